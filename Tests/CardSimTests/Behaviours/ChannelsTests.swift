import CardSim
import Testing

/// Numbers of the author's own: functions of the card's position, and followers of other numbers.
@Suite struct ChannelsTests {
  static let player = #"""
    { "device": "iphone-15",
      "cards": [{ "name": "player", "header": 64, "content": 2000, "detent": "mini",
        "detents": { "mini": { "height": 64 }, "full": { "from_safe_top": 10 } } }],
      "channels": [{ "name": "artwork", "from": ["mini", 1], "to": ["full", 0] },
        { "name": "background", "at": { "mini": 1, "full": 0.93 } },
        { "name": "shadow", "follows": "card_y_pt", "lag": 3 },
        { "name": "late", "follows": "artwork", "lag": 2 }, { "name": "later", "follows": "late", "lag": 5 }],
      "inputs": [{ "at": "50ms", "tap": "header" },
        { "at": "300ms", "swipe": { "from": [200, 200], "to": [200, 500], "duration": "150ms", "velocity": 900 } },
        { "at": "2s", "key": "expand" }] }
    """#

  /// The frames of a scenario, with the numbers of its channels.
  static func frames(
    _ text: String = player, _ edit: (inout ScenarioDocument) -> Void = { _ in }
  ) throws -> [(frame: Frame, channels: [Double?])] {
    var document = try ScenarioDocument.read(SourceText(name: "a.json", text: text), name: "a")
    edit(&document)
    var simulation = try document.scenario().simulation
    var frames: [(Frame, [Double?])] = []
    while try simulation.next() { frames.append((simulation.frame, simulation.channels)) }
    return frames
  }

  /// The mini bar's top edge is at 852 − 34 − 64 = 754, the full player's at 59 + 10 = 69.
  @Test func theyFollowThePositionInEveryFrame() throws {
    let frames = try Self.frames()
    for (frame, channels) in frames {
      let share = min(max((754 - frame.sample.cardY) / 685, 0), 1)
      #expect(try #require(channels[0]).isNear(1 - share, 1e-15))
      #expect(try #require(channels[1]).isNear(1 - 0.07 * share, 1e-15))
    }
    #expect(frames.first?.channels[0] == 1)
    #expect(frames.last?.channels[0] == 0)
    #expect(frames.last?.channels[1] == 0.93)
    // On the way they take many values, and beyond the detents they stay.
    #expect(frames.count { (0.01...0.99).contains($0.channels[0] ?? 0) } > 40)
    #expect(frames.contains { $0.frame.sample.cardY > 754 && $0.channels[0] == 1 })
  }

  /// A follower shows what was shown some frames before: in the first frames, the first.
  @Test(arguments: [24, 60, 240] as [Int64]) func followersLagByShownFrames(fps: Int64) throws {
    let frames = try Self.frames { $0.rates = [FrameClock.Rate(start: 0, hertz: fps)] }
    for (index, (_, channels)) in frames.enumerated() {
      #expect(channels[2] == frames[max(0, index - 3)].frame.sample.cardY)
      #expect(channels[3] == frames[max(0, index - 2)].channels[0])
      #expect(channels[4] == frames[max(0, index - 7)].channels[0])
    }
  }

  /// A dropped frame isn't shown, and so isn't counted.
  @Test func droppedFramesDontCount() throws {
    let frames = try Self.frames { $0.drops.numbers = [4, 5, 9, 20, 21, 22, 23, 24] }
    #expect(zip(frames, frames.dropFirst()).contains { $1.frame.number - $0.frame.number == 6 })
    for (index, (_, channels)) in frames.enumerated() {
      #expect(channels[2] == frames[max(0, index - 3)].frame.sample.cardY)
    }
  }

  /// No frame's own numbers move by a bit because channels follow them.
  @Test func theyMoveNothing() throws {
    let plain = try Self.frames { $0.channels = [] }
    let frames = try Self.frames()
    #expect(plain.map(\.frame) == frames.map(\.frame))
  }

  /// Restored after any frame, the rest of the timeline is the same, followers too.
  @Test func aRestoredStateRemembersThem() throws {
    let document = try ScenarioDocument.read(SourceText(name: "a.json", text: Self.player), name: "a")
    let scenario = try document.scenario()
    let frames = try Self.frames()
    for saved in [0, 1, 5, 21, 40, frames.count - 2] {
      var original = SavedState(simulation: scenario.simulation, outcome: Outcome())
      while try original.simulation.next(), original.simulation.frame.number < Int64(saved) {}
      let text = try original.text(of: scenario)
      var state = try SavedState.read(SourceText(name: "a.state", text: text), for: scenario)
      #expect(state.simulation.channels == frames[saved].channels)
      for index in saved + 1..<frames.count {
        #expect(try state.simulation.next())
        #expect(state.simulation.channels == frames[index].channels)
      }
    }
  }

  /// Before the first frame there is nothing to show; a simulation that starts again has forgotten.
  @Test func theyBeginWithTheFirstFrame() throws {
    let scenario = try ScenarioDocument.read(SourceText(name: "a.json", text: Self.player), name: "a").scenario()
    let fresh = scenario.simulation
    #expect(fresh.channels == [nil, nil, nil, nil, nil])
    var used = fresh
    for _ in 0..<30 { _ = try used.next() }
    used.begin(as: fresh, with: scenario.stack)
    let frames = try Self.frames()
    for (_, channels) in frames {
      #expect(try used.next())
      #expect(used.channels == channels)
    }
  }

  /// A copy goes on by itself.
  @Test func copiesAreApart() throws {
    var one = try ScenarioDocument.read(SourceText(name: "a.json", text: Self.player), name: "a").scenario().simulation
    for _ in 0..<12 { _ = try one.next() }
    var other = one
    for _ in 0..<20 { _ = try other.next() }
    let frames = try Self.frames()
    #expect(one.channels == frames[11].channels)
    #expect(other.channels == frames[31].channels)
  }

  // MARK: - Several cards and screens

  /// A pushed card with other detents has no such number; a channel of one card is that card's alone.
  @Test func aCardWithoutTheDetentsHasNoNumber() throws {
    let text = #"""
      { "cards": [{ "name": "a", "detents": { "low": "30%", "high": "90%" } },
          { "name": "b", "detents": { "half": "50%", "high": "80%" } }],
        "channels": [{ "name": "x", "from": ["low", 0], "to": ["high", 1] },
          { "name": "y", "from": ["half", 0], "to": ["high", 1], "card": "b" },
          { "name": "z", "at": { "low": 0, "half": 4, "high": 8 } }],
        "inputs": [{ "at": "100ms", "move": "high" }, { "at": "1s", "push": "b" }, { "at": "2s", "pop": true }] }
      """#
    var cards: Set<Int32> = []
    for (frame, channels) in try Self.frames(text) {
      cards.insert(frame.sample.card)
      let y = frame.sample.cardY
      func number(_ low: Double, _ high: Double) -> Double { min(max((low - y) / (low - high), 0), 1) }
      if frame.sample.card == 0 {
        #expect(try #require(channels[0]).isNear(number(596.4, 85.2), 1e-14))
        #expect(channels[1] == nil)
        #expect(try #require(channels[2]).isNear(8 * number(596.4, 85.2), 1e-13))
      } else {
        #expect(channels[0] == nil)
        #expect(try #require(channels[1]).isNear(number(426, 170.4), 1e-14))
        #expect(try #require(channels[2]).isNear(4 + 4 * number(426, 170.4), 1e-13))
      }
    }
    #expect(cards.count == 2)
  }

  /// On each screen the detents lie elsewhere, and the numbers with them.
  @Test func theyFollowTheScreensDetents() throws {
    let text = Self.player.replacing(
      #""inputs": ["#, with: #""inputs": [{ "at": "1200ms", "resize": "iphone-se-3" }, "#)
    var ends: Set<Double> = []
    for (frame, channels) in try Self.frames(text) {
      let isSmall = frame.ticks >= 1_200 * 9_000
      let (mini, full) = isSmall ? (603.0, 30.0) : (754, 69)
      let share = min(max((mini - frame.sample.cardY) / (mini - full), 0), 1)
      #expect(try #require(channels[0]).isNear(1 - share, 1e-14))
      if frame.sample.phase == .resting { ends.insert(try #require(channels[0])) }
    }
    #expect(ends == [0, 1])
  }

  /// A detent that is as high as the content moves with it, and takes the numbers of a card at it along.
  @Test func theyFollowADetentThatFollowsItsContent() throws {
    let text = #"""
      { "cards": [{ "name": "a", "header": 60, "detent": "fit", "feed": { "rules": "spots-7.5" },
          "content": { "components": [{ "kind": "list", "items": [{ "size": { "height": 50 }, "repeat": 4 }] }] },
          "detents": { "tip": { "height": 30 }, "fit": "content" } }],
        "channels": [{ "name": "x", "from": ["tip", 0], "to": ["fit", 1] }],
        "inputs": [{ "at": "100ms", "append": [{ "size": { "height": 50 }, "repeat": 2 }] }] }
      """#
    let frames = try Self.frames(text)
    // The content ends at 558, and at 458 once it has grown.
    for (_, channels) in frames { #expect(try #require(channels[0]).isNear(1, 1e-4)) }
    #expect(frames.first?.frame.sample.cardY == 558)
    #expect(frames.last?.frame.sample.cardY == 458)
    #expect(frames.last?.channels[0] == 1)
  }
}
