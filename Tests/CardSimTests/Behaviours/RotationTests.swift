import CardSim
import Testing

/// A screen that turns or gets another size, in any phase.
@Suite struct RotationTests {
  /// The width of an iPhone 15 in landscape, points; below it, the detents of its card there.
  static let width = 852.0
  static let extended = 12.0, collapsed = 288.0

  static func turn(_ run: Run, _ number: Int = 0) throws -> Int {
    try run.input(number) { if case .layout = $0 { true } else { false } }
  }

  /// Returns the rows from a turn to the next input that isn't a finger's.
  static func rows(after number: Int, _ run: Run) throws -> [Run.Row] {
    let index = try turn(run, number)
    let inputs = run.scenario.inputs
    let next = inputs[(index + 1)...].first { if case .touch = $0.input { false } else { true } }
    return run.rows(from: Instant(ticks: inputs[index].ticks), to: Instant(ticks: next?.ticks ?? .max))
  }

  // MARK: - At rest

  /// Returns true if each card is beside the map and at its top in landscape, and where it was in portrait.
  static func comesBack(_ run: Run) throws -> Bool {
    let places = [(extended, true), (Place.collapsed, false), (extended, true), (Place.peaking, false)]
    return try places.enumerated().allSatisfy { number, place in
      let rows = try rows(after: number, run)
      let width = place.1 ? 0.38 * self.width : 393
      return !rows.isEmpty
        && rows.allSatisfy {
          $0.sample.cardY == place.0 && $0.sample.modelY == place.0 && $0.sample.phase == .resting
            && $0.scene.cardX == (place.1 ? 8 : 0) && $0.scene.cardWidth == width
        }
    }
  }

  @Test func landscapeShowsExtendedAndUprightWhatItWas() throws {
    let run = try Run("rotation")
    #expect(try Self.comesBack(run))
    #expect(run.eventTexts.filter { $0.hasPrefix("layout") }.prefix(2) == ["layout(852x393)", "layout(393x852)"])
    #expect(try !Self.comesBack(Run("rotation", ["layout.beside_map": "never"])))
    #expect(try !Self.comesBack(Run("rotation", ["layout.compact_outer_only": "false"])))
    #expect(try !Self.comesBack(Run("rotation", ["layout.side_fraction": "0.4"])))
    #expect(try !Self.comesBack(Run("rotation", ["layout.side_inset": "0"])))
    // Without the rotations the card ends at the same place.
    let still = try Run("rotation") { document in document.inputs.removeAll { $0.action == .rotate } }
    #expect(still.lastY == run.lastY)
    #expect(still.lastDetent == "peaking")
  }

  @Test func withAllDetentsItKeepsItsOwn() throws {
    let run = try Run("rotation", ["layout.compact_outer_only": "false"])
    // The middle detent in landscape is at (393 − 12) / 2.
    #expect(try Self.rows(after: 2, run).allSatisfy { $0.sample.cardY == 190.5 })
    #expect(try Self.rows(after: 0, run).allSatisfy { $0.sample.cardY == Self.collapsed })
  }

  /// After a rotation, fades that follow animations match the card's place at once.
  @Test func whatFadesIsThereAtOnce() throws {
    let run = try Run("rotation", ["fades.follow": "animation"])
    #expect(try Self.rows(after: 0, run).allSatisfy { $0.sample.contentAlpha == 1 })
    #expect(try Self.rows(after: 1, run).allSatisfy { $0.sample.contentAlpha == 0 })
  }

  // MARK: - In motion

  /// Returns true if a rotation keeps the covered part of the distance and its rate, and the card goes on from there by
  /// the closed form of the settle spring.
  static func keepsItsPartOfTheWay(_ run: Run) throws -> Bool {
    let index = try turn(run)
    let (start, before, after) = run.sides(of: index)
    let (upright, lying) = (Place.collapsed - Place.extended, collapsed - extended)
    guard let speed = before.cardVelocity, let newSpeed = after.cardVelocity, speed.magnitude > 100 else {
      return false
    }
    let rows = try rows(after: 0, run).filter { $0.sample.phase == .settling }
    return after.progress.isNear(before.progress, 1e-12) && (newSpeed / lying).isNear(speed / upright, 1e-9)
      && after.phase == .settling && rows.count > 5
      && rows.allSatisfy { row in
        let spring = Oracle.spring(
          response: 0.4, dampingRatio: 0.8, displacement: after.cardY - extended, velocity: newSpeed,
          at: row.instant.seconds(since: start))
        return row.sample.cardY.isNear(extended + spring.position, 1e-8)
      }
  }

