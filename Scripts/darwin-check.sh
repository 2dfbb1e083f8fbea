#!/usr/bin/env bash
# Type-checks the package for a Mac and an iPhone on a machine that is neither: every Darwin branch, and every call
# against the oldest systems that Package.swift supports. For macOS it checks everything except tests, for iOS the
# library; with --tests also the tests whose targets import no Foundation, for the macOS that Xcode's test libraries
# need.
#
# Apple's SDK is replaced by the textual interface of this toolchain's Swift library, compiled again for Apple's
# systems, which keeps Apple's availability, and by the macOS headers of PyPI's `ziglang`, with the module map and the
# overlays of Scripts/DarwinStandIn. Not covered: Objective-C, Foundation, XCTest, linking, running.
#
# It downloads 101 MB from PyPI once, and keeps 10 MB of headers in DIRECTORY, or in the user's cache folder. If PyPI,
# pip or the interface is missing it prints SKIPPED and exits with 0.
# Usage: Scripts/darwin-check.sh [--tests] [DIRECTORY]
set -euo pipefail
cd "$(dirname "$0")/.."
ziglang=0.17.1
tests_macos=14.0

skip() {
  echo "SKIPPED: nothing was type-checked for Apple's systems: $1"
  exit 0
}

tests=no
if [ "${1:-}" = --tests ]; then
  tests=yes
  shift
fi
cache=${1:-${XDG_CACHE_HOME:-${HOME:-/tmp}/.cache}/cardsim}/ziglang-$ziglang

command -v swiftc >/dev/null || skip "there is no swiftc on the PATH"
command -v python3 >/dev/null || skip "there is no python3 on the PATH"
swift=$(swiftc -print-target-info |
  python3 -c 'import json, sys; print(json.load(sys.stdin)["paths"]["runtimeResourcePath"])')
