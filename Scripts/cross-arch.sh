#!/usr/bin/env bash
# Proves that the same source gives the same bits on other processors.
#
# The rooms up to the text formats are compiled as Embedded Swift for this machine, with and without optimisation, for
# arm64, riscv64 and wasm32. The other processors are emulated by qemu and node: that proves the arithmetic that the
# compiler generates, not the hardware's. Each target runs every built-in scenario and computes some three million
# values of the elementary functions; the scenarios' digests must equal the goldens', the values those of
# known-answers.txt.
#
# It also proves that it detects a difference: with one fused multiply-add planted in the springs, in a copy of the
# source, arm64 must differ. The arm64 and riscv64 object code must have no such instruction, the planted one must.
#
# Usage: Scripts/cross-arch.sh [--unchanged | --record]
#   --unchanged   Run nothing: print the last table, or exit 1 if the source, these scripts or the compiler have changed
#                 since. One hash identifies them, stored in Scripts/cross-arch/passed.txt: so it is valid on a clone
#                 without a history, after a merge, and for another compiler.
#   --record      Write that file after a pass.
# TEXT_OPTIMISATION=-O optimises the text formats too, which takes four times as long. The script exits with 1 on any
# difference; a target whose programs are missing is skipped with a message.
set -euo pipefail
cd "$(dirname "$0")/.."
here=Scripts/cross-arch
passed=$here/passed.txt
targets=(native-Onone native-O arm64 riscv64 wasm32 planted)

fail() {
  echo "error: $1" >&2
  exit 1
}

# --- One target: compiled, linked, run.

# The compiler's options for a target.
options() {
  case $1 in
  arm64 | planted) echo "-target aarch64-none-none-elf" ;;
  # The triple alone means no floating-point registers.
  riscv64) echo "-target riscv64-none-none-eabi -Xcc -march=rv64gc -Xcc -mabi=lp64d" ;;
  # There are no pages with which to guard a stack.
  wasm32) echo "-target wasm32-unknown-none-wasm -Xfrontend -disable-stack-protector" ;;
  esac
}

# The toolchain's folder with the target's Unicode tables.
triple() {
  case $1 in
  arm64 | planted) echo aarch64-none-none-elf ;;
  riscv64) echo riscv64-none-none-eabi ;;
  wasm32) echo wasm32-unknown-none-wasm ;;
  *) echo "$(uname -m)-unknown-linux-gnu" ;;
  esac
}

# The requirements of a target, each as program:Debian package.
needs() {
  case $1 in
  arm64 | planted) echo "qemu-aarch64:qemu-user aarch64-linux-gnu-gcc:gcc-aarch64-linux-gnu" ;;
  riscv64) echo "qemu-riscv64:qemu-user riscv64-linux-gnu-gcc:gcc-riscv64-linux-gnu" ;;
  wasm32) echo "node:nodejs wasm-ld:lld clang:clang" ;;
  *) echo "clang:clang" ;;
  esac
}

