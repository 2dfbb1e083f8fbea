import CardContent
import CardMath
import CardModel

/// An input and when it happens.
public struct TimedInput: Hashable, Sendable {
  /// Ticks since the start.
  public var ticks: Int64

  /// What happens.
  public var input: Input

  /// An input at an instant.
  public init(ticks: Int64, input: Input) {
    self.ticks = ticks
    self.input = input
  }
}

extension TimedInput {
  /// The sample of a finger that it is, if it is one.
  fileprivate var touch: Touch? {
    if case .touch(let touch) = input { touch } else { nil }
  }
}

/// When inputs reach the model.
public enum Delivery: UInt8, Hashable, Sendable, CaseIterable {
  /// At their own instants, so that a motion begins when its cause was there.
  case immediate

  /// Gathered at the next frame that is shown, as UIKit does: of the samples of one finger between two frames the last
  /// counts. That a finger comes down, lifts or is taken away is never lost.
  case frame
}

/// One row of a timeline.
public struct Frame: Hashable, Sendable {
  /// From 0; a dropped frame's number is missing.
  public var number: Int64

  /// Ticks since the start.
  public var ticks: Int64

  /// What shows.
  public var sample: Sample

  /// The frame before the first; also an empty one, to be read into.
  public init() {
    number = -1
    ticks = 0
    sample = Sample()
  }
}

/// What can go wrong inside: a number that isn't one. It is always our own mistake.
public struct NonFiniteFrame: Error, Hashable, Sendable {
  /// The frame in which it was found.
  public var number: Int64
}

/// The loop: folds inputs over frames. It knows no formula, and what it drives knows no frame.
public struct Simulation: Sendable {
  /// What is simulated, as it is after the last frame.
  public private(set) var stack: CardStack

  /// The frame that `next` went on to.
  public private(set) var frame = Frame()

  /// What happened between the frame before it and this one, in order.
  public private(set) var events = EventLog()

  /// How the card gets to where something sent it at last; nil: nothing has.
  public private(set) var travel: Travel?

  /// Whether the timeline was ended by the limit on its length and not by rest.
  public private(set) var isCutShort = false

  /// The flight of a card that was released before the present frame; nil: none was.
  public var flight: Flight? {
    guard let release = stack.lastRelease else { return nil }
    let wasDecided = events.contains { if case .snap = $0.event { true } else { false } }
    return wasDecided ? stack.flight(of: release) : nil
  }

  /// Ticks over which a finger's own velocity is taken: a frame at 60 Hz. Fewer would tell of the digitiser's grain.
  static let fingerWindow = Instant.ticksPerSecond / 60

  /// The velocity of the finger that lifted last over its last sixtieth of a second, points per second, positive
  /// downward; nil: none lifted so far, or it was down for less.
  ///
  /// A lift at the place of the sample before says nothing of how fast the finger was, unless it comes so late that the
  /// finger must have been still.
  public var fingerVelocity: Double? {
    guard let lift = inputs[..<nextInput].lastIndex(where: { $0.touch?.phase == .ended }), let last = inputs[lift].touch
    else { return nil }
    var end = (y: last.y, ticks: inputs[lift].ticks)
    var isFirst = true
    for input in inputs[..<lift].reversed() {
      guard let touch = input.touch, touch.pointer == last.pointer else { continue }
      if isFirst, touch.y == last.y, end.ticks - input.ticks < Simulation.fingerWindow { end.ticks = input.ticks }
      isFirst = false
      if end.ticks - input.ticks >= Simulation.fingerWindow {
        return (end.y - touch.y) / Instant(ticks: end.ticks).seconds(since: Instant(ticks: input.ticks))
      }
      if touch.phase == .began { return nil }
    }
    return nil
  }

  /// What shows in the present frame beyond its own numbers; computed when it is asked for.
  public var scene: Scene { stack.scene(at: Instant(ticks: frame.ticks)) }

  /// Goes through what shows of the content in the present frame, each with its place on the screen.
  public func forEachVisibleItem(_ body: (VisibleItem) -> Void) {
    stack.forEachVisibleItem(at: Instant(ticks: frame.ticks), body)
  }

  private var inputs: [TimedInput]
  private var nextInput = 0
  private var nextInputTicks: Int64
  private var clock: FrameClock
  private let delivery: Delivery
  private let lastTicks: Int64
  private let endsAtRest: Bool
  private var isOver = false

