import CardMath
import CardModel
import CardMotion
import CardSimulation

/// Turns inputs as they were written into inputs that the model takes.
///
/// Where a gesture begins may depend on where the card is by then, and a content that shows by then may be the one
/// that is meant. When each input comes is known before, and so a simulation of all of them is played, which asks for
/// each input when that is due: what a finger is put on is where the model will find it, however inputs are delivered.
struct InputResolver {
  private let document: ScenarioDocument
  private let gestures: [String: Gesture]

  /// The layouts that inputs lead to, by the inputs' indices.
  private let layouts: [Int: Int]
  private let diagnostics: Diagnostics

  /// When frames are shown.
  let clock: FrameClock

  /// What the model takes, in the order of time, and in the document's where times are equal.
  private(set) var inputs: [TimedInput] = []

  /// What inputs do to contents.
  private(set) var changes: [ContentChange] = []

  /// What is odd about gestures that aren't the document's.
  private(set) var gestureWarnings: [Diagnostic] = []

  /// Where the card is when the gesture or tap at an index of the document begins. Only looked up.
  private(set) var cardYs: [Int: Double] = [:]

  /// The same from the frame on that comes after the input that is planned.
  private var upcoming: FrameClock

  private var planned: [Planned] = []
  private var touches = TouchSpans()

  /// What is known of the document's inputs once they are due, by their indices.
  private var places: [Place]

  /// An input for the model before it is known where it happens, and the index in the document of the one that it is
  /// from. A content's change stands for itself by its number among those of one input.
  private struct Planned {
    var input: TimedInput
    var index: Int

    /// Whether it is the first of its input in the document.
    var isFirst = true
  }

  /// What comes out when an input of the document is due.
  private struct Place {
    /// The gesture, if it is one.
    var gesture: Gesture?

    /// How far the gesture or tap is moved.
    var (shiftX, shiftY) = (0.0, 0.0)

    /// The changes of contents that it makes.
    var changes = 0..<0
  }

  /// Resolves all inputs of a document.
  ///
  /// - Parameters:
  ///   - document: The scenario.
  ///   - stack: The stack as it is at 0.
  ///   - layouts: The layouts that inputs lead to, by the inputs' indices.
  ///   - gestures: What the gesture files hold, by their names in the document.
  ///   - names: Gives out the names' ids.
  ///   - diagnostics: Takes in what is wrong with the inputs.
  init(
    _ document: ScenarioDocument, stack: CardStack, layouts: [Int: Int], gestures: [String: Gesture],
    names: inout Names, diagnostics: Diagnostics
  ) {
    self.document = document
    self.layouts = layouts
    self.gestures = gestures
    self.diagnostics = diagnostics
    let order = document.inputs.indices.sorted { (document.inputs[$0].ticks, $0) < (document.inputs[$1].ticks, $1) }
    var drops = document.drops
    drops.runs = order.compactMap { index in
      guard case .drop(let count) = document.inputs[index].action else { return nil }
      return FrameClock.Drops.Run(start: document.inputs[index].ticks, count: count)
    }
    clock = FrameClock(rates: document.rates, drops: drops)
    upcoming = clock
    places = Array(repeating: Place(), count: document.inputs.count)
    for index in order { plan(index, names: &names) }
    sortPlanned()
    place(on: stack, names: &names)
    touches.checkOverlaps(diagnostics)
  }

  /// The samples of a gesture share an index and stand in their own order, so that the offset decides last.
  private mutating func sortPlanned() {
    planned = planned.enumerated()
      .sorted {
        ($0.element.input.ticks, $0.element.index, $0.offset) < ($1.element.input.ticks, $1.element.index, $1.offset)
      }
      .map { $0.element }
    var seen = Array(repeating: false, count: places.count)
    for offset in planned.indices {
      planned[offset].isFirst = !seen[planned[offset].index]
      seen[planned[offset].index] = true
    }
  }

  // MARK: - What comes when

