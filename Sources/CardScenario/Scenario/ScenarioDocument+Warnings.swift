import CardMath
import CardModel
import CardSettings
import CardText
import CardTimeline

/// Warnings of what can be run, and is probably not what its author meant.
extension ScenarioDocument {
  /// The distance, points, within which all detents of a card lie if its author most likely mixed up a unit: less than
  /// half a finger's breadth.
  static let nearDistance = 20.0

  /// Warns of the cards of the first layout, of detents that a later one puts off the screen, of inputs after the
  /// timeline's end, of fingers that never lift, of sizes of unknown views, of swipes that turn back, of gestures that
  /// begin late, and of releases off the screen.
  func warn(of layout: Layout, _ names: Names, _ diagnostics: Diagnostics) {
    for (text, card) in zip(cards, layout.cards) {
      warn(of: text, diagnostics)
      warn(of: card, text, on: layout.screen, names, diagnostics)
    }
    warnOfLaterLayouts(after: layout, names, diagnostics)
    warnOfLateInputs(diagnostics)
    warnOfEndlessFingers(diagnostics)
    warnOfUnknownViews(diagnostics)
    let places = placesOfReleases(in: layout)
    for input in inputs {
      switch input.action {
      case .swipe(let swipe, _):
        guard let turn = SwipeTurn(from: swipe.from, to: swipe.to, releaseVelocity: swipe.releaseVelocity) else {
          continue
        }
        diagnostics.warn(turn.sentence, at: input.range, path: input.path.text, help: turn.help)
      case .path(let path, _): warnOfLateStart(of: "path", at: path.points.first?.microseconds, input, diagnostics)
      // The clock of a recording begins anywhere.
      case .gesture(let gesture, _) where input.gestureSource == nil:
        warnOfLateStart(of: "touches", at: gesture.samples.first?.microseconds, input, diagnostics)
      case .release(let y?, _, _): warnOfRelease(at: y, input, from: places, layout.screen, diagnostics)
      case .scroll(let offset?, _): warnOfScroll(to: offset, input, in: layout, diagnostics)
      default: continue
      }
    }
  }

  /// Returns the places at which a card may be let go, in any of the scenario's layouts.
  private func placesOfReleases(in layout: Layout) -> ClosedRange<Double> {
    let screen = layout.screen
    let ys = layout.cards.flatMap { card in card.detents.map { $0.y } }
    // A screen that is turned may be as high as it was wide.
    let lowest = max(screen.height, screen.width, ys.max() ?? 0)
    let resized = inputs.map { input -> Double in
      if case .resize(let other) = input.action { max(other.screen.height, other.screen.width) } else { 0 }
    }
    return min(0, ys.min() ?? 0)...max(lowest, resized.max() ?? 0)
  }

  /// Warns of a card that is let go farther away than it can be: most likely its place is in pixels.
  private func warnOfRelease(
    at y: Double, _ input: InputText, from places: ClosedRange<Double>, _ screen: Screen, _ diagnostics: Diagnostics
  ) {
    guard !places.contains(y) else { return }
    let side = y < places.lowerBound ? "above" : "below"
    diagnostics.warn(
      "the card is let go at y \(y.shortText), \(side) the screen, and begins at its edge",
      at: input.range, path: input.path.text,
      help: "y is the card's top edge, in points from the screen's: 0 to \(screen.height.shortText)")
  }

  /// Warns of content that is let go farther away than that of any card can be. A document's height isn't known here.
  private func warnOfScroll(to offset: Double, _ input: InputText, in layout: Layout, _ diagnostics: Diagnostics) {
    guard !cards.contains(where: { $0.content != nil || !$0.pages.isEmpty }) else { return }
    let farthest = layout.cards.map { $0.scrollRange(on: layout.screen) + $0.viewportHeight(on: layout.screen) }.max()
    guard let farthest, offset > farthest, isOfOneSize else { return }
    diagnostics.warn(
      "the content is let go at offset \(offset.shortText), and begins at \(farthest.shortText) at most: a viewport "
        + "beyond its end", at: input.range, path: input.path.text)
  }

  /// True if no input gives the screen another size.
  private var isOfOneSize: Bool {
    !inputs.contains { input in
      switch input.action {
      case .resize, .rotate: true
      default: false
      }
    }
  }

  /// Warns of a gesture whose first time isn't 0: its finger doesn't wait for it.
  private func warnOfLateStart(
    of kind: String, at microseconds: Int64?, _ input: InputText, _ diagnostics: Diagnostics
  ) {
    // Of samples that were made in code, only the differences of times matter.
    guard let microseconds, microseconds > 0, !input.range.isEmpty else { return }
    diagnostics.warn(
      "the first time of \"\(kind)\" is \(Durations.text(microseconds: microseconds)), and the finger comes at the "
        + "input's \"at\" all the same", at: input.range, path: input.path.text,
      help: "count the times of \"\(kind)\" from 0, and delay them by \"at\"")
  }

  /// Warns of inputs that never come, because the timeline ends before.
  private func warnOfLateInputs(_ diagnostics: Diagnostics) {
    guard let duration else { return }
    for input in inputs where input.ticks > duration {
      let (time, end) = (Durations.text(ticks: input.ticks), Durations.text(ticks: duration))
      let words = "this input at \(time) is after the timeline's end at \(end), and never comes"
      warn(ofEnd: words, before: input, diagnostics)
    }
    for expectation in expectations {
      guard case .column(_, .at(let microseconds)) = expectation.subject,
        microseconds > duration / Instant.ticksPerMicrosecond
      else { continue }
      diagnostics.warn(
        "this expectation at \(Durations.text(microseconds: microseconds)) is after the timeline's end at "
          + "\(Durations.text(ticks: duration)), and can't be met", at: expectation.range, help: helpWithEnd)
    }
  }

