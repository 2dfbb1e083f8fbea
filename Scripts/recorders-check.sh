#!/usr/bin/env bash
# Checks the recorders of Sources/CardSim/CardSim.docc/AppRecorders.md: type-checks each ```swift block against the
# stand-ins in Scripts/recorders, runs each ```js block under node with a made card and a made finger, and reads the
# finger's file with cardsim.
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
