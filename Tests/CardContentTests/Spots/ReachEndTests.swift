import CardMath
import Testing

@testable import CardContent

/// Infinite scrolling (Spots-7).
@Suite struct ReachEndTests {
  /// A list of 2668 pt on a screen of 667.
  static func measures(
    _ offset: Double, content: Double = 2668, viewport: Double = 667, screen: Double = 667, last: Double = 44,
    inset: Double = 0
  ) -> ReachEnd.Measures {
    ReachEnd.Measures(
      offset: offset, contentHeight: content, viewport: viewport, screenHeight: screen, lastItemHeight: last,
      topInset: inset)
  }

  static func isEnd(_ list: ReachEnd.Measures, _ system: ContentSystem) -> Bool {
    var reach = ReachEnd()
    return reach.look(at: list, system).isAtEnd
  }

  @Test func nobodyWasAskedAtFirst() {
    let reach = ReachEnd()
    #expect(!reach.isRefreshing)
    #expect(reach.positions.isEmpty)
    #expect(reach.count == 0)
  }

  // MARK: - 1.9

  /// 1.9 requests at offsets above 2668 − 2 · 667 = 1334.
  @Test(arguments: [(1333, false), (1334, false), (1334.5, true), (2001, true), (2300, true)] as [(Double, Bool)])
  func twoScreensBeforeTheEnd(offset: Double, isEnd: Bool) {
    #expect(Self.isEnd(Self.measures(offset), .spots19) == isEnd)
    // The screen's height counts, the viewport's doesn't.
    #expect(Self.isEnd(Self.measures(offset, viewport: 100), .spots19) == isEnd)
    #expect(Self.isEnd(Self.measures(offset, screen: 400), .spots19) == (offset > 1868))
  }

  /// With less than two screens a list requests at once, even before its beginning; with one screen or less it never
  /// does.
  @Test(
    arguments: [
      (1000, 0, true), (1000, -333, true), (1000, -334, false), (1333, 0, true), (1334, 0, false), (1334, 0.5, true),
      (667, 0, false), (667, 500, false), (667.5, 0, true), (300, 0, false), (0, 0, false),
    ] as [(Double, Double, Bool)])
  func lessThanTwoScreens(content: Double, offset: Double, isEnd: Bool) {
    #expect(Self.isEnd(Self.measures(offset, content: content), .spots19) == isEnd)
  }

  @Test func howOftenItWasAskedDoesntCount() {
    var reach = ReachEnd()
    for step in 1...5 {
      let content = 2668 + Double(step) * 500
      let before = reach.look(at: Self.measures(content - 1334, content: content), .spots19)
      let after = reach.look(at: Self.measures(content - 1333.5, content: content), .spots19)
      #expect(!before.isAtEnd)
      #expect(after.isAtEnd)
      #expect(reach.count == step)
      reach.isRefreshing = false
    }
  }

  // MARK: - 7.5

  /// 7.5 requests at offsets above 3000 − (667 − 600) − 600 = 2333.
  @Test(arguments: [(2332, false), (2333, false), (2333.5, true), (2400, true)] as [(Double, Bool)])
  func oneViewportBeforeTheEnd(offset: Double, isEnd: Bool) {
    #expect(Self.isEnd(Self.measures(offset, content: 3000, viewport: 600), .spots75) == isEnd)
  }

  /// The content height is compared with the viewport, not with the window: 650 − 67 − 600 = −17.
  @Test(
    arguments: [(650, 0, true), (650, -17, false), (650, -16.5, true), (600, 0, false), (600, 50, false)]
      as [(Double, Double, Bool)])
  func lessThanAWindow(content: Double, offset: Double, isEnd: Bool) {
    #expect(Self.isEnd(Self.measures(offset, content: content, viewport: 600), .spots75) == isEnd)
  }

