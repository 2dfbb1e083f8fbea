import CardMath

/// The instants at which a display shows frames.
///
/// At a constant rate of `frames` in `seconds`, frame n is at ⌊n · 9,000,000 · seconds / frames⌋ ticks. A display
/// changes its rate at a frame: the new rate counts from the first frame at or after the change. A dropped frame isn't
/// shown, and its number stays unused; later frames don't move.
///
/// A clock may also repeat the instants at which an app showed its frames; see ``init(instants:)``.
public struct FrameClock: Hashable, Sendable {
  /// A rate and its start.
  public struct Rate: Hashable, Sendable {
    /// The start, ticks since the timeline's start.
    public var start: Int64

    /// The frame rate.
    public var frameRate: FrameRate

    /// Creates a rate from an instant on.
    public init(start: Int64, _ frameRate: FrameRate) {
      self.start = start
      self.frameRate = frameRate
    }

    /// Creates a whole rate from an instant on, 1 … 9,000,000 frames per second.
    public init(start: Int64, hertz: Int64) {
      self.init(start: start, FrameRate(frames: hertz))
    }
  }

  /// The frames that aren't shown.
  public struct Drops: Hashable, Sendable {
    /// The numbers of single dropped frames, ascending.
    public var numbers: [Int64] = []

    /// Runs of dropped frames, ascending by their start.
    public var runs: [Run] = []

    /// The share of all frames that is dropped at random, 0 … 1.
    public var share = 0.0

    /// The seed of the random drops.
    public var seed: UInt64 = 0

    /// Creates no drops.
    public init() {}

    /// Consecutive dropped frames, the first at or after an instant.
    public struct Run: Hashable, Sendable {
      /// The start, ticks since the timeline's start.
      public var start: Int64

      /// The number of frames.
      public var count: Int

      /// Creates a run of dropped frames.
      public init(start: Int64, count: Int) {
        self.start = start
        self.count = count
      }
    }
  }

  /// A frame's number and instant.
  public struct Tick: Hashable, Sendable {
    /// The frame's number, from 0.
    public var number: Int64

    /// The instant, ticks since the timeline's start.
    public var ticks: Int64
  }

  /// The rates, the first from 0 on.
  public var rates: [Rate] { plan.rates }

  /// The frames that aren't shown.
  public var drops: Drops { plan.drops }

  /// The instants of all frames, ticks, if the clock repeats given ones; empty: it goes by its rates.
  public var instants: [Int64] { plan.instants }

  /// The part that never changes; copies share it.
  private final class Plan: Hashable, Sendable {
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
    func step(after number: Int64, at ticks: Int64) -> Step {
      let next = number + 1 < instants.count ? instants[Int(number) + 1] : FrameClock.lastTicks
      return Step(whole: next - ticks)
    }
  }

  private let plan: Plan
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

  /// The interval between two frames: 9,000,000 · seconds / frames as a whole number of ticks and a remainder, so that
  /// the instants ⌊n · 9,000,000 · seconds / frames⌋ are computed by additions, without a division for each frame.
  private struct Step: Hashable, Sendable {
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

  /// Creates a display with one rate and no drops.
  public init(hertz: Int64) {
    self.init(rates: [Rate(start: 0, hertz: hertz)])
  }

  /// Creates a display.
  ///
  /// - Parameters:
  ///   - rates: The rates, in ascending order; the first starts at 0.
  ///   - drops: The frames that aren't shown; their share is from 0 to less than 1.
  /// - Precondition: There is a rate, the first starts at 0, and each starts after the one before it.
  public init(rates: [Rate], drops: Drops = Drops()) {
    precondition(rates.first?.start == 0, "the first rate holds from 0 on")
    for (earlier, later) in zip(rates, rates.dropFirst()) {
      precondition(earlier.start < later.start, "rates must follow in time: \(later.start) after \(earlier.start)")
    }
    precondition((0..<1).contains(drops.share), "a share of \(drops.share) isn't from 0 to less than 1")
    plan = Plan(rates, drops)
    neverDrops = drops == Drops()
    step = Step(rates[0].frameRate)
    nextRateStart = rates.count > 1 ? rates[1].start : .max
  }

  /// Creates a display that shows its frames at given instants, as an app's display link reported them. After the last
  /// one it shows none: the next frame is at an instant that no timeline reaches.
  ///
  /// - Parameter instants: The instants, ticks since the timeline's start, at least one; from 0 on, strictly ascending.
  public init(instants: [Int64]) {
    precondition(instants.first.map { $0 >= 0 } ?? false, "a display shows a frame, none of them before the start")
    for (earlier, later) in zip(instants, instants.dropFirst()) {
      precondition(earlier < later, "frames must follow in time: \(later) after \(earlier)")
    }
    precondition(instants[instants.count - 1] < FrameClock.lastTicks, "a frame lies beyond any timeline")
    plan = Plan([Rate(start: 0, hertz: 60)], Drops(), instants: instants)
    neverDrops = true
    ticks = instants[0]
    step = plan.step(after: 0, at: ticks)
    // Each frame asks for its interval anew.
    nextRateStart = 0
  }

  /// Returns the next frame that is shown. The number and instant of the first are 0, unless it is dropped.
  @inline(__always)
  public mutating func next() -> Tick {
    while true {
      let tick = Tick(number: number, ticks: ticks)
      number += 1
      if tick.ticks >= nextRateStart { changeRate(at: tick.ticks) }
      ticks += step.whole
      if step.rest > 0 { addRest() }
      if neverDrops || !isDropped(tick) { return tick }
    }
  }

  /// Skips the frames before an instant, ticks.
  public mutating func skip(before ticks: Int64) {
    while true {
      var next = self
      if next.next().ticks >= ticks { return }
      self = next
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
  private mutating func changeRate(at ticks: Int64) {
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
  private mutating func isDropped(_ tick: Tick) -> Bool {
    while runCursor < plan.drops.runs.count, tick.ticks >= plan.drops.runs[runCursor].start {
      dropsLeft += plan.drops.runs[runCursor].count
      runCursor += 1
    }
    // A number that falls into a run is passed all the same, so that those after it still count.
    while numberCursor < plan.drops.numbers.count, plan.drops.numbers[numberCursor] < tick.number { numberCursor += 1 }
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

extension FrameClock: StateCoding {
  /// Codes the clock's position. The rates and the drops are the reader's own, and the interval follows from them.
  ///
  /// The owner checks that this is the position right after the last frame shown.
  public mutating func code(with archive: inout StateArchive) throws(StateError) {
    try archive.code(&rateIndex, in: 0...plan.rates.count - 1)
    try archive.code(&ticks, in: 0...FrameClock.lastTicks)
    // No frame interval is shorter than a tick, and the first frame has the number 0.
    try archive.code(&number, in: 0...ticks)
    if plan.instants.isEmpty {
      step = Step(plan.rates[rateIndex].frameRate)
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

  /// An instant later than any timeline's, from which a step still can't overflow.
  private static var lastTicks: Int64 { 1 << 62 }

  /// Returns true if the next frame is the one right after a given frame, whether shown or not.
  func stands(after number: Int64, at ticks: Int64) -> Bool {
    guard plan.instants.isEmpty else {
      let next = self.number < plan.instants.count ? plan.instants[Int(self.number)] : FrameClock.lastTicks
      return self.number == number + 1 && self.ticks == next
    }
    return self.number == number + 1
      && (number < 0 || (ticks + step.whole...ticks + step.whole + 1).contains(self.ticks))
  }
}
