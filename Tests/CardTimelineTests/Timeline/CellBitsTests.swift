import CardModel
import CardScenarioSupport
import CardSimulation
import Testing

@testable import CardTimeline

@Suite struct CellBitsTests {
  private static func bits(_ frame: Frame, _ scene: Scene?, hasEvents: Bool = false) -> [UInt64] {
    var bits = [UInt64](repeating: 1234, count: Cell.bitsRoom)
    withUnsafePointer(to: frame) { frame in
      if var scene {
        Cell.read(frame, &scene, hasEvents: hasEvents, into: &bits)
      } else {
        Cell.read(frame, nil, hasEvents: hasEvents, into: &bits)
      }
    }
    return bits
  }

  /// Every column has its bits, and without a scene those of the frame.
  @Test func eachColumnIsRead() throws {
    var simulation = try CardScenarioSupport.scenario(#"{"cards": [{"name": "a"}]}"#).simulation
    #expect(try simulation.next())
    #expect(Column.allCases.count <= Cell.bitsRoom)
    let whole = Self.bits(simulation.frame, simulation.scene)
    for column in Column.allCases { #expect(whole[Int(column.rawValue)] != 1234, "\(column)") }
    let bits = Self.bits(simulation.frame, nil)
    for column in Column.allCases { #expect((bits[Int(column.rawValue)] == 1234) == column.isOfScene, "\(column)") }
  }

  /// The bits of a row differ from those of another where the cells do.
  @Test func bitsAreTheCells() throws {
    let text = #"{"cards": [{"name": "a"}], "inputs": [{"at": "50ms", "move": "extended"}]}"#
    var simulation = try CardScenarioSupport.scenario(text).simulation
    #expect(try simulation.next())
    var (before, last) = (simulation.frame, simulation.scene)
    var changes = 0
    while try simulation.next() {
      let (bits, others) = (Self.bits(simulation.frame, simulation.scene), Self.bits(before, last))
      for column in Column.allCases where column != .events {
        let isSame = CellTests.text(column, simulation.frame, simulation.scene) == CellTests.text(column, before, last)
        #expect((bits[Int(column.rawValue)] == others[Int(column.rawValue)]) == isSame, "\(column)")
        if !isSame { changes += 1 }
      }
      (before, last) = (simulation.frame, simulation.scene)
    }
    #expect(changes > 100)
  }

  @Test func eventsHaveBitsOfTheirOwn() throws {
    let place = Int(Column.events.rawValue)
    #expect(Self.bits(Frame(), nil, hasEvents: true)[place] == Cell.eventBits)
    #expect(Self.bits(Frame(), nil)[place] == Self.bits(Frame(), nil)[Int(Column.touchY.rawValue)])
  }
}