link() {
  local target=$1 out=$2
  local objects=("$out"/Card*.o "$out/Driver.o") tables
  tables=$resources/embedded/$(triple "$target")/libswiftUnicodeDataTables.a
  case $target in
  arm64 | planted)
    aarch64-linux-gnu-gcc -O1 -static-pie "$here/libc.c" "${objects[@]}" "$tables" -lm -o "$out/driver"
    ;;
  riscv64)
    # The tables were compiled for a processor without floating-point registers, and hold no such number: after their
    # flags are changed (e_flags, at byte 48, to RVC and double-float) they can be linked with code that uses these
    # registers.
    mkdir -p "$out/tables"
    (cd "$out/tables" && riscv64-linux-gnu-ar x "$tables")
    for table in "$out"/tables/*.o; do printf '\005' | dd of="$table" bs=1 seek=48 conv=notrunc status=none; done
    riscv64-linux-gnu-gcc -O1 -pie "$here/libc.c" "${objects[@]}" "$out"/tables/*.o -lm -o "$out/driver"
    ;;
  wasm32)
    clang --target=wasm32-unknown-none-wasm -O1 -ffreestanding -fno-builtin -c "$here/wasm.c" -o "$out/wasm.o"
    wasm-ld --no-entry --export=__main_argc_argv --gc-sections --import-undefined -z stack-size=1048576 \
      "${objects[@]}" "$tables" "$out/wasm.o" -o "$out/driver"
    ;;
  *) clang -O1 -pie "$here/libc.c" "${objects[@]}" "$tables" -lm -o "$out/driver" ;;
  esac
}

run() {
  case $1 in
  arm64 | planted) qemu-aarch64 "$2" ;;
  riscv64) qemu-riscv64 -L /usr/riscv64-linux-gnu "$2" ;;
  wasm32) node "$here/wasm.mjs" "$2" ;;
  *) "$2" ;;
  esac
}

# Compiles and runs a target; its lines are in TARGET/lines.txt, the seconds of both steps in TARGET/seconds.txt.
compile_and_run() {
  local target=$1 out=$2/$1 began=$SECONDS options
  mkdir -p "$out"
  read -r -a options <<<"$(options "$target")"
  if [ "$target" = planted ]; then
    export SOURCES=$out/Sources
    plant "$SOURCES"
  fi
  # The target native-Onone is compiled without any optimisation.
  if [ "$target" = native-Onone ]; then export OPTIMISATION=-Onone TEXT_OPTIMISATION=-Onone; fi
  Scripts/embedded-check.sh "$out" ${options[@]+"${options[@]}"} >"$out/log.txt"
  swiftc -enable-experimental-feature Embedded -swift-version 6 -wmo -parse-as-library -module-name Driver \
    ${options[@]+"${options[@]}"} "${TEXT_OPTIMISATION:--Onone}" -I "$out" -c "$here"/*.swift -o "$out/Driver.o"
  link "$target" "$out"
  local compiled=$SECONDS
  run "$target" "$out/driver" >"$out/lines.txt"
  echo "$((compiled - began)) $((SECONDS - compiled))" >"$out/seconds.txt"
}

# Copies the source with one fused multiply-add in the springs: a product that isn't rounded before the sum.
plant() {
  mkdir -p "$1"
  cp -R Sources/Card* "$1"
  local file=$1/CardMotion/SpringBasis.swift line='cosine * basis.cosine + sine * basis.sine'
  [ "$(grep -cF "$line" "$file")" = 1 ] || fail "the springs have no line \"$line\" any more to plant a fused one in"
  sed "s/$(printf '%s' "$line" | sed 's/[*.]/\\&/g')/(sine * basis.sine).addingProduct(cosine, basis.cosine)/" \
    "$file" >"$file.new"
  mv "$file.new" "$file"
}

if [ "${1:-}" = --make ]; then
  resources=$4
  compile_and_run "$2" "$3"
  exit
fi

# --- The last result, and the possible targets.

mode=${1:-}
case $mode in
'' | --unchanged | --record) ;;
*) fail "usage: Scripts/cross-arch.sh [--unchanged | --record]" ;;
esac
command -v swiftc >/dev/null || fail "this needs swiftc on the PATH"

# One hash of everything that determines the digests: the source, these scripts and the compiler.
stamp() {
  {
    swiftc --version 2>/dev/null | head -n 1
    find Sources/CardMath Sources/CardText Sources/CardMotion Sources/CardContent Sources/CardModel \
      Sources/CardSimulation Sources/CardDialects Sources/CardTimeline Sources/CardSettings Sources/CardScenario Sources/CardExamples \
      Scripts/cross-arch.sh Scripts/embedded-check.sh $here -type f ! -name passed.txt |
      LC_ALL=C sort | while IFS= read -r file; do
        echo "$file"
        cat "$file"
      done
  } | git hash-object --stdin
}
stamp=$(stamp)
if [ "$mode" = --unchanged ]; then
  grep -qxF "of $stamp" "$passed" 2>/dev/null || exit 1
  echo "the source, these scripts and the compiler are those that passed last:"
  sed 1,2d "$passed"
  exit 0
fi

if [ "$(uname -s)" != Linux ]; then
  echo "SKIPPED: this is written for Linux"
  exit 0
fi
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT
resources=$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')
possible=()
skipped=()
for target in "${targets[@]}"; do
  missing=()
  for need in $(needs "$target"); do command -v "${need%%:*}" >/dev/null || missing+=("${need##*:}"); done
  if [ ! -e "$resources/embedded/$(triple "$target")" ]; then missing+=("a toolchain with Embedded Swift for it"); fi
  if [ ${#missing[@]} -eq 0 ]; then possible+=("$target"); else skipped+=("$target: ${missing[*]}"); fi
done
for skip in ${skipped[@]+"${skipped[@]}"}; do echo "SKIPPED: $skip, not there"; done
[ ${#possible[@]} -gt 0 ] || exit 0

printf '%s\n' "${possible[@]}" | xargs -P "$(getconf _NPROCESSORS_ONLN)" -I TARGET \
  "$0" --make TARGET "$out" "$resources" || fail "a target didn't come to its end"

# --- The table.

sed -nE 's/^    ([a-z0-9-]+) [0-9]+ ([0-9a-f]{16})$/scenario \1 \2/p' \
  Sources/CardExamples/BuiltInScenarios+Goldens.swift | LC_ALL=C sort >"$out/goldens.txt"
count=$(wc -l <"$out/goldens.txt" | tr -d ' ')
[ "$count" -gt 0 ] || fail "there are no goldens"
differs=0

# The number of lines of a kind that a target has in common with a list.
common() { grep "^$1 " "$3" | LC_ALL=C sort | comm -12 - "$2" | wc -l | tr -d ' '; }

{
  printf '%-14s  %-9s  %-9s  %-7s  %-16s  %8s  %5s\n' target built-ins rows answers digest compiled ran
  for target in "${possible[@]}"; do
    lines=$out/$target/lines.txt
    [ -e "$out/rows.txt" ] || grep '^rows ' "$lines" | LC_ALL=C sort >"$out/rows.txt"
    [ -e "$out/answers.txt" ] || grep '^answer ' "$here/known-answers.txt" | LC_ALL=C sort >"$out/answers.txt"
    scenarios=$(common scenario "$out/goldens.txt" "$lines")
    rows=$(common rows "$out/rows.txt" "$lines")
    answers=$(common answer "$out/answers.txt" "$lines")
    digest=$(sed -n 's/^answers //p' "$lines")
    read -r compiled ran <"$out/$target/seconds.txt"
    printf '%-14s  %-9s  %-9s  %-7s  %-16s  %6s s  %3s s\n' "${target/native/$(uname -m) }" "$scenarios/$count" \
      "$rows/$count" "$answers/$(wc -l <"$out/answers.txt" | tr -d ' ')" "$digest" "$compiled" "$ran"
    echo "$target $scenarios $rows $answers" >>"$out/counts.txt"
  done
} | tee "$out/table.txt"

all=$(wc -l <"$out/answers.txt" | tr -d ' ')
while read -r target scenarios rows answers; do
  if [ "$target" = planted ]; then
    if [ "$scenarios" = "$count" ]; then
      echo "error: a fused multiply-add in the springs wasn't seen: this can't see a difference" >&2
      differs=1
    fi
  elif [ "$scenarios $rows $answers" != "$count $count $all" ]; then
    echo "error: $target differs:" >&2
    { grep '^scenario ' "$out/$target/lines.txt" | LC_ALL=C sort | comm -23 - "$out/goldens.txt"
      grep '^rows ' "$out/$target/lines.txt" | LC_ALL=C sort | comm -23 - "$out/rows.txt"
      grep '^answer ' "$out/$target/lines.txt" | LC_ALL=C sort | comm -23 - "$out/answers.txt"
    } | sed 's/^/  /' >&2
    differs=1
  fi
done <"$out/counts.txt"

# --- The object code.

# The number of fused multiply-adds in a target's object code, the driver's included.
fused() {
  local prefix=aarch64
  [ "$1" != riscv64 ] || prefix=riscv64
  # The toolchain's disassembler takes seconds; that of binutils takes over ten minutes for riscv64.
  local disassembler
  disassembler=$(dirname "$(command -v swiftc)")/llvm-objdump
  [ -x "$disassembler" ] || disassembler=$prefix-linux-gnu-objdump
  "$disassembler" -d "$out/$1"/*.o |
    { grep -cE '[[:space:]](fn?m(add|sub)(\.[sd])?|fml[as])[[:space:]]' || true; }
}
for target in arm64 riscv64 planted; do
  [ -e "$out/$target/lines.txt" ] || continue
  number=$(fused "$target")
  echo "$target: $number fused multiply-adds in the object code" | tee -a "$out/table.txt"
  if [ "$target" = planted ]; then
    [ "$number" -gt 0 ] || { echo "error: the planted one isn't among them" >&2 && differs=1; }
  elif [ "$number" -gt 0 ]; then
    echo "error: there must be none" >&2
    differs=1
  fi
done

[ "$differs" = 0 ] || exit 1
if [ "$mode" = --record ]; then
  [ ${#skipped[@]} -eq 0 ] || fail "a run that skipped something isn't recorded"
  { echo "Written by Scripts/cross-arch.sh --record; not to be edited by hand."
    echo "of $stamp"
    cat "$out/table.txt"
  } >"$passed"
fi
