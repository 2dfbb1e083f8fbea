/// The rule by which a card makes room for a keyboard.
///
/// A list of CardParts makes room by its own rule instead; see `CardContent.KeyboardInset`.
public enum KeyboardAvoidance: UInt8, Hashable, Sendable, CaseIterable {
  /// The card rises by the keyboard's height above the bottom safe area, and its content ends above the keyboard.
  case lift

  /// The card stays, and its content ends above the keyboard.
  case inset

  /// The keyboard covers the card.
  case none
}

/// The rise of a card on a keyboard.
public struct KeyboardLift: Hashable, Sendable {
  /// The distance by which the card rises, points: the keyboard's height above the bottom safe area.
  public var distance: Double

  /// The least y to which it rises, points.
  public var top: Double

  /// Creates a rise.
  public init(distance: Double, top: Double) {
    self.distance = distance
    self.top = top
  }

  /// Returns the y of a card on the keyboard that is at `y` without it, points. A card above `top` stays.
  ///
  /// ```
  /// y′ = min(y, max(y − distance, top))
  /// ```
  public func y(from y: Double) -> Double { min(y, max(y - distance, top)) }
}

extension Card {
  /// Makes room for a keyboard.
  ///
  /// A lifted detent stays at least a point below the next higher one, unless it was nearer before. A detent where the
  /// card is gone stays. The content's bottom inset becomes the height of its room that the keyboard covers while the
  /// card is at its top.
  ///
  /// - Parameters:
  ///   - keyboard: The keyboard's height from the screen's bottom edge, points; 0: there is none.
  ///   - rule: The rule by which the card makes room.
  ///   - screen: The screen.
  ///   - top: The least y to which a keyboard lifts the card, points.
  public mutating func makeRoom(
    forKeyboard keyboard: Double, by rule: KeyboardAvoidance, on screen: Screen, upTo top: Double
  ) {
    guard keyboard > 0, rule != .none else { return }
    if rule == .lift { rise(KeyboardLift(distance: max(0, keyboard - screen.safeBottom), top: top)) }
    contentBottomInset = max(contentBottomInset, covered(by: keyboard, on: screen))
  }

  /// Returns the height of the content's room that a keyboard covers while the card is at `y`, points; nil: at its top.
  func covered(by keyboard: Double, on screen: Screen, at y: Double? = nil) -> Double {
    let viewport = viewportHeight(on: screen)
    let bottom = (y ?? stops.highestPlace.y) + headerHeight + parts.accessoryHeight + viewport
    return min(max(0, keyboard - (screen.height - bottom)), viewport)
  }

  /// Moves the detents up.
  private mutating func rise(_ lift: KeyboardLift) {
    fittedDetent?.lift = lift
    var above: Detent?
    for index in detents.indices.reversed() where !detents[index].isGone {
      let old = detents[index]
      var y = lift.y(from: old.y)
      if let above { y = max(y, min(old.y, above.y + 1)) }
      // A controller's detents rise, too.
      var modelY = max(y, old.modelY - (old.y - y))
      if let above { modelY = max(modelY, min(old.modelY, above.modelY + 1)) }
      (detents[index].y, detents[index].modelY) = (y, modelY)
      above = detents[index]
    }
    stops = Stops(among: detents)
  }
}
