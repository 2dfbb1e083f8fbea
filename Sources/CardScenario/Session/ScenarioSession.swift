import CardMath
import CardModel
import CardSettings
import CardSimulation
import CardText
import CardTimeline

/// A session of a scenario: a card under an app's own fingers and frames, whose screen, keyboard, detents and contents
/// change as the app's do. It is saved as a scenario, and continued from one.
///
/// ```swift
/// var session = try ScenarioSession(document)
/// try session.add(.touch(touch), microseconds: touchTime)
/// try session.change(#"{ "keyboard": 336 }"#, microseconds: keyboardTime)
/// let frame = try session.show(microseconds: frameTime)
/// let saved = try session.text()
/// ```
///
/// It is a ``LiveSession``, and the same holds: the state at an instant is the replay of all inputs up to it, changes
/// included. A change may come late, too. It has the words of a scenario's input, so that the text of a session is what
/// a person would have written.
public struct ScenarioSession: Sendable {
  /// The session: the simulation as of the frame shown last, all inputs and frames, and the corrections.
  public private(set) var live: LiveSession

  /// The names of cards and detents by the simulation's numbers. A change may add some; a number keeps its name.
  public private(set) var names: Names

  /// The scenario, whose inputs are the changes so far, in order of time.
  private var document: ScenarioDocument

  /// The members of each of those inputs but its instant.
  private var texts: [String] = []

  /// Begins a session with the scenario's cards, as they are at its start; its own inputs and frames aren't used.
  ///
  /// - Parameters:
  ///   - document: The scenario.
  ///   - recognizesTaps: True if touches that are taps are followed by those.
  /// - Throws: `DiagnosticsError` with the scenario's errors.
  public init(_ document: ScenarioDocument, recognizesTaps: Bool = true) throws(DiagnosticsError) {
    self.document = document.withoutSession
    let stack: CardStack
    (stack, names, _) = try self.document.resolved(gestures: nil, Diagnostics(document.source))
    live = LiveSession(stack: stack, delivery: document.settings.delivery, recognizesTaps: recognizesTaps)
  }

  /// Continues a session that was saved by ``text()``: it has had all inputs and shown all frames of the text.
  ///
  /// The next frame is shown after the last one of the text, `live.instants.last` in ticks. A finger that was down when
  /// the session was saved still is: cancel it unless the app still has it.
  ///
  /// - Throws: `DiagnosticsError` if the scenario isn't a session, and with its errors.
  public init(resuming document: ScenarioDocument) throws(DiagnosticsError) {
    guard !document.instants.isEmpty else {
      throw Self.refusal(
        "this is no session: it has no frames of its own", document.source,
        help: "the text of a session has \"frames_us\"")
    }
    let (stack, names, resolver) = try document.resolved(gestures: [:], Diagnostics(document.source))
    let texts = try document.inputTexts()
    self.names = names
    self.document = document.withoutSession
    let order = document.inputs.indices.sorted { (document.inputs[$0].ticks, $0) < (document.inputs[$1].ticks, $1) }
    for index in order where document.inputs[index].action.isChange {
      var (action, text) = (document.inputs[index].action, texts[index])
      // One that its card doesn't know is ignored, as the scenario has it.
      _ = Self.nameCard(resolver.changedCards[index], of: document, in: &action, &text)
      self.document.inputs.append(ScenarioDocument.InputText(ticks: document.inputs[index].ticks, action: action))
      self.texts.append(text)
    }
    var live = LiveSession(
      stack: stack, delivery: document.settings.delivery, recognizesTaps: document.recognizesTaps)
    try Self.refusing(document.source) { () throws(LiveSessionError) in
      try live.begin(anew: stack, with: resolver.inputs, over: document.instants, lacking: nil)
    }
    self.live = live
  }

