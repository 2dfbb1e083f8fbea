/// Where a section shows while many scroll views are scrolled as one.
///
/// The outer scroll view owns the offset; the sections can't be scrolled by themselves. One that begins above the
/// viewport's top sticks to it, and its own content moves instead.
public struct ScrolledSection: Hashable, Sendable {
  /// The frame's top edge in the content, points.
  public var frameY: Double

  /// How far its own content is scrolled.
  public var subOffset: Double

  /// The frame's height.
  public var frameHeight: Double

  /// Where its content's top lies in the content.
  public var contentY: Double { frameY - subOffset }
}

extension ContentLayout {
  /// Where a section shows.
  ///
  /// ```
  /// offset < y    frame y = y,       sub-offset = 0
  /// otherwise     frame y = offset,  sub-offset = offset − y
  /// frame height = ⌈min(max(offset + viewport − frame y, 0), max(content height − sub-offset, 0))⌉
  /// ```
  /// 1.9 resizes only lists, and only where there is more than one component. 7.5 resizes all, makes the frame
  /// integral, cuts the sub-offset to a whole number, and may stretch the last one to the viewport's end. CardParts
  /// scrolls its cards as they are.
  ///
  /// Source: Spots 1.9.0, `SpotsScrollView.swift` 104 to 164; 7.5.0, `SpotsScrollView+iOS.swift` 6 to 63.
  ///
  /// - Parameters:
  ///   - index: The section's.
  ///   - offset: The content's, points.
  ///   - viewport: The height in which it shows.
  ///   - system: Whose rules hold.
  ///   - stretchesLast: Whether the last one reaches down to the viewport's end.
  public func scrolled(
    _ index: Int, at offset: Double, viewport: Double, _ system: ContentSystem, stretchesLast: Bool = false
  ) -> ScrolledSection {
    let section = sections[index]
    guard system.isSpots else {
      return ScrolledSection(frameY: section.y, subOffset: 0, frameHeight: section.extent)
    }
    let isPinned = offset >= section.y
    var result = ScrolledSection(
      frameY: isPinned ? offset : section.y, subOffset: isPinned ? offset - section.y : 0,
      frameHeight: section.contentHeight)
    let room = max(offset + viewport - result.frameY, 0)
    let rest = max(section.contentHeight - result.subOffset, 0)
    switch system {
    case .spots19:
      if section.kind == .list, sections.count > 1 { result.frameHeight = min(room, rest).rounded(.up) }
    case .spots75:
      result.frameHeight = min(room, rest).rounded(.up)
      if stretchesLast, index == sections.count - 1 { result.frameHeight = max(0, viewport - result.frameY + offset) }
      result.makeIntegral()
    case .cardParts26, .cardParts40:
      break
    }
    return result
  }

  /// The height that the outer scroll view has to scroll: never less than its viewport has room.
  public func contentHeight(viewport: Double, _ system: ContentSystem, inset: Double = 0) -> Double {
    system.isSpots ? max(height, viewport - inset) : height
  }

  /// The top edge of a section's header in the content.
  ///
  /// A sticky one stays at the section's top; where there is a footer, until it meets that, and in 1.9 until it meets
  /// the section's end:
  ///
  /// ```
  /// y + min(sub-offset, content height − footer − header)
  /// ```
  /// Source: Spots 7.5.0, `ScrollViewManager.swift` 15 to 50.
  public func headerY(of index: Int, _ scrolled: ScrolledSection) -> Double {
    let section = sections[index]
    guard section.hasStickyHeader else { return scrolled.contentY }
    guard section.footerHeight > 0 || section.headerMeetsEnd else { return scrolled.contentY + scrolled.subOffset }
    let last = max(0, section.contentHeight - section.footerHeight - section.headerHeight)
    return scrolled.contentY + min(scrolled.subOffset, last)
  }

  /// The top edge of a section's footer in the content: at the end of what scrolls in it.
  public func footerY(of index: Int, _ scrolled: ScrolledSection) -> Double {
    scrolled.contentY + sections[index].contentHeight - sections[index].footerHeight
  }
}

extension ScrolledSection {
  /// UIKit's integral frame: its top edge rounded up the screen, its bottom edge down. A height of 0 stays.
  fileprivate mutating func makeIntegral() {
    let top = frameY.rounded(.down)
    if frameHeight > 0 { frameHeight = (frameY + frameHeight).rounded(.up) - top }
    frameY = top
    subOffset = subOffset.rounded(.towardZero)
  }
}
