#!/usr/bin/env bash
# Builds a temporary package that imports only CardSim, from Scripts/example.swift, or with --live or --gates from
# Scripts/live-example.swift or Scripts/gates-example.swift, and runs it: a library that imports no C library must link
# `-lm` itself, which a package with tests or with Foundation doesn't reveal. Prints the example's output.
# Usage: Scripts/link-check.sh [--live | --gates] [DIRECTORY]
set -euo pipefail
root=$(cd "$(dirname "$0")/.." && pwd)
example=example
case ${1:-} in
--live | --gates)
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
# The library is built once for all examples.
scratch=$root/.build/link-check
swift build --quiet --scratch-path "$scratch" >&2
"$(swift build --scratch-path "$scratch" --show-bin-path)/Consumer"
