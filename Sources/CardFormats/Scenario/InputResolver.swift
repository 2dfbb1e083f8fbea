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

  /// The layouts that inputs lead to, by the inputs' indices.
  private let layouts: [Int: Int]
  private let diagnostics: Diagnostics

  /// What the model takes so far.
  private var placed: [Placed] = []

  /// The stack as the inputs leave it that were played so far, and those that are still to come.
  private var stack: CardStack
  private var upcoming: [Placed] = []

  /// The frames, and the next one that contents haven't seen.
  private var clock: FrameClock
  private var nextFrame: FrameClock.Tick

  /// The runs of dropped frames.
  private(set) var runs: [FrameClock.Drops.Run] = []

  /// What is odd about gestures that aren't the document's.
  private(set) var gestureWarnings: [Diagnostic] = []

  private var touches: [TouchSpan] = []

  /// Where the card is when the gesture or tap at an index of the document begins. Only looked up.
  private(set) var cardYs: [Int: Double] = [:]

  /// An input for the model, and the place in the document of the one that it is from.
  private struct Placed {
    var input: TimedInput
    var index: Int
  }

  /// When a finger is down, and where in the document that is said.
  private struct TouchSpan {
    var pointer: Int32
    var began: Int64
    var ended: Int64
    var index: Int
    var input: ScenarioDocument.InputText

    func isDown(when other: TouchSpan) -> Bool {
      (ended, index) > (other.began, other.index)
    }
  }

  init(
    document: ScenarioDocument, stack: CardStack, layouts: [Int: Int], gestures: [String: Gesture],
    diagnostics: Diagnostics
  ) {
    self.document = document
    self.stack = stack
    self.layouts = layouts
    self.gestures = gestures
    self.diagnostics = diagnostics
    clock = FrameClock(rates: document.rates, drops: document.drops)
    nextFrame = clock.next()
  }

  /// What inputs do to contents.
  var changes: [ContentChange] { stack.changes }

  /// What the model takes, in the order of time, and in the document's where times are equal.
  var inputs: [TimedInput] { InputResolver.inOrder(placed) }

  /// The samples of a gesture share an index and stand in their own order, so that the offset decides last.
  private static func inOrder(_ placed: [Placed]) -> [TimedInput] {
    placed.enumerated()
      .sorted {
        ($0.element.input.ticks, $0.element.index, $0.offset) < ($1.element.input.ticks, $1.element.index, $1.offset)
      }
      .map { $0.element.input }
  }

  /// Adds the input at an index of the document, which isn't earlier than those added before.
  mutating func add(inputAt index: Int, names: inout Names) {
    let input = document.inputs[index]
    switch input.action {
    case .gestureFile(let file, let placement):
      if let gesture = gestures[file] { add(gesture, placement, of: input, at: index) }
    case .gesture(let gesture, let placement):
      add(gesture, placement, of: input, at: index)
    case .swipe(let swipe, let placement):
      do throws(GestureSynthesisError) {
        let gesture = try Gesture.swipe(
          from: swipe.from, to: swipe.to, microseconds: swipe.microseconds, releaseVelocity: swipe.releaseVelocity,
          estimator: document.settings.touch.estimator, sampling: swipe.sampling)
        add(gesture, placement, of: input, at: index)
      } catch {
        diagnostics.error(error.message, at: input.range, path: input.path.text, help: error.help)
      }
    case .path(let path, let placement):
      add(path.gesture, placement, of: input, at: index)
    case .tap(let target):
      add(.tap(target), at: input.ticks, index)
    case .tapAt(let x, let y):
      play(until: Instant(ticks: input.ticks))
      let cardY = stack.cardY(at: Instant(ticks: input.ticks))
      cardYs[index] = cardY
      add(.tapAt(x: x, y: y + (input.anchorY.map { cardY - $0 } ?? 0)), at: input.ticks, index)
    case .focus(let offset):
      add(.focus(offset: offset), at: input.ticks, index)
    case .voiceOver(let isOn):
      add(.voiceOver(isOn), at: input.ticks, index)
    case .reduceMotion(let isOn):
      add(.reduceMotion(isOn), at: input.ticks, index)
    case .key(let key):
      add(.key(key), at: input.ticks, index)
    case .push(let card, let animated):
      // The reader has checked that the card exists.
      guard let card = document.cards.firstIndex(where: { $0.name == card }) else { return }
      add(.push(card: card, animated: animated), at: input.ticks, index)
    case .swap(let card, let animated):
      guard let card = document.cards.firstIndex(where: { $0.name == card }) else { return }
      add(.swap(card: card, animated: animated), at: input.ticks, index)
    case .pop(let count, let animated):
      add(.pop(count: count, animated: animated), at: input.ticks, index)
    case .move(let detent, let animated):
      add(.move(detent: names.id(of: detent), animated: animated), at: input.ticks, index)
    case .page(let page, let animated):
      add(.page(page, animated: animated), at: input.ticks, index)
    case .content(let change):
      addContent(change, at: input.ticks, index, names: &names)
    case .rotate, .resize:
      if let layout = layouts[index] { add(.layout(layout, animated: false), at: input.ticks, index) }
    case .bar:
      if let layout = layouts[index] { add(.layout(layout, animated: true), at: input.ticks, index) }
    case .drop(let count):
      runs.append(FrameClock.Drops.Run(start: input.ticks, count: count))
    }
  }

  /// Something happens to the content of the card that is named, or of the one that shows by then.
  private mutating func addContent(
    _ input: ScenarioDocument.ContentInput, at ticks: Int64, _ index: Int, names: inout Names
  ) {
    play(until: Instant(ticks: ticks))
    let cards = document.cards + document.pages.map { $0.page }
    let named = input.card.flatMap { name in cards.firstIndex { $0.name == name } }
    let shown = cards.indices.first { names.id(of: cards[$0].name) == stack.shownCard.name }
    for change in input.changes(of: (named ?? shown).map { cards[$0] }, names: &names) {
      add(.content(change: stack.changes.count, card: named), at: ticks, index)
      stack.changes.append(change)
    }
  }

  private mutating func add(_ event: Input, at ticks: Int64, _ index: Int) {
    let input = Placed(input: TimedInput(ticks: ticks, input: event), index: index)
    placed.append(input)
    upcoming.append(input)
  }

  private mutating func add(
    _ gesture: Gesture, _ placement: Placement, of input: ScenarioDocument.InputText, at index: Int
  ) {
    guard let first = gesture.samples.first else { return }
    let now = Instant(ticks: input.ticks)
    play(until: now)
    let cardY = stack.cardY(at: now)
    let startY = placement.startY(
      of: first.y, cardY: cardY, headerHeight: stack.shownCard.headerHeight, screenHeight: stack.screen.height)
    if startY < cardY, placement == .absolute, input.anchorY == nil { warnOfMiss(at: first.y, cardY: cardY, input) }
    let shift = startY - first.y + (placement == .absolute ? input.anchorY.map { cardY - $0 } ?? 0 : 0)
    let shiftX = placement == .absolute ? 0 : shiftOntoCard(from: first.x, placement)
    if let jump = gesture.firstJump { warn(of: jump, in: gesture, input) }
    cardYs[index] = cardY
    for sample in gesture.samples {
      let touch = Touch(phase: sample.phase, pointer: sample.pointer, x: sample.x + shiftX, y: sample.y + shift)
      let ticks = input.ticks + (sample.microseconds - first.microseconds) * Instant.ticksPerMicrosecond
      add(.touch(touch), at: ticks, index)
      switch sample.phase {
      case .began:
        touches.append(TouchSpan(pointer: sample.pointer, began: ticks, ended: ticks, index: index, input: input))
      case .moved, .stationary, .ended, .cancelled:
        if let last = touches.lastIndex(where: { $0.pointer == sample.pointer }) { touches[last].ended = ticks }
      }
    }
  }

  /// How far a gesture must be moved sideways to begin on a card that stands beside the map, or on the map beside it.
  private func shiftOntoCard(from x: Double, _ placement: Placement) -> Double {
    guard case .besideMap(let left, let width) = stack.layout.place else { return 0 }
    let right = left + width
    // The card's place counts from the edge at which lines begin, and a finger's from the left.
    let across = stack.layout.fromLeading(x)
    if placement == .map { return across > right ? 0 : stack.layout.fromLeading((right + stack.screen.width) / 2) - x }
    return across >= left && across <= right ? 0 : stack.layout.fromLeading(left + width / 2) - x
  }

  /// Says that a gesture begins where no card is, in the words of whoever put it there.
  private mutating func warnOfMiss(at y: Double, cardY: Double, _ input: ScenarioDocument.InputText) {
    let message =
      "the gesture begins at y \(y.shortText), above the card's top edge at \(cardY.shortText): it misses the card"
    warn(
      message, of: input, help: "\"on\": \"header\" or \"content\" moves it onto the card",
      helpOfFile: "--at header or --at content moves it onto the card")
  }

  /// Says which sample of a gesture no finger can have made.
  private mutating func warn(of jump: Gesture.Jump, in gesture: Gesture, _ input: ScenarioDocument.InputText) {
    let sample = gesture.samples[jump.sample]
    let file = if case .gestureFile(let name, _) = input.action { " of \(SafeText.quoted(name))" } else { "" }
    let time = sample.microseconds - gesture.samples[0].microseconds
    let fastest = DecimalText.shortest(Gesture.fastestFinger)
    warn(
      "sample \(jump.sample + 1)\(file), \(time) us after the first, lies \(jump.distance.shortText) pt from the one "
        + "before, \(jump.microseconds) us earlier: no finger moves faster than \(fastest) pt/s",
      of: input, row: jump.sample,
      help: "look for lost samples, two fingers under one number, or a unit that isn't points")
  }

  /// Says something of a gesture, in the words of whoever put it there: of one that a file holds, at one of its rows.
  private mutating func warn(
    _ message: String, of input: ScenarioDocument.InputText, row: Int = 0, help: String, helpOfFile: String? = nil
  ) {
    guard let source = input.gestureSource else {
      diagnostics.warn(message, at: input.range, path: input.path.text, help: help)
      return
    }
    let lines = source.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    // The first line is the header.
    let line = lines[min(row + 1, lines.count - 1)].prefix { $0 != UInt8(ascii: "\r") }
    gestureWarnings.append(
      Diagnostic(
        message, severity: .warning, in: source, at: line.startIndex..<line.endIndex, help: helpOfFile ?? help))
  }

  /// Plays what was added up to an instant. Whatever is added later isn't earlier than that.
  private mutating func play(until now: Instant) {
    let due = InputResolver.inOrder(upcoming.filter { $0.input.ticks <= now.ticks })
    upcoming.removeAll { $0.input.ticks <= now.ticks }
    var log = EventLog()
    for input in due {
      playFrames(before: input.ticks)
      stack.step(input.input, at: Instant(ticks: input.ticks), sampledAt: input.ticks, into: &log)
      log.removeAll()
    }
    playFrames(before: now.ticks)
    stack.advance(to: now, into: &log)
  }

  /// Shows contents the frames up to an instant, as far as they want to know of them.
  private mutating func playFrames(before ticks: Int64) {
    guard stack.watchesFrames else { return }
    var log = EventLog()
    while nextFrame.ticks < ticks {
      let now = Instant(ticks: nextFrame.ticks)
      stack.advance(to: now, into: &log)
      stack.noticeFrame(at: now, into: &log)
      log.removeAll()
      nextFrame = clock.next()
    }
  }

  /// Reports fingers that are two at a time under one number. One may come down at the very instant at which the other
  /// lifts.
  func checkOverlaps() {
    let sorted = touches.enumerated()
      .sorted {
        ($0.element.pointer, $0.element.began, $0.element.index, $0.offset)
          < ($1.element.pointer, $1.element.began, $1.element.index, $1.offset)
      }
      .map { $0.element }
    // Of the touches before, the one that lifts last.
    var longest: TouchSpan?
    for touch in sorted {
      if let earlier = longest, earlier.pointer == touch.pointer, earlier.isDown(when: touch) {
        diagnostics.error(
          "finger \(touch.pointer) is down already when this touch begins", at: touch.input.range,
          path: touch.input.path.text, help: "a later \"at\", or another \"pointer\"")
        if earlier.ended >= touch.ended { continue }
      }
      longest = touch
    }
  }
}

extension Double {
  /// The number as messages show it.
  var shortText: String { DecimalText.fixed(self, decimals: 1) }
}
