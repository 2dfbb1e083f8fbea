import CardModel
import CardSettings
import CardSimulation
import CardText
import CardTimeline

extension ScenarioDocument {
  /// Reads the expectations of a scenario and its columns' tolerances.
  ///
  /// - Parameter areCardsRead: False if the cards have errors, so that not all of their detents' names are known.
  static func readExpectations(_ reader: ObjectReader, areCardsRead: Bool, into document: inout ScenarioDocument) {
    let names = ExpectedNames(document, areCardsRead: areCardsRead)
    let expectation = JSONShape<ScenarioExpectation>.object(like: #"{"metric": "settle_ms", "max": 500}"#) {
      readExpectation($0, names)
    }
    document.expectations = reader.optional("expect", as: .array(of: expectation), default: [])
    document.tolerances = reader.optional("tolerances", as: tolerances(of: names.columns), default: Tolerances())
    document.recordings = reader.optional("recording", as: RecordingText.shape, default: [])
  }

  /// The names of the detents that its cards may have: the preset's only if a card has none of its own.
  public var detentNames: [String] {
    let usual = cards.contains { $0.detents == nil } ? settings.places.names : []
    return usual + cards.flatMap { $0.detents?.map { $0.name } ?? [] } + laterDetentNames
  }

  /// The texts that can be expected, by subject.
  private struct ExpectedNames {
    let detents: [String]?
    let cards: [String]?

    let channels: [String]

    /// The columns.
    var columns: [TimelineColumn] { TimelineColumn.all(channels: channels) }

    init(_ document: ScenarioDocument, areCardsRead: Bool) {
      cards = areCardsRead ? document.cards.map { $0.name } : nil
      detents = areCardsRead ? document.detentNames : nil
      channels = document.channels.map { $0.name }
    }

    /// Returns the words that the subject can have; nil if any.
    func words(_ subject: ScenarioExpectation.Subject) -> [String]? {
      switch subject {
      case .metric(.target), .column(.fixed(.target), _): detents
      case .column(.fixed(.card), _): cards
      case .column(.fixed(.phase), _): Phase.allCases.map { $0.name.description }
      default: nil
      }
    }
  }

  private static func readExpectation(_ reader: ObjectReader, _ names: ExpectedNames) -> ScenarioExpectation? {
    let kind = reader.only(of: ["metric", "column"])
    var subject: ScenarioExpectation.Subject?
    var (isText, band) = (false, 0.0)
    switch kind {
    case "metric":
      let metrics = Metric.allCases.map { (name: $0.name, value: $0) }
      if let metric = reader.required("metric", as: .oneOf(metrics)) {
        (isText, band) = (metric == .target, metric.band)
        subject = .metric(metric)
      }
      if let place = reader.find("at") {
        place.error("a metric is of the whole timeline", help: "leave \"at\" out, or name a column")
      }
    case "column":
      let column = reader.required("column", as: .oneOf(names.columns.map { ($0.name, $0) }))
      let instant = reader.required("at", as: instant)
      if let column {
        (isText, band) = (!column.isNumeric, column.band)
        subject = instant.map { .column(column, $0) }
      }
    default:
      // The keys of an unknown subject are unknown, too, so none is reported.
      for key in reader.keys { _ = reader.has(key) }
    }
    let limits = readLimits(reader, isText: kind == nil ? nil : isText, band: band)
    guard let subject, let limits else { return nil }
    if case .text(let text) = limits, !text.isEmpty, let words = names.words(subject), !words.contains(text) {
      let help =
        NearestName.question(text, in: words) ?? "there are "
        + words.map { SafeText.quoted($0) }.joined(separator: ", ")
      reader.error("\(SafeText.quoted(text)) isn't a value that can be there", at: "is", help: help)
    }
    if case .column(.fixed(.events), _) = subject, case .text(let text) = limits, let word = unknownEvent(in: text) {
      reader.error(
        "there is no event \(SafeText.quoted(word))", at: "is", help: NearestName.question(word, in: Event.words))
    }
    var expectation = ScenarioExpectation(subject, limits)
    expectation.range = reader.place.range
    return expectation
  }

  /// Returns the first word in a cell of events that no event begins with; nil: there is none.
  private static func unknownEvent(in cell: String) -> String? {
    for event in cell.split(separator: ";") {
      let word = String(event.prefix { $0 != "(" })
      if !Event.words.contains(word) { return word }
    }
    return nil
  }

