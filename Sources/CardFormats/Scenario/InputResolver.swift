import CardMath
import CardModel
import CardSimulation

/// Turns inputs as they were written into inputs that the model takes.
///
/// Where a gesture begins may depend on where the card is by then, so the inputs are added in the order of time, and
/// those before are played to see.
struct InputResolver {
  private let document: ScenarioDocument
  private let gestures: [String: Gesture]
  private let diagnostics: Diagnostics

  /// What the model takes, in the order in which it was added.
  private(set) var inputs: [TimedInput] = []

  /// The runs of dropped frames.
  private(set) var runs: [FrameClock.Drops.Run] = []

  /// The stack as the inputs leave it that were played so far, and those that are still to come.
  private var stack: CardStack
  private var upcoming: [TimedInput] = []

  private var touches: [TouchSpan] = []

  /// When a finger is down, and where in the document that is said.
  private struct TouchSpan {
    var pointer: Int32
    var start: Int64
    var end: Int64
    var input: ScenarioDocument.InputText
  }

  init(document: ScenarioDocument, stack: CardStack, gestures: [String: Gesture], diagnostics: Diagnostics) {
    self.document = document
    self.stack = stack
    self.gestures = gestures
    self.diagnostics = diagnostics
  }

  /// Adds an input that isn't earlier than those before.
  mutating func add(_ input: ScenarioDocument.InputText, names: inout Names) {
    switch input.action {
    case .gestureFile(let file, let placement):
      if let gesture = gestures[file] { add(gesture, placement, of: input) }
    case .gesture(let gesture, let placement):
      add(gesture, placement, of: input)
    case .swipe(let swipe, let placement):
      do throws(GestureSynthesisError) {
        let gesture = try Gesture.swipe(
          from: swipe.from, to: swipe.to, microseconds: swipe.microseconds, releaseVelocity: swipe.releaseVelocity,
          estimator: document.settings.touch.estimator, sampling: swipe.sampling)
        add(gesture, placement, of: input)
      } catch {
        diagnostics.error(error.message, at: input.range, path: input.path.text, help: error.help)
      }
    case .path(let path, let placement):
      add(path.gesture, placement, of: input)
    case .tap(let region):
      add(.tap(region), of: input)
    case .key(let key):
      add(.key(key), of: input)
    case .push(let card, let animated):
      // The reader has checked that the card exists.
      guard let index = document.cards.firstIndex(where: { $0.name == card }) else { return }
      add(.push(card: index, animated: animated), of: input)
    case .pop(let animated):
      add(.pop(animated: animated), of: input)
    case .move(let detent, let animated):
      add(.move(detent: names.id(of: detent), animated: animated), of: input)
    case .drop(let count):
      runs.append(FrameClock.Drops.Run(start: input.ticks, count: count))
    }
  }

  private mutating func add(_ event: Input, of input: ScenarioDocument.InputText) {
    add(TimedInput(ticks: input.ticks, input: event))
  }

  private mutating func add(_ input: TimedInput) {
    inputs.append(input)
    upcoming.append(input)
  }

  private mutating func add(_ gesture: Gesture, _ placement: Placement, of input: ScenarioDocument.InputText) {
    guard let first = gesture.samples.first else { return }
    let now = Instant(ticks: input.ticks)
    play(until: now)
    let cardY = stack.cardY(at: now)
    let startY = placement.startY(
      of: first.y, cardY: cardY, headerHeight: stack.topCard.headerHeight, screenHeight: stack.screen.height)
    if startY < cardY, placement == .absolute {
      diagnostics.warn(
        "the gesture begins at y \(first.y.shortText), above the card's top edge at \(cardY.shortText): it misses the card",
        at: input.range, path: input.path.text, help: "\"on\": \"header\" or \"content\" moves it onto the card")
    }
    let shift = startY - first.y
    for sample in gesture.samples {
      let touch = Touch(phase: sample.phase, pointer: sample.pointer, x: sample.x, y: sample.y + shift)
      let ticks = input.ticks + (sample.microseconds - first.microseconds) * Instant.ticksPerMicrosecond
      add(TimedInput(ticks: ticks, input: .touch(touch)))
      switch sample.phase {
      case .began:
        touches.append(TouchSpan(pointer: sample.pointer, start: ticks, end: ticks, input: input))
      case .moved, .stationary, .ended, .cancelled:
        if let last = touches.lastIndex(where: { $0.pointer == sample.pointer }) {
          touches[last].end = ticks
        }
      }
    }
  }

  /// Plays what was added up to an instant. Whatever is added later isn't earlier than that.
  private mutating func play(until now: Instant) {
    let due = upcoming.enumerated().filter { $0.element.ticks <= now.ticks }
    upcoming.removeAll { $0.ticks <= now.ticks }
    var log = EventLog()
    for (_, input) in due.sorted(by: { ($0.element.ticks, $0.offset) < ($1.element.ticks, $1.offset) }) {
      stack.step(input.input, at: Instant(ticks: input.ticks), sampledAt: input.ticks, into: &log)
      log.removeAll()
    }
    stack.advance(to: now, into: &log)
  }

  /// Reports fingers that are two at a time under one number.
  func checkOverlaps() {
    let sorted = touches.enumerated()
      .sorted { ($0.element.pointer, $0.element.start, $0.offset) < ($1.element.pointer, $1.element.start, $1.offset) }
      .map { $0.element }
    for (earlier, later) in zip(sorted, sorted.dropFirst())
    where earlier.pointer == later.pointer && later.start <= earlier.end {
      diagnostics.error(
        "finger \(later.pointer) is down already when this touch begins", at: later.input.range,
        path: later.input.path.text, help: "a later \"at\", or another \"pointer\"")
    }
  }
}

extension Double {
  /// The number as messages show it.
  var shortText: String {
    var buffer = ByteBuffer(capacity: 32)
    buffer.append(fixed: self, decimals: 1)
    return buffer.text
  }
}
