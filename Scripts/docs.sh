#!/usr/bin/env bash
# Builds the documentation as a DocC archive: the guides of Sources/CardSim/CardSim.docc, and a page for each public
# declaration. A warning is an error: a link to a guide or symbol that doesn't exist, a parameter that a function
# doesn't have. It needs only the toolchain, and no network.
#
#   Scripts/docs.sh [OUTPUT-FOLDER [BIN]]
#
# OUTPUT-FOLDER is created, or replaced if it holds an archive; the default is .build/documentation. To read it in a
# browser:
#   python3 -m http.server --directory .build/documentation, then http://localhost:8000/documentation/cardsim
# BIN is the folder of a build with the target CardSim, debug or release; without it a debug build is made.
#
# The library is one module to its users: CardSim exports the modules below it by `@_exported import`, and has no
# declaration of its own. With a symbol graph for each module, DocC would make a root page for each, and a guide of
# CardSim couldn't name another module's symbol without its module. So the symbols are extracted as CardSim's own, which
# the extractor does for the exported modules that it is given.
set -euo pipefail
cd "$(dirname "$0")/.."

output=${1:-.build/documentation}
catalog=Sources/CardSim/CardSim.docc

fail() {
  echo "error: $1" >&2
  exit 1
}

# tool NAME: the path of the toolchain's program with that name.
tool() {
  local beside
  beside=$(dirname "$(readlink -f "$(command -v swift)")")/$1
  if [ -x "$beside" ]; then
    echo "$beside"
  elif command -v "$1"; then
    return
  elif command -v xcrun >/dev/null; then
    xcrun --find "$1"
  else
    return 1
  fi
}

if [ -e "$output" ] && [ ! -e "$output/metadata.json" ] && [ -n "$(ls -A "$output")" ]; then
  fail "$output isn't empty and holds no documentation"
fi
docc=$(tool docc) || fail "the toolchain of $(command -v swift) has no docc"
extract=$(tool swift-symbolgraph-extract) || fail "the toolchain of $(command -v swift) has no swift-symbolgraph-extract"

if [ $# -gt 1 ]; then
  bin=$2
else
  swift build --target CardSim
  bin=$(swift build --show-bin-path)
fi
[ -e "$bin/Modules/CardSim.swiftmodule" ] || fail "$bin is no build with the target CardSim"

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/symbols"

exported=$(sed -n 's/^@_exported import //p' Sources/CardSim/CardSim.swift | tr '\n' ',')
triple=$(swift -print-target-info | awk -F'"' '$2 == "triple" { print $4; exit }')
options=(-module-name CardSim -I "$bin/Modules" -target "$triple" -minimum-access-level public
  -skip-synthesized-members -experimental-allowed-reexported-modules="${exported%,}")
[ "$(uname)" != Darwin ] || options+=(-sdk "$(xcrun --show-sdk-path)")
"$extract" "${options[@]}" -output-dir "$work/symbols"
grep -q '"Simulation"' "$work/symbols/CardSim.symbols.json" || fail "CardSim exports no symbol of the modules below it"

"$docc" convert "$catalog" --additional-symbol-graph-dir "$work/symbols" --output-path "$work/archive" \
  --fallback-display-name CardSim --fallback-bundle-identifier CardSim --fallback-default-module-kind Library \
  --warnings-as-errors

rm -rf "$output"
mkdir -p "$(dirname "$output")"
mv "$work/archive" "$output"
echo "$output: $(find "$catalog" -name '*.md' | wc -l | tr -d ' ') guides," \
  "$(find "$output/data/documentation" -name '*.json' | wc -l | tr -d ' ') pages"
