/// The position to which a released strip settles, and the item that its callback reports.
public struct StripTarget: Hashable, Sendable {
  /// The scroll offset at rest, points; nil if the strip rests where its deceleration ends.
  public var offset: Double?

  /// Index, among the strip's items, of the item passed to the end-of-swipe callback; nil if none.
  public var reported: Int?

  /// Creates a target.
  public init(offset: Double?, reported: Int?) {
    self.offset = offset
    self.reported = reported
  }
}

extension ContentLayout {
  /// The target of a strip on release.
  ///
  /// - Parameters:
  ///   - strip: The strip.
  ///   - offset: The strip's current offset, points.
  ///   - began: The offset at the start of the drag, points.
  ///   - projected: The offset at the end of a free deceleration, within the strip's range, points.
  ///   - page: The offset at which a paging scroll view would rest, points.
  public func target(
    of strip: Strip, from offset: Double, began: Double, projected: Double, page: Double
  ) -> StripTarget {
    switch strip.paging {
    case .free:
      return StripTarget(offset: nil, reported: nil)
    case .pages:
      return StripTarget(
        offset: page, reported: strip.reported == .item19 ? item19(of: strip, from: offset, to: page) : nil)
    case .item:
      guard let centre = centreItem(of: strip, at: projected), let middle = middle(of: centre, strip) else {
        return StripTarget(offset: nil, reported: nil)
      }
      // The first item, and one whose centred offset isn't positive, is centred only in an infinite strip.
      let isLed = middle > 0 && centre > 0 || strip.loop != nil
      return StripTarget(offset: isLed ? clamp(middle, strip) : nil, reported: centre)
    case .quarter:
      return quarter(of: strip, from: offset, began: began, projected: projected)
    }
  }

  /// The item that 1.9 reports.
  ///
  /// ```
  /// page width = W − inset right + inset left + line spacing
  /// x = (target > current ? ⌈current / page width⌉ : ⌊current / page width⌋) · page width,  0 … content width
  /// ⌊x · count / content width⌋
  /// ```
  ///
  /// The strip doesn't settle there: the scroll view's own paging moves it, and the reported item may not be the one in
  /// view. An index one past the last, for which the real code traps, gives nil.
  /// Source: Spots 1.9.0, `CarouselSpot.swift` 117 to 146.
  func item19(of strip: Strip, from current: Double, to target: Double) -> Int? {
    let pageWidth = strip.width - strip.insetRight + strip.insetLeft + strip.lineSpacing
    guard pageWidth > 0, strip.contentWidth > 0, strip.count > 0 else { return nil }
    let pages = (current / pageWidth).rounded(target > current ? .up : .down)
    let place = min(max(pages * pageWidth, 0), strip.contentWidth)
    let index = (place * Double(strip.count) / strip.contentWidth).rounded(.down)
    return index >= 0 && index < Double(strip.count) ? Int(index) : nil
  }

  /// The index, among the strip's items, of the item in the middle at an offset, or of the first one after the gap that
  /// is in the middle.
  ///
  /// ```
  /// x ≤ 0: the first;   otherwise from x + W/2 on, in steps of max(item spacing, 1), before round(content width − W/2)
  /// ```
  ///
  /// Source: Spots 7.5.0, `Delegate+iOS+tvOS+UIScrollView.swift` 5 to 26.
  public func centreItem(of strip: Strip, at offset: Double) -> Int? {
    guard !strip.items.isEmpty else { return nil }
    if offset <= 0 { return 0 }
    let bound = (strip.contentWidth - strip.width / 2).rounded(.toNearestOrAwayFromZero)
    let step = max(strip.itemSpacing, 1)
    var place = offset + strip.width / 2
    while place < bound {
      let index = firstItem(of: strip.items, endingAfter: place)
      guard index < strip.items.upperBound else { return nil }
      if items[index].x <= place { return index - strip.items.lowerBound }
      // Whole steps up to the item after the gap.
      let steps = ((items[index].x - place) / step).rounded(.up)
      place += max(steps, 1) * step
    }
    return nil
  }

  /// The offset at which an item is centred, points.
  func middle(of position: Int, _ strip: Strip) -> Double? {
    guard position < strip.items.count else { return nil }
    let item = items[strip.items.lowerBound + position]
    return item.x + item.width / 2 - strip.width / 2
  }

  /// The page target of 7.5: once a drag exceeds a quarter of the first item's width, the dragged distance counts
  /// twice.
  ///
  /// ```
  /// |x − began| > 0.25 · first width:   probe = x ± |x − began|
  /// target = x of the item in the middle at the probe + remainder
  /// ```
  ///
  /// The first item is the first of all, not the first in view: the source asks its layout for the elements in the
  /// bounds, and the layout returns all elements. The remainder is the part of an item within the viewport's right edge
  /// if items fill the viewport from its left edge, each followed by inset left + item spacing. If no item is found at
  /// a target at the strip's end, the last item is reported.
  /// Source: Spots 7.5.0, `ComponentFlowLayout.swift` 390 to 463.
  private func quarter(of strip: Strip, from offset: Double, began: Double, projected: Double) -> StripTarget {
    guard let first = strip.items.first else { return StripTarget(offset: nil, reported: nil) }
    let distance = (offset - began).magnitude
    var probe = offset
    if distance > items[first].width * 0.25 { probe += began > offset ? -distance : distance }
    var remainder = 0.0
    for index in strip.items {
      remainder += items[index].width + strip.insetLeft + strip.itemSpacing
      if remainder >= strip.width {
        remainder = items[index].width - (remainder - strip.width)
        break
      }
    }
    let centre = centreItem(of: strip, at: probe)
    let target = clamp(centre.map { items[strip.items.lowerBound + $0].x + remainder } ?? projected, strip)
    let reported = centreItem(of: strip, at: target) ?? (target >= strip.range ? strip.items.count - 1 : nil)
    return StripTarget(offset: target, reported: reported)
  }

  private func clamp(_ offset: Double, _ strip: Strip) -> Double { min(max(offset, 0), strip.range) }
}

extension Strip {
  /// The page at an offset: CardParts' formula, which rounds halves up.
  ///
  /// ```
  /// ⌊(x − w/2) / w⌋ + 1
  /// ```
  ///
  /// Source: CardParts, `CardPartPagedView.swift`, `scrollViewDidEndDecelerating`. Spots 7.5's page control divides the
  /// offset by the width and truncates; 1.9's divides the reported item's index by the span.
  public func page(at offset: Double) -> Int {
    guard width > 0 else { return 0 }
    let page: Double =
      switch reported {
      case .page: ((offset - width / 2) / width).rounded(.down) + 1
      case .item19: ((offset * Double(count) / max(contentWidth, 1)).rounded(.down) / max(span, 1)).rounded(.down)
      case .item75, .nothing: (offset / width).rounded(.towardZero)
      }
    return Int(min(max(page, 0), Double(max(0, count - 1))))
  }

  /// The offset, points, for a programmatic scroll to an item or a page. 1.9: whole pages of the carousel; 7.5: the
  /// item centred; CardParts: the page.
  public func offset(ofPage page: Int, in layout: ContentLayout) -> Double {
    let wanted: Double =
      switch reported {
      case .item19: (width - insetRight + insetLeft + lineSpacing) * Double(page)
      case .page: width * Double(page)
      case .item75, .nothing: layout.middle(of: page, self) ?? width * Double(page)
      }
    return min(max(wanted, 0), range)
  }
}
