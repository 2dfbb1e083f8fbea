import CardExamples
import CardModel
import CardScenario
import CardSimulation
import CardTestSupport
import CardText
import Testing

@testable import CardTimeline

@Suite struct MeasuredTimelineTests {
  /// A scenario's metrics, from the run and from its rows.
  static func both(
    _ scenario: Scenario
  ) throws -> (run: Metrics, read: MeasuredTimeline, isModelShown: Bool) {
    var writer = TimelineWriter(columns: Column.allCases, names: scenario.names, precision: .exact)
    var buffer = ByteBuffer()
    writer.appendHeader(to: &buffer)
    var (simulation, metrics) = (scenario.simulation, Metrics())
    while try simulation.next() {
      metrics.add(simulation)
      writer.append(simulation.frame, events: simulation.events, scene: simulation.scene, to: &buffer)
    }
    let last = simulation.frame.sample
    return (
      metrics, try #require(try MeasuredTimeline(TimelineTableTests.table(buffer.text))), last.cardY == last.modelY
    )
  }

  /// The metrics read from a file equal those of the run, except for those that rows don't contain.
  @Test(arguments: Seeds.every(6, of: BuiltInScenarios.all.map(\.name), from: 2)) func rowsHaveTheRunsMetrics(
    name: String
  )
    throws
  {
    let scenario = try #require(BuiltInScenarios.named(name)).document.scenario()
    let (run, read, isModelShown) = try Self.both(scenario)
    for metric in Metric.ofTimelines {
      let (one, other) = (run.number(metric), read.metrics.number(metric))
      switch metric {
      case .target:
        #expect(run.text(.target, names: scenario.names) == read.metrics.text(.target, names: read.names))
      case .settleTime, .timeToMost, .stillTime:
        // Rows give the frame of the command and of the arrival, not the instants: each is off by up to a frame, or by
        // the dropped frames. If the model's position isn't the shown one, rows don't show the arrival.
        #expect(one != nil || other == nil, "\(metric)")
        if let one, let other { #expect((one - other).magnitude < 220, "\(metric): \(one) and \(other)") }
      case .overshoot,
        .crossings where !isModelShown:
        break
      case .overshootShare:
        // The distance counts from the card's position at the command, or from the row before, where the card may have
        // had another and longer distance to go.
        #expect(one != nil || other == nil)
      case .duration, .releaseJump:
        // Microseconds are rounded, and an event's velocity has two places.
        #expect((one ?? 0).isNear(other ?? 0, 0.01), "\(metric)")
      case .releaseVelocity: #expect((one ?? 0).isNear(other ?? 0, 0.0051))
      case .policyVelocity, .startVelocity, .releaseRatio: #expect(other == nil, "no row shows \(metric)")
      case .fingerVelocity: #expect(one == nil || other != nil)
      case .firstMove:
        #expect((one == nil) == (other == nil))
        if let one, let other { #expect(other <= one + 0.001 && one - other < 220, "\(one) and \(other)") }
      case .peakAcceleration, .rmsJerk, .firstFrameVelocity, .handoffRatio:
        // These derive from differences of rounded instants.
        #expect((one == nil) == (other == nil))
        if let one, let other { #expect(one.isNear(other, 0.001 * one.magnitude + 0.01), "\(metric)") }
      default: #expect(one == other, "\(metric)")
      }
    }
  }

  @Test func withoutItsPlaceNothingIsSaid() throws {
    #expect(try MeasuredTimeline(TimelineTableTests.table("frame,time_us\n0,0\n")) == nil)
    let least = try #require(
      try MeasuredTimeline(TimelineTableTests.table("card_y_pt,time_us,model_y_pt\n71,0,71\n50,16667,71\n")))
    #expect(least.metrics.number(.cardTop) == 50)
    #expect(least.releaseFrame == nil)
  }

  static func measured(_ rows: String) throws -> MeasuredTimeline {
    let table = try TimelineTableTests.table("time_us,phase,card_y_pt,model_y_pt,target,map_dim_alpha,events\n" + rows)
    return try #require(try MeasuredTimeline(table))
  }

  /// A file may hold any number; its metrics are finite, and have a text.
  @Test func hugeNumbersHaveFiniteMetrics() throws {
    let columns = Column.allCases.filter(\.isNumeric)
    var text = columns.map(\.name).joined(separator: ",") + ",events\n"
    for row in 0..<6 {
      let number = row % 2 == 0 ? "1.7e308" : "-1.7e308"
      text += columns.map { $0 == .time ? "\(row * 16667)" : number }.joined(separator: ",")
      text += row == 1 ? ",release(v=-1.7e308);snap(up)\n" : ",\n"
    }
    let measured = try #require(try MeasuredTimeline(TimelineTableTests.table(text)))
    for metric in Metric.allCases {
      #expect(measured.metrics.number(metric)?.isFinite != false, "\(metric)")
      _ = measured.metrics.text(metric, names: measured.names)
    }
  }

  /// The exact text about differences that a hand feels.
  @Test func whatAHandFeels() throws {
    let one = try Self.measured(
      """
      0,dragging,300,300,,0,
      16667,dragging,290,290,,0,
      33333,settling,280,71,up,0.1,release(v=-600.00);snap(up)
      50000,resting,71,71,up,0.25,

      """)
    let other = try Self.measured(
      """
      0,dragging,300,300,,0,
      16667,settling,290,71,up,0,release(v=-595.00);snap(up)
      33333,settling,280,71,up,0.1,
      50000,resting,74.1,74.1,down,0.2,

      """)
    #expect(
      one.words(against: other)
        == "goes to up instead of down, released 1 frame later, highest place -3.1 pt, most map dim +0.05, "
        + "largest fade step +0.05")
    #expect(one.words(against: one) == "same target")
    let never = try Self.measured("0,resting,300,300,down,0,\n")
    #expect(
      never.words(against: one).hasPrefix(
        "goes to down instead of up, never released, lasts 50 ms less long, no release velocity"))
    #expect(
      one.words(against: never).hasPrefix(
        "goes to up instead of down, released, lasts 50 ms longer, release velocity -600 pt/s"))
  }

  @Test func eventsAreReadBack() {
    var names = Names()
    #expect(MeasuredTimeline.event("release(v=-812.40)", names: &names) == .release(velocity: -812.4))
    #expect(MeasuredTimeline.event("handoff(card)", names: &names) == .handoff(to: .card))
    #expect(MeasuredTimeline.event("handoff(content)", names: &names) == .handoff(to: .content))
    #expect(MeasuredTimeline.event("snap(up)", names: &names) == .snap(detent: 0))
    #expect(MeasuredTimeline.event("resume(down)", names: &names) == .resume(detent: 1))
    #expect(MeasuredTimeline.event("move(up)", names: &names) == .move(detent: 0))
    #expect(MeasuredTimeline.event("push(a)", names: &names) == .push(card: 2))
    #expect(MeasuredTimeline.event("pop(a)", names: &names) == .pop(card: 2))
    #expect(MeasuredTimeline.event("grab", names: &names) == .grab)
    #expect(MeasuredTimeline.event("bar(40)", names: &names) == .bar(height: 0))
    #expect(MeasuredTimeline.event("pageHeader(80)", names: &names) == .pageHeader(height: 0))
    #expect(MeasuredTimeline.event("release(v=x)", names: &names) == nil)
    for text in ["settled(up)", "decelerate", "", "(", "willAppear(a)"] {
      #expect(MeasuredTimeline.event(text, names: &names) == nil, "\(text)")
    }
  }
}
