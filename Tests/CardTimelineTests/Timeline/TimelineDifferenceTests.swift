import CardTestSupport
import CardText
import Testing

@testable import CardTimeline

@Suite struct TimelineDifferenceTests {
  static func difference(
    _ one: String, _ other: String, _ tolerances: [String: Tolerance] = [:]
  ) throws(DiagnosticsError) -> TimelineDifference {
    var given = Tolerances()
    for (column, tolerance) in tolerances { given.set(tolerance, for: column) }
    return try TimelineDifference(
      TimelineTableTests.table(one), against: TimelineTableTests.table(other), tolerances: given)
  }

  static let one = "frame,y,phase,events\n0,1,a,\n1,2,a,x;y\n2,3,b,\n"

  @Test func theSameIsTheSame() throws {
    let difference = try Self.difference(Self.one, Self.one)
    #expect(difference.isSame)
    #expect(difference.frameCount == 3)
    #expect(difference.lastAgreeing == "2")
    #expect(difference.firstCells.isEmpty)
    #expect(difference.columnsOnlyInOne.isEmpty)
    // Numbers are compared as numbers, in all common columns, in any order.
    #expect(try Self.difference("frame,y\n0,1\n", "y,frame,z\n1.0,0,9\n").isSame)
    #expect(try Self.difference("frame,y\n0,1\n", "y,frame,z\n1.0,0,9\n").columnsOnlyInOther == ["z"])
  }

  @Test func theFirstFrameAndTheLargestDifferenceAreFound() throws {
    let other = "frame,y,phase,events\n0,1,a,\n1,2.5,a,y;z\n2,-1,c,\n"
    let difference = try Self.difference(Self.one, other)
    #expect(!difference.isSame)
    #expect(difference.lastAgreeing == "0")
    #expect(difference.firstCells.map(\.column) == ["y", "events"])
    #expect(difference.firstCells[0].frame == "1")
    #expect(difference.firstCells[0].numbers?.difference == -0.5)
    #expect(difference.firstCells[1].numbers == nil)
    #expect(difference.columns.map(\.column) == ["y", "phase", "events"])
    #expect(difference.columns.map(\.count) == [2, 1, 1])
    #expect(difference.columns[0].largest?.frame == "2")
    #expect(difference.columns[0].largest?.numbers?.difference == 4)
    #expect(difference.columns[1].largest == nil)
    #expect(difference.eventsOnlyInOne.map(\.event) == ["x"])
    #expect(difference.eventsOnlyInOther.map(\.event) == ["z"])
    #expect(difference.eventsOnlyInOne.map(\.frame) == ["1"])
  }

  /// The difference of two texts has no more decimals than they have.
  @Test(
    arguments: [
      ("100.46", "96.94", 3.52), ("0.3", "0.1", 0.2), ("-7.52", "-4", -3.52), ("3", "5", -2), ("1e-3", "0", 1e-3),
      ("0.1", "0.10000000000000002", -0x1p-56), ("1.7e308", "-1.7e308", .greatestFiniteMagnitude),
    ] as [(String, String, Double)])
  func aDifferenceIsThatOfTheTexts(one: String, other: String, difference: Double) {
    let cell = TimelineDifference.Cell(frame: "0", column: "y", one: one, other: other)
    #expect((cell.difference ?? .nan).isNear(difference))
    #expect(cell.difference == difference || difference == -0x1p-56)
  }

  @Test func wordsHaveNoDifference() {
    #expect(TimelineDifference.Cell(frame: "0", column: "phase", one: "idle", other: "1").difference == nil)
  }

