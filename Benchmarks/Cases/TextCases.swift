import CardExamples
import CardMath
import CardModel
import CardScenario
import CardSimulation
import CardText
import CardTimeline

extension BenchmarkCase {
  /// Writing timelines, and reading scenarios and gestures.
  static let texts: [BenchmarkCase] = [
    rows("CSV row of 12 numbers", columns: twelveNumbers, aimNanoseconds: 65),
    rows("CSV row, default columns", columns: Column.defaults, aimNanoseconds: 250),
    rows("JSON row, default columns", columns: Column.defaults, format: .jsonl),
    parsed, resolved, gestureRead,
  ]

  /// Two whole numbers and ten others.
  private static let twelveNumbers: [Column] = [
    .frame, .time, .cardY, .cardVelocity, .modelY, .progress, .stackDim, .mapDim, .mapButton, .contentAlpha,
    .scrollOffset, .scrollVelocity,
  ]

  /// Rows written to memory, as `cardsim run tour` writes them.
  private static func rows(
    _ name: String, columns: [Column], format: TimelineWriter.Format = .csv, aimNanoseconds: Double? = nil
  ) -> BenchmarkCase {
    BenchmarkCase(
      name: name, item: "row of tour", aimNanoseconds: aimNanoseconds,
      command: "cardsim run tour --fps \(hertz) --digest",
      proof: { timelineProof(of: builtIn("tour")) },
      makeWork: {
        let scenario = builtIn("tour")
        var simulation = scenario.simulation
        var frames: [Frame] = []
        var events: [EventLog] = []
        while next(&simulation) {
          frames.append(simulation.frame)
          events.append(simulation.events)
        }
        let sheet = RowSheet(writer: TimelineWriter(columns: columns, names: scenario.names, format: format))
        return { items in
          var left = items
          while left > 0 {
            let count = min(left, frames.count)
            for index in 0..<count {
              sheet.append(frames[index], events: events[index])
            }
            left -= count
          }
          return items
        }
      })
  }

  /// The writer and the buffer of the rows, kept over all rounds.
  private final class RowSheet {
    private var writer: TimelineWriter
    private var buffer = ByteBuffer()

    init(writer: TimelineWriter) { self.writer = writer }

    func append(_ frame: Frame, events: EventLog) {
      writer.append(frame, events: events, scene: Scene(), to: &buffer)
      if buffer.isFull { buffer.removeAll() }
    }
  }

  /// A scenario's text, parsed and checked.
  private static let parsed = BenchmarkCase(
    name: "scenario parsed", item: "document of tour", aimNanoseconds: 60_000, isFreeOfAllocations: false,
    countedItems: 100,
    command: "cardsim run tour --fps \(hertz) --digest",
    proof: {
      var document = read(tour)
      document.rates = [FrameClock.Rate(start: 0, hertz: hertz)]
      return timelineProof(of: scenario(of: document))
    },
    makeWork: {
      let text = tour
      return { items in
        var inputs = 0
        for _ in 0..<items { inputs += read(text).inputs.count }
        return inputs > 0 ? items : 0
      }
    })

  /// A parsed scenario, converted into one that runs: cards placed, gestures synthesised, names numbered.
  private static let resolved = BenchmarkCase(
    name: "scenario resolved", item: "scenario of tour", isFreeOfAllocations: false, countedItems: 100,
    command: "cardsim run tour --fps \(hertz) --digest",
    proof: { timelineProof(of: builtIn("tour")) },
    makeWork: {
      let document = read(tour)
      return { items in
        var inputs = 0
        for _ in 0..<items { inputs += scenario(of: document).inputs.count }
        return inputs > 0 ? items : 0
      }
    })

  private static var tour: SourceText {
    guard let entry = BuiltInScenarios.named("tour") else { preconditionFailure("there is no tour") }
    return SourceText(name: "tour.json", bytes: entry.bytes)
  }

  /// A recorded gesture's CSV, parsed and checked.
  private static let gestureRead = BenchmarkCase(
    name: "gesture parsed", item: "gesture of 100 samples", isFreeOfAllocations: false, countedItems: 100,
    proof: { Proof(digest: digest(of: gesture(from: gestureText)), frames: 0) },
    makeWork: {
      let bytes = gestureText
      return { items in
        var samples = 0
        for _ in 0..<items { samples += gesture(from: bytes).samples.count }
        return samples > 0 ? items : 0
      }
    })

  private static var gestureText: [UInt8] {
    var text = "time_us,phase,pointer,x_pt,y_pt\n"
    for index in 0..<100 {
      let phase = index == 0 ? "began" : index == 99 ? "ended" : "moved"
      text += "\(index * 8333),\(phase),0,\(190 + index).25,\(700 - 3 * index).5\n"
    }
    return Array(text.utf8)
  }

  private static func gesture(from bytes: [UInt8]) -> Gesture {
    do throws(DiagnosticsError) {
      return try Gesture(csv: bytes, name: "finger.csv")
    } catch {
      preconditionFailure(error.text)
    }
  }

  private static func digest(of gesture: Gesture) -> String {
    var digest = Digest()
    for sample in gesture.samples {
      digest.combine(sample.microseconds)
      digest.combine(sample.x)
      digest.combine(sample.y)
    }
    return digest.text
  }
}
