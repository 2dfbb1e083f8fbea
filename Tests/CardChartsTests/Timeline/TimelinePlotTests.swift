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
    #expect(try TimelinePlot().isEmpty)
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
