import CardModel
import CardSimulation
import CardTestSupport
import Testing

@Suite struct FlickEffortTests {
  static func effort(_ from: Int, _ to: Int, _ speed: Double, _ rules: Rules) -> Double? {
    FlickEffort(from: from, to: to, speed: speed, of: Fixtures.card, rules: rules).distance
  }

  /// Efforts by hand: below the resistance of 600 pt/s the nearest wins, above it the direction from 22 pt on.
  @Test func standardsEfforts() {
    let rules = Rules()
    #expect(Self.effort(0, 1, 100, rules)!.isNear(171.75, 1e-8))
    #expect(Self.effort(1, 2, 300, rules)!.isNear(159.75, 1e-8))
    #expect(Self.effort(1, 0, 300, rules)!.isNear(171.75, 1e-8))
    #expect(Self.effort(1, 2, 800, rules) == 0)
    #expect(Self.effort(0, 1, 800, rules) == 0)
    #expect(FlickEffort.largest(speed: 300, of: Fixtures.card, rules: rules)!.isNear(171.75, 1e-8))
    let all = FlickEffort.all(speed: 300, of: Fixtures.card, rules: rules)
    #expect(all.map { [$0.from, $0.to] } == [[0, 1], [1, 0], [1, 2], [2, 1]])
    #expect(all.compactMap(\.distance).max() == FlickEffort.largest(speed: 300, of: Fixtures.card, rules: rules))
  }

  /// TripGo's windows: from peaking down at 50 pt/s, the projected place leaves its window after 44 − 24.95 pt.
  @Test func tripGosEfforts() {
    var rules = Rules()
    rules.snap = .projection(ProjectionSnap())
    #expect(Self.effort(1, 0, 50, rules)!.isNear(44 - 0.499 * 50, 1e-8))
    #expect(Self.effort(1, 0, 100, rules) == 0)
  }

  /// A drag from collapsed begins at 852, where the controller has the card, though it shows at 734: at rest the
  /// projected place must leave collapsed's window, at 562.25 by hand.
  @Test func anEffortBeginsAtTheModelsPlace() {
    let (card, rules) = (ReleaseExplanationTests.card, ReleaseExplanationTests.tgcard)
    let up = FlickEffort(from: 0, to: 1, speed: 0, of: card, rules: rules).distance
    let target = rules.decision(releasedAt: 852 - up!, velocity: 0, of: card, from: 0).target
    let before = rules.decision(releasedAt: 852 - up! + 1e-6, velocity: 0, of: card, from: 0).target
    #expect(target == 1)
    #expect(before == 0)
    let down = FlickEffort(from: 1, to: 0, speed: 0, of: card, rules: rules).distance
    #expect(down!.isNear(562.25 - 390.5, 1e-8) || down!.isNear(434.5 - 390.5, 1e-8))
  }

  /// Under all rules a flick commits at each place from the effort on, and not right before it.
  @Test func theEffortIsWhereItIsSure() {
    for policy in [
      SnapRules.swipe(SwipeSnap()), .projection(ProjectionSnap()), .step(StepSnap()), .height(HeightSnap()),
    ] {
      var rules = Rules()
      rules.snap = policy
      for speed in [0.0, 30, 100, 500, 700] {
        for effort in FlickEffort.all(speed: speed, of: Fixtures.card, rules: rules) {
          guard let distance = effort.distance else { continue }
          let start = Fixtures.card.detents[effort.from].y
          let way = Fixtures.card.detents[effort.to].y - start
          func commits(_ moved: Double) -> Bool {
            let target = rules.decision(
              releasedAt: start + (way < 0 ? -moved : moved), velocity: way < 0 ? -speed : speed, of: Fixtures.card,
              from: effort.from
            ).target
            return effort.to > effort.from ? target >= effort.to : target <= effort.to
          }
          for step in 0...50 { #expect(commits(distance + (way.magnitude - distance) * Double(step) / 50)) }
          if distance > 0 { #expect(!commits(distance - 1e-6)) }
        }
      }
    }
  }

  /// If no flick can move the card elsewhere there is no effort: with a single detent, or without a map.
  @Test func whereNoFlickDoesItThereIsNone() {
    var rules = Rules()
    var sheet = DismissalSnap()
    sheet.fractionToKeep = 0
    sheet.velocityToDismiss = 5000
    rules.snap = .dismissal(sheet)
    let card = Card(
      name: 0, headerHeight: 84, contentHeight: 0, hasMap: true, hasMapButtons: false,
      detents: [Detent(name: 0, y: 800), Detent(name: 1, y: 100)], preferredDetent: nil)
    rules.fixesCardsWithoutMap = false
    #expect(FlickEffort(from: 1, to: 0, speed: 100, of: card, rules: rules).distance != nil)
    let one = Card(
      name: 0, headerHeight: 84, contentHeight: 0, hasMap: true, hasMapButtons: false,
      detents: [Detent(name: 1, y: 100)], preferredDetent: nil)
    #expect(FlickEffort.all(speed: 100, of: one, rules: rules).isEmpty)
    #expect(FlickEffort.largest(speed: 100, of: one, rules: rules) == nil)
    // Without a map the card stays at its top under any finger.
    let fixed = Card(
      name: 0, headerHeight: 84, contentHeight: 0, hasMap: false, hasMapButtons: false,
      detents: [Detent(name: 0, y: 800), Detent(name: 1, y: 100)], preferredDetent: nil)
    #expect(FlickEffort(from: 1, to: 0, speed: 800, of: fixed, rules: Rules()).distance == nil)
    #expect(FlickEffort.largest(speed: 800, of: fixed, rules: Rules()) == nil)
  }
}
