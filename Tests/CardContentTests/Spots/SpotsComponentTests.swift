import CardMath
import CardTestSupport
import Testing

@testable import CardContent

@Suite struct SpotsComponentTests {
  /// Items that differ in their heights.
  static func component(_ heights: [Double]) -> SpotsComponent {
    SpotsComponent(kind: .list, items: Fixtures.items(heights))
  }

  /// The height and the number of each item.
  static func rows(_ component: SpotsComponent) -> [[Double]] {
    component.items.map { [$0.height, Double($0.number)] }
  }

  @Test func nothingIsSaidOfItsLayout() {
    let layout = SpotsComponent.Layout()
    #expect(layout.inset == Insets())
    #expect(layout.contentInset == Insets())
    #expect(layout.itemSpacing == 0)
    #expect(layout.lineSpacing == 0)
    #expect(layout.itemsPerRow == 1)
    #expect(!layout.hasDynamicSpan)
    #expect(!layout.hasStickyHeader)
    #expect(!layout.isInfinite)
    #expect(!layout.showsEmpty)
    #expect(layout.pageIndicator == .none)
    let component = Self.component([])
    #expect(component.span == 0)
    #expect(component.headerHeight == 0)
    #expect(component.footerHeight == 0)
    #expect(component.pagination == .disabled)
    #expect(component.name == nil)
  }

  @Test func itemsAreNumberedFromZero() {
    #expect(Self.rows(Self.component([10, 20, 30])) == [[10, 0], [20, 1], [30, 2]])
    // Their earlier numbers don't count.
    let again = SpotsComponent(kind: .grid, items: Self.component([10, 20, 30]).items.reversed())
    #expect(Self.rows(again) == [[30, 0], [20, 1], [10, 2]])
  }

  @Test(
    arguments: [
      (0, [[50, 2], [60, 3], [10, 0], [20, 1]]), (1, [[10, 0], [50, 2], [60, 3], [20, 1]]),
      (2, [[10, 0], [20, 1], [50, 2], [60, 3]]), (3, [[10, 0], [20, 1], [50, 2], [60, 3]]),
      (.max, [[10, 0], [20, 1], [50, 2], [60, 3]]), (-1, [[50, 2], [60, 3], [10, 0], [20, 1]]),
      (.min, [[50, 2], [60, 3], [10, 0], [20, 1]]),
    ] as [(Int, [[Double]])])
  func newItemsGetNewNumbers(index: Int, rows: [[Double]]) {
    var component = Self.component([10, 20])
    component.insert(Fixtures.items([50, 60]), at: index)
    #expect(Self.rows(component) == rows)
  }

  @Test(
    arguments: [
      (0, 1, [20, 30]), (1, 1, [10, 30]), (2, 1, [10, 20]), (1, 2, [10]), (1, 100_000, [10]), (0, 3, []),
      (3, 1, [10, 20, 30]), (99, 5, [10, 20, 30]), (0, 0, [10, 20, 30]), (1, -4, [10, 20, 30]), (0, .max, []),
      (-5, 1, [20, 30]), (.max, 1, [10, 20, 30]), (.min, 2, [30]),
    ] as [(Int, Int, [Double])])
  func asManyGoAsThereAre(index: Int, count: Int, left: [Double]) {
    var component = Self.component([10, 20, 30])
    component.remove(at: index, count: count)
    #expect(component.items.map(\.height) == left)
  }

  /// A number is never used twice.
  @Test func whatStaysKeepsItsNumber() {
    var component = Self.component([10, 20, 30])
    component.remove(at: 0, count: 2)
    component.insert(Fixtures.items([40]), at: 0)
    #expect(Self.rows(component) == [[40, 3], [30, 2]])
    component.remove(at: 0, count: 2)
    component.insert(Fixtures.items([50]), at: 0)
    #expect(Self.rows(component) == [[50, 4]])
  }

  @Test func anotherModelInItsPlaceKeepsItsNumber() {
    var component = Self.component([10, 20, 30])
    let isUpdated = component.update(at: 1, to: SpotsItem(name: 4, width: 3, view: 2))
    #expect(isUpdated)
    #expect(Self.rows(component) == [[10, 0], [0, 1], [30, 2]])
    #expect(component.items[1].name == 4)
    #expect(component.items[1].width == 3)
    #expect(component.items[1].view == 2)
  }

  @Test(arguments: [-1, 3, .max, .min]) func whatIsntThereIsntUpdated(index: Int) {
    var component = Self.component([10, 20, 30])
    let isUpdated = component.update(at: index, to: SpotsItem(height: 99))
    #expect(!isUpdated)
    #expect(component == Self.component([10, 20, 30]))
  }

