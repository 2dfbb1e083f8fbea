#!/usr/bin/env bash
# Checks that cost grows as the work grows, and no faster: of everything that a scenario or a file may have many of, it
# counts what one, ten and a hundred times as many cost, and fails if a further one costs more among many than among
# few. It counts allocations and their bytes, and instructions under valgrind: the same numbers in each run, independent
# of the machine's load.
#
#   Scripts/scale.sh BENCHMARKS [NAME…]  BENCHMARKS is the program CardBenchmarks of a release build; the things of
#                                        these names, as the table has them, or all
#
# Where there is no valgrind, and apt-get can't install it, it says so and counts without instructions.
set -euo pipefail
if [ $# -lt 1 ]; then
  echo "usage: Scripts/scale.sh BENCHMARKS [NAME…]" >&2
  exit 64
fi
benchmarks=$1
shift
[ -x "$benchmarks" ] || {
  echo "error: there is no program '$benchmarks'" >&2
  exit 66
}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

if ! command -v valgrind >/dev/null && command -v apt-get >/dev/null; then
  { apt-get update && apt-get install -y --no-install-recommends valgrind; } >"$work/words" 2>&1 || cat "$work/words"
fi
if ! command -v valgrind >/dev/null || ! command -v setarch >/dev/null; then
  echo "SKIPPED: instructions aren't counted without valgrind and setarch"
  exec "$benchmarks" --scale "$@"
fi

# The program calls allocation_mark before and after each counted work, and callgrind begins a new file at each call:
# the second, the fourth and so on are the works. The first run's verdict doesn't count, the second's has instructions.
SWIFT_DETERMINISTIC_HASHING=1 setarch "$(uname -m)" -R valgrind --tool=callgrind --dump-before=allocation_mark \
  --callgrind-out-file="$work/part" "$benchmarks" --scale "$@" >"$work/table" 2>"$work/words" || [ $? -eq 1 ] || {
  cat "$work/words" >&2
  echo "error: valgrind can't run '$benchmarks'" >&2
  exit 1
}
part=2
while [ -e "$work/part.$part" ]; do
  awk '/^(summary|totals):/ { count = $2 } END { print count }' "$work/part.$part"
  part=$((part + 2))
done >"$work/instructions"
"$benchmarks" --scale "$@" --instructions "$work/instructions"
