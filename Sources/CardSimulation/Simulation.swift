import CardContent
import CardMath
import CardModel

/// The loop: applies inputs to the model frame by frame. It contains no formula, and the model knows no frames.
public struct Simulation: Sendable {
  /// The simulated stack, as it is after the last frame.
  public internal(set) var stack: CardStack

  /// The frame to which `next` advanced.
  public internal(set) var frame = Frame()

  /// The events between the frame before it and this one, in order.
  public internal(set) var events = EventLog()

  /// True if the timeline was ended by the limit on its length and not by rest.
  public internal(set) var isCutShort = false

  /// Everything that shows in the present frame beyond its own numbers; computed on each access.
  public var scene: Scene { stack.scene(at: Instant(ticks: frame.ticks)) }

  /// Writes everything that shows in the present frame beyond its own numbers to a scene.
  ///
  /// It changes nothing, and is `mutating` so that the simulation isn't copied.
  package mutating func readScene(into scene: inout Scene) {
    stack.readScene(at: Instant(ticks: frame.ticks), into: &scene)
  }

  /// Calls `body` with the present frame in place, and its events, for a caller that reads single fields: a frame that
  /// is lent otherwise is copied.
  package mutating func withFrame(_ body: (UnsafePointer<Frame>, EventLog) -> Void) { body(&frame, events) }

  /// Adds the present frame to an outcome; a frame without events is read in place.
  package mutating func add(to outcome: inout Outcome) {
    guard events.isEmpty else { return outcome.add(frame, events: events, travel: travel) }
    outcome.add(
      ticks: frame.ticks, cardY: frame.sample.cardY, modelY: frame.sample.modelY,
      velocity: frame.sample.cardVelocity, target: frame.sample.target)
  }

  /// Calls `body` with each visible part of the content in the present frame, with its position on the screen.
  public func forEachVisibleItem(_ body: (VisibleItem) -> Void) {
    stack.forEachVisibleItem(at: Instant(ticks: frame.ticks), body)
  }

  /// The part that most frames don't change.
  var apart: Shared<Apart>

  /// The number of inputs that were delivered, and the instant of the one after them, ticks.
  var nextInput = 0
  var nextInputTicks: Int64

  /// The next frame's place in the clock's plan.
  var clock: FrameClock.Position
  let delivery: Delivery
  let lastTicks: Int64
  private let endsAtRest: Bool
  var isOver = false

  /// The part of the stack that moves since the last frame that was read in full; nil: there was none, or only a full
  /// read is right.
  var movingPart: MovingPart?

  /// True if every frame is read in full: contents watch frames, or channels follow them.
  private(set) var watchesFrames: Bool

  /// The limit of a timeline without a duration: it ends an hour after its last input if nothing comes to rest. Ticks.
  public static let longestTicks: Int64 = 3600 * Instant.ticksPerSecond

  /// Creates a simulation that starts at its first frame.
  ///
  /// - Parameters:
  ///   - stack: The simulated stack, as it is at 0.
  ///   - inputs: The inputs; sorted by time, in the given order where times are equal.
  ///   - clock: The clock that decides when frames are shown.
  ///   - delivery: The time at which inputs reach the model.
  ///   - duration: The instant of the last frame that may be shown, in ticks; nil: the timeline ends on the first frame
  ///     at rest after the last input.
  ///   - recognizesTaps: True if touches that are taps are followed by those; see ``TapRecognizer``.
  /// - Precondition: No input is before 0, and each names what the stack has: see ``CardStack/knows(_:)``.
  public init(
    stack: CardStack, inputs: [TimedInput], clock: FrameClock, delivery: Delivery = .immediate, duration: Int64? = nil,
    recognizesTaps: Bool = false
  ) {
    precondition(inputs.allSatisfy { $0.ticks >= 0 }, "an input lies before the start")
    self.stack = stack
    let areSorted = zip(inputs, inputs.dropFirst()).allSatisfy { $0.ticks <= $1.ticks }
    // The standard library's sort is stable, but isn't documented to be: the index decides.
    let inputs =
      areSorted
      ? inputs
      : inputs.enumerated()
        .sorted { ($0.element.ticks, $0.offset) < ($1.element.ticks, $1.offset) }
        .map { $0.element }
    let trails = Simulation.trails(of: stack)
    watchesFrames = stack.watchesFrames || !trails.isEmpty
    apart = Shared(
      Apart(inputs: inputs, plan: clock.plan, trails: trails, taps: recognizesTaps ? TapRecognizer() : nil))
    nextInputTicks = inputs.first?.ticks ?? .max
    self.clock = clock.position
    self.delivery = delivery
    lastTicks = duration ?? Simulation.longestTicks + (inputs.last?.ticks ?? 0)
    endsAtRest = duration == nil
  }

