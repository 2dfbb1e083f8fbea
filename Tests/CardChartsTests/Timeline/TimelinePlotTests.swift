import CardExamples
import CardMath
import CardModel
import CardSimulation
import CardTimeline
import Testing

@testable import CardCharts

@Suite struct TimelinePlotTests {
  /// Returns a plot of built-in scenarios.
  static func plot(
    _ names: String..., columns: [Column]? = nil, window: ClosedRange<Int64>? = nil
  ) throws -> TimelinePlot {
    var plot = TimelinePlot(columns: columns)
    if let window { plot.window = window }
    for name in names {
      let scenario = try #require(BuiltInScenarios.named(name)).document.scenario()
      var simulation = scenario.simulation
      plot.begin(name)
      while try simulation.next() {
        plot.add(
          simulation.frame, events: simulation.events, names: scenario.names,
          scene: plot.needsScene ? simulation.scene : nil)
      }
    }
    return plot
  }

  @Test func onlyWhatChangesIsDrawn() throws {
    let flick = try Self.plot("flick-up")
    #expect(flick.panels(isSplit: false).map(\.kind) == [.position, .velocity, .fades])
    let tour = try Self.plot("tour").panels(isSplit: false)
    #expect(tour.map(\.kind) == [.position, .velocity, .fades, .progress, .scroll])
    let scrolled = try Self.plot("spots-reach-end").panels(isSplit: false)
    #expect(scrolled.map(\.kind) == [.position, .scroll])
    // A chosen column is drawn even if it is constant; a column without values isn't drawn.
    let chosen = try Self.plot("flick-up", columns: [.scrollOffset, .phase, .transitionY, .barHeight])
    #expect(chosen.panels(isSplit: false).map(\.kind) == [.scroll])
    #expect(chosen.needsScene)
    #expect(!flick.needsScene)
  }

  /// Channels are drawn by their names, in a panel of their own; without their numbers they have no line.
  @Test func channelsAreDrawn() throws {
    var plot = TimelinePlot(columns: [.fixed(.cardY), .channel("b"), .channel("c")])
    let scenario = try #require(BuiltInScenarios.named("flick-up")).document.scenario()
    var simulation = scenario.simulation
    while try simulation.next() {
      let number = Double(simulation.frame.number)
      plot.add(simulation.frame, names: scenario.names, channels: [("a", 7), ("b", number)])
    }
    #expect(plot.panels(isSplit: false).map(\.kind) == [.position, .channels])
    #expect(plot.panels(isSplit: false)[1].columns == [1])
    #expect(plot.timelines[0].series[1].range! == (0, 69))
    #expect(plot.timelines[0].series[2].range == nil)
  }

  /// A plot whose columns weren't chosen draws the channels of all its timelines, as far as they change.
  @Test func channelsAreDrawnUnchosen() throws {
    let scenario = try #require(BuiltInScenarios.named("flick-up")).document.scenario()
    var plot = TimelinePlot()
    for own in [["a"], ["a", "b", "still"]] {
      plot.add(channels: own)
      plot.begin("\(own.count)")
      var simulation = scenario.simulation
      while try simulation.next() {
        let number = Double(simulation.frame.number)
        plot.add(
          simulation.frame, names: scenario.names, channels: own.map { ($0, $0 == "still" ? 1 : number) })
      }
    }
    #expect(plot.columns.suffix(3).map(\.name) == ["a", "b", "still"])
    #expect(plot.timelines.map { $0.series.count } == [plot.columns.count, plot.columns.count])
    let panels = plot.panels(isSplit: false).filter { $0.kind == .channels }
    #expect(panels.map(\.title) == ["a", "b"])
    // A choice has what was chosen.
    var chosen = TimelinePlot(columns: [.cardY])
    chosen.add(channels: ["a"])
    #expect(chosen.columns == [.cardY])
  }

