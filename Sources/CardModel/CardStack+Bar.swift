import CardMath

extension CardStack {
  // MARK: Contents

  /// Returns the bar's content and height while the top card is on top.
  ///
  /// - Parameter number: The number of the shared content.
  @inline(__always)
  private func wantedBar(number: Int) -> (content: Bar.Content, height: Double) {
    let parts = topCard.parts
    if parts.barHeight <= 0 { return (.none, 0) }
    return (parts.hasOwnBar ? .own(card: topIndex) : .shared(number: number), parts.barHeight)
  }

  /// The page header's content and height while the top card is on top: that card's own, or none.
  ///
  /// Source: TGCardViewController, `buildHeaderView` of the top card, asked on every push and pop.
  private var wantedHeader: (content: Bar.Content, height: Double) {
    @inline(__always) get {
      let height = topCard.parts.pageHeaderHeight
      return height <= 0 ? (.none, 0) : (.own(card: topIndex), height)
    }
  }

  /// The number of the present shared content.
  private var sharedNumber: Int {
    if case .shared(let number) = bar.content { number } else { 0 }
  }

  /// Shows the bar and the page header of the card on top without an animation.
  mutating func placeBars() {
    let (wanted, wantedHeader) = (wantedBar(number: sharedNumber), wantedHeader)
    bar.jump(to: wanted.content, height: wanted.height)
    header.jump(to: wantedHeader.content, height: wantedHeader.height)
  }

  /// Sets the heights of the bar and the page header on the present screen.
  mutating func resizeBars() {
    bar.resize(to: topCard.parts.barHeight)
    header.resize(to: topCard.parts.pageHeaderHeight)
  }

  /// Moves the bar and the page header to the content of the card on top: in, out, or from one content to another.
  ///
  /// - Parameter isNew: True if the bar's shared content changes though the bar stays.
  mutating func showBars(isNew: Bool = false, animated: Bool = true, at now: Instant, into log: inout EventLog) {
    let (wanted, wantedHeader) = (wantedBar(number: isNew ? sharedNumber + 1 : sharedNumber), wantedHeader)
    let (isBesideMap, isCalm) = (layout.isBesideMap, wantsCalm)
    if bar.isNews(wanted.content, height: wanted.height) { log.record(.bar(height: wanted.height), at: now) }
    // The rules are large: they are lent only to a bar that changes.
    if !bar.shows(wanted.content, height: wanted.height) {
      bar.show(
        wanted.content, height: wanted.height, by: rules.motion, besideMap: isBesideMap, calmly: isCalm,
        animated: animated, at: now)
    }
    if header.isNews(wantedHeader.content, height: wantedHeader.height) {
      log.record(.pageHeader(height: wantedHeader.height), at: now)
    }
    if !header.shows(wantedHeader.content, height: wantedHeader.height) {
      header.show(
        wantedHeader.content, height: wantedHeader.height, by: rules.motion, besideMap: isBesideMap, calmly: isCalm,
        animated: animated, at: now)
    }
  }

  // MARK: Positions

  /// Returns the bar's top edge and height, points; nil: there is none.
  ///
  /// Below a page header it hangs from that one's bottom edge, and gives up the part of its height that lies under the
  /// status bar, which the page header takes:
  /// ```
  /// alone           y = −h + (top + h) · s
  /// with a header   y = H − h′ · (1 − s) + top · s · (1 − p),   h′ = max(0, h − overlap · p)
  /// ```
  /// `s` and `p` are the shares of bar and page header that are shown, and `H` is the latter's bottom edge. With p = 0
  /// the second formula is the first; with p = 1 the bar slides out from behind the page header. If bars reach under
  /// the status bar, one that is fully shown begins at `H` throughout.
  ///
  /// Guessed: TGCardViewController at the turn of 2017/18 had both views, each with a top and a height of its own, and
  /// moved both by the same motion; the constraints between them in its storyboard aren't known.
  mutating func barPlace(at instant: Instant) -> (y: Double, height: Double)? {
    let bars = apart.place.pointee.bars.place
    guard let (height, shown) = bars.pointee.bar.sizeInPlace(at: instant) else { return nil }
    let top = world.layouts[layoutIndex].barTop
    guard let above = pageHeaderPlace(at: instant) else { return ((top + height) * shown - height, height) }
    let headerShown = bars.pointee.header.sizeInPlace(at: instant)?.shown ?? 0
    let overlap = world.layouts[layoutIndex].barReachesUp ? screen.safeTop : 0
    let left = max(0, height - overlap * headerShown)
    return (above.y + above.height - left * (1 - shown) + top * shown * (1 - headerShown), left)
  }

  /// Returns the page header's top edge and height, points; nil: there is none.
  mutating func pageHeaderPlace(at instant: Instant) -> (y: Double, height: Double)? {
    let bars = apart.place.pointee.bars.place
    guard let (height, shown) = bars.pointee.header.sizeInPlace(at: instant) else { return nil }
    return ((world.layouts[layoutIndex].barTop + height) * shown - height, height)
  }

  /// Returns the bottom edge of the lower one of the two, points; nil: there is none.
  mutating func barsBottom(at instant: Instant) -> Double? {
    let bar = barPlace(at: instant).map { $0.y + $0.height }
    let header = pageHeaderPlace(at: instant).map { $0.y + $0.height }
    guard let bar, let header else { return bar ?? header }
    return max(bar, header)
  }
}
