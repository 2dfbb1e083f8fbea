import CardMath
import CardTestSupport
import Testing

@testable import CardContent

@Suite struct SpotsDocumentTests {
  static func document(_ items: [SpotsItem], views: [SpotsViewSize] = []) -> SpotsDocument {
    SpotsDocument(components: [SpotsComponent(kind: .list, items: items)], views: views)
  }

  static func heights(_ document: SpotsDocument) -> [Double] { document.components[0].items.map(\.height) }

  /// 7.5's default is 44 pt high for all kinds (Spots-2); in 1.9 each kind of cell has its own.
  @Test(
    arguments: [
      (.list, .spots19, 0, 44), (.grid, .spots19, 88, 88), (.carousel, .spots19, 88, 88), (.view, .spots19, 88, 88),
      (.list, .spots75, 0, 44), (.grid, .spots75, 0, 44), (.carousel, .spots75, 0, 44), (.view, .spots75, 0, 44),
    ] as [(SpotsComponent.Kind, ContentSystem, Double, Double)])
  func ofSomeViewsNothingIsSaid(kind: SpotsComponent.Kind, system: ContentSystem, width: Double, height: Double) {
    let document = Self.document([], views: [SpotsViewSize(view: 1, width: 3, height: 5)])
    #expect(document.size(of: nil, in: kind, system) == (width, height))
    #expect(document.size(of: 2, in: kind, system) == (width, height))
    #expect(document.size(of: 1, in: kind, system) == (3, 5))
    var items = SpotsDocument(components: [SpotsComponent(kind: kind, items: [SpotsItem(), SpotsItem(view: 2)])])
    items.measure(for: system)
    #expect(Self.heights(items) == [height, height])
  }

  @Test func aViewsSizeIsAddedOrReplaced() {
    var document = Self.document([], views: [SpotsViewSize(view: 1, height: 5), SpotsViewSize(view: 2, height: 6)])
    document.setSize(SpotsViewSize(view: 2, width: 3, height: 9))
    document.setSize(SpotsViewSize(view: 4, height: 8))
    #expect(
      document.views == [
        SpotsViewSize(view: 1, height: 5), SpotsViewSize(view: 2, width: 3, height: 9),
        SpotsViewSize(view: 4, height: 8),
      ])
  }

  @Test func onlyWhatHasNoHeightIsMeasured() {
    var document = Self.document(
      [SpotsItem(height: 7), SpotsItem(view: 1), SpotsItem(), SpotsItem(height: 0.5, view: 1)],
      views: [SpotsViewSize(view: 1, height: 30)])
    document.measure(for: .spots75)
    #expect(Self.heights(document) == [7, 30, 44, 0.5])
    #expect(document.components[0].items.map(\.width) == [0, 0, 0, 0])
  }

  /// An item is measured once: its height stays, whatever its view would measure later (Spots-4).
  @Test func whatWasMeasuredIsKept() {
    var document = Self.document([SpotsItem(view: 1)], views: [SpotsViewSize(view: 1, height: 30)])
    document.measure(for: .spots19)
    document.setSize(SpotsViewSize(view: 1, height: 50))
    document.measure(for: .spots19)
    #expect(Self.heights(document) == [30])
    // Another model at its index is measured again, and so is a new item.
    let isUpdated = document.components[0].update(at: 0, to: SpotsItem(view: 1))
    document.components[0].insert([SpotsItem(view: 1)], at: 1)
    #expect(isUpdated)
    #expect(Self.heights(document) == [0, 0])
    document.measure(for: .spots19)
    #expect(Self.heights(document) == [50, 50])
  }

  /// A view that measures 0 is measured again, until it has a height.
  @Test func noHeightIsMeasuredAgain() {
    var document = Self.document([SpotsItem(view: 1)], views: [SpotsViewSize(view: 1, height: 0)])
    document.measure(for: .spots75)
    #expect(Self.heights(document) == [0])
    document.setSize(SpotsViewSize(view: 1, height: 20))
    document.measure(for: .spots75)
    #expect(Self.heights(document) == [20])
  }

  /// The last item's height is that of the last component only.
  @Test func theLastItemOfAll() {
    #expect(SpotsDocument(components: []).lastItemHeight == 0)
    var document = Self.document(Fixtures.items([10, 20]))
    #expect(document.lastItemHeight == 20)
    document.components.append(SpotsComponent(kind: .grid, items: Fixtures.items([30])))
    #expect(document.lastItemHeight == 30)
    document.components.append(SpotsComponent(kind: .grid, items: []))
    #expect(document.lastItemHeight == 0)
  }

  // MARK: - Its state

  static let full = SpotsDocument(
    components: [
      SpotsComponent(kind: .list, items: Fixtures.items([10, 20])), SpotsComponent(kind: .grid, items: []),
      SpotsComponent(kind: .carousel, items: [SpotsItem(name: 3, width: 5, height: 6, view: 1)]),
    ], views: [SpotsViewSize(view: 1, width: 3, height: 30)])

  @Test func itIsSavedAndReadAgain() throws {
    var changed = Self.full
    changed.components[0].remove(at: 0, count: 1)
    changed.components[1].insert(Fixtures.items([8]), at: 0)
    changed.setSize(SpotsViewSize(view: 2, height: 40))
    let copy = try Fixtures.read(Fixtures.words(of: changed), into: Self.full)
    #expect(differences(copy, changed).isEmpty)
  }

  // A document of one component without items: the number of items, the number that ever existed, the number of views,
  // and one view.
  @Test(
    arguments: [
      (0, 9, StateError.Reason.count), (1, .max, .number), (2, 5, .count), (2, 0, .surplus), (3, 10, .number),
      (5, (-1.0).bitPattern, .number),
    ] as [(Int, UInt64, StateError.Reason)])
  func whatCannotBeIsRefused(word: Int, value: UInt64, reason: StateError.Reason) throws {
    let document = Self.document([], views: [SpotsViewSize(view: 1, height: 30)])
    #expect(try Fixtures.words(of: document).count == 6)
    #expect(try Fixtures.error(of: document, word: word, value)?.reason == reason)
  }

  @Test func noWordMayBeMissing() throws {
    let words = try Fixtures.words(of: Self.full)
    for count in words.indices { #expect(Fixtures.error(Array(words.prefix(count)), into: Self.full) != nil) }
    #expect(Fixtures.error(words, into: Self.full) == nil)
    #expect(Fixtures.error(words + [0], into: Self.full)?.reason == .surplus)
  }
}
