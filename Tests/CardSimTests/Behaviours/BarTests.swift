import CardSim
import Testing

/// The bar at the top of the screen, and the card that makes room for it.
@Suite struct BarTests {
  // At ζ = 1 the angular frequency times the duration is the root y of (1 + y) e^(−y) = 0.001.
  static let barIn = (angularFrequency: 9.233413476451586 / 0.25, dampingRatio: 1.0)
  static let barOut = (angularFrequency: Oracle.uikitAngle(dampingRatio: 0.8) / 0.25, dampingRatio: 0.8)

  /// Returns the share of a spring's distance that is covered at a time, from rest.
  static func done(_ spring: (angularFrequency: Double, dampingRatio: Double), _ time: Double) -> Double {
    1
      - Oracle.spring(
        angularFrequency: spring.angularFrequency, dampingRatio: spring.dampingRatio, displacement: 1, velocity: 0,
        at: time
      ).position
  }

  static func input(_ run: Run, _ number: Int) throws -> (start: Instant, rows: [Run.Row]) {
    let index = try run.input(number) { if case .layout = $0 { true } else { false } }
    let inputs = run.scenario.inputs
    let end = index + 1 < inputs.count ? Instant(ticks: inputs[index + 1].ticks) : Instant(ticks: .max)
    let start = Instant(ticks: inputs[index].ticks)
    return (start, run.rows(from: start, to: end))
  }

  /// Returns true if bar and card come down together: the bar from above the screen to below the status bar, the card
  /// by the bar's height.
  static func comesIn(_ run: Run, height: Double = 40) throws -> Bool {
    let (start, rows) = try input(run, 0)
    return rows.count > 20 && run.rows[0].scene.barY == nil
      && rows.allSatisfy { row in
        let done = done(barIn, row.instant.seconds(since: start))
        guard let y = row.scene.barY else { return false }
        return y.isNear(-height + (59 + height) * done, 0.0011) && row.scene.barHeight == height
          && row.scene.barContentAlpha == 1 && row.sample.cardY.isNear(Place.extended + height * done, 0.0011)
          && row.sample.modelY == Place.extended + height
      }
  }

  @Test func itComesInFromTheTopAndTheCardMakesRoom() throws {
    #expect(try Self.comesIn(Run("sticky-bar", fps: 120)))
    #expect(try !Self.comesIn(Run("sticky-bar", ["bar_in.duration": "0.3"], fps: 120)))
    #expect(try !Self.comesIn(Run("sticky-bar", ["bar_in.damping_ratio": "0.8"], fps: 120)))
    #expect(try !Self.comesIn(Run("sticky-bar", ["bar_in.motion": "curve"], fps: 120)))
    #expect(try !Self.comesIn(Run("sticky-bar", fps: 120) { $0.barHeight = 41 }))
    #expect(try Self.comesIn(Run("sticky-bar", fps: 120) { $0.barHeight = 60 }, height: 60))
  }

  /// Returns true if the bar comes in beside the map on a spring of this damping ratio.
  static func comesInBesideTheMap(dampingRatio: Double, _ settings: KeyValuePairs<String, String> = [:]) throws -> Bool
  {
    let run = try Run("sticky-bar", settings, fps: 120) { $0.screen = Device.named("ipad-pro-11")!.screen }
    let (start, rows) = try input(run, 0)
    let (top, angle) = (rows[0].scene.barY!, Oracle.uikitAngle(dampingRatio: dampingRatio) / 0.25)
    let end = rows.last!.scene.barY!
    return rows.count > 20
      && rows.allSatisfy { row in
        let done = done((angle, dampingRatio), row.instant.seconds(since: start))
        return row.scene.barY!.isNear(end - (end + 40) * (1 - done), 0.0011)
      } && end > top
  }

  @Test func besideTheMapItComesInSpringier() throws {
    #expect(try Self.comesInBesideTheMap(dampingRatio: 0.8))
    #expect(try !Self.comesInBesideTheMap(dampingRatio: 0.8, ["bar_in_beside_map.damping_ratio": "0.9"]))
    #expect(try Self.comesInBesideTheMap(dampingRatio: 0.9, ["bar_in_beside_map.damping_ratio": "0.9"]))
  }

