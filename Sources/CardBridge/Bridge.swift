// The engine as a page calls it: compiled to WebAssembly by Scripts/build-wasm.sh, and part of no SwiftPM target.
//
// An instance of the module holds one scenario and one session. Everything crosses as numbers, through one buffer of
// 64-bit words, whose address `buffer(count)` returns; a call may move it. There is no text but names, which are data.
// The head of Sources/CardPage/Page/engine.js says what each call takes and leaves in the buffer, and LiveSession has
// the rules: this file has none.
import CardContent
import CardMath
import CardModel
import CardMotion
import CardSimulation

/// The contents of an instance of the module.
final class Instance {
  var script: SimulationScript

  /// Read in place: a copy of them would be a large part of the module.
  let settings = UnsafeMutablePointer<Settings>.allocate(capacity: 1)
  var session: LiveSession

  /// The events of the timeline that was shown last, each with its frame's place in it.
  var timelineEvents: [(frame: Int, entry: EventLog.Entry)] = []

  /// The timeline that was shown last, at its last frame; nil: none was.
  var timeline: Simulation?

  init(_ script: SimulationScript) {
    self.script = script
    session = LiveSession(stack: script.stack, delivery: script.delivery, recognizesTaps: true)
    settings.initialize(to: Settings())
  }

  deinit {
    settings.deinitialize(count: 1)
    settings.deallocate()
  }

  /// The settings as the model's rules. They are made in place: see `Settings.follow`.
  var rules: Rules {
    settings.pointee.follow(.all)
    return settings.pointee.base
  }

  /// The timeline at its last frame, or the session at the frame shown last.
  func simulation(_ isTimeline: Bool) -> Simulation? { isTimeline ? timeline : session.simulation }

  /// Begins a session without inputs.
  func begin() {
    session = LiveSession(stack: script.stack, delivery: script.delivery, recognizesTaps: true)
  }
}

nonisolated(unsafe) var instance: Instance?
nonisolated(unsafe) private var words: UnsafeMutablePointer<UInt64>?
nonisolated(unsafe) private var room = 0

/// Returns the address of the buffer, after making room for so many words.
@_expose(wasm, "buffer")
@_cdecl("buffer")
func buffer(_ count: Int32) -> UnsafeMutablePointer<UInt64> {
  makeRoom(Int(count))
}

/// Returns the buffer, after making room for so many words.
private func makeRoom(_ count: Int) -> UnsafeMutablePointer<UInt64> {
  if let words, count <= room { return words }
  words?.deallocate()
  room = max(count, 2 * room)
  let made = UnsafeMutablePointer<UInt64>.allocate(capacity: room)
  words = made
  return made
}

private func taken(_ count: Int32) -> [UInt64] {
  Array(UnsafeBufferPointer(start: words, count: min(max(0, Int(count)), room)))
}

private func leave(_ all: [UInt64]) -> Int32 {
  let words = makeRoom(all.count)
  for (index, word) in all.enumerated() { words[index] = word }
  return Int32(all.count)
}

func leave(_ numbers: [Double]) -> Int32 {
  let words = makeRoom(numbers.count)
  for (index, number) in numbers.enumerated() { words[index] = number.bitPattern }
  return Int32(numbers.count)
}

/// The answer of a call without a scenario, or with a number out of range. Words that end too early have it, too.
private let refused: Int32 = -1

/// The answer of a call that the session refuses, or that comes to a frame with a number that isn't finite: below the
/// codes of all errors in words.
private let failed: Int32 = -10

/// The code of an error in words: −1 and below, by its kind.
private func code(_ error: StateError) -> Int32 { -1 - Int32(error.reason.rawValue) }

// MARK: The scenario

@_expose(wasm, "open")
@_cdecl("open_script")
func open(_ count: Int32) -> Int32 {
  do throws(StateError) {
    instance = Instance(try SimulationScript(words: taken(count)))
    return 0
  } catch {
    return code(error)
  }
}

// MARK: The session

@_expose(wasm, "begin")
@_cdecl("begin")
func begin() { instance?.begin() }

/// Adds an input by its words.
@_expose(wasm, "add")
@_cdecl("add_input")
func add(_ count: Int32) -> Int32 {
  guard let instance else { return refused }
  do throws(StateError) {
    let input = try TimedInput(words: taken(count), of: instance.script)
    do throws(LiveSessionError) {
      return try instance.session.add(input.input, microseconds: input.ticks / Instant.ticksPerMicrosecond) ? 1 : 0
    } catch {
      return failed
    }
  } catch {
    return code(error)
  }
}

/// Shows a frame of the session, and leaves its row.
@_expose(wasm, "frame")
@_cdecl("show_frame")
func frame(_ microseconds: Double) -> Int32 {
  guard let instance, microseconds >= 0, microseconds < 1e12 else { return refused }
  do throws(LiveSessionError) {
    try instance.session.show(microseconds: Int64(microseconds))
  } catch {
    return failed
  }
  let words = makeRoom(Row.width(of: instance.script.stack))
  Row.write(instance.session.simulation, into: words)
  let corrected = instance.session.corrected
  words[Row.isAtRest] = (instance.session.isAtRest ? 1.0 : 0).bitPattern
  words[Row.corrected] = Double(corrected.lowerBound).bitPattern
  words[Row.corrected + 1] = Double(corrected.upperBound).bitPattern
  return Int32(instance.session.simulation.events.count)
}