  /// After each fetch the list requests one viewport earlier: content − 67 − 600 · (1 + n).
  @Test func withEachFetchItAsksEarlier() {
    var reach = ReachEnd()
    for step in 0..<5 {
      let content = 6000 + Double(step) * 500
      let edge = content - 67 - 600 * Double(1 + step)
      let before = reach.look(at: Self.measures(edge, content: content, viewport: 600), .spots75)
      let after = reach.look(at: Self.measures(edge + 0.5, content: content, viewport: 600), .spots75)
      #expect(!before.isAtEnd)
      #expect(after.isAtEnd)
      #expect(reach.positions.count == step + 1)
      reach.isRefreshing = false
    }
  }

  // MARK: - Both versions

  /// A request is remembered by the content height less two screens, under 7.5 less two viewports; or less six times
  /// the last item's height.
  @Test(
    arguments: [
      (.spots19, 2668, 2668 - 1334), (.spots75, 2668, 2668 - 1200), (.spots19, 1335, 1), (.spots75, 1335, 135),
      (.spots19, 1334, 1334 - 264), (.spots75, 1334, 134), (.spots19, 1000, 736), (.spots75, 1000, 736),
      (.spots75, 1200, 936), (.spots75, 1201, 1),
    ] as [(ContentSystem, Double, Double)])
  func whereItRemembers(system: ContentSystem, content: Double, position: Double) {
    var reach = ReachEnd()
    let answer = reach.look(at: Self.measures(content, content: content, viewport: 600), system)
    #expect(answer.isAtEnd)
    #expect(reach.positions == [position])
    #expect(reach.isRefreshing)
    #expect(reach.count == 1)
  }

  /// A height at which a fetch added nothing never requests again, even if the content returns to it.
  @Test(arguments: [ContentSystem.spots19, .spots75])
  func oneFetchForEachHeight(system: ContentSystem) {
    var reach = ReachEnd()
    func asks(_ content: Double, last: Double = 44) -> Bool {
      let answer = reach.look(at: Self.measures(content, content: content, last: last), system)
      reach.isRefreshing = false
      return answer.isAtEnd
    }
    #expect(asks(2668))
    #expect(!asks(2668))
    #expect(asks(2700))
    #expect(!asks(2668))
    #expect(asks(2668.5))
    #expect(!asks(2700))
    // The remembered position is less than the height: 1000 − 6 · 50 = 1150 − 6 · 75.
    #expect(asks(1000, last: 50))
    #expect(!asks(1150, last: 75))
    #expect(asks(1150, last: 76))
    #expect(reach.count == 5)
  }

  @Test(arguments: [ContentSystem.spots19, .spots75])
  func nobodyIsAskedTwiceAtOnce(system: ContentSystem) {
    var reach = ReachEnd()
    reach.isRefreshing = true
    for offset in [-60.0, 0, 2600] {
      let answer = reach.look(at: Self.measures(offset, inset: 60), system)
      #expect(!answer.isAtEnd)
      #expect(!answer.isAtBeginning)
    }
    #expect(reach.count == 0)
    #expect(reach.positions.isEmpty)
  }

  /// A request is pending until it is answered, at any height.
  @Test(arguments: [ContentSystem.spots19, .spots75])
  func untilItIsAnsweredNobodyIsAsked(system: ContentSystem) {
    var reach = ReachEnd()
    #expect(reach.look(at: Self.measures(2600), system).isAtEnd)
    #expect(reach.isRefreshing)
    #expect(!reach.look(at: Self.measures(2700, content: 2800), system).isAtEnd)
    reach.isRefreshing = false
    #expect(reach.look(at: Self.measures(2700, content: 2800), system).isAtEnd)
    #expect(reach.count == 2)
  }

  /// A pull to refresh lets each height request again and resets 7.5's edge to its initial position.
  @Test func whatIsForgottenIsAskedAgain() {
    var reach = ReachEnd()
    #expect(reach.look(at: Self.measures(2500, content: 3000, viewport: 600), .spots75).isAtEnd)
    reach.isRefreshing = false
    #expect(!reach.look(at: Self.measures(2500, content: 3000, viewport: 600), .spots75).isAtEnd)
    reach.forgetPositions()
    #expect(reach.positions.isEmpty)
    #expect(reach.count == 1)
    #expect(!reach.look(at: Self.measures(2333, content: 3000, viewport: 600), .spots75).isAtEnd)
    #expect(reach.look(at: Self.measures(2333.5, content: 3000, viewport: 600), .spots75).isAtEnd)
    #expect(reach.count == 2)
  }