  /// Adds a finger's touch or a command, which may be late; see ``LiveSession/add(_:microseconds:)``.
  ///
  /// Changes of the screen, the keyboard, detents and contents are made by ``change(_:microseconds:)``: as an input,
  /// they name what only a scenario can prepare, and are refused as unknown.
  ///
  /// - Returns: True if it is late: the next frame corrects those shown since.
  @discardableResult
  public mutating func add(_ input: Input, microseconds: Int64) throws(LiveSessionError) -> Bool {
    if input.isChange { throw .unknown }
    return try live.add(input, microseconds: microseconds)
  }

  /// Adds an input in the words of a scenario, without its `"at"`: a rotation, another screen, a keyboard, a bar,
  /// detents, a change of a content, or any command.
  ///
  /// ```swift
  /// try session.change(#"{ "rotate": true }"#, microseconds: now)
  /// try session.change(#"{ "keyboard": 336, "responder": [420, 44] }"#, microseconds: now)
  /// try session.change(#"{ "detents": { "low": { "height": 120 }, "full": 60 } }"#, microseconds: now)
  /// ```
  ///
  /// A change of a content that names no card is one of the card shown last. All frames shown so far are shown again,
  /// unseen, since the scenario is another one now: a minute of frames at 120 Hz takes about 3 ms.
  ///
  /// - Parameters:
  ///   - text: The input, an object of JSON.
  ///   - microseconds: Its instant since the session's start; it may be late.
  /// - Returns: True if it is late.
  /// - Throws: `DiagnosticsError` if the scenario can't have the input, if it is a finger's, or if the instant isn't
  ///   within a day. The session stays as it is.
  @discardableResult
  public mutating func change(_ text: String, microseconds: Int64) throws(DiagnosticsError) -> Bool {
    var next = self
    let isLate = try next.make(SourceText(name: "change", text: text), microseconds: microseconds)
    self = next
    return isLate
  }

  /// Shows a frame; see ``LiveSession/show(microseconds:)``.
  @discardableResult
  public mutating func show(microseconds: Int64) throws(LiveSessionError) -> Frame {
    try live.show(microseconds: microseconds)
  }

  /// Returns the text of a scenario that repeats the session to the bit, and from which it is continued.
  ///
  /// - Returns: The text; nil if no frame was shown, if a finger moved or lifted that wasn't down, or came down twice,
  ///   or if code has made or changed more of the scenario than its screen, preset and settings.
  /// - Throws: `DiagnosticsError` with the scenario's errors.
  public func text() throws(DiagnosticsError) -> String? {
    let own = try document.resolved(gestures: nil, Diagnostics(document.source), keeping: names)
    return try document.text(replaying: live, names, own: own, texts: texts)
  }
}

// MARK: - Changes

extension ScenarioSession {
  private mutating func make(_ source: SourceText, microseconds: Int64) throws(DiagnosticsError) -> Bool {
    let ticks = try Self.refusing(source) { () throws(LiveSessionError) in try LiveSession.ticks(microseconds) }
    var (action, text) = try document.readAction(source)
    if action.isTouch || action.isDrop {
      throw Self.refusal(
        "a session is given touches and frames one by one", source,
        help: "call add(.touch(touch), microseconds:) for each sample, and show(microseconds:) for each frame")
    }
    let shown = names[live.simulation.stack.shownCard.name]
    guard Self.nameCard(shown, of: document, in: &action, &text) else {
      throw Self.refusal("the content of \"\(shown)\", which is shown, is no document that can change", source)
    }
    let place = document.inputs.firstIndex { $0.ticks > ticks } ?? document.inputs.count
    document.inputs.insert(ScenarioDocument.InputText(ticks: ticks, action: action), at: place)
    texts.insert(text, at: place)
    let resolved = try resolved(source)
    let own = zip(resolved.resolver.inputs, resolved.resolver.origins)
    let new = own.filter { $0.1 == place }.map { $0.0 }
    names = resolved.names
    guard action.isChange else {
      // A command names nothing that the scenario has to prepare: it is an input as any other.
      document.inputs.remove(at: place)
      texts.remove(at: place)
      return try Self.refusing(source) { () throws(LiveSessionError) in
        var isLate = false
        for input in new where try live.add(input.input, microseconds: microseconds) { isLate = true }
        return isLate
      }
    }
    let inputs = inputs(having: own.filter { $0.1 != place }.map { $0.0 }, and: new, at: ticks)
    let isLate = live.instants.last.map { ticks <= $0 } ?? false
    try Self.refusing(source) { () throws(LiveSessionError) in
      try live.begin(anew: resolved.stack, with: inputs, over: live.instants, lacking: ticks)
    }
    return isLate
  }

