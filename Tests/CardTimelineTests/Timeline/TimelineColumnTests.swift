import CardMath
import CardModel
import CardScenarioSupport
import CardSimulation
import CardTestSupport
import CardText
import CardTimeline
import Testing

@Suite struct TimelineColumnTests {
  static let channels = ["artwork", "shadow"]

  static func columns(_ text: String, _ channels: [String] = channels) throws -> [TimelineColumn] {
    try ColumnChoice(text).columns(channels: channels)
  }

  @Test func listsAreNamesAndGroups() throws {
    #expect(try Self.columns("time_us,card_y_pt") == [.fixed(.time), .fixed(.cardY)])
    #expect(try Self.columns(" card_y_pt , time_us ") == [.fixed(.cardY), .fixed(.time)])
    #expect(try Self.columns("@time,card_y_pt") == [.fixed(.frame), .fixed(.time), .fixed(.cardY)])
    #expect(try Self.columns("@default") == Column.defaults.map { .fixed($0) })
    // Each column appears once, at its first mention.
    #expect(try Self.columns("card_y_pt,@card,card_y_pt").map(\.name).filter { $0 == "card_y_pt" }.count == 1)
    #expect(try Self.columns("card_y_pt,@card").first == .fixed(.cardY))
    for group in Column.groups where group.name != "@all" {
      #expect(try Self.columns(group.name) == group.columns.map { .fixed($0) })
    }
  }

