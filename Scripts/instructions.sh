#!/usr/bin/env bash
# Counts the instructions of one item of each case, under valgrind: the same number in each run, independent of the
# machine's load. A case does ITEMS items in one run and twice as many in another; the difference is that of the items
# alone, without start and preparation. It counts twice, to check that the number is the same.
#
#   Scripts/instructions.sh BENCHMARKS [CASE…]     BENCHMARKS is the program CardBenchmarks of a release build
#
# ITEMS sets the number of items, 10000 by default.
set -euo pipefail
if [ $# -lt 1 ]; then
  echo "usage: Scripts/instructions.sh BENCHMARKS [CASE…]" >&2
  exit 64
fi
benchmarks=$1
shift
[ -x "$benchmarks" ] || {
  echo "error: there is no program '$benchmarks'" >&2
  exit 66
}
items=${ITEMS:-10000}

# lacks WHAT: reports a missing requirement, and exits.
lacks() {
  echo "error: this needs $1" >&2
  exit 1
}
command -v setarch >/dev/null || lacks "setarch, of util-linux, to keep addresses from being drawn by lot"
if ! command -v valgrind >/dev/null; then
  command -v apt-get >/dev/null || lacks "valgrind, and apt-get isn't here to install it"
  { apt-get update && apt-get install -y --no-install-recommends valgrind; } >&2 ||
    lacks "valgrind, which apt-get couldn't install"
fi
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# count ITEMS CASE: the instructions of the whole program, and in $work/done the number of items done.
count() {
  SWIFT_DETERMINISTIC_HASHING=1 setarch "$(uname -m)" -R valgrind --tool=callgrind --callgrind-out-file="$work/out" \
    "$benchmarks" --items "$1" "$2" >"$work/done" 2>"$work/words" || {
    cat "$work/words" >&2
    lacks "a valgrind that can run '$benchmarks'"
  }
  awk '/Collected/ { print $NF }' "$work/words"
}

# per_item CASE: the instructions per item, to two places.
per_item() {
  local first second done_first done_second
  first=$(count "$items" "$1")
  done_first=$(awk -F'\t' '{ print $2 }' "$work/done")
  second=$(count $((2 * items)) "$1")
  done_second=$(awk -F'\t' '{ print $2 }' "$work/done")
  awk -v a="$first" -v b="$second" -v m="$done_first" -v n="$done_second" '
    BEGIN { printf "%.2f %d %d", (b - a) / (n - m), a, b }'
}

if [ $# -eq 0 ]; then
  set -- exp log sinCos "spring sampled" "frame, resting" "frame, settling" "frame, dragging" "frame, scrolling" \
    "frame, pushing" "touch delivery" "CSV row of 12 numbers"
fi
failed=0
printf '%-28s %18s   %s\n' case instructions/item "both runs"
for case in "$@"; do
  one=$(per_item "$case")
  two=$(per_item "$case")
  if [ "$one" = "$two" ]; then same="equal"; else same="DIFFER: $one, then $two"; failed=1; fi
  printf '%-28s %18s   %s\n' "$case" "${one%% *}" "$same"
done
[ "$failed" = 0 ] || {
  echo "error: instruction counts differ from run to run" >&2
  exit 1
}
