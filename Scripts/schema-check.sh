#!/usr/bin/env bash
# Checks the JSON Schemas of `cardsim schema` with a validator that has nothing in common with the tool, Python's
# jsonschema: each schema is one itself by the metaschema of draft 2020-12, every built-in scenario is valid, and spoilt
# documents are refused, by the schema and by the tool. Without the validator, and without pip or the network to get it,
# the script reports what it skips.
#
# Usage: Scripts/schema-check.sh [BIN]   BIN is the tool, `cardsim` by default
set -euo pipefail
cardsim=$(command -v "${1:-cardsim}")
cardsim=$(cd "$(dirname "$cardsim")" && pwd)/$(basename "$cardsim")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

skip() {
  echo "skipped: $1"
  exit 0
}

command -v python3 >/dev/null || skip "there is no python3 for the validator"
python=python3
has_validator() { "$1" -c 'import jsonschema; jsonschema.Draft202012Validator' 2>/dev/null; }
if ! has_validator "$python"; then
  # Some systems have venv without pip, others pip without venv.
  if python3 -m venv "$work/venv" 2>"$work/log" && "$work/venv/bin/pip" install --quiet jsonschema 2>"$work/log"; then
    python=$work/venv/bin/python
  elif python3 -m pip install --quiet --target "$work/site" jsonschema 2>"$work/log"; then
    export PYTHONPATH=$work/site
  fi
  has_validator "$python" || skip "the validator isn't here, and pip can't get it: $(tail -n 1 "$work/log")"
fi

"$cardsim" schema scenario -o "$work/scenario.schema.json"
"$cardsim" schema preset -o "$work/preset.schema.json"
mkdir "$work/scenarios"
"$cardsim" list scenarios | while read -r name _; do
  "$cardsim" show "$name" -o "$work/scenarios/$name.json" </dev/null
done

"$python" - "$cardsim" "$work" <<'END'
import copy, json, pathlib, subprocess, sys
from jsonschema import Draft202012Validator

cardsim, work = sys.argv[1], pathlib.Path(sys.argv[2])
failures = 0


def fail(message):
    global failures
    failures += 1
    print("error:", message, file=sys.stderr)


def validator(kind):
    schema = json.loads((work / f"{kind}.schema.json").read_text())
    Draft202012Validator.check_schema(schema)
    return Draft202012Validator(schema)


scenario, preset = validator("scenario"), validator("preset")
print("both schemas are valid by the metaschema of draft 2020-12")

files = sorted((work / "scenarios").glob("*.json"))
for path in files:
    for error in scenario.iter_errors(json.loads(path.read_text())):
        fail(f"{path.stem}: {error.json_path}: {error.message[:200]}")
print(f"{len(files)} built-in scenarios are valid")
if len(files) < 50:
    fail("there are too few built-in scenarios")

flick = json.loads((work / "scenarios/flick-up.json").read_text())
if list(scenario.iter_errors({"$schema": "./cardsim.schema.json", **flick})):
    fail("a scenario may not name its schema")


def with_(path, value):
    """The flick with a value at a path; a missing list's first element is made."""
    document = copy.deepcopy(flick)
    place = document
    for key in path[:-1]:
        if isinstance(place, dict):
            place = place.setdefault(key, {})
        else:
            place = place[key]
    place[path[-1]] = value
    return document


card, first = ["cards", 0], ["inputs", 0]
spoilt = [
    with_(["colour"], "red"), with_(["fps"], "sixty"), with_(["fps"], 0), with_(["device"], "iphone-99"),
    with_(["duration"], 300), with_(["duration"], "300 minutes"), with_(["name"], "two words"),
    with_(["set", "settle.responce"], 0.4), with_(["set", "settle.response"], 400),
    with_(["set", "settle.response"], "400px"), with_(["set", "touch.slop"], "10px"),
    with_(["set", "snap.policy"], "projecting"), with_(["set", "touch.grab"], "yes"),
    with_(["set", "tap.curve"], "ease-inn"), with_(["cards"], []), with_(card + ["heading"], 84),
    with_(card + ["detents"], {}), with_(card + ["detents"], {"half": "50"}),
    with_(card + ["detents"], {"half": {"height": 1, "fraction": 0.5}}), with_(card + ["page"], 0),
    with_(card + ["content"], {"cards": [{"name": "a", "parts": [{"kind": "tabel", "rows": 3}]}]}),
    with_(card + ["content"], {"cards": [{"name": "a", "parts": [{"kind": "text"}]}]}),
    with_(card + ["content"], {"components": [{"items": 3}]}), with_(first + ["at"], 0),
    with_(["inputs"], [{"at": "0ms"}]), with_(["inputs"], [{"at": "0ms", "rotate": False}]),
    with_(["inputs"], [{"at": "0ms", "tap": "heading"}]), with_(["inputs"], [{"at": "0ms", "tap": "map", "bar": True}]),
    with_(["inputs"], [{"at": "0ms", "tap": "map", "animated": True}]),
    with_(["inputs"], [{"at": "0ms", "key": "expnd"}]),
    with_(["expect"], [{"metric": "overshoot", "max": 1}]), with_(["expect"], [{"metric": "overshoot_pt"}]),
    with_(["expect"], [{"metric": "overshoot_pt", "at": "end", "max": 1}]),
    with_(["expect"], [{"column": "card_y_pt", "is": 1}]), with_(["expect"], [{"metric": "target", "max": 1}]),
    with_(["tolerances"], {"card_z_pt": "1"}), with_(["tolerances"], {"card_y_pt": -1}),
    {key: value for key, value in flick.items() if key != "cards"},
]
for document in spoilt:
    path = work / "spoilt.json"
    path.write_text(json.dumps(document))
    if scenario.is_valid(document):
        fail(f"the schema allows {json.dumps(document)}")
    if subprocess.run([cardsim, "validate", path], capture_output=True).returncode == 0:
        fail(f"the tool allows {json.dumps(document)}")
print(f"{len(spoilt)} spoilt scenarios are refused, by the schema and by the tool")

good = {
    "$schema": "./preset.schema.json", "name": "mine", "about": "A faster card.", "extends": "standard",
    "system": "", "references": ["own: my choice."], "remarks": [],
    "set": {
        "settle.response": "300ms",
        "snap.policy": {"value": "projection", "source": "my phone", "certainty": "measured"},
        "dim.map_max": {"value": "40%"}, "tap.curve": "ease-out",
    },
}
for error in preset.iter_errors(good):
    fail(f"preset: {error.json_path}: {error.message[:200]}")
bad = [
    {"set": {"settle.responce": 1}}, {"set": {"settle.response": 400}}, {"extends": "standart"}, {"rules": {}},
    {"set": {"settle.response": {"value": 0.3, "certainty": "sure"}}}, {"set": {"settle.response": {"source": "x"}}},
    {"set": {"settle.response": {"value": 0.3, "unit": "s"}}}, {"references": "none"}, {"name": 3},
]
for document in bad:
    if preset.is_valid(document):
        fail(f"the schema of presets allows {json.dumps(document)}")
print(f"a preset is valid, and {len(bad)} spoilt ones are refused")
sys.exit(1 if failures else 0)
END
