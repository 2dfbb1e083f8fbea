import CardMath
import CardModel
import CardSettings
import CardSimulation
import CardText

extension ScenarioDocument {
  /// Reads a scenario from JSON, strictly: unknown keys, duplicate keys and values out of range are errors with their
  /// place, and all errors are reported at once.
  ///
  /// - Parameters:
  ///   - source: The text, and its name in errors.
  ///   - name: The scenario's name unless the text sets one.
  ///   - presets: The preset files that it may name.
  ///
  /// - Throws: `DiagnosticsError` with all errors of the text, followed by those of the preset file that it names.
  public static func read(
    _ source: SourceText, name: String, presets: PresetFiles = PresetFiles()
  ) throws(DiagnosticsError) -> ScenarioDocument {
    if let header = source.tableHeader ?? source.quotedHeader {
      throw DiagnosticsError(diagnostics: [
        Diagnostic(
          "this is a table, not a scenario: a scenario is an object in braces", in: source, at: header,
          help: "'cardsim diff' takes tables, 'cardsim check SCENARIO --recording FILE' a card's recording, and a "
            + "scenario's --gesture FILE a finger's")
      ])
    }
    let finder = PresetFinder(presets)
    return try finder.reading { () throws(DiagnosticsError) in try read(source, name: name, finder) }
  }

  private static func read(
    _ source: SourceText, name: String, _ finder: PresetFinder
  ) throws(DiagnosticsError) -> ScenarioDocument {
    var warnings: [Diagnostic] = []
    var document = try JSONDocument.object(source, warn: { warnings.append($0) }) { reader -> ScenarioDocument? in
      if reader.peek("cards") == nil, Preset.isPreset(keys: reader.keys) {
        reader.errorAtOpening(
          "this is a preset, not a scenario: it has no cards",
          help: "a scenario names it, as in \"preset\": \"mine.json\"")
        _ = reader.carry()
        return nil
      }
      reader.explainUnknown { key, _ in KeyHints.ofScenario(key) }
      var document = ScenarioDocument(source: source, name: name)
      // It names the schema by which an editor completes and checks the file.
      _ = reader.optional("$schema", as: .string)
      reader.read("name", into: &document.name, as: .name)
      reader.read("about", into: &document.about, as: .string)
      readScreen(reader, into: &document)
      readSettings(reader, finder, into: &document)
      readClock(reader, into: &document)
      let errorCount = reader.diagnostics.errorCount
      let cards = readCards(reader, named: document.settings.places.names)
      let areCardsRead = reader.diagnostics.errorCount == errorCount
      document.cards = cards ?? []
      document.readChannels(reader, of: cards)
      let input = input(
        cards: cards, detents: document.settings.places.names, later: laterDetentNames(reader.peek("inputs")),
        hasBar: document.barHeight > 0)
      document.inputs = reader.optional("inputs", as: .array(of: input), default: [])
      document.checkDrops(reader)
      document.checkBar(reader)
      document.checkTouches(reader.diagnostics)
      readExpectations(reader, areCardsRead: areCardsRead, into: &document)
      document.checkItemCount(reader)
      document.numberTwins()
      return document
    }
    document.warnings = warnings
    return document
  }

