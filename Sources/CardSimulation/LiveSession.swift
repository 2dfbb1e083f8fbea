import CardMath
import CardModel

/// A simulation that takes its inputs as they come, late ones too, and shows a frame whenever it is asked to: for a
/// page, or for an app's own display link.
///
/// ```swift
/// var session = LiveSession(stack: stack, delivery: .frame)
/// try session.add(.touch(touch), microseconds: touchTime)    // as often as there are touches, in any order
/// let frame = try session.show(microseconds: frameTime)      // once for each frame of the display
/// view.frame.origin.y = frame.sample.cardY
/// ```
///
/// **The state at an instant is, by definition, the replay of all inputs up to it** over all frames shown so far. An
/// input that is stamped before a frame that was already shown is put at its true place: with the next frame the
/// session goes back to before it, and shows those frames again, unseen. So what shows from then on is what a recording
/// of the session gives, to the bit, and no caller needs a rule of its own for late touches, for the delivery at frames
/// or for taps.
///
/// Inputs have whole microseconds and hundredths of a point: numbers that a text holds exactly.
///
/// Each finger begins, moves, and ends or is cancelled, and no two that are down have the same number. A session plays
/// what doesn't keep to that, as the model takes it, but no text can repeat it. Of the samples that UIKit coalesces
/// into a lift, which all have its phase, only the last one ends a finger; the others move it.
///
/// A late input makes the session show the frames since then again, and at most a quarter more.
public struct LiveSession: Sendable {
  /// The simulation as of the frame shown last.
  public private(set) var simulation: Simulation

  /// The instants of all frames shown, ticks, ascending.
  public private(set) var instants: [Int64] = []

  /// The frames, by their numbers, that the last call of `show` corrected for late inputs; empty: it corrected none.
  public private(set) var corrected = 0..<0

  /// The events of those frames as they are now, in order: of a late lift, its release and snap stand here, as no later
  /// frame has them. An event that an earlier call told may be among them, and may have another instant.
  public private(set) var correctedEvents = EventLog()

  /// The simulation before its first frame.
  private var start: Simulation

  /// Copies of the simulation as of some of the frames, without its inputs; ascending.
  private var checkpoints: [Checkpoint] = []

  /// The instant of the first late input, ticks; nil: there is none.
  private var lateTicks: Int64?

  /// The simulation as of a frame.
  private struct Checkpoint: Sendable {
    let number: Int
    let simulation: Simulation
  }

  /// The last instant of a session: a day, ticks.
  public static let ticksMax = 24 * 3600 * Instant.ticksPerSecond

  /// The farthest coordinate, points, and the greatest velocity of an input, points per second.
  public static let coordinateMax = 1_000_000.0

  /// The most checkpoints that are kept before some are removed, and the number of newest frames that have one each.
  static let (checkpointMax, newestCount) = (192, 16)

  /// The part of its age, in frames, by which a checkpoint may be after the one before it.
  static let gapShare = 4

  /// Begins a session.
  ///
  /// - Parameters:
  ///   - stack: The stack at 0.
  ///   - delivery: The time at which inputs reach the model.
  ///   - recognizesTaps: True if touches that are taps are followed by those; see ``TapRecognizer``.
  public init(stack: CardStack, delivery: Delivery = .immediate, recognizesTaps: Bool = true) {
    start = LiveSession.start(stack, delivery, recognizesTaps: recognizesTaps)
    simulation = start
  }

  private static func start(_ stack: CardStack, _ delivery: Delivery, recognizesTaps: Bool) -> Simulation {
    // The clock isn't asked: the caller says when frames are shown.
    Simulation(
      stack: stack, inputs: [], clock: FrameClock(hertz: 60), delivery: delivery, duration: ticksMax,
      recognizesTaps: recognizesTaps)
  }

  /// All inputs so far, in order of time.
  public var inputs: [TimedInput] { simulation.inputs }

  /// True if touches that are taps are followed by those.
  public var recognizesTaps: Bool { start.taps != nil }

  /// True if the next frame is like the one shown last, unless an input comes: a display link can pause.
  public var isAtRest: Bool {
    lateTicks == nil && simulation.frame.number >= 0 && simulation.frame.sample.isAtRest
      && simulation.nextInput == simulation.inputs.count && simulation.stack.isQuiet
  }

