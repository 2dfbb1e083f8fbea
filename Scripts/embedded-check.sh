#!/usr/bin/env bash
# Compiles the rooms up to the text formats as Embedded Swift, for this machine or, with SWIFTC-OPTIONs, for another:
# the same source can then run on other processors and in a browser. It fails on features that Embedded Swift lacks:
# existentials, untyped throws, reflection, key paths, dynamic casts.
#
# The text formats contain little arithmetic and most of the code: they are compiled without optimisation, which takes a
# fifth of the time. TEXT_OPTIMISATION=-O optimises them too, OPTIMISATION=-Onone optimises nothing.
# Usage: Scripts/embedded-check.sh [DIRECTORY [SWIFTC-OPTION…]]
set -euo pipefail
cd "$(dirname "$0")/.."
if [ $# -gt 0 ]; then
  out=$1
  shift
  mkdir -p "$out"
else
  out=$(mktemp -d)
  trap 'rm -rf "$out"' EXIT
fi
sources=${SOURCES:-Sources}
embedded=(-enable-experimental-feature Embedded -swift-version 6 -wmo -parse-as-library -package-name CardSim)

if ! command -v swiftc >/dev/null; then
  echo "error: this needs swiftc on the PATH" >&2
  exit 1
fi
# Not every toolchain has Embedded Swift's standard library; Xcode's doesn't always.
echo 'let one = 1' >"$out/probe.swift"
if ! swiftc "${embedded[@]}" "$@" -c "$out/probe.swift" -o "$out/probe.o" 2>"$out/probe.txt"; then
  echo "SKIPPED: this toolchain has no Embedded Swift for $*: $(head -n 1 "$out/probe.txt")"
  exit 0
fi

for room in CardMath CardText CardMotion CardContent CardModel CardSimulation CardDialects CardTimeline \
  CardSettings CardScenario CardExamples; do
  case $room in
  CardText | CardDialects | CardTimeline | CardSettings | CardScenario | CardExamples)
    optimisation=${TEXT_OPTIMISATION:--Onone}
    ;;
  *) optimisation=${OPTIMISATION:--O} ;;
  esac
  files=()
  while IFS= read -r file; do files+=("$file"); done < <(find "$sources/$room" -name '*.swift' | LC_ALL=C sort)
  swiftc "${embedded[@]}" "$@" "$optimisation" -module-name "$room" \
    -I "$out" -emit-module -emit-module-path "$out/$room.swiftmodule" -c "${files[@]}" -o "$out/$room.o"
  echo "$room: ${#files[@]} files, compiled as Embedded Swift"
done
