#!/usr/bin/env bash
# Times what users would pick instead against our cases. `Scripts/peers.sh --help` says all of it.
set -euo pipefail
cd "$(dirname "$0")/.."

help() {
  cat <<'END'
Times what users would pick instead against our own cases, in one run in which all programs take short turns, and
compares their results with numbers of a higher precision.

  Scripts/peers.sh [--turns N] [--benchmarks PROGRAM] [DIR]

DIR is a folder with the peers' sources, which you fetch: nothing of theirs is in this repository. A peer that isn't in DIR is
listed below the table. Without DIR the table has what the toolchain and the system have: the closed form of a spring
with exp, sin and cos of the C library (C++) and of node, std::to_chars, snprintf, Swift's description, toFixed and
String(number).

  in DIR                                      source, and the version that the runner was written for
  WebKit/SpringSolver.h                       WebKit, Source/WebCore/platform/graphics, e443debb88df
  WebKit/UnitBezier.h                         the same folder, 029da7d3d074
  Chromium/cubic_bezier.h, cubic_bezier.cc    Chromium, ui/gfx/geometry, 4c58b9eda9c1
  Motion/SpringFunction.swift                 github.com/b3ll/Motion, Sources/Motion/Animations/Functions, 3bb3e02491c9
  Motion/EasingFunctions.swift                the same folder
  Motion/SIMDRepresentable.swift              Sources/Motion/Protocols
  Motion/EquatableEnough.swift                Sources/Motion/Protocols
  AOSP/VelocityTracker.cpp, .h, RingBuffer.h  frameworks/native, libs/input and include/input, 0164277c9123
  AOSP/BitSet.h                               system/core, libutils/include/utils
  node_modules                                what `npm install --prefix DIR framer-motion@12 wobble@1 rebound@0.1
                                              bezier-easing@3` makes

WebKit's and Chromium's files are also in Debian's source packages webkit2gtk and chromium: `apt-get source webkit2gtk`.

A row is a program. `ns` is the first quartile of rounds of some 60 microseconds, in time that the processor spent on
that process, an item; `ratio` is that over our own time for the same work, so that less than 1 is faster than we are;
`largest error` is the distance from what long double (64 bits of significand on x86-64, 113 on most others) comes to:
points for springs and curves from 390.5 to 71, parts of 1 for a curve's value, points per second for velocities, and
for texts the distance of the text from the number, which is at most 5e-05 with four places and 0 with all.

  spring sampled          position and velocity at 1024 instants, 1 ms apart; damping ratio 0.8, response 0.4 s, from
                          319.5 points and -812.4 points per second
  spring, 60 samples      a second of it, frame by frame at 60 Hz; an item is the frame
  cubic curve value       the value of (0.32, 0.72, 0, 1) at 1024 points
  cubic curve sampled     position and velocity of a card on that curve; `table` is a CubicBezierTable, made before
  estimator, lsq2         a finger's sample added and its velocity asked for, at 120 Hz
  number of four places, exact number      1024 numbers from 71 to 390 written into a buffer

Options:
  --turns N               the number of turns that each program takes (40)
  --benchmarks PROGRAM    a built CardBenchmarks; otherwise it is built: swift build -c release

The exit code is 0, 64 for wrong arguments, and 1 if a source in DIR doesn't compile.
END
}

fail() {
  echo "error: $2" >&2
  exit "$1"
}

turns=40
benchmarks=
folder=
while [ $# -gt 0 ]; do
  case $1 in
  -h | --help)
    help
    exit 0
    ;;
  --turns | --benchmarks)
    [ $# -ge 2 ] || fail 64 "$1 takes a value"
    if [ "$1" = --turns ]; then turns=$2; else benchmarks=$2; fi
    shift
    ;;
  -*) fail 64 "there is no option '$1'; see --help" ;;
  *)
    [ -z "$folder" ] || fail 64 "one folder at most"
    [ -d "$1" ] || fail 64 "there is no folder '$1'"
    folder=$(cd "$1" && pwd)
    ;;
  esac
  shift
done
case $turns in '' | *[!0-9]* | 0) fail 64 "--turns takes a number above 0" ;; esac
if [ -z "$benchmarks" ]; then
  swift build -c release --product CardBenchmarks >&2
  benchmarks=$(swift build -c release --show-bin-path)/CardBenchmarks
