import CardTestSupport
import CardText
import CardTimeline
import Testing

@testable import CardPage

@Suite struct ReportComparisonTests {
  static func timeline(_ rows: [String], header: String = "frame,time_us,card_y_pt") throws -> ReportTimeline {
    let text = ([header] + rows).joined(separator: "\n") + "\n"
    return try ReportTimeline(TimelineTable(SourceText(name: "t.csv", text: text)))
  }

  static let rows = ["0,0,700.00", "1,16667,690.50", "2,33333,650.25", "3,50000,600.00"]

  @Test func theSameIsTold() throws {
    let one = try Self.timeline(Self.rows)
    #expect(ReportComparison(one, one, isHeld: false)?.sentence == "A and B are the same in every frame.")
    let shorter = try Self.timeline(Self.rows.dropLast())
    #expect(
      ReportComparison(one, shorter, isHeld: false)?.sentence
        == "A and B are the same up to the end of the shorter one.")
  }

  @Test func theFirstFrameAndTheLargestDistanceAreTold() throws {
    let other = ["0,0,700.00", "1,16667,690.00", "2,33333,640.00", "3,50000,601.00"]
    let (one, two) = (try Self.timeline(Self.rows), try Self.timeline(other))
    #expect(
      ReportComparison(one, two, isHeld: false)?.sentence
        == "Frame 1 is the first that differs, in card_y_pt; the positions are furthest apart, 10.25 pt, at 33.3 ms.")
  }

  /// A fade may differ long before the card does.
  @Test func theFirstPositionIsToldBesideTheFirstFrame() throws {
    let header = "frame,time_us,card_y_pt,map_dim_alpha"
    let one = try Self.timeline(["0,0,700,0", "1,16667,690,0", "2,33333,640,0"], header: header)
    let other = try Self.timeline(["0,0,700,0.1", "1,16667,690,0.1", "2,33333,630,0"], header: header)
    #expect(
      ReportComparison(one, other, isHeld: false)?.sentence
        == "Frame 0 is the first that differs, in map_dim_alpha; the positions differ from 33.3 ms on, and are furthest "
        + "apart, 10.00 pt, at 33.3 ms.")
  }

  /// Four columns are named, and the others counted; one that only one of the two has is compared with nothing.
  @Test func manyColumnsAreCounted() throws {
    let header = "time_us,card_y_pt,a,b,c,d,e"
    let one = try Self.timeline(["0,1,1,1,1,1,1", "9,2,1,1,1,1,1"], header: header)
    let two = try Self.timeline(["0,1,1,1,1,1,1", "9,2,2,2,2,2,2"], header: header)
    // Velocities that a report adds are columns as all others, and are the same here.
    #expect(
      ReportComparison(one, two, isHeld: false)?.sentence
        == "At 0.0 ms they differ for the first time, in a, b, c, d and 1 more.")
    let lacking = try Self.timeline(["0,1", "9,2"], header: "time_us,card_y_pt")
    #expect(ReportComparison(one, lacking, isHeld: false)?.sentence == "A and B are the same in every frame.")
  }

  /// Numbers count, and not their spelling; an instant in the middle of two tenths is told as the lists tell it.
  @Test func numbersCount() throws {
    let one = try Self.timeline(["0,1", "56250,655.12"], header: "time_us,card_y_pt")
    let same = try Self.timeline(["0,1.0", "56250,655.120"], header: "time_us,card_y_pt")
    #expect(ReportComparison(one, same, isHeld: false)?.sentence == "A and B are the same in every frame.")
    let other = try Self.timeline(["0,1", "56250,655.245"], header: "time_us,card_y_pt")
    #expect(
      ReportComparison(one, other, isHeld: false)?.sentence
        == "At 56.2 ms they differ for the first time, in card_y_pt; the positions are furthest apart, 0.12 pt, at 56.2 ms."
    )
  }

  /// A column under the name of the velocities that a report adds is compared where it is the tables' own.
  @Test func ownStepVelocitiesAreCompared() throws {
    let header = "time_us,card_y_pt,step_velocity_pt_s"
    let (one, other) = (try Self.timeline(["0,1,5"], header: header), try Self.timeline(["0,1,6"], header: header))
    #expect(
      ReportComparison(one, other, isHeld: false)?.sentence
        == "At 0.0 ms they differ for the first time, in step_velocity_pt_s.")
  }

  /// At other instants B's position is read between its rows; the verdict of a recording that was held says more.
  @Test func positionsAreReadBetweenRows() throws {
    let header = "time_us,card_y_pt"
    let one = try Self.timeline(["0,700", "50000,650", "100000,600"], header: header)
    let line = try Self.timeline(["0,700", "100000,600"], header: header)
    #expect(
      ReportComparison(one, line, isHeld: false)?.sentence
        == "The positions of A and B are nowhere further apart than a person may notice.")
    #expect(ReportComparison(one, line, isHeld: true) == nil)
    let off = try Self.timeline(["0,700", "100000,640"], header: header)
    #expect(
      ReportComparison(one, off, isHeld: false)?.sentence
        == "At 50.0 ms they differ for the first time, in card_y_pt; the positions are furthest apart, 40.00 pt, at "
        + "100.0 ms.")
    let later = try Self.timeline(["200000,700", "300000,640"], header: header)
    #expect(
      ReportComparison(one, later, isHeld: false)?.sentence
        == "No position of A and B can be compared: at no instant have both one.")
  }
}
