import CardMath
import CardModel
import CardSettings
import CardSimulation
import CardText

// A reader accepts only what can be run, and code may change a document after it: these are the rules by which it still
// can, as errors and warnings with the places of a document.
extension ScenarioDocument {
  /// Reports what can't be run, and what is most likely a mistake.
  ///
  /// - Parameter gestures: The contents of the gesture files.
  func checkEdits(_ diagnostics: Diagnostics, gestures: [String: Gesture]) {
    checkScreen(diagnostics)
    checkCards(diagnostics)
    checkEditedParts(diagnostics)
    checkClock(diagnostics)
    // A list of all keys takes a while to make.
    for key in areSettingsAccepted ? [] : SettingKey.all {
      guard let flaw = key.flaw(in: settings) else { continue }
      diagnostics.error(flaw, at: 0..<0, path: JSONPath.root.key("set").text)
    }
    if inputs.isEmpty { return }
    let detents = cards.flatMap { $0.detents?.map { $0.name } ?? settings.places.names } + laterDetentNames
    let names = cards.map { $0.name }
    let known = Known(
      all: Set(names), cards: Set(names.dropFirst()), detents: Set(detents), gestures: gestures)
    for input in inputs { check(input, known, diagnostics) }
  }

  private func checkScreen(_ diagnostics: Diagnostics) {
    for (key, height) in [("bar", barHeight), ("widget", mapWidgetHeight)]
    where !ScenarioDocument.partHeights.contains(height) {
      diagnostics.error(
        "the height isn't a number \(ScenarioDocument.partHeights.words)", at: 0..<0, path: JSONPath.root.key(key).text)
    }
    if let flaw = screen.flaw { diagnostics.error(flaw, at: 0..<0, path: JSONPath.root.key("screen").text) }
  }