  /// Plans the input at an index of the document.
  private mutating func plan(_ index: Int, names: inout Names) {
    let input = document.inputs[index]
    switch input.action {
    case .gestureFile(let file, _):
      if let gesture = gestures[file] { plan(gesture, of: input, at: index) }
    case .gesture(let gesture, _):
      plan(gesture, of: input, at: index)
    case .swipe(let swipe, _):
      do throws(GestureSynthesisError) {
        let gesture = try Gesture.swipe(
          from: swipe.from, to: swipe.to, microseconds: swipe.microseconds, releaseVelocity: swipe.releaseVelocity,
          estimator: document.settings.touch.estimator, sampling: swipe.sampling,
          gatheredAt: frames(from: input.ticks, microseconds: swipe.microseconds))
        plan(gesture, of: input, at: index)
      } catch {
        diagnostics.error(error.message, at: input.range, path: input.path.text, help: error.help)
      }
    case .path(let path, _):
      plan(path.gesture, of: input, at: index)
    case .tap(let target):
      plan(.tap(target), at: input.ticks, index)
    case .tapAt(let x, let y):
      plan(.tapAt(x: x, y: y), at: input.ticks, index)
    case .focus(let offset):
      plan(.focus(offset: offset), at: input.ticks, index)
    case .voiceOver(let isOn):
      plan(.voiceOver(isOn), at: input.ticks, index)
    case .reduceMotion(let isOn):
      plan(.reduceMotion(isOn), at: input.ticks, index)
    case .mapOverlays(let areShown, let animated):
      plan(.mapOverlays(areShown, animated: animated), at: input.ticks, index)
    case .key(let key):
      plan(.key(key), at: input.ticks, index)
    case .push(let card, let animated):
      // The reader has checked that the card exists.
      guard let card = document.cards.firstIndex(where: { $0.name == card }) else { return }
      plan(.push(card: card, animated: animated), at: input.ticks, index)
    case .swap(let card, let animated):
      guard let card = document.cards.firstIndex(where: { $0.name == card }) else { return }
      plan(.swap(card: card, animated: animated), at: input.ticks, index)
    case .pop(let count, let animated):
      plan(.pop(count: count, animated: animated), at: input.ticks, index)
    case .move(let detent, let animated):
      plan(.move(detent: names.id(of: detent), animated: animated), at: input.ticks, index)
    case .page(let page, let animated):
      plan(.page(page, animated: animated), at: input.ticks, index)
    case .content(let change):
      let card = change.card.flatMap { name in contentCards.firstIndex { $0.name == name } }
      for number in 0..<change.changeLimit { plan(.content(change: number, card: card), at: input.ticks, index) }
    case .rotate, .resize:
      if let layout = layouts[index] { plan(.layout(layout, animated: false), at: input.ticks, index) }
    case .bar:
      if let layout = layouts[index] { plan(.layout(layout, animated: true), at: input.ticks, index) }
    case .drop:
      break
    }
  }

  private mutating func plan(_ event: Input, at ticks: Int64, _ index: Int) {
    planned.append(Planned(input: TimedInput(ticks: ticks, input: event), index: index))
  }

  private mutating func plan(_ gesture: Gesture, of input: ScenarioDocument.InputText, at index: Int) {
    guard let first = gesture.samples.first else { return }
    places[index].gesture = gesture
    for sample in gesture.samples {
      let touch = Touch(phase: sample.phase, pointer: sample.pointer, x: sample.x, y: sample.y)
      let ticks = input.ticks + (sample.microseconds - first.microseconds) * Instant.ticksPerMicrosecond
      plan(.touch(touch), at: ticks, index)
      touches.note(touch, at: ticks, of: input, index)
    }
  }

  /// The frames that gather a finger's samples, where its estimator reads one for each, in ticks from the touch on.
  private mutating func frames(from start: Int64, microseconds: Int64) -> [Int64] {
    guard document.settings.delivery == .frame, !document.settings.touch.estimator.readsCoalescedTouches else {
      return []
    }
    upcoming.skip(before: start)
    var clock = upcoming
    var frames: [Int64] = []
    repeat {
      frames.append(clock.next().ticks - start)
    } while frames[frames.count - 1] < microseconds
      * Instant
      .ticksPerMicrosecond
    return frames
  }