fi
[ -x "$benchmarks" ] || fail 64 "there is no program '$benchmarks'"

work=$(mktemp -d)
runners=()
cleanup() {
  for runner in ${pids[@]+"${pids[@]}"}; do kill "$runner" 2>"$work/kill" || true; done
  rm -rf "$work"
}
pids=()
trap cleanup EXIT
absent=()
broken=0

# compile NAME COMMAND…: a runner, or a complaint.
compile() {
  local name=$1
  shift
  if "$@" -o "$work/$name" >"$work/$name.words" 2>&1; then
    runners+=("$work/$name")
  else
    echo "error: '$name' doesn't compile:" >&2
    head -n 20 "$work/$name.words" >&2
    broken=1
  fi
}

# has FILE…: true if all are in DIR; otherwise the first is noted as absent.
has() {
  local file
  for file in "$@"; do
    [ -n "$folder" ] && [ -e "$folder/$file" ] && continue
    absent+=("$file")
    return 1
  done
}

# shim FILE TEXT: a header that a peer's source includes, with what it uses of it.
shim() {
  mkdir -p "$work/shims/$(dirname "$1")"
  printf '#pragma once\n%s\n' "$2" >"$work/shims/$1"
}

peers=$PWD/Scripts/peers
compilers=()
for name in g++ clang++; do
  command -v "$name" >"$work/words" || continue
  echo '#include <charconv>
    int main() {}' >"$work/probe.cpp"
  "$name" -std=c++20 "$work/probe.cpp" -o "$work/probe" 2>"$work/words" && compilers+=("$name")
