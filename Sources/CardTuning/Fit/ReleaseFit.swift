import CardMath
import CardModel
import CardText
import CardTimeline

/// The rule that sends releases to their detents: a threshold of the finger's speed, or a projection.
///
/// Each rule's number is found exactly. For one release the answer changes at a few numbers only, so between
/// neighbouring ones of all releases nothing changes: the wrong answers in each such interval are counted, and the
/// interval with the fewest is the result.
public struct ReleaseFit: Hashable, Sendable {
  /// The fit of one rule to the releases.
  public struct Candidate: Hashable, Sendable {
    /// The rule.
    public var rule: ReleaseRule

    /// The lower bound of the number: points per second or seconds; 0 if unknown. Nil if the rule has no number.
    public var low: Double?

    /// The upper bound of the number; nil if no release bounds it, or if the rule has no number.
    public var high: Double?

    /// The number of releases that don't go to the rule's detent.
    public var wrongCount: Int

    /// The number of releases to which the rule applies.
    public var count: Int

    /// The number: the middle of its interval; nil if that is open, or if the rule has no number.
    public var value: Double? {
      guard let low, let high else { return nil }
      return (low + high) / 2
    }

    /// The fraction of the releases that don't go to the rule's detent.
    public var wrongShare: Double { count == 0 ? 0 : Double(wrongCount) / Double(count) }
  }

  /// Every rule with its number, the best first. Of variants of a rule that differ in a fixed number, such as the
  /// window, only the better one.
  public let candidates: [Candidate]

  /// The detents, the lowest on screen first.
  public let detents: [NamedDetent]

  /// The reasons to be careful with the result, as sentences.
  public let warnings: [String]

  /// The best rule.
  public var best: Candidate { candidates[0] }

  /// Fits the rules.
  ///
  /// - Parameters:
  ///   - releases: At least one.
  ///   - detents: At least two, from the lowest on screen to the highest, their y strictly falling.
  public init(_ releases: [RecordedRelease], detents: [NamedDetent]) {
    precondition(!releases.isEmpty, "no releases tell nothing")
    precondition(detents.count >= 2, "one detent tells nothing")
    self.detents = detents
    let card = Card(
      name: 0, headerHeight: 0, contentHeight: 0, hasMap: true, hasMapButtons: false,
      detents: detents.enumerated().map { Detent(name: Int32($0.offset), y: $0.element.y) }, preferredDetent: nil)
    var found: [Candidate] = []
    for rule in ReleaseRule.all {
      if case .step = rule, !releases.allSatisfy({ $0.origin != nil }) { continue }
      var candidate = ReleaseFit.candidate(rule, releases, card)
      if let skipping = ReleaseFit.skipping(candidate, releases, card) { candidate = skipping }
      if let same = found.firstIndex(where: { $0.rule.name == rule.name }) {
        if candidate.wrongCount < found[same].wrongCount { found[same] = candidate }
      } else {
        found.append(candidate)
      }
    }
    candidates = found.enumerated()
      .sorted {
        ($0.element.wrongCount, $0.element.rule.numberCount, $0.offset)
          < ($1.element.wrongCount, $1.element.rule.numberCount, $1.offset)
      }
      .map(\.element)
    warnings = ReleaseFit.warnings(candidates, releases)
  }

  /// Returns the interval of a rule's number with the fewest wrong answers.
  private static func candidate(_ rule: ReleaseRule, _ releases: [RecordedRelease], _ card: Card) -> Candidate {
    // The numbers at which the count of wrong answers changes, and the change at each.
    var changes: [(at: Double, by: Int)] = []
    var wrong = 0
    func isWrong(_ release: RecordedRelease, _ number: Double) -> Bool {
      rule.target(y: release.y, velocity: release.velocity, origin: release.origin, of: card, number: number)
        != release.detent
    }
    for release in releases {
      let breaks = rule.breaks(y: release.y, velocity: release.velocity, of: card).sorted()
      var wasWrong = isWrong(release, (breaks.first ?? 2) / 2)
      if wasWrong { wrong += 1 }
      for (index, at) in breaks.enumerated() {
        let next = index + 1 < breaks.count ? (at + breaks[index + 1]) / 2 : at * 2
        let nowWrong = isWrong(release, next)
        if nowWrong != wasWrong { changes.append((at, nowWrong ? 1 : -1)) }
        wasWrong = nowWrong
      }
    }
    guard rule.quantity != nil else {
      return Candidate(rule: rule, low: nil, high: nil, wrongCount: wrong, count: releases.count)
    }
    changes.sort { $0.at < $1.at }
    var least = wrong
    var interval: (low: Double, high: Double?) = (0, nil)
    var isOpen = true
    var index = 0
    while index < changes.count {
      let at = changes[index].at
      var change = 0
      while index < changes.count, changes[index].at == at {
        change += changes[index].by
        index += 1
      }
      if change == 0 { continue }
      if isOpen { interval.high = at }
      isOpen = false
      wrong += change
      if wrong < least {
        least = wrong
        interval = (at, nil)
        isOpen = true
      }
    }
    return Candidate(
      rule: rule, low: interval.low, high: interval.high, wrongCount: least, count: releases.count)
  }