  /// A timeline without a duration of its own ends an hour after its last input, should nothing come to rest.
  public static let longestTicks: Int64 = 3600 * Instant.ticksPerSecond

  /// A simulation from its first frame on.
  ///
  /// - Parameters:
  ///   - stack: What is simulated, as it is at 0.
  ///   - inputs: What happens; sorted by time, in the given order where times are equal.
  ///   - clock: When frames are shown.
  ///   - delivery: When inputs reach the model.
  ///   - duration: The instant of the last frame that may be shown, in ticks; nil: the timeline ends on the first frame
  ///     at rest after the last input.
  public init(
    stack: CardStack, inputs: [TimedInput], clock: FrameClock, delivery: Delivery = .immediate, duration: Int64? = nil
  ) {
    precondition(inputs.allSatisfy { $0.ticks >= 0 }, "an input lies before the start")
    self.stack = stack
    // The standard library's sort is stable, but doesn't promise to be: the index decides.
    self.inputs = inputs.enumerated()
      .sorted { ($0.element.ticks, $0.offset) < ($1.element.ticks, $1.offset) }
      .map { $0.element }
    nextInputTicks = self.inputs.first?.ticks ?? .max
    self.clock = clock
    self.delivery = delivery
    lastTicks = duration ?? Simulation.longestTicks + (self.inputs.last?.ticks ?? 0)
    endsAtRest = duration == nil
  }

  /// Begins anew, with another stack under the same inputs and frames as another simulation that hasn't begun.
  ///
  /// It is what `self = other` and a new stack would be, without moving what is there already.
  ///
  /// - Precondition: The other one has shown no frame yet.
  public mutating func begin(as other: borrowing Simulation, with stack: consuming CardStack) {
    precondition(other.frame.number < 0, "a simulation that has begun isn't begun again")
    self.stack = stack
    frame = Frame()
    events.removeAll()
    travel = nil
    (isCutShort, isOver) = (false, false)
    (nextInput, nextInputTicks) = (0, other.nextInputTicks)
    clock = other.clock
  }

  /// Becomes a copy of another simulation in the room that this one has: once no one shares that, nothing is allocated.
  ///
  /// A copy by `=` shares what seldom changes, until one of the two changes it.
  public mutating func become(_ other: Simulation) {
    var copy = other
    swap(&copy.stack, &stack)
    copy.stack.become(stack)
    self = copy
  }

  /// Goes on to the next frame. Returns false after the last one, when `frame` stays as it is.
  ///
  /// ```swift
  /// while try simulation.next() { write(simulation.frame, simulation.events) }
  /// ```
  public mutating func next() throws(NonFiniteFrame) -> Bool {
    if isOver { return false }
    let tick = clock.next()
    if tick.ticks > lastTicks {
      isOver = true
      isCutShort = endsAtRest
      return false
    }
    let now = Instant(ticks: tick.ticks)
    events.removeAll()
    if nextInputTicks <= tick.ticks { deliverInputs(upTo: now) }
    pass(now)
    frame.number = tick.number
    frame.ticks = tick.ticks
    guard stack.readInPlace(at: now, into: &frame.sample) else { throw NonFiniteFrame(number: tick.number) }
    if endsAtRest, frame.sample.isAtRest, nextInput == inputs.count, stack.isQuiet { isOver = true }
    return true
  }

  /// Plays the first of the inputs, and says of each what it is only when it is due.
  ///
  /// It is for whoever puts a finger where the card is by then: the stack is shown as the input will find it, all that
  /// comes before delivered, at the instant at which it reaches the model. The simulation shows no frames meanwhile,
  /// however long it takes, and isn't meant to go on afterwards.
  ///
  /// - Parameters:
  ///   - count: How many of the inputs, in their order.
  ///   - place: Takes an input's number in that order, the instant and the stack; returns the input, of the same finger
  ///     in the same phase if it is a touch's; nil: there is none.
  public mutating func play(inputs count: Int, placing place: (Int, Instant, inout CardStack) -> Input?) {
    while nextInput < count {
      let now = Instant(ticks: clock.next().ticks)
      events.removeAll()
      while nextInput < count, inputs[nextInput].ticks <= now.ticks {
        let instant = arrival(of: inputs[nextInput], before: now)
        stack.advance(to: instant, into: &events)
        if let input = place(nextInput, instant, &stack) {
          inputs[nextInput].input = input
          deliverInput(before: now)
        } else {
          nextInput += 1
        }
      }
      pass(now)
    }
  }

