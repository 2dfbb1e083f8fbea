#!/usr/bin/env bash
# Makes the engine of a page: the rooms up to the simulation, the settings and Sources/CardBridge as a WebAssembly
# module, with the toolchain's own compiler and linker. Sources/CardPage/EngineModule.swift carries it, as one text.
#
# The module must have the native digest of every built-in scenario, as it is written and after all of its settings were
# set to their values, one by one. Its bytes aren't compared: those depend on the toolchain.
#
# Usage: Scripts/build-wasm.sh [--check | --record | --carried] [CARDTORTURE]
#   --check     Check the carried module; if its sources have changed since, also a new one. The default.
#   --record    Make a module, check it, and carry it.
#   --carried   Check the carried module only: that takes seconds.
# CARDTORTURE is the built program of that name; without it, it is built. OUT=FILE keeps the module that was made.
set -euo pipefail
cd "$(dirname "$0")/.."
carried=Sources/CardPage/EngineModule.swift
# The most signs of a module as a page carries it: a page must open at once, and is sent as a file.
budget=${BUDGET:-141500}

fail() {
  echo "error: $1" >&2
  exit 1
}

mode=--check
case ${1:-} in --check | --record | --carried)
  mode=$1
  shift
  ;;
esac
[ $# -le 1 ] || fail "usage: Scripts/build-wasm.sh [--check | --record | --carried] [CARDTORTURE]"
command -v node >/dev/null || fail "this needs node on the PATH: Debian's package nodejs"
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT

rooms=(CardMath CardMotion CardContent CardModel CardSimulation)
settings=Sources/CardSettings/Settings
# The bridge, with the rows of the settings' table, and what a timeline's columns show. The settings' text is left out:
# Sources/CardBridge/SettingKey.swift takes the place of the types that have it.
bridge=(
  Sources/CardTimeline/Timeline/Column.swift Sources/CardTimeline/Timeline/Cell.swift
  $settings/Settings+Rules.swift $settings/*Settings.swift $settings/Choices+*.swift
  $settings/SettingKey+{All,Touch,Motion,Layout,Paging,Content,Commands}.swift
  Sources/CardDialects/Export/PolylineFit.swift
  Sources/CardBridge/*.swift
)

# The Swift files of which the module is made.
sources() {
  for room in "${rooms[@]}"; do find "Sources/$room" -name '*.swift'; done | LC_ALL=C sort
  printf '%s\n' "${bridge[@]}"
}

# One hash of what the module is made of.
stamp() {
  { sources && printf '%s\n' Sources/CardBridge/runtime.c Scripts/build-wasm.sh; } |
    while IFS= read -r file; do
      echo "$file"
      cat "$file"
    done | git hash-object --stdin
}

# Makes the module $out/engine.wasm.
make_module() {
  command -v swiftc >/dev/null || fail "this needs swiftc on the PATH"
  local tools options file target=wasm32-unknown-none-wasm
  tools=$(dirname "$(command -v swiftc)")
  options=(
    -enable-experimental-feature Embedded -swift-version 6 -wmo -parse-as-library -Osize -suppress-warnings
    # A page measures nothing: its simulations solve no arrivals.
    -D CARDSIM_PAGE
    # There are no pages with which to guard a stack.
    -target $target -Xfrontend -disable-stack-protector
    # A page needs a small module: functions are written out where they are called only if that is smaller, those, too,
    # that the sources mark for speed; and the traps of a function are one. That changes no bit of any result.
    -Xfrontend -sil-inline-caller-benefit-reduction-factor -Xfrontend 1000 -Xfrontend -mergeable-traps
    # A copy is a call: the instruction for it is guarded by a test of its length, even of a known one.
    -Xcc -mno-bulk-memory -Xcc -mno-bulk-memory-opt)
  # All rooms are compiled as one module, in which nothing is public, so that what no call reaches is left out. Two enums
  # with large cases are boxes: each copy of one, and of what holds it, is a call instead of a switch over the cases.
  mkdir -p "$out/plain"
  while IFS= read -r file; do
    grep -vE "^import ($(IFS='|' && echo "${rooms[*]}"))\$" "$file" >"$out/plain/$(tr / _ <<<"${file#Sources/}")"
  done < <(sources)
  find "$out/plain" -name '*.swift' -exec sed -i -E \
    -e 's/@inline\(__always\) (get|set|_read|_modify)/\1/; s/@inline\(__always\)/@inline(never)/' \
    -e 's/@(inlinable|usableFromInline) ?//' \
    -e 's/(^|[^a-zA-Z])(public|package) enum (MotionRule|TimingCurve):/indirect enum \3:/' \
    -e 's/(^|[^a-zA-Z])(public|package)\(set\) /\1/; s/(^|[^a-zA-Z])(public|package) /\1/g' {} +
  swiftc "${options[@]}" -module-name CardBridge -emit-ir "$out"/plain/*.swift -o "$out/pic.ll"
  # A page's module lies at a fixed place; the compiler has no option for that, its clang has.
  sed '/"PIC Level"/s/i32 2}/i32 0}/' "$out/pic.ll" >"$out/engine.ll"
  "$tools/clang" --target=$target -Oz -fno-pic -mno-bulk-memory -mno-bulk-memory-opt -Wno-override-module \
    -c "$out/engine.ll" -o "$out/engine.o"
  "$tools/clang" --target=$target -Oz -ffreestanding -fno-builtin -c Sources/CardBridge/runtime.c -o "$out/runtime.o"
  # The stack lies first, so that one that overflows ends the program and changes no data.
  "$tools/wasm-ld" --no-entry --gc-sections --strip-all --compress-relocations -O2 -z stack-size=524288 --stack-first \
    "$out/engine.o" "$out/runtime.o" -o "$out/engine.wasm"
  [ -z "${OUT:-}" ] || cp "$out/engine.wasm" "$OUT"
}

# The program that knows the built-in scenarios, and packs.
torture() {
  if [ -z "$torture" ]; then
    swift build -c release --product CardTorture >&2
    torture=$(swift build -c release --show-bin-path)/CardTorture
  fi
  "$torture" "$@"
}

# Checks a packed module over all built-in scenarios.
check() {
  if [ ! -e "$out/cases.json" ]; then torture engine >"$out/cases.json"; fi
  node Scripts/wasm/check.mjs "$1" "$out/cases.json" || fail "$2 isn't the native engine"
}

# Checks the size of a packed module.
measure() {
  local size
  size=$(wc -c <"$1" | tr -d ' ')
  echo "$2: $size signs as a page carries it"
  [ "$size" -le "$budget" ] || fail "$2 has $size signs, more than $budget"
}

# Prints the module as a page carries it: sorted, then packed, the locals by themselves.
packed() {
  node Scripts/wasm/sort.mjs "$out/engine.wasm" "$out/engine.sorted" "$out"/engine.locals.{1..9}
  torture pack "$out/engine.sorted" "$out"/engine.locals.* | tr -d '\n'
}

torture=${1:-}
stamp=$(stamp)
if [ "$mode" != --record ]; then
  [ -e $carried ] || fail "no module is carried: Scripts/build-wasm.sh --record"
  sed -n 's/^  static let packed: StaticString = ##"\(.*\)"##$/\1/p' $carried | tr -d '\n' >"$out/carried.txt"
  measure "$out/carried.txt" "the carried module"
  check "$out/carried.txt" "the carried module"
  if [ "$mode" = --carried ] || grep -qF "\"$stamp\"" $carried; then exit 0; fi
  echo "its sources have changed since: a new one is made and checked, too"
fi
make_module
size=$(gzip -9 -n <"$out/engine.wasm" | wc -c | tr -d ' ')
echo "the module: $(wc -c <"$out/engine.wasm" | tr -d ' ') bytes, $size compressed by gzip"
packed >"$out/new.txt"
measure "$out/new.txt" "the module"
check "$out/new.txt" "the module"
if [ "$mode" = --record ]; then
  {
    cat <<'SWIFT'
// Written by Scripts/build-wasm.sh --record; not to be edited by hand.
// swift-format-ignore-file

/// The engine that a page carries: a WebAssembly module made of this package's own sources; see
/// `Sources/CardBridge/Bridge.swift`.
enum EngineModule {
SWIFT
    echo "  /// The hash of the sources of which it was made."
    echo "  static let stamp: StaticString = \"$stamp\""
    echo
    echo "  /// The module: sorted as \`Page/module.js\` says, and packed as \`PackedText\` and \`Page/locals.js\` say."
    printf '  static let packed: StaticString = ##"%s"##\n' "$(cat "$out/new.txt")"
    echo "}"
  } >$carried.new
  mv $carried.new $carried
fi