  /// Channels are named one by one, stand in `@channels` and `@all`, and in no other group.
  @Test func channelsAreColumns() throws {
    #expect(
      try Self.columns("shadow,time_us,artwork") == [.channel("shadow"), .fixed(.time), .channel("artwork")])
    #expect(try Self.columns("@channels") == [.channel("artwork"), .channel("shadow")])
    #expect(try Self.columns("shadow,@channels").map(\.name) == ["shadow", "artwork"])
    #expect(try Self.columns("@all") == TimelineColumn.all(channels: Self.channels))
    #expect(try Self.columns("@all", []) == Column.allCases.map { .fixed($0) })
    #expect(try Self.columns("@channels", []).isEmpty)
    // Further columns, as those of a table, are found by their names only.
    let choice = try ColumnChoice("@all,other")
    #expect(try choice.columns(channels: [], others: ["other", "more"]).last == .channel("other"))
    #expect(try choice.columns(channels: [], others: ["other", "more"]).count == Column.allCases.count + 1)
    #expect(TimelineColumn.channel("artwork").isNumeric)
    #expect(!TimelineColumn.channel("artwork").isOfScene)
  }

  @Test(
    arguments: [
      ("card_y_p", "card_y_pt"), ("@fade", "@fades"), ("frames", "frame"), ("", nil), ("frame,", nil),
      ("nonsense", nil), ("artwrk", "artwork"), ("@channel", "@channels"), ("a b", nil),
    ] as [(String, String?)])
  func unknownNamesAreSaid(text: String, nearest: String?) {
    let error = thrown(Column.UnknownName.self) { try Self.columns(text) }
    #expect(error?.found == text.split(separator: ",", omittingEmptySubsequences: false).last.map(String.init))
    #expect(error?.nearest == nearest)
  }

  // MARK: - Rows

  static let scenario = #"""
    {"cards": [{"name": "a", "detents": {"mini": 700, "full": 100}, "detent": "mini"},
      {"name": "b", "detents": {"low": 600, "high": 200}}],
     "channels": [{"name": "artwork", "from": ["mini", 1], "to": ["full", 0]},
       {"name": "late", "follows": "artwork", "lag": 2}],
     "set": {"tap.motion": "curve", "tap.curve": "linear", "tap.duration": 0.1},
     "inputs": [{"at": "0ms", "move": "full"}, {"at": "200ms", "push": "b"}], "duration": "240ms", "fps": 60}
    """#

  static func rows(
    _ columns: String, _ format: TimelineWriter.Format = .csv, preset: String? = nil, isGiven: Bool = false
  ) throws -> [String] {
    let scenario = try CardScenarioSupport.scenario(scenario)
    let channels = scenario.channelNames
    var writer = TimelineWriter(
      columns: try Self.columns(columns, channels), channels: channels, names: scenario.names, format: format,
      precision: .places(2), labels: preset.map { [TimelineWriter.Label("preset", $0)] } ?? [])
    var buffer = ByteBuffer()
    var simulation = scenario.simulation
    writer.appendHeader(to: &buffer)
    while try simulation.next() {
      if isGiven {
        writer.append(
          simulation.frame, events: simulation.events, scene: simulation.scene, channels: simulation.channels,
          to: &buffer)
      } else {
        writer.append(&simulation, to: &buffer)
      }
    }
    return buffer.text.split(separator: "\n").map(String.init)
  }

  /// In a tenth of a second, six frames, the card goes 600 pt at an even pace, and the artwork from 1 to 0; two frames
  /// later the follower does. The pushed card has no such detents.
  @Test func channelsStandWhereTheyAreAskedFor() throws {
    let rows = try Self.rows("artwork,frame,card_y_pt,late,card_x_pt")
    #expect(rows[0] == "artwork,frame,card_y_pt,late,card_x_pt")
    #expect(rows[1] == "1.00,0,700.00,1.00,0.00")
    #expect(rows[2] == "0.83,1,600.00,1.00,0.00")
    #expect(rows[3] == "0.67,2,500.00,1.00,0.00")
    #expect(rows[4] == "0.50,3,400.00,0.83,0.00")
    #expect(rows[5] == "0.33,4,300.00,0.67,0.00")
    #expect(rows[6] == "0.17,5,200.00,0.50,0.00")
    #expect(rows[7] == "0.00,6,100.00,0.33,0.00")
    #expect(rows[9] == "0.00,8,100.00,0.00,0.00")
    #expect(rows[13].hasPrefix(",12,"))
    #expect(rows[13].hasSuffix(",0.00,0.00"))
    #expect(rows[15].hasPrefix(",14,"))
    #expect(rows[15].hasSuffix(",,0.00"))
    #expect(rows.count == 16)
    #expect(try Self.rows("artwork,frame,card_y_pt,late,card_x_pt", isGiven: true) == rows)
  }

  @Test func everyFormatHasThem() throws {
    #expect(try Self.rows("artwork,late", .jsonl)[1] == #"{"artwork":0.83,"late":1.00}"#)
    #expect(try Self.rows("frame,artwork", .jsonl)[13] == #"{"frame":13,"artwork":null}"#)
    #expect(try Self.rows("late,frame", .csv, preset: "x")[...1] == ["preset,late,frame", "x,1.00,0"])
    #expect(try Self.rows("late,frame", .jsonl, preset: "x")[0] == #"{"preset":"x","late":1.00,"frame":0}"#)
    #expect(try Self.rows("@channels")[...1] == ["artwork,late", "1.00,1.00"])
  }

  /// The columns beside channels have the same text as without them, in every frame.
  @Test func theOtherColumnsStayAsTheyAre() throws {
    let plain = try Self.rows("frame,phase,card_y_pt,card_alpha,events").map { $0.split(separator: ",", maxSplits: 1) }
    let mixed = try Self.rows("frame,late,phase,card_y_pt,card_alpha,events")
    for (one, other) in zip(plain, mixed) {
      let cells = other.split(separator: ",", maxSplits: 2, omittingEmptySubsequences: false)
      #expect(cells[0] == one[0])
      #expect(cells[2] == one[1])
    }
  }

  /// A channel that the scenario lacks has empty cells.
  @Test func aMissingChannelIsEmpty() throws {
    let scenario = try CardScenarioSupport.scenario(Self.scenario)
    var buffer = ByteBuffer()
    var simulation = scenario.simulation
    var writer = TimelineWriter(
      columns: [.channel("other"), .fixed(.frame)], channels: scenario.channelNames, names: scenario.names)
    _ = try simulation.next()
    writer.append(&simulation, to: &buffer)
    #expect(buffer.text == ",0\n")
  }

  /// The form of goldens has every column and every channel; the digest knows neither.
  @Test func goldensHaveThem() throws {
    let scenario = try CardScenarioSupport.scenario(Self.scenario)
    let text = TimelineText(of: scenario.simulation, names: scenario.names, named: "now")
    #expect(try TimelineTable(text).columns == Column.allCases.map(\.name) + ["artwork", "late"])
    let without = try CardScenarioSupport.scenario(
      Self.scenario.replacing(#""channels": ["#, with: #""about": "", "channels": [], "expect": ["#)
        .replacing(#"{"name": "artwork", "from": ["mini", 1], "to": ["full", 0]},"#, with: "")
        .replacing(#"{"name": "late", "follows": "artwork", "lag": 2}"#, with: ""))
    func digest(_ simulation: Simulation, _ names: Names) throws -> String {
      var (simulation, digest) = (simulation, TimelineDigest(names: names))
      while try simulation.next() { digest.combine(simulation.frame, events: simulation.events) }
      return digest.text
    }
    #expect(try digest(without.simulation, without.names) == digest(scenario.simulation, scenario.names))
  }
}
