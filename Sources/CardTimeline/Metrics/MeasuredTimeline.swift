import CardMath
import CardModel
import CardSimulation
import CardText

/// The metrics of a timeline in a file, read from its columns.
///
/// They equal those of the run itself, except for facts that rows don't contain. The instant of an event, and that from
/// which a card is settled, is a frame's instant, and an overshoot is a frame's; the run solves them on its laws.
/// Nothing is interpolated between two rows. The resting position is the model's, which under some presets differs from
/// the shown one: such a card never counts as settled. Numbers have as many decimals as the file.
public struct MeasuredTimeline: Sendable {
  /// The metrics.
  public let metrics: Metrics

  /// The names that the metrics refer to.
  public let names: Names

  /// The number of frames before the one with the first release; nil if there is no release.
  public let releaseFrame: Int?

  /// The instant of that frame.
  private let releaseInstant: Instant?

  /// A leg that isn't the last one, whose numbers the metrics have: a card's journey to a target.
  private struct Leg {
    /// The target's name.
    var target: String

    /// Seconds until it was settled; nil: it was sent elsewhere before.
    var settleTime: Double?

    /// The distance past its target, points.
    var overshoot: Double
  }

  private let legs: [Leg]

  /// The columns that are required.
  public static let neededColumns = ["time_us", "card_y_pt", "model_y_pt"]

  /// Returns the perceptible difference between two timelines, in words; empty if one lacks a required column.
  ///
  /// - Parameter difference: Their difference, frame by frame: metrics may be the same where a card is elsewhere.
  public static func words(
    of one: TimelineTable, against other: TimelineTable, _ difference: TimelineDifference
  ) throws(DiagnosticsError) -> String {
    guard let one = try MeasuredTimeline(one), let other = try MeasuredTimeline(other) else { return "" }
    let words = one.words(against: other)
    if !words.isEmpty, words != "same target" { return words }
    let column = difference.columns.first { $0.column == Column.cardY.name }
    if let cell = column?.largest, let distance = cell.difference?.magnitude, distance > Quantity.length.band {
      let place = "the card is up to \(text(distance, .overshoot)) off, in frame \(cell.frame)"
      return words.isEmpty ? place : place + ", " + words
    }
    return "differs by nothing that one would feel"
  }

  /// Reads a timeline; nil if it lacks a required column.
  ///
  /// - Throws: `DiagnosticsError` if a row can't be read.
  public init?(_ table: TimelineTable) throws(DiagnosticsError) {
    let places = Column.allCases.compactMap { column in table.index(of: column.name).map { (column, $0) } }
    guard MeasuredTimeline.neededColumns.allSatisfy({ table.index(of: $0) != nil }) else { return nil }
    var names = Names()
    var metrics = Metrics()
    var releaseFrame: Int?
    var releaseInstant: Instant?
    var before = Frame()
    var legs: [Leg] = []
    var number: Int64 = 0
    var rows = try table.rows()
    while try rows.next() {
      var frame = Frame()
      frame.number = number
      var events = EventLog()
      for (column, place) in places {
        MeasuredTimeline.read(column, rows, place, into: &frame, events: &events, names: &names)
      }
      if let detent = MeasuredTimeline.detent(resumedIn: frame.sample, after: before.sample, events) {
        events.record(.resume(detent: detent), at: Instant(ticks: frame.ticks))
      }
      before = frame
      let sentBefore = metrics.outcome.sentAt
      var leg: Leg?
      if sentBefore != nil, events.contains(where: { $0.event.sendsCard }) {
        leg = Leg(
          target: metrics.outcome.arrival.map { names[$0] } ?? "", settleTime: metrics.number(.settleTime),
          overshoot: metrics.number(.overshoot) ?? 0)
      }
      metrics.add(frame, events: events)
      if let leg, metrics.outcome.sentAt != sentBefore { legs.append(leg) }
      let isRelease = events.contains { if case .release = $0.event { true } else { false } }
      if isRelease, releaseFrame == nil { (releaseFrame, releaseInstant) = (Int(number), Instant(ticks: frame.ticks)) }
      number += 1
    }
    (self.metrics, self.names, self.legs) = (metrics, names, legs)
    (self.releaseFrame, self.releaseInstant) = (releaseFrame, releaseInstant)
  }

  /// Returns the detent to which a card goes on that a finger held off it while it scrolled the content, and that no
  /// event sends there; nil: none does. A run's travel knows it.
  private static func detent(resumedIn sample: Sample, after before: Sample, _ events: EventLog) -> Int32? {
    guard events.contains(where: { $0.event.endsHold }), !events.contains(where: { $0.event.sendsCard }),
      before.phase == .scrolling, before.cardVelocity == 0, before.cardY != before.modelY, sample.phase == .settling
    else { return nil }
    return sample.target
  }