  /// Returns true if the contents of the bar cross-fade in a quarter of a second, while nothing else moves.
  static func crossFades(_ run: Run) throws -> Bool {
    let (start, rows) = try input(run, 1)
    let alphas = rows.compactMap { row in
      row.scene.barContentAlpha.map { (time: row.instant.seconds(since: start), alpha: $0) }
    }
    return alphas.count == rows.count
      && alphas.allSatisfy { $0.time < 0.25 ? $0.alpha < 1 : $0.alpha == 1 }
      // The fade eases in and out: it is symmetric about its middle.
      && alphas.contains { $0.time.isNear(0.125, 1e-6) && $0.alpha.isNear(0.5, 1e-9) }
      && alphas.contains { $0.time.isNear(0.025, 1e-6) && $0.alpha > 0.01 && $0.alpha < 0.03 }
      && zip(alphas, alphas.dropFirst()).allSatisfy { $0.alpha <= $1.alpha }
      && rows.allSatisfy { $0.scene.barY == 59 && $0.sample.phase == .resting }
  }

  @Test func itsContentCrossFades() throws {
    #expect(try Self.crossFades(Run("sticky-bar", fps: 120)))
    #expect(try !Self.crossFades(Run("sticky-bar", ["bar_fade.duration": "0.3"], fps: 120)))
    #expect(try !Self.crossFades(Run("sticky-bar", ["bar_fade.curve": "linear"], fps: 120)))
  }

  /// Returns true if the bar goes out on a springier motion than it came in on, and turns round in transit
  /// without a jump.
  static func goesOut(_ run: Run) throws -> Bool {
    let (start, rows) = try input(run, 2)
    let isOut = rows.allSatisfy { row in
      let done = done(barOut, row.instant.seconds(since: start))
      return row.scene.barY!.isNear(59 - 99 * done, 0.0011)
        && row.sample.cardY.isNear(Place.extended + 40 * (1 - done), 1e-6)
    }
    // The bar comes back while it still goes out: from its current place.
    let (turn, back) = try input(run, 3)
    var player = Player(run.scenario)
    while player.next < 4 { player.deliver() }
    let y = player.read(at: turn).cardY
    let continues = (back[0].sample.cardY - y).magnitude < 3 && back[0].scene.barY!.magnitude < 40
    return rows.count > 5 && isOut && continues && run.rows.last!.scene.barY == nil && run.lastY == Place.extended
  }

  @Test func itGoesOutAndTurnsRound() throws {
    #expect(try Self.goesOut(Run("sticky-bar", fps: 120)))
    #expect(try !Self.goesOut(Run("sticky-bar", ["bar_out.damping_ratio": "1"], fps: 120)))
    #expect(try !Self.goesOut(Run("sticky-bar", ["bar_out.duration": "0.35"], fps: 120)))
  }

  /// The lowest detent stays where the header still shows; the others go down with the bar.
  @Test func allDetentsButTheLowestMakeRoom() throws {
    let stack = try Run("sticky-bar").scenario.stack
    #expect(stack.layouts.map { $0.cards[0].detents.map(\.y) } == [[734, 390.5, 71], [734, 430.5, 111]])
    // A collapsed card doesn't move, and the timeline goes on until the bar has come in.
    let run = try Run("sticky-bar") { document in
      document.cards[0].detent = "collapsed"
      document.inputs.removeLast(4)
    }
    #expect(run.rows.allSatisfy { $0.sample.cardY == Place.collapsed && $0.sample.phase == .resting })
    #expect(run.rows.last!.scene.barY == 59)
    #expect(run.rows.count > 20)
  }

  /// A card that a finger holds stays under it, and a release settles at the detent's new place.
  @Test func aFingerKeepsTheCard() throws {
    let json = """
      { "bar": 40, "cards": [{ "name": "a", "content": 1600, "detent": "peaking" }],
        "inputs": [{ "at": "100ms",
                     "path": { "points": [["0ms", 200, 430], ["600ms", 203, 120]], "lift_after": "80ms" } },
                   { "at": "400ms", "bar": true }] }
      """
    let run = try Run(json: json)
    let index = try run.input { if case .layout = $0 { true } else { false } }
    let (_, before, after) = run.sides(of: index)
    #expect(before.phase == .dragging)
    #expect(after.phase == .dragging)
    #expect(after.cardY.isNear(before.cardY, 1e-12))
    #expect(after.cardVelocity == before.cardVelocity)
    #expect(after.modelY == after.cardY)
    // From the instant at which the bar comes, the card yields beyond its new top.
    let dragged = run.drags[0].filter { $0.instant > run.sides(of: index).instant && $0.sample.cardY < 111 }
    #expect(dragged.contains { $0.sample.cardY > 95 })
    #expect(dragged.allSatisfy { $0.sample.overdrag < 0 })
    #expect(!run.events.contains(.ignored(.taken)))
    #expect(run.releases.count == 1)
    #expect(run.lastY == 111)
    #expect(run.lastDetent == "extended")
  }

