#!/usr/bin/env bash
# Checks the traces of `cardsim run --format perfetto` with a reader that has nothing in common with the tool, Perfetto's
# own schema as PyPI has it: for every built-in scenario the tracks and their order and units, nested slices, instants,
# and each counter against the timeline in CSV, to the bit. Then it spoils traces, and each spoilt one must be found.
# Without the schema, and without pip or the network to get it, the script reports what it skips.
#
# Usage: Scripts/perfetto-check.sh [BIN]   BIN is the tool, `cardsim` by default
set -euo pipefail
cardsim=$(command -v "${1:-cardsim}")
cardsim=$(cd "$(dirname "$cardsim")" && pwd)/$(basename "$cardsim")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

skip() {
  echo "skipped: $1"
  exit 0
}

command -v python3 >/dev/null || skip "there is no python3 for the schema"
python=python3
has_schema() { "$1" -c 'from perfetto.protos.perfetto.trace import perfetto_trace_pb2' 2>/dev/null; }
if ! has_schema "$python"; then
  # Some systems have venv without pip, others pip without venv.
  packages=(perfetto protobuf)
  if python3 -m venv "$work/venv" 2>"$work/log" && "$work/venv/bin/pip" install --quiet "${packages[@]}" 2>"$work/log"; then
    python=$work/venv/bin/python
  elif python3 -m pip install --quiet --target "$work/site" "${packages[@]}" 2>"$work/log"; then
    export PYTHONPATH=$work/site
  fi
  has_schema "$python" || skip "the schema isn't here, and pip can't get it: $(tail -n 1 "$work/log")"
fi

"$python" - "$cardsim" <<'END'
import csv, io, struct, subprocess, sys
from google.protobuf.message import DecodeError
from perfetto.protos.perfetto.trace.perfetto_trace_pb2 import CounterDescriptor, Trace, TrackDescriptor, TrackEvent

cardsim = sys.argv[1]
UNITS = [("_pt_s", "pt/s"), ("_pt", "pt"), ("_us", "µs"), ("_alpha", "alpha")]
WORDS = {"phase", "card", "target", "events"}
SLICES = ["phase", "finger", "transition"]


class Wrong(Exception):
    pass


def need(condition, message):
    if not condition:
        raise Wrong(message)


def run(*arguments):
    return subprocess.run([cardsim, "run", *arguments], check=True, capture_output=True).stdout


def unit(column):
    return next((unit for ending, unit in UNITS if column.endswith(ending)), "")


def unknown(message):
    """True if a message has fields that the schema doesn't: then it isn't what it was meant to be."""
    copy = type(message)()
    copy.CopyFrom(message)
    copy.DiscardUnknownFields()
    return copy.ByteSize() != message.ByteSize()