  /// Adds an input, which may be stamped before the frame shown last, or after inputs to come.
  ///
  /// Of inputs at the same instant, the one added first comes first. Coordinates are rounded to hundredths of a point.
  ///
  /// - Parameters:
  ///   - input: The input.
  ///   - microseconds: Its time, by the hardware's clock, since the session's start.
  /// - Returns: True if it is late: the next frame corrects those shown since.
  /// - Throws: `LiveSessionError` if the instant or a coordinate is out of range, or the input names something that the
  ///   stack doesn't have. The session stays as it is.
  @discardableResult
  public mutating func add(_ input: Input, microseconds: Int64) throws(LiveSessionError) -> Bool {
    let ticks = try LiveSession.ticks(microseconds)
    guard start.stack.knows(input), !LiveSession.showsRoot(input) else { throw .unknown }
    let isLate = simulation.insert(TimedInput(ticks: ticks, input: try LiveSession.rounded(input)))
    if isLate { lateTicks = min(lateTicks ?? .max, ticks) }
    return isLate
  }

  /// Shows a frame.
  ///
  /// - Parameter microseconds: Its instant since the session's start, after that of the frame before it.
  /// - Returns: The frame; its events are `simulation.events`, and those that late inputs caused before it
  ///   `correctedEvents`.
  /// - Throws: `LiveSessionError` if the instant isn't after the last one; the session stays as it is. After
  ///   `nonFiniteFrame`, which is a fault of this package, it has ended: begin another one.
  @discardableResult
  public mutating func show(microseconds: Int64) throws(LiveSessionError) -> Frame {
    let ticks = try LiveSession.ticks(microseconds)
    if let last = instants.last, ticks <= last { throw .notAfterTheLastFrame(microseconds: microseconds) }
    corrected = 0..<0
    correctedEvents.removeAll()
    if let lateTicks { try goBack(before: lateTicks) }
    instants.append(ticks)
    try showFrame(instants.count - 1)
    return simulation.frame
  }

  /// Returns the session as a recording: a simulation that hasn't begun, of the same inputs over the same frames.
  ///
  /// - Precondition: The session has shown a frame.
  public func replay() -> Simulation {
    precondition(!instants.isEmpty, "a session that has shown no frame has nothing to replay")
    return Simulation(
      stack: start.stack, inputs: inputs, clock: FrameClock(instants: instants), delivery: start.delivery,
      duration: instants[instants.count - 1], recognizesTaps: recognizesTaps)
  }

  /// Begins anew with another stack and other inputs, and shows frames up to the last one of the session: the state is
  /// the replay of those.
  ///
  /// - Parameters:
  ///   - stack: The stack at 0, with all that the inputs name.
  ///   - inputs: All inputs, in order of time.
  ///   - instants: The instants of the frames, ticks, ascending, within a day.
  ///   - ticks: The instant of the first input that the frames shown so far lacked; the next call of `show` tells those
  ///     that it corrects. Nil: they lacked none.
  /// - Throws: `LiveSessionError.nonFiniteFrame`; the session has ended.
  package mutating func begin(
    anew stack: CardStack, with inputs: [TimedInput], over instants: [Int64], lacking ticks: Int64?
  ) throws(LiveSessionError) {
    start = LiveSession.start(stack, start.delivery, recognizesTaps: recognizesTaps)
    simulation = start
    simulation.takeOver(inputs)
    self.instants = instants
    checkpoints.removeAll()
    for number in instants.indices { try showFrame(number) }
    guard let ticks, let last = instants.last, ticks <= last else { return }
    lateTicks = min(lateTicks ?? .max, ticks)
  }

  /// Goes back to the last checkpoint before an instant, ticks, and shows all frames since then again.
  private mutating func goBack(before ticks: Int64) throws(LiveSessionError) {
    while let last = checkpoints.last, instants[last.number] >= ticks { checkpoints.removeLast() }
    var inputs: [TimedInput] = []
    swap(&inputs, &simulation.inputs)
    simulation = checkpoints.last?.simulation ?? start
    simulation.takeOver(inputs)
    lateTicks = nil
    let first = checkpoints.last.map { $0.number + 1 } ?? 0
    for number in first..<instants.count {
      try showFrame(number)
      if instants[number] < ticks { continue }
      for entry in simulation.events { correctedEvents.record(entry.event, at: entry.instant) }
    }
    corrected = (instants.lastIndex { $0 < ticks }.map { $0 + 1 } ?? 0)..<instants.count
  }

  private mutating func showFrame(_ number: Int) throws(LiveSessionError) {
    do throws(NonFiniteFrame) {
      _ = try simulation.show(FrameClock.Tick(number: Int64(number), ticks: instants[number]))
    } catch {
      throw .nonFiniteFrame(number: error.number)
    }
    var copy = simulation
    // The session keeps the inputs in one place.
    copy.inputs = []
    checkpoints.append(Checkpoint(number: number, simulation: copy))
    if checkpoints.count > LiveSession.checkpointMax { thinOut() }
  }