  private func checkCards(_ diagnostics: Diagnostics) {
    let path = JSONPath.root.key("cards")
    let counts = ScenarioDocument.cardCounts
    if !counts.contains(cards.count) {
      diagnostics.error(
        "the number of cards is \(counts.words), found \(cards.count)", at: 0..<0, path: path.text)
    }
    var names: Set<String> = []
    for (index, card) in cards.enumerated() {
      func error(_ message: String, help: String? = nil) {
        diagnostics.error(message, at: card.range, path: path.element(index).text, help: help)
      }
      for card in [card] + card.pages {
        if !names.insert(card.name).inserted {
          error("two cards are called \(SafeText.quoted(card.name))", help: "each card needs a name of its own")
        }
        if let range = card.rangeOfWrongHeight {
          error("a height of \(SafeText.quoted(card.name)) isn't a number \(range.words)")
        }
      }
      if card.firstPage != 0, !card.pages.indices.contains(card.firstPage) {
        error("\(SafeText.quoted(card.name)) has no page \(card.firstPage) to appear at")
      }
      let detents = card.detents?.map { $0.name } ?? settings.places.names
      if let flaw = card.detents.flatMap(DetentText.flaw) { error("\(SafeText.quoted(card.name)): \(flaw)") }
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
    func check(_ count: Int, _ counts: ClosedRange<Int>, _ key: String, _ things: String) {
      if !counts.contains(count) { error(key, "the number of \(things) is \(counts.words), found \(count)") }
    }
    check(rates.count, ScenarioDocument.rateCounts, "rates", "rates")
    if !instants.isEmpty { check(instants.count, ScenarioDocument.frameCounts, "frames_us", "frames") }
    let starts = rates.map { $0.start }
    if starts.first != 0 || !ScenarioDocument.ascend(starts) {
      error("rates", "the first rate holds from 0 on, and each begins after the one before it")
    }
    if !ScenarioDocument.ascend(instants) || instants.contains(where: { !(0...day).contains($0) }) {
      error("frames_us", "the frames are within a day, and each comes after the one before it")
    }
    if let duration, !(0...day).contains(duration) { error("duration", "a timeline is from 0 s to a day long") }
    if !ScenarioDocument.dropShares.contains(drops.share) {
      error("drop", "the share of dropped frames is \(ScenarioDocument.dropShares.words)")
    }
    let counts = ScenarioDocument.dropCounts
    if drops.runs.contains(where: { !counts.contains($0.count) || !(0...day).contains($0.start) }) {
      error("drop", "a run of dropped frames begins within a day, and their number is \(counts.words)")
    }
    let numbers = ScenarioDocument.dropNumbers
    if !drops.numbers.allSatisfy(numbers.contains) || !ScenarioDocument.ascend(drops.numbers) {
      error("drop", "the dropped frames are counted from 0 to \(numbers.upperBound), and ascend")
    }
  }

  /// True if each number is greater than the one before it.
  private static func ascend(_ numbers: [Int64]) -> Bool {
    for index in numbers.indices.dropFirst() where numbers[index - 1] >= numbers[index] { return false }
    return true
  }

  /// The names of all cards, of those that can be shown and of all detents, only looked up or sorted, and the gesture
  /// files.
  private struct Known {
    let all: Set<String>, cards: Set<String>, detents: Set<String>, gestures: [String: Gesture]
  }

  private func check(_ input: InputText, _ known: Known, _ diagnostics: Diagnostics) {
    func error(_ message: String, help: String? = nil) {
      diagnostics.error(message, at: input.range, path: input.path.text, help: help)
    }
    func check(_ numbers: [Double?], _ range: ClosedRange<Double>, _ name: String) {
      if numbers.allSatisfy({ $0.map(range.contains) ?? true }) { return }
      error("\(name) isn't a number \(range.words)")
    }
    func checkPlace(_ numbers: Double?...) { check(numbers, ScenarioDocument.coordinates, "a coordinate") }
    func checkVelocity(_ number: Double) { check([number], ScenarioDocument.velocities, "a velocity") }
    func checkDetent(_ name: String?) {
      guard let name, !known.detents.contains(name) else { return }
      diagnostics.warn(
        "no card has a detent \(SafeText.quoted(name))", at: input.range, path: input.path.text,
        help: NearestName.question(name, in: known.detents.sorted()))
    }
    func checkSampling(_ sampling: GestureSampling) {
      check([sampling.hertz], GestureSampling.rates, "a finger's samples per second")
      check([sampling.jitterMicroseconds], GestureSampling.timeJitters, "a jitter in microseconds")
      check([sampling.jitterPoints], GestureSampling.jitters, "a jitter in points")
    }
    func checkDuration(_ microseconds: [Int64], _ range: ClosedRange<Int64>, _ name: String) {
      if microseconds.allSatisfy(range.contains) { return }
      let (low, high) = (Durations.text(microseconds: range.lowerBound), Durations.text(microseconds: range.upperBound))
      error("\(name) is from \(low) to \(high)")
    }
    if !(0...ScenarioDocument.longestMicroseconds * Instant.ticksPerMicrosecond).contains(input.ticks) {
      error("an input is within a day of the start")
    }
    switch input.action {
    case .push(let name, _), .swap(let name, _):
      if known.cards.contains(name) { return }
      error(
        "there is no card \(SafeText.quoted(name)) to show", help: NearestName.question(name, in: known.cards.sorted()))
    case .pop(let count, _):
      // All cards but the root are as many as can be.
      let counts = ScenarioDocument.popCounts
      if count != .max, !counts.contains(count) {
        error("the number of popped cards is \(counts.words), found \(count)")
      }
    case .page(let page, _): if page < 0 { error("a page is counted from 0 on, found \(page)") }
    case .drop(let count):
      let counts = ScenarioDocument.dropCounts
      if !counts.contains(count) { error("the number of dropped frames is \(counts.words), found \(count)") }
    case .move(let name, _): checkDetent(name)
    case .present(let name, _): checkDetent(name)
    case .release(let modelY, let velocity, let name):
      checkPlace(modelY)
      checkVelocity(velocity)
      checkDetent(name)
    case .scroll(let offset, let velocity):
      check([offset], ScenarioDocument.offsets, "an offset")
      checkVelocity(velocity)
    case .focus(let offset): check([offset], ScenarioDocument.focusOffsets, "an offset")
    case .tapAt(let x, let y): checkPlace(x, y)
    case .swipe(let swipe, _):
      checkPlace(swipe.from.x, swipe.from.y, swipe.to.x, swipe.to.y)
      checkVelocity(swipe.releaseVelocity)
      checkSampling(swipe.sampling)
      checkDuration([swipe.microseconds], ScenarioDocument.swipeMicroseconds, "a swipe's duration")
    case .path(let path, _):
      for point in path.points { checkPlace(point.x, point.y) }
      checkSampling(path.sampling)
      let (times, counts) = (path.points.map { $0.microseconds }, ScenarioDocument.pathCounts)
      if !counts.contains(times.count) {
        error("the number of a path's points is \(counts.words), found \(times.count)")
      }
      if !ScenarioDocument.ascend(times) { error("each point of a path comes after the one before it") }
      checkDuration(times + [path.liftAfterMicroseconds], ScenarioDocument.pathMicroseconds, "an instant of a path")
      if path.pointer < 0 { error("a finger is numbered from 0 on, found \(path.pointer)") }
    case .gesture(let gesture, _): if let flaw = gesture.flaw { error(flaw) }
    case .gestureFile(let name, _): if let flaw = known.gestures[name]?.flaw { error(flaw) }
    case .resize(let text):
      if let flaw = text.screen.flaw { error(flaw) }
    case .detents(let detents, let name, _):
      if let flaw = DetentText.flaw(in: detents) { error("\(SafeText.quoted(name)): \(flaw)") }
      if !known.all.contains(name) { error("there is no card \(SafeText.quoted(name)) to give detents") }
    case .content(let input): if let flaw = input.flaw { error(flaw) }
    case .tap, .key, .voiceOver, .reduceMotion, .mapOverlays, .dismiss, .rotate, .bar: break
    }
  }
}

extension ScenarioDocument.CardText {
  /// The range in which one of its heights doesn't lie; nil: they are those that a scenario may state.
  fileprivate var rangeOfWrongHeight: ClosedRange<Double>? {
    let parts = [headerHeight, barHeight, mapWidgetHeight, pageHeaderHeight, bottomViewHeight, accessoryHeight]
    let (range, contents) = (ScenarioDocument.partHeights, ScenarioDocument.contentHeights)
    return parts.allSatisfy { range.contains($0 ?? 0) } ? contents.contains(contentHeight) ? nil : contents : range
  }
}

extension ScenarioDocument.DetentText {
  /// The first thing that is wrong with a card's detents, in words; nil: the card can have them.
  fileprivate static func flaw(in detents: [ScenarioDocument.DetentText]) -> String? {
    if detents.isEmpty { return "a card needs at least one detent" }
    if let flaw = detents.lazy.compactMap({ $0.name.flaw(asNameOf: "a detent") }).first { return flaw }
    var names: Set<String> = []
    for detent in detents where !names.insert(detent.name).inserted {
      return "two detents are called \(SafeText.quoted(detent.name))"
    }
    if let detent = detents.first(where: { !$0.place.isKnown }) {
      return "the place of \(SafeText.quoted(detent.name)) isn't a number of the range that a scenario may state"
    }
    return areReachable(detents) ? nil : "no finger reaches a detent where this card shows"
  }
}

extension Gesture {
  /// The first thing that is wrong with its samples, in words; nil: they can be played.
  fileprivate var flaw: String? {
    for (index, sample) in samples.enumerated() {
      let isPlace = sample.x.magnitude <= LiveSession.coordinateMax && sample.y.magnitude <= LiveSession.coordinateMax
      if !isPlace { return "sample \(index) of the gesture isn't at a place" }
      // Only differences of its times matter: a device's clock may have run for days.
      let (span, isHuge) = sample.microseconds.subtractingReportingOverflow(samples[0].microseconds)
      if isHuge || span > ScenarioDocument.longestMicroseconds {
        return "sample \(index) of the gesture isn't within a day of its first one"
      }
      if sample.pointer < 0 { return "sample \(index) of the gesture is of finger \(sample.pointer)" }
      if index > 0, sample.microseconds < samples[index - 1].microseconds {
        return "sample \(index) of the gesture is before the one before it"
      }
    }
    return nil
  }
}

extension SettingKey {
  /// The sentence about a number or a curve that the setting doesn't take; nil: it takes it.
  fileprivate func flaw(in settings: Settings) -> String? {
    func flaw(_ number: Double, _ isTaken: Bool) -> String? {
      isTaken ? nil : "\(name) takes \(accepted), found \(number)"
    }
    switch kind {
    case .number(let slot, _, let range, let isWhole):
      let number = slot.get(settings)
      return flaw(number, range.contains(number) && (!isWhole || number == number.rounded()))
    case .numberOrWord(let slot, _, let range, let words):
      let number = slot.get(settings)
      return flaw(number, range.contains(number) || words.contains { $0.value == number })
    case .curve(let slot):
      do throws(SettingError) { _ = try bounded(slot.get(settings)) } catch { return error.message }
      return nil
    case .flag, .choice: return nil
    }
  }
}
