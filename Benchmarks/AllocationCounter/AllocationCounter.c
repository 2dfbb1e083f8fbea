// Replaces glibc's allocation functions and counts their calls. No floating point here: C may fuse what Swift must not.
#include "AllocationCounter.h"

#include <stddef.h>
#include <stdlib.h>

static _Thread_local uint64_t count = 0;
static _Thread_local uint64_t bytes = 0;

uint64_t allocation_count(void) { return count; }

uint64_t allocation_bytes(void) { return bytes; }

// Never inlined, and never left out as a function that does nothing.
__attribute__((noinline)) void allocation_mark(void) { __asm__ volatile("" ::: "memory"); }

#if defined(__GLIBC__)

#include <errno.h>

bool allocation_counter_works(void) { return true; }

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t number, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

void *malloc(size_t size) {
  count += 1;
  bytes += size;
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  count += 1;
  bytes += number * size;
  return __libc_calloc(number, size);
}

void *realloc(void *block, size_t size) {
  count += 1;
  bytes += size;
  return __libc_realloc(block, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  count += 1;
  bytes += size;
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **block, size_t alignment, size_t size) {
  count += 1;
  bytes += size;
  *block = __libc_memalign(alignment, size);
  return *block ? 0 : ENOMEM;
}

#else

bool allocation_counter_works(void) { return false; }

#endif