  /// Rows that differ only at their ends, in both orders: a carriage return in the last cell, and empty rows.
  @Test(arguments: [
    ("a,b\n0,0\n1,2\r\r\n", "a,b\n0,0\n1,2\r\n", 1, 0), ("a\n5\n\n1\n", "a\n5\n\n", 0, 2),
    ("a\n5\n\n\n", "a\n5\n", 0, 0), ("a\n5\n1\n", "a\n5\n1", 0, 0),
  ])
  func endsOfRowsAreCompared(one: String, other: String, cells: Int, surplus: Int) throws {
    for (first, second) in [(one, other), (other, one)] {
      let difference = try Self.difference(first, second)
      #expect(difference.firstCells.count == cells)
      #expect(difference.onlyInOne.count + difference.onlyInOther.count == surplus)
      #expect(difference.isSame == (cells + surplus == 0))
    }
  }

  /// Also an event in a frame that only one of the two has is one that only this one has.
  @Test func eventsOfSurplusFramesCount() throws {
    let difference = try Self.difference("frame,events\n0,\n1,a\n2,b;c\n", "frame,events\n0,d\n")
    #expect(difference.eventsOnlyInOne.map(\.event) == ["a", "b", "c"])
    #expect(difference.eventsOnlyInOne.map(\.frame) == ["1", "2", "2"])
    #expect(difference.eventsOnlyInOther.map(\.event) == ["d"])
    let mirrored = try Self.difference("frame,events\n0,d\n", "frame,events\n0,\n1,a\n2,b;c\n")
    #expect(mirrored.eventsOnlyInOther.map(\.event) == ["a", "b", "c"])
  }

  @Test func anEventThatComesTwiceCountsTwice() throws {
    let difference = try Self.difference("frame,events\n0,a;a;b\n", "frame,events\n0,b;a\n")
    #expect(difference.eventsOnlyInOne.map(\.event) == ["a"])
    #expect(difference.eventsOnlyInOther.isEmpty)
  }

  /// Each column has its own tolerance; text has none.
  @Test func whatIsWithinToleranceIsTheSame() throws {
    let other = "frame,y,phase,events\n0,1.1,a,\n1,2,a,x;y\n2,3,b,\n"
    #expect(try !Self.difference(Self.one, other, ["y": Tolerance(absolute: 0.05)]).isSame)
    #expect(try Self.difference(Self.one, other, ["y": Tolerance(absolute: 0.2)]).isSame)
    #expect(try Self.difference(Self.one, other, ["*": Tolerance(absolute: 0, relative: 0.1)]).isSame)
    #expect(try !Self.difference("a\nb\n", "a\nc\n", ["*": Tolerance(absolute: 9)]).isSame)
    // An empty cell isn't within any tolerance of a number.
    #expect(try !Self.difference("a,b\n1,\n", "a,b\n1,0\n", ["*": Tolerance(absolute: 9)]).isSame)
  }

  /// Numbers are rounded for the comparison only if the other table's are: all have the same decimals, two or more, and
  /// one ends in a zero, as no exact number does.
  @Test func onlyARoundedTableIsComparedAsSuch() throws {
    let exact = "frame,y\n0,390.5\n1,100.5\n"
    #expect(try !Self.difference(exact, "frame,y\n0,390.5\n1,100.46\n").isSame)
    #expect(try !Self.difference("frame,y\n0,390.46\n1,100.46\n", "frame,y\n0,390.46\n1,100.4625\n").isSame)
    // Another program's exact numbers have a single zero.
    #expect(try !Self.difference("frame,y\n0,390.0\n1,100.5\n", "frame,y\n0,390\n1,100.46\n").isSame)
    let other = "frame,y\n0,390.5\n1,101.23456\n2,100.46\n"
    #expect(try Self.difference("frame,y\n0,390.50\n1,101.23\n2,100.46\n", other).isSame)
    #expect(try Self.difference(other, "frame,y\n0,390.5000\n1,101.2346\n2,100.4600\n").isSame)
    #expect(try !Self.difference(other, "frame,y\n0,390.5000\n1,101.2345\n2,100.4600\n").isSame)
    // The zero may come in a later row, unless a number with other decimals comes before it.
    #expect(try Self.difference("y\n101.23\n100.50\n", "y\n101.23456\n100.5\n").isSame)
    #expect(try !Self.difference("y\n101.23\n7.125\n100.50\n", "y\n101.23456\n7.125\n100.5\n").isSame)
  }

