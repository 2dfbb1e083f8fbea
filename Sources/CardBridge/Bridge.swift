// The engine as a page calls it: compiled to WebAssembly by Scripts/build-wasm.sh, and part of no SwiftPM target.
//
// An instance of the module holds one scenario and one session. Everything crosses as numbers, through one buffer of
// 64-bit words, whose address `buffer(count)` returns; a call may move it. There is no text but names, which are data.
// What each call takes and leaves in the buffer stands at the head of Sources/CardPage/Page/engine.js, and the rules
// in LiveSession: this file has none.
import CardContent
import CardMath
import CardModel
import CardMotion
import CardSimulation
import CardTimeline

/// What an instance holds.
private struct Instance {
  var script: SimulationScript
  var settings = Settings()
  var session: LiveSession
  var names = Names()

  init(_ script: SimulationScript) {
    self.script = script
    session = Instance.session(of: script)
  }

  static func session(of script: SimulationScript) -> LiveSession {
    LiveSession(stack: script.stack, delivery: script.delivery, recognizesTaps: true)
  }
}

nonisolated(unsafe) private var instance: Instance?
nonisolated(unsafe) private var words = UnsafeMutablePointer<UInt64>.allocate(capacity: 1)
nonisolated(unsafe) private var room = 1

/// Returns the address of the buffer, after making room for so many words.
@_expose(wasm, "buffer")
@_cdecl("buffer")
func buffer(_ count: Int32) -> UnsafeMutablePointer<UInt64> {
  makeRoom(Int(count))
  return words
}

private func makeRoom(_ count: Int) {
  guard count > room else { return }
  words.deallocate()
  room = max(count, 2 * room)
  words = .allocate(capacity: room)
}

private func taken(_ count: Int32) -> [UInt64] {
  Array(UnsafeBufferPointer(start: words, count: min(max(0, Int(count)), room)))
}

private func leave(_ all: [UInt64]) -> Int32 {
  makeRoom(all.count)
  for (index, word) in all.enumerated() { words[index] = word }
  return Int32(all.count)
}

private func leave(_ numbers: [Double]) -> Int32 { leave(numbers.map { $0.bitPattern }) }

/// The code of an error: 1 and its kind.
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

@_expose(wasm, "names")
@_cdecl("take_names")
func takeNames(_ count: Int32) -> Int32 {
  let all = taken(count)
  var (names, index) = ([String](), 0)
  while index < all.count {
    let length = Int(truncatingIfNeeded: all[index])
    let size = (length + 7) / 8
    guard length >= 0, size < all.count - index else { return -1 }
    var bytes: [UInt8] = []
    for place in 0..<length {
      bytes.append(UInt8(truncatingIfNeeded: all[index + 1 + place / 8] >> UInt64(8 * (place % 8))))
    }
    names.append(String(decoding: bytes, as: UTF8.self))
    index += 1 + size
  }
  instance?.names = Names(list: names)
  return Int32(names.count)
}

// MARK: The session

@_expose(wasm, "begin")
@_cdecl("begin")
func begin() {
  guard let script = instance?.script else { return }
  instance?.session = Instance.session(of: script)
}

@_expose(wasm, "add")
@_cdecl("add_input")
func add(_ count: Int32) -> Int32 {
  guard let script = instance?.script else { return -1 }
  do throws(StateError) {
    let input = try TimedInput(words: taken(count), of: script)
    do throws(LiveSessionError) {
      let microseconds = input.ticks / Instant.ticksPerMicrosecond
      guard let isLate = try instance?.session.add(input.input, microseconds: microseconds) else { return -1 }
      return isLate ? 1 : 0
    } catch {
      return -10
    }
  } catch {
    return code(error)
  }
}

@_expose(wasm, "frame")
@_cdecl("show_frame")
func frame(_ microseconds: Double) -> Int32 {
  guard microseconds >= 0, microseconds < 1e12 else { return -1 }
  do throws(LiveSessionError) {
    guard let shown = try instance?.session.show(microseconds: Int64(microseconds)) else { return -1 }
    makeRoom(Row.count)
    write(shown, into: words)
    return Int32(instance?.session.simulation.events.count ?? 0)
  } catch {
    return -10
  }
}

@_expose(wasm, "events")
@_cdecl("leave_events")
func events() -> Int32 {
  guard let events = instance?.session.simulation.events else { return 0 }
  var numbers: [Double] = []
  for entry in events.entries { numbers += entry.numbers }
  _ = leave(numbers)
  return Int32(events.count)
}

@_expose(wasm, "cards")
@_cdecl("leave_cards")
func cards() -> Int32 {
  guard let cards = instance?.session.simulation.stack.cardsOnStack else { return 0 }
  _ = leave(cards.flatMap { [Double($0.card), Double($0.detent)] })
  return Int32(cards.count)
}

@_expose(wasm, "items")
@_cdecl("leave_items")
func items() -> Int32 {
  var (numbers, count) = ([Double](), 0)
  instance?.session.simulation.forEachVisibleItem { item in
    numbers += [
      Double(item.kind.rawValue), Double(item.section), item.name.map { Double($0) } ?? .nan, Double(item.number),
      item.y, item.height, item.fraction,
    ]
    count += 1
  }
  _ = leave(numbers)
  return Int32(count)
}

@_expose(wasm, "inputs")
@_cdecl("leave_inputs")
func inputs() -> Int32 {
  guard let own = instance else { return 0 }
  return leave(own.session.inputs.flatMap { $0.words(of: own.script) })
}

