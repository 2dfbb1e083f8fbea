// Reads the lines of all programs, and replaces each one's results by their largest error: of numbers the distance from
// what long double comes to, which has 64 bits or more where this is worth asking; of texts the distance from the
// number.
#include <cfloat>
#include <cmath>
#include <cstdlib>
#include <sstream>

#include "race.h"

using Wide = long double;

// A spring's position at an instant; its frequency is the double that every program begins with.
static Wide spring(double time) {
  const Wide ratio = race::Spring::ratio, frequency = race::Spring::frequency();
  const Wide rate = frequency * std::sqrt(1 - ratio * ratio), decay = ratio * frequency, x = race::Spring::displacement;
  const Wide sine = (race::Spring::velocity + decay * x) / rate;
  return std::exp(-decay * time) * (x * std::cos(rate * time) + sine * std::sin(rate * time));
}

// A curve's output: its parameter by bisection to the last bit.
static Wide curve(Wide x) {
  const Wide x1 = 0.32, y1 = 0.72, x2 = 0, y2 = 1;
  Wide low = 0, high = 1, t = 0.5L;
  for (int step = 0; step < 200; step++) {
    t = (low + high) / 2;
    const Wide s = 1 - t;
    if (3 * x1 * t * s * s + 3 * x2 * t * t * s + t * t * t < x) low = t; else high = t;
  }
  const Wide s = 1 - t;
  return 3 * y1 * t * s * s + 3 * y2 * t * t * s + t * t * t;
}

// A finger's position, as every program's finger moves, and the slope of the parabola through the last 100 ms.
static Wide finger(long index) {
  const long count = index & 127;
  return 400 - (count < 64 ? count : 128 - count) * 2.5L;
}

static Wide velocity(long index) {
  Wide s[5] = {0, 0, 0, 0, 0}, y[3] = {0, 0, 0};
  for (long age = 0; age <= 12 && age < index; age++) {
    const Wide t = -age / 120.0L;
    Wide power = 1;
    for (int k = 0; k < 5; k++, power *= t) {
      s[k] += power;
      if (k < 3) y[k] += power * finger(index - age);
    }
  }
  // Cramer's rule for the second of three coefficients.
  const Wide minor = s[1] * s[4] - s[3] * s[2];
  const Wide whole = s[0] * (s[2] * s[4] - s[3] * s[3]) - s[1] * minor + s[2] * (s[1] * s[3] - s[2] * s[2]);
  const Wide slope = s[0] * (y[1] * s[4] - s[3] * y[2]) - y[0] * minor + s[2] * (s[1] * y[2] - y[1] * s[2]);
  return slope / whole;
}

static double number(const std::string &digits) {
  const uint64_t word = std::strtoull(digits.c_str(), nullptr, 16);
  double number;
  std::memcpy(&number, &word, sizeof number);
  return number;
}

// The error of a result; below 0 where it isn't asked for.
static Wide error(const std::string &work, long index, const std::string &result) {
  if (work == "spring sampled") return std::fabs(number(result) - spring(race::instant(index)));
  if (work == "spring, 60 samples") return std::fabs(number(result) - spring(double(index) / 60));
  if (work == "cubic curve value") return std::fabs(number(result) - curve(race::part(index)));
  if (work == "cubic curve sampled")
    return std::fabs(number(result) - (390.5L + (71 - 390.5L) * curve(Wide(race::instant(index)) / Wide(1.024))));
  if (work == "estimator, lsq2") return index < 16 ? -1 : std::fabs(number(result) - velocity(index + 1));
  const double written = 71 + 319.5 * std::sqrt(race::part(index));
  if (work == "exact number") return std::fabs(Wide(std::strtod(result.c_str(), nullptr)) - written);
  if (work == "number of four places") return std::fabs(std::strtold(result.c_str(), nullptr) - written);
  return -1;
}

int main() {
  std::string line;
  while (std::getline(std::cin, line)) {
    const size_t end = line.rfind('\t');
    const std::string work = line.substr(0, line.find('\t'));
    std::istringstream results(line.substr(end + 1));
    std::string result;
    Wide largest = -1;
    for (long index = 0; results >> result; index++) largest = std::max(largest, error(work, index, result));
    std::printf("%s\t", line.substr(0, end).c_str());
    if (largest < 0 || LDBL_MANT_DIG < 64) std::printf("-\n"); else std::printf("%.1Le\n", largest);
  }
  return 0;
}