  /// Removes older checkpoints: what is left grows with the logarithm of the session's length, and an input that is
  /// late by some frames never makes the session show many more of them again.
  private mutating func thinOut() {
    checkpoints = LiveSession.kept(of: checkpoints.map { $0.number }).map { checkpoints[$0] }
  }

  /// Returns the indices of the checkpoints that are kept: the newest, and an older one unless those beside it are near
  /// enough to each other for the age of the later one.
  ///
  /// - Parameter numbers: The numbers of their frames, ascending, the last of the frame shown last; more than
  ///   `newestCount`.
  static func kept(of numbers: [Int]) -> [Int] {
    let newest = numbers.count - newestCount
    let last = numbers[numbers.count - 1]
    var kept = [0]
    for index in 1..<newest {
      let (before, after) = (numbers[kept[kept.count - 1]], numbers[index + 1])
      if after - before > (last - after) / gapShare { kept.append(index) }
    }
    return kept + (newest..<numbers.count)
  }

  /// True if an input would show the root, which is at the bottom from the start.
  private static func showsRoot(_ input: Input) -> Bool {
    switch input {
    case .push(let card, _): card == 0
    case .swap(let card, _): card == 0
    default: false
    }
  }

  /// Returns an instant in ticks.
  package static func ticks(_ microseconds: Int64) throws(LiveSessionError) -> Int64 {
    guard (0...ticksMax / Instant.ticksPerMicrosecond).contains(microseconds) else {
      throw .outOfTime(microseconds: microseconds)
    }
    return microseconds * Instant.ticksPerMicrosecond
  }

  /// Returns the input with coordinates in hundredths of a point.
  private static func rounded(_ input: Input) throws(LiveSessionError) -> Input {
    switch input {
    case .touch(var touch):
      (touch.x, touch.y) = (try rounded(touch.x), try rounded(touch.y))
      return .touch(touch)
    case .tapAt(let x, let y): return .tapAt(x: try rounded(x), y: try rounded(y))
    case .focus(let offset): return .focus(offset: try rounded(offset))
    case .release(let modelY, let velocity, let detent):
      return .release(modelY: try rounded(modelY), velocity: try checked(velocity), detent: detent)
    case .scroll(let offset, let velocity):
      return .scroll(offset: try rounded(offset), velocity: try checked(velocity))
    case .tap, .key, .push, .pop, .swap, .move, .present, .dismiss, .voiceOver, .reduceMotion, .page, .content,
      .mapOverlays, .layout, .detents, .keyboard:
      return input
    }
  }

  private static func rounded(_ coordinate: Double?) throws(LiveSessionError) -> Double? {
    guard let coordinate else { return nil }
    return try rounded(coordinate)
  }

  private static func rounded(_ coordinate: Double) throws(LiveSessionError) -> Double {
    (try checked(coordinate) * 100).rounded() / 100 + 0
  }

  private static func checked(_ number: Double) throws(LiveSessionError) -> Double {
    // No comparison with NaN is true.
    guard number.magnitude <= coordinateMax else { throw .outOfRange }
    return number
  }
}

/// An input or a frame that a session refuses.
public enum LiveSessionError: Error, Hashable, Sendable {
  /// The instant lies before the session's start, or more than a day after it.
  case outOfTime(microseconds: Int64)

  /// A coordinate isn't a number or is farther than any screen, or a velocity isn't one or is faster than any finger.
  case outOfRange

  /// The input names a card, a layout or a change of contents that the stack doesn't have, shows the root again, or
  /// names a page, a finger or a number of cards below 0.
  case unknown

  /// The frame's instant isn't after that of the frame shown last.
  case notAfterTheLastFrame(microseconds: Int64)

  /// A number in a frame isn't finite: always a fault of this package.
  case nonFiniteFrame(number: Int64)
}

extension LiveSessionError: CustomStringConvertible {
  /// The reason in a sentence.
  public var description: String {
    switch self {
    case .outOfTime(let microseconds):
      "the instant \(microseconds) µs isn't within a day of the session's start; begin another session"
    case .outOfRange:
      "a coordinate or a velocity isn't a number from -\(Int(LiveSession.coordinateMax)) to "
        + "\(Int(LiveSession.coordinateMax))"
    case .unknown:
      "the input names a card, a layout or a change of contents that the stack doesn't have, or counts from below 0"
    case .notAfterTheLastFrame(let microseconds): "the frame at \(microseconds) µs isn't after the one shown last"
    case .nonFiniteFrame(let number): NonFiniteFrame(number: number).description
    }
  }
}
