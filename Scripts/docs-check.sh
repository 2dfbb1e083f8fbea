#!/usr/bin/env bash
# Runs every command in the README and the guides, and compares its output with the output on the page.
#
#   Scripts/docs-check.sh BIN [PAGE…]            checks; BIN is the folder of the built tools, debug or release
#   Scripts/docs-check.sh BIN --update [PAGE…]   writes the outputs into the pages instead
#
# The pages are README.md and all of Sources/CardSim/CardSim.docc, or those given. The commands of each page run in a
# folder of its own: no page needs another one's files. A ```json block is saved under the name in the last "Save this
# as `NAME`" before it. The lines of a ```sh block are run one by one, with the tools in BIN in place of `swift run …`.
# A ```text block is the output of the last command before it, in which a line `…` stands for omitted lines; of the
# benchmark, whose times differ, only names and digests are compared. A ```swift block is Scripts/example.swift, with a
# ScenarioSession Scripts/live-example.swift, with a golden Scripts/gates-example.swift, with a test
# Scripts/tests-example.swift, a manifest Scripts/tests-package.swift. Of a ```yaml block, a workflow, the
# commands after `run:` are run in one folder, which has the checkouts that it makes.
set -euo pipefail

if [ $# -lt 1 ]; then
  echo "usage: Scripts/docs-check.sh BIN [--update] [PAGE…]" >&2
  exit 64
fi
root=$(cd "$(dirname "$0")/.." && pwd)
bin=$(cd "$1" && pwd)
shift
mode=check
if [ "${1:-}" = --update ]; then
  mode=--update
  shift
fi
cd "$root"
pages=("$@")
whole=
if [ $# -eq 0 ]; then
  whole=yes
  pages=(README.md Sources/CardSim/CardSim.docc/*.md)
fi
debug=
case $(cd "$bin" && pwd -P) in */debug) debug=yes ;; esac
top=$(mktemp -d)
trap 'rm -rf "$top"' EXIT
path=$PATH

fail() {
  echo "error: $1" >&2
  exit 1
}

# columns: the expected header of the timeline, independent of the pages.
columns=frame,time_us,phase,card,touch_y_pt,card_y_pt,card_velocity_pt_s,model_y_pt,target,progress
columns=$columns,stack_dim_alpha,map_dim_alpha,map_button_alpha,content_alpha,scroll_offset_pt,scroll_velocity_pt_s
columns=$columns,overdrag_pt,stack_depth,transition_progress,transition_y_pt,events
phases="resting dragging settling scrolling decelerating bouncing pushing popping"

# split: writes the page's blocks as files: 001.json, 002.sh and so on, in order; beside a json block, 001.name.
split() {
  awk -v dir="$work/blocks" -v page="$page" '
    /^```/ && !inside {
      kind = substr($0, 4)
      if (kind == "") {
        print "error: " page ":" NR ": a block without a language" | "cat >&2"
        close("cat >&2")
        exit 1
      }
      inside = 1
      file = sprintf("%s/%03d.%s", dir, ++count, kind)
      printf "" > file
      if (kind == "json") print name > sprintf("%s/%03d.name", dir, count)
      next
    }
    /^```/ { inside = 0; close(file); next }
    inside { print > file; next }
    match($0, /Save this as `[^`]*`/) { name = substr($0, RSTART + 14, RLENGTH - 15) }
  ' "$page"
}

# run COMMAND: runs the command with the built tools, its output in $work/output.
run() {
  local line=$1
  case $line in
  "swift test" | "swift build -c release --product cardsim")
    # Neither runs here: the first is the final check, the second made BIN.
    return 0
    ;;
  "swift run -c release CardBenchmarks"*)
    line=${line#swift run -c release }
    if [ -n "$debug" ]; then
      # A debug build allocates more than the limit; the work and its digests are the same.
      line="$line --smoke 2>/dev/null || true"
    elif [ "$mode" != --update ]; then
      line="$line --smoke"
    fi
    ;;
  "swift run -c release "*) line=${line#swift run -c release } ;;
  "swift run "*) line=${line#swift run } ;;
  Scripts/*) line="'$root'/$line" ;;
  *.build/release/*) line=${line//.build\/release\//\'$bin\'/} ;;
  esac
  line=${line//\~/$work/user}
  (cd "$work/folder" && bash -euo pipefail -c "$line" >"$work/output" 2>"$work/words" </dev/null) ||
    fail "$page: '$1' fails: $(cat "$work/words")"
  # Exports and imports write their notes to standard error, so that their output can be used as it is.
  case $1 in *" export "* | *" gesture import "*) return 0 ;; esac
  [ ! -s "$work/words" ] || fail "$page: '$1' says on standard error: $(cat "$work/words")"
}

# essence: of the benchmark's table, only the part that doesn't depend on the machine; of other output, all.
essence() {
  case $command in
  *CardBenchmarks*) awk '{ name = $0; sub(/  .*/, "", name); print name, $NF }' ;;
  *) cat ;;
  esac
}

# compare EXPECTED: prints the first difference of the output; a line `…` stands for one or more lines.
compare() {
  essence <"$1" >"$work/expected"
  essence <"$work/output" >"$work/actual"
  awk '
    BEGIN { line = 0 }
    NR == FNR { actual[++count] = $0; next }
    $1 == "…" { gap = 1; next }
    {
      line++
      if (gap) while (line <= count && actual[line] != $0) line++
      if (line > count || actual[line] != $0) {
        print "shown:   " $0
        print "printed: " (gap ? "no such line from there on" : line > count ? "nothing more" : actual[line])
        failed = 1
        exit
      }
      gap = 0
    }
    END { if (!failed && !gap && line != count) print "shown:   nothing more\nprinted: " actual[line + 1] }
  ' "$work/actual" "$work/expected"
}

# refresh EXPECTED: the output in the form for the page. With `…`, the same lines are chosen again: the line after the
# one before; after a `…` the next with the same events, else the one of the same frame; at the end the last.
refresh() {
  case $command in
  *CardBenchmarks*)
    # Times of a debug build say nothing about a release build.
    if [ -n "$debug" ]; then
      cat "$1"
      return
    fi
    ;;
  esac
  if ! grep -q '^…' "$1"; then
    cat "$work/output"
    return
  fi
  # Of the benchmark's table, only the rows of the same cases.
  case $command in
  *CardBenchmarks*)
    awk '
      { name = $0; sub(/  .*/, "", name) }
      NR == FNR { row[name] = $0; next }
      $1 == "…" { print; next }
      name in row { print row[name] }
    ' "$work/output" "$1"
    return
    ;;
  esac
  awk -F, -v last="$(wc -l <"$1")" '
    function words(events) { gsub(/\([^)]*\)/, "", events); return events }
    NR == FNR { actual[++count] = $0; frame[count] = $1; event[count] = words($NF); next }
    $1 == "…" { print; gap = 1; next }
    {
      line++
      if (FNR == last) {
        line = count
      } else if (gap) {
        from = line
        wanted = words($NF)
        while (line <= count && (wanted != "" ? event[line] != wanted : frame[line] != $1)) line++
        if (line > count) for (line = from; line <= count && frame[line] != $1; line++) {}
        if (line > count) line = count
      }
      print actual[line]
      gap = 0
    }
  ' "$work/output" "$1"
}

check_tour() {
  local rows
  [ "$(head -n 1 "$work/output")" = "$columns" ] || fail "$page: tour: the header is $(head -n 1 "$work/output")"
  rows=$(($(wc -l <"$work/output") - 1))
  [ "$(tail -n 1 "$work/output" | cut -d, -f1)" = $((rows - 1)) ] || fail "$page: tour: $rows rows don't end with that frame"
  for phase in $phases; do
    awk -F, -v phase="$phase" '$3 == phase { found = 1 } END { exit !found }' "$work/output" ||
      fail "$page: tour: no frame is $phase"
  done
  [ "$(tail -n 1 "$work/output" | cut -d, -f3)" = resting ] || fail "$page: tour: it doesn't end at rest"
  echo "tour: $rows frames, all of $phases"
}

# workflow FILE: runs its commands one by one, in a checkout with this build, a base that is also this build, and cards.
# A comparison of two builds may find the machine too noisy: that is a valid result, not a failure of the command.
workflow() {
  local checkout=$work/checkout line status
  mkdir -p "$checkout/.build" "$checkout/base/.build" "$checkout/cards"
  ln -sfn "$bin" "$checkout/.build/release"
  ln -sfn "$bin" "$checkout/base/.build/release"
  cp "$work/folder/flick.json" "$checkout/cards/"
  awk '
    function end() { if (folded != "") print folded; folded = ""; block = "" }
    /^ *run: [|>]-?$/ { end(); match($0, /^ */); indent = RLENGTH; block = substr($2, 1, 1); next }
    /^ *run: / { end(); sub(/^ *run: /, ""); print; next }
    block != "" {
      match($0, /^ */)
      if (RLENGTH <= indent) { end(); next }
      sub(/^ */, "")
      if (block == "|") print; else folded = folded (folded == "" ? "" : " ") $0
    }
    END { end() }
  ' "$1" >"$work/steps"
  while IFS= read -r line; do
    commands=$((commands + 1))
    case $line in
    "swift build -c release --product cardsim"*) continue ;;
    esac
    status=0
    (cd "$checkout" && GITHUB_STEP_SUMMARY=$work/summary bash -euo pipefail -c "$line" \
      >"$work/output" 2>"$work/words" </dev/null) || status=$?
    case $line in
    *" bench "*) [ "$status" -le 1 ] || fail "$page: '$line' ends with $status: $(cat "$work/words")" ;;
    *) [ "$status" = 0 ] || fail "$page: '$line' ends with $status: $(cat "$work/words")" ;;
    esac
  done <"$work/steps"
  for file in check.xml check.md bench.md; do
    [ -s "$checkout/$file" ] || fail "$page: the workflow leaves no $file"
    grep -qF " $file" "$1" || fail "$page: the workflow keeps no $file"
  done
  [ -s "$work/summary" ] || fail "$page: the workflow has no summary"
}

# check_page: checks all blocks of the page; counts them in commands and texts.
check_page() {
  local block name line difference
  work=$top/$(basename "$page" .md)
  mkdir "$work" "$work/blocks" "$work/folder" "$work/user"
  export PATH=$work/user/.local/bin:$bin:$path
  command=
  commands=0
  texts=0
  split
  for block in "$work"/blocks/*; do
    case $block in
    *.name | *'*') ;;
    *.json)
      name=$(cat "${block%.json}.name")
      [ -n "$name" ] || fail "$page: a block of JSON that nothing says how to save"
      cp "$block" "$work/folder/$name"
      ;;
    *.sh)
      while IFS= read -r line; do
        [ -n "$line" ] || continue
        command=$line
        run "$command"
        commands=$((commands + 1))
        case $command in
        *"cardsim run tour") check_tour ;;
        *"cardsim run mine.json"*)
          [ "$(wc -l <"$work/output")" -gt 100 ] || fail "$page: mine.json gives hardly a frame"
          ;;
        esac
      done <"$block"
      ;;
    *.text)
      [ -n "$command" ] || fail "$page: a block of output before any command"
      if [ "$mode" = --update ]; then
        refresh "$block" >"$work/fresh"
        cp "$work/fresh" "$block"
      else
        difference=$(compare "$block")
        [ -z "$difference" ] || fail "$page: '$command' prints something else (--update writes it down):
$difference"
      fi
      texts=$((texts + 1))
      ;;
    *.kotlin | *.javascript) ;; # Neither can be compiled or run here.
    *.swift)
      # Scripts/recorders-check.sh type-checks the recorders.
      if [ "$(basename "$page")" = AppRecorders.md ]; then continue; fi
      example=$root/Scripts/example.swift
      if grep -q ScenarioSession "$block"; then example=$root/Scripts/live-example.swift; fi
      if grep -q golden: "$block"; then example=$root/Scripts/gates-example.swift; fi
      if grep -q '@Test' "$block"; then example=$root/Scripts/tests-example.swift; fi
      if grep -q PackageDescription "$block"; then example=$root/Scripts/tests-package.swift; fi
      if [ "$mode" = --update ]; then
        cp "$example" "$block"
      else
        cmp -s "$block" "$example" || fail "$page: the example isn't ${example#"$root/"}"
      fi
      ;;
    *.yaml) workflow "$block" ;;
    # Scripts/page-check.sh runs it in a browser.
    *.js) grep -qF "$(basename "$page")" Scripts/page-check/*.mjs Scripts/recorders/*.mjs ||
      fail "$page: no check runs its script" ;;
    *) fail "$page: a block in a language that nothing checks: ${block##*.}" ;;
    esac
  done
}

# write_page: writes the page with its current blocks.
write_page() {
  awk -v dir="$work/blocks" '
    /^```/ && !inside {
      print
      inside = 1
      file = sprintf("%s/%03d.%s", dir, ++count, substr($0, 4))
      while ((getline line < file) > 0) print line
      close(file)
      next
    }
    /^```/ { inside = 0 }
    !inside
  ' "$page" >"$work/page"
  cp "$work/page" "$page"
}

all=0
for page in "${pages[@]}"; do
  began=$SECONDS
  check_page
  all=$((all + commands))
  if [ "$mode" = --update ]; then
    write_page
    echo "$page: $texts outputs written ($((SECONDS - began)) s)"
  elif [ "$commands" -gt 0 ]; then
    echo "$page: $commands commands run, $texts outputs as it says ($((SECONDS - began)) s)"
  fi
done
[ -z "$whole" ] || [ "$all" -gt 60 ] || fail "only $all commands were found"
