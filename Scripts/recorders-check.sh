#!/usr/bin/env bash
# Checks the recorders of Sources/CardSim/CardSim.docc/AppRecorders.md: type-checks each ```swift block against the
# stand-ins in Scripts/recorders, runs each ```js block under node with a made card and a made finger, and reads the
# finger's file with cardsim; compiles and runs each ```kotlin block, and a finger that was exported for Espresso; runs
# the Playwright recipe in Chromium, with the Playwright of PLAYWRIGHT or of PyPI. A part whose tools are missing is
# skipped, and says so.
#
# Usage: Scripts/recorders-check.sh [CARDSIM]
set -euo pipefail
cd "$(dirname "$0")/.."
guide=Sources/CardSim/CardSim.docc/AppRecorders.md
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT

fail() {
  echo "error: $1" >&2
  exit 1
}

command -v swiftc >/dev/null || fail "this needs swiftc on the PATH"
awk -v dir="$out" '
  /^```swift$/ { inside = 1; file = sprintf("%s/block-%d.swift", dir, ++count); next }
  /^```/ { inside = 0; next }
  inside && !/^import / { print > file }
' "$guide"
blocks=("$out"/block-*.swift)
[ "${#blocks[@]}" -ge 4 ] || fail "$guide has ${#blocks[@]} blocks of Swift, fewer than its recorders"
for block in "${blocks[@]}"; do
  # Objective-C has no part in this toolchain: a selector is a value, and its method has no attribute.
  sed -i -E 's/#selector\(.*\(_:\)\)\)/Selector())/; s/@objc //' "$block"
done
# The blocks see each other, as they do in an app.
swiftc -typecheck -swift-version 6 -warnings-as-errors -parse-as-library Scripts/recorders/UIKit.swift "${blocks[@]}" ||
  fail "a recorder of $guide isn't Swift"
echo "swift: ${#blocks[@]} blocks type-check"

if command -v node >/dev/null; then
  node Scripts/recorders/run.mjs "$guide" "$out/finger.csv"
  echo "js: what the recorders write is right"
  if [ $# -gt 0 ]; then
    "$1" gesture info "$out/finger.csv" | grep -q '^samples *8, 2 fingers' || fail "cardsim reads another gesture"
    echo "cardsim reads the finger's file"
  fi
else
  echo "SKIPPED: the JavaScript recorders need node"
fi

if [ $# -gt 0 ]; then
  cardsim=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
  "$cardsim" gesture make --from 200,600 --to 200,300 --duration 150ms --release-velocity -900 -o "$out/made.csv"
  "$cardsim" gesture export "$out/made.csv" --to w3c --quiet -o "$out/thumb.json"
  "$cardsim" gesture import "$out/thumb.json" --quiet -o "$out/thumb.csv"

  if command -v kotlinc >/dev/null && command -v java >/dev/null; then
    mkdir "$out/kotlin"
    cp Scripts/recorders/Android.kt "$out/kotlin"
    sed -n '/^```kotlin$/,/^```$/p' "$guide" | grep -v '^```' >"$out/kotlin/Recorders.kt"
    "$cardsim" gesture export "$out/thumb.csv" --to espresso --quiet -o "$out/kotlin/RecordedFinger.kt"
    kotlinc "$out/kotlin"/*.kt -include-runtime -d "$out/recorders.jar" >"$out/kotlin.txt" 2>&1 ||
      { cat "$out/kotlin.txt" >&2; fail "a recorder of $guide isn't Kotlin"; }
    (cd "$out" && java -cp recorders.jar AndroidKt card.csv finger.csv exported.csv)
    printf 'time_us,y_pt\n1000000,100.25\n1016666,95.25\n1033333,90.25\n' | cmp - "$out/card.csv" ||
      fail "the recorder of a view writes other places"
    [ "$(cut -d, -f1,2,5 "$out/finger.csv" | tr '\n' ' ')" = \
      'time_us,phase,y_pt 100000,began,20.0 112000,moved,19.0 116000,moved,17.0 124000,ended,15.0 ' ] ||
      fail "the recorder of a finger leaves out the history: $(cat "$out/finger.csv")"
    # The stand-in's clock begins at 5 s.
    awk -F, '
      function far(a, b) { return a - b > 0.0005 || b - a > 0.0005 }
      NR == FNR { row[FNR] = $0; count = FNR; next }
      FNR > 1 {
        split(row[FNR], cell, ",")
        if ($1 != cell[1] + 5000000 || $2 != cell[2] || far($4, cell[4]) || far($5, cell[5])) { bad = 1; exit }
      }
      END { exit bad || FNR != count }
    ' "$out/thumb.csv" "$out/exported.csv" || fail "the finger that was exported for Espresso is another"
    echo "kotlin: the recorders compile, write what happened, and see the exported finger"
  else
    echo "SKIPPED: the Kotlin recorders need kotlinc and java"
  fi

  if command -v node >/dev/null && browser=$(command -v chromium); then
    playwright=${PLAYWRIGHT:-}
    if [ -z "$playwright" ] && command -v python3 >/dev/null &&
      python3 -m pip download --quiet --no-deps --dest "$out/pip" playwright >/dev/null 2>&1; then
      python3 -m zipfile -e "$out"/pip/playwright-*.whl "$out/pip"
      playwright=$out/pip/playwright/driver/package
    fi
    if [ -n "$playwright" ]; then
      node=Scripts/recorders/playwright.mjs
      recorder=$PWD/Sources/CardSim/CardSim.docc/AppRecordings.md
      (cd "$out" && node "$OLDPWD/$node" "$OLDPWD/$guide" "$recorder" "$playwright" "$browser")
      echo "playwright: the recipe drives a sheet with the exported finger"
    else
      echo "SKIPPED: the Playwright recipe needs Playwright, of PLAYWRIGHT or of PyPI"
    fi
  else
    echo "SKIPPED: the Playwright recipe needs node and chromium"
  fi
fi
