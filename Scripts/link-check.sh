#!/usr/bin/env bash
# Builds a throw-away package that imports nothing but CardSim and runs it: a library that imports no C library must
# bring its own `-lm`. Usage: Scripts/link-check.sh [DIRECTORY]
set -euo pipefail
root=$(cd "$(dirname "$0")/.." && pwd)
dir=${1:-$(mktemp -d)}
mkdir -p "$dir/Sources/Consumer"
cat >"$dir/Package.swift" <<EOF
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Consumer",
  platforms: [.macOS(.v13)],
  dependencies: [.package(path: "$root")],
  targets: [
    .executableTarget(name: "Consumer", dependencies: [.product(name: "CardSim", package: "$(basename "$root")")])
  ]
)
EOF
cp "$root/Scripts/example.swift" "$dir/Sources/Consumer/main.swift"
cd "$dir"
swift run --quiet Consumer
