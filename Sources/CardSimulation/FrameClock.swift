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

    /// The share of all frames that is dropped at random, in ``shares``.
    public var share = 0.0

    /// The seed of the random drops.
    public var seed: UInt64 = 0

    /// The shares of all frames that may be dropped at random.
    public static var shares: ClosedRange<Double> { 0...0.99 }

    /// The most frames of a run.
    public static var countMax: Int { 100_000 }

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
  let plan: Plan

  /// The part that each frame changes.
  private(set) var position: Position

  /// Creates a display with one rate and no drops.
  public init(hertz: Int64) {
    self.init(rates: [Rate(start: 0, hertz: hertz)])
  }

  /// Creates a display.
  ///
  /// - Parameters:
  ///   - rates: The rates, in ascending order; the first starts at 0.
  ///   - drops: The frames that aren't shown; their share is in ``Drops/shares``.
  /// - Precondition: There is a rate, the first starts at 0, and each starts after the one before it.
  public init(rates: [Rate], drops: Drops = Drops()) {
    precondition(rates.first?.start == 0, "the first rate holds from 0 on")
    for (earlier, later) in zip(rates, rates.dropFirst()) {
      precondition(earlier.start < later.start, "rates must follow in time: \(later.start) after \(earlier.start)")
    }
    precondition(Drops.shares.contains(drops.share), "a share of \(drops.share) isn't from 0 to 0.99")
    plan = Plan(rates, drops)
    position = Position(in: plan)
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
    position = Position(in: plan)
  }

  /// Returns the next frame that is shown. The number and instant of the first are 0, unless it is dropped.
  @inline(__always)
  public mutating func next() -> Tick { position.next(in: plan) }

  /// Skips the frames before an instant, ticks.
  public mutating func skip(before ticks: Int64) {
    while true {
      var next = position
      if next.next(in: plan).ticks >= ticks { return }
      position = next
    }
  }

  /// An instant later than any timeline's, from which a step still can't overflow.
  static var lastTicks: Int64 { 1 << 62 }
}

extension FrameClock: StateCoding {
  /// Codes the clock's place among its frames. The rates and the drops are the reader's own.
  public mutating func code(with archive: inout StateArchive) throws(StateError) {
    try position.code(with: &archive, in: plan)
  }
}
