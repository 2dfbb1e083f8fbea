import CardExamples
import CardTestSupport
import CardText
import CardTimeline
import Testing

@testable import CardCharts

@Suite struct TimelineRowReaderTests {
  static func plot(_ text: String, columns: [Column]? = nil) throws(DiagnosticsError) -> TimelinePlot {
    var plot = TimelinePlot(columns: columns)
    var reader: TimelineRowReader?
    try Rows.forEach(text) { rows, index throws(DiagnosticsError) in
      if index == 0 {
        plot.add(channels: TimelineRowReader.channels(in: rows.texts))
        reader = try TimelineRowReader(header: rows, title: "a", columns: plot.columns)
      } else {
        try reader?.add(rows, to: &plot)
      }
    }
    return plot
  }

  /// A timeline read back from its CSV is drawn as the run itself, to the byte.
  @Test(arguments: ["tour", "cards-visibility"]) func rowsAndFramesAreOne(name: String) throws {
    let scenario = try #require(BuiltInScenarios.named(name)).document.scenario()
    var simulation = scenario.simulation
    var writer = TimelineWriter(names: scenario.names, precision: .exact)
    var buffer = ByteBuffer()
    writer.appendHeader(to: &buffer)
    while try simulation.next() {
      writer.append(simulation.frame, events: simulation.events, scene: simulation.scene, to: &buffer)
    }
    let style = PlotStyle(title: name)
    let read = try Self.plot(buffer.text)
    let plot = try TimelinePlotTests.plot(name)
    #expect(read.timelines[0].series.map(\.buckets) == plot.timelines[0].series.map(\.buckets))
    #expect(read.svg(style).replacing(" of a over", with: " of \(name) over") == plot.svg(style))
  }

  @Test func presetsAreTimelines() throws {
    let plot = try Self.plot("preset,time_us,card_y_pt\nx,0,1\nx,5,2\ny,0,3\ny,9,4\n")
    #expect(plot.timelines.map(\.name) == ["x", "y"])
    #expect(plot.timelines.map(\.count) == [2, 2])
  }

  /// A run's table has channels under names of their own; what has words there isn't drawn, and other tables have none.
  @Test func channelsAreColumnsOfARun() throws {
    let header = ["preset", "frame", "time_us", "art", "card_y_pt", "note"]
    #expect(TimelineRowReader.channels(in: header) == ["art", "note"])
    #expect(TimelineRowReader.channels(in: header.filter { $0 != "frame" }).isEmpty)
    let plot = try Self.plot("frame,time_us,art,card_y_pt,note\n0,0,0.5,1,x\n1,9,0.7,2,7\n2,18,,3,y\n")
    let panels = plot.panels(isSplit: false)
    #expect(panels.flatMap(\.columns).map { plot.columns[$0].name } == ["card_y_pt", "art"])
    #expect(plot.timelines[0].series.last?.buckets.map(\.last.value) == [7])
    // One that was chosen must have numbers.
    #expect(throws: DiagnosticsError.self) {
      try Rows.forEach("time_us,note\n0,x\n") { rows, index throws(DiagnosticsError) in
        var plot = TimelinePlot(columns: [.channel("note")])
        if index == 0 { return }
        var reader = try TimelineRowReader(header: rows, title: "a", columns: plot.columns)
        try reader.add(rows, to: &plot)
      }
    }
  }

  @Test func orderIsOfNoImportanceAndWhatIsMissingIsKnown() throws {
    try Rows.forEach("zzz,card_y_pt,time_us\n") { rows, _ throws(DiagnosticsError) in
      let reader = try TimelineRowReader(header: rows, title: "a", columns: [.cardY, .fixed(.stackDim)])
      #expect(reader.missing == [.fixed(.stackDim)])
    }
    let plot = try Self.plot("zzz,card_y_pt,time_us\nnan,4.5,7\nx,,8\n", columns: [.cardY])
    #expect(plot.timelines[0].series[0].range! == (4.5, 4.5))
    #expect(plot.timelines[0].end == 8)
  }

  @Test(arguments: [
    ("frame,card_y_pt\n", "1:1 missing column time_us"),
    ("time_us,other\n", "1:1 there is none of the columns to plot"),
    ("time_us,card_y_pt\n0,nan\n", "2:3 expected a number, found \"nan\""),
    ("time_us,card_y_pt\n0,1\n0,2\n", "3:1 time doesn't go on: 0 after 0"),
    ("time_us,card_y_pt\n5,1\n3,2\n", "3:1 time doesn't go on: 3 after 5"),
    ("time_us,card_y_pt\n0.5,1\n", "2:1 expected whole microseconds, found 0.5"),
    ("time_us,card_y_pt\n,1\n", "2:1 expected whole microseconds, found "),
    ("time_us,phase,card_y_pt\n0,setling,1\n", "2:3 expected a phase, found \"setling\""),
    ("time_us,card_y_pt\n0\n", "2:1 expected a cell for each of the 2 columns, found 1"),
  ])
  func flawsHaveTheirPlaces(text: String, problem: String) {
    #expect(Rows.problem { () throws(DiagnosticsError) in _ = try Self.plot(text) } == problem)
  }

  /// Texts with numbers that aren't finite or are far too large are refused or drawn.
  @Test(arguments: Seeds.few) func hostileTimelinesAreDrawnOrRefused(seed: UInt64) throws {
    let rows = (0..<12).map { row in
      "\(row),\(row * 16_667),\(row < 6 ? "dragging" : "settling"),\(row < 6 ? "\(400 - row * 9)" : ""),\(400 - row * 10),"
        + "-600.5,\(row < 6 ? "" : "top"),0.5,\(row * 3),\(row == 6 ? "release(v=-9.00);snap(top)" : "")\n"
    }
    let header =
      "frame,time_us,phase,touch_y_pt,card_y_pt,card_velocity_pt_s,target,map_dim_alpha,scroll_offset_pt,events\n"
    var table = HostileTable(seed: seed)
    for _ in 0..<Seeds.count(20, of: 40) {
      // An event or a target may be any word, and so may a name in the plot.
      let text = table.spoiled(header + rows.joined())
      let isNamed = text.split(separator: "\n").dropFirst().contains { row in
        row.split(separator: ",", omittingEmptySubsequences: false).dropFirst(6).contains {
          DecimalText.isNonFinite("\($0)")
        }
      }
      if !isNamed { Rows.draw(text, seed) { () throws(DiagnosticsError) in try Self.plot(text) } }
    }
  }
}
