/// A number at one of a card's detents; between two detents that have one, the number goes in a straight line.
public struct DetentValue: Hashable, Sendable {
  /// The detent's name, as an id that the text layer assigns.
  public var detent: Int32

  /// The number there.
  public var value: Double

  /// Creates a number at a detent.
  public init(detent: Int32, value: Double) {
    self.detent = detent
    self.value = value
  }
}

extension Card {
  /// Returns the number at a position, from numbers at detents; nil if the card has fewer than `count` of the detents.
  ///
  /// ```
  /// v₁ + (v₀ − v₁) · (y − y₁) / (y₀ − y₁)   between a detent at y₀ and the next higher one at y₁
  /// ```
  /// Below the lowest of the detents and above the highest the number is constant; at a detent it is the one given, to
  /// the bit. A detent that the card lacks counts for nothing, and of two numbers at one detent the first counts.
  ///
  /// - Parameters:
  ///   - values: The numbers, in any order.
  ///   - y: The position, points.
  ///   - isModel: True if `y` and the detents' places are model positions.
  ///   - count: The fewest of the detents that the card must have.
  func number(of values: [DetentValue], at y: Double, isModel: Bool = false, atLeast count: Int = 1) -> Double? {
    var found = 0
    // The nearest known detent below the position, and the number at the position so far.
    var lower = (y: 0.0, value: 0.0)
    var number: Double?
    for detent in detents {
      guard let value = values.first(where: { $0.detent == detent.name })?.value else { continue }
      let place = isModel ? detent.modelY : detent.y
      found += 1
      defer { lower = (place, value) }
      if found == 1 {
        number = value
      } else if y < lower.y {
        number = y <= place ? value : value + (lower.value - value) * ((y - place) / (lower.y - place))
      }
    }
    return found < count ? nil : number
  }
}
