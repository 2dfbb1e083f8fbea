#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stdbool.h>
#include <stdint.h>

/// True if allocations are counted on this platform: only glibc lets a program replace its malloc.
bool allocation_counter_works(void);

/// The number of allocations that this thread has requested so far.
uint64_t allocation_count(void);

/// The number of bytes that this thread has requested so far; a block that is resized counts with its new size.
uint64_t allocation_bytes(void);

/// Does nothing: a program that counts instructions from outside begins a new count at each call.
void allocation_mark(void);

#endif
