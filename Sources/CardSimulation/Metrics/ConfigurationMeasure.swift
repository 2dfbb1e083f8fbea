import CardModel

/// What holds of a card and its rules, whatever happens to them.
struct ConfigurationMeasure: Hashable, Sendable {
  /// The largest flick efforts at each of ``FlickEffort/speeds``, points; nil where a neighbour can't be flicked to,
  /// and where nobody asked.
  let efforts: [Double?]

  /// The least speed of a flick that skips a detent.
  let skipVelocity: Double?

  /// How often jitter decides where a release goes.
  let flipShare: Double?

  /// Measures what `parts` ask for.
  init(of card: Card, rules: Rules, _ parts: MetricParts) {
    efforts = FlickEffort.speeds.map { speed in
      parts.contains(.effort) ? FlickEffort.largest(speed: speed, of: card, rules: rules) : nil
    }
    skipVelocity = parts.contains(.skip) ? SkipVelocity.least(of: card, rules: rules) : nil
    flipShare = parts.contains(.flips) ? FlipProbability().mean(of: card, rules: rules) : nil
  }
}
