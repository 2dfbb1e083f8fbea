import CardMath

/// The instants at which a scenario's path is sampled: 1000 a second, and just before and at each input, which moves a
/// card under a finger at once.
///
/// An input counts from a microsecond before its instant on: a frame at that very instant shows it, and a recording's
/// clock of whole microseconds may have rounded the frame's instant down.
struct PathKnots {
  /// A sample.
  struct Knot: Hashable {
    /// The instant of the sample, ticks.
    var ticks: Int64

    /// The instant for which it counts, ticks.
    var time: Int64
  }

  private static let step = Instant.ticksPerSecond / 1000
  private static let grain = Instant.ticksPerMicrosecond

  private let inputs: [Int64]
  private var nextInput = 0
  private var nextStep: Int64 = 0
  private var isBefore = true
  private var last = Knot(ticks: -1, time: -1)

  /// Creates the instants around inputs, whose ticks are given in ascending order.
  init(inputs: [Int64]) { self.inputs = inputs }

  /// Returns the next sample: later than the one before, and for a later instant.
  mutating func next() -> Knot {
    while true {
      let knot: Knot
      if nextInput < inputs.count, inputs[nextInput] - PathKnots.grain - 1 <= nextStep {
        let input = inputs[nextInput]
        if isBefore {
          knot = Knot(ticks: input - 1, time: input - PathKnots.grain - 1)
        } else {
          knot = Knot(ticks: input, time: max(input - PathKnots.grain, last.time + 1))
          while nextStep <= input { nextStep += PathKnots.step }
          nextInput += 1
        }
        isBefore.toggle()
      } else {
        knot = Knot(ticks: nextStep, time: nextStep)
        nextStep += PathKnots.step
      }
      guard knot.ticks > last.ticks, knot.time > last.time else { continue }
      last = knot
      return knot
    }
  }
}
