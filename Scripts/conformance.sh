#!/usr/bin/env bash
# Checks the tool against gestures recorded by others, which don't belong to the project and may be missing.
#
#   Scripts/conformance.sh DIRECTORY [CARDSIM]
#
# DIRECTORY holds gestures (*.csv) and release-velocities.json: for each file its name, `lsq2_y_pt_s` and, if known,
# `lsq2_x_pt_s`. Every gesture must have that release velocity within 0.05 %, and the default card, driven with it from
# each of its detents, must move or scroll, in a timeline that is complete and finite and ends at rest on a detent.
# Written in each notation that 'cardsim gesture import' reads, by this script, it must come back to the digit: whole
# milliseconds where the notation has these, without the samples that a kernel leaves out.
set -euo pipefail

if [ $# -lt 1 ]; then
  echo "usage: Scripts/conformance.sh DIRECTORY [CARDSIM]" >&2
  exit 64
fi
dir=$1
cardsim=${2:-cardsim}
if [ ! -d "$dir" ]; then
  echo "SKIPPED: no recorded gestures in $dir"
  exit 0
fi
velocities=$dir/release-velocities.json
if [ ! -f "$velocities" ]; then
  echo "error: $dir holds no release-velocities.json" >&2
  exit 1
fi

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failures=0

fail() {
  echo "FAILED: $1" >&2
  failures=$((failures + 1))
}

# field FILE KEY: the number of that key in the file's entry of release-velocities.json; empty if there is none.
field() {
  awk -v file="\"$1\"" -v key="\"$2\"" '
    index($0, file) { inside = 1 }
    inside && index($0, key) {
      sub(/.*:/, "")
      gsub(/[ ,}]/, "")
      print
      exit
    }
    inside && /}/ { exit }
  ' "$velocities"
}

# estimate FILE PLACE: cell 1 (x) or 2 (y) of `lsq2` in the output of `gesture info`.
estimate() {
  awk -v place="$2" '
    /"lsq2":/ {
      sub(/.*\[/, "")
      sub(/\].*/, "")
      split($0, cell, /, */)
      print cell[place]
    }
  ' "$1"
}

# near A B: succeeds if A is within 0.05 % of B.
near() {
  awk -v a="$1" -v b="$2" 'BEGIN {
    if (a !~ /^-?[0-9]/ || b !~ /^-?[0-9]/) exit 1
    distance = a - b; if (distance < 0) distance = -distance
    size = b < 0 ? -b : b
    exit !(distance <= 0.0005 * size)
  }'
}

# scenario DETENT: prints a scenario with the default card at that detent.
scenario() {
  printf '{ "cards": [{ "name": "card", "header": 84, "content": 1600, "detent": "%s" }] }\n' "$1"
}

# place DETENT: the position at which the default card rests at it.
place() {
  scenario "$1" | "$cardsim" run - --columns card_y_pt,target --quiet |
    awk -F, -v detent="$1" 'NR == 2 && $2 == detent { print $1 }'
}

# check TIMELINE PLACES: prints the first mistake in a timeline, or nothing.
check() {
  awk -F, -v places="$2" '
    function bad(text) { print text; broken = 1; exit }
    BEGIN {
      count = split(places, known, " ")
      # Columns that may be empty: nothing to show, or nothing decided.
      split("touch_y_pt card_velocity_pt_s target transition_progress transition_y_pt events", names, " ")
      for (i in names) may_be_empty[names[i]] = 1
    }
    NR == 1 {
      columns = NF
      for (i = 1; i <= NF; i++) { name[i] = $i; place[$i] = i }
      split("frame time_us phase card_y_pt scroll_offset_pt target", needed, " ")
      for (i in needed) if (!(needed[i] in place)) bad("no column " needed[i])
      next
    }
    {
      row = NR - 2
      if (NF != columns) bad("row " row " has " NF " cells of " columns)
      if ($place["frame"] != row) bad("row " row " is frame " $place["frame"])
      if (row > 0 && $place["time_us"] + 0 <= time) bad("frame " row " is not later than the one before")
      time = $place["time_us"] + 0
      for (i = 1; i <= NF; i++) {
        if ($i == "" && !(name[i] in may_be_empty)) bad("frame " row " has no " name[i])
        is_text = name[i] == "phase" || name[i] == "card" || name[i] == "target" || name[i] == "events"
        if (!is_text && $i != "" && $i !~ /^-?[0-9]+(\.[0-9]+)?$/) bad("frame " row ": " name[i] " is " $i)
        if (name[i] == "events" && tolower($i) ~ /nan|inf\)/) bad("frame " row ": " $i)
      }
      y = $place["card_y_pt"]; offset = $place["scroll_offset_pt"]
      if (row == 0) { first_y = y; first_offset = offset }
      if (y != first_y || offset != first_offset) moved = 1
      phase = $place["phase"]; target = $place["target"]; touch = $place["touch_y_pt"]
    }
    END {
      if (broken) exit
      if (NR < 2) { print "no frame"; exit }
      if (!moved) { print "nothing moved"; exit }
      if (phase != "resting" || touch != "") { print "it ends " phase; exit }
      for (i = 1; i <= count; i++) {
        split(known[i], pair, "=")
        if (pair[1] == target && pair[2] == y) exit
      }
      print "it ends at " y " with the target \"" target "\", which is no detent of " places
    }
  ' "$1"
}