  /// Warns of a bar that stays hidden.
  private func checkBar(_ reader: ObjectReader) {
    // Of inputs that can't be read, one may.
    if barHeight == 0 || reader.diagnostics.hasErrors || inputs.contains(where: { $0.action == .bar(true) }) { return }
    reader.find("bar")?.warn(
      "nothing shows this bar, which begins hidden", help: #"let an input show it: { "at": "0ms", "bar": true }"#)
  }

  private static func readScreen(_ reader: ObjectReader, into document: inout ScenarioDocument) {
    if reader.has("device"), let screen = reader.find("screen") {
      screen.error("expected either a device or a screen, found both", help: "leave one of them out")
    }
    if reader.has("device"), let device = reader.optional("device", as: .oneOf(Device.all.map { ($0.name, $0) })) {
      document.use(device)
    }
    if let screen = reader.optional("screen", as: screen) {
      document.screen = screen.screen
      (document.isCompactHeight, document.isRegularWidth) = (screen.isCompactHeight, screen.isRegularWidth)
    }
    reader.read("bar", into: &document.barHeight, as: partHeight)
    reader.read("widget", into: &document.mapWidgetHeight, as: partHeight)
    reader.read("right_to_left", into: &document.isRightToLeft, as: .bool)
  }

  /// A screen's size and safe area, and its size classes if they don't follow from its size.
  static var screen: JSONShape<ScreenText> {
    .object { screen in
      let size = JSONShape<Double>.number(in: screenSizes)
      let width = screen.required("width", as: size)
      let height = screen.required("height", as: size)
      let top = screen.optional("safe_top", as: .number(in: safeAreas), default: 0)
      let bottom = screen.optional("safe_bottom", as: .number(in: safeAreas), default: 0)
      let isCompactHeight = screen.optional("compact_height", as: .bool)
      let isRegularWidth = screen.optional("regular_width", as: .bool)
      guard let width, let height else { return nil }
      return ScreenText(
        Screen(width: width, height: height, safeTop: top, safeBottom: bottom), isCompactHeight: isCompactHeight,
        isRegularWidth: isRegularWidth)
    }
  }

  /// The height of a bar, a view or a widget, points.
  static var partHeight: JSONShape<Double> { .number(in: partHeights) }

  private static func readSettings(
    _ reader: ObjectReader, _ finder: PresetFinder, into document: inout ScenarioDocument
  ) {
    if let preset = reader.find("preset").flatMap(finder.preset) {
      (document.preset, document.presetRules, document.settings) = (preset.name, preset.rules, preset.settings)
    }
    let start = document.settings
    if let (settings, overrides) = reader.optional("set", as: .settings(on: start)) {
      document.settings = settings
      document.overrides = overrides
    }
    document.acceptSettings()
  }

  private static func readClock(_ reader: ObjectReader, into document: inout ScenarioDocument) {
    if reader.has("fps"), let rates = reader.find("rates") {
      rates.error("expected either fps or rates, found both", help: "leave one of them out")
    }
    if let rate = reader.optional("fps", as: .frameRate) { document.rates = [FrameClock.Rate(start: 0, rate)] }
    if let rates = reader.optional("rates", as: .array(of: rateShape, count: rateCounts)) {
      if let first = rates.first, first.value.start != 0 {
        first.place.error("the first rate must hold from \"0ms\" on")
      }
      for (earlier, later) in zip(rates, rates.dropFirst()) where later.value.start <= earlier.value.start {
        later.place.error("this rate must begin after the one before it")
      }
      document.rates = rates.map { $0.value }
    }
    reader.read(
      "drop", into: &document.drops,
      as: .object { drop in
        var drops = FrameClock.Drops()
        let numbers = drop.optional("frames", as: .array(of: .integer(in: dropNumbers)), default: [])
        drops.numbers = Array(Set(numbers)).sorted()
        drop.read("share", into: &drops.share, as: .number(in: dropShares))
        drops.seed = UInt64(drop.optional("seed", as: .integer(in: seeds), default: 0))
        return drops
      })
    document.duration = reader.optional("duration", as: .duration(in: 0...longestMicroseconds))
      .map { $0 * Instant.ticksPerMicrosecond }
    readInstants(reader, into: &document)
    reader.read("taps_by_touch", into: &document.recognizesTaps, as: .bool)
  }

  /// Reads the instants of all frames, in place of rates and drops. Without a duration the last one ends the timeline.
  private static func readInstants(_ reader: ObjectReader, into document: inout ScenarioDocument) {
    let instant = JSONShape<Located<Int64>>.located(.integer(in: 0...longestMicroseconds))
    guard let instants = reader.optional("frames_us", as: .array(of: instant, count: frameCounts)) else { return }
    for (earlier, later) in zip(instants, instants.dropFirst()) where later.value <= earlier.value {
      later.place.error("this frame must come after the one before it")
    }
    for key in ["fps", "rates", "drop"] where reader.has(key) {
      reader.error("\"frames_us\" says already when frames are shown", at: key, help: "leave one of them out")
    }
    document.instants = instants.map { $0.value * Instant.ticksPerMicrosecond }
    guard let last = document.instants.last else { return }
    let end = document.duration ?? last
    if end != last {
      let hidden = document.instants.filter { $0 > end }.count
      reader.find("duration")?.warn(
        hidden == 0
          ? "the last frame of \"frames_us\" is shown at \(Durations.text(ticks: last)): the timeline ends there"
          : "\(hidden) of the frames in \"frames_us\" \(hidden == 1 ? "comes" : "come") after it, and "
            + "\(hidden == 1 ? "isn't" : "aren't") shown",
        help: "leave \"duration\" out: the last frame ends the timeline")
    }
    document.duration = min(end, last)
  }

  /// Reports an input that drops frames of a display whose frames are given one by one.
  private func checkDrops(_ reader: ObjectReader) {
    guard !instants.isEmpty else { return }
    for (number, input) in inputs.enumerated() {
      guard case .drop = input.action else { continue }
      reader.diagnostics.error(
        "\"frames_us\" has the frames that are shown, and input \(number) drops some", at: input.range,
        path: input.path.text, help: "leave that input out, and the frames that it drops")
    }
  }

  /// A rate, and the instant from which on it holds.
  private static var rateShape: JSONShape<Located<FrameClock.Rate>> {
    .located(
      .object { rate in
        let from = rate.required("from", as: .duration(in: 0...longestMicroseconds))
        let frameRate = rate.required("fps", as: .frameRate)
        guard let from, let frameRate else { return nil }
        return FrameClock.Rate(start: from * Instant.ticksPerMicrosecond, frameRate)
      })
  }

  /// Reads the cards.
  ///
  /// - Parameter detents: The names of the detents of a card without detents of its own.
  private static func readCards(_ reader: ObjectReader, named detents: [String]) -> [CardText]? {
    let shapes = CardText.Shapes()
    let one = JSONShape<CardText>.object(like: #"{"name": "list", "detents": {"half": "50%", "full": 96}}"#) {
      CardText(reading: $0, named: detents, shapes)
    }
    let card = JSONShape<Located<CardText>>.located(one)
    guard let cards = reader.required("cards", as: .array(of: card, count: cardCounts)) else { return nil }
    var names: Set<String> = []
    for card in cards {
      if !names.insert(card.value.name).inserted {
        card.place.error("two cards are called \"\(card.value.name)\"", help: "each card needs a name of its own")
      }
      for (index, page) in card.value.pages.enumerated() where !names.insert(page.name).inserted {
        let places = card.place.member("pages").map { Array($0.elements) } ?? []
        let place = places.indices.contains(index) ? places[index] : card.place
        place.error(
          "another card or page is called \"\(page.name)\", too", help: "each card and page needs a name of its own")
      }
    }
    return cards.map { $0.value }
  }
}

extension ScenarioDocument.CardText {
  /// The shapes of what most cards have, made once for all cards.
  struct Shapes {
    let header = JSONShape<Double>.number(in: ScenarioDocument.partHeights)
    let content = ScenarioDocument.CardText.contentShape
  }