  /// Reads a cell into its field of the frame. Cells that no metric uses are ignored.
  private static func read(
    _ column: Column, _ rows: borrowing TimelineTable.Rows, _ place: Int, into frame: inout Frame,
    events: inout EventLog, names: inout Names
  ) {
    switch column {
    case .time:
      // An instant out of range is clamped to that of the longest timeline.
      let longest = Double(Int64.max / Instant.ticksPerMicrosecond / 4)
      let microseconds = min(max(rows.number(place) ?? 0, -longest), longest)
      frame.ticks = Int64(microseconds) * Instant.ticksPerMicrosecond
    case .phase:
      let text = rows.text(place)
      frame.sample.phase = Phase.allCases.first { $0.name.description == text } ?? .resting
    case .card: frame.sample.card = names.id(of: rows.text(place))
    case .touchY: frame.sample.touchY = number(rows, place)
    case .cardY: frame.sample.cardY = number(rows, place) ?? 0
    case .cardVelocity: frame.sample.cardVelocity = number(rows, place)
    case .modelY: frame.sample.modelY = number(rows, place) ?? 0
    case .target: frame.sample.target = rows.bytes(place).isEmpty ? nil : names.id(of: rows.text(place))
    case .stackDim: frame.sample.stackDim = number(rows, place) ?? 0
    case .mapDim: frame.sample.mapDim = number(rows, place) ?? 0
    case .mapButton: frame.sample.mapButton = number(rows, place) ?? 0
    case .contentAlpha: frame.sample.contentAlpha = number(rows, place) ?? 0
    case .scrollOffset: frame.sample.scrollOffset = number(rows, place) ?? 0
    case .scrollVelocity: frame.sample.scrollVelocity = number(rows, place) ?? 0
    case .overdrag: frame.sample.overdrag = number(rows, place) ?? 0
    case .events:
      let now = Instant(ticks: frame.ticks)
      for text in TimelineDifference.events(in: rows.text(place)) {
        if let event = event(text, names: &names) { events.record(event, at: now) }
      }
    default: break
    }
  }

  /// Returns a cell's number; nil if there is none.
  private static func number(_ rows: borrowing TimelineTable.Rows, _ place: Int) -> Double? {
    rows.number(place).map(bounded)
  }

  /// Clamps a number to what no card ever reaches, so that each metric of any file is finite.
  private static func bounded(_ number: Double) -> Double { min(max(number, -1e12), 1e12) }

  /// Returns the event, if metrics use it, of a text; nil for every other text.
  static func event(_ text: String, names: inout Names) -> Event? {
    let parts = text.split(separator: "(", maxSplits: 1)
    guard let word = parts.first else { return nil }
    let argument = parts.count > 1 ? String(parts[1].dropLast()) : ""
    switch word {
    case "release": return DecimalText.number(String(argument.dropFirst(2))).map { .release(velocity: bounded($0)) }
    case "handoff": return .handoff(to: argument == DragOwner.card.name ? .card : .content)
    case "grab": return .grab
    case "snap": return .snap(detent: names.id(of: argument))
    case "resume": return .resume(detent: names.id(of: argument))
    case "move": return .move(detent: names.id(of: argument))
    case "push": return .push(card: names.id(of: argument))
    case "pop": return .pop(card: names.id(of: argument))
    case "stiffened": return .stiffened(response: 0, dampingRatio: 0)
    case "layout": return .layout(width: 0, height: 0)
    case "detents": return .detents(card: names.id(of: argument))
    case "keyboard": return .keyboard(height: 0)
    case "bar": return .bar(height: 0)
    case "pageHeader": return .pageHeader(height: 0)
    case "touch": return .touch(.header)
    case "drag": return .drag
    case "cancel": return .cancel
    case "retarget": return .retarget(velocity: 0)
    default: return nil
    }
  }
}

