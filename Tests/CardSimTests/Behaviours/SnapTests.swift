import CardSettings
import CardSim
import Testing

/// The target detent of a release.
@Suite struct SnapTests {
  static func snaps(_ name: String, _ settings: KeyValuePairs<String, String> = [:]) throws -> [String] {
    let run = try Run(name, settings)
    let snaps = run.events.compactMap { event -> String? in
      if case .snap(let detent) = event { run.name(detent) } else { nil }
    }
    // The card settles at the detent that was decided last.
    #expect(run.lastDetent == snaps.last)
    return snaps
  }

  @Test func aSlowFingerLeavesItToTheNearestDetent() throws {
    #expect(try Self.snaps("slow-drag") == ["peaking"])
    // The finger moved up all the time, so without resistance the card goes up.
    #expect(try Self.snaps("slow-drag", ["snap.resistance": "any"]) == ["extended"])
  }

  @Test func aFastFingerGoesOnInItsDirection() throws {
    #expect(try Self.snaps("flick-up") == ["extended"])
    #expect(try Self.snaps("flick-down") == ["collapsed"])
    // With a resistance above the velocity, both are nearer to the detent from which they came.
    #expect(try Self.snaps("flick-up", ["snap.resistance": "1400.01"]) == ["peaking"])
    #expect(try Self.snaps("flick-down", ["snap.resistance": "1200.01"]) == ["peaking"])
    // A velocity equal to the resistance isn't above it; the swipe's velocity is exact to a millionth.
    #expect(try Self.snaps("flick-up", ["snap.resistance": "1399.99"]) == ["extended"])
  }

  @Test(arguments: [("any", 0.0), ("low", 300), ("normal", 600), ("high", 900)])
  func resistancesHaveNames(word: String, velocity: Double) throws {
    var settings = Settings()
    try SettingKey.named("snap.resistance")!.set(.text(word), in: &settings)
    #expect(settings.snap.swipe.resistance == velocity)
  }

  @Test func aDetentWithinReachCountsAsReached() throws {
    let run = try Run("reached-detent")
    let y = run.sides(of: try run.touch(.ended)).after.cardY
    #expect(y - Place.peaking > 0)
    #expect(y - Place.peaking <= 22)
    #expect(try Self.snaps("reached-detent") == ["extended"])
    #expect(try Self.snaps("reached-detent", ["snap.reached": "0"]) == ["peaking"])
  }

  @Test func aSwipePassesADetentOnlyWhereItMay() throws {
    #expect(try Self.snaps("skip-detent") == ["extended"])
    #expect(try Self.snaps("skip-detent", ["snap.max_detents": "1", "snap.skip_velocity": "none"]) == ["peaking"])
    // A swipe that may pass a detent must also be projected to get that far.
    #expect(try Self.snaps("skip-detent", ["snap.projection_rate": "0.9"]) == ["peaking"])
  }

  @Test func anyNumberOfDetents() throws {
    #expect(try Self.snaps("own-detents") == ["third", "half", "third"])
    // The projection reaches the top; the card goes no further than it may.
    #expect(try Self.snaps("own-detents", ["snap.max_detents": "3"])[0] == "full")
    #expect(try Self.snaps("own-detents", ["snap.max_detents": "2"])[0] == "half")
  }

  @Test func aCancelledTouchGoesToTheNearestDetentFromRest() throws {
    let run = try Run("cancelled-touch")
    let (_, before, after) = run.sides(of: try run.touch(.cancelled))
    #expect(before.cardVelocity! < -1_000)
    #expect(after.cardVelocity == 0)
    #expect(after.cardY.isNear(before.cardY, 1e-12))
    #expect(run.lastDetent == "peaking")
    #expect(run.releases.isEmpty)
    // The same finger, lifted, sends the card up with its velocity.
    let lifted = try Run("cancelled-touch") { document in
      if case .path(var path, let placement) = document.inputs[0].action {
        path.isCancelled = false
        document.inputs[0].action = .path(path, placement)
      }
    }
    #expect(lifted.lastDetent == "extended")
    #expect(lifted.sides(of: try lifted.touch(.ended)).after.cardVelocity! < -1_000)
  }
}
