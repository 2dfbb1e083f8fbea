import CardExamples
import CardModel
import CardSimulation
import CardTestSupport
import Testing

@testable import CardTimeline

@Suite struct GoldenTrailTests {
  /// The trail of a scenario's first `count` frames, each changed by `change`.
  static func trail(
    _ count: Int = .max, _ change: (inout Frame) -> Void = { _ in }
  ) throws -> (golden: GoldenTrail, numbers: [Int64]) {
    let scenario = try #require(BuiltInScenarios.named("flick-up")).document.scenario()
    var (simulation, recorder) = (scenario.simulation, GoldenTrail.Recorder(names: scenario.names))
    while try simulation.next(), recorder.numbers.count < count {
      var frame = simulation.frame
      change(&frame)
      recorder.add(frame, events: simulation.events)
    }
    return (recorder.golden, recorder.numbers)
  }

  @Test func theSameHasTheSameTrail() throws {
    let (golden, numbers) = try Self.trail()
    #expect(try golden == Self.trail().golden)
    #expect(golden.departure(of: golden) == nil)
    #expect(golden.frameCount == numbers.count)
    #expect(golden.trails.count == GoldenTrail.columns.count)
    #expect(golden.trails.allSatisfy { $0.count == golden.frameCount && $0.allSatisfy { $0 < 4096 } })
  }

  /// A difference of one unit in the last place of one number in one frame is found, with its frame and its column.
  @Test(arguments: Seeds.every(3, of: Array(0..<70))) func oneUnitInTheLastPlaceIsFound(index: Int) throws {
    let golden = try Self.trail().golden
    let paths: [(Column, WritableKeyPath<Sample, Double>)] = [
      (.cardY, \.cardY), (.modelY, \.modelY), (.progress, \.progress), (.mapDim, \.mapDim), (.mapButton, \.mapButton),
    ]
    let (column, path) = paths[index % paths.count]
    let other = try Self.trail { frame in
      if frame.number == Int64(index) { frame.sample[keyPath: path] = frame.sample[keyPath: path].nextUp }
    }.golden
    #expect(other.digest != golden.digest)
    let departure = try #require(golden.departure(of: other))
    #expect(departure == GoldenTrail.Departure(index: index, columns: [column]))
  }

  @Test func aTimelineThatEndsTooEarlyIsFound() throws {
    let (golden, short) = (try Self.trail().golden, try Self.trail(20).golden)
    #expect(golden.departure(of: short) == GoldenTrail.Departure(index: 20, columns: []))
    #expect(short.departure(of: golden) == GoldenTrail.Departure(index: 20, columns: []))
  }
}
