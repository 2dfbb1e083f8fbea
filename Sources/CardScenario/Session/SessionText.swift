import CardMath
import CardModel
import CardSimulation
import CardText
import CardTimeline

extension ScenarioDocument {
  /// The members of a scenario that a session replaces, or that don't hold for it: its inputs, its frames, and what the
  /// timeline is held against.
  package static let sessionMembers = [
    "inputs", "fps", "rates", "drop", "duration", "frames_us", "taps_by_touch", "expect", "tolerances", "recording",
  ]

  /// Returns the text of a scenario that repeats a session of this one, to the bit: the document's own text with the
  /// session's inputs and frames in place of its own.
  ///
  /// A change of the screen, of detents, of a keyboard or of a content is one of the document's own inputs, which is
  /// written as it stands there, at the session's instant. Touches, taps, keys and the app's moves need none.
  ///
  /// - Parameters:
  ///   - session: A session of ``Scenario/liveSession(recognizesTaps:)`` of this document, which has shown a frame.
  ///   - names: The scenario's names.
  /// - Throws: `DiagnosticsError` with the document's errors.
  /// - Returns: The text; nil if the session has shown no frame, names a detent that `names` doesn't have, has a change
  ///   that none of the document's inputs makes, or takes them in an order in which they make others; nil, too, if a
  ///   finger moves or lifts that isn't down, or comes down twice, or if code has made or changed more of the document
  ///   than its screen, preset and settings.
  public func text(replaying session: LiveSession, names: Names) throws(DiagnosticsError) -> String? {
    try text(replaying: session, names, own: resolved(gestures: nil, Diagnostics(source)), texts: inputTexts())
  }

  /// Returns the same text.
  ///
  /// - Parameters:
  ///   - own: The document's own stack and inputs for the model.
  ///   - texts: The members of each input of the document but its instant; empty: it has no text.
  func text(
    replaying session: LiveSession, _ names: Names, own: (stack: CardStack, names: Names, resolver: InputResolver),
    texts: [String]
  ) throws(DiagnosticsError) -> String? {
    guard !session.instants.isEmpty, let changed = changedMembers else { return nil }
    let left = ScenarioDocument.sessionMembers + (changed.isEmpty ? [] : ScenarioDocument.writtenKeys)
    let members = try ownMembers(without: left)
    guard let inputs = SessionInputs(session, names, of: self, own.resolver, texts: texts) else { return nil }
    let instants = session.instants
    var replay = self
    (replay.inputs, replay.drops, replay.rates) = (inputs.inputs, FrameClock.Drops(), rates)
    (replay.instants, replay.duration, replay.recognizesTaps) = (instants, instants.last, session.recognizesTaps)
    let repeated = try replay.resolved(gestures: nil, Diagnostics(source), keeping: names)
    guard SessionInputs.repeats(session, repeated, names) else { return nil }
    let frames = instants.map { "\($0 / Instant.ticksPerMicrosecond)" }.joined(separator: ", ")
    var lines = members + changed + ["\"frames_us\": [\(frames)]"]
    if session.recognizesTaps { lines.append("\"taps_by_touch\": true") }
    let words = inputs.texts.joined(separator: ",\n    ")
    lines.append(words.isEmpty ? "\"inputs\": []" : "\"inputs\": [\n    \(words)\n  ]")
    return "{\n  " + lines.joined(separator: ",\n  ") + "\n}\n"
  }

  /// Returns the members of each input but its instant, as the document's text has them; empty: code has made the
  /// input, or changed it.
  func inputTexts() throws(DiagnosticsError) -> [String] {
    var texts: [String] = []
    _ = try ownMembers(without: []) { key, place in
      if key == "inputs" { texts = place.elements.map(SessionInputs.withoutInstant) }
    }
    // A text that names a preset file can't be read without it, and is taken for what the document is.
    let read = (try? ScenarioDocument.read(source, name: name))?.inputs
    return inputs.indices.map { index in
      guard texts.indices.contains(index) else { return "" }
      return read.map { $0[index].action == inputs[index].action } ?? true ? texts[index] : ""
    }
  }
}

extension ScenarioDocument {
  /// Returns the members of the document's own text, each as `"key": value`, but those with certain keys.
  ///
  /// - Parameter note: Called with the key and the value of each member.
  /// - Throws: `DiagnosticsError` if the text isn't an object.
  package func ownMembers(
    without keys: [String], noting note: @escaping (String, JSONPlace) -> Void = { _, _ in }
  ) throws(DiagnosticsError) -> [String] {
    try JSONDocument.object(source, warn: { _ in }) { reader -> [String]? in
      var members: [String] = []
      for key in reader.keys {
        guard reader.has(key), let place = reader.find(key) else { continue }
        note(key, place)
        if !keys.contains(key) { members.append(SessionInputs.quoted(key) + ": " + place.text) }
      }
      _ = reader.carry()
      return members
    }
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
