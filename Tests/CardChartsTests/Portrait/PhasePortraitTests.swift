import CardExamples
import CardTestSupport
import Testing

@testable import CardCharts

@Suite struct PhasePortraitTests {
  static func portrait(_ name: String) throws -> PhasePortrait {
    let scenario = try #require(BuiltInScenarios.named(name)).document.scenario()
    var plot = TimelinePlot(columns: PhasePortrait.columns)
    plot.begin(name)
    var simulation = scenario.simulation
    while try simulation.next() { plot.add(simulation.frame, events: simulation.events, names: scenario.names) }
    return PhasePortrait(plot)
  }

  /// Each frame is a point: its position, its velocity and its phase.
  @Test func eachFrameIsAPoint() throws {
    let scenario = try #require(BuiltInScenarios.named("flick-up")).document.scenario()
    let points = try Self.portrait("flick-up").lines[0].points
    var simulation = scenario.simulation
    var index = 0
    while try simulation.next() {
      let sample = simulation.frame.sample
      #expect(points[index].y == sample.cardY)
      #expect(points[index].velocity == sample.cardVelocity)
      // The last frame of a band is the first one of the next.
      #expect(points[index].phase == sample.phase)
      index += 1
    }
    #expect(points.count == index)
  }

  /// Of a long timeline, too, every point is one of its frames.
  @Test func pointsOfALongTimelineAreFrames() {
    var plot = TimelinePlot(columns: PhasePortrait.columns)
    for index in 0..<20_000 {
      let time = Double(index)
      plot.add(microseconds: Int64(index) * 8_333, values: [time * 3, time * time])
    }
    let points = PhasePortrait(plot).lines[0].points
    #expect(points.count > 1_000)
    for point in points {
      let time = Double(point.time / 8_333)
      #expect(point.y == time * 3)
      #expect(point.velocity == time * time)
    }
  }

  @Test(arguments: ["flick-up", "tour", "tgcard-flick"])
  func itIsDrawn(name: String) throws {
    let portrait = try Self.portrait(name)
    let shape = try #require(XMLShape.parse(portrait.svg()))
    #expect(shape.texts("text").contains("settling"))
    #expect(shape.texts("title")[0] == name)
    let text = portrait.text(TextPlotStyle(width: 60))
    #expect(text.contains("●"))
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 60 })
    #expect(portrait.text(TextPlotStyle(width: 60, isASCII: true)).utf8.allSatisfy { $0 < 128 })
  }

  /// The detents of all timelines are marked, each once.
  @Test func allDetentsAreMarked() {
    var plot = TimelinePlot(columns: PhasePortrait.columns)
    for (name, other, y) in [("first", "middle", 100.0), ("second", "low", 200)] {
      plot.begin(name)
      plot.add(microseconds: 0, values: [300, 0], phase: .resting, target: "middle")
      plot.add(microseconds: 1_000, values: [y, 0], phase: .resting, target: other)
    }
    let portrait = PhasePortrait(plot)
    #expect(portrait.guides.map(\.name) == ["middle", "middle", "low"])
    #expect(portrait.guides.map(\.y) == [300, 100, 200])
  }

  @Test func withoutVelocityThereIsNone() {
    var plot = TimelinePlot(columns: PhasePortrait.columns)
    plot.add(microseconds: 0, values: [1, nil])
    #expect(PhasePortrait(plot).isEmpty)
  }
}
