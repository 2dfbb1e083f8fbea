import CardMath
import CardModel
import CardSimulation
import CardText
import CardTimeline

/// The inputs of a session as a scenario has them: fingers that nothing interrupts are one input.
package struct SessionInputs {
  /// The inputs, each as an object in one line.
  private(set) var texts: [String] = []

  /// The same inputs as they are read.
  private(set) var inputs: [ScenarioDocument.InputText] = []

  /// The document's own inputs for the model, and the index in the document of the input that each is from.
  private let own: [(input: Input, origin: Int)]

  /// The first of them after the one that was written last.
  private var next = 0

  /// Writes inputs in their order; nil if one has no text, neither its own nor one in the document, or a finger's
  /// samples can't come in their order.
  ///
  /// - Parameters:
  ///   - ownTexts: The members of each input of the document but its instant.
  init?(
    _ session: LiveSession, _ names: Names, of document: ScenarioDocument, _ resolver: InputResolver,
    texts ownTexts: [String]
  ) {
    own = zip(resolver.inputs, resolver.origins).map { ($0.input, $1) }
    guard session.inputs.allSatisfy({ SessionInputs.isKnown($0.input, names) }) else { return nil }
    let cards = session.simulation.stack.layouts[0].cards
    var touches: [(ticks: Int64, touch: Touch)] = []
    var fingers = DownFingers()
    // A change of a content can stand for several of the model's, all at one instant.
    var last: (ticks: Int64, rest: ArraySlice<Input>) = (0, [])
    for input in session.inputs {
      if case .touch(let touch) = input.input {
        guard fingers.take(touch.phase, touch.pointer, at: 0..<0) == nil else { return nil }
        touches.append((input.ticks, touch))
        continue
      }
      write(touches)
      touches = []
      if last.ticks == input.ticks, last.rest.first == input.input {
        last.rest.removeFirst()
        continue
      }
      if let (text, action) = SessionInputs.words(for: input.input, names, cards) {
        write(text, action, at: input.ticks)
      } else {
        // Two inputs may be one for the model: the next one counts.
        let later = own[next...].firstIndex { $0.input == input.input }
        guard let place = later ?? own.firstIndex(where: { $0.input == input.input }) else { return nil }
        let origin = own[place].origin
        guard !ownTexts[origin].isEmpty else { return nil }
        write(ownTexts[origin], document.inputs[origin].action, at: input.ticks)
        let rest = own[(place + 1)...].prefix { $0.origin == origin }
        last = (input.ticks, rest.map { $0.input }[...])
        next = rest.endIndex
      }
    }
    write(touches)
  }

  /// True if the detent that an input names has a name.
  private static func isKnown(_ input: Input, _ names: Names) -> Bool {
    switch input {
    case .move(let detent, _): names.all.indices.contains(Int(detent))
    case .present(let detent, _), .release(_, _, let detent):
      detent.map { names.all.indices.contains(Int($0)) } ?? true
    default: true
    }
  }

  // MARK: - Writing

  /// Returns a text as a string of JSON.
  static func quoted(_ text: String) -> String {
    var buffer = ByteBuffer(capacity: 64)
    buffer.append(jsonString: text)
    return buffer.text
  }

  /// Returns the members of an input as they are written, but its instant.
  static func withoutInstant(_ input: JSONPlace) -> String {
    input.keys.filter { $0 != "at" }.compactMap { key in
      input.member(key).map { quoted(key) + ": " + $0.text }
    }.joined(separator: ", ")
  }

  private mutating func write(_ text: String, _ action: ScenarioDocument.Action, at ticks: Int64) {
    texts.append("{ \"at\": \"\(ticks / Instant.ticksPerMicrosecond)us\", \(text) }")
    inputs.append(ScenarioDocument.InputText(ticks: ticks, action: action))
  }

  private mutating func write(_ touches: [(ticks: Int64, touch: Touch)]) {
    guard let first = touches.first else { return }
    let samples = touches.map { ticks, touch in
      TouchSample(
        microseconds: (ticks - first.ticks) / Instant.ticksPerMicrosecond, phase: touch.phase, pointer: touch.pointer,
        x: touch.x, y: touch.y)
    }
    let words = samples.map { sample in
      let (x, y) = (DecimalText.shortest(sample.x), DecimalText.shortest(sample.y))
      return "[\(sample.microseconds), \"\(sample.phase.name)\", \(sample.pointer), \(x), \(y)]"
    }
    write(
      "\"touches\": [\(words.joined(separator: ", "))]", .gesture(Gesture(samples: samples), .absolute),
      at: first.ticks)
  }

  /// Returns an input as an object without its instant; nil if it is a finger's, or only the document around it says
  /// what it does.
  package static func text(of input: Input, _ names: Names, _ cards: [Card]) -> String? {
    words(for: input, names, cards).map { "{ \($0.text) }" }
  }

  /// Returns the members that say what an input does; nil if only the document around it does.
  private static func words(
    for input: Input, _ names: Names, _ cards: [Card]
  ) -> (text: String, action: ScenarioDocument.Action)? {
    func animated(_ text: String, _ isAnimated: Bool) -> String { isAnimated ? text : text + ", \"animated\": false" }
    func name(_ card: Int) -> String { names[cards[card].name] }
    switch input {
    case .tap(let target): return ("\"tap\": \"\(target.name)\"", .tap(target))
    case .tapAt(let x, let y):
      return ("\"tap\": [\(DecimalText.shortest(x)), \(DecimalText.shortest(y))]", .tapAt(x: x, y: y))
    case .key(let key):
      return ScenarioDocument.keyNames.first { $0.value == key }.map { ("\"key\": \"\($0.name)\"", .key(key)) }
    case .pop(let count, let isAnimated):
      let text = "\"pop\": " + (count == .max ? "\"root\"" : count == 1 ? "true" : "\(count)")
      return (animated(text, isAnimated), .pop(count: count, animated: isAnimated))
    case .move(let detent, let isAnimated):
      let detent = names[detent]
      return (animated("\"move\": " + quoted(detent), isAnimated), .move(detent, animated: isAnimated))
    case .present(let detent, let isAnimated):
      let detent = detent.map { names[$0] }
      let text = "\"present\": " + (detent.map(quoted) ?? "true")
      return (animated(text, isAnimated), .present(detent, animated: isAnimated))
    case .release(let modelY, let velocity, let detent):
      let detent = detent.map { names[$0] }
      let members = [
        modelY.map { "\"y\": " + DecimalText.shortest($0) }, "\"velocity\": " + DecimalText.shortest(velocity),
        detent.map { "\"to\": " + quoted($0) },
      ]
      let text = "\"release\": { \(members.compactMap { $0 }.joined(separator: ", ")) }"
      return (text, .release(modelY: modelY, velocity: velocity, to: detent))
    case .scroll(let offset, let velocity):
      let members = [
        offset.map { "\"offset\": " + DecimalText.shortest($0) }, "\"velocity\": " + DecimalText.shortest(velocity),
      ]
      let text = "\"scroll\": { \(members.compactMap { $0 }.joined(separator: ", ")) }"
      return (text, .scroll(offset: offset, velocity: velocity))
    case .dismiss(let isAnimated): return (animated("\"dismiss\": true", isAnimated), .dismiss(animated: isAnimated))
    case .focus(let offset): return ("\"focus\": \(DecimalText.shortest(offset))", .focus(offset))
    case .voiceOver(let isOn): return ("\"voiceover\": \(isOn)", .voiceOver(isOn))
    case .reduceMotion(let isOn): return ("\"reduce_motion\": \(isOn)", .reduceMotion(isOn))
    case .page(let page, let isAnimated):
      return (animated("\"page\": \(page)", isAnimated), .page(page, animated: isAnimated))
    case .mapOverlays(let areShown, let isAnimated):
      return (animated("\"map_overlays\": \(areShown)", isAnimated), .mapOverlays(areShown, animated: isAnimated))
    case .push(let card, let isAnimated):
      return (animated("\"push\": " + quoted(name(card)), isAnimated), .push(name(card), animated: isAnimated))
    case .swap(let card, let isAnimated):
      return (animated("\"swap\": " + quoted(name(card)), isAnimated), .swap(name(card), animated: isAnimated))
    case .touch, .content, .layout, .detents, .keyboard: return nil
    }
  }

  // MARK: - Checking

  /// True if a document's inputs for the model are a session's, apart from the numbers by which a stack knows its
  /// layouts and changes.
  static func repeats(
    _ session: LiveSession, _ replay: (stack: CardStack, names: Names, resolver: InputResolver), _ names: Names
  ) -> Bool {
    let (inputs, stack) = (session.inputs, session.simulation.stack)
    guard inputs.count == replay.resolver.inputs.count else { return false }
    func areLayoutsAlike(_ one: Int, _ other: Int) -> Bool {
      stack.layouts.indices.contains(one) && stack.layouts[one] == replay.stack.layouts[other]
    }
    func areChangesAlike(_ one: Int, _ other: Int) -> Bool {
      stack.changes.indices.contains(one) && stack.changes[one] == replay.stack.changes[other]
    }
    for (one, other) in zip(inputs, replay.resolver.inputs) {
      guard one.ticks == other.ticks else { return false }
      let isAlike =
        switch (one.input, other.input) {
        case (.layout(let layout, let animated), .layout(let other, let otherAnimated)):
          animated == otherAnimated && areLayoutsAlike(layout, other)
        case (.detents(let layout, let card, let animated), .detents(let other, let otherCard, let otherAnimated)):
          card == otherCard && animated == otherAnimated && areLayoutsAlike(layout, other)
        case (.keyboard(let change, let card, let layout), .keyboard(let other, let otherCard, let otherLayout)):
          card == otherCard && areChangesAlike(change, other) && areLayoutsAlike(layout, otherLayout)
        case (.content(let change, let card), .content(let other, let otherCard)):
          card == otherCard && areChangesAlike(change, other)
        case (.move(let detent, let animated), .move(let other, let otherAnimated)):
          names[detent] == replay.names[other] && animated == otherAnimated
        case (.present(let detent, let animated), .present(let other, let otherAnimated)):
          detent.map { names[$0] } == other.map { replay.names[$0] } && animated == otherAnimated
        case (.release(let modelY, let velocity, let detent), .release(let other, let otherVelocity, let otherDetent)):
          modelY == other && velocity == otherVelocity
            && detent.map { names[$0] } == otherDetent.map { replay.names[$0] }
        default: one.input == other.input
        }
      if !isAlike { return false }
    }
    return true
  }
}
