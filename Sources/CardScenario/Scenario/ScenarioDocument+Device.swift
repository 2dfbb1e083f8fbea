import CardModel

extension ScenarioDocument {
  /// Moves the scenario to another device's screen.
  ///
  /// A gesture begins on the same part of the card, and so does a tap at a point: it moves up or down by the difference
  /// of the card's positions at that time. Detents have their places there: a y keeps its share of the height.
  public mutating func move(to other: Device) {
    guard other.screen != screen || other != device else { return }
    anchorTouches()
    writtenHeight = writtenHeight ?? screen.height
    use(other)
    (isCompactHeight, isRegularWidth) = (nil, nil)
  }
}
