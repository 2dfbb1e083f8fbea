import CardMath
import CardModel
import CardSimulation
import CardText

// A reader accepts only what can be run, and code may change a document after it: these are the rules by which it still
// can, as errors and warnings with the places of a document. The ranges are the reader's.
extension ScenarioDocument {
  /// The most cards.
  static let cardMax = 1000

  /// The heights of a bar, a view or a widget, and of a content, points.
  static let (partHeights, contentHeights) = (0.0...1000, 0.0...1_000_000)

  /// Reports what can't be run, and what is most likely a mistake.
  func checkEdits(_ diagnostics: Diagnostics) {
    checkScreen(diagnostics)
    checkCards(diagnostics)
    checkClock(diagnostics)
    // A list of all keys takes a while to make.
    for key in areSettingsAccepted ? [] : SettingKey.all {
      guard let number = key.number(outsideItsRangeIn: settings) else { continue }
      diagnostics.error(
        "\(key.name) takes \(key.accepted), found \(number)", at: 0..<0,
        path: JSONPath.root.key("set").text)
    }
    for input in inputs { check(input, diagnostics) }
  }

  private func checkScreen(_ diagnostics: Diagnostics) {
    for (key, height) in [("bar", barHeight), ("widget", mapWidgetHeight)]
    where !ScenarioDocument.partHeights.contains(height) {
      diagnostics.error("the height isn't a number from 0 to 1000", at: 0..<0, path: JSONPath.root.key(key).text)
    }
    guard !screen.isKnownSize else { return }
    diagnostics.error(
      "the screen's width and height are numbers from 100 to 10000, and its safe areas from 0 to 200", at: 0..<0,
      path: JSONPath.root.key("screen").text)
  }

  private func checkCards(_ diagnostics: Diagnostics) {
    let path = JSONPath.root.key("cards")
    if !(1...ScenarioDocument.cardMax).contains(cards.count) {
      diagnostics.error(
        "a scenario has 1 to \(ScenarioDocument.cardMax) cards, found \(cards.count)", at: 0..<0, path: path.text)
    }
    var names: Set<String> = []
    for (index, card) in cards.enumerated() {
      func error(_ message: String, help: String? = nil) {
        diagnostics.error(message, at: card.range, path: path.element(index).text, help: help)
      }
      for name in [card.name] + card.pages.map({ $0.name }) {
        if name.isEmpty { error("a card needs a name") }
        if names.insert(name).inserted { continue }
        error("two cards are called \(SafeText.quoted(name))", help: "each card needs a name of its own")
      }
      let parts = [
        card.headerHeight, card.barHeight, card.mapWidgetHeight, card.pageHeaderHeight, card.bottomViewHeight,
        card.accessoryHeight,
      ]
      let areKnown = parts.allSatisfy { ScenarioDocument.partHeights.contains($0 ?? 0) }
      if !areKnown || !ScenarioDocument.contentHeights.contains(card.contentHeight) {
        error("a height of \(SafeText.quoted(card.name)) isn't a number from 0 to 1000, or 1000000 for its content")
      }
      let detents = card.detents?.map { $0.name } ?? settings.places.names
      if detents.isEmpty { error("\(SafeText.quoted(card.name)) needs at least one detent") }
      for detent in card.detents ?? [] where !detent.place.isKnown { error(detent.flaw) }
      guard let detent = card.detent, !detents.contains(detent) else { continue }
      diagnostics.warn(
        "\(SafeText.quoted(card.name)) has no detent \(SafeText.quoted(detent)), and appears as if none was named",
        at: card.range, path: path.element(index).key("detent").text, help: NearestName.question(detent, in: detents))
    }
  }

  private func checkClock(_ diagnostics: Diagnostics) {
    let day = ScenarioDocument.longestMicroseconds * Instant.ticksPerMicrosecond
    func error(_ key: String, _ message: String) {
      diagnostics.error(message, at: 0..<0, path: JSONPath.root.key(key).text)
    }
    let starts = rates.map { $0.start }
    if starts.first != 0 || !ScenarioDocument.ascend(starts) {
      error("rates", "the first rate holds from 0 on, and each begins after the one before it")
    }
    if !ScenarioDocument.ascend(instants) || instants.contains(where: { !(0...day).contains($0) }) {
      error("frames_us", "the frames are within a day, and each comes after the one before it")
    }
    if let duration, !(0...day).contains(duration) { error("duration", "a timeline is from 0 s to a day long") }
    if !(0...0.99).contains(drops.share) { error("drop", "the share of dropped frames is from 0 to 0.99") }
  }

  /// True if each number is greater than the one before it.
  private static func ascend(_ numbers: [Int64]) -> Bool {
    for index in numbers.indices.dropFirst() where numbers[index - 1] >= numbers[index] { return false }
    return true
  }

