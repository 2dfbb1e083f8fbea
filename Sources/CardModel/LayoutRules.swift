/// What a screen's size means, in Apple's two size classes.
public struct Traits: Hashable, Sendable {
  /// Whether the height is compact: a phone in landscape.
  public var isCompactHeight: Bool

  /// Whether the width is regular: a tablet, or one of the large phones in landscape.
  public var isRegularWidth: Bool

  /// Traits.
  public init(isCompactHeight: Bool, isRegularWidth: Bool) {
    self.isCompactHeight = isCompactHeight
    self.isRegularWidth = isRegularWidth
  }

  /// The traits of a screen, from its size alone.
  ///
  /// ```
  /// compact height  = height < 500
  /// regular width   = width ≥ 700 and height ≥ 410
  /// ```
  /// UIKit asks the device. This gives the same for every iPhone and iPad: in landscape no phone is 500 pt high, and
  /// those with a regular width (Plus, Max, XR) are the ones of at least 414 pt, the others being of at most 402.
  public init(of screen: Screen) {
    isCompactHeight = screen.height < 500
    isRegularWidth = screen.width >= 700 && screen.height >= 410
  }
}

/// Where cards stand on which screen: TGCardViewController's layout by traits.
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
  /// When the card stands beside the map.
  public enum BesideMap: UInt8, Hashable, Sendable, CaseIterable {
    /// Where the traits say so.
    case automatic

    /// Nowhere: the card lies over the map on every screen.
    case never
  }

  /// When the card stands beside the map.
  public var besideMap = BesideMap.automatic

  /// The width of a card beside the map where the width is regular, points.
  public var sideWidth = 360.0

  /// The same where the width is compact, as a part of the screen's.
  public var sideFraction = 0.38

  /// From the screen's left edge to a card beside the map, points.
  public var sideInset = 8.0

  /// From the top safe area to the bar of a card beside the map, points.
  public var sideBarMargin = 20.0

  /// Whether a card has but its outer detents where the height is compact, and goes only to the highest by itself.
  public var compactHasOuterDetentsOnly = true

  /// Whether a pop beside the map gives the card below the detent back that it had; otherwise it stands where the one
  /// that leaves did.
  public var restoresBesideMap = true

  /// TGCardViewController's numbers.
  public init() {}

  /// Where the card stands on a screen with such traits.
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

  /// What detents count from while a bar shows.
  public var barReach = BarReach.belowStatusBar

  /// The top edge of a bar that shows, points from the screen's.
  public func barTop(on screen: Screen, at place: CardPlace) -> Double {
    switch (place, barReach) {
    case (.overMap, .belowStatusBar): screen.safeTop
    case (.overMap, .underStatusBar): 0
    case (.besideMap, _): screen.safeTop + sideBarMargin
    }
  }

  /// How high a bar is whose content is so high.
  public func barHeight(content: Double, on screen: Screen, at place: CardPlace) -> Double {
    content > 0 && place == .overMap && barReach == .underStatusBar ? content + screen.safeTop : content
  }

  /// How far a bar and a page header whose contents are so high together move a card's detents down: the bar lies right
  /// below the page header, which alone is higher by the safe area. Beside the map, the margin above them counts, too.
  ///
  /// ```
  /// below the status bar   height, or margin + height beside the map
  /// under it               the bottom edge of the lower one
  /// ```
  /// Source of the second: TGCardViewController 2.5.1, lines 2134 to 2141 and the storyboard's `cardTop = header.bottom
  /// + Y`, where the `Y` of an extended card holds the top safe area once more.
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

/// What detents count from while a bar shows, and where the bar begins.
public enum BarReach: UInt8, Hashable, Sendable, CaseIterable {
  /// The bar begins below the top safe area, and moves the detents down by what it takes below that.
  case belowStatusBar

  /// The bar over the map begins at the screen's top edge and is higher by the top safe area; detents count from the
  /// bar's bottom edge as they do without one from the screen's top. TGCardViewController's header.
  case underStatusBar
}