  fileprivate init?(reading reader: ObjectReader, named detentNames: [String], _ shapes: Shapes) {
    reader.explainUnknown { key, _ in KeyHints.ofCard(key) }
    let name = reader.required("name", as: .name)
    self.init(name: name ?? "")
    range = reader.place.range.lowerBound..<reader.place.range.lowerBound + 1
    headerHeight = reader.optional("header", as: shapes.header)
    readContent(reader, as: shapes.content)
    reader.read("map", into: &hasMap, as: .bool)
    reader.read("buttons", into: &hasMapButtons, as: .bool)
    barHeight = reader.optional("bar", as: ScenarioDocument.partHeight)
    reader.read("page_header", into: &pageHeaderHeight, as: ScenarioDocument.partHeight)
    mapWidgetHeight = reader.optional("widget", as: ScenarioDocument.partHeight)
    reader.read("bottom", into: &bottomViewHeight, as: ScenarioDocument.partHeight)
    reader.read("accessory", into: &accessoryHeight, as: ScenarioDocument.partHeight)
    reader.read("floating", into: &hasFloatingButton, as: .bool)
    let places = reader.find("detents")
    let errorCount = reader.diagnostics.errorCount
    if let places, !places.refusesArrayOfDetents() {
      detents = ScenarioDocument.DetentText.list.value(at: places)
      detentRanges = detents?.map { (places.member($0.name) ?? places).range } ?? []
    }
    let isListRead = reader.diagnostics.errorCount == errorCount
    readDismissal(reader)
    let names = detents?.map { $0.name } ?? detentNames
    let isKnown = reader.peek("detent").map { place in place.string.map(names.contains) ?? false } ?? true
    // Of a list that can't be read, or whose key is misspelt, no name is known: one mistake is one error.
    if isKnown || isListRead && (places != nil || !reader.misspellsDetents) {
      detent = reader.optional("detent", as: .oneOf(names.map { ($0, $0) }))
    } else {
      detent = reader.optional("detent", as: .string)
    }
    let own = detents
    readFades(reader, detents: own?.map { $0.name } ?? detentNames)
    readPages(reader, shapes)
    if let places, let detents { check(detents, at: places) }
    if name == nil { return nil }
  }
}

extension ObjectReader {
  /// True if a key is probably meant to be `detents`.
  fileprivate var misspellsDetents: Bool {
    keys.contains { $0 != "detent" && NearestName.find($0, in: ["detents"]) != nil }
  }
}

extension SourceText {
  /// The range of the first line, if it is that of a table with names in quotation marks: no scenario begins with a
  /// text.
  fileprivate var quotedHeader: Range<Int>? {
    let start = SourceText.markLength(of: bytes)
    guard bytes.count > start, bytes[start] == UInt8(ascii: "\"") else { return nil }
    let end = bytes.firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? bytes.count
    let isTable = bytes[start..<end].contains { [UInt8(ascii: ","), UInt8(ascii: ";"), 0x09].contains($0) }
    return isTable ? start..<end : nil
  }
}

extension JSONShape where Value == (settings: Settings, overrides: [ScenarioDocument.Override]) {
  /// Returns the shape of an object of keys and values that override some settings.
  static func settings(on start: Settings) -> JSONShape {
    .object { reader in
      reader.explainSettings()
      var settings = start
      var overrides: [ScenarioDocument.Override] = []
      for name in reader.keys {
        guard let key = SettingKey.named(name), let place = reader.find(name) else { continue }
        let value: SettingValue
        switch place.value.kind {
        case .number(let number, _): value = .number(number)
        case .bool(let flag): value = .flag(flag)
        case .string(let text): value = .text(text)
        case .null, .array, .object, .invalid:
          place.mismatch(expected: key.accepted)
          continue
        }
        do throws(SettingError) {
          try key.set(value, in: &settings)
          overrides.append(ScenarioDocument.Override(key: name, value: try key.plain(value)))
          if name.hasSuffix("damping_ratio"), case .number(let ratio) = value, ratio > 4 {
            place.warn(
              "at a damping ratio of \(DecimalText.shortest(ratio)) a card creeps: 1 is critical",
              help: "'cardsim spring' turns a damping coefficient into a ratio")
          }
        } catch {
          place.error(error.message, help: error.help)
        }
      }
      for override in overrides {
        guard let key = SettingKey.named(override.key), !key.isInForce(settings) else { continue }
        reader.find(override.key)?.warn(
          "\(override.key) means nothing under these settings, and changes nothing",
          help: "it counts where \(key.condition.words)")
      }
      reader.refuseDetents()
      // Marks all keys as known, so that an unknown one gets a suggestion from all of them.
      for key in SettingKey.all { _ = reader.has(key.name) }
      return (settings, overrides)
    }
  }
}