extension MeasuredTimeline {
  /// Returns the perceptible difference of this timeline from another, in a few words, the most telling first: `settles
  /// 80 ms later, overshoots 4.0 pt more, same target`. Differences within a metric's band are left out.
  public func words(against other: MeasuredTimeline) -> String {
    var words: [String] = []
    let (target, otherTarget) = (metrics.text(.target, names: names), other.metrics.text(.target, names: other.names))
    if target != otherTarget {
      // A golden that is only its header has no target.
      words.append(
        target.isEmpty
          ? "goes nowhere instead of to \(otherTarget)"
          : "goes to \(target) instead of \(otherTarget.isEmpty ? "nowhere" : otherTarget)")
    }
    if releaseFrame != nil, other.releaseFrame != nil {
      if let phrase = releasePhrase(against: other) { words.append(phrase) }
    } else if (releaseFrame == nil) != (other.releaseFrame == nil) {
      words.append(releaseFrame == nil ? "never released" : "released")
    }
    words += legWords(against: other)
    // A person feels first when a card is there and how far it went past, then all else.
    for metric in MeasuredTimeline.order {
      switch (metrics.number(metric), other.metrics.number(metric)) {
      case (let one?, let other?):
        guard (one - other).magnitude > metric.band, (one - other).isFinite else { continue }
        words.append(MeasuredTimeline.phrase(one - other, metric))
      case (nil, .some): words.append("no " + metric.title)
      case (.some(let one), nil): words.append(metric.title + " " + MeasuredTimeline.text(one, metric))
      case (nil, nil): break
      }
    }
    if target == otherTarget, !target.isEmpty { words.append("same target") }
    return words.joined(separator: ", ")
  }

  /// The most legs whose differences are told.
  private static let legLimit = 3

  /// Returns the differences of the legs before the last one: `leg 1 (extended) settles 80 ms later`.
  private func legWords(against other: MeasuredTimeline) -> [String] {
    if legs.count != other.legs.count {
      return ["\(legs.count + 1) leg\(legs.isEmpty ? "" : "s") instead of \(other.legs.count + 1)"]
    }
    var words: [String] = []
    for (index, (leg, otherLeg)) in zip(legs, other.legs).enumerated() {
      let name = "leg \(index + 1) (\(leg.target))"
      var differences: [String] = []
      if leg.target != otherLeg.target { differences.append("goes there instead of to \(otherLeg.target)") }
      for (metric, one, two) in [
        (Metric.settleTime, leg.settleTime, otherLeg.settleTime), (.overshoot, leg.overshoot, otherLeg.overshoot),
      ] {
        switch (one, two) {
        case (let one?, let two?) where (one - two).magnitude > metric.band:
          differences.append(MeasuredTimeline.phrase(one - two, metric))
        case (nil, _?): differences.append("doesn't settle")
        case (_?, nil): differences.append("settles")
        default: break
        }
      }
      if !differences.isEmpty { words.append(name + " " + differences.joined(separator: " and ")) }
    }
    let more = words.count - MeasuredTimeline.legLimit
    return more > 0 ? words.prefix(MeasuredTimeline.legLimit) + ["\(more) more legs differ"] : words
  }

  /// Returns the difference between the first releases: in frames if these have one rate up to there, else in time,
  /// which a row knows to a frame; nil: there is none.
  private func releasePhrase(against other: MeasuredTimeline) -> String? {
    guard let frame = releaseFrame, let otherFrame = other.releaseFrame, let instant = releaseInstant,
      let otherInstant = other.releaseInstant
    else { return nil }
    // Two instants of one rate are as their frames' numbers, but for the rounding to microseconds.
    let time = Double(instant.microseconds), otherTime = Double(otherInstant.microseconds)
    let isSameRate = (time * Double(otherFrame) - otherTime * Double(frame)).magnitude <= Double(frame + otherFrame)
    if isSameRate {
      let count = (frame - otherFrame).magnitude
      if count == 0 { return nil }
      return "released \(count) frame\(count == 1 ? "" : "s") \(frame > otherFrame ? "later" : "earlier")"
    }
    let milliseconds = (time - otherTime) / 1000
    guard milliseconds.magnitude > Quantity.time.band else { return nil }
    return "released " + MeasuredTimeline.text(milliseconds.magnitude, .settleTime)
      + (milliseconds > 0 ? " later" : " earlier")
  }

  /// The metrics that are felt, the most telling first.
  private static var order: [Metric] {
    let first: [Metric] = [.settleTime, .overshoot]
    return first + Metric.allCases.filter { $0.isFelt && !first.contains($0) }
  }

  /// Returns a difference in words.
  private static func phrase(_ difference: Double, _ metric: Metric) -> String {
    let (verb, more, less) =
      switch metric {
      case .settleTime: ("settles", "later", "earlier")
      case .overshoot: ("overshoots", "more", "less")
      case .duration: ("is", "longer", "shorter")
      case .cardTop, .cardBottom: (metric.title, "lower", "higher")
      default: (metric.title, "more", "less")
      }
    return "\(verb) \(text(difference.magnitude, metric)) \(difference > 0 ? more : less)"
  }

  private static func text(_ number: Double, _ metric: Metric) -> String {
    var buffer = ByteBuffer(capacity: 32)
    buffer.append(fixed: number, decimals: metric.isCount ? 0 : metric.band < 0.1 ? 2 : metric.band < 1 ? 1 : 0)
    return buffer.text + metric.unitWord
  }
}