interface=$(ls "$swift"/linux/Swift.swiftmodule/*-unknown-linux-gnu.swiftinterface 2>&1) ||
  skip "this toolchain has no textual interface of Swift's library for Linux"
host=$(basename "$interface" .swiftinterface)

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

if [ ! -e "$cache/complete" ]; then
  echo "downloading ziglang $ziglang from PyPI, for its macOS headers"
  python3 -m pip --version >"$work/pip.txt" 2>&1 || skip "python3 has no pip: $(tail -n 1 "$work/pip.txt")"
  python3 -m pip download --quiet --disable-pip-version-check --no-cache-dir --no-deps --only-binary :all: \
    --dest "$work" "ziglang==$ziglang" >"$work/pip.txt" 2>&1 ||
    skip "PyPI gives no ziglang $ziglang: $(tail -n 1 "$work/pip.txt")"
  mkdir -p "$cache"
  python3 - "$work"/ziglang-*.whl "$cache" <<'END'
import os, sys, zipfile

wheel, cache = sys.argv[1:]
parts = {"ziglang/lib/libc/include/any-darwin-any/": "include/"}
with zipfile.ZipFile(wheel) as archive:
    for name in archive.namelist():
        for prefix, folder in parts.items():
            if name.startswith(prefix) and not name.endswith("/"):
                path = os.path.join(cache, folder, name[len(prefix):] or os.path.basename(name))
                os.makedirs(os.path.dirname(path), exist_ok=True)
                with open(path, "wb") as file:
                    file.write(archive.read(name))
END
  rm "$work"/ziglang-*.whl
  touch "$cache/complete"
fi
mkdir -p "$work/sdk/usr"
cp -R "$cache/include" "$work/sdk/usr/include"
cp Scripts/DarwinStandIn/module.modulemap "$work/sdk/usr/include/"

# The package as SwiftPM describes it: `platform name version`, then `target kind name folder depends,on` in build
# order. The kind names the users of the target: the library, the programs, or the tests (and targets for tests alone).
swift package --scratch-path "$work/scratch" describe --type json >"$work/package.json"
swift package --scratch-path "$work/scratch" dump-package >"$work/manifest.json"
python3 - "$work/package.json" "$work/manifest.json" >"$work/plan.txt" <<'END'
import json, sys

package, manifest = (json.load(open(path)) for path in sys.argv[1:])
targets = {target["name"]: target for target in package["targets"]}
ordered = []


def visit(name):
    if name not in ordered:
        for dependency in targets[name].get("target_dependencies", []):
            visit(dependency)
        ordered.append(name)


def needed(roots):
    found = set()
    while roots:
        name = roots.pop()
        if name not in found:
            found.add(name)
            roots += targets[name].get("target_dependencies", [])
    return found


for name in targets:
    visit(name)
products = [product for product in package["products"] if "library" in product["type"]]
library = needed([name for product in products for name in product["targets"]])
program = needed([name for name, target in targets.items() if target["type"] == "executable"])
for platform in manifest["platforms"]:
    print("platform", platform["platformName"], platform["version"])
for name in ordered:
    target = targets[name]
    kind = "library" if name in library else "program" if name in program else "test"
    if kind == "test" and target["type"] != "test":
        kind = "support"
    if target["module_type"] == "ClangTarget":
        kind += "-c"
    print("target", kind, name, target["path"], ",".join(target.get("target_dependencies", [])) or "-")
END

# Compiles one of Swift's own modules for a system, from its interface for Linux. Bodies are omitted, since nothing is
# run, and its own use of newer APIs isn't checked: Apple's compiler did that.
swift_module() { # triple folder module arguments
  local triple=$1 folder=$2 module=$3
  shift 3
  sed -e '/^ *@backDeployed(/d' \
    -e "3s/$host/$triple/" -e '3s/ -O / -O -disable-availability-checking -experimental-skip-all-function-bodies /' \
    "$swift/linux/$module.swiftmodule/$host.swiftinterface" >"$folder/$module.swiftinterface"
  swiftc -frontend -compile-module-from-interface -module-name "$module" -target "$triple" -disable-objc-interop \
    -sdk "$work/sdk" -resource-dir "$swift" -I "$folder" "$@" -o "$folder/$module.swiftmodule" \
    "$folder/$module.swiftinterface"
}

# The modules that every module of a system imports or may import.
system_modules() { # triple folder
  local module
  mkdir -p "$2"
  swift_module "$1" "$2" Swift -parse-stdlib
  for module in SwiftOnoneSupport _Concurrency _StringProcessing; do swift_module "$1" "$2" "$module"; done
  compile "$1" "$2" Dispatch Scripts/DarwinStandIn/Dispatch.swift
  compile "$1" "$2" Darwin -import-underlying-module Scripts/DarwinStandIn/Darwin.swift
  # A call that only newer systems support must be refused, or the check would prove nothing.
  cat >"$work/newer.swift" <<'END'
struct Flaw: Error {}
func isThere(_ work: (() throws(Flaw) -> Void)?) -> Bool { work != nil }
func holds(_ text: String) -> Bool { text.contains("two") }
END
  if frontend "$1" "$2" newer -typecheck "$work/newer.swift" >"$work/newer.txt" 2>&1 ||
    [ "$(grep -c 'newer\.swift:[0-9:]* error:.* only available in' "$work/newer.txt")" != 2 ]; then
    cat "$work/newer.txt"
    echo "error: the stand-in lets pass what needs a newer system than $1" >&2
    exit 1
  fi
}

# Type-checks a module and keeps its interface for others.
compile() { # triple folder module arguments
  local triple=$1 folder=$2 module=$3
  shift 3
  frontend "$triple" "$folder" "$module" -emit-module -o "$folder/$module.swiftmodule" "$@"
}

frontend() { # triple folder module arguments
  local triple=$1 folder=$2 module=$3
  shift 3
  swiftc -frontend -target "$triple" -disable-objc-interop -swift-version 6 -module-name "$module" \
    -package-name cardsim -parse-as-library -Onone -enable-testing -sdk "$work/sdk" -resource-dir "$swift" \
    -module-cache-path "$work/cache" -I "$folder" "$@"
}

# Type-checks all targets of these kinds in order.
check() { # triple kinds
  local triple=$1 kinds=$2 folder=$work/$1 word kind name path dependencies files count=0 modules=0
  system_modules "$triple" "$folder"
  while read -r word kind name path dependencies; do
    [ "$word" = target ] && [[ " $kinds " == *" $kind "* ]] || continue
    files=()
    while IFS= read -r file; do files+=("$file"); done < <(find "$path" \( -name '*.swift' -o -name '*.c' \) | sort)
    case $kind in
    *-c)
      clang -target "$triple" -fsyntax-only -Wall -Werror -isysroot "$work/sdk" -I "$path/include" "${files[@]}"
      cp -R "$path/include" "$folder/$name"
      printf 'module %s { umbrella "%s" export * }\n' "$name" "$folder/$name" >"$folder/$name/module.modulemap"
      ;;
    *) compile "$triple" "$folder" "$name" $(clang_modules "$folder" "$dependencies") "${files[@]}" ;;
    esac
    modules=$((modules + 1))
    count=$((count + ${#files[@]}))
  done <"$work/plan.txt"
  echo "$triple: $kinds: $modules modules, $count files, type-checked"
}

# Type-checks the tests that import no Foundation, against the modules compiled for macOS.
check_tests() { # triple folder
  local triple=$1 folder=$2 word kind name path dependencies files count=0 left=0 names="" macros=() library
  for library in "$swift"/host/plugins/lib{Testing,Swift}Macros.*; do macros+=(-load-plugin-library "$library"); done
  swift_module "$triple" "$folder" Testing
  while read -r word kind name path dependencies; do
    [ "$word" = target ] && [[ " library program program-c " != *" $kind "* ]] || continue
    files=()
    while IFS= read -r file; do files+=("$file"); done < <(find "$path" -name '*.swift' | sort)
    if grep -lE '^ *import (Foundation|XCTest)' "${files[@]}" >"$work/foundation.txt"; then
      names="$names $name"
      left=$((left + ${#files[@]}))
      continue
    fi
    if [ "$kind" = test ]; then
      frontend "$triple" "$folder" "$name" -typecheck "${macros[@]}" "${files[@]}"
    else
      compile "$triple" "$folder" "$name" "${files[@]}"
    fi
    count=$((count + ${#files[@]}))
  done <"$work/plan.txt"
  echo "$triple: tests: $count files, type-checked; $left files aren't, whose targets import Foundation:$names"
}

# The flags with which Swift finds the C modules among them.
clang_modules() { # folder dependencies
  local name
  for name in ${2//,/ }; do
    [ ! -e "$1/$name/module.modulemap" ] || printf -- '-Xcc -fmodule-map-file=%s ' "$1/$name/module.modulemap"
  done
}

while read -r word name version; do
  [ "$word" = platform ] || continue
  case $name in
  macos)
    check "arm64-apple-macosx$version" "library program program-c"
    [ $tests = no ] || check_tests "arm64-apple-macosx$tests_macos" "$work/arm64-apple-macosx$version"
    ;;
  *) check "arm64-apple-$name$version" library ;;
  esac
done <"$work/plan.txt"