  /// Content that a finger holds stays under it as well, also beyond its end.
  @Test func aFingerKeepsTheContent() throws {
    let json = """
      { "bar": 40, "cards": [{ "name": "a", "content": 800, "detent": "extended" }],
        "inputs": [{ "at": "100ms",
                     "path": { "points": [["0ms", 200, 800], ["300ms", 203, 300]], "lift_after": "400ms" } },
                   { "at": "600ms", "bar": true }] }
      """
    let run = try Run(json: json)
    let (_, before, after) = run.sides(of: try run.input { if case .layout = $0 { true } else { false } })
    #expect(before.phase == .scrolling)
    #expect(after.phase == .scrolling)
    // The scroll range is 103 points, and 143 from then on.
    #expect(before.scrollOffset > 150)
    #expect(after.scrollOffset.isNear(before.scrollOffset, 1e-9))
    #expect(run.rows.last!.sample.scrollOffset.isNear(143))
    #expect(run.lastY == 111)
  }

  // MARK: - A card's own bar

  /// Returns true if the bar follows the top card: none, 50, 80, 50, none (heights in points).
  static func followsTheCard(_ run: Run) -> Bool {
    let bars = run.eventTexts.filter { $0.hasPrefix("bar") }
    let heights = ["50", "80", "50", "0"].map { "bar(\($0))" }
    let resting = run.rows.last { $0.instant.seconds(since: .zero) < 0.7 }!
    let second = run.rows.last { $0.instant.seconds(since: .zero) < 1.3 }!
    return bars == heights && resting.scene.barHeight == 50 && resting.scene.barY == 59
      && resting.sample.cardY == Place.extended + 50 && second.scene.barHeight == 80
      && second.sample.cardY == Place.extended + 80
      && run.rows.allSatisfy { row in row.scene.barContentAlpha.map { (0...1).contains($0) } ?? true }
      && run.rows.contains { ($0.scene.barContentAlpha ?? 1) > 0.1 && ($0.scene.barContentAlpha ?? 1) < 0.9 }
      && run.lastY == Place.peaking && run.rows.last!.scene.barY == nil
  }

  @Test func aCardBringsItsOwn() throws {
    #expect(try Self.followsTheCard(Run("card-bar")))
    #expect(try !Self.followsTheCard(Run("card-bar") { $0.cards[1].barHeight = nil }))
    #expect(try !Self.followsTheCard(Run("card-bar") { $0.cards[2].barHeight = 50 }))
  }

  /// Beside the map there are 20 pt above the bar, and the card is lower by them, too.
  @Test func besideTheMapItHasAMargin() throws {
    let json = """
      { "device": "ipad-pro-11", "cards": [{ "name": "a", "bar": 50, "detent": "extended" }] }
      """
    let run = try Run(json: json)
    #expect(run.rows[0].scene.barY == 44)
    #expect(run.lastY == 36 + 50 + 20)
    let none = try Run(json: json, ["layout.side_bar_margin": "0"])
    #expect(none.rows[0].scene.barY == 24)
    #expect(none.lastY == 36 + 50)
  }

  /// A bar that moves a card at rest sends nobody anywhere, so that its app isn't told of an arrival.
  @Test(arguments: [
    ("\"preset\": \"cardparts-sheet\"", "shown"),
    ("\"set\": { \"callbacks.order\": \"tgcard\" }", "peaking"),
    ("\"set\": { \"callbacks.order\": \"tgcard\", \"callbacks.interrupted\": \"scheduled\" }", "peaking"),
  ])
  func noAppIsToldOfItsMotion(head: String, detent: String) throws {
    let run = try Run(
      json: """
        { \(head), "bar": 60, "cards": [{ "name": "s", "content": 900, "detent": "\(detent)" }],
          "inputs": [{ "at": "500ms", "bar": true }, { "at": "1500ms", "bar": false }] }
        """)
    let texts = run.eventTexts
    #expect(texts.contains { $0.hasPrefix("settled") })
    #expect(!texts.contains { $0.hasPrefix("did") }, "\(texts)")
  }

  /// A motion that a bar joins is still the program's, and its app is told of its end once.
  @Test func aMotionThatItJoinsIsToldOf() throws {
    let run = try Run(
      json: """
        { "set": { "callbacks.order": "tgcard" }, "bar": 60, "cards": [{ "name": "s", "content": 900 }],
          "inputs": [{ "at": "500ms", "move": "peaking" }, { "at": "600ms", "bar": true }] }
        """)
    #expect(run.eventTexts.filter { $0 == "didMove(peaking)" }.count == 1)
  }
}