/// The session as a script: its inputs over its frames.
@_expose(wasm, "session")
@_cdecl("leave_session")
func session() -> Int32 {
  guard let own = instance, !own.session.instants.isEmpty else { return 0 }
  var script = own.script
  script.inputs = own.session.inputs
  script.clock = FrameClock(instants: own.session.instants)
  script.duration = own.session.instants.last
  script.recognizesTaps = own.session.recognizesTaps
  return leave(script.words)
}

// MARK: Whole timelines

/// Shows the session's inputs, or the scenario's own, over frames at a rate; a row for each.
@_expose(wasm, "rerun")
@_cdecl("rerun")
func rerun(_ isOwn: Int32, _ hertz: Double, _ limit: Int32) -> Int32 {
  guard let own = instance, hertz >= 1, hertz <= 1000, limit >= 0 else { return -1 }
  var simulation = own.script.simulation
  if isOwn == 0 {
    simulation = Simulation(
      stack: own.script.stack, inputs: own.session.inputs, clock: FrameClock(hertz: Int64(hertz)),
      delivery: own.script.delivery, recognizesTaps: own.session.recognizesTaps)
  }
  makeRoom(Int(limit) * Row.count)
  var count = 0
  do throws(NonFiniteFrame) {
    while count < Int(limit), try simulation.next() {
      Row.write(simulation.frame, simulation.scene, simulation.events, into: words + count * Row.count)
      count += 1
    }
    return Int32(count)
  } catch {
    return -10
  }
}

/// Leaves the digest of the session's replay, or of the scenario's own timeline; its names must be known.
@_expose(wasm, "digest")
@_cdecl("leave_digest")
func digest(_ isOwn: Int32) -> Int32 {
  guard let own = instance, own.names.all.count == own.script.nameCount else { return -1 }
  if isOwn == 0, own.session.instants.isEmpty { return -1 }
  var simulation = isOwn == 0 ? own.session.replay() : own.script.simulation
  var digest = TimelineDigest(names: own.names)
  var count: UInt64 = 0
  do throws(NonFiniteFrame) {
    while try simulation.next() {
      digest.combine(simulation.frame, events: simulation.events)
      count += 1
    }
    return leave([digest.value, count])
  } catch {
    return -10
  }
}

// MARK: The explanation

@_expose(wasm, "explain")
@_cdecl("explain")
func explain() -> Int32 {
  guard let stack = instance?.session.simulation.stack, let release = stack.lastRelease else { return 0 }
  let explanation = ReleaseExplanation(release, of: stack)
  let decision = explanation.decision
  let numbers: [Double?] = [
    Double(release.card), release.modelY, release.y, release.velocity, release.slope, Double(release.committed),
    Double(decision.target), Double(decision.rule.rawValue), decision.projectedY, decision.threshold,
    decision.window?.upperEdge, decision.window?.lowerEdge, explanation.targetY,
    explanation.spring?.angularFrequency, explanation.spring?.dampingRatio, explanation.duration,
    explanation.startVelocity, explanation.relativeVelocity, explanation.isStiffened ? 1 : 0,
    explanation.velocityFlip?.change, explanation.velocityFlip.map { Double($0.target) },
    explanation.distanceFlip?.change, explanation.distanceFlip.map { Double($0.target) },
    explanation.momentum?.time, explanation.momentum?.velocity, explanation.momentum?.restOffset,
  ]
  return leave(numbers.map { $0 ?? .nan })
}

// MARK: The settings

/// Sets the setting at an index to the words in the buffer.
@_expose(wasm, "set")
@_cdecl("set_setting")
func set(_ index: Int32, _ count: Int32) -> Int32 {
  guard instance != nil, SettingKey.all.indices.contains(Int(index)) else { return -1 }
  var settings = instance!.settings
  guard SettingKey.all[Int(index)].set(words: taken(count), in: &settings) else { return -1 }
  instance!.settings = settings
  return 0
}

/// True if the setting at an index has any effect under the present ones.
@_expose(wasm, "inForce")
@_cdecl("is_in_force")
func isInForce(_ index: Int32) -> Int32 {
  guard let settings = instance?.settings, SettingKey.all.indices.contains(Int(index)) else { return -1 }
  return SettingKey.all[Int(index)].isInForce(settings) ? 1 : 0
}

/// Makes the settings' rules those of the scenario; the session's inputs stay, and it has shown no frame under them.
@_expose(wasm, "apply")
@_cdecl("apply_settings")
func apply() -> Int32 {
  guard let own = instance else { return -1 }
  let stack = own.script.stack
  var next = CardStack(
    layouts: stack.layouts, rules: own.settings.rules, specs: stack.specs, channels: stack.channels)
  next.changes = stack.changes
  instance!.script.stack = next
  instance!.script.delivery = own.settings.delivery
  var session = Instance.session(of: instance!.script)
  for input in own.session.inputs {
    _ = try? session.add(input.input, microseconds: input.ticks / Instant.ticksPerMicrosecond)
  }
  instance!.session = session
  return 0
}

private func write(_ frame: Frame, into words: UnsafeMutablePointer<UInt64>) {
  guard let own = instance else { return }
  let simulation = own.session.simulation
  Row.write(frame, simulation.scene, simulation.events, into: words)
  let corrected = own.session.corrected
  words[Row.isAtRest] = (own.session.isAtRest ? 1.0 : 0).bitPattern
  words[Row.corrected] = Double(corrected.lowerBound).bitPattern
  words[Row.corrected + 1] = Double(corrected.upperBound).bitPattern
}
