import CardSim
import CardTestSupport
import Testing

/// The end of scrolling is reported once half a point of the distance is left, as by UIScrollView; the motion itself
/// goes on to its exact end.
@Suite struct EndTests {
  /// A fling that is released at exactly 1,000 pt/s.
  static let fling = """
    { "cards": [{ "name": "a", "content": 9000, "detent": "extended" }], "inputs": [{ "at": "100ms", "on": "content",
      "swipe": { "from": [200, 600], "to": [200, 500], "duration": "120ms", "velocity": -1000 } }] }
    """

  static func end(_ run: Run) throws -> (lift: Instant, reported: Instant, offset: Double) {
    let lift = try run.instant { if case .release = $0 { true } else { false } }
    let reported = try #require(
      run.entries.first { if case .scrolled = $0.event { $0.instant >= lift } else { false } })
    guard case .scrolled(let offset) = reported.event else { return (lift, reported.instant, .nan) }
    return (lift, reported.instant, offset)
  }

  /// A fling ends ln(0.5 · 2.002 / 1000) / −2.002 = 3.450 s after the lift, with half a point left, and
  /// not after 6.6 s.
  @Test func aFlingEndsAsAScrollViews() throws {
    let run = try Run(json: Self.fling)
    #expect(run.releases[0].isNear(-1000, 0.01))
    let (lift, reported, offset) = try Self.end(run)
    #expect(reported.seconds(since: lift).isNear(3.4504, 0.001))
    #expect(run.sample(at: reported).scrollOffset.isNear(offset - 0.5, 1e-6))
    // The report moves nothing: the motion goes on to its end, and no frame jumps.
    #expect(run.rows.last!.sample.scrollOffset == offset)
    #expect(run.rows.last!.instant.seconds(since: lift) > 6)
    let late = run.rows(from: reported).map(\.sample.scrollOffset)
    for (before, after) in zip(late, late.dropFirst()) {
      #expect(after - before >= 0)
      #expect(after - before < 0.02)
    }
    #expect(run.eventTexts.filter { $0.hasPrefix("scrolled") }.count == 1)
  }

  /// The distance is a setting: at a thousandth of a point the end is reported 6.55 s after the lift, and no number of
  /// any frame depends on it.
  @Test func theDistanceIsASetting() throws {
    let run = try Run(json: Self.fling)
    let exact = try Run(json: Self.fling, ["scroll.end_distance": "0.001"])
    let (lift, reported, _) = try Self.end(exact)
    #expect(reported.seconds(since: lift).isNear(6.5546, 0.001))
    #expect(exact.rows.map(\.sample.bits) == run.rows.map(\.sample.bits))
    let coarse = try Self.end(Run(json: Self.fling, ["scroll.end_distance": "5"]))
    #expect(coarse.reported.seconds(since: coarse.lift).isNear(2.3002, 0.001))
  }

  /// Content that comes back from beyond its end reports its end once it stays within half a point of it.
  @Test func aBounceEndsOnce() throws {
    let run = try Run("scroll-bounce")
    let ends = run.entries.compactMap { entry in
      if case .scrolled(let offset) = entry.event { (entry.instant, offset) } else { nil }
    }
    #expect(!ends.isEmpty)
    for (instant, offset) in ends {
      let left = (run.sample(at: instant).scrollOffset - offset).magnitude
      #expect(left <= 0.5 + 1e-9)
    }
  }

  /// A touch on content whose end was reported finds it at rest: it catches nothing, and has its slop again.
  @Test func aLateTouchCatchesNothing() throws {
    func touched(at time: String) throws -> [String] {
      let json =
        Self.fling.dropLast(3)
        + #", { "at": "\#(time)", "on": "content", "path": { "points": [["0ms", 200, 600], ["80ms", 200, 600]] } }] }"#
      return try Run(json: String(json)).eventTexts
    }
    #expect(try touched(at: "3s").contains("grab"))
    #expect(try !touched(at: "4500ms").contains("grab"))
  }

  /// `didMoveToPage` and the appearance callbacks of pages come at the pages' end: 0.8 s after a flick, and not 1.4 s.
  @Test func pagesAreThereWhenAPersonSaysSo() throws {
    func time(_ settings: KeyValuePairs<String, String>) throws -> Double {
      let run = try Run(
        json: """
          { "preset": "tgcard-2.5.1", "cards": [{ "name": "week", "detent": "peaking",
              "pages": [{ "name": "monday" }, { "name": "tuesday" }] }],
            "inputs": [{ "at": "100ms", "on": "header",
              "swipe": { "from": [300, 430], "to": [200, 430], "duration": "120ms", "velocity": -900 } }] }
          """, settings)
      let lift = try run.instant { if case .release = $0 { true } else { false } }
      let reported = try run.instant { if case .callback(.didMoveToPage) = $0 { true } else { false } }
      let shown = try run.instant { if case .callback(.didDisappear) = $0 { true } else { false } }
      #expect(shown == reported)
      #expect(run.rows.last!.scene.pageX == 398)
      #expect(run.rows.last!.scene.page == 1)
      return reported.seconds(since: lift)
    }
    let (end, exact) = (try time([:]), try time(["scroll.end_distance": "0.001"]))
    #expect(end > 0.7)
    #expect(end < 0.9)
    #expect(exact > 1.3)
  }

  /// Pages near their end go on under another touch, without a jump.
  @Test func nothingJumpsUnderTheNextTouch() throws {
    let run = try Run("paging", fps: 240)
    let places = run.rows.compactMap(\.scene.pageX)
    let steps = zip(places, places.dropFirst()).map { ($0 - $1).magnitude }
    let exact = try Run("paging", ["scroll.end_distance": "0.001"], fps: 240)
    #expect(exact.rows.compactMap(\.scene.pageX) == places)
    #expect(steps.max()! < 25)
  }

  /// A state that is saved between its reported end and its rest goes on to the same bits.
  @Test func itsEndIsSavedAsTold() throws {
    let run = try Run(json: Self.fling)
    let (_, reported, _) = try Self.end(run)
    var stack = run.scenario.stack
    var log = EventLog()
    for input in run.scenario.inputs {
      stack.step(input.input, at: Instant(ticks: input.ticks), sampledAt: input.ticks, into: &log)
    }
    let later = reported.advanced(bySeconds: 0.5)
    stack.advance(to: later, into: &log)
    var archive = StateArchive()
    archive.now = later
    try archive.code(&stack)
    var reader = StateArchive(words: archive.words)
    reader.now = later
    var copy = run.scenario.stack
    try reader.code(&copy)
    var rest = EventLog()
    copy.advance(to: later.advanced(bySeconds: 10), into: &rest)
    #expect(rest.entries.isEmpty)
    #expect(copy.isQuiet)
  }
}
