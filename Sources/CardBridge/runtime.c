// What Embedded Swift's library needs of a system, for a page that has none: memory, and a few functions of C.
// No arithmetic on numbers with a point in here but `round`, which is exact.
#include <stddef.h>
#include <stdint.h>

// Free blocks by size, each size twice the one before. A block's size stands before it, for `free`.
static void *free_blocks[32];
static uintptr_t next = 0;
extern char __heap_base;

int posix_memalign(void **block, size_t alignment, size_t size) {
  unsigned class = 5;
  if (alignment > 16 || size > (1u << 30)) return 22;
  while (((size_t)1 << class) < size + 16) class++;
  if (free_blocks[class]) {
    *block = free_blocks[class];
    free_blocks[class] = *(void **)*block;
    return 0;
  }
  if (!next) next = ((uintptr_t)&__heap_base + 15) & ~(uintptr_t)15;
  uintptr_t end = next + ((uintptr_t)1 << class);
  size_t pages = __builtin_wasm_memory_size(0);
  if (end > pages << 16) {
    size_t wanted = ((end - (pages << 16)) >> 16) + 16;
    if (__builtin_wasm_memory_grow(0, wanted) == (size_t)-1) return 12;
  }
  *(size_t *)next = class;
  *block = (void *)(next + 16);
  next = end;
  return 0;
}

void free(void *block) {
  if (!block) return;
  unsigned class = *(size_t *)((uintptr_t)block - 16);
  *(void **)block = free_blocks[class];
  free_blocks[class] = block;
}

// Tables are seeded by it; nothing may follow from their order.
void arc4random_buf(void *bytes, size_t count) {
  for (size_t index = 0; index < count; index++) ((uint8_t *)bytes)[index] = 0x9E;
}

int memcmp(const void *one, const void *other, size_t count) {
  const uint8_t *a = one, *b = other;
  for (size_t index = 0; index < count; index++)
    if (a[index] != b[index]) return a[index] < b[index] ? -1 : 1;
  return 0;
}

size_t strlen(const char *text) {
  size_t count = 0;
  while (text[count]) count++;
  return count;
}

void *memcpy(void *to, const void *from, size_t count) { return __builtin_memcpy(to, from, count); }
void *memmove(void *to, const void *from, size_t count) { return __builtin_memmove(to, from, count); }
void *memset(void *to, int byte, size_t count) { return __builtin_memset(to, byte, count); }

// Nothing is written: a message of the library goes nowhere.
int putchar(int byte) { return byte; }

// To the nearest whole number, halves away from zero; the difference is exact.
double round(double x) {
  double whole = __builtin_trunc(x), rest = x - whole;
  return rest >= 0.5 ? whole + 1 : rest <= -0.5 ? whole - 1 : whole;
}

// A product of 128 bits, out of halves.
typedef struct { uint64_t low, high; } Wide;
void __multi3(Wide *product, uint64_t low, uint64_t high, uint64_t other_low, uint64_t other_high) {
  uint64_t a = low >> 32, b = low & 0xFFFFFFFF, c = other_low >> 32, d = other_low & 0xFFFFFFFF;
  uint64_t middle = a * d + (b * d >> 32), second = b * c + (middle & 0xFFFFFFFF);
  product->low = low * other_low;
  product->high = a * c + (middle >> 32) + (second >> 32) + low * other_high + high * other_low;
}
