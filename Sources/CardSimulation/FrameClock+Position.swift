import CardMath

extension FrameClock {
  /// The part of a clock that never changes: when it shows frames.
  final class Plan: Hashable, Sendable {
    let rates: [Rate]
    let drops: Drops
    let instants: [Int64]

    init(_ rates: [Rate], _ drops: Drops, instants: [Int64] = []) {
      (self.rates, self.drops, self.instants) = (rates, drops, instants)
    }

    static func == (a: Plan, b: Plan) -> Bool {
      a.rates == b.rates && a.drops == b.drops && a.instants == b.instants
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(rates)
      hasher.combine(drops)
      hasher.combine(instants)
    }

    /// The interval from a frame of given instants to the next one; after the last, the end of all time.
    fileprivate func step(after number: Int64, at ticks: Int64) -> Step {
      let next = number + 1 < instants.count ? instants[Int(number) + 1] : FrameClock.lastTicks
      return Step(whole: next - ticks)
    }
  }

  /// The interval between two frames: 9,000,000 · seconds / frames as a whole number of ticks and a remainder, so that
  /// the instants ⌊n · 9,000,000 · seconds / frames⌋ are computed by additions, without a division for each frame.
  fileprivate struct Step: Hashable, Sendable {
    let frames: Int64
    let whole: Int64
    let rest: Int64

    init(_ rate: FrameRate) {
      frames = rate.frames
      (whole, rest) = (Instant.ticksPerSecond * rate.seconds).quotientAndRemainder(dividingBy: rate.frames)
    }

    /// Creates an interval of whole ticks.
    init(whole: Int64) { (frames, self.whole, rest) = (1, whole, 0) }
  }

  /// The part of a clock that each frame changes: the next frame's place in the plan. It refers to nothing, so that a
  /// copy of a simulation counts no reference for it; whoever has one has the plan, too.
  struct Position: Hashable, Sendable {
    private let neverDrops: Bool
    private var rateIndex = 0
    private var step: Step
    private var nextRateStart: Int64
    private var number: Int64 = 0

    /// The next frame's instant, ticks, rounded down, and the remainder in parts of a tick, of which it has `frames`.
    private var ticks: Int64 = 0
    private var rest: Int64 = 0

    private var numberCursor = 0
    private var runCursor = 0
    private var dropsLeft = 0

    /// Creates the place of the first frame.
    init(in plan: Plan) {
      neverDrops = plan.drops == Drops()
      if let first = plan.instants.first {
        ticks = first
        step = plan.step(after: 0, at: first)
        // Each frame asks for its interval anew.
        nextRateStart = 0
      } else {
        step = Step(plan.rates[0].frameRate)
        nextRateStart = plan.rates.count > 1 ? plan.rates[1].start : .max
      }
    }

    /// Returns the next frame that is shown, and goes on to the one after it.
    @inline(__always)
    mutating func next(in plan: Plan) -> Tick {
      while true {
        let tick = Tick(number: number, ticks: ticks)
        number += 1
        if tick.ticks >= nextRateStart { changeRate(at: tick.ticks, in: plan) }
        ticks += step.whole
        if step.rest > 0 { addRest() }
        if neverDrops || !isDropped(tick, in: plan) { return tick }
      }
    }

    /// Adds the fraction of a tick in the interval at a rate that doesn't divide 9,000,000.
    private mutating func addRest() {
      rest += step.rest
      if rest >= step.frames {
        rest -= step.frames
        ticks += 1
      }
    }

    /// Switches to the rate at an instant. Several changes may fall between two frames; the last one counts.
    @inline(never)
    private mutating func changeRate(at ticks: Int64, in plan: Plan) {
      guard plan.instants.isEmpty else {
        // The number is already the next one's.
        step = plan.step(after: number - 1, at: ticks)
        return
      }
      while rateIndex + 1 < plan.rates.count, ticks >= plan.rates[rateIndex + 1].start { rateIndex += 1 }
      step = Step(plan.rates[rateIndex].frameRate)
      nextRateStart = rateIndex + 1 < plan.rates.count ? plan.rates[rateIndex + 1].start : .max
      rest = 0
    }

    @inline(never)
    private mutating func isDropped(_ tick: Tick, in plan: Plan) -> Bool {
      while runCursor < plan.drops.runs.count, tick.ticks >= plan.drops.runs[runCursor].start {
        dropsLeft += plan.drops.runs[runCursor].count
        runCursor += 1
      }
      // A number that falls into a run is passed all the same, so that those after it still count.
      while numberCursor < plan.drops.numbers.count, plan.drops.numbers[numberCursor] < tick.number {
        numberCursor += 1
      }
      if dropsLeft > 0 {
        dropsLeft -= 1
        return true
      }
      if numberCursor < plan.drops.numbers.count, plan.drops.numbers[numberCursor] == tick.number { return true }
      guard plan.drops.share > 0 else { return false }
      // One draw for each number, so that a frame's fate doesn't hang on the others'.
      var random = SplitMix64(seed: plan.drops.seed &+ UInt64(bitPattern: tick.number) &* 0xD134_2543_DE82_EF95)
      return random.nextUnit() < plan.drops.share
    }
  }
}

extension FrameClock.Position {
  /// Codes the place. The plan is the reader's own, and the interval follows from both.
  ///
  /// The owner checks that this is the place right after the last frame shown.
  mutating func code(
    with archive: inout StateArchive, in plan: FrameClock.Plan
  ) throws(StateError) {
    try archive.code(&rateIndex, in: 0...plan.rates.count - 1)
    try archive.code(&ticks, in: 0...FrameClock.lastTicks)
    // No frame interval is shorter than a tick, and the first frame has the number 0.
    try archive.code(&number, in: 0...ticks)
    if plan.instants.isEmpty {
      step = FrameClock.Step(plan.rates[rateIndex].frameRate)
      nextRateStart = rateIndex + 1 < plan.rates.count ? plan.rates[rateIndex + 1].start : .max
    } else if archive.isReading, number > plan.instants.count + 1 {
      // It may have been asked once after the last frame.
      throw archive.error(.number)
    }
    try archive.code(&rest, in: 0...step.frames - 1)
    try archive.code(&numberCursor, in: 0...plan.drops.numbers.count)
    try archive.code(&runCursor, in: 0...plan.drops.runs.count)
    // After a frame that was shown, a run has no frames left to drop.
    dropsLeft = 0
  }

  /// Returns true if the next frame is the one right after a given frame, whether shown or not.
  func stands(after number: Int64, at ticks: Int64, in plan: FrameClock.Plan) -> Bool {
    guard plan.instants.isEmpty else {
      let next = self.number < plan.instants.count ? plan.instants[Int(self.number)] : FrameClock.lastTicks
      return self.number == number + 1 && self.ticks == next
    }
    return self.number == number + 1
      && (number < 0 || (ticks + step.whole...ticks + step.whole + 1).contains(self.ticks))
  }
}
