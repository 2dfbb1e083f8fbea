import CardModel

/// Measures of a card and its rules, independent of a run.
struct ConfigurationMeasure: Hashable, Sendable {
  /// The largest flick efforts at each of ``FlickEffort/speeds``, points; nil if no flick reaches a neighbour, or if
  /// not requested.
  let efforts: [Double?]

  /// The least speed of a flick that skips a detent, points per second; nil if none does, or if not requested.
  let skipVelocity: Double?

  /// The share of releases whose target jitter decides, 0…1; nil if not requested.
  let flipShare: Double?

  /// Measures the requested parts.
  init(of card: Card, rules: Rules, _ parts: MetricParts) {
    efforts = FlickEffort.speeds.map { speed in
      parts.contains(.effort) ? FlickEffort.largest(speed: speed, of: card, rules: rules) : nil
    }
    skipVelocity = parts.contains(.skip) ? SkipVelocity.least(of: card, rules: rules) : nil
    flipShare = parts.contains(.flips) ? FlipProbability().mean(of: card, rules: rules) : nil
  }
}
