import CardMath
import Testing

@testable import CardModel

@Suite struct BarTests {
  static let rules = MotionRules()

  static func at(_ milliseconds: Double) -> Instant { Hand.instant(milliseconds) }

  @Test func thereIsNoneAtFirst() {
    let bar = Bar()
    #expect(!bar.isVisible)
    #expect(bar.end == .distantFuture)
    #expect(bar.content == .none)
  }

  @Test func itComesInWithItsHeightAndGoesOutWithIt() {
    var bar = Bar()
    bar.animate(to: .shared(number: 0), height: 40, by: Self.rules, at: Self.at(0))
    #expect(bar.isVisible)
    #expect(bar.height.position(at: Self.at(0)) == 40)
    #expect(bar.fade.position(at: Self.at(0)) == 1)
    #expect(bar.shown.position(at: Self.at(0)) == 0)
    #expect(bar.shown.target == 1)
    bar.endWhatIsDue(by: Self.at(2000))
    #expect(bar.shown.position(at: Self.at(2000)) == 1)
    #expect(bar.end == .distantFuture)
    bar.animate(to: .none, height: 0, by: Self.rules, at: Self.at(3000))
    // A leaving bar stays visible and keeps its height.
    #expect(bar.isVisible)
    #expect(bar.height.position(at: Self.at(3050)) == 40)
    #expect(bar.shown.position(at: Self.at(3050)) < 0.9)
    bar.endWhatIsDue(by: Self.at(5000))
    #expect(!bar.isVisible)
    #expect(bar.end == .distantFuture)
  }

  /// The bar's position and velocity stay continuous as it turns around.
  @Test func itTurnsRound() {
    var bar = Bar()
    bar.animate(to: .own(card: 1), height: 40, by: Self.rules, at: Self.at(0))
    let before = bar.shown
    bar.animate(to: .none, height: 0, by: Self.rules, at: Self.at(60))
    let after = bar.shown
    let (place, rate) = before.state(at: Self.at(60))
    let (newPlace, newRate) = after.state(at: Self.at(60))
    #expect((newPlace - place).magnitude < 1e-12)
    #expect(rate! > 1)
    #expect(newRate == rate)
  }

  @Test func anotherContentFadesInAndTheHeightFollows() {
    var bar = Bar()
    bar.jump(to: .own(card: 1), height: 50)
    #expect(bar.shown.position(at: Self.at(0)) == 1)
    bar.animate(to: .own(card: 2), height: 80, by: Self.rules, at: Self.at(0))
    #expect(bar.fade.position(at: Self.at(0)) == 0)
    #expect(bar.height.position(at: Self.at(0)) == 50)
    #expect(bar.height.target == 80)
    #expect(bar.shown.position(at: Self.at(100)) == 1)
    #expect(bar.end == Self.at(250))
    bar.endWhatIsDue(by: Self.at(3000))
    #expect(bar.fade.position(at: Self.at(3000)) == 1)
    #expect(bar.height.position(at: Self.at(3000)) == 80)
  }

  /// On another screen the bar has that screen's height, and its motions go on.
  @Test func itIsAsHighAsTheScreenMakesIt() {
    var bar = Bar()
    bar.animate(to: .own(card: 1), height: 139, by: Self.rules, at: Self.at(0))
    let shown = bar.shown
    bar.resize(to: 80)
    #expect(bar.height.position(at: Self.at(10)) == 80)
    #expect(bar.shown == shown)
    let end = shown.end
    #expect(bar.end == end)
    // A leaving bar keeps its height.
    bar.animate(to: .none, height: 0, by: Self.rules, at: Self.at(60))
    bar.resize(to: 0)
    #expect(bar.height.position(at: Self.at(70)) == 80)
  }

  /// Setting the content and height that the bar already has changes nothing and isn't news.
  @Test func theSameIsNoNews() {
    var bar = Bar()
    func show(_ content: Bar.Content, _ height: Double, animated: Bool = true) -> Bool {
      let isNews = bar.isNews(content, height: height)
      if bar.shows(content, height: height) { return isNews }
      bar.show(
        content, height: height, by: Self.rules, besideMap: false, calmly: false, animated: animated, at: Self.at(0))
      return isNews
    }
    let none = show(.none, 0)
    let first = show(.own(card: 1), 40, animated: false)
    let still = bar
    let same = show(.own(card: 1), 40)
    #expect([none, first, same] == [false, true, false])
    #expect(bar == still)
    #expect(!bar.shown.isMoving)
    let higher = show(.own(card: 1), 60)
    let other = show(.own(card: 2), 60)
    let gone = show(.none, 0)
    let stillGone = show(.none, 0)
    #expect([higher, other, gone, stillGone] == [true, true, true, false])
    #expect(bar.shown.isMoving)
  }

  @Test func aJumpIsThereAtOnce() {
    var bar = Bar()
    bar.jump(to: .shared(number: 3), height: 40)
    #expect(bar.isVisible)
    #expect(bar.end == .distantFuture)
    #expect(bar.height.position(at: Self.at(0)) == 40)
    bar.jump(to: .none, height: 0)
    #expect(!bar.isVisible)
    #expect(bar.shown.position(at: Self.at(0)) == 0)
  }

  /// A calm motion never passes its target, even if its spring would.
  @Test func itGoesCalmly() {
    func lowest(calmly: Bool) -> Double {
      var bar = Bar()
      bar.jump(to: .shared(number: 0), height: 40)
      bar.animate(to: .none, height: 0, by: Self.rules, calmly: calmly, at: Self.at(0))
      return (1..<300).map { bar.shown.position(at: Self.at(Double($0))) }.min()!
    }
    // At ζ 0.8 the overshoot is e^(−πζ/√(1−ζ²)) = 1.5165 %.
    #expect((lowest(calmly: false) + 0.015165).magnitude < 1e-4)
    #expect(lowest(calmly: true) > 0)
  }
}