  @Test func othersInThePlaceOfAllGetNewNumbers() {
    var component = Self.component([10, 20])
    component.replace(with: Fixtures.items([50, 60, 70]))
    #expect(Self.rows(component) == [[50, 2], [60, 3], [70, 4]])
    component.replace(with: [])
    #expect(component.items.isEmpty)
    component.replace(with: Fixtures.items([80]))
    #expect(Self.rows(component) == [[80, 5]])
  }

  /// Random mutations, compared with a list of the expected numbers.
  @Test(arguments: Seeds.few)
  func numbersStayWithTheirItems(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var component = Self.component([0, 1, 2])
    // An item's height is its number.
    var (wanted, next) = ([0, 1, 2], 3)
    for _ in 0..<200 {
      let (index, count) = (Int(random.next(below: 8)), Int(random.next(below: 4)))
      let new = (next..<next + count).map { SpotsItem(height: Double($0)) }
      switch random.next(below: 4) {
      case 0, 1:
        component.insert(new, at: index)
        wanted.insert(contentsOf: next..<next + count, at: min(index, wanted.count))
        next += count
      case 2:
        component.remove(at: index, count: count)
        wanted = wanted.enumerated().filter { $0.offset < index || $0.offset >= index + count }.map(\.element)
      default:
        let isUpdated = component.update(
          at: index, to: SpotsItem(height: Double(index < wanted.count ? wanted[index] : 0)))
        #expect(isUpdated == (index < wanted.count), "seed \(seed)")
      }
      #expect(component.items.map(\.number) == wanted.map(Int32.init), "seed \(seed)")
      #expect(component.items.map(\.height) == wanted.map(Double.init), "seed \(seed)")
    }
  }

  /// A dynamic span has no more columns than items, and at least one; without a span there are none to reduce.
  @Test(
    arguments: [
      (4, 2, true, 2), (4, 4, true, 4), (4, 9, true, 4), (4, 0, true, 1), (0.5, 3, true, 0.5), (0, 3, true, 0),
      (4, 2, false, 4), (4, 0, false, 4),
    ] as [(Double, Int, Bool, Double)])
  func aDynamicSpanHasNoMoreColumnsThanItems(span: Double, count: Int, isDynamic: Bool, columns: Double) {
    let component = Fixtures.component(.grid, span: span, Fixtures.items(count, height: 5)) {
      $0.layout.hasDynamicSpan = isDynamic
    }
    #expect(component.columns == columns)
  }

  // MARK: - Its state

  @Test func itsItemsAreSavedAndReadAgain() throws {
    var component = Self.component([10, 20, 30])
    component.remove(at: 1, count: 1)
    component.insert([SpotsItem(name: 5, width: 3, view: 2)], at: 1)
    let words = try Fixtures.words(of: component)
    // The number of items; items of five words without a name or a view and of seven with both; the number of items
    // that ever existed.
    // 1 + 5 + 7 + 5 + 1
    #expect(words.count == 19)
    #expect(words.first == 3)
    #expect(words.last == 4)
    let copy = try Fixtures.read(words, into: Self.component([]))
    #expect(differences(copy, component).isEmpty)
    // A new item has a number that no item had.
    var (one, other) = (component, copy)
    one.insert([SpotsItem()], at: 0)
    other.insert([SpotsItem()], at: 0)
    #expect(one == other)
    #expect(one.items[0].number == 4)
  }

  /// Kind, span and layout are the document's, and stay.
  @Test func theRestIsNotItsState() throws {
    let grid = Fixtures.component(.grid, span: 3, []) { ($0.headerHeight, $0.layout.itemSpacing) = (9, 7) }
    let copy = try Fixtures.read(Fixtures.words(of: Self.component([10])), into: grid)
    #expect(copy.kind == .grid)
    #expect(copy.span == 3)
    #expect(copy.headerHeight == 9)
    #expect(copy.layout == grid.layout)
    #expect(copy.items.map(\.height) == [10])
  }

  // The number of items, one item of five words, and the number of items that ever existed.
  @Test(
    arguments: [
      (0, .max, StateError.Reason.count), (0, 7, .count), (1, 2, .choice), (2, 1 << 31, .number),
      (4, (-1.0).bitPattern, .number), (6, 1 << 31, .number), (6, .max, .number), (0, 0, .surplus),
    ] as [(Int, UInt64, StateError.Reason)])
  func whatCannotBeIsRefused(word: Int, value: UInt64, reason: StateError.Reason) throws {
    #expect(try Fixtures.error(of: Self.component([10]), word: word, value)?.reason == reason)
  }

  @Test func noWordMayBeMissing() throws {
    let words = try Fixtures.words(of: Self.component([10, 20]))
    for count in words.indices { #expect(Fixtures.error(Array(words.prefix(count)), into: Self.component([])) != nil) }
    #expect(Fixtures.error(words, into: Self.component([])) == nil)
  }
}
