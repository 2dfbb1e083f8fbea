#!/usr/bin/env bash
# Measures the tool as a process: the memory for an hour at 240 Hz, which must stay within 30 MB, and the time of a
# short run from start to exit, for information. Usage: Scripts/process-check.sh [CARDSIM]
set -euo pipefail
cardsim=${1:-cardsim}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

cat >"$work/hour.json" <<'END'
{
  "cards": [{ "name": "card", "content": 1600, "detent": "peaking" }],
  "fps": 240,
  "duration": "3600s",
  "inputs": [{ "at": "100ms", "swipe": { "from": [190, 430], "to": [196, 310], "duration": "120ms", "velocity": -1400 } }]
}
END

if [ -r /proc/self/status ]; then
  # The system keeps a process's peak only while it lives: the script reads it until the process has ended.
  mkfifo "$work/pipe"
  wc -l <"$work/pipe" >"$work/rows" &
  counter=$!
  "$cardsim" run "$work/hour.json" >"$work/pipe" &
  tool=$!
  peak=0
  while status=$(cat "/proc/$tool/status" 2>"$work/gone"); do
    case $status in
    *VmHWM:*)
      now=${status#*VmHWM:}
      now=${now%%kB*}
      [ $((now)) -le "$peak" ] || peak=$((now))
      ;;
    *) break ;;
    esac
  done
  wait "$tool" "$counter"
  rows=$(($(cat "$work/rows")))
  [ "$rows" = 864002 ] || {
    echo "error: an hour at 240 Hz has $rows lines, expected 864002" >&2
    exit 1
  }
  echo "an hour at 240 Hz, $((rows - 1)) rows: $(awk -v kb="$peak" 'BEGIN { printf "%.1f", kb / 1024 }') MB at most"
  [ "$peak" -gt 0 ] && [ "$peak" -le 30720 ] || {
    echo "error: that is beyond 30 MB" >&2
    exit 1
  }
else
  echo "SKIPPED: the memory of a process can't be read here"
fi

least=
for _ in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do
  [ -n "${EPOCHREALTIME:-}" ] || break
  start=${EPOCHREALTIME//[!0-9]/}
  "$cardsim" run tour >"$work/tour.csv"
  end=${EPOCHREALTIME//[!0-9]/}
  [ -n "$least" ] && [ $((end - start)) -ge "$least" ] || least=$((end - start))
done
if [ -n "$least" ]; then
  echo "cardsim run tour, start to exit: $(awk -v us="$least" 'BEGIN { printf "%.1f", us / 1000 }') ms, the least of 20"
else
  echo "SKIPPED: this bash has no clock"
fi