  /// Restarts with another stack, under the same inputs and frames as another simulation that hasn't begun.
  ///
  /// It has the effect of `self = other` and a new stack, without moving the present storage.
  ///
  /// - Precondition: The other one has shown no frame yet.
  public mutating func begin(as other: borrowing Simulation, with stack: consuming CardStack) {
    precondition(other.frame.number < 0, "a simulation that has begun isn't begun again")
    let trails = Simulation.trails(of: stack)
    watchesFrames = stack.watchesFrames || !trails.isEmpty
    self.stack = stack
    frame = Frame()
    events.removeAll()
    (apart.value.travel, apart.value.trails, apart.value.taps) = (nil, trails, other.taps)
    (isCutShort, isOver, movingPart) = (false, false, nil)
    (nextInput, nextInputTicks) = (0, other.nextInputTicks)
    clock = other.clock
  }

  /// Becomes a copy of another simulation in this one's storage: once no one shares that, nothing is allocated.
  ///
  /// A copy by `=` shares the rarely changed parts, until one of the two changes them.
  public mutating func become(_ other: Simulation) {
    var copy = other
    lendStorage(to: &copy)
    copy.stack.become(stack)
    self = copy
  }

  /// Advances to the next frame. Returns false after the last one; `frame` then stays as it is.
  ///
  /// ```swift
  /// while try simulation.next() { write(simulation.frame, simulation.events) }
  /// ```
  public mutating func next() throws(NonFiniteFrame) -> Bool {
    if isOver { return false }
    return try show(clock.next(in: plan))
  }

  /// Advances to a frame at an instant of the caller's, after that of the frame before, instead of the clock's. Returns
  /// false after the last one.
  package mutating func next(at ticks: Int64) throws(NonFiniteFrame) -> Bool {
    if isOver { return false }
    return try show(FrameClock.Tick(number: frame.number + 1, ticks: ticks))
  }

  /// Shows a frame. Returns false if the timeline ends before it.
  @inline(__always)
  mutating func show(_ tick: FrameClock.Tick) throws(NonFiniteFrame) -> Bool {
    if tick.ticks > lastTicks {
      isOver = true
      isCutShort = endsAtRest
      return false
    }
    let now = Instant(ticks: tick.ticks)
    events.removeAll()
    (frame.number, frame.ticks) = (tick.number, tick.ticks)
    if let movingPart, nextInputTicks > tick.ticks, !stack.ends(by: now) {
      guard stack.read(movingPart, at: now, into: &frame.sample) else { throw NonFiniteFrame(number: tick.number) }
      return true
    }
    return try showInFull(now)
  }

  /// Shows a frame before which something may have happened.
  @inline(never)
  private mutating func showInFull(_ now: Instant) throws(NonFiniteFrame) -> Bool {
    if nextInputTicks <= now.ticks { deliverInputs(upTo: now) }
    pass(now)
    guard stack.readInPlace(at: now, into: &frame.sample) else { throw NonFiniteFrame(number: frame.number) }
    if watchesFrames { followChannels() } else { movingPart = stack.movingPart }
    if endsAtRest, frame.sample.isAtRest, nextInput == inputs.count, stack.isQuiet { isOver = true }
    return true
  }

  /// Advances to the next frame, and adds it to metrics; after the last frame it changes nothing and returns false.
  ///
  /// It is `next()` and `Metrics.add(_:)` at once, and reads a frame without events in place, where the other reads a
  /// copy of it.
  public mutating func next(addingTo metrics: inout Metrics) throws(NonFiniteFrame) -> Bool {
    guard try next() else { return false }
    add(to: &metrics)
    return true
  }

  /// Adds the present frame to metrics, as `Metrics.add(_:)` does; a frame without events is read in place.
  package mutating func add(to metrics: inout Metrics) {
    guard metrics.isOfOutcomeOnly, events.isEmpty else { return metrics.add(self) }
    addQuiet(to: &metrics)
  }

  /// Adds a frame without events to an outcome, by its numbers: a copy of the frame would take as long as those.
  @inline(__always)
  private func addQuiet(to metrics: inout Metrics) {
    metrics.addQuiet(
      ticks: frame.ticks, cardY: frame.sample.cardY, modelY: frame.sample.modelY, velocity: frame.sample.cardVelocity,
      target: frame.sample.target)
  }

  /// Shows all frames to come, and adds each to metrics, as calls of `next(addingTo:)` until that returns false.
  ///
  /// Where only the card moves, and metrics ask for nothing that follows from its position, that isn't computed.
  public mutating func finish(addingTo metrics: inout Metrics) throws(NonFiniteFrame) {
    while try next(addingTo: &metrics) {
      guard movingPart == .card || movingPart == .spring, metrics.isOfCardOnly else { continue }
      var tick = clock.next(in: plan)
      while tick.ticks < nextInputTicks, tick.ticks <= lastTicks, !stack.ends(by: Instant(ticks: tick.ticks)) {
        (frame.number, frame.ticks) = (tick.number, tick.ticks)
        events.removeAll()
        guard stack.readCard(at: Instant(ticks: tick.ticks), into: &frame.sample) else {
          throw NonFiniteFrame(number: tick.number)
        }
        addQuiet(to: &metrics)
        if !metrics.isOfOutcomeOnly { metrics.addQuietParts(frame) }
        tick = clock.next(in: plan)
      }
      // The last of these frames may be followed by none.
      _ = stack.read(.card, at: Instant(ticks: frame.ticks), into: &frame.sample)
      guard try show(tick) else { return }
      metrics.add(self)
    }
  }

