/// The frame and the sub-offset of a section while several scroll views scroll as one.
///
/// The outer scroll view owns the offset; the sections' own scrolling is disabled. A section that begins above the
/// viewport's top is pinned to it, and the section's own content scrolls instead.
public struct ScrolledSection: Hashable, Sendable {
  /// The frame's top edge in the content, points.
  public var frameY: Double

  /// The scroll offset of the section's own content, points.
  public var subOffset: Double

  /// The frame's height, points.
  public var frameHeight: Double

  /// The position of the section's content top in the whole content, points.
  public var contentY: Double { frameY - subOffset }
}

extension ContentLayout {
  /// The frame and sub-offset of a section at a scroll offset.
  ///
  /// ```
  /// offset < y    frame y = y,       sub-offset = 0
  /// otherwise     frame y = offset,  sub-offset = offset − y
  /// frame height = ⌈min(max(offset + viewport − frame y, 0), max(content height − sub-offset, 0))⌉
  /// ```
  ///
  /// 1.9 resizes only lists, and only if there is more than one component. 7.5 resizes all components, makes the frame
  /// integral, truncates the sub-offset to a whole number, and may stretch the last component to the viewport's end.
  /// CardParts scrolls its cards unchanged.
  ///
  /// Source: Spots 1.9.0, `SpotsScrollView.swift` 104 to 164; 7.5.0, `SpotsScrollView+iOS.swift` 6 to 63.
  ///
  /// - Parameters:
  ///   - index: The index of the section.
  ///   - offset: The scroll offset of the content, points.
  ///   - viewport: The height of the viewport, points.
  ///   - system: The library whose rules apply.
  ///   - stretchesLast: True if the last section extends down to the viewport's end.
  public func scrolled(
    _ index: Int, at offset: Double, viewport: Double, _ system: ContentSystem, stretchesLast: Bool = false
  ) -> ScrolledSection {
    let section = sections[index]
    guard system.traits.nestsScrollViews else {
      return ScrolledSection(frameY: section.y, subOffset: 0, frameHeight: section.extent)
    }
    let isPinned = offset >= section.y
    var result = ScrolledSection(
      frameY: isPinned ? offset : section.y, subOffset: isPinned ? offset - section.y : 0,
      frameHeight: section.contentHeight)
    let room = max(offset + viewport - result.frameY, 0)
    let rest = max(section.contentHeight - result.subOffset, 0)
    if system == .spots19 {
      if section.kind == .list, sections.count > 1 { result.frameHeight = min(room, rest).rounded(.up) }
    } else {
      result.frameHeight = min(room, rest).rounded(.up)
      if stretchesLast, index == sections.count - 1 { result.frameHeight = max(0, viewport - result.frameY + offset) }
      result.makeIntegral()
    }
    return result
  }

  /// The height of the outer scroll view's content, points: under Spots never less than the viewport without `inset`.
  public func contentHeight(viewport: Double, _ system: ContentSystem, inset: Double = 0) -> Double {
    system.traits.nestsScrollViews ? max(height, viewport - inset) : height
  }

  /// The top edge of a section's header in the content, points.
  ///
  /// A sticky header stays at the section's top: until it meets the footer, if there is one, and in 1.9 until it meets
  /// the section's end:
  ///
  /// ```
  /// y + min(sub-offset, content height − footer − header)
  /// ```
  ///
  /// Source: Spots 7.5.0, `ScrollViewManager.swift` 15 to 50.
  public func headerY(of index: Int, _ scrolled: ScrolledSection) -> Double {
    let section = sections[index]
    guard section.hasStickyHeader else { return scrolled.contentY }
    guard section.footerHeight > 0 || section.headerMeetsEnd else { return scrolled.contentY + scrolled.subOffset }
    let last = max(0, section.contentHeight - section.footerHeight - section.headerHeight)
    return scrolled.contentY + min(scrolled.subOffset, last)
  }

  /// The top edge of a section's footer in the content, points: at the end of the section's scrolling content.
  public func footerY(of index: Int, _ scrolled: ScrolledSection) -> Double {
    scrolled.contentY + sections[index].contentHeight - sections[index].footerHeight
  }
}

extension ScrolledSection {
  /// Applies UIKit's integral frame: rounds the top edge up the screen and the bottom edge down it. A height of 0 stays
  /// 0. Truncates the sub-offset.
  fileprivate mutating func makeIntegral() {
    let top = frameY.rounded(.down)
    if frameHeight > 0 { frameHeight = (frameY + frameHeight).rounded(.up) - top }
    frameY = top
    subOffset = subOffset.rounded(.towardZero)
  }
}
