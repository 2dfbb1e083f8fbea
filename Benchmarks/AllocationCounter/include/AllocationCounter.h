#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stdbool.h>
#include <stdint.h>

/// Whether allocations are counted on this platform: only glibc lets a program stand before its own malloc.
bool allocation_counter_works(void);

/// How many blocks this thread has asked for so far.
uint64_t allocation_count(void);

#endif
