// What AOSP's VelocityTracker includes of Android, as far as it uses it: no logs, no checks, and events without
// history.
#pragma once

#include <algorithm>
#include <chrono>
#include <cinttypes>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#define ANDROID_LOG_DEBUG 3
#define ANDROID_LOG_INFO 4
#define __android_log_is_loggable(...) false
#define ALOGD(...) ((void)0)
#define ALOGW(...) ((void)0)
#define ALOGE(...) ((void)0)
#define ALOGD_IF(...) ((void)0)
#define ALOGI_IF(...) ((void)0)
#define LOG_ALWAYS_FATAL(...) ((void)0)
#define LOG_ALWAYS_FATAL_IF(...) ((void)0)
#define LOG(severity) std::ostringstream()
#define CHECK_LE(a, b) ((void)0)
#define CHECK_LT(a, b) \
  if (false) std::ostringstream()

typedef int64_t nsecs_t;

#define MAX_POINTERS 16
#define MAX_POINTER_ID 31

enum {
  AMOTION_EVENT_ACTION_DOWN, AMOTION_EVENT_ACTION_UP, AMOTION_EVENT_ACTION_MOVE, AMOTION_EVENT_ACTION_CANCEL,
  AMOTION_EVENT_ACTION_POINTER_DOWN = 5, AMOTION_EVENT_ACTION_POINTER_UP, AMOTION_EVENT_ACTION_HOVER_MOVE,
  AMOTION_EVENT_ACTION_SCROLL, AMOTION_EVENT_ACTION_HOVER_ENTER
};
enum { AMOTION_EVENT_AXIS_X = 0, AMOTION_EVENT_AXIS_Y = 1, AMOTION_EVENT_AXIS_SCROLL = 26 };

namespace android {

struct MotionEvent {
  int32_t getActionMasked() const { return AMOTION_EVENT_ACTION_CANCEL; }
  int32_t getActionIndex() const { return 0; }
  int32_t getPointerId(size_t) const { return 0; }
  size_t getPointerCount() const { return 1; }
  size_t getHistorySize() const { return 0; }
  nsecs_t getEventTime() const { return 0; }
  nsecs_t getHistoricalEventTime(size_t) const { return 0; }
  bool isResampled(size_t, size_t) const { return false; }
  float getHistoricalAxisValue(int32_t, size_t, size_t) const { return 0; }
};

template <typename Value>
std::string toString(const std::optional<Value> &) { return ""; }

namespace base {
template <typename... Values>
std::string StringPrintf(const char *, Values...) { return ""; }
}  // namespace base

}  // namespace android
