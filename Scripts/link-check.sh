#!/usr/bin/env bash
# Builds a temporary package that imports only CardSim, from Scripts/example.swift, or with --live from
# Scripts/live-example.swift, and runs it: a library that imports no C library must link `-lm` itself, which a package
# with tests or with Foundation doesn't reveal. Prints the example's output.
# Usage: Scripts/link-check.sh [--live] [DIRECTORY]
set -euo pipefail
root=$(cd "$(dirname "$0")/.." && pwd)
example=example
if [ "${1:-}" = --live ]; then
  example=live-example
  shift
fi
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
swift build --quiet >&2
"$(swift build --show-bin-path)/Consumer"
