// Chromium's cubic_bezier.cc, as it is; what it includes of Chromium's base stands in Scripts/peers/chromium.
#include "cubic_bezier.cc"
#include "race.h"

static const gfx::CubicBezier curve(0.32, 0.72, 0, 1);

static double value(long index) { return curve.Solve(race::part(index)); }

static double place(long index) { return 390.5 + (71 - 390.5) * curve.Solve(race::instant(index) / 1.024); }

static double runValue(long items) {
  double sum = 0;
  for (long index = 0; index < items; index++) sum += value(index);
  return sum;
}

static double runState(long items) {
  double sum = 0;
  for (long index = 0; index < items; index++)
    sum += place(index) + (71 - 390.5) / 1.024 * curve.Slope(race::instant(index) / 1.024);
  return sum;
}

int main() {
  return race::main({
      {"cubic curve value", "Chromium CubicBezier", runValue, [] { return race::numbers(value); }},
      {"cubic curve sampled", "Chromium CubicBezier, and its slope", runState, [] { return race::numbers(place); }},
  });
}
