#!/usr/bin/env bash
# Builds a temporary package that imports only CardSim, from Scripts/example.swift, or with --live or --gates from
# Scripts/live-example.swift or Scripts/gates-example.swift, and runs it: a library that imports no C library must link
# `-lm` itself, which a package with tests or with Foundation doesn't reveal. Prints the example's output.
#
# With --tests it builds the tests of Scripts/tests-example.swift by the manifest Scripts/tests-package.swift, and runs
# them: they pass with a golden and a log that cardsim makes of a card, and fail with another card's log.
# Usage: Scripts/link-check.sh [--live | --gates | --tests] [DIRECTORY]
set -euo pipefail
root=$(cd "$(dirname "$0")/.." && pwd)
example=example
case ${1:-} in
--live | --gates | --tests)
  example=${1#--}-example
  shift
  ;;
esac
if [ $# -gt 0 ]; then
  dir=$1
else
  dir=$(mktemp -d)
  trap 'rm -rf "$dir"' EXIT
fi
# The library is built once for all examples.
scratch=$root/.build/link-check
if [ $example = tests-example ]; then
  command -v cardsim >/dev/null || { echo "error: this needs cardsim on the PATH" >&2 && exit 1; }
  cards=$dir/Tests/SheetTests/Cards
  mkdir -p "$cards"
  sed "s#\.\./CardSim#$root#; s#package: \"CardSim\"#package: \"$(basename "$root")\"#" \
    "$root/Scripts/tests-package.swift" >"$dir/Package.swift"
  cp "$root/Scripts/tests-example.swift" "$dir/Tests/SheetTests/SheetTests.swift"
  cardsim show flick-up >"$cards/card.json"
  env -u CI cardsim check "$cards/card.json" --record missing >"$dir/record.txt" || true
  cardsim run "$cards/card.json" --columns time_us,card_y_pt -o "$cards/card.csv"
  cd "$dir"
  swift test --scratch-path "$scratch" >"$dir/tests.txt" 2>&1 || { cat "$dir/tests.txt" >&2 && exit 1; }
  grep -q 'Test run with 2 tests .*passed' "$dir/tests.txt" || { cat "$dir/tests.txt" >&2 && exit 1; }
  cardsim run "$cards/card.json" --set settle.response=0.5 --columns time_us,card_y_pt -o "$cards/card.csv"
  if swift test --scratch-path "$scratch" >"$dir/tests.txt" 2>&1 || ! grep -q 'settles .* later' "$dir/tests.txt"; then
    cat "$dir/tests.txt" >&2
    exit 1
  fi
  echo "2 tests pass, and fail with another card"
  exit
fi
mkdir -p "$dir/Sources/Consumer"
cat >"$dir/Package.swift" <<END
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Consumer",
  platforms: [.macOS(.v10_15)],
  dependencies: [.package(path: "$root")],
  targets: [
    .executableTarget(name: "Consumer", dependencies: [.product(name: "CardSim", package: "$(basename "$root")")])
  ]
)
END
cp "$root/Scripts/$example.swift" "$dir/Sources/Consumer/main.swift"
cd "$dir"
swift build --quiet --scratch-path "$scratch" >&2
"$(swift build --scratch-path "$scratch" --show-bin-path)/Consumer"
