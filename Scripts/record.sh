#!/usr/bin/env bash
# Records all recorded files again, after an intended change: the texts of the built-in presets, scenarios and
# pages, the goldens, the engine that pages carry, the outputs in the README and the guides, and the pictures. If a
# golden changed since the last commit, the model's version increases by one. Then the script lists the changed goldens;
# the commit explains the change.
#
# Usage: Scripts/record.sh [--quick]   --quick omits the engine, the pages and the pictures, which need a release build.
set -euo pipefail
cd "$(dirname "$0")/.."

quick=false
case ${1:-} in
"") ;;
--quick) quick=true ;;
*)
  echo "usage: Scripts/record.sh [--quick]" >&2
  exit 64
  ;;
esac

goldens=Sources/CardExamples/BuiltInScenarios+Goldens.swift
version=Sources/CardModel/ModelVersion.swift
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# lines FILE: a line for each golden, with its name, its frames and its digest.
lines() { grep -oE '[a-z0-9-]+ [0-9]+ [0-9a-f]{16}$' "$1" | LC_ALL=C sort; }

git show "HEAD:$goldens" >"$work/committed.swift"
lines "$work/committed.swift" >"$work/before.txt"
number=$(git show "HEAD:$version" | sed -n 's/^  public static let number = \([0-9]*\)$/\1/p')
[ -n "$number" ] || {
  echo "error: the last commit's $version has no line 'public static let number = N'" >&2
  exit 1
}

# A recording run fails on purpose, so that it isn't taken for a test. The goldens depend on the texts, so the texts are
# recorded first, and are compiled in.
for suite in PresetTexts BuiltInScenariosTexts PageFilesTexts GoldenTests; do
  swift build --build-tests
  CARDSIM_RECORD=1 swift test --skip-build --filter "$suite" >"$work/$suite.txt" 2>&1 || true
  grep -q 'recorded .* anew' "$work/$suite.txt" || {
    cat "$work/$suite.txt"
    echo "error: $suite recorded nothing" >&2
    exit 1
  }
done

lines "$goldens" >"$work/after.txt"
# Equal lines cancel; the remaining ones are of changed, new or removed goldens. New goldens don't count as changed.
moved=$(LC_ALL=C comm -23 "$work/before.txt" "$work/after.txt" | wc -l)
[ "$moved" -eq 0 ] || number=$((number + 1))
sed "s/^  public static let number = .*/  public static let number = $number/" "$version" >"$work/version.swift"
cat "$work/version.swift" >"$version"

swift build --build-tests
swift test --skip-build --filter 'PresetTexts|BuiltInScenariosTexts|PageFilesTexts|GoldenTests|ModelVersionTests'

if [ "$quick" = false ]; then
  swift build -c release
  bin=$(swift build -c release --show-bin-path)
  if command -v node >/dev/null; then
    Scripts/build-wasm.sh --record "$bin/CardTorture"
    swift build -c release
  else
    echo "there is no node: the engine that pages carry isn't recorded; later, Scripts/build-wasm.sh --record does it" >&2
  fi
  "$bin/cardsim" plot tour -o Sources/CardSim/CardSim.docc/tour.svg
  "$bin/cardsim" plot tour --film -o Sources/CardSim/CardSim.docc/tour-film.svg
  Scripts/docs-check.sh "$bin" --update
fi

LC_ALL=C join -a 1 -a 2 -e none -o 0,1.2,1.3,2.2,2.3 "$work/before.txt" "$work/after.txt" |
  awk '
    $3 == $5 { next }
    { moved++ }
    $3 == "none" { print "new    " $1 ": " $4 " frames, " $5; next }
    $5 == "none" { print "gone   " $1; next }
    { print "moved  " $1 ": " $2 " frames, " $3 " → " $4 " frames, " $5 }
    END { print (moved + 0) " goldens differ from the last commit" }'
echo "the model's version is $number"
git --no-pager diff --stat