# written GESTURE NOTATION: prints the gesture in a notation, as another system would write it.
written() {
  awk -F, -v notation="$2" '
    function dom(phase) {
      return phase == "began" ? "down" : phase == "moved" ? "move" : phase == "ended" ? "up" : "cancel"
    }
    function hex(value, text, digit) {
      text = ""
      do { digit = value % 16; text = substr("0123456789abcdef", digit + 1, 1) text; value = (value - digit) / 16 }
      while (value > 0)
      return substr("00000000", 1, 8 - length(text)) text
    }
    function event(type, code, value) {
      printf "[%8d.%06d] %s %s %s\n", 72000 + int($1 / 1000000), $1 % 1000000, type, code, value
    }
    NR == 1 {
      if (notation == "csv") print "finger,time_us,clientX,clientY,type"
      if (notation == "flutter") printf "["
      if (notation == "dom-list") printf "{\"events\": ["
      next
    }
    notation == "csv" { printf "%d,%d,%s,%s,touch%s\n", $3 + 7, $1 + 5, $4, $5, touch($2) }
    notation == "dom-lines" {
      printf "{\"type\": \"pointer%s\", \"timeStamp\": %.3f, ", dom($2), 9000 + $1 / 1000
      printf "\"pointerId\": %d, \"clientX\": %s, \"clientY\": %s}\n", $3 + 7, $4, $5
    }
    notation == "dom-list" {
      printf "%s{\"type\": \"touch%s\", \"timeStamp\": %.3f, \"changedTouches\": [{\"identifier\": %d, ",
        (NR > 2 ? "," : ""), touch($2), 9000 + $1 / 1000, $3 + 7
      printf "\"clientX\": %s, \"clientY\": %s}]}", $4, $5
    }
    notation == "flutter" {
      printf "%s{\"ts\": %d, \"events\": [{\"timeStamp\": %d, \"change\": %d, \"device\": %d, ",
        (NR > 2 ? "," : ""), $1 + 9000, $1 + 8000, $2 == "began" ? 4 : $2 == "moved" ? 5 : $2 == "ended" ? 6 : 0, $3
      printf "\"physicalX\": %s, \"physicalY\": %s}]}", $4, $5
    }
    notation == "motionevent" {
      action = $2 == "began" ? "DOWN" : $2 == "moved" ? "MOVE" : $2 == "ended" ? "UP" : "CANCEL"
      printf "11-24 12:00:00.000 D/Card: MotionEvent { action=ACTION_%s, actionButton=0, id[0]=%d, x[0]=%s, y[0]=%s, ",
        action, $3, $4, $5
      printf "toolType[0]=TOOL_TYPE_FINGER, pointerCount=1, historySize=0, eventTime=%d, downTime=9000 }\n",
        9000 + int($1 / 1000 + 0.5)
    }
    # The kernel writes an axis only if it changes, and a report only if an axis has.
    notation == "getevent" {
      if ($2 == "began") event("EV_ABS", "ABS_MT_TRACKING_ID", "00000007")
      if ($4 != x) event("EV_ABS", "ABS_MT_POSITION_X", hex(int($4 * 10000 + 0.5)))
      if ($5 != y) event("EV_ABS", "ABS_MT_POSITION_Y", hex(int($5 * 10000 + 0.5)))
      if ($2 == "ended" || $2 == "cancelled") event("EV_ABS", "ABS_MT_TRACKING_ID", "ffffffff")
      if ($2 != "moved" || $4 != x || $5 != y) event("EV_SYN", "SYN_REPORT", "00000000")
      x = $4; y = $5
    }
    function touch(phase) {
      return phase == "began" ? "start" : phase == "moved" ? "move" : phase == "ended" ? "end" : "cancel"
    }
    END {
      if (notation == "flutter") print "]"
      if (notation == "dom-list") print "]}"
    }
  ' "$1"
}

