import CardModel
import CardSimulation

/// A card in a film: the one that stays while another comes or goes over it, or the one that comes or goes.
enum FilmCard: Equatable, Sendable, CaseIterable {
  case staying
  case moving
}

/// The numbers with which a card shows its content: its alpha, the page in front, and the scroll offset of each page.
struct FilmContent: Hashable, Sendable {
  /// The content's alpha, 0 … 1.
  var alpha = 1.0

  /// The place between two pages, in pages from the first one; 0 for a card without pages.
  var page = 0.0

  /// The scroll offset of each page up to the last one that was shown, points. A card without pages has one.
  var scrolls = [0.0]

  /// The pages that are seen at this place.
  var pages: ClosedRange<Int> {
    let first = max(0, Int(page.rounded(.down)))
    return first...max(first, Int(page.rounded(.up)))
  }

  /// Takes over what a frame tells about the card on top.
  ///
  /// While pages turn, each keeps the offset with which it was shown last: a frame has the offset of one.
  mutating func take(_ sample: Sample, _ scene: Scene, pageStride: Double) {
    alpha = sample.contentAlpha
    guard let pageX = scene.pageX else {
      (page, scrolls) = (0, [sample.scrollOffset])
      return
    }
    page = pageX / pageStride
    let nearest = page.rounded()
    guard (page - nearest).magnitude * pageStride < 1e-6, sample.phase != .paging, nearest >= 0 else { return }
    let index = Int(nearest)
    while scrolls.count <= index { scrolls.append(0) }
    scrolls[index] = sample.scrollOffset
  }
}

/// The contents of a stack's cards, each as it was shown last: a frame tells about the card on top alone.
struct FilmContents: Sendable {
  /// The contents by their card's depth, the root's first.
  private var all: [FilmContent] = []

  /// Takes over a frame, and returns the contents of both its cards; `moving` is nil without a card that comes or goes.
  mutating func take(
    _ sample: Sample, _ scene: Scene, pageStride: Double
  ) -> (staying: FilmContent, moving: FilmContent?) {
    let top = Int(sample.stackDepth) - 1
    // A card that is popped counts no longer, but is still seen.
    let count = top + (sample.phase == .popping ? 2 : 1)
    while all.count < count { all.append(FilmContent()) }
    all.removeLast(all.count - count)
    all[top].take(sample, scene, pageStride: pageStride)
    if sample.transitionY == nil { return (all[top], nil) }
    if sample.phase == .popping { return (all[top], all[top + 1]) }
    return (all[max(0, top - 1)], all[top])
  }
}