  /// Cards and pages, in the order of the model's.
  private var contentCards: [ScenarioDocument.CardText] { document.cards + document.pages.map { $0.page } }

  // MARK: - Where it happens

  /// Plays what was planned as far as anything depends on it, and puts every input in its place.
  private mutating func place(on stack: CardStack, names: inout Names) {
    let last = planned.lastIndex { input in
      guard input.isFirst else { return false }
      return switch input.input.input {
      case .touch, .tapAt, .content: true
      default: false
      }
    }
    var simulation = Simulation(
      stack: stack, inputs: planned.map { $0.input }, clock: clock, delivery: document.settings.delivery)
    if let last {
      simulation.play(inputs: last + 1) { offset, now, stack in
        if planned[offset].isFirst { findPlace(of: planned[offset], on: &stack, at: now, names: &names) }
        return placed(planned[offset])
      }
    }
    changes = simulation.stack.changes
    inputs = planned.compactMap { planned in
      placed(planned).map { TimedInput(ticks: planned.input.ticks, input: $0) }
    }
  }

  /// Finds out where an input of the document happens, once it is due.
  private mutating func findPlace(of planned: Planned, on stack: inout CardStack, at now: Instant, names: inout Names) {
    let input = document.inputs[planned.index]
    switch (planned.input.input, input.action) {
    case (.touch(let first), let action):
      guard let placement = action.placement, let gesture = places[planned.index].gesture else { return }
      let cardY = stack.cardY(at: now)
      let startY = placement.startY(
        of: first.y, cardY: cardY, headerHeight: stack.shownCard.headerHeight, screenHeight: stack.screen.height)
      if startY < cardY, placement == .absolute, input.anchorY == nil { warnOfMiss(at: first.y, cardY: cardY, input) }
      if let jump = gesture.firstJump { warn(of: jump, in: gesture, input) }
      cardYs[planned.index] = cardY
      places[planned.index].shiftY =
        startY - first.y + (placement == .absolute ? input.anchorY.map { cardY - $0 } ?? 0 : 0)
      places[planned.index].shiftX = placement == .absolute ? 0 : shiftOntoCard(from: first.x, placement, on: stack)
    case (.tapAt, _):
      let cardY = stack.cardY(at: now)
      cardYs[planned.index] = cardY
      places[planned.index].shiftY = input.anchorY.map { cardY - $0 } ?? 0
    case (.content, .content(let change)):
      let cards = contentCards
      let named = change.card.flatMap { name in cards.firstIndex { $0.name == name } }
      let shown = cards.indices.first { names.id(of: cards[$0].name) == stack.shownCard.name }
      let start = stack.changes.count
      stack.changes += change.changes(of: (named ?? shown).map { cards[$0] }, names: &names)
      places[planned.index].changes = start..<stack.changes.count
    default: break
    }
  }

  /// What an input is for the model, its place known; nil: nothing.
  private func placed(_ planned: Planned) -> Input? {
    let place = places[planned.index]
    switch planned.input.input {
    case .touch(var touch):
      touch.x += place.shiftX
      touch.y += place.shiftY
      return .touch(touch)
    case .tapAt(let x, let y):
      return .tapAt(x: x, y: y + place.shiftY)
    case .content(let number, let card):
      return number < place.changes.count ? .content(change: place.changes.lowerBound + number, card: card) : nil
    default:
      return planned.input.input
    }
  }

  /// How far a gesture must be moved sideways to begin on a card that stands beside the map, or on the map beside it.
  private func shiftOntoCard(from x: Double, _ placement: Placement, on stack: CardStack) -> Double {
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
}

extension Double {
  /// The number as messages show it.
  var shortText: String { DecimalText.fixed(self, decimals: 1) }
}
