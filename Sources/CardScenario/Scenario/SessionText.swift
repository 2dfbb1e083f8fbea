import CardMath
import CardModel
import CardSimulation
import CardText
import CardTimeline

extension ScenarioDocument {
  /// Returns the text of a scenario that repeats a session of this one, to the bit: the document's own text with the
  /// session's inputs and frames in place of its own.
  ///
  /// - Parameters:
  ///   - session: A session of ``Scenario/liveSession(recognizesTaps:)`` of this document as its text has it, which has
  ///     shown a frame.
  ///   - names: The scenario's names.
  /// - Throws: `DiagnosticsError` with the document's errors.
  /// - Returns: The text; nil if the session has an input that stands for others, such as a change of the screen.
  public func text(replaying session: LiveSession, names: Names) throws(DiagnosticsError) -> String? {
    guard let inputs = SessionInputs(session, names)?.texts else { return nil }
    let members = try JSONDocument.object(source, warn: { _ in }) { reader -> [String]? in
      var members: [String] = []
      let replaced = [
        "inputs", "fps", "rates", "drop", "duration", "frames_us", "taps_by_touch", "expect", "tolerances",
      ]
      for key in reader.keys {
        guard reader.has(key), !replaced.contains(key), let place = reader.find(key) else { continue }
        members.append(SessionInputs.quoted(key) + ": " + String(decoding: source.bytes[place.range], as: UTF8.self))
      }
      _ = reader.carry()
      return members
    }
    let frames = session.instants.map { "\($0 / Instant.ticksPerMicrosecond)" }.joined(separator: ", ")
    var lines = members + ["\"frames_us\": [\(frames)]"]
    if session.recognizesTaps { lines.append("\"taps_by_touch\": true") }
    lines.append(inputs.isEmpty ? "\"inputs\": []" : "\"inputs\": [\n    \(inputs.joined(separator: ",\n    "))\n  ]")
    return "{\n  " + lines.joined(separator: ",\n  ") + "\n}\n"
  }
}

extension Scenario {
  /// Returns a session that begins as the scenario does, without its inputs.
  ///
  /// - Parameter recognizesTaps: True if touches that are taps are followed by those.
  public func liveSession(recognizesTaps: Bool = true) -> LiveSession {
    LiveSession(stack: stack, delivery: delivery, recognizesTaps: recognizesTaps)
  }
}

/// The inputs of a session as a scenario has them: fingers that nothing interrupts are one input.
private struct SessionInputs {
  /// The inputs, each as an object in one line.
  private(set) var texts: [String] = []

  /// Writes inputs in their order; nil if one has no text of its own.
  init?(_ session: LiveSession, _ names: Names) {
    let cards = session.simulation.stack.layouts[0].cards
    var touches: [(ticks: Int64, touch: Touch)] = []
    for input in session.inputs {
      if case .touch(let touch) = input.input {
        touches.append((input.ticks, touch))
        continue
      }
      write(touches)
      touches = []
      guard let text = SessionInputs.text(of: input.input, names, cards) else { return nil }
      texts.append("{ \"at\": \"\(input.ticks / Instant.ticksPerMicrosecond)us\", \(text) }")
    }
    write(touches)
  }

  /// Returns a text as a string of JSON.
  static func quoted(_ text: String) -> String {
    var buffer = ByteBuffer(capacity: 64)
    buffer.append(jsonString: text)
    return buffer.text
  }

  private mutating func write(_ touches: [(ticks: Int64, touch: Touch)]) {
    guard let first = touches.first else { return }
    let samples = touches.map { ticks, touch in
      let time = (ticks - first.ticks) / Instant.ticksPerMicrosecond
      let (x, y) = (DecimalText.shortest(touch.x), DecimalText.shortest(touch.y))
      return "[\(time), \"\(touch.phase.name)\", \(touch.pointer), \(x), \(y)]"
    }
    let start = first.ticks / Instant.ticksPerMicrosecond
    texts.append("{ \"at\": \"\(start)us\", \"touches\": [\(samples.joined(separator: ", "))] }")
  }

  /// Returns the member that says what an input does; nil if only the scenario around it does.
  private static func text(of input: Input, _ names: Names, _ cards: [Card]) -> String? {
    func animated(_ text: String, _ isAnimated: Bool) -> String { isAnimated ? text : text + ", \"animated\": false" }
    func card(_ index: Int) -> String { quoted(names[cards[index].name]) }
    switch input {
    case .tap(let target): return "\"tap\": \"\(target.name)\""
    case .tapAt(let x, let y): return "\"tap\": [\(DecimalText.shortest(x)), \(DecimalText.shortest(y))]"
    case .key(let key): return ScenarioDocument.keyNames.first { $0.value == key }.map { "\"key\": \"\($0.name)\"" }
    case .pop(let count, let isAnimated):
      return animated("\"pop\": " + (count == .max ? "\"root\"" : count == 1 ? "true" : "\(count)"), isAnimated)
    case .move(let detent, let isAnimated): return animated("\"move\": " + quoted(names[detent]), isAnimated)
    case .present(let detent, let isAnimated):
      return animated("\"present\": " + (detent.map { quoted(names[$0]) } ?? "true"), isAnimated)
    case .dismiss(let isAnimated): return animated("\"dismiss\": true", isAnimated)
    case .focus(let offset): return "\"focus\": \(DecimalText.shortest(offset))"
    case .voiceOver(let isOn): return "\"voiceover\": \(isOn)"
    case .reduceMotion(let isOn): return "\"reduce_motion\": \(isOn)"
    case .page(let page, let isAnimated): return animated("\"page\": \(page)", isAnimated)
    case .mapOverlays(let areShown, let isAnimated): return animated("\"map_overlays\": \(areShown)", isAnimated)
    case .push(let index, let isAnimated): return animated("\"push\": " + card(index), isAnimated)
    case .swap(let index, let isAnimated): return animated("\"swap\": " + card(index), isAnimated)
    case .touch, .content, .layout, .detents, .keyboard: return nil
    }
  }
}
