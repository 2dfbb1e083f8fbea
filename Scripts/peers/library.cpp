// The C and C++ libraries: a spring's closed form with exp, sin and cos, and numbers by to_chars and snprintf.
#include <charconv>
#include <cmath>

#include "race.h"

using race::Spring;

// e^(−ζωt) (x₀ cos ρt + (v₀ + ζω x₀)/ρ · sin ρt)
struct ClosedForm {
  double decay, rate, cosine, sine, velocityCosine, velocitySine;
  ClosedForm() {
    decay = Spring::ratio * Spring::frequency();
    rate = Spring::frequency() * std::sqrt(1 - Spring::ratio * Spring::ratio);
    cosine = Spring::displacement;
    sine = (Spring::velocity + decay * Spring::displacement) / rate;
    velocityCosine = Spring::velocity;
    velocitySine = -(decay * sine + rate * Spring::displacement);
  }
  double position(double time) const {
    return std::exp(-decay * time) * (cosine * std::cos(rate * time) + sine * std::sin(rate * time));
  }
  double sum(double time) const {
    const double envelope = std::exp(-decay * time), c = std::cos(rate * time), s = std::sin(rate * time);
    return envelope * (cosine * c + sine * s) + envelope * (velocityCosine * c + velocitySine * s);
  }
};

static const ClosedForm closedForm;

static double runSpring(long items) {
  double sum = 0;
  for (long index = 0; index < items; index++) sum += closedForm.sum(race::instant(index));
  return sum;
}

static std::vector<std::string> springResults() {
  return race::numbers([](long index) { return closedForm.position(race::instant(index)); });
}

// Positions that no decimal has, the same on every machine: a root is rounded alike.
static std::vector<double> positions() {
  std::vector<double> all;
  for (long index = 0; index < 1024; index++) all.push_back(71 + 319.5 * std::sqrt(race::part(index)));
  return all;
}
static const std::vector<double> decimals = positions();

template <typename Write>
static double runText(long items, Write write) {
  static char buffer[65536 + 64];
  size_t used = 0;
  for (long index = 0; index < items; index++) {
    used += write(buffer + used, decimals[index & 1023]);
    if (used > 65536) used = 0;
  }
  return double(used) + buffer[0];
}

template <typename Write>
static std::vector<std::string> textResults(Write write) {
  std::vector<std::string> results;
  for (double number : decimals) {
    char buffer[64];
    results.push_back(std::string(buffer, write(buffer, number)));
  }
  return results;
}

static size_t printed(char *place, double number) { return std::snprintf(place, 64, "%.4f", number); }

#if defined(__cpp_lib_to_chars)
static size_t fixed(char *place, double number) {
  return std::to_chars(place, place + 64, number, std::chars_format::fixed, 4).ptr - place;
}
static size_t shortest(char *place, double number) {
  return std::to_chars(place, place + 64, number).ptr - place;
}
#endif

int main() {
  return race::main({
      {"spring sampled", "exp, sin, cos, " COMPILER, runSpring, springResults},
      {"number of four places", "snprintf, " COMPILER, [](long items) { return runText(items, printed); },
       [] { return textResults(printed); }},
#if defined(__cpp_lib_to_chars)
      {"number of four places", "to_chars, " COMPILER, [](long items) { return runText(items, fixed); },
       [] { return textResults(fixed); }},
      {"exact number", "to_chars, " COMPILER, [](long items) { return runText(items, shortest); },
       [] { return textResults(shortest); }},
#endif
  });
}