  @Test(arguments: ["rotation-during-settle", "rotation-during-drag"])
  func inMotionItKeepsItsPartOfTheWay(name: String) throws {
    let run = try Run(name)
    #expect(try Self.keepsItsPartOfTheWay(run))
    #expect(try !Self.keepsItsPartOfTheWay(Run(name, ["settle.response": "0.5"])))
    #expect(try !Self.keepsItsPartOfTheWay(Run(name, ["motion.keep_retarget_velocity": "false"])))
    #expect(run.lastDetent == "peaking")
    #expect(run.lastY == Place.peaking)
  }

  /// VC:570-598 (TG-21): after a rotation the card goes to the detent at which a transition last ended. A snap to
  /// extended is turned twice before its end: the card goes back to peaking, and the snap's `didMove` still comes. Where
  /// the target counts, the card ends at extended.
  @Test func tgcardGoesBackToItsLastArrival() throws {
    let run = try Run("rotation-returns")
    #expect(
      run.eventTexts.suffix(4) == ["layout(852x393)", "layout(393x852)", "didMove(extended)", "settled(peaking)"])
    #expect(run.lastDetent == "peaking")
    #expect(run.lastY == Place.peaking)
    #expect(try Self.rows(after: 0, run).allSatisfy { $0.scene.cardX == 8 })
    let other = try Run("rotation-returns", ["layout.rotation": "target"])
    #expect(other.lastDetent == "extended")
    #expect(other.lastY == Place.extended)
    // Before the second rotation the two are the same.
    let (start, _, _) = run.sides(of: try Self.turn(run, 1))
    let (before, after) = (run.rows.prefix { $0.instant < start }, other.rows.prefix { $0.instant < start })
    #expect(before.map(\.sample.bits) == after.map(\.sample.bits))
  }

  @Test func aFingerLosesTheCard() throws {
    let run = try Run("rotation-during-drag")
    let (start, before, _) = run.sides(of: try Self.turn(run))
    #expect(before.phase == .dragging)
    #expect(run.events.contains(.ignored(.taken)))
    #expect(run.releases.isEmpty)
    let later = run.rows(from: start)
    #expect(later.allSatisfy { !$0.isDrag })
    #expect(later.contains { $0.sample.touchY != nil })
  }

  /// Decelerating content goes on, within the new ends.
  @Test func momentumGoesOn() throws {
    let json = """
      { "cards": [{ "name": "a", "content": 1600, "detent": "extended" }],
        "inputs": [
          { "at": "100ms",
            "swipe": { "from": [190, 640], "to": [196, 500], "duration": "140ms", "velocity": -1100, "seed": 23 } },
          { "at": "400ms", "rotate": true }] }
      """
    let run = try Run(json: json)
    let (_, before, after) = run.sides(of: try Self.turn(run))
    #expect(before.phase == .decelerating)
    #expect(after.phase == .decelerating)
    #expect(after.scrollOffset == before.scrollOffset)
    #expect(after.scrollVelocity.isNear(before.scrollVelocity, 1e-9))
    #expect(run.rows.last!.sample.scrollOffset > after.scrollOffset + 100)
  }

  /// A push and a pop go on through a rotation.
  @Test func aPushGoesOn() throws {
    let json = """
      { "cards": [{ "name": "a", "detent": "peaking" }, { "name": "b", "detent": "collapsed" }],
        "inputs": [{ "at": "0ms", "push": "b" }, { "at": "80ms", "rotate": true }, { "at": "2000ms", "pop": true },
                   { "at": "2080ms", "rotate": true }] }
      """
    let run = try Run(json: json)
    for number in 0...1 {
      let (_, before, after) = run.sides(of: try Self.turn(run, number))
      #expect(before.phase == (number == 0 ? .pushing : .popping))
      #expect(after.phase == before.phase)
      #expect(after.transitionProgress == before.transitionProgress)
      #expect(after.transitionProgress! > 0.1)
      #expect(after.transitionProgress! < 0.99)
    }
    #expect(run.rows.last!.sample.stackDepth == 1)
    #expect(run.lastY == Place.peaking)
  }

  // MARK: - Another size

  @Test func aNarrowWindowHasTheCardOverTheMap() throws {
    let run = try Run("resize")
    func widths(_ run: Run) -> [Double] {
      run.rows.map(\.scene.cardWidth).reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    }
    #expect(widths(run) == [360, 375, 360])
    #expect(try widths(Run("resize", ["layout.side_width": "300"])) == [300, 375, 300])
    #expect(try widths(Run("resize", ["layout.beside_map": "never"])) == [1194, 375, 1194])
    // The middle detent is (834 − 36) / 2 at both widths.
    #expect(run.rows[5].sample.cardY == 399)
    #expect(run.rows[20].sample.cardY == 399)
    #expect(run.lastY == 36)
    #expect(run.lastDetent == "extended")
  }
}
