import CardMath
import CardModel

extension Simulation {
  /// Adds an input at its place in time, after all others of the same instant.
  ///
  /// - Returns: True if it comes too late for the present frame, which isn't right any more: the caller goes back to a
  ///   frame before the input.
  mutating func insert(_ input: TimedInput) -> Bool {
    var index = inputs.count
    while index > 0, inputs[index - 1].ticks > input.ticks { index -= 1 }
    inputs.insert(input, at: index)
    if frame.number >= 0, input.ticks <= frame.ticks { return true }
    nextInputTicks = inputs[nextInput].ticks
    return false
  }

  /// Takes over the inputs of a session; those up to the present frame count as delivered.
  mutating func takeOver(_ inputs: consuming [TimedInput]) {
    self.inputs = inputs
    // Late inputs are among the last of many.
    nextInput = self.inputs.count
    while nextInput > 0, frame.number < 0 || self.inputs[nextInput - 1].ticks > frame.ticks { nextInput -= 1 }
    nextInputTicks = nextInput < self.inputs.count ? self.inputs[nextInput].ticks : .max
  }

  /// Delivers the tap that a touch completes, right after it.
  ///
  /// - Parameter first: The number of events before the touch.
  @inline(never)
  mutating func recognizeTap(_ touch: Touch, of input: TimedInput, since first: Int, at instant: Instant) {
    var hasEffect = false
    for index in first..<events.count where events[index].event.beginsHold { hasEffect = true }
    guard let (x, y) = apart.value.taps?.take(touch, at: input.ticks, hasEffect: hasEffect) else { return }
    deliver(TimedInput(ticks: input.ticks, input: .tapAt(x: x, y: y)), at: instant)
  }
}
