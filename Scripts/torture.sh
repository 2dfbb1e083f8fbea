#!/usr/bin/env bash
# Tries COUNT random scenarios of a seed on all processors: each must run, come to rest on a detent, and be the same
# after a restore, within 5 s. A trap or an endless run ends a process, and the next process continues after it. Prints
# a table of the failures, and writes the document of each to OUT. Exits with 1 if there are any.
# Usage: Scripts/torture.sh SEED COUNT [BINARY] [OUT]
set -euo pipefail
root=$(cd "$(dirname "$0")/.." && pwd)
if [ $# -lt 2 ]; then
  sed -n 's/^# \(Usage: .*\)/\1/p' "$0" >&2
  exit 64
fi
seed=$1
count=$2
if [ $# -ge 3 ]; then
  binary=$3
else
  swift build -c release --package-path "$root" --product CardTorture >&2
  binary=$(swift build -c release --package-path "$root" --show-bin-path)/CardTorture
fi
out=${4:-$(mktemp -d)}
mkdir -p "$out"
rm -f "$out"/progress.* "$out"/failures.*
export SWIFT_BACKTRACE=enable=no
jobs=$(getconf _NPROCESSORS_ONLN)

# Tries a part of the runs: FROM, TO, and the number of the worker.
work() {
  local from=$1 to=$2 worker=$3 part=0 index code
  while [ "$from" -lt "$to" ]; do
    code=0
    "$binary" range "$seed" "$from" "$to" "$out/progress.$worker.$part" "$out" \
      >>"$out/failures.$worker" 2>>"$out/said.$worker" || code=$?
    [ "$code" -ne 0 ] || return 0
    read -r index _ <"$out/progress.$worker.$part"
    "$binary" show "$seed" "$index" >"$out/$seed-$index.json"
    if [ "$code" -gt 128 ]; then
      # The signal of a timer that counts processor time.
      if [ "$(kill -l "$code")" = PROF ]; then kind="over 5 s"; else kind="signal $((code - 128))"; fi
    else
      kind="exit $code"
    fi
    printf '%s\t%s\t%s\t%s\t%s\n' "$seed" "$index" "$code" "$kind" "" >>"$out/failures.$worker"
    from=$((index + 1))
    part=$((part + 1))
  done
}

started=$SECONDS
for ((worker = 0; worker < jobs; worker++)); do
  work $((count * worker / jobs)) $((count * (worker + 1) / jobs)) "$worker" 2>>"$out/shell.$worker" &
done
wait
cat "$out"/progress.*.* | awk -v seed="$seed" -v seconds=$((SECONDS - started)) -v failed="$(cat "$out"/failures.* | wc -l)" '
  { runs += $2; refused += $3; frames += $4; if ($5 > longest) { longest = $5; index_of = $6 } }
  END {
    printf "seed %s: %d runs in %d s, %d refused, %d frames, the longest %.2f s (%d)\n",
      seed, runs, seconds, refused, frames, longest / 1e6, index_of
    printf "%d failed\n", failed
  }'
cat "$out"/failures.* | sort -n -k2 >"$out/failures"
[ -s "$out/failures" ] || exit 0
awk -F '\t' '
  { number[$4]++; if (number[$4] <= 8) seeds[$4] = seeds[$4] " " $2 }
  END { for (kind in number) printf "%6d  %s:%s%s\n", number[kind], kind, seeds[kind], (number[kind] > 8 ? " …" : "") }
' "$out/failures" | sort -rn
echo "documents and details: $out"
exit 1