/// Leaves the events of the frame shown last, or of the timeline shown last.
@_expose(wasm, "events")
@_cdecl("leave_events")
func events(_ ofTimeline: Int32) -> Int32 {
  guard let instance else { return 0 }
  var numbers: [Double] = []
  if ofTimeline != 0 {
    for (frame, entry) in instance.timelineEvents { entry.append(to: &numbers, frame: frame) }
  } else {
    let frame = Int(instance.session.simulation.frame.number)
    for entry in instance.session.simulation.events.entries { entry.append(to: &numbers, frame: frame) }
  }
  return leave(numbers) / Int32(EventLog.Entry.numberCount)
}

/// Returns the number of places of a row: the channels' follow the others.
@_expose(wasm, "width")
@_cdecl("row_width")
func width() -> Int32 { Int32(instance.map { Row.width(of: $0.script.stack) } ?? Row.count) }

/// Leaves the cards on the stack.
@_expose(wasm, "cards")
@_cdecl("leave_cards")
func cards() -> Int32 {
  guard let instance else { return 0 }
  var numbers: [Double] = []
  for (card, detent) in instance.session.simulation.stack.cardsOnStack {
    numbers.append(Double(card))
    numbers.append(Double(detent))
  }
  return leave(numbers) / 2
}

/// Leaves the visible items of the content: in the frame shown last, or in the last frame of the timeline shown last.
@_expose(wasm, "items")
@_cdecl("leave_items")
func items(_ ofTimeline: Int32) -> Int32 {
  var numbers: [Double] = []
  instance?.simulation(ofTimeline != 0)?.forEachVisibleItem { item in
    numbers.append(Double(item.kind.rawValue))
    numbers.append(Double(item.section))
    numbers.append(item.name.map { Double($0) } ?? .nan)
    numbers.append(Double(item.number))
    numbers.append(item.x)
    numbers.append(item.y)
    numbers.append(item.width)
    numbers.append(item.height)
    numbers.append(item.fraction)
  }
  return leave(numbers) / 9
}

/// The session as a script: its inputs over its frames.
@_expose(wasm, "session")
@_cdecl("leave_session")
func session() -> Int32 {
  guard let instance, !instance.session.instants.isEmpty else { return 0 }
  var script = instance.script
  script.inputs = instance.session.inputs
  script.clock = FrameClock(instants: instance.session.instants)
  script.duration = instance.session.instants.last
  script.recognizesTaps = instance.session.recognizesTaps
  return leave(script.words)
}

// MARK: Whole timelines

/// Shows a whole timeline: of the session's inputs over frames at a rate (0), of the scenario (1), or of the session as
/// it was recorded (2); a row for each frame.
@_expose(wasm, "rerun")
@_cdecl("rerun")
func rerun(_ which: Int32, _ hertz: Double, _ limit: Int32) -> Int32 {
  guard let instance, hertz >= 1, hertz <= 1000, limit >= 0, limit <= 1 << 16 else { return refused }
  if which == 2, instance.session.instants.isEmpty { return refused }
  var simulation =
    switch which {
    case 1: instance.script.simulation
    case 2: instance.session.replay()
    default:
      Simulation(
        stack: instance.script.stack, inputs: instance.session.inputs, clock: FrameClock(hertz: Int64(hertz)),
        delivery: instance.script.delivery, recognizesTaps: instance.session.recognizesTaps)
    }
  let width = Row.width(of: instance.script.stack)
  let words = makeRoom(Int(limit) * width)
  instance.timelineEvents.removeAll()
  var count = 0
  do throws(NonFiniteFrame) {
    while count < Int(limit), try simulation.next() {
      Row.write(simulation, into: words + count * width)
      for entry in simulation.events.entries { instance.timelineEvents.append((count, entry)) }
      count += 1
    }
    instance.timeline = simulation
    return Int32(count)
  } catch {
    return failed
  }
}

// MARK: The explanation

/// Leaves the explanation of the last release: the session's, or that of the timeline shown last.
@_expose(wasm, "explain")
@_cdecl("explain")
func explain(_ ofTimeline: Int32) -> Int32 {
  guard let stack = instance?.simulation(ofTimeline != 0)?.stack, let release = stack.lastRelease else { return 0 }
  return leave(ReleaseExplanation(release, of: stack).numbers(of: release, on: stack.card(of: release)))
}

// MARK: The settings

/// Sets the setting at an index to the words in the buffer.
@_expose(wasm, "set")
@_cdecl("set_setting")
func set(_ index: Int32, _ count: Int32) -> Int32 {
  guard let instance, SettingKey.all.indices.contains(Int(index)) else { return refused }
  return SettingKey.all[Int(index)].set(words: taken(count), in: &instance.settings.pointee) ? 0 : refused
}

/// Returns 1 if the setting at an index has any effect under the present ones.
@_expose(wasm, "inForce")
@_cdecl("is_in_force")
func isInForce(_ index: Int32) -> Int32 {
  guard let instance, SettingKey.all.indices.contains(Int(index)) else { return refused }
  return SettingKey.all[Int(index)].isInForce(instance.settings.pointee) ? 1 : 0
}

/// Makes the settings' rules those of the scenario; the session keeps its inputs, and has shown no frame under them.
@_expose(wasm, "apply")
@_cdecl("apply_settings")
func apply() -> Int32 {
  guard let instance else { return refused }
  instance.script.stack = instance.script.stack.remade(by: instance.rules)
  instance.script.delivery = instance.settings.pointee.delivery
  let inputs = instance.session.inputs
  instance.begin()
  for input in inputs {
    _ = try? instance.session.add(input.input, microseconds: input.ticks / Instant.ticksPerMicrosecond)
  }
  return 0
}