def check(data, rows, ticks, title):
    """Raises Wrong unless the trace tells what the rows of CSV do."""
    try:
        trace = Trace.FromString(data)
    except DecodeError as error:
        raise Wrong(f"it isn't a trace: {error}")
    need(not unknown(trace), "it has fields that no schema knows")
    columns = list(rows[0])
    numbers = [name for name in columns if name not in WORDS]
    tracks, slices, counters, instants = {}, {}, {}, []
    open_slices, root, seen = {}, None, set()
    frames = {time: index for index, time in enumerate(ticks)}
    for packet in trace.packet:
        need(packet.trusted_packet_sequence_id == 1, "a packet is of no sequence")
        if packet.HasField("track_descriptor"):
            track = packet.track_descriptor
            need(track.uuid and track.uuid not in tracks, "two tracks have one number")
            tracks[track.uuid] = track
            if not track.HasField("parent_uuid"):
                need(root is None and track.name == title, f"the root is {track.name}")
                need(track.child_ordering == TrackDescriptor.EXPLICIT, "the order of tracks isn't explicit")
                root = track.uuid
            else:
                need(track.parent_uuid == root, "a track isn't below the root")
            continue
        need(packet.HasField("track_event") and packet.HasField("timestamp"), "a packet has no instant or no event")
        event, time = packet.track_event, packet.timestamp
        need(event.track_uuid in tracks, "an event is on no track")
        name = tracks[event.track_uuid].name
        if event.type == TrackEvent.TYPE_COUNTER:
            need(event.HasField("double_counter_value"), "a counter has no number")
            need(time in frames, f"{name} at {time} ns, where there is no frame")
            counters.setdefault(name, []).append((frames[time], event.double_counter_value))
        elif event.type == TrackEvent.TYPE_INSTANT:
            need(name == "events" and event.name, "an instant has no name")
            instants.append((time, event.name))
        elif event.type == TrackEvent.TYPE_SLICE_BEGIN:
            need(event.name and time in frames, f"a slice begins at {time} ns")
            open_slices.setdefault(name, []).append((frames[time], event.name))
        elif event.type == TrackEvent.TYPE_SLICE_END:
            need(open_slices.get(name), f"a slice of {name} ends that didn't begin")
            depth = len(open_slices[name])
            begin, word = open_slices[name].pop()
            need(time in frames, f"a slice ends at {time} ns")
            slices.setdefault(name, []).append((depth, begin, frames[time], word))
        else:
            raise Wrong(f"an event of type {event.type}")
    need(not any(open_slices.values()), "a slice has no end")

    # The tracks, in their order, with their units.
    children = sorted((t for t in tracks.values() if t.uuid != root), key=lambda track: track.sibling_order_rank)
    need([t.sibling_order_rank for t in children] == list(range(len(children))), "two tracks have one rank")
    need([t.name for t in children] == SLICES + ["events"] + numbers, f"the tracks are {[t.name for t in children]}")
    for track in children:
        need(track.HasField("counter") == (track.name in numbers), f"{track.name} is of the wrong kind")
        need(track.counter.unit_name == unit(track.name), f"{track.name} is in {track.counter.unit_name}")

    # Counters hold their last value; a cell that is empty has none.
    for name in numbers:
        steps, value, place = counters.get(name, []), None, 0
        need([s[0] for s in steps] == sorted(s[0] for s in steps), f"{name} goes back in time")
        for index, row in enumerate(rows):
            while place < len(steps) and steps[place][0] <= index:
                value = steps[place][1]
                place += 1
            if row[name]:
                need(value is not None, f"{name} of frame {index} is missing")
                need(struct.pack("<d", value) == struct.pack("<d", float(row[name])),
                     f"{name} of frame {index} is {value!r}, not {row[name]}")

    # Slices: the words of each frame. A slice that begins at the last frame has no length, and counts there.
    last = len(rows) - 1
    words = {name: [[] for _ in rows] for name in SLICES}
    for name, list_ in slices.items():
        need(name in SLICES, f"a slice lies on {name}")
        for depth, begin, end, word in sorted(list_):
            need(begin <= end, "a slice ends before it begins")
            for index in range(begin, end + (end == last)):
                words[name][index].append(word)
    for index, row in enumerate(rows):
        wanted = [row["phase"], row["card"]] + [row["target"]] * bool(row["target"])
        # At the last frame, slices that end there lie beside those that begin there.
        got = words["phase"][index]
        need(got == wanted or index == last and set(wanted) <= set(got), f"phase of frame {index}: {got}, not {wanted}")
        for name, column in [("finger", "touch_y_pt"), ("transition", "transition_progress")]:
            there = bool(row[column])
            got = words[name][index][:1] == [name]
            need(got == there or index == last and got, f"{name} of frame {index} is {got}")

    # Events: each in the frame that it came before, in order, with its words.
    need([t for t, _ in instants] == sorted(t for t, _ in instants), "events go back in time")
    found = [[] for _ in rows]
    place = 0
    for time, word in instants:
        while place < last and time > ticks[place]:
            place += 1
        need(time <= ticks[place], f"{word} comes after the last frame")
        found[place].append(word)
    for index, row in enumerate(rows):
        need(";".join(found[index]) == row["events"], f"events of frame {index}: {found[index]}, not {row['events']}")
    return len(trace.packet)


def timeline(*arguments):
    """The rows of CSV with every column, and each frame's instant in nanoseconds, from its whole microseconds."""
    text = run(*arguments, "--columns", "@all", "--precision", "exact", "--quiet").decode()
    return list(csv.DictReader(io.StringIO(text)))


def instants_of(data):
    """The instants at which a trace with the column `frame` has frames."""
    trace = Trace.FromString(data)
    number = next(p.track_descriptor.uuid for p in trace.packet if p.track_descriptor.name == "frame")
    times = [p.timestamp for p in trace.packet if p.track_event.track_uuid == number and p.HasField("track_event")]
    return times[:-1]  # the end is told once more


names = [line.split()[0] for line in subprocess.run(
    [cardsim, "list", "scenarios"], check=True, capture_output=True, text=True).stdout.splitlines() if line.split()]