  private func check(_ input: InputText, _ diagnostics: Diagnostics) {
    func error(_ message: String, help: String? = nil) {
      diagnostics.error(message, at: input.range, path: input.path.text, help: help)
    }
    func checkNumbers(_ numbers: Double?...) {
      if numbers.allSatisfy({ ($0 ?? 0).magnitude <= LiveSession.coordinateMax }) { return }
      error("a coordinate or a velocity isn't a number, or is beyond ±\(Int(LiveSession.coordinateMax))")
    }
    func checkDetent(_ name: String?) {
      let known = cards.flatMap { $0.detents?.map { $0.name } ?? settings.places.names } + laterDetentNames
      guard let name, !known.contains(name) else { return }
      diagnostics.warn(
        "no card has a detent \(SafeText.quoted(name))", at: input.range, path: input.path.text,
        help: NearestName.question(name, in: known))
    }
    func checkSampling(_ sampling: GestureSampling) {
      if GestureSampling.rates.contains(sampling.hertz), sampling.jitterMicroseconds >= 0,
        (0...1000).contains(sampling.jitterPoints), sampling.jitterMicroseconds <= 1_000_000
      {
        return
      }
      error("a finger is sampled 10 to 1000 times a second, with a jitter of up to 1 s and 1000 pt")
    }
    if !(0...ScenarioDocument.longestMicroseconds * Instant.ticksPerMicrosecond).contains(input.ticks) {
      error("an input is within a day of the start")
    }
    switch input.action {
    case .push(let name, _), .swap(let name, _):
      let others = cards.dropFirst().map { $0.name }
      if others.contains(name) { return }
      error("there is no card \(SafeText.quoted(name)) to show", help: NearestName.question(name, in: others))
    case .pop(let count, _): if count < 1 { error("one card at least is popped, found \(count)") }
    case .page(let page, _): if page < 0 { error("a page is counted from 0 on, found \(page)") }
    case .drop(let count): if count < 1 { error("one frame at least is dropped, found \(count)") }
    case .move(let name, _): checkDetent(name)
    case .present(let name, _): checkDetent(name)
    case .release(let modelY, let velocity, let name):
      checkNumbers(modelY, velocity)
      checkDetent(name)
    case .scroll(let offset, let velocity): checkNumbers(offset, velocity)
    case .focus(let offset): checkNumbers(offset)
    case .tapAt(let x, let y): checkNumbers(x, y)
    case .swipe(let swipe, _):
      checkNumbers(swipe.from.x, swipe.from.y, swipe.to.x, swipe.to.y, swipe.releaseVelocity)
      checkSampling(swipe.sampling)
    case .path(let path, _):
      for point in path.points { checkNumbers(point.x, point.y) }
      checkSampling(path.sampling)
      if !ScenarioDocument.ascend(path.points.map { $0.microseconds }) || path.liftAfterMicroseconds < 0 {
        error("each point of a path comes after the one before it")
      }
      if path.pointer < 0 { error("a finger is numbered from 0 on, found \(path.pointer)") }
    case .gesture(let gesture, _): if let flaw = gesture.flaw { error(flaw) }
    case .gestureFile(let name, _): if let flaw = gestures[name]?.flaw { error(flaw) }
    case .resize(let text):
      if !text.screen.isKnownSize { error("a screen's width and height are numbers from 100 to 10000") }
    case .detents(let detents, let name, _):
      if detents.isEmpty { error("\(SafeText.quoted(name)) needs at least one detent") }
      for detent in detents where !detent.place.isKnown { error(detent.flaw) }
    case .tap, .key, .voiceOver, .reduceMotion, .mapOverlays, .dismiss, .content, .rotate, .bar: break
    }
  }
}

extension Screen {
  /// True if its measures are those that a scenario may state.
  fileprivate var isKnownSize: Bool {
    let sizes = 100.0...10_000
    let areas = 0.0...200
    return sizes.contains(width) && sizes.contains(height) && areas.contains(safeTop) && areas.contains(safeBottom)
  }
}

extension ScenarioDocument.DetentText {
  /// The words for a place that no screen has.
  fileprivate var flaw: String {
    "the place of the detent \(SafeText.quoted(name)) isn't a number of the range that a scenario may state"
  }
}

extension DetentPlace {
  /// True if its number is one that a scenario may state.
  fileprivate var isKnown: Bool {
    switch self {
    case .y(let number), .fromBottom(let number), .fromSafeTop(let number): number.magnitude <= 10_000
    case .share(let part), .fraction(let part): part > 0 && part <= 1
    case .height(let height): height > 0 && height <= 10_000
    case .gone, .content: true
    }
  }
}

extension Gesture {
  /// The first thing that is wrong with its samples, in words; nil: they can be played.
  fileprivate var flaw: String? {
    for (index, sample) in samples.enumerated() {
      let isPlace = sample.x.magnitude <= LiveSession.coordinateMax && sample.y.magnitude <= LiveSession.coordinateMax
      if !isPlace { return "sample \(index) of the gesture isn't at a place" }
      if sample.pointer < 0 { return "sample \(index) of the gesture is of finger \(sample.pointer)" }
      if index > 0, sample.microseconds < samples[index - 1].microseconds {
        return "sample \(index) of the gesture is before the one before it"
      }
    }
    return nil
  }
}

extension SettingKey {
  /// The setting's number, if it is one that the setting doesn't take.
  fileprivate func number(outsideItsRangeIn settings: Settings) -> Double? {
    switch kind {
    case .number(let slot, _, let range, let isWhole):
      let number = slot.get(settings)
      return range.contains(number) && (!isWhole || number == number.rounded()) ? nil : number
    case .numberOrWord(let slot, _, let range, let words):
      let number = slot.get(settings)
      return range.contains(number) || words.contains { $0.value == number } ? nil : number
    case .flag, .choice, .curve: return nil
    }
  }
}
