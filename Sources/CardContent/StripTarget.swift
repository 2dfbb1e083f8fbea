/// Where a strip goes that a finger let go, and whom it tells.
public struct StripTarget: Hashable, Sendable {
  /// Where it comes to rest; nil: wherever it slows down.
  public var offset: Double?

  /// The position, among the strip's items, of the one that is told of; nil: none is.
  public var told: Int?

  /// A target.
  public init(offset: Double?, told: Int?) {
    self.offset = offset
    self.told = told
  }
}

extension ContentLayout {
  /// Where a strip goes that is let go.
  ///
  /// - Parameters:
  ///   - strip: The strip.
  ///   - offset: Where it is, points.
  ///   - began: Where it was when the finger took it.
  ///   - projected: Where it would come to rest by itself, within its ends.
  ///   - page: Where a scroll view that pages would come to rest.
  public func target(
    of strip: Strip, from offset: Double, began: Double, projected: Double, page: Double
  ) -> StripTarget {
    switch strip.paging {
    case .free:
      return StripTarget(offset: nil, told: nil)
    case .pages:
      return StripTarget(offset: page, told: strip.told == .item19 ? item19(of: strip, from: offset, to: page) : nil)
    case .item:
      guard let centre = centreItem(of: strip, at: projected), let middle = middle(of: centre, strip) else {
        return StripTarget(offset: nil, told: nil)
      }
      // The first one isn't led to the middle, unless there is no first.
      let isLed = middle > 0 && centre > 0 || strip.loop != nil
      return StripTarget(offset: isLed ? clamp(middle, strip) : nil, told: centre)
    case .quarter:
      return quarter(of: strip, from: offset, began: began, projected: projected)
    }
  }

  /// The item that 1.9 tells of.
  ///
  /// ```
  /// page width = W − inset right + inset left + line spacing
  /// x = (target > current ? ⌈current / page width⌉ : ⌊current / page width⌋) · page width,  0 … content width
  /// ⌊x · count / content width⌋
  /// ```
  /// The strip doesn't go there: a scroll view's own paging moves it, and what is told may not be what shows. An index
  /// one behind the last, which the real code would look up and trap, isn't told.
  /// Source: Spots 1.9.0, `CarouselSpot.swift` 117 to 146.
  func item19(of strip: Strip, from current: Double, to target: Double) -> Int? {
    let pageWidth = strip.width - strip.insetRight + strip.insetLeft + strip.lineSpacing
    guard pageWidth > 0, strip.contentWidth > 0, strip.count > 0 else { return nil }
    let pages = (current / pageWidth).rounded(target > current ? .up : .down)
    let place = min(max(pages * pageWidth, 0), strip.contentWidth)
    let index = (place * Double(strip.count) / strip.contentWidth).rounded(.down)
    return index >= 0 && index < Double(strip.count) ? Int(index) : nil
  }

  /// The position among the strip's items of the one in the middle at an offset: the first one that lies there, or
  /// behind the gap that does.
  ///
  /// ```
  /// x ≤ 0: the first;   otherwise from x + W/2 on, in steps of max(item spacing, 1), before round(content width − W/2)
  /// ```
  /// Source: Spots 7.5.0, `Delegate+iOS+tvOS+UIScrollView.swift` 5 to 26.
  public func centreItem(of strip: Strip, at offset: Double) -> Int? {
    guard !strip.items.isEmpty else { return nil }
    if offset <= 0 { return 0 }
    let bound = (strip.contentWidth - strip.width / 2).rounded(.toNearestOrAwayFromZero)
    let step = max(strip.itemSpacing, 1)
    var place = offset + strip.width / 2
    while place < bound {
      let index = firstItem(of: strip.items, endingBehind: place)
      guard index < strip.items.upperBound else { return nil }
      if items[index].x <= place { return index - strip.items.lowerBound }
      // Whole steps up to the item behind the gap.
      let steps = ((items[index].x - place) / step).rounded(.up)
      place += max(steps, 1) * step
    }
    return nil
  }

  /// The offset at which an item stands in the middle.
  func middle(of position: Int, _ strip: Strip) -> Double? {
    guard position < strip.items.count else { return nil }
    let item = items[strip.items.lowerBound + position]
    return item.x + item.width / 2 - strip.width / 2
  }

  /// The page of 7.5: once a quarter of the first item was dragged, the way counts twice.
  ///
  /// ```
  /// |x − began| > 0.25 · first width:   probe = x ± |x − began|
  /// target = x of the item in the middle at the probe + remainder
  /// ```
  /// The first item is that of all, not the first in sight: the source asks its layout what lies in the bounds, and
  /// that answers with everything. The remainder is what the items that fill the width leave of the last one of them.
  /// Where it comes to rest beyond the last item's middle there is none to be found, and the last one is told of.
  /// Source: Spots 7.5.0, `ComponentFlowLayout.swift` 390 to 463.
  private func quarter(of strip: Strip, from offset: Double, began: Double, projected: Double) -> StripTarget {
    guard let first = strip.items.first else { return StripTarget(offset: nil, told: nil) }
    let way = (offset - began).magnitude
    var probe = offset
    if way > items[first].width * 0.25 { probe += began > offset ? -way : way }
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
    let told = centreItem(of: strip, at: target) ?? (target >= strip.range ? strip.items.count - 1 : nil)
    return StripTarget(offset: target, told: told)
  }

  private func clamp(_ offset: Double, _ strip: Strip) -> Double { min(max(offset, 0), strip.range) }
}

extension Strip {
  /// The page at an offset: CardParts' formula, which rounds halves up.
  ///
  /// ```
  /// ⌊(x − w/2) / w⌋ + 1
  /// ```
  /// Source: CardParts, `CardPartPagedView.swift`, `scrollViewDidEndDecelerating`. Spots 7.5's page control counts
  /// whole widths, 1.9's the item that is told of over the span.
  public func page(at offset: Double) -> Int {
    guard width > 0 else { return 0 }
    let page: Double =
      switch told {
      case .page: ((offset - width / 2) / width).rounded(.down) + 1
      case .item19: ((offset * Double(count) / max(contentWidth, 1)).rounded(.down) / max(span, 1)).rounded(.down)
      case .item75, .nothing: (offset / width).rounded(.towardZero)
      }
    return Int(min(max(page, 0), Double(max(0, count - 1))))
  }

  /// Where the program scrolls it to, so that an item or a page shows. 1.9: whole pages of the carousel; 7.5: the item
  /// in the middle; CardParts: its page.
  public func offset(ofPage page: Int, in layout: ContentLayout) -> Double {
    let wanted: Double =
      switch told {
      case .item19: (width - insetRight + insetLeft + lineSpacing) * Double(page)
      case .page: width * Double(page)
      case .item75, .nothing: layout.middle(of: page, self) ?? width * Double(page)
      }
    return min(max(wanted, 0), range)
  }
}