  /// A frame that only one timeline dropped doesn't shift the comparison of later frames.
  @Test func rowsArePairedByTheirFrames() throws {
    let difference = try Self.difference("frame,y\n0,1\n2,3\n3,4\n4,5\n", "frame,y\n0,1\n1,2\n2,3\n3,4\n")
    #expect(!difference.isSame)
    #expect(difference.columns.isEmpty)
    #expect(difference.frameCount == 3)
    #expect(difference.onlyInOne == .init(count: 1, first: "4"))
    #expect(difference.onlyInOther == .init(count: 1, first: "1"))
    // Without frame numbers rows are paired in order.
    let rows = try Self.difference("y\n1\n2\n", "y\n1\n3\n4\n")
    #expect(rows.firstCells.map(\.frame) == ["1"])
    #expect(rows.onlyInOther.first == "2")
  }

  @Test(
    arguments: [
      (1.0, 1.0.nextUp, 1), (1.0, 1.0.nextDown, 1), (0.0, Double.leastNonzeroMagnitude, 1),
      (-Double.leastNonzeroMagnitude, Double.leastNonzeroMagnitude, 2), (-1.0, (-1.0).nextUp.nextUp, 2),
      (1.0, 2.0, 1 << 52), (1.5, 1.5, 0),
    ] as [(Double, Double, UInt64)])
  func unitsInTheLastPlaceAreCounted(one: Double, other: Double, units: UInt64) {
    #expect(TimelineDifference.Numbers(one: one, other: other).unitsInTheLastPlace == units)
    #expect(TimelineDifference.Numbers(one: other, other: one).unitsInTheLastPlace == units)
  }

  @Test func aBrokenRowIsToldOf() {
    #expect(throws: DiagnosticsError.self) { try Self.difference("a,b\n1,2\n", "a,b\n1\n") }
  }

  /// Two timelines with any content are compared or refused.
  @Test(arguments: Seeds.few) func hostileTimelinesAreComparedOrRefused(seed: UInt64) {
    let header = "frame,time_us,phase,card_y_pt,model_y_pt,card_velocity_pt_s,target,events\n"
    let rows = (0..<10).map {
      "\($0),\($0 * 16_667),settling,\(400 - $0),100,-60.5,top,\($0 == 2 ? "release(v=-9.00)" : "")\n"
    }
    let good = header + rows.joined()
    var table = HostileTable(seed: seed)
    for _ in 0..<Seeds.count(20, of: 60) {
      let bad = table.spoiled(good)
      let tolerance = table.pick([Tolerance(absolute: 0, relative: 0), Tolerance(absolute: 1e308, relative: 1e308)])
      for (one, other) in [(good, bad), (bad, good), (bad, bad)] {
        do throws(DiagnosticsError) {
          let text = try Self.difference(one, other, ["*": tolerance]).text(names: ("one", "other"))
          // Cells are quoted unchanged; numbers computed from them are finite.
          if HostileTable.nonNumber(in: bad) == nil {
            #expect(HostileTable.nonNumber(in: text) == nil, "seed \(seed):\n\(bad)\n\(text)")
          }
          guard let measured = try MeasuredTimeline(TimelineTableTests.table(one)),
            let second = try MeasuredTimeline(TimelineTableTests.table(other))
          else { continue }
          let words = measured.words(against: second)
          if HostileTable.nonNumber(in: bad) == nil {
            #expect(HostileTable.nonNumber(in: words) == nil, "seed \(seed):\n\(bad)\n\(words)")
          }
        } catch {
          #expect(!error.diagnostics.isEmpty)
        }
      }
    }
  }
}
