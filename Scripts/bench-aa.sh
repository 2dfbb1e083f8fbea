#!/usr/bin/env bash
# Calibrates the rule of `cardsim bench --against` on this machine: the share of runs in which it reports a build as
# slower than itself, and the share in which it finds two percent more of the same work. Each is measured on the machine
# as it is, and then with a load beside it, a loop on one core. Prints a table; its last line states whether the rule
# keeps its promise: a slowdown is found in at least 19 of 20 runs, and at most one run in 50 is a false alarm.
#
#   Scripts/bench-aa.sh [CARDSIM [SAME [SLOWED]]]     the number of runs of each kind: 50 and 20 by default
#
# CASES gives other cases, separated by '|'; ROUNDS another number of rounds; LOADS "quiet" or "loaded" alone.
set -euo pipefail
cardsim=${1:-cardsim}
same=${2:-50}
slowed=${3:-20}
rounds=${ROUNDS:-12}
loads=${LOADS:-quiet loaded}
IFS='|' read -ra cases <<<"${CASES:-frame, settling|frame, dragging}"

cardsim=$(command -v "$cardsim") || {
  echo "error: there is no program '${1:-cardsim}'" >&2
  exit 66
}
case $cardsim in /*) ;; *) cardsim=$PWD/$cardsim ;; esac
work=$(mktemp -d)
load=
cleanup() {
  [ -z "$load" ] || kill "$load" 2>"$work/kill" || true
  rm -rf "$work"
}
trap cleanup EXIT

# measure FILE COUNT SLOWDOWN: writes a line for each run and case: verdict, ratio, threshold, noise, rounds.
measure() {
  local run code
  : >"$1"
  for ((run = 1; run <= $2; run++)); do
    [ ! -t 2 ] || printf '\r\033[K%s: %d of %d' "$(basename "$1")" "$run" "$2" >&2
    code=0
    "$cardsim" bench "${cases[@]}" --against "$cardsim" --slow-down "$3" --rounds "$rounds" --format csv \
      >"$work/run.csv" || code=$?
    [ "$code" -le 1 ] || {
      echo "error: cardsim bench ends with $code" >&2
      exit 1
    }
    # A name may hold commas, so the columns are counted from the end.
    awk -F, -v run="$run" 'NR > 1 { print run, $NF, $(NF - 6), $(NF - 5), $(NF - 4), $(NF - 2) }' "$work/run.csv" >>"$1"
  done
  [ ! -t 2 ] || printf '\r\033[K' >&2
}

# report FILE LOAD KIND: the results of the runs. A run is an alarm if one of its cases is slower. The last column is
# the system's load average over the last minute: 1 is this script alone.
report() {
  local average=-
  [ ! -r /proc/loadavg ] || average=$(cut -d' ' -f1 /proc/loadavg)
  awk -v load="$2" -v kind="$3" -v average="$average" '
    { runs[$1] = 1; cases++; verdict[$2]++; if ($2 == "slower") alarm[$1] = 1; if ($2 == "inconclusive") open[$1] = 1
      noise[cases] = $5; ratio[cases] = $3; rounds += $6 }
    END {
      for (run in runs) { count++; if (run in alarm) slower++; else if (run in open) unsure++ }
      # The medians, by an exchange sort.
      for (i = 1; i <= cases; i++) for (j = i + 1; j <= cases; j++) {
        if (noise[j] < noise[i]) { t = noise[i]; noise[i] = noise[j]; noise[j] = t }
        if (ratio[j] < ratio[i]) { t = ratio[i]; ratio[i] = ratio[j]; ratio[j] = t }
      }
      printf "| %s | %s | %d | %d | %d | %d of %d ", load, kind, count, slower, unsure, verdict["slower"], cases
      printf "| %.4f | %.4f … %.4f ", ratio[int((cases + 1) / 2)], ratio[1], ratio[cases]
      printf "| %.2f | %.0f | %s |\n", noise[int((cases + 1) / 2)], rounds / cases, average
    }
  ' "$1"
}

runs_slower() { awk '$2 == "slower" { alarm[$1] = 1 } END { for (run in alarm) count++; print count + 0 }' "$1"; }

start=$SECONDS
"$cardsim" bench "${cases[0]}" --counts --format json | awk -F'"' '
  $2 == "processor" || $2 == "system" || $2 == "toolchain" || $2 == "flags" { print $2 ": " $4 }'
echo "cases: $(printf '%s; ' "${cases[@]}")$rounds rounds at first"
echo
echo "| machine | build | runs | slower | unsure | by case | median ratio | all ratios | median noise % | rounds | load |"
echo "| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |"
kept=yes
for machine in $loads; do
  if [ "$machine" = loaded ]; then
    (while :; do :; done) &
    load=$!
  fi
  measure "$work/$machine-same" "$same" 0
  report "$work/$machine-same" "$machine" "the same"
  measure "$work/$machine-slowed" "$slowed" 2
  report "$work/$machine-slowed" "$machine" "2 % slower"
  [ $((50 * $(runs_slower "$work/$machine-same"))) -le "$same" ] || kept=no
  [ $((20 * $(runs_slower "$work/$machine-slowed"))) -ge $((19 * slowed)) ] || kept=no
done
echo
if [ "$kept" = yes ]; then
  echo "kept: at least 19 of 20 slowdowns found, at most 1 false alarm in 50 ($((SECONDS - start)) s)"
else
  echo "not kept: fewer than 19 of 20 slowdowns found, or more than 1 false alarm in 50 ($((SECONDS - start)) s)"
  exit 1
fi
