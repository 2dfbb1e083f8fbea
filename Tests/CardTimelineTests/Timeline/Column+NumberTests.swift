import CardExamples
import CardModel
import CardSimulation
import CardText
import Testing

@testable import CardTimeline

@Suite struct ColumnNumberTests {
  /// A column's number equals the timeline's cell, in every column and frame of a scenario.
  @Test func itIsWhatTheCellSays() throws {
    let scenario = try #require(BuiltInScenarios.named("tour")).document.scenario()
    var simulation = scenario.simulation
    var writer = TimelineWriter(columns: Column.allCases, names: scenario.names, precision: .exact)
    var count = 0
    while try simulation.next() {
      var buffer = ByteBuffer()
      writer.append(simulation.frame, events: simulation.events, scene: simulation.scene, to: &buffer)
      let cells = buffer.text.dropLast().split(separator: ",", omittingEmptySubsequences: false)
      guard cells.count == Column.allCases.count else { continue }
      for (column, cell) in zip(Column.allCases, cells) where column.isNumeric {
        let number = column.number(of: simulation.frame, scene: simulation.scene)
        #expect(number == Double(cell), "\(column.name) in frame \(simulation.frame.number)")
        count += 1
      }
    }
    #expect(count > 10_000)
  }

  @Test func wordsAndMissingScenesAreNoNumbers() {
    #expect([Column.phase, .card, .target, .events].allSatisfy { !$0.isNumeric && $0.number(of: Frame()) == nil })
    #expect(Column.barY.number(of: Frame()) == nil)
    #expect(Column.frame.number(of: Frame()) == -1)
  }
}
