import CardText

/// The difference of two motions as a person would feel it.
struct RecordingFeelings {
  /// A phrase each, the most telling first; empty: nothing.
  let phrases: [String]

  /// The least difference in time that is told, milliseconds, and in place, grains of the quantity: points, mostly.
  private static let leastMilliseconds = 2.0
  static let leastDistance = 0.5

  /// The greatest error, seconds, of an instant of settling that is told.
  private static let settledMarginMost = 0.02

  /// The time, seconds, in which a card goes most of its distance: noise moves an instant by as large a part of it as
  /// it moves a place by a part of the distance.
  private static let motionTime = 0.5

  /// Compares the last motions of a recording and of a scenario, over the same instants.
  ///
  /// - Parameters:
  ///   - isMoving: True if the recording's numbers move: without a last motion, one that trembles comes to no rest.
  ///   - isCut: True if the recording ends while the scenario's card moves: it shows no rest.
  ///   - noise: The standard deviation of the noise on the recording; what it may do isn't told.
  init(
    recorded: LastMotion?, expected: LastMotion?, isMoving: Bool = false, isCut: Bool = false,
    detents: RecordedDetents, _ quantity: RecordedQuantity, noise: Double = 0
  ) {
    guard let recorded, let expected else {
      let still = isMoving ? "comes to no rest" : "doesn't move"
      phrases = recorded == nil && expected == nil ? [] : recorded == nil ? [still] : ["moves"]
      return
    }
    let hasRest = !isCut && (recorded.isAtRest || !expected.isAtRest)
    var phrases: [String] = []
    let least = max(RecordingFeelings.leastDistance * quantity.grain, 4 * noise)
    let milliseconds = 4000 * noise / (expected.to - expected.from).magnitude * RecordingFeelings.motionTime
    if isCut {
      let distance = recorded.to - expected.to
      if distance.magnitude >= least { phrases.append("lies \(quantity.text(distance)) at its last sample") }
    } else if !hasRest {
      phrases.append("comes to no rest")
    } else if let elsewhere = detents.phrase("ends", recorded: recorded.to, expected: expected.to) {
      phrases.append(elsewhere)
    } else if case let distance = recorded.to - expected.to, distance.magnitude >= least {
      phrases.append("rests \(quantity.text(distance))")
    }
    func time(_ verb: String, _ one: Double, _ other: Double, margin: Double) {
      let difference = (one - other) * 1000
      guard difference.magnitude >= max(RecordingFeelings.leastMilliseconds, margin) else { return }
      let text = DecimalText.fixed(difference.magnitude, decimals: 0)
      phrases.append("\(verb) \(text) ms \(difference > 0 ? "later" : "earlier")")
    }
    // Near its rest a card is slow, and small errors of its places move the instant at which it settles.
    if hasRest, let margin = recorded.settledMargin, margin <= RecordingFeelings.settledMarginMost {
      time("settles", recorded.settledTime, expected.settledTime, margin: max(milliseconds, 1000 * margin))
    }
    // The last swing of a card that trembles is another motion than the scenario's.
    let isLikeIt = (recorded.to - recorded.from).magnitude > (expected.to - expected.from).magnitude / 2
    if hasRest || isLikeIt { time("is halfway", recorded.halfTime, expected.halfTime, margin: milliseconds) }
    // It is the farthest of many samples, which noise carries farther than it does any other.
    let overshoot = recorded.overshoot - expected.overshoot
    if hasRest, overshoot.magnitude >= max(least, 5 * noise) {
      phrases.append("overshoots \(quantity.amount(overshoot)) \(overshoot > 0 ? "more" : "less")")
    }
    if hasRest, !phrases.isEmpty, let end = detents.name(at: recorded.to), end == detents.name(at: expected.to) {
      phrases.append("ends at the same detent, \(end)")
    }
    self.phrases = phrases
  }
}