done
[ ${#compilers[@]} -gt 0 ] || fail 1 "no C++ compiler with a standard library: the errors need one, too"
cxx=("${compilers[0]}" -std=c++20 -O2 -DNDEBUG -I"$peers")

compile reference "${cxx[@]}" "$peers/reference.cpp"
reference=$work/reference
runners=()
for name in "${compilers[@]}"; do
  compile "library-$name" "$name" -std=c++20 -O2 -I"$peers" -DCOMPILER="\"$name\"" "$peers/library.cpp"
done
swiftc=(swiftc -O -wmo -parse-as-library)
compile description "${swiftc[@]}" "$peers/race.swift" "$peers/description.swift"

if has WebKit/SpringSolver.h && has WebKit/UnitBezier.h; then
  compile webkit "${cxx[@]}" -I"$folder/WebKit" "$peers/webkit.cpp"
fi

if has Chromium/cubic_bezier.h Chromium/cubic_bezier.cc; then
  shim ui/gfx/geometry/cubic_bezier.h '#include <cubic_bezier.h>'
  shim ui/gfx/geometry/geometry_export.h '#define GEOMETRY_EXPORT'
  shim base/component_export.h '#define COMPONENT_EXPORT(name)'
  shim base/macros.h ''
  shim base/check.h '#define DCHECK(x) ((void)0)'
  shim base/check_op.h '#include "base/check.h"
#define DCHECK_GE(a, b) ((void)0)
#define DCHECK_LE(a, b) ((void)0)'
  shim base/cxx17_backports.h '#include <algorithm>
namespace base { using std::clamp; }'
  compile chromium "${cxx[@]}" -I"$folder/Chromium" -I"$work/shims" "$peers/chromium.cpp"
fi

motion=(Motion/SpringFunction.swift Motion/EasingFunctions.swift Motion/SIMDRepresentable.swift
  Motion/EquatableEnough.swift)
if has "${motion[@]}"; then
  # Modules of Apple's, and swift-numerics', whose part in it Scripts/peers/real.swift plays; all is one module.
  mkdir "$work/motion"
  for file in "${motion[@]}"; do
    sed -E '/^import (CoreGraphics|simd|RealModule)/d; s/RealModule\.Real/Real/' "$folder/$file" \
      >"$work/motion/$(basename "$file")"
  done
  compile motion-runner "${swiftc[@]}" "$work"/motion/*.swift "$peers/real.swift" "$peers/race.swift" \
    "$peers/motion.swift"
fi

if has AOSP/VelocityTracker.cpp AOSP/VelocityTracker.h AOSP/RingBuffer.h AOSP/BitSet.h; then
  shim input/VelocityTracker.h '#include <VelocityTracker.h>'
  shim input/RingBuffer.h '#include <RingBuffer.h>'
  shim utils/BitSet.h '#include <BitSet.h>'
  shim utils/TypeHelpers.h ''
  for header in android-base/logging.h android-base/stringprintf.h ftl/enum.h input/Input.h input/PrintTools.h \
    log/log.h utils/Timers.h; do
    shim "$header" '#include "android.h"'
  done
  compile aosp "${cxx[@]}" -I"$folder/AOSP" -I"$work/shims" -I"$peers" "$peers/aosp.cpp"
fi

if command -v node >"$work/words"; then
  printf '#!/usr/bin/env bash\nexec node "%s/race.mjs" "%s"\n' "$peers" "$folder" >"$work/node"
  chmod +x "$work/node"
  runners+=("$work/node")
  for package in framer-motion wobble rebound bezier-easing; do has "node_modules/$package" || true; done
else
  absent+=("node, which isn't on the PATH")
fi

cat >"$work/cardsim" <<END
#!/usr/bin/env bash
exec "$(cd "$(dirname "$benchmarks")" && pwd)/$(basename "$benchmarks")" --turns 'spring sampled' \\
  'spring, 60 samples' 'spring on the C library' 'cubic curve value' 'cubic curve value, table' \\
  'cubic curve sampled' 'cubic curve sampled, table' 'estimator, lsq2' 'exact number' 'number of four places'
END
chmod +x "$work/cardsim"
runners=("$work/cardsim" "${runners[@]}")

# Each runner waits for a line, so that only one works at a time.
ends=()
answers=()
for index in "${!runners[@]}"; do
  mkfifo "$work/to$index" "$work/from$index"
  "${runners[$index]}" <"$work/to$index" >"$work/from$index" 2>"$work/words$index" &
  pids+=($!)
  exec {end}>"$work/to$index" {answer}<"$work/from$index"
  ends+=("$end")
  answers+=("$answer")
done

for ((turn = 0; turn <= turns; turn++)); do
  [ ! -t 2 ] || printf '\r\033[Kturn %d of %d' "$turn" "$turns" >&2
  for index in "${!runners[@]}"; do
    # There and back, so that what slows the machine down favours no one.
    [ $((turn % 2)) = 0 ] || index=$((${#runners[@]} - 1 - index))
    echo >&"${ends[$index]}"
    read -r -u "${answers[$index]}" _ || {
      cat "$work/words$index" >&2
      fail 1 "$(basename "${runners[$index]}") ended before its turn"
    }
  done
done
[ ! -t 2 ] || printf '\r\033[K' >&2

# A runner also holds the ends of those that started before it: the last one sees its end first.
for end in "${ends[@]}"; do exec {end}>&-; done
for ((index = ${#runners[@]} - 1; index >= 0; index--)); do
  cat <&"${answers[$index]}" >"$work/lines$index"
  wait "${pids[$index]}" || true
  cat "$work/words$index" >&2
done
pids=()
for index in "${!runners[@]}"; do cat "$work/lines$index"; done >"$work/lines"

# Our own names for four rows, and a frame of the sixty.
awk -F'\t' -v OFS='\t' '
  $1 == "spring on the C library" { $1 = "spring sampled"; $2 = "exp, sin, cos, Swift" }
  sub(/, table$/, "", $1) { $2 = "cardsim, table" }
  $1 == "spring, 60 samples" && $2 == "cardsim" { $3 /= 60 }
  { print }
' "$work/lines" | "$reference" >"$work/table"
awk -F'\t' '
  $2 == "cardsim" { own[$1] = $3 }
  { work[NR] = $1; program[NR] = $2; ns[NR] = $3; error[NR] = $4 }
  END {
    printf "%-22s %-34s %9s %7s  %s\n", "work", "program", "ns", "ratio", "largest error"
    for (first = 1; first <= NR; first++) {
      if (work[first] in shown) continue
      shown[work[first]] = 1
      for (row = first; row <= NR; row++) {
        if (work[row] != work[first]) continue
        ratio = own[work[row]] > 0 ? sprintf("%.2f", ns[row] / own[work[row]]) : "-"
        printf "%-22s %-34s %9.1f %7s  %s\n", work[row], program[row], ns[row], ratio, error[row]
      }
    }
  }
' "$work/table"
if [ ${#absent[@]} -gt 0 ]; then
  printf '\nnot in DIR:\n'
  printf '  %s\n' "${absent[@]}"
fi
exit "$broken"