# held GESTURE NOTATION: prints the gesture as far as a notation can hold it.
held() {
  awk -F, -v OFS=, -v notation="$2" '
    NR == 1 { print; next }
    notation == "motionevent" || notation == "w3c" { $1 = int($1 / 1000 + 0.5) * 1000 }
    notation == "getevent" && $2 == "moved" && $4 == x && $5 == y { next }
    { print; x = $4; y = $5 }
  ' "$1"
}

notations="csv dom-lines dom-list flutter motionevent getevent w3c"
round_trips=0

# round_trip GESTURE NOTATION
round_trip() {
  local options=()
  [ "$2" = getevent ] && options=(--screen 100x100 --panel 1000000x1000000)
  if [ "$2" = w3c ]; then
    "$cardsim" gesture export "$1" --to w3c --quiet -o "$work/written"
  else
    written "$1" "$2" >"$work/written"
  fi
  held "$1" "$2" >"$work/held.csv"
  round_trips=$((round_trips + 1))
  if ! "$cardsim" gesture import "$work/written" ${options[@]+"${options[@]}"} --quiet -o "$work/back.csv"; then
    fail "$(basename "$1") as $2: gesture import refused it"
  elif ! cmp -s "$work/held.csv" "$work/back.csv"; then
    fail "$(basename "$1") as $2: $(diff "$work/held.csv" "$work/back.csv" | head -n 3 | tr '\n' ' ')"
  fi
}

detents="collapsed peaking extended"
places=""
for detent in $detents; do
  y=$(place "$detent")
  if [ -z "$y" ]; then
    echo "error: the default card doesn't rest at its detent $detent" >&2
    exit 1
  fi
  places="$places $detent=$y"
done

gestures=0
runs=0
for gesture in "$dir"/*.csv; do
  [ -e "$gesture" ] || break
  name=$(basename "$gesture")
  gestures=$((gestures + 1))

  if "$cardsim" gesture info --format json "$gesture" >"$work/info.json"; then
    known=0
    for axis in x y; do
      expected=$(field "$name" "lsq2_${axis}_pt_s")
      [ -n "$expected" ] || continue
      known=1
      found=$(estimate "$work/info.json" "$([ $axis = x ] && echo 1 || echo 2)")
      near "$found" "$expected" || fail "$name: lsq2 along $axis is '$found', expected $expected within 0.05 %"
    done
    [ "$known" = 1 ] || fail "$name: release-velocities.json has no lsq2 for it"
  else
    fail "$name: gesture info refused it"
  fi

  for notation in $notations; do round_trip "$gesture" "$notation"; done

  for detent in $detents; do
    runs=$((runs + 1))
    if scenario "$detent" | "$cardsim" run - --gesture "$gesture" --on card --quiet >"$work/timeline.csv"; then
      trouble=$(check "$work/timeline.csv" "$places")
      [ -z "$trouble" ] || fail "$name from $detent: $trouble"
    else
      fail "$name from $detent: run refused it"
    fi
  done
done

if [ "$gestures" = 0 ]; then
  echo "error: $dir holds no gesture" >&2
  exit 1
fi
if [ "$failures" -gt 0 ]; then
  echo "error: $failures of the checks on $gestures gestures failed" >&2
  exit 1
fi
echo "$gestures gestures: every release velocity within 0.05 %, all $runs runs moved, whole, finite and at rest on a detent,"
echo "and all $round_trips texts in $(echo $notations | wc -w) notations came back to the digit"
