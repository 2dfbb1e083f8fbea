import CardMath
import CardModel
import CardMotion
import CardSettings
import CardSimulation
import CardText
import CardTimeline

/// Resolves inputs as written into inputs for the model.
///
/// A gesture's start can depend on the card's position at that time, and a content change can apply to the content
/// visible at that time. The instants of all inputs are known in advance, so the resolver plays a simulation of them,
/// which asks for each input when it is due. The positions are therefore the ones that the model will have, under
/// either delivery.
struct InputResolver {
  let document: ScenarioDocument

  /// Cards, then pages, in the order of the model's, and their indices by name, which are only looked up.
  private let contentCards: [ScenarioDocument.CardText]
  private var cardIndices: [String: Int] = [:]
  private let gestures: [String: Gesture]

  /// True if a gesture file that isn't given is left out, and is no error.
  private let isMissingAllowed: Bool

  /// The layouts that inputs lead to, keyed by the inputs' indices.
  private let layouts: [Int: Int]
  let diagnostics: Diagnostics

  /// The instants at which frames are shown.
  let clock: FrameClock

  /// The inputs for the model, in order of time; ties in the document's order.
  private(set) var inputs: [TimedInput] = []

  /// The index in the document of the input that each of ``inputs`` is from.
  private(set) var origins: [Int] = []

  /// The content changes that the inputs make.
  private(set) var changes: [ContentChange] = []

  /// Warnings about gestures that come from outside the document.
  var gestureWarnings: [Diagnostic] = []

  /// True if a gesture begins above the card.
  var missesCard = false

  /// The card's y when the gesture or tap at an index of the document begins, points. Only looked up, never iterated.
  private(set) var cardYs: [Int: Double] = [:]

  /// The name of the card whose content the input at an index of the document changes. Only looked up, too.
  private(set) var changedCards: [Int: String] = [:]

  /// The clock from the first frame at or after the input being planned.
  private var upcoming: FrameClock

  private var planned: [Planned] = []
  private var touches = TouchSpans()

  /// The results of resolving the document's inputs, by their indices; filled in when each is due.
  private var places: [Place]

  /// An input for the model before its position is known, and the index in the document of the input that it is from. A
  /// content change is represented by its number among the changes of one input.
  private struct Planned {
    var input: TimedInput
    var index: Int

    /// True if it is the first one of its input in the document.
    var isFirst = true
  }

  /// The result of resolving an input of the document.
  private struct Place {
    /// The gesture, if it is one.
    var gesture: Gesture?

    /// The offset of the gesture or tap, points.
    var (shiftX, shiftY) = (0.0, 0.0)

    /// The content changes that it makes, as a range of the stack's changes.
    var changes = 0..<0
  }

  /// Resolves all inputs of a document.
  ///
  /// - Parameters:
  ///   - document: The scenario.
  ///   - stack: The stack at time 0.
  ///   - layouts: The layouts that inputs lead to, keyed by the inputs' indices.
  ///   - gestures: The gestures read from files, keyed by their names in the document.
  ///   - names: Assigns ids to names.
  ///   - diagnostics: Collects errors and warnings about the inputs.
  ///   - isMissingAllowed: True if a gesture file that isn't given is left out, and is no error.
  init(
    _ document: ScenarioDocument, stack: CardStack, layouts: [Int: Int], gestures: [String: Gesture],
    names: inout Names, diagnostics: Diagnostics, isMissingAllowed: Bool
  ) {
    self.document = document
    self.isMissingAllowed = isMissingAllowed
    contentCards = document.cards + document.pages.map { $0.page }
    for (index, card) in contentCards.enumerated() where cardIndices[card.name] == nil {
      cardIndices[card.name] = index
    }
    self.layouts = layouts
    self.gestures = gestures
    self.diagnostics = diagnostics
    let order = document.inputs.indices.sorted { (document.inputs[$0].ticks, $0) < (document.inputs[$1].ticks, $1) }
    var drops = document.drops
    drops.runs += order.compactMap { index in
      guard case .drop(let count) = document.inputs[index].action else { return nil }
      return FrameClock.Drops.Run(start: document.inputs[index].ticks, count: count)
    }
    drops.runs.sort { ($0.start, $0.count) < ($1.start, $1.count) }
    clock =
      document.instants.isEmpty
      ? FrameClock(rates: document.rates, drops: drops) : FrameClock(instants: document.instants)
    upcoming = clock
    places = Array(repeating: Place(), count: document.inputs.count)
    for index in order { plan(index, names: &names) }
    sortPlanned()
    place(on: stack, names: &names)
    touches.checkOverlaps(diagnostics)
  }

