#!/usr/bin/env bash
# Compiles the sources and the tests with an older Swift than the one on the PATH, and checks the built-in timelines
# with the tool that it makes: an older compiler gives up on expressions, and lacks rules, that the newest one accepts
# without a warning.
#
#   Scripts/toolchain-check.sh [--test] [TOOLCHAIN]
#
# TOOLCHAIN, or CARDSIM_OLDER_SWIFT, is a folder that contains bin/swift or usr/bin/swift. Without one, the oldest in a
# usual place is taken, if the manifest's first line allows it; else Debian's package of Swift, if there is apt: it is
# unpacked into .build/older/debian (0.6 GB to download, 2.7 GB on the disk) and runs with that folder as its file
# system; nothing is installed. If neither is available, the script prints that and doesn't fail, unless a toolchain was
# given. With --test the tests are linked and run, too.
set -euo pipefail
cd "$(dirname "$0")/.."
root=$PWD
older=$root/.build/older
suite=trixie
tests=
[ "${1:-}" != --test ] || { tests=yes && shift; }
named=${1:-${CARDSIM_OLDER_SWIFT:-}}

fail() {
  echo "error: $1" >&2
  exit 1
}

skip() {
  echo "SKIPPED: no older Swift compiles this here: $1"
  exit 0
}

# number VERSION: 6.0.3 as 60003, so that versions compare as numbers.
number() { echo "$1" | awk -F. '{ print $1 * 10000 + $2 * 100 + $3 }'; }

# version COMMAND…: the version that the command's Swift prints; empty if it doesn't run.
version() { "$@" --version 2>&1 | sed -n 's/.*Swift version \([0-9.]*\).*/\1/p' | head -n 1 || true; }

# swift_of FOLDER: the path of the program in a toolchain's folder.
swift_of() {
  local path
  for path in "$1/usr/bin/swift" "$1/bin/swift"; do
    if [ -x "$path" ]; then
      echo "$path"
      return 0
    fi
  done
  return 1
}

# complain: what the compiler refused; the script ends.
complain() {
  grep -E '(error|warning): |Stack dump|While evaluating' "$older/output" | sort -u | head -n 40 >&2 || true
  if grep -qE 'ExpandPeerMacroRequest|While evaluating.*custom-attr' "$older/output"; then
    echo "Swift 6.0 crashes on a closure and on an interpolation in the brackets of @Test: give the argument a name" >&2
  fi
  fail "Swift $found doesn't compile this; all of what it says is in $older/output"
}

