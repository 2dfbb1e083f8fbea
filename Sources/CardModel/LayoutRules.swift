/// A screen's size classes, after Apple's.
public struct Traits: Hashable, Sendable {
  /// True if the height is compact: a phone in landscape.
  public var isCompactHeight: Bool

  /// True if the width is regular: a tablet, or one of the large phones in landscape.
  public var isRegularWidth: Bool

  /// Creates traits.
  public init(isCompactHeight: Bool, isRegularWidth: Bool) {
    self.isCompactHeight = isCompactHeight
    self.isRegularWidth = isRegularWidth
  }

  /// Creates the traits of a screen from its size alone.
  ///
  /// ```
  /// compact height  = height < 500
  /// regular width   = width ≥ 700 and height ≥ 410
  /// ```
  /// UIKit asks the device. This rule gives the same for every iPhone and iPad: no phone in landscape is 500 pt high,
  /// and the phones with a regular width (Plus, Max, XR) are at least 414 pt high then, the others at most 402.
  public init(of screen: Screen) {
    isCompactHeight = screen.height < 500
    isRegularWidth = screen.width >= 700 && screen.height >= 410
  }
}

/// The place of cards on each kind of screen: TGCardViewController's layout by traits.
///
/// | height | width | the card | its detents |
/// | --- | --- | --- | --- |
/// | regular | compact | over the map | all |
/// | regular | regular | beside the map, `sideWidth` | all |
/// | compact | compact | beside the map, `sideFraction` of the screen | the highest and the lowest |
/// | compact | regular | beside the map, `sideWidth` | the highest and the lowest |
///
/// Source: TGCardViewController 2.5.1, `cardIsNextToMap` and the storyboard's widths.
public struct LayoutRules: Hashable, Sendable {
  /// The rule for the place beside the map.
  public enum BesideMap: UInt8, Hashable, Sendable, CaseIterable {
    /// Beside the map if the traits say so.
    case automatic

    /// Never: the card lies over the map on every screen.
    case never
  }

  /// The rule for the place beside the map.
  public var besideMap = BesideMap.automatic

  /// The width of a card beside the map for a regular width, points.
  public var sideWidth = 360.0

  /// The width of a card beside the map for a compact width, as a fraction of the screen's.
  public var sideFraction = 0.38

  /// The gap from the screen's left edge to a card beside the map, points.
  public var sideInset = 8.0

  /// The gap from the top safe area to the bar of a card beside the map, points.
  public var sideBarMargin = 20.0

  /// True if a card has only its outer detents for a compact height, and commands send it to the highest only.
  public var compactHasOuterDetentsOnly = true

  /// True if a pop beside the map restores the detent of the card below; otherwise that card takes the position of the
  /// one that leaves.
  public var restoresBesideMap = true

  /// The detent of the top card after a rotation or a new size of the screen.
  public var resizeGoal = ResizeGoal.target

  /// Creates TGCardViewController's rules.
  public init() {}

  /// Returns the place of the card on a screen with these traits.
  public func place(on screen: Screen, _ traits: Traits) -> CardPlace {
    switch besideMap {
    case .automatic where traits.isRegularWidth:
      .besideMap(x: sideInset, width: min(sideWidth, screen.width))
    case .automatic where traits.isCompactHeight:
      .besideMap(x: sideInset, width: sideFraction * screen.width)
    case .automatic, .never:
      .overMap
    }
  }

  /// The start of a bar, and the origin of the detents while it shows.
  public var barReach = BarReach.belowStatusBar

  /// The rule by which a card makes room for a keyboard. `UISheetPresentationController` moves its sheet up by itself;
  /// Apple publishes no figures for it.
  public var keyboardAvoidance = KeyboardAvoidance.lift

  /// Returns the top edge of a visible bar, points from the screen's.
  public func barTop(on screen: Screen, at place: CardPlace) -> Double {
    switch (place, barReach) {
    case (.overMap, .belowStatusBar): screen.safeTop
    case (.overMap, .underStatusBar): 0
    case (.besideMap, _): screen.safeTop + sideBarMargin
    }
  }

  /// Returns the height of a bar for a content height, points.
  public func barHeight(content: Double, on screen: Screen, at place: CardPlace) -> Double {
    content > 0 && place == .overMap && barReach == .underStatusBar ? content + screen.safeTop : content
  }

  /// Returns the distance, points, by which a bar and a page header, given their content heights, move a card's detents
  /// down. The bar lies right below the page header; of the two, only the upper one is higher by the safe area. Beside
  /// the map, the margin above them counts, too.
  ///
  /// ```
  /// below the status bar   height, or margin + height beside the map
  /// under it               the bottom edge of the lower one
  /// ```
  /// Source of the second: TGCardViewController 2.5.1, lines 2134 to 2141 and the storyboard's `cardTop = header.bottom
  /// + Y`, where the `Y` of an extended card contains the top safe area once more.
  public func barShift(content: Double, pageHeader: Double = 0, on screen: Screen, at place: CardPlace) -> Double {
    let content = content + pageHeader
    if content <= 0 { return 0 }
    switch (barReach, place) {
    case (.belowStatusBar, .overMap): return content
    case (.belowStatusBar, .besideMap): return content + sideBarMargin
    case (.underStatusBar, _):
      return barTop(on: screen, at: place) + barHeight(content: content, on: screen, at: place)
    }
  }
}

/// The detent to which a rotation or a new size of the screen sends the top card.
public enum ResizeGoal: UInt8, Hashable, Sendable, CaseIterable {
  /// The one at which it rests, or to which it is moving.
  case target

  /// The one to which a release, a command, a push or a pop last brought the top card; a drag or a motion that a
  /// rotation interrupts leads back there.
  case lastArrival
}

/// The start of a bar, and the origin of the detents while it shows.
public enum BarReach: UInt8, Hashable, Sendable, CaseIterable {
  /// The bar begins below the top safe area, and moves the detents down by its height.
  case belowStatusBar

  /// The bar over the map begins at the screen's top edge and is higher by the top safe area; detents count from the
  /// bar's bottom edge as they otherwise do from the screen's top. TGCardViewController's header.
  case underStatusBar
}