  /// Sorts by time and index. The samples of a gesture share an index and are already in order, so the offset decides
  /// last.
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

  // MARK: - Planning

  /// Plans the input at an index of the document.
  private mutating func plan(_ index: Int, names: inout Names) {
    let input = document.inputs[index]
    switch input.action {
    case .gestureFile(let file, _):
      if let gesture = gestures[file] {
        plan(gesture, of: input, at: index)
      } else if !isMissingAllowed {
        diagnostics.error(
          "the gesture file \(SafeText.quoted(file)) wasn't given", at: input.range, path: input.path.text,
          help: "in code, read it and pass it by this name in 'gestures'")
      }
    case .gesture(let gesture, _):
      plan(gesture, of: input, at: index)
    case .swipe(let swipe, _):
      do throws(GestureSynthesisError) {
        let gesture = try Gesture.swipe(
          from: swipe.from, to: swipe.to, microseconds: swipe.microseconds, releaseVelocity: swipe.releaseVelocity,
          estimator: document.settings.base.touch.estimator, sampling: swipe.sampling,
          gatheredAt: frames(from: input.ticks, microseconds: swipe.microseconds))
        plan(gesture, of: input, at: index)
      } catch {
        diagnostics.error(error.message, at: input.range, path: input.path.text, help: error.help)
      }
    case .path(let path, _):
      plan(path.gesture, of: input, at: index)
    default:
      for planned in inputs(for: input.action, at: index, names: &names) { plan(planned, at: input.ticks, index) }
    }
  }

  /// Returns the model's inputs for an action of a document, but for a finger's: none or one, but one for each change
  /// that a content's may make.
  private func inputs(for action: ScenarioDocument.Action, at index: Int, names: inout Names) -> [Input] {
    switch action {
    case .gestureFile, .gesture, .swipe, .path, .drop: return []
    case .tap(let target): return [.tap(target)]
    case .tapAt(let x, let y): return [.tapAt(x: x, y: y)]
    case .release(let modelY, let velocity, let detent):
      return [.release(modelY: modelY, velocity: velocity, detent: detent.map { names.id(of: $0) })]
    case .scroll(let offset, let velocity): return [.scroll(offset: offset, velocity: velocity)]
    case .focus(let offset): return [.focus(offset: offset)]
    case .voiceOver(let isOn): return [.voiceOver(isOn)]
    case .reduceMotion(let isOn): return [.reduceMotion(isOn)]
    case .mapOverlays(let areShown, let animated): return [.mapOverlays(areShown, animated: animated)]
    case .key(let key): return [.key(key)]
    // The reader has checked that the cards exist.
    case .push(let card, let animated): return cardIndices[card].map { [.push(card: $0, animated: animated)] } ?? []
    case .swap(let card, let animated): return cardIndices[card].map { [.swap(card: $0, animated: animated)] } ?? []
    case .pop(let count, let animated): return [.pop(count: count, animated: animated)]
    case .move(let detent, let animated): return [.move(detent: names.id(of: detent), animated: animated)]
    case .present(let detent, let animated):
      return [.present(detent: detent.map { names.id(of: $0) }, animated: animated)]
    case .dismiss(let animated): return [.dismiss(animated: animated)]
    case .detents(_, let card, let animated):
      guard let layout = layouts[index], let card = cardIndices[card] else { return [] }
      return [.detents(layout: layout, card: card, animated: animated)]
    case .page(let page, let animated): return [.page(page, animated: animated)]
    case .content(let change):
      let card = change.card.flatMap { cardIndices[$0] }
      if case .keyboard = change.change {
        return layouts[index].map { [.keyboard(change: 0, card: card, layout: $0)] } ?? []
      }
      return (0..<change.changeLimit).map { .content(change: $0, card: card) }
    case .rotate, .resize: return layouts[index].map { [.layout($0, animated: false)] } ?? []
    case .bar: return layouts[index].map { [.layout($0, animated: true)] } ?? []
    }
  }

  private mutating func plan(_ event: Input, at ticks: Int64, _ index: Int) {
    planned.append(Planned(input: TimedInput(ticks: ticks, input: event), index: index))
  }

  private mutating func plan(_ gesture: Gesture, of input: ScenarioDocument.InputText, at index: Int) {
    guard let first = gesture.samples.first else { return }
    if let duration = document.duration { warnOfCut(of: gesture, at: duration, input) }
    places[index].gesture = gesture
    for sample in gesture.samples {
      let touch = Touch(phase: sample.phase, pointer: sample.pointer, x: sample.x, y: sample.y)
      let ticks = input.ticks + (sample.microseconds - first.microseconds) * Instant.ticksPerMicrosecond
      plan(.touch(touch), at: ticks, index)
      touches.note(touch, at: ticks, of: input, index)
    }
  }