# compile SOURCE SCRATCH ENV…: compiles everything where that command starts a program, which sees this folder as
# SOURCE. The sources are linked, and the tool checks its own timelines. The tests are compiled up to the last step that
# finds errors, before any code for a processor: that takes 0.6 of the time, and 6.0 can't link tests of a program.
compile() {
  local source=$1 scratch=$2
  shift 2
  if [ -n "$tests" ]; then
    "$@" swift test --package-path "$source" --scratch-path "$scratch" >"$older/output" 2>&1 || {
      # Debian's 6.0 finds the main of two programs in one bundle.
      ! grep -qF 'multiple definition of `main' "$older/output" || fail "Swift $found links no test that imports a tool"
      grep -qF 'Test run with ' "$older/output" || complain
      tail -n 1 "$older/output"
      fail "Swift $found: tests fail; all of what they say is in $older/output"
    }
    tail -n 1 "$older/output"
    return 0
  fi
  "$@" swift build --package-path "$source" --scratch-path "$scratch" >"$older/output" 2>&1 || complain
  echo "Swift $found: sources compiled and linked after $SECONDS s"
  "$@" "$scratch/debug/cardsim" check --quiet
  "$@" bash -euc '
    export modules=$2/debug/Modules package=$3 lists=$2/tests
    cd "$1/Tests" && mkdir -p "$lists"
    compile() {
      find "$1" -name "*.swift" >"$lists/$1"
      swiftc -emit-sil -wmo -o /dev/null -module-name "$1" -package-name "$package" -I "$modules" -Onone \
        -enable-testing -swift-version 6 -DSWIFT_PACKAGE -DDEBUG -parse-as-library "@$lists/$1"
    }
    export -f compile
    du -s *Tests | sort -rn | cut -f 2 | xargs -P "$4" -I {} bash -euc "compile {}"
  ' tests "$source" "$scratch" "$(basename "$source" | tr '[:upper:]' '[:lower:]')" "$(getconf _NPROCESSORS_ONLN)" \
    >"$older/output" 2>&1 || complain
  set -- Tests/*Tests
  echo "Swift $found: $# targets of tests compiled after $SECONDS s"
}

mkdir -p "$older"
least=$(sed -n '1s/.*swift-tools-version: *//p' Package.swift)
current=$(version swift)

if [ -n "$named" ]; then
  swift=$(swift_of "$named") || fail "$named holds no bin/swift"
  found=$(version "$swift")
  [ -n "$found" ] || fail "$swift doesn't run"
  compile "$root" "$older/$found" env PATH="$(dirname "$swift"):$PATH"
  exit 0
fi

# The usual places of installed toolchains.
oldest=
for folder in "${SWIFTLY_TOOLCHAINS_DIR:-$HOME/.local/share/swiftly/toolchains}"/* /usr/libexec/swift \
  "$HOME/Library/Developer/Toolchains"/*.xctoolchain /Library/Developer/Toolchains/*.xctoolchain; do
  candidate=$(swift_of "$folder") || continue
  found=$(version "$candidate")
  [ -n "$found" ] && [ "$(number "$found")" -ge "$(number "$least")" ] || continue
  [ -z "$current" ] || [ "$(number "$found")" -lt "$(number "$current")" ] || continue
  [ -z "$oldest" ] || [ "$(number "$found")" -lt "$(number "$oldest")" ] || continue
  oldest=$found
  swift=$candidate
done
if [ -n "$oldest" ]; then
  found=$oldest
  compile "$root" "$older/$found" env PATH="$(dirname "$swift"):$PATH"
  exit 0
fi

# Debian's Swift, in a system of its own. Its apt uses none of this machine's sources, lists and packages.
keys=/usr/share/keyrings/debian-archive-keyring.gpg
system=$older/debian
command -v apt-get >/dev/null && command -v dpkg-deb >/dev/null || skip "none is in a usual place, and there is no apt"
[ -f "$keys" ] || skip "none is in a usual place, and this isn't Debian, whose package would do"
[ "$(id -u)" = 0 ] && command -v unshare >/dev/null || skip "none is in a usual place, and only root may enter Debian's"
unshare --mount -- true 2>"$older/output" || skip "none is in a usual place, and nothing may be mounted for Debian's"
if [ ! -x "$system/usr/libexec/swift/bin/swift" ]; then
  apt=$older/apt
  rm -rf "$apt" "$system"
  mkdir -p "$apt/lists/partial" "$apt/cache/archives/partial" "$system.part"
  echo "deb [signed-by=$keys] http://deb.debian.org/debian $suite main" >"$apt/sources.list"
  : >"$apt/status"
  cat >"$apt/apt.conf" <<END
Dir::Etc::sourcelist "$apt/sources.list";
Dir::Etc::sourceparts "-";
Dir::State::lists "$apt/lists";
Dir::State::status "$apt/status";
Dir::Cache "$apt/cache";
APT::Sandbox::User "root";
APT::Architecture "$(dpkg --print-architecture)";
END
  export APT_CONFIG=$apt/apt.conf
  apt-get -qq update >"$older/output" 2>&1 || skip "Debian can't be reached: $(tail -n 1 "$older/output")"
  apt-get -qq install --download-only --no-install-recommends -o Debug::NoLocking=true \
    swiftlang bash coreutils findutils libc6-dev 'libstdc++-14-dev' >"$older/output" 2>&1 ||
    skip "Debian's package can't be loaded: $(tail -n 1 "$older/output")"
  echo "Debian's package and what it needs: loaded after $SECONDS s"
  for package in "$apt"/cache/archives/*.deb; do
    # The files that aren't part of a compiler take half of the time and of the space.
    dpkg-deb --fsys-tarfile "$package" | tar -x -C "$system.part" --exclude './usr/share/doc/*' \
      --exclude './usr/libexec/swift/bin/lldb*' --exclude './usr/libexec/swift/lib/liblldb*' \
      --exclude './usr/libexec/swift/bin/sourcekit-lsp' --exclude './usr/libexec/swift/bin/docc'
  done
  rm -rf "$apt"
  mv "$system.part" "$system"
  echo "unpacked after $SECONDS s"
fi

# inside COMMAND…: runs with that folder as the file system, this one at /package and a folder for the build at /built.
# The mounts are private and end with the command.
inside() {
  mkdir -p "$system/package" "$system/built"
  unshare --mount -- bash -euc '
    system=$1 root=$2 && shift 2
    mount -t proc proc "$system/proc"
    mount --rbind /dev "$system/dev"
    mount --bind "$root" "$system/package"
    exec chroot "$system" /usr/bin/env -i HOME=/built LANG=C.UTF-8 PATH=/usr/libexec/swift/bin:/usr/bin:/bin "$@"
  ' inside "$system" "$root" "$@"
}
found=$(version inside swift)
[ -n "$found" ] || skip "Debian's package is at $system, but doesn't run: $(inside swift --version 2>&1 | tail -n 1)"
[ "$(number "$found")" -ge "$(number "$least")" ] || skip "Debian's Swift $found is older than the manifest's $least"
compile /package /built/scratch inside