  private static var instant: JSONShape<ScenarioExpectation.Instant> {
    let duration = JSONShape<Int64>.duration(in: 0...longestMicroseconds)
    return JSONShape(expected: "a duration or \"end\"", kinds: duration.kinds) { place in
      if place.string == "end" { return .end }
      return duration.value(at: place).map { .at($0) }
    }
  }

  /// Reads the limits of an expectation.
  ///
  /// - Parameter isText: True if the subject is text; nil if the subject is unknown.
  private static func readLimits(_ reader: ObjectReader, isText: Bool?, band: Double) -> ScenarioExpectation.Limits? {
    let found = ["is", "within", "min", "max"].filter(reader.has)
    guard let isText else { return nil }
    if let odd = found.first(where: { $0 != "is" && (isText || found.contains("is") && $0 != "within") }) {
      let reason = isText ? "a text has no limits" : "\"is\" gives the number, and \"\(odd)\" another one"
      reader.error(reason, at: odd, help: isText ? "say which it \"is\"" : "leave one of them out")
      return nil
    }
    if found.contains("is") {
      let within = reader.optional("within", as: .number(atLeast: 0), default: band)
      let text = JSONShape<String>.string.map { ScenarioExpectation.Limits.text($0) }
      let expected = "a number, or \"\" for nothing"
      let nothing = JSONShape<ScenarioExpectation.Limits>(expected: "\"\" for nothing", kinds: text.kinds) { place in
        if place.string == "" { return .text("") }
        place.mismatch(expected: expected, help: JSONShape<Double>.number.helpWithQuotationMarks(at: place))
        return nil
      }
      if !isText, let place = reader.find("is"), place.kind == .null {
        place.mismatch(expected: expected, help: "write \"\" for no value")
        return nil
      }
      let number = JSONShape<Double>.number.map { ScenarioExpectation.Limits.near($0, within: within) }
      return reader.required("is", as: isText ? text : .either(number, nothing))
    }
    if found.contains("within") {
      reader.error("\"within\" needs an \"is\"", at: "within", help: "or give \"min\" and \"max\"")
      return nil
    }
    guard !found.isEmpty else {
      let help = isText ? "say what it \"is\"" : "give \"is\", \"min\" or \"max\""
      reader.errorAtOpening("an expectation needs limits", help: help)
      return nil
    }
    let (low, high) = (reader.optional("min", as: .number), reader.optional("max", as: .number))
    if let low, let high, low > high {
      reader.error("no number is at least \(DecimalText.shortest(low)) and at most this", at: "max")
      return nil
    }
    // A limit that is present but invalid is reported already.
    return (low == nil) == reader.has("min") || (high == nil) == reader.has("max") ? nil : .number(low: low, high: high)
  }

  /// An object of columns, each with its tolerance: the allowed difference of two numbers.
  private static func tolerances(of columns: [TimelineColumn]) -> JSONShape<Tolerances> {
    .object { reader in
      let numbers = columns.filter { $0.isNumeric }.map { $0.name }
      var tolerances = Tolerances()
      for name in reader.keys {
        guard name == Tolerances.everyColumn || numbers.contains(name) else {
          reader.error(
            columns.contains { $0.name == name } ? "text has no tolerance" : "there is no such column",
            atName: name, help: NearestName.question(name, in: numbers))
          continue
        }
        if let tolerance = reader.required(name, as: tolerance) { tolerances.set(tolerance, for: name) }
      }
      return tolerances
    }
  }

  private static var tolerance: JSONShape<Tolerance> {
    let absolute = JSONShape<Double>.number(atLeast: 0).map { Tolerance(absolute: $0) }
    let both = JSONShape<Tolerance>.object { reader in
      Tolerance(
        absolute: reader.optional("abs", as: .number(atLeast: 0), default: 0),
        relative: reader.optional("rel", as: .number(in: Tolerance.fractions), default: 0))
    }
    return .either(absolute, both)
  }
}

extension TimelineColumn {
  /// The tolerance of an expected number without `within`, in the column's unit: half of the last default decimal
  /// place, so that a number copied from a timeline matches; 0 for whole numbers.
  var band: Double {
    switch self {
    case .fixed(.frame), .fixed(.time), .fixed(.stackDepth), .fixed(.page), .fixed(.component), .fixed(.refreshing),
      .fixed(.fetches), .fixed(.contentPage):
      0
    case .fixed, .channel: 0.00005
    }
  }
}
