#!/usr/bin/env bash
# Proves that a release build of the tool for Linux needs only the kernel: it is stripped and put into an empty folder,
# which becomes its whole file system except for /proc, from which Swift reads a program's arguments. There it passes
# `check`, and its output is the same as outside. A tool of more than 13.2 MB fails, too, and one that asks for a
# function that tool.ld leaves out.
# Usage: Scripts/static-check.sh [CARDSIM]
set -euo pipefail
cardsim=$(command -v "${1:-cardsim}")
case $(uname) in
Linux) ;;
*)
  echo "SKIPPED: only Linux has programs without libraries"
  exit 0
  ;;
esac
empty=$(mktemp -d)
work=$(mktemp -d)
trap 'rm -rf "$empty" "$work"' EXIT

fail() {
  echo "error: $1" >&2
  exit 1
}

size() { wc -c <"$1" | awk '{ printf "%.1f MB", $1 / 1e6 }'; }

strip -o "$empty/cardsim" "$cardsim"
if readelf --program-headers --wide "$empty/cardsim" | grep -q INTERP; then
  fail "$cardsim asks for a loader, and so for libraries: is it a release build?"
fi
if [ "$(wc -c <"$empty/cardsim")" -gt 13200000 ]; then
  fail "the stripped tool has $(size "$empty/cardsim"), more than 13.2: look at the largest symbols with nm --size-sort"
fi

# The functions that are left out: by their names in C, by those of Swift's overlay, and by what asks for Unicode's
# tables inside the standard library.
left_out=$(grep -oE '[A-Za-z0-9_]+ = abort;' "$(dirname "$0")/../Sources/CardSimTool/tool.ld" | sed 's/ = abort;//')
[ -n "$left_out" ] || fail "Sources/CardSimTool/tool.ld leaves out nothing"
pattern="^($(tr '\n' '|' <<<"$left_out")[$]s5Glibc[0-9]+($(sed -E 's/[fl]?(_r)?$//' <<<"$left_out" | paste -sd '|'))[y_].*|"
pattern+='[$]ss7UnicodeO6ScalarV10PropertiesV(4name|9nameAlias|3age|15generalCategory).*|'
pattern+='[$]sSJ(13isPunctuation|8isSymbol|16isCurrencySymbol).*)$'
objects=("$(dirname "$cardsim")"/{Card*,AllocationCounter}.build/*.o)
[ -e "${objects[0]}" ] || fail "no objects beside $cardsim: is it a release build?"
nm --undefined-only "${objects[@]}" | awk '{ print $NF }' | sort -u >"$work/undefined"
[ "$(grep -c '[$]s5Glibc' "$work/undefined")" -gt 5 ] || fail "no object asks for the C library: are these the tool's?"
if asked=$(grep -E "$pattern" "$work/undefined"); then
  fail "the tool asks for what Sources/CardSimTool/tool.ld leaves out: $asked"
fi
echo "as it is built $(size "$cardsim"), stripped $(size "$empty/cardsim"), no library needed"

# alone ARGUMENTS…: runs the tool in the empty folder. The mount is private and ends with the tool.
mkdir "$empty/proc"
alone() {
  unshare ${user:+"$user"} --mount --pid --fork -- /bin/sh -c '
    mount -t proc proc "$0/proc" && exec chroot "$0" /cardsim "$@"
  ' "$empty" "$@"
}
user=
if [ "$(id -u)" != 0 ]; then user=--map-root-user; fi
if ! command -v unshare >/dev/null || ! alone --version >"$work/version" 2>"$work/words"; then
  echo "SKIPPED: a program can't be given another file system here: $(head -n 1 "$work/words" 2>/dev/null || echo "no unshare")"
  exit 0
fi
alone check >"$work/alone.txt" || fail "check fails in an empty file system: $(tail -n 1 "$work/alone.txt")"
"$cardsim" check >"$work/here.txt"
cmp "$work/alone.txt" "$work/here.txt" || fail "check says something else in an empty file system"
alone run tour --precision exact >"$work/alone.csv"
"$cardsim" run tour --precision exact >"$work/here.csv"
cmp "$work/alone.csv" "$work/here.csv" || fail "tour is another one in an empty file system"
echo "in an empty file system: $(tail -n 1 "$work/alone.txt"), and tour's $(wc -c <"$work/alone.csv") bytes are the same"
