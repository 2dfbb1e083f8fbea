// What every C++ runner of Scripts/peers.sh shares: it takes a turn for each line that it reads, and at the end writes
// a line for each work: the work's name, the program, the time of an item, and what the items came to.
#pragma once

#include <time.h>

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <iostream>
#include <string>
#include <vector>

namespace race {

// The work of one program: `run` does items and returns something that hangs on all of them; `results` are those of the
// items, numbers as the sixteen hexadecimal digits of their bits.
struct Work {
  std::string work, program;
  double (*run)(long items);
  std::vector<std::string> (*results)();
  std::vector<double> times = {};
  long items = 0;
};

inline std::string bits(double number) {
  uint64_t word;
  std::memcpy(&word, &number, sizeof word);
  char text[17];
  std::snprintf(text, sizeof text, "%016llx", (unsigned long long)word);
  return text;
}

// The processor's time of this process, nanoseconds: what other processes take isn't in it.
inline double now() {
  timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return time.tv_sec * 1e9 + time.tv_nsec;
}

inline volatile double sink;

inline double round(Work &work) {
  const double start = now();
  sink = work.run(work.items);
  return now() - start;
}

// Turns of sixteen rounds of some 60 microseconds; the first turn finds out how many items that is.
inline void turn(Work &work) {
  if (work.items == 0) {
    work.items = 64;
    while (round(work) < 60e3) work.items *= 2;
    return;
  }
  for (int index = 0; index < 16; index++) work.times.push_back(round(work) / work.items);
}

inline int main(std::vector<Work> works) {
  std::string line;
  while (std::getline(std::cin, line)) {
    for (Work &work : works) turn(work);
    std::cout << std::endl;
  }
  for (Work &work : works) {
    if (work.times.empty()) return 1;
    std::sort(work.times.begin(), work.times.end());
    std::printf("%s\t%s\t%.3f\t", work.work.c_str(), work.program.c_str(), work.times[work.times.size() / 4]);
    for (const std::string &result : work.results()) std::printf("%s ", result.c_str());
    std::printf("\n");
  }
  return 0;
}

// What the works are about, the same in every program.
struct Spring {
  static constexpr double response = 0.4, ratio = 0.8, displacement = 319.5, velocity = -812.4;
  static double frequency() { return 2 * 3.14159265358979323846 / response; }
  static double stiffness() { return frequency() * frequency(); }
  static double damping() { return 2 * ratio * frequency(); }
};

inline double instant(long index) { return double(index & 1023) * 0.001; }
inline double part(long index) { return double(index & 1023) / 1024; }

// The results of 1024 items.
template <typename Item>
std::vector<std::string> numbers(Item item) {
  std::vector<std::string> results;
  for (long index = 0; index < 1024; index++) results.push_back(bits(item(index)));
  return results;
}

}  // namespace race