  /// Channels of like range share a panel; beside one of a thousand times its range a channel would be a flat line.
  @Test func channelsHaveAScaleOfTheirOwn() throws {
    let names = ["artwork", "shadow", "scale", "still", "other shadow", "high", "still too"]
    var plot = TimelinePlot(columns: names.map { .channel($0) })
    for index in 0...10 {
      let part = Double(index) / 10
      plot.add(
        microseconds: Int64(index) * 1_000,
        values: [part, part * 754, 1 - part * 0.5, 0.25, 700 - part * 400, 1e6 + part, 1e6])
    }
    let panels = plot.panels(isSplit: false)
    #expect(
      panels.map { $0.columns.map { names[$0] } } == [
        ["artwork", "scale", "still"], ["shadow", "other shadow"], ["high", "still too"],
      ])
    #expect(panels.map(\.title) == ["channels", "channels", "channels"])
    #expect(panels.allSatisfy { $0.kind == .channels })
    #expect(plot.axis(of: panels[0], ticks: 4).upper < 2)
    #expect(plot.axis(of: panels[2], ticks: 4).lower > 999_999)
    let shape = try #require(XMLShape.parse(plot.svg()))
    #expect(names.allSatisfy(shape.texts("text").contains))
    // One by itself is called so, and named.
    plot.hiddenColumns = [2, 3, 4, 5, 6]
    #expect(plot.panels(isSplit: false).map(\.title) == ["channel", "channel"])
    #expect(XMLShape.parse(plot.svg())?.texts("text").contains("artwork") == true)
    plot.hiddenColumns = [1, 2, 3, 4, 5, 6]
    #expect(plot.panels(isSplit: false).map(\.title) == ["channels"])
  }

  /// A scenario's plot marks all detents within its panel, also those at which the card never rests.
  @Test func allDetentsAreMarked() throws {
    let scenario = try #require(BuiltInScenarios.named("flick-up")).document.scenario()
    var plot = TimelinePlot(columns: [.cardY])
    plot.addDetents(of: scenario.stack, names: scenario.names)
    for (index, y) in [734.0, 300, 80].enumerated() { plot.add(microseconds: Int64(index) * 1_000, values: [y]) }
    func words(_ text: String) -> [String] { ["collapsed", "peaking", "extended"].filter(text.contains) }
    #expect(words(plot.svg()) == ["collapsed", "peaking", "extended"])
    #expect(words(plot.text()) == ["collapsed", "peaking", "extended"])
    // A detent outside of the panel has neither a line nor room for its name.
    var high = TimelinePlot(columns: [.cardY])
    high.addDetents(of: scenario.stack, names: scenario.names)
    for (index, y) in [500.0, 300].enumerated() { high.add(microseconds: Int64(index) * 1_000, values: [y]) }
    #expect(words(high.svg()) == ["peaking"])
    #expect(words(high.text()) == ["peaking"])
    #expect(TimelineDrawing(high, PlotStyle()).right < TimelineDrawing(plot, PlotStyle()).right)
  }

  @Test func severalTimelinesHaveAPanelForEachColumn() throws {
    let both = try Self.plot("flick-up", "tgcard-flick")
    let panels = both.panels(isSplit: false)
    #expect(panels.map(\.title) == ["position, pt", "velocity, pt/s", "map dim, alpha", "map button, alpha"])
    #expect(panels[0].columns.map { both.columns[$0] } == [.touchY, .cardY])
    #expect(panels[1].columns.count == 1)
    #expect(both.usualTitle == "flick-up, tgcard-flick")
    #expect(both.timelineCount == 2)
  }

  @Test func whatIsKeptIsWhatHappened() throws {
    let timeline = try Self.plot("flick-up").timelines[0]
    #expect(timeline.count == 70)
    #expect(timeline.start == 0)
    #expect(timeline.end == 1_150_000)
    #expect(timeline.guides.guides.map(\.name) == ["peaking", "extended"])
    #expect(timeline.marks.marks.map(\.label).contains("release(v=-1400.00) snap(extended)"))
    #expect(timeline.phases.bands.map(\.phase) == [.resting, .dragging, .settling, .resting])
  }

  @Test func aWindowIsClosed() throws {
    let plot = try Self.plot("flick-up", window: 200_000...300_000)
    #expect(plot.timelines[0].start == 200_000)
    #expect(plot.timelines[0].end == 300_000)
    #expect(plot.timelines[0].count == 7)
    #expect(try Self.plot("flick-up", window: -2 ... -1).isEmpty)
    #expect(TimelinePlot().isEmpty)
  }

  /// The buckets bound the memory, at any number of rows.
  @Test func manyRowsTakeNoMoreRoom() {
    var plot = TimelinePlot()
    var values: [Double?] = Array(repeating: 0, count: plot.columns.count)
    for index in 0..<30_000 {
      values[1] = Double(index % 977)
      plot.add(
        microseconds: Int64(index) * 16_667, values: values, phase: Phase(rawValue: UInt8(index % 9)),
        target: "a\(index % 100)", events: index % 3 == 0 ? ["drag"] : [])
    }
    let timeline = plot.timelines[0]
    #expect(timeline.series.allSatisfy { $0.buckets.count <= PlotSeries.limit })
    #expect(timeline.phases.bands.count <= PhaseBands.limit)
    #expect(timeline.marks.marks.count <= EventMarks.limit)
    #expect(timeline.guides.guides.count <= DetentGuides.limit)
    #expect(timeline.name == "timeline")
    #expect(plot.svg().utf8.count < 400_000)
  }
}
