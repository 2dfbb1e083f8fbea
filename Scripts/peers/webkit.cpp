// WebKit's SpringSolver.h and UnitBezier.h, as they are.
#include <algorithm>
#include <cmath>

#include "SpringSolver.h"
#include "UnitBezier.h"
#include "race.h"

using race::Spring;

// A spring from 0 to 1, in distances: its velocity is toward the target, and there is no question for one later.
static const WebCore::SpringSolver spring(
    1, Spring::stiffness(), Spring::damping(), -Spring::velocity / Spring::displacement);

static double position(long index) { return Spring::displacement * (1 - spring.solve(race::instant(index))); }

static WebCore::UnitBezier curve(0.32, 0.72, 0, 1);

// WebKit gives an epsilon of 0.005 for an animation of a second; its steps end at 1e-7 or before, whatever it is.
static double value(long index) { return curve.solve(race::part(index), 0.005); }

template <typename Item>
static double run(long items, Item item) {
  double sum = 0;
  for (long index = 0; index < items; index++) sum += item(index);
  return sum;
}

int main() {
  return race::main({
      {"spring sampled", "WebKit SpringSolver, position only", [](long items) { return run(items, position); },
       [] { return race::numbers(position); }},
      {"cubic curve value", "WebKit UnitBezier", [](long items) { return run(items, value); },
       [] { return race::numbers(value); }},
  });
}
