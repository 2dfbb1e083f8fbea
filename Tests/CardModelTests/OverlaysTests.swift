import CardMath
import CardTestSupport
import Testing

@testable import CardModel

@Suite struct OverlaysTests {
  /// The overlays fade by UIKit's ease-in-out over 0.25 s: half of it at half the time, and the same from both ends.
  @Test func theyGoAndComeByUIKitsCurve() {
    var overlays = Overlays()
    #expect(overlays.areWhole)
    #expect(overlays.share(at: .zero) == 1)
    #expect(overlays.end == .distantFuture)
    overlays.show(false, animated: true, at: Hand.instant(100))
    #expect(!overlays.areShown)
    #expect(overlays.share(at: Hand.instant(100)) == 1)
    // At a quarter of the time: the cubic through (0.42, 0) and (0.58, 1), solved with 30 digits.
    #expect(overlays.share(at: Hand.instant(100 + 250.0 / 4)).isNear(1 - 0.129_161_931_047_319_82, 1e-12))
    #expect(overlays.share(at: Hand.instant(225)).isNear(0.5, 1e-12))
    #expect(overlays.end == Hand.instant(350))
    overlays.endWhatIsDue(by: Hand.instant(350))
    #expect(overlays.share(at: Hand.instant(350)) == 0)
    #expect(overlays.end == .distantFuture)
    #expect(!overlays.areWhole)
    overlays.show(true, animated: false, at: Hand.instant(400))
    #expect(overlays.areWhole)
    #expect(overlays.share(at: Hand.instant(400)) == 1)
  }

  /// A reversed fade starts from the share that shows.
  @Test func theyTurnRoundWithoutAStep() {
    var overlays = Overlays()
    overlays.show(false, animated: true, at: .zero)
    let (turn, before) = (Hand.instant(90), overlays.share(at: Hand.instant(90)))
    overlays.show(true, animated: true, at: turn)
    #expect(overlays.share(at: turn).isNear(before, 1e-15))
    #expect(overlays.areShown)
    #expect(!overlays.areWhole)
    #expect(overlays.end == Hand.instant(340))
    overlays.endWhatIsDue(by: Hand.instant(340))
    #expect(overlays.areWhole)
  }

  /// The dim, the buttons and the cards fade together; the card itself stays where it is, and the map has its room
  /// back.
  @Test func theMapShowsAlone() {
    var hand = Hand()
    hand.give(.move(detent: Fixtures.Name.extended.rawValue, animated: false), at: 0)
    #expect(hand.sample(at: 0).mapDim == 0.25)
    hand.give(.mapOverlays(false, animated: true), at: 100)
    #expect(hand.sample(at: 225).mapDim.isNear(0.125, 1e-12))
    #expect(hand.stack.scene(at: Hand.instant(225)).cardAlpha.isNear(0.5, 1e-12))
    #expect(hand.stack.scene(at: Hand.instant(225)).mapInsetBottom == 0)
    #expect(hand.sample(at: 400).mapDim == 0)
    #expect(hand.sample(at: 400).cardY == 71)
    #expect(hand.stack.isQuiet)
    // Programs move the card as before, and nothing of it shows.
    hand.give(.move(detent: Fixtures.Name.peaking.rawValue, animated: true), at: 500)
    #expect(hand.sample(at: 3000).cardY == 390.5)
    #expect(hand.sample(at: 3000).mapButton == 0)
    hand.give(.mapOverlays(true, animated: false), at: 3000)
    #expect(hand.sample(at: 3000).mapButton == 1)
    #expect(hand.stack.scene(at: Hand.instant(3000)).cardAlpha == 1)
    #expect(hand.stack.scene(at: Hand.instant(3000)).mapInsetBottom > 0)
  }

  /// A finger that drags loses the card and has no effect until it lifts; the next finger hits the map.
  @Test func noFingerGetsAtTheCard() {
    var hand = Hand()
    hand.stroke(from: 420, to: 380, at: 0, until: 100, lifts: false)
    hand.give(.mapOverlays(false, animated: true), at: 100)
    #expect(hand.log.contains { $0.event == .cancel })
    hand.touch(.moved, 200, at: 110)
    #expect(hand.sample(at: 110).touchY == 200)
    hand.touch(.ended, 200, at: 120)
    _ = hand.sample(at: 3000)
    let count = hand.log.count
    hand.stroke(from: 420, to: 380, at: 3000, until: 3100)
    hand.give(.tap(.header), at: 3200)
    hand.give(.tapAt(x: 200, y: 430), at: 3300)
    let events = hand.log[count...].map(\.event)
    #expect(
      events == [.touch(.map), .ignored(.map), .ignored(.nothing), .tap(.map), .ignored(.nothing)], "\(events)")
    #expect(hand.sample(at: 5000).cardY == 390.5)
  }

  /// Setting the visibility that the overlays already have is ignored.
  @Test func theSameAgainIsIgnored() {
    var hand = Hand()
    hand.give(.mapOverlays(true, animated: true), at: 0)
    #expect(hand.log.map(\.event) == [.ignored(.nothing)])
    #expect(hand.stack.isQuiet)
  }
}
