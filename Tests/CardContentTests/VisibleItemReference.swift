import CardMath
import CardTestSupport

@testable import CardContent

/// The visible items without a search, random windows to ask for them, and the difference of two answers.
enum VisibleItemReference {
  /// The visible items, by a test of each item without a search: those that intersect both the frame and the window.
  static func all(
    _ layout: ContentLayout, _ window: ContentWindow, _ system: ContentSystem, _ stretchesLast: Bool,
    _ stripOffset: (Int) -> Double
  ) -> [VisibleItem] {
    var found: [VisibleItem] = []
    for (index, section) in layout.sections.enumerated() {
      let scrolled = layout.scrolled(
        index, at: window.offset, viewport: window.viewport, system, stretchesLast: stretchesLast)
      let top = max(window.offset, scrolled.frameY)
      let bottom = min(window.offset + window.shown, scrolled.frameY + scrolled.frameHeight)
      func take(
        _ kind: VisibleItem.Kind, _ name: Int32?, _ number: Int32, _ y: Double, _ height: Double, _ part: Double = 1,
        across: ClosedRange<Double>? = nil
      ) {
        let shown = min(y + height, bottom) - max(y, top)
        guard shown > 0, height > 0, part > 0, bottom > top else { return }
        found.append(
          VisibleItem(
            kind: kind, section: section.index, name: name, number: number, x: across?.lowerBound ?? section.x, y: y,
            width: across.map { $0.upperBound - $0.lowerBound } ?? section.width, height: height,
            fraction: shown / height * part))
      }
      if section.headerHeight > 0 {
        take(.header, section.name, 0, layout.headerY(of: index, scrolled), section.headerHeight)
      }
      let strip = layout.strips.firstIndex { $0.section == index }
      // Numbers that occur more often than once are duplicates: equally many at either end.
      let twice = (section.items.count - Set(layout.items[section.items].map(\.number)).count) / 2
      for (place, item) in layout.items[section.items].enumerated() {
        var (part, edge) = (1.0, section.x + item.x)
        if let strip {
          let left = stripOffset(strip)
          edge -= left
          let shown = min(item.x + item.width, left + section.width) - max(item.x, left)
          part = item.width > 0 ? max(0, shown / item.width) : 0
        }
        let kind: VisibleItem.Kind =
          place < twice ? .before : place >= section.items.count - twice ? .after : .item
        take(
          kind, item.name, item.number, scrolled.frameY - scrolled.subOffset + item.y, item.height, part,
          across: edge...edge + item.width)
      }
      if section.footerHeight > 0 {
        let end = scrolled.frameY - scrolled.subOffset + section.contentHeight
        take(.footer, section.name, 0, end - section.footerHeight, section.footerHeight)
      }
    }
    return found
  }

  /// The difference between two answers; nil if they agree, all but fractions and widths to the bit.
  static func difference(_ a: [VisibleItem], _ b: [VisibleItem]) -> String? {
    // An item that is visible by rounding alone may be in either answer or not.
    let (a, b) = (a.filter { $0.fraction > 1e-9 }, b.filter { $0.fraction > 1e-9 })
    for (one, other) in zip(a, b) {
      var same = one
      (same.fraction, same.width) = (other.fraction, other.width)
      // The reference adds the width to the edge, and takes it off again.
      if !one.width.isNear(other.width) { return "\(one), not \(other)" }
      if same != other || !one.fraction.isNear(other.fraction) { return "\(one), not \(other)" }
    }
    return a.count == b.count ? nil : "\(a.dropFirst(b.count)), not \(b.dropFirst(a.count))"
  }

  /// Passes random documents, each with random windows and strip offsets, to `body`.
  static func windows(
    _ seed: UInt64, _ body: (ContentLayout, ContentWindow, ContentSystem, Bool, (Int) -> Double) -> Void
  ) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<30 {
      let system = random.next(below: 2) == 0 ? ContentSystem.spots19 : .spots75
      let document = RandomDocument.make(for: system, &random)
      let layout = document.layout(in: system, width: random.next(from: 80, to: 900))
      for _ in 0..<10 {
        let viewport = random.next(from: 50, to: 900)
        let window = ContentWindow(
          offset: random.next(from: -100, to: layout.height + 50), viewport: viewport,
          shown: random.next(below: 2) == 0 ? nil : random.next(from: 0, to: viewport))
        let offsets = layout.strips.map { random.next(from: -30, to: $0.range + 30) }
        body(layout, window, system, random.next(below: 2) == 0) { offsets[$0] }
      }
    }
  }
}