  // MARK: - The beginning

  /// 1.9 requests at an offset of exactly −inset, if that is negative; 7.5 at any negative offset, and at ±inset.
  @Test(
    arguments: [
      (-60, 60, true, true), (-59.9, 60, false, true), (-60.1, 60, false, true), (60, 60, false, true),
      (59, 60, false, false), (0, 60, false, false), (0, 0, false, true), (-0.1, 0, false, true), (1, 0, false, false),
    ] as [(Double, Double, Bool, Bool)])
  func theBeginning(offset: Double, inset: Double, is19: Bool, is75: Bool) {
    var (old, new) = (ReachEnd(), ReachEnd())
    let list = Self.measures(offset, content: 500, inset: inset)
    #expect(old.look(at: list, .spots19) == ReachEnd.Answer(isAtEnd: false, isAtBeginning: is19))
    #expect(new.look(at: list, .spots75) == ReachEnd.Answer(isAtEnd: false, isAtBeginning: is75))
    // An answer alone records no request.
    #expect(old == ReachEnd())
    #expect(new == ReachEnd())
  }

  @Test func whoeverIsAskedAtTheBeginningIsBusy() {
    var reach = ReachEnd()
    reach.beginAtBeginning()
    #expect(reach.isRefreshing)
    #expect(reach.count == 1)
    #expect(reach.positions.isEmpty)
    let answer = reach.look(at: Self.measures(-60, inset: 60), .spots75)
    #expect(!answer.isAtEnd)
    #expect(!answer.isAtBeginning)
  }

  /// The pending request is checked first: both ends may request at once.
  @Test func bothAtOnce() {
    var (old, new) = (ReachEnd(), ReachEnd())
    let both = ReachEnd.Answer(isAtEnd: true, isAtBeginning: true)
    #expect(old.look(at: Self.measures(-60, content: 1000, inset: 60), .spots19) == both)
    #expect(new.look(at: Self.measures(0, content: 650, viewport: 600), .spots75) == both)
  }

  // MARK: - Its state

  static let used: ReachEnd = {
    var reach = ReachEnd()
    for content in [3000.0, 3500] {
      _ = reach.look(at: measures(content, content: content), .spots75)
      reach.isRefreshing = content == 3500
    }
    reach.beginAtBeginning()
    return reach
  }()

  @Test func itIsSavedAndReadAgain() throws {
    let words = try Fixtures.words(of: Self.used)
    let ends: [Double] = [1666, 2166]
    #expect(words == [1, 3, 2] + ends.map(\.bitPattern))
    #expect(try Fixtures.read(words, into: ReachEnd()) == Self.used)
    #expect(try Fixtures.read(Fixtures.words(of: ReachEnd()), into: Self.used) == ReachEnd())
  }

  @Test(
    arguments: [
      (0, 2, StateError.Reason.choice), (1, .max, .number), (1, 1 << 31, .number), (2, 3, .count), (2, .max, .count),
      (2, 1, .surplus), (3, Double.nan.bitPattern, .number), (4, Double.infinity.bitPattern, .number),
    ] as [(Int, UInt64, StateError.Reason)])
  func whatCannotBeIsRefused(word: Int, value: UInt64, reason: StateError.Reason) throws {
    #expect(try Fixtures.error(of: Self.used, word: word, value)?.reason == reason)
  }

  @Test func noWordMayBeMissing() throws {
    let words = try Fixtures.words(of: Self.used)
    for count in words.indices { #expect(Fixtures.error(Array(words.prefix(count)), into: ReachEnd()) != nil) }
  }
}

extension ReachEnd {
  /// Answers for a scrolled list, and records its request at the end.
  fileprivate mutating func look(at list: Measures, _ system: ContentSystem) -> Answer {
    let answer = answer(to: list, system)
    if answer.isAtEnd { begin(at: list, system) }
    return answer
  }
}