  /// The instant of the first input to come that may send a card to a detent, ticks: any but a finger that comes down
  /// or moves. The greatest instant if there is none; the present frame's if contents may change a card by themselves.
  public var nextSending: Int64 {
    if stack.watchesFrames { return frame.ticks }
    return inputs[nextInput...].first { $0.maySendCard }?.ticks ?? .max
  }

  /// Advances to the next frame if it is shown before an instant, ticks; otherwise, or after the last one, returns
  /// false.
  public mutating func next(before ticks: Int64) throws(NonFiniteFrame) -> Bool {
    var ahead = clock
    guard ahead.next(in: plan).ticks < ticks else { return false }
    return try next()
  }

  /// Becomes a copy of another simulation, and goes on by other rules, as if it had followed them from its start.
  ///
  /// The rules change places with those that this simulation followed before, so that none are copied.
  ///
  /// - Precondition: The other one has shown no frame at or after its first ``nextSending``, and the rules are the same
  ///   until then: see `Rules.areSame(untilACardIsSent:)`.
  public mutating func goOn(as other: Simulation, by rules: inout Rules) {
    precondition(other.travel == nil, "a card that was sent somewhere went there by its rules")
    var copy = other
    lendStorage(to: &copy)
    copy.stack.goOn(as: stack, by: &rules)
    self = copy
  }

  /// Exchanges the stack, and the memory for events and for what lies apart, with a copy of another simulation that is
  /// to replace this one.
  private mutating func lendStorage(to copy: inout Simulation) {
    swap(&copy.stack, &stack)
    swap(&copy.apart, &apart)
    copy.apart.assign(apart)
    guard copy.events.isEmpty else { return }
    swap(&copy.events, &events)
    copy.events.removeAll()
  }

  /// Plays the first inputs, and asks the caller for each one only when it is due.
  ///
  /// It is for a caller that puts a finger on the card's present position: the stack is shown as the input will find
  /// it, with all earlier inputs delivered, at the instant at which the input reaches the model. The simulation shows
  /// no frames meanwhile, for any length of time, and isn't meant to be continued afterwards.
  ///
  /// - Parameters:
  ///   - count: The number of inputs to play, in their order.
  ///   - place: Takes an input's number in that order, the instant and the stack. Returns the input, of the same finger
  ///     in the same phase if it is a touch; nil: there is none.
  public mutating func play(inputs count: Int, placing place: (Int, Instant, inout CardStack) -> Input?) {
    while nextInput < count {
      let now = Instant(ticks: clock.next(in: plan).ticks)
      events.removeAll()
      while nextInput < count, inputs[nextInput].ticks <= now.ticks {
        let instant = arrival(of: inputs[nextInput], before: now)
        stack.advance(to: instant, into: &events)
        if let input = place(nextInput, instant, &stack) {
          apart.value.inputs[nextInput].input = input
          deliverInput(before: now)
        } else {
          nextInput += 1
        }
      }
      pass(now)
    }
  }

  /// Lets time pass up to a frame, lets the contents notice the frame, and updates the travel if there were events.
  @inline(__always)
  private mutating func pass(_ now: Instant) {
    movingPart = nil
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

  /// Returns the instant at which an input that is due by a frame reaches the model.
  private func arrival(of input: TimedInput, before frame: Instant) -> Instant {
    delivery == .frame ? frame : Instant(ticks: input.ticks)
  }

  /// Returns the next phase of the finger that owns the gesture, if the frame will only see that and not a sample that
  /// has just come; nil: the sample counts. A lift moves the card, but a touch that is taken away doesn't.
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
      if taps != nil { _ = apart.value.taps?.take(touch, at: input.ticks, hasEffect: false) }
      return stack.takeOvertaken(touch, sampledAt: input.ticks, isLast: later == .ended)
    }
    let (instant, count) = (arrival(of: input, before: frame), events.count)
    deliver(input, at: instant)
    if taps != nil, let touch = input.touch { recognizeTap(touch, of: input, since: count, at: instant) }
  }

  /// Applies an input to the stack at an instant.
  @inline(__always)
  mutating func deliver(_ input: TimedInput, at instant: Instant) {
    let count = events.count
    // A finger moves a card from its shown position, and a release from where it puts the card. Any other command may
    // move it elsewhere at once.
    var origin: Double?
    switch input.input {
    case .touch, .release: break
    default: origin = Course(of: stack, at: instant).y(at: instant)
    }
    stack.step(input.input, at: instant, sampledAt: input.ticks, into: &events)
    if events.count > count { followTravel(since: count, from: origin, at: instant) }
  }
}