failures, packets, kept = 0, 0, {}
for name in names:
    rows = timeline(name)
    data = run(name, "--format", "perfetto", "--columns", "@all", "--quiet")
    try:
        ticks = instants_of(data)
        need(len(ticks) == len(rows), f"{len(ticks)} frames, not {len(rows)}")
        for time, row in zip(ticks, rows):
            need(abs(time / 1000 - int(row["time_us"])) <= 0.5, f"a frame at {time} ns, not {row['time_us']} µs")
        packets += check(data, rows, ticks, f"cardsim run {name}")
    except Wrong as error:
        failures += 1
        print(f"error: {name}: {error}", file=sys.stderr)
    if name in ("flick-up", "tour", "push-pop"):
        kept[name] = (data, rows, ticks)
print(f"{len(names)} built-in scenarios: {packets} packets are as the timelines say")
if len(names) < 50:
    failures += 1
    print("error: there are too few built-in scenarios", file=sys.stderr)

# Whole numbers of ticks, at 60 Hz: 150,000 a frame.
data, rows, ticks = kept["tour"]
if ticks != [150_000 * number * 1000 // 9 for number in range(len(ticks))]:
    failures += 1
    print("error: the frames aren't at their ticks, rounded down to nanoseconds", file=sys.stderr)


def changed(change):
    trace = Trace.FromString(data)
    change(trace.packet)
    return trace.SerializeToString()


def first(packets, test, skip=0):
    return [packet for packet in packets if test(packet)][skip]


def of(kind):
    return lambda packet: packet.HasField("track_event") and packet.track_event.type == kind


def bump(packet, field, by):
    setattr(packet, field, getattr(packet, field) + by)


def nudge(packet):
    event = packet.track_event
    bits = struct.unpack("<q", struct.pack("<d", event.double_counter_value))[0] ^ 1
    event.double_counter_value = struct.unpack("<d", struct.pack("<q", bits))[0]


def track(packets, name):
    return first(packets, lambda packet: packet.track_descriptor.name == name)


def drop(packets, test, skip=0):
    packets.remove(first(packets, test, skip))


spoilt = {
    "a byte": data[:2] + bytes([data[2] ^ 0x5A]) + data[3:],
    "the last bytes": data[:-3],
    "a counter's last bit": changed(lambda p: nudge(first(p, of(TrackEvent.TYPE_COUNTER), 200))),
    "a counter's instant": changed(lambda p: bump(first(p, of(TrackEvent.TYPE_COUNTER), 200), "timestamp", 1)),
    "a slice's end": changed(lambda p: drop(p, of(TrackEvent.TYPE_SLICE_END), 3)),
    "a slice's begin": changed(lambda p: drop(p, of(TrackEvent.TYPE_SLICE_BEGIN), 3)),
    "a slice's name": changed(
        lambda p: setattr(first(p, of(TrackEvent.TYPE_SLICE_BEGIN)).track_event, "name", "napping")),
    "an event": changed(lambda p: drop(p, of(TrackEvent.TYPE_INSTANT), 2)),
    "an event's name": changed(lambda p: setattr(first(p, of(TrackEvent.TYPE_INSTANT)).track_event, "name", "x")),
    "a unit": changed(lambda p: setattr(track(p, "card_y_pt").track_descriptor.counter, "unit_name", "px")),
    "a rank": changed(lambda p: setattr(track(p, "finger").track_descriptor, "sibling_order_rank", 40)),
    "the order": changed(lambda p: setattr(p[0].track_descriptor, "child_ordering", TrackDescriptor.LEXICOGRAPHIC)),
}
for what, bytes_ in spoilt.items():
    try:
        check(bytes_, rows, ticks, "cardsim run tour")
    except Wrong:
        continue
    failures += 1
    print(f"error: nobody noticed that {what} was spoilt", file=sys.stderr)
print(f"{len(spoilt)} spoilt traces are found")

# Several runs in one trace have a root each.
trace = Trace.FromString(run("flick-up", "flick-down", "--preset", "standard", "--preset", "tgcard-2.5.1",
                             "--format", "perfetto", "--quiet"))
roots = [p.track_descriptor.name for p in trace.packet
         if p.HasField("track_descriptor") and not p.track_descriptor.HasField("parent_uuid")]
numbers = [p.track_descriptor.uuid for p in trace.packet if p.HasField("track_descriptor")]
wanted = [f"cardsim run {s} under {p}" for s in ("flick-up", "flick-down") for p in ("standard", "tgcard-2.5.1")]
if roots != wanted or len(set(numbers)) != len(numbers):
    failures += 1
    print(f"error: the roots of four runs are {roots}", file=sys.stderr)
sys.exit(1 if failures else 0)
END
