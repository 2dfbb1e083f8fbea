#!/usr/bin/env bash
# Compiles the layers below text as Embedded Swift, for this machine: the same source can then run on other processors
# and in a browser. It fails on what Embedded Swift has not: existentials, untyped throws, reflection, key paths.
# Usage: Scripts/embedded-check.sh [DIRECTORY]
set -euo pipefail
cd "$(dirname "$0")/.."
if [ $# -gt 0 ]; then
  out=$1
  mkdir -p "$out"
else
  out=$(mktemp -d)
  trap 'rm -rf "$out"' EXIT
fi

if ! command -v swiftc >/dev/null; then
  echo "error: this needs swiftc on the PATH" >&2
  exit 1
fi
# A toolchain brings Embedded Swift's standard library, or it doesn't; Xcode's, for one, does not always.
echo 'let one = 1' >"$out/probe.swift"
if ! swiftc -enable-experimental-feature Embedded -wmo -parse-as-library -c "$out/probe.swift" -o "$out/probe.o" \
  2>"$out/probe.txt"; then
  echo "SKIPPED: this toolchain has no Embedded Swift: $(head -n 1 "$out/probe.txt")"
  exit 0
fi

for room in CardMath CardMotion CardContent CardModel CardSimulation; do
  files=()
  while IFS= read -r file; do files+=("$file"); done < <(find "Sources/$room" -name '*.swift' | sort)
  swiftc -enable-experimental-feature Embedded -swift-version 6 -wmo -O -parse-as-library -module-name "$room" \
    -I "$out" -emit-module -emit-module-path "$out/$room.swiftmodule" -c "${files[@]}" -o "$out/$room.o"
  echo "$room: ${#files[@]} files, compiled as Embedded Swift"
done
