import CardText

/// The difference of two motions as a person would feel it.
struct RecordingFeelings {
  /// A phrase each, the most telling first; empty: nothing.
  let phrases: [String]

  /// The least difference in time that is told, milliseconds, and in place, grains of the quantity: points, mostly.
  private static let leastMilliseconds = 2.0
  static let leastDistance = 0.5

  /// The distance from a detent at which a card counts as being there, points.
  private static let atDetent = 3.0

  /// Compares the last motions of a recording and of a scenario, over the same instants.
  init(
    recorded: LastMotion?, expected: LastMotion?, detents: [(name: String, y: Double)], _ quantity: RecordedQuantity
  ) {
    guard let recorded, let expected else {
      phrases = recorded == nil && expected == nil ? [] : recorded == nil ? ["doesn't move"] : ["moves"]
      return
    }
    func detent(_ y: Double) -> String? {
      let near = detents.min { ($0.y - y).magnitude < ($1.y - y).magnitude }
      return near.flatMap { ($0.y - y).magnitude <= RecordingFeelings.atDetent ? $0.name : nil }
    }
    var phrases: [String] = []
    let (end, wanted) = (detent(recorded.to), detent(expected.to))
    let least = RecordingFeelings.leastDistance * quantity.grain
    if let end, let wanted, end != wanted {
      phrases.append("ends at \(end) in place of \(wanted)")
    } else if case let distance = recorded.to - expected.to, distance.magnitude >= least {
      phrases.append("rests \(quantity.text(distance))")
    }
    func time(_ verb: String, _ one: Double, _ other: Double) {
      let difference = (one - other) * 1000
      guard difference.magnitude >= RecordingFeelings.leastMilliseconds else { return }
      let text = DecimalText.fixed(difference.magnitude, decimals: 0)
      phrases.append("\(verb) \(text) ms \(difference > 0 ? "later" : "earlier")")
    }
    time("settles", recorded.settledTime, expected.settledTime)
    time("is halfway", recorded.halfTime, expected.halfTime)
    let overshoot = recorded.overshoot - expected.overshoot
    if overshoot.magnitude >= least {
      phrases.append("overshoots \(quantity.amount(overshoot)) \(overshoot > 0 ? "more" : "less")")
    }
    if !phrases.isEmpty, let end, end == wanted { phrases.append("ends at the same detent, \(end)") }
    self.phrases = phrases
  }
}
