import CardFormats
import CardModel
import CardSimulation

extension BenchmarkCase {
  /// Two whole numbers and ten others.
  static let twelveNumbers: [Column] = [
    .frame, .time, .cardY, .cardVelocity, .modelY, .progress, .stackDim, .mapDim, .mapButton, .contentAlpha,
    .scrollOffset, .scrollVelocity,
  ]

  /// Rows of CSV into memory, as `cardsim run tour` writes them.
  static func rows(_ name: String, columns: [Column]?, limitNanoseconds: Double) -> BenchmarkCase {
    BenchmarkCase(
      name: name, item: "row of tour", limitNanoseconds: limitNanoseconds, isFreeOfAllocations: true,
      command: "cardsim run tour --fps \(hertz) --digest",
      digest: { timelineDigest(of: "tour") },
      makeWork: {
        let scenario = builtIn("tour")
        let writer = TimelineWriter(columns: columns ?? Column.defaults, names: scenario.names)
        var simulation = scenario.simulation
        var frames: [Frame] = []
        var events: [EventLog] = []
        while next(&simulation) {
          frames.append(simulation.frame)
          events.append(simulation.events)
        }
        let sheet = Sheet()
        return { items in
          var left = items
          while left > 0 {
            let count = min(left, frames.count)
            for index in 0..<count {
              writer.append(frames[index], events: events[index], scene: Scene(), to: &sheet.buffer)
              if sheet.buffer.isFull { sheet.buffer.removeAll() }
            }
            left -= count
          }
          return items
        }
      })
  }

  /// What the rows are written to, kept over all rounds.
  private final class Sheet {
    var buffer = ByteBuffer()
  }
}