  /// Lets time pass up to a frame, and shows it to whoever watches.
  @inline(__always)
  private mutating func pass(_ now: Instant) {
    let count = events.count
    stack.advance(to: now, into: &events)
    if stack.watchesFrames { stack.noticeFrame(at: now, into: &events) }
    if events.count > count { followTravel(since: count, at: now) }
  }

  @inline(never)
  private mutating func deliverInputs(upTo now: Instant) {
    while nextInput < inputs.count, inputs[nextInput].ticks <= now.ticks { deliverInput(before: now) }
    stack.keepFingerVelocity()
    nextInputTicks = nextInput < inputs.count ? inputs[nextInput].ticks : .max
  }

  /// When an input reaches the model that is due by a frame.
  private func arrival(of input: TimedInput, before frame: Instant) -> Instant {
    delivery == .frame ? frame : Instant(ticks: input.ticks)
  }

  /// What the finger that owns the gesture does next, if the frame will know of that only and not of a sample that has
  /// just come; nil: the sample counts. A lift moves the card, but a touch that is taken away doesn't.
  private func phase(overtaking touch: Touch, before frame: Instant) -> TouchPhase? {
    guard touch.phase == .moved || touch.phase == .stationary, stack.follows(touch.pointer) else { return nil }
    var index = nextInput
    while index < inputs.count, inputs[index].ticks <= frame.ticks {
      if let later = inputs[index].touch, later.pointer == touch.pointer {
        return later.phase == .began || later.phase == .cancelled ? nil : later.phase
      }
      index += 1
    }
    return nil
  }

  /// Delivers the next input, which is due by a frame.
  private mutating func deliverInput(before frame: Instant) {
    let input = inputs[nextInput]
    nextInput += 1
    if delivery == .frame, let touch = input.touch, let later = phase(overtaking: touch, before: frame) {
      return stack.takeOvertaken(touch, sampledAt: input.ticks, isLast: later == .ended)
    }
    let (instant, count) = (arrival(of: input, before: frame), events.count)
    // A finger moves a card from where it shows. A command may put it elsewhere at once.
    var origin: Double?
    if input.touch == nil {
      origin = Course(of: stack, at: instant).y(at: instant)
    }
    stack.step(input.input, at: instant, sampledAt: input.ticks, into: &events)
    if events.count > count { followTravel(since: count, from: origin, at: instant) }
  }
}

extension Simulation {
  /// Takes in what happened, and when: whether it sent the card somewhere, stopped it, or moved its detents.
  @inline(never)
  private mutating func followTravel(since first: Int, from origin: Double? = nil, at now: Instant) {
    var sent: Instant?
    for index in first..<events.count where events[index].event.sendsCard { sent = events[index].instant }
    guard let sent else {
      travel?.follow(stack, at: now)
      return
    }
    travel = Travel(
      sentAt: sent, from: origin ?? stack.cardY(at: now), by: stack, at: now, until: Instant(ticks: lastTicks))
  }
}

extension Simulation: StateCoding {
  /// The frame, how far the clock has come, the stack, what happened before the frame, and the travel. The inputs are
  /// the reader's own, and what the frame shows is read anew.
  public mutating func code(with archive: inout StateArchive) throws(StateError) {
    try archive.code(&frame.number, in: -1...lastTicks)
    try archive.code(&frame.ticks, in: 0...lastTicks)
    archive.now = Instant(ticks: frame.ticks)
    try archive.code(&isOver)
    try archive.code(&isCutShort)
    try archive.code(&clock)
    // A clock that has gone beyond the end is never asked again.
    guard isOver || clock.stands(behind: frame.number, at: frame.ticks) else { throw archive.error(.contradiction) }
    try archive.code(&stack)
    try archive.code(&events)
    try archive.code(&travel, blank: .blank)
    guard archive.isReading, frame.number >= 0 else { return }
    nextInput = inputs.firstIndex { $0.ticks > frame.ticks } ?? inputs.count
    nextInputTicks = nextInput < inputs.count ? inputs[nextInput].ticks : .max
    guard stack.read(at: archive.now, into: &frame.sample) else { throw archive.error(.contradiction) }
  }
}