  /// Warns of a timeline that ends before an input is done.
  func warn(ofEnd message: String, before input: InputText, _ diagnostics: Diagnostics) {
    diagnostics.warn(message, at: input.range, path: input.path.text, help: helpWithEnd)
  }

  private var helpWithEnd: String {
    instants.isEmpty
      ? "a longer \"duration\", or none, for a timeline that ends at rest" : "frames up to there in \"frames_us\""
  }

  /// Warns of detents that are written as if points or per cents were fractions.
  private func warn(of text: CardText, _ diagnostics: Diagnostics) {
    for (index, detent) in (text.detents ?? []).enumerated() {
      let place: String
      let share: Double
      switch detent.place {
      case .y(let y) where y > 0 && y < 1:
        (place, share) = ("lies \(DecimalText.shortest(y)) pt below the screen's top edge", y)
      case .share(let part) where part < 0.01:
        (place, share) = ("shows \(DetentPlace.percent(part)) of the screen's height", part * 100)
      default: continue
      }
      diagnostics.warn(
        "the detent \(SafeText.quoted(detent.name)) \(place), which looks like a fraction",
        at: text.detentRanges.indices.contains(index) ? text.detentRanges[index] : text.range,
        help: "for a share of the screen's height, write \"\(DetentPlace.percent(share))\"")
    }
  }

  /// Warns of detents that no one sees or tells apart, and of one at which the card doesn't begin.
  private func warn(
    of card: Card, _ text: CardText, on screen: Screen, _ names: Names, _ diagnostics: Diagnostics
  ) {
    let shown = card.detents.filter { !$0.isGone }
    // A preset's own places are its system's: SweetCurtain hides a card just below the screen.
    if text.detents != nil {
      for detent in card.detents(offScreen: screen) {
        diagnostics.warn(
          words(of: detent, off: screen, "the screen", text, names), at: text.range,
          help: "y grows downward; \"gone\" is where a card isn't seen")
      }
    }
    if shown.count > 1, let low = shown.first, let high = shown.last, low.y - high.y <= Self.nearDistance {
      diagnostics.warn(
        "all detents of \(SafeText.quoted(text.name)) lie within \(DecimalText.shortest(Self.nearDistance)) pt, from "
          + "\(high.y.shortText) to \(low.y.shortText)", at: text.range,
        help: "a share of the screen's height is \"50%\"")
    }
    if settings.base.fixes(card), let preferred = card.preferredDetent, preferred >= 0,
      preferred < card.detents.count - 1
    {
      let highest = SafeText.quoted(names[card.detents[card.detents.count - 1].name])
      let meant = SafeText.quoted(names[card.detents[preferred].name])
      diagnostics.warn(
        "\(SafeText.quoted(text.name)) doesn't begin at \(meant): without a map it stays at \(highest), by "
          + "\"snap.fixed_without_map\"", at: text.range,
        help: "leave out \"detent\" or \"map\", or set \"snap.fixed_without_map\" to false")
    }
  }

  /// Warns of detents that are off the screen after an input: a rotation, a resize, new detents. Each is told once for
  /// each screen, at the first input that leads there.
  private func warnOfLaterLayouts(after first: Layout, _ names: Names, _ diagnostics: Diagnostics) {
    let plan = LayoutPlan(self)
    let hasOwn = cards.contains { $0.detents != nil } || plan.keys.contains { !$0.key.detents.isEmpty }
    guard plan.keys.count > 1, hasOwn else { return }
    struct Told: Equatable {
      var card: Int
      var detent: Int32
      var screen: Screen
    }
    var told: [Told] = []
    var names = names
    // These layouts were computed before, without an error.
    let ignored = Diagnostics(source)
    var heights = ContentHeights()
    for (key, input) in plan.keys {
      let later = input == nil ? first : layout(key, at: input, names: &names, heights: &heights, ignored)
      guard let layout = later else { continue }
      for (index, (text, card)) in zip(cards, layout.cards).enumerated()
      where (key.detents[index] ?? text.detents) != nil {
        for detent in card.detents(offScreen: layout.screen) {
          let one = Told(card: index, detent: detent.name, screen: layout.screen)
          if told.contains(one) { continue }
          told.append(one)
          guard let input else { continue }
          let size = [layout.screen.width, layout.screen.height].map(DecimalText.shortest).joined(separator: " by ")
          let message = words(of: detent, off: layout.screen, "the screen of \(size) pt", text, names)
          diagnostics.warn(
            message, at: inputs[input].range, path: inputs[input].path.text,
            help: "a share of the screen's height, such as \"80%\", goes with the screen")
        }
      }
    }
  }

  /// Returns the sentence about a detent that is off a screen.
  private func words(
    of detent: Detent, off screen: Screen, _ screenWords: String, _ text: CardText, _ names: Names
  ) -> String {
    let edge =
      detent.y < 0 ? "above the screen's top edge" : "below the screen, which is \(screen.height.shortText) pt high"
    let (name, card) = (SafeText.quoted(names[detent.name]), SafeText.quoted(text.name))
    return "the detent \(name) of \(card) lies off \(screenWords): at y \(detent.y.shortText), \(edge)"
  }
}

extension Durations {
  /// Returns the text of a duration in ticks, in its most readable unit.
  static func text(ticks: Int64) -> String { text(microseconds: ticks / Instant.ticksPerMicrosecond) }
}

extension Card {
  /// Returns the detents that nobody sees, though they aren't gone.
  fileprivate func detents(offScreen screen: Screen) -> [Detent] {
    detents.filter { !$0.isGone && ($0.y >= screen.height || $0.y < 0) }
  }
}
