import CardMath
import CardModel
import CardSimulation

extension BenchmarkCase {
  /// Ten thousand different gestures on a card at half height, each simulated frame by frame at 60 Hz until the card is
  /// at rest. An item is one gesture, from creating the simulation to its last frame.
  static let toRest = BenchmarkCase(
    name: "10000 gestures to rest", item: "gesture to rest", aimNanoseconds: 2800, isFreeOfAllocations: false,
    proof: {
      let crowd = Crowd()
      var digest = Digest()
      var frames = 0
      for index in 0..<Crowd.count {
        let last = crowd.frameAtRest(index)
        digest.combine(last.number)
        digest.combine(last.sample.cardY)
        frames += Int(last.number) + 1
      }
      return Proof(digest: digest.text, frames: frames)
    },
    makeWork: {
      let crowd = Crowd()
      let place = Place()
      return { items in
        var sum = 0.0
        for _ in 0..<items {
          sum += crowd.frameAtRest(place.index).sample.cardY
          place.index = place.index + 1 == Crowd.count ? 0 : place.index + 1
        }
        return sum.isFinite ? items : 0
      }
    })

  /// The index of the next gesture, kept over all rounds.
  private final class Place {
    var index = 0
  }

  /// The gestures, and the stack that each of them starts with.
  private struct Crowd {
    static let count = 10_000

    private let stack = BenchmarkCase.builtIn("flick-up").stack

    /// The last frame of a gesture.
    func frameAtRest(_ index: Int) -> Frame {
      var simulation = Simulation(stack: stack, inputs: touches(index), clock: FrameClock(hertz: 60))
      while BenchmarkCase.next(&simulation) {}
      return simulation.frame
    }

    /// A finger that touches the card, moves up or down at a constant speed for a while, and lifts.
    private func touches(_ index: Int) -> [TimedInput] {
      var random = SplitMix64(seed: UInt64(index))
      let start = random.next(from: 400, to: 800)
      let travel = random.next(from: -320, to: 320)
      let count = Int(random.next(below: 28)) + 4
      return (0...count).map { sample in
        let phase: TouchPhase = sample == 0 ? .began : sample == count ? .ended : .moved
        let y = start + travel * Double(sample) / Double(count)
        return TimedInput(
          ticks: 900_000 + Int64(sample) * 75_000,
          input: .touch(Touch(phase: phase, pointer: 0, x: 190, y: y)))
      }
    }
  }
}