  /// Returns the session's inputs with its changes as the scenario now numbers them, and a new one's after all others
  /// of its instant.
  private func inputs(having changes: [TimedInput], and new: [TimedInput], at ticks: Int64) -> [TimedInput] {
    var changes = changes[...]
    var inputs = live.inputs.map { input in
      guard input.input.isChange else { return input }
      guard let change = changes.popFirst(), change.ticks == input.ticks else {
        preconditionFailure("a session's changes are those of its scenario")
      }
      return change
    }
    inputs.insert(contentsOf: new, at: inputs.firstIndex { $0.ticks > ticks } ?? inputs.count)
    return inputs
  }

  /// Returns the stack, the names and the changes of the scenario as it is now.
  ///
  /// - Parameter source: The text of the change that made it so.
  private func resolved(
    _ source: SourceText
  ) throws(DiagnosticsError) -> (stack: CardStack, names: Names, resolver: InputResolver) {
    do throws(DiagnosticsError) {
      return try document.resolved(gestures: nil, Diagnostics(document.source), keeping: names)
    } catch {
      // The scenario was right before the change.
      var refusal = error
      refusal.diagnostics = error.diagnostics.map { Self.diagnostic($0.message, source, help: $0.help) }
      throw refusal
    }
  }

  /// Names the card whose content a change is of, unless its author did: also in the text, if that may name it.
  ///
  /// - Returns: False if the card has no content that can change.
  private static func nameCard(
    _ card: String?, of document: ScenarioDocument, in action: inout ScenarioDocument.Action, _ text: inout String
  ) -> Bool {
    guard case .content(var input) = action, input.card == nil else { return true }
    // A keyboard is one of any card.
    if case .keyboard = input.change { return true }
    guard let card else { return false }
    input.card = card
    action = .content(input)
    let known = (document.cards + document.pages.map { $0.page }).first { $0.name == card }
    guard known?.content != nil else { return false }
    if !text.isEmpty { text += ", \"card\": " + SessionInputs.quoted(card) }
    return true
  }

  // MARK: - Errors

  private static func diagnostic(_ message: String, _ source: SourceText, help: String? = nil) -> Diagnostic {
    Diagnostic(message, in: source, at: 0..<source.bytes.count, help: help)
  }

  private static func refusal(_ message: String, _ source: SourceText, help: String? = nil) -> DiagnosticsError {
    DiagnosticsError(diagnostics: [diagnostic(message, source, help: help)])
  }

  private static func refusing<Value>(
    _ source: SourceText, _ body: () throws(LiveSessionError) -> Value
  ) throws(DiagnosticsError) -> Value {
    do throws(LiveSessionError) { return try body() } catch { throw refusal(error.description, source) }
  }
}

extension Input {
  /// True if the stack must have been prepared for the input: it names a layout, or a change of a content.
  fileprivate var isChange: Bool {
    switch self {
    case .layout, .detents, .keyboard, .content: true
    default: false
    }
  }
}

extension ScenarioDocument.Action {
  /// True if its inputs for the model are changes.
  fileprivate var isChange: Bool {
    switch self {
    case .rotate, .resize, .bar, .detents, .content: true
    default: false
    }
  }

  fileprivate var isDrop: Bool { if case .drop = self { true } else { false } }
}

extension ScenarioDocument {
  /// The scenario without all that a session has of its own.
  fileprivate var withoutSession: ScenarioDocument {
    var document = self
    (document.inputs, document.instants, document.duration) = ([], [], nil)
    (document.drops, document.recognizesTaps) = (FrameClock.Drops(), false)
    return document
  }
}
