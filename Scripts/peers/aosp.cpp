// AOSP's VelocityTracker with its strategy LSQ2, as it is; what it includes of Android stands in android.h.
#include "android.h"
#include "VelocityTracker.cpp"
#include "race.h"

// A finger that goes up and down, sampled at 120 Hz.
struct Finger {
  android::VelocityTracker tracker{android::VelocityTracker::Strategy::LSQ2};
  long index = 0;

  double next() {
    index += 1;
    const long count = index & 127;
    const float position = 400 - (count < 64 ? count : 128 - count) * 2.5f;
    tracker.addMovement(index * 1000000000 / 120, 0, AMOTION_EVENT_AXIS_Y, position);
    return tracker.getVelocity(AMOTION_EVENT_AXIS_Y, 0).value_or(0);
  }
};

static double run(long items) {
  static Finger finger;
  double sum = 0;
  for (long item = 0; item < items; item++) sum += finger.next();
  return sum;
}

int main() {
  return race::main({
      {"estimator, lsq2", "AOSP VelocityTracker, LSQ2, float", run,
       [] {
         Finger finger;
         return race::numbers([&finger](long) { return finger.next(); });
       }},
  });
}