  /// A skip has to explain this share of the releases, and this many of them: some go elsewhere by chance.
  private static let least = (share: 0.01, count: 2)

  /// Returns a swipe with the speed from which on it goes as far as its projection; nil if that explains no more.
  private static func skipping(_ candidate: Candidate, _ releases: [RecordedRelease], _ card: Card) -> Candidate? {
    guard case .swipe(let reached, nil) = candidate.rule else { return nil }
    let resistance = candidate.value ?? candidate.low ?? 0
    let faster = releases.filter { $0.velocity.magnitude > resistance }
      .sorted { $0.velocity.magnitude < $1.velocity.magnitude }
    func isWrong(_ release: RecordedRelease, _ skip: Double?) -> Bool {
      ReleaseRule.swipe(reached: reached, skip: skip)
        .target(y: release.y, velocity: release.velocity, origin: nil, of: card, number: resistance) != release.detent
    }
    // From the fastest release to the slowest: the number of them that a skip explains, less those that it doesn't.
    var (gain, most, skip) = (0, 0, nil as Double?)
    for index in faster.indices.reversed() {
      let release = faster[index]
      gain += (isWrong(release, nil) ? 1 : 0) - (isWrong(release, 0) ? 1 : 0)
      let speed = release.velocity.magnitude
      let before = index > 0 ? faster[index - 1].velocity.magnitude : resistance
      if gain > most, before < speed { (most, skip) = (gain, (before + speed) / 2) }
    }
    guard let skip, most >= max(least.count, Int(least.share * Double(releases.count))) else { return nil }
    let found = Self.candidate(.swipe(reached: reached, skip: (skip * 10).rounded() / 10), releases, card)
    return found.wrongCount < candidate.wrongCount ? found : nil
  }

  /// The greatest width of a good interval, as a fraction of its middle.
  private static let goodWidth = 0.25

  private static func warnings(_ candidates: [Candidate], _ releases: [RecordedRelease]) -> [String] {
    var warnings: [String] = []
    let best = candidates[0]
    if releases.count < 20 { warnings.append("only \(releases.count) releases; twenty or more would be enough") }
    if best.wrongShare > 0.05 {
      let share = DecimalText.fixed(best.wrongShare * 100, decimals: 1)
      warnings.append("no rule explains the releases: even '\(best.rule.name)' is wrong about \(share) % of them")
    }
    // A rule whose threshold no release reached, or whose projection may be 0, is the nearest detent by another name.
    let others = candidates.dropFirst().filter { candidate in
      let isNearest = candidate.high == nil || candidate.low == 0
      return candidate.wrongCount == best.wrongCount && (best.rule.quantity != nil || !isNearest)
    }
    if !others.isEmpty {
      let names = others.map { "'\($0.rule.name)'" }.joined(separator: ", ")
      warnings.append("the releases can't tell '\(best.rule.name)' from \(names)")
    }
    if best.rule.quantity == nil {
      let fastest = DecimalText.fixed(releases.map(\.velocity.magnitude).max() ?? 0, decimals: 0)
      warnings.append("no release was fast enough to leave the nearest detent; the fastest had \(fastest) pt/s")
    } else if let low = best.low {
      let unit = best.rule.quantity == .speed ? "pt/s" : "s"
      func text(_ number: Double) -> String { DecimalText.fixed(number, decimals: unit == "s" ? 4 : 1) + " " + unit }
      if let high = best.high, low > 0 {
        if high - low > goodWidth * (low + high) / 2 {
          warnings.append(
            "releases between \(text(low)) and \(text(high)) would narrow the number down: there is none of them")
        }
      } else if let high = best.high {
        warnings.append("no release tells how far the number is below \(text(high))")
      } else {
        warnings.append("no release tells how far the number is above \(text(low))")
      }
    }
    return warnings
  }

  /// Returns the deceleration rate per millisecond whose geometric projection reaches as far as a horizon, h =
  /// d/(1000(1−d)).
  ///
  /// It is the inverse of the sum in ``Projection/geometric(position:velocity:ratePerMillisecond:)``.
  public static func ratePerMillisecond(horizon: Double) -> Double { 1000 * horizon / (1 + 1000 * horizon) }

  /// Returns the rate per millisecond of the deceleration that comes to rest as far away as a horizon reaches: h =
  /// −1/(1000 ln d).
  public static func decelerationPerMillisecond(horizon: Double) -> Double {
    horizon > 0 ? Elementary.exp(-1 / (1000 * horizon)) : 0
  }
}