  /// Returns the instants of the frames that gather a finger's samples, if its estimator reads one sample a frame; in
  /// ticks since the touch.
  private mutating func frames(from start: Int64, microseconds: Int64) -> [Int64] {
    guard document.settings.delivery == .frame, !document.settings.base.touch.estimator.readsCoalescedTouches else {
      return []
    }
    upcoming.skip(before: start)
    var clock = upcoming
    let lift = microseconds * Instant.ticksPerMicrosecond
    var frames: [Int64] = []
    repeat { frames.append(clock.next().ticks - start) } while frames[frames.count - 1] < lift
    return frames
  }

  // MARK: - Placing

  /// Plays the planned inputs as far as any position depends on them, and places every input.
  private mutating func place(on stack: CardStack, names: inout Names) {
    let last = planned.lastIndex { input in
      guard input.isFirst else { return false }
      return switch input.input.input {
      case .touch, .tapAt, .content, .keyboard: true
      default: false
      }
    }
    var simulation = Simulation(
      stack: stack, inputs: planned.map { $0.input }, clock: clock, delivery: document.settings.delivery,
      recognizesTaps: document.recognizesTaps)
    if let last {
      simulation.play(inputs: last + 1) { offset, now, stack in
        if planned[offset].isFirst { findPlace(of: planned[offset], on: &stack, at: now, names: &names) }
        return placed(planned[offset])
      }
    }
    changes = simulation.stack.changes
    for planned in planned {
      guard let input = placed(planned) else { continue }
      inputs.append(TimedInput(ticks: planned.input.ticks, input: input))
      origins.append(planned.index)
    }
  }

  /// Resolves the position of an input of the document, once it is due.
  private mutating func findPlace(of planned: Planned, on stack: inout CardStack, at now: Instant, names: inout Names) {
    let input = document.inputs[planned.index]
    switch (planned.input.input, input.action) {
    case (.touch(let first), let action):
      guard let placement = action.placement, let gesture = places[planned.index].gesture else { return }
      let cardY = stack.cardY(at: now)
      let startY = placement.startY(
        of: first.y, cardY: cardY, headerHeight: stack.shownCard.headerHeight, screenHeight: stack.screen.height)
      if startY < cardY, placement == .absolute, input.anchorY == nil { warnOfMiss(at: first.y, cardY: cardY, input) }
      warnOfDoubt(about: gesture, input)
      cardYs[planned.index] = cardY
      places[planned.index].shiftY =
        startY - first.y + (placement == .absolute ? input.anchorY.map { cardY - $0 } ?? 0 : 0)
      places[planned.index].shiftX = placement == .absolute ? 0 : shiftOntoCard(from: first.x, placement, on: stack)
      let place = places[planned.index]
      warnOfNoFinger(atX: first.x + place.shiftX, y: first.y + place.shiftY, on: stack.screen, input)
    case (.tapAt(let x, let y), _):
      let cardY = stack.cardY(at: now)
      cardYs[planned.index] = cardY
      places[planned.index].shiftY = input.anchorY.map { cardY - $0 } ?? 0
      warnOfNoFinger(atX: x, y: y + places[planned.index].shiftY, on: stack.screen, input)
    case (.content, .content(let change)), (.keyboard, .content(let change)):
      let card = change.card.flatMap { cardIndices[$0] } ?? cardIndices[names[stack.shownCard.name]]
      changedCards[planned.index] = card.map { contentCards[$0].name }
      let start = stack.changes.count
      stack.changes += change.changes(of: card.map { contentCards[$0] }, names: &names)
      places[planned.index].changes = start..<stack.changes.count
    default: break
    }
  }

  /// Returns the input for the model at its resolved position; nil if there is none.
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
    case .keyboard(_, let card, let layout):
      return .keyboard(change: place.changes.lowerBound, card: card, layout: layout)
    default:
      return planned.input.input
    }
  }

  /// Returns the horizontal shift, points, that moves a gesture's start onto a card beside the map, or onto the map
  /// next to it.
  private func shiftOntoCard(from x: Double, _ placement: Placement, on stack: CardStack) -> Double {
    guard case .besideMap(let left, let width) = stack.layout.place else { return 0 }
    let right = left + width
    // The card's position counts from the leading edge, and a finger's from the left edge.
    let across = stack.layout.fromLeading(x)
    if placement == .map { return across > right ? 0 : stack.layout.fromLeading((right + stack.screen.width) / 2) - x }
    return across >= left && across <= right ? 0 : stack.layout.fromLeading(left + width / 2) - x
  }
}
