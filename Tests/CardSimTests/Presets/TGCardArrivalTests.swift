import CardSim
import Testing

/// Arrivals of TGCardViewController's cards (TG-21): the position that a rotation restores is that of the last
/// transition that has ended, as it was decided at its start.
@Suite struct TGCardArrivalTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let cards: [String]
    let inputs: String
    let lastDetent: String
    let moves: [String]

    init(
      _ description: String, cards: [String] = ["peaking", "extended"], _ inputs: String, _ last: String,
      _ moves: [String]
    ) {
      (testDescription, self.cards, self.inputs, lastDetent, self.moves) = (description, cards, inputs, last, moves)
    }

    func run() throws -> Run {
      let cards = zip(["a", "b", "c"], cards).map { #"{"name": "\#($0)", "detent": "\#($1)"}"# }
      return try Run(
        json: #"{"preset": "tgcard-2.5.1", "cards": [\#(cards.joined(separator: ", "))], "inputs": [\#(inputs)]}"#)
    }
  }

  static let flick =
    #""on": "header", "swipe": {"from": [150, 100], "to": [150, 250], "duration": "150ms", "velocity": 900}"#

  static let cases = [
    Case(
      "a move in landscape, which leads to the top, that hasn't ended when the phone is turned back",
      #"{"at": "100ms", "rotate": true}, {"at": "1000ms", "move": "collapsed"}, {"at": "1100ms", "rotate": true}"#,
      "peaking", ["extended"]),
    Case(
      "a snap in landscape that hasn't ended",
      #"{"at": "100ms", "rotate": true}, {"at": "1000ms", \#(flick)}, {"at": "1250ms", "rotate": true}"#,
      "peaking", ["collapsed"]),
    Case(
      "a push in landscape that hasn't ended: the new card is where the one below was",
      #"{"at": "100ms", "rotate": true}, {"at": "1000ms", "push": "b"}, {"at": "1100ms", "rotate": true}"#,
      "peaking", ["extended"]),
    Case(
      "a move during a push: the push ends at its own detent",
      #"{"at": "0ms", "push": "b"}, {"at": "100ms", "move": "collapsed"}"#, "collapsed", ["extended", "collapsed"]),
    Case(
      "rotations during a push: its end makes its own detent the last arrival",
      #"{"at": "100ms", "push": "b"}, {"at": "200ms", "rotate": true}, {"at": "230ms", "rotate": true},"#
        + #" {"at": "1500ms", "rotate": true}, {"at": "2000ms", "rotate": true}"#,
      "extended", ["extended"]),
    Case(
      "rotations during a pop",
      #"{"at": "0ms", "push": "b"}, {"at": "1000ms", "pop": true}, {"at": "1100ms", "rotate": true},"#
        + #" {"at": "1130ms", "rotate": true}, {"at": "2500ms", "rotate": true}, {"at": "3000ms", "rotate": true}"#,
      "peaking", ["extended", "peaking"]),
    Case(
      "a push that a pop takes back: its end comes all the same",
      #"{"at": "0ms", "push": "b"}, {"at": "100ms", "pop": true}, {"at": "270ms", "rotate": true},"#
        + #" {"at": "300ms", "rotate": true}"#,
      "extended", ["extended", "peaking"]),
    Case(
      "a push that another one hides", cards: ["peaking", "extended", "collapsed"],
      #"{"at": "0ms", "push": "b"}, {"at": "100ms", "push": "c", "animated": false},"#
        + #" {"at": "1000ms", "rotate": true}, {"at": "1500ms", "rotate": true}"#,
      "extended", ["collapsed", "extended"]),
    Case(
      "a swap restores the arrival of its start", cards: ["peaking", "collapsed"],
      #"{"at": "0ms", "move": "extended"}, {"at": "150ms", "swap": "b"}, {"at": "1500ms", "rotate": true},"#
        + #" {"at": "2000ms", "rotate": true}"#,
      "peaking", ["extended", "collapsed"]),
    Case(
      "a push takes the card from a finger: its position is the one at which it counts there",
      #"{"at": "100ms", "on": "header", "path": {"points": [["0ms", 200, 430], ["600ms", 200, 150]]}},"#
        + #" {"at": "600ms", "push": "b"}, {"at": "1500ms", "pop": true}"#,
      "extended", ["extended", "extended"]),
  ]

  @Test(arguments: cases)
  func theLastArrivalCounts(one: Case) throws {
    let run = try one.run()
    #expect(run.lastDetent == one.lastDetent, "\(run.eventTexts)")
    let moves = run.eventTexts.filter { $0.hasPrefix("didMove(") }.map { $0.dropFirst(8).dropLast() }
    #expect(moves.map(String.init) == one.moves, "\(run.eventTexts)")
  }

  /// A push that a pop takes back reports its end 0.25 s after its start, with both cards, before that of the pop.
  @Test func aPushThatIsTakenBackStillEnds() throws {
    let run = try Run(
      json: #"""
        {"preset": "tgcard-2.5.1", "cards": [{"name": "a", "detent": "peaking"}, {"name": "b", "detent": "extended"}],
         "inputs": [{"at": "0ms", "push": "b"}, {"at": "100ms", "pop": true}]}
        """#)
    let ends = run.eventTexts.filter { $0.hasPrefix("didA") || $0.hasPrefix("didDis") || $0.hasPrefix("didMove") }
    #expect(
      ends == [
        "didDisappear(a)", "didAppear(b)", "didMove(extended)", "didDisappear(b)", "didAppear(a)", "didMove(peaking)",
      ])
    #expect(run.eventTexts.filter { $0 == "pushed(b)" }.isEmpty)
    let instants = run.entries.filter { if case .callback(.didMove) = $0.event { true } else { false } }
      .map { $0.instant.seconds(since: .zero) }
    #expect(instants[0].isNear(0.25, 1e-6))
    #expect(instants[1].isNear(0.1 + 0.3125, 1e-6))
  }

  /// A bar that comes in while the phone lies leaves the card at its top; upright, it has the detent of before.
  @Test func aBarInLandscapeMovesNoCardDown() throws {
    let run = try Run(
      json: #"""
        {"preset": "tgcard-2.5.1", "bar": 40, "cards": [{"name": "a", "detent": "collapsed"}],
         "inputs": [{"at": "100ms", "rotate": true}, {"at": "1000ms", "bar": true}, {"at": "2000ms", "rotate": true}]}
        """#)
    let lying = try RotationTests.rows(after: 0, run)
    #expect(lying.count > 30)
    #expect(lying.allSatisfy { run.name($0.sample.target) == "extended" })
    #expect(run.lastDetent == "collapsed")
  }

  /// The map's dim goes on while a finger drags the card that it has caught (VC:1544-1619 touches no shadow): the snap
  /// to extended takes 0.4 s, and 0.25 is there at its end.
  @Test func theMapDimGoesOnUnderAFinger() throws {
    let run = try Run(
      json: #"""
        {"preset": "tgcard-2.5.1", "cards": [{"name": "a", "detent": "peaking"}],
         "inputs": [{"at": "100ms", "on": "header",
           "swipe": {"from": [200, 430], "to": [200, 330], "duration": "120ms", "velocity": -900}},
          {"at": "240ms", "on": "header",
           "path": {"points": [["0ms", 200, 330], ["400ms", 200, 420], ["1500ms", 200, 420]]}}]}
        """#)
    let release = try #require(run.entries.first { if case .snap = $0.event { true } else { false } }).instant
    let end = release.advanced(bySeconds: 0.4)
    let dragged = run.rows.filter { $0.sample.phase == .dragging && $0.instant > release }
    let (before, after) = (dragged.filter { $0.instant < end }, dragged.filter { $0.instant >= end })
    #expect(before.count > 10)
    #expect(Set(before.map(\.sample.mapDim)).count == before.count)
    #expect(after.count > 30)
    #expect(after.allSatisfy { $0.sample.mapDim == 0.25 })
  }

  /// With other rules, too: a finger that took the card to its top, a change of detents, and a gone detent.
  @Test(arguments: [
    (
      #"[{"name": "a", "detent": "peaking", "content": 1600}]"#,
      #"{"at": "100ms", "path": {"points": [["0ms", 200, 600], ["500ms", 200, 100]], "lift_after": "200ms"}},"#
        + #" {"at": "3000ms", "rotate": true}, {"at": "4000ms", "rotate": true}"#,
      "extended"
    ),
    (
      #"[{"name": "r", "content": 1600, "detent": "half", "detents": {"tip": {"height": 84}, "half":"#
        + #" {"fraction": 0.5}, "full": {"fraction": 1}}}]"#,
      #"{"at": "100ms", "move": "full"}, {"at": "200ms", "detents": {"tip": {"height": 84}, "half":"#
        + #" {"fraction": 0.5}, "full": {"fraction": 0.9}}}, "#
        + #"{"at": "3000ms", "rotate": true}, {"at": "5000ms", "rotate": true}"#,
      "full"
    ),
    (
      #"[{"name": "sheet", "content": 600, "detent": "medium", "dismissal": "allowed", "detents": {"away": "gone","#
        + #" "medium": {"fraction": 0.5}}}]"#,
      #"{"at": "100ms", "dismiss": true}, {"at": "2000ms", "present": true}, {"at": "2100ms", "rotate": true},"#
        + #" {"at": "2150ms", "rotate": true}, {"at": "6000ms", "rotate": true}"#,
      "medium"
    ),
  ])
  func otherRulesHaveTheirArrivals(cards: String, inputs: String, last: String) throws {
    let run = try Run(
      json: #"{"set": {"layout.rotation": "last-arrival"}, "cards": \#(cards), "inputs": [\#(inputs)]}"#)
    #expect(run.lastDetent == last, "\(run.eventTexts)")
  }
}
