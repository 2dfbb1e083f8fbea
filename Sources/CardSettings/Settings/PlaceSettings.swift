import CardModel

/// The detents of a card that names none of its own.
public struct PlaceSettings: Hashable, Sendable {
  /// The system whose detents they are.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// TripGo's three: collapsed, peaking, extended.
    case tripgo

    /// SweetCurtain 0.2's, as parts of the height below the status bar: min, mid, max, and hide for commands only.
    case curtain

    /// SweetCurtain 0.9's, as heights: small, medium, large.
    case heights

    /// A sheet as high as its header and content: dismissed, shown.
    case sheet
  }

  /// The system whose detents they are.
  public var style = Style.tripgo

  /// True if the model position of TripGo's collapsed card is the screen's bottom edge.
  public var collapsesToBottom = false

  /// The detents' shares of the height below the status bar, 0 to 1; a `midPart` of 0 means no middle detent.
  public var minPart = 0.2, midPart = 0.5, maxPart = 0.8

  /// The detents' heights, points; a `medium` of 0 means no middle detent.
  public var small = 160.0, medium = 400.0, large = 640.0

  /// Header height, points, of a card that sets none: a handle of 16 pt and TripGo's title of 68.
  public var headerHeight = 84.0

  /// Creates the settings of the preset `standard`.
  public init() {}

  /// A detent's name and positions.
  public struct Place: Hashable, Sendable {
    /// The detent's name.
    public var name: String

    /// The card's top edge at the detent, points from the top of the container.
    public var y: Double

    /// The controller's model position at the detent, points from the top of the container.
    public var modelY: Double

    /// The inputs that lead to the detent.
    public var reach = DetentReach.finger

    /// True if the card is gone there.
    public var isGone = false

    /// True if the card is as high as its content there.
    public var isFitted = false

    package init(
      _ name: String, _ y: Double, modelY: Double? = nil, reach: DetentReach = .finger, isGone: Bool = false,
      isFitted: Bool = false
    ) {
      self.name = name
      self.y = y
      self.modelY = modelY ?? y
      self.reach = reach
      self.isGone = isGone
      self.isFitted = isFitted
    }
  }

  /// The names of the detents, lowest first, including those that only a command reaches.
  public var names: [String] {
    switch style {
    case .tripgo: ["collapsed", "peaking", "extended"]
    case .curtain: midPart > 0 ? ["hide", "min", "mid", "max"] : ["hide", "min", "max"]
    case .heights: medium > 0 ? ["small", "medium", "large"] : ["small", "large"]
    case .sheet: ["dismissed", "shown"]
    }
  }

  /// The detents of a card on a screen, lowest first; all lengths are in points, and `fittedY` is the place of a card
  /// that is as high as its content.
  ///
  /// ```
  /// curtain   y = height − (height − safeTop) · part
  /// heights   y = height − h
  /// sheet     as high as header and content: `Card.FittedDetent.y`
  /// ```
  public func places(
    on screen: Screen, headerHeight: Double, fittedY: Double, geometry: DetentGeometry
  ) -> [Place] {
    switch style {
    case .tripgo:
      let collapsed = geometry.collapsed(on: screen, headerHeight: headerHeight)
      return [
        Place("collapsed", collapsed, modelY: collapsesToBottom ? screen.height : nil),
        Place("peaking", geometry.peaking(on: screen)), Place("extended", geometry.extended(on: screen)),
      ]
    case .curtain:
      func place(_ name: String, _ part: Double) -> Place {
        Place(name, screen.height - (screen.height - screen.safeTop) * part)
      }
      let middle = midPart > 0 ? [place("mid", midPart)] : []
      return [Place("hide", screen.height, reach: .command), place("min", minPart)] + middle + [place("max", maxPart)]
    case .heights:
      let middle = medium > 0 ? [Place("medium", screen.height - medium)] : []
      return [Place("small", screen.height - small)] + middle + [Place("large", screen.height - large)]
    case .sheet:
      return [Place("dismissed", screen.height), Place("shown", fittedY, isFitted: true)]
    }
  }
}
