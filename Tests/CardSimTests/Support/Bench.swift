import CardSettings
import CardSim
import Testing

/// A card under a preset as `cardsim explain` lays it out, and its releases.
struct Bench {
  let scenario: Scenario

  init(_ preset: String, on device: String = "iphone-15", header: Double = 84, content: Double = 0) throws {
    var document = ScenarioDocument(source: SourceText(name: "test", text: ""), name: "test")
    document.settings = try #require(Preset.named(preset)).settings
    document.screen = try #require(Device.named(device)).screen
    var card = ScenarioDocument.CardText(name: "card")
    (card.headerHeight, card.contentHeight) = (header, content)
    document.cards = [card]
    scenario = try document.scenario()
  }

  var rules: Rules { scenario.stack.rules }
  var card: Card { scenario.stack.topCard }

  func name(_ detent: Int) -> String { scenario.names[card.detents[detent].name] }

  /// Returns the index of the detent that was decided last, by its name; of the nearest one without a name.
  private func index(of committed: String?, nearestTo y: Double) throws -> Int {
    guard let committed else { return card.nearestDetent(to: y) }
    return try #require(card.detents.indices.first { name($0) == committed })
  }

  /// Returns the decision of a release, without its flips.
  func decision(_ y: Double, _ velocity: Double, from committed: String? = nil) throws -> SnapDecision {
    rules.decision(releasedAt: y, velocity: velocity, of: card, from: try index(of: committed, nearestTo: y))
  }

  func target(_ y: Double, _ velocity: Double, from committed: String? = nil) throws -> String {
    name(try decision(y, velocity, from: committed).target)
  }

  /// Returns the whole explanation of a release: decision, motion and flips.
  func release(_ y: Double, _ velocity: Double, from committed: String? = nil) throws -> ReleaseExplanation {
    ReleaseExplanation(
      releasedAtModelY: y, y: min(y, card.detents[card.lowestDetent].y), velocity: velocity, of: card,
      from: try index(of: committed, nearestTo: y), rules: rules)
  }
}

/// Returns the spring of a motion that is an animation, with its duration and its initial velocity in distances per
/// second; nil for any other.
func spring(of rule: MotionRule) -> SpringAnimation? {
  if case .animation(let animation) = rule { animation } else { nil }
}

/// Returns the curve of a motion and its duration, seconds; nil if the motion is no curve.
func curve(of rule: MotionRule) -> (curve: TimingCurve, duration: Double)? {
  if case .curve(let curve, let duration) = rule { (curve, duration) } else { nil }
}

/// Returns an ease with a slope of 0 at both ends, by the abscissas of its two handles.
func ease(_ x1: Double, _ x2: Double) -> TimingCurve {
  .cubicBezier(CubicBezier(x1: x1, y1: 0, x2: x2, y2: 1))
}
