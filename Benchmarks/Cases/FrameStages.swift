import CardFormats
import CardMath
import CardModel
import CardMotion
import CardSimulation

/// The parts of a frame's work, each done by itself over what a stretch of frames was recorded to have: the same
/// instants, the same samples of the finger, the same places of the card.
///
/// The loop itself holds no probes, which would slow it down and find themselves. So a stage is timed alone, or is the
/// difference of two that were; what they don't add up to is told as what it is, a remainder.
public struct FrameStages {
  /// What can be timed.
  public enum Part: CaseIterable, Sendable {
    /// Whole frames, with the copy with which a stretch of them begins.
    case whole
    /// That copy.
    case copy
    /// The display's clock.
    case clock
    /// The finger's samples, taken in by a tracker.
    case samples
    /// The same, and the velocity asked for in each frame.
    case estimator
    /// The inputs folded into the stack and time passing, nothing read; with a copy of the stack.
    case fold
    /// The copy of the stack.
    case stackCopy
    /// Each law that runs, at each frame's instant.
    case law
    /// The fades at each frame's place.
    case fades
    /// A frame read from a stack that is advanced already.
    case read
  }

  private let stretch: Stretch
  private let recording: Recording
  private let clock: FrameClock
  private let delivery: Delivery

  /// The stages of the frames of a scenario that are in one phase.
  init(of scenario: Scenario, in phase: Phase, hasEvents: Bool = false) {
    stretch = Stretch(of: scenario.simulation, in: phase, hasEvents: hasEvents)
    recording = Recording(of: stretch, inputs: scenario.inputs)
    clock = scenario.clock
    delivery = scenario.delivery
  }

  /// How many frames are in a stretch.
  public var frameCount: Int { stretch.frameCount }

  /// The work of a part, for so many frames or a few more.
  public func work(_ part: Part) -> (_ frames: Int) -> Int {
    switch part {
    case .whole: rounds(showing)
    case .copy: rounds(copier(of: stretch.start))
    case .clock: rounds(ticking)
    case .samples: rounds { track(asking: false) }
    case .estimator: rounds { track(asking: true) }
    case .fold: rounds(folding)
    case .stackCopy: rounds(copier(of: stretch.start.stack))
    case .law: rounds(sampling)
    case .fades: rounds(fading)
    case .read: rounds(reading)
    }
  }

  /// Does stretch after stretch until there are as many frames as wanted.
  private func rounds(_ body: @escaping () -> Void) -> (_ frames: Int) -> Int {
    let count = frameCount
    return { frames in
      var done = 0
      while done < frames {
        body()
        done += count
      }
      return done
    }
  }

  private func showing() {
    var simulation = stretch.start
    for _ in 0..<frameCount { _ = BenchmarkCase.next(&simulation) }
  }

  private func copier<Value>(of value: Value) -> () -> Void {
    let shelf = Shelf(value)
    return { shelf.value = value }
  }

  private var ticking: () -> Void {
    let shelf = Shelf(Int64(0))
    return {
      var clock = clock
      for _ in 0..<frameCount { shelf.value &+= clock.next().ticks }
    }
  }

  /// No finger, no work.
  private func track(asking: Bool) {
    guard stretch.start.frame.sample.touchY != nil else { return }
    var tracker = recording.tracker
    var sum = 0.0
    for (frame, ticks) in recording.ticks.enumerated() {
      for input in recording.inputs(before: frame) {
        if case .touch(let touch) = input.input { tracker.add(position: touch.y, at: input.ticks) }
      }
      if asking {
        tracker.keepEstimate()
        sum += tracker.velocity(at: ticks)
      }
    }
    precondition(sum.isFinite)
  }

  private func folding() {
    var stack = stretch.start.stack
    var log = EventLog()
    for (frame, ticks) in recording.ticks.enumerated() {
      let now = Instant(ticks: ticks)
      for input in recording.inputs(before: frame) {
        let instant = delivery == .frame ? now : Instant(ticks: input.ticks)
        stack.step(input.input, at: instant, sampledAt: input.ticks, into: &log)
      }
      log.removeAll()
      stack.advance(to: now, into: &log)
    }
  }

  private func sampling() {
    var sum = 0.0
    // A push leads two things with one spring, as reading a frame does it.
    if recording.laws.count == 2, case .spring(let one, let start) = recording.laws[0],
      case .spring(let other, _) = recording.laws[1]
    {
      for ticks in recording.ticks {
        var wave = SpringWave()
        let time = Instant(ticks: ticks).seconds(since: start)
        let state = one.state(at: time, sharing: &wave)
        sum += state.position + state.velocity + other.state(at: time, sharing: &wave).position
      }
      precondition(sum.isFinite)
      return
    }
    for law in recording.laws {
      switch law {
      case .spring(let motion, let start):
        for ticks in recording.ticks {
          let state = motion.state(at: Instant(ticks: ticks).seconds(since: start))
          sum += state.position + state.velocity
        }
      case .deceleration(let motion, let start):
        for ticks in recording.ticks {
          let state = motion.state(at: Instant(ticks: ticks).seconds(since: start))
          sum += state.position + state.velocity
        }
      case .curve(let motion, let start):
        for ticks in recording.ticks {
          let state = motion.state(at: Instant(ticks: ticks).seconds(since: start))
          sum += state.position + (state.velocity ?? 0)
        }
      }
    }
    precondition(sum.isFinite)
  }

  private func fading() {
    let fades = recording.fades
    var sum = 0.0
    for y in recording.places {
      sum += fades.progress(at: y) + fades.mapDim(at: y) + fades.mapButton(at: y) + fades.content(at: y)
    }
    precondition(sum.isFinite)
  }

  /// Reading changes nothing but what the tracker remembers, so that one copy does for all rounds.
  private var reading: () -> Void {
    let shelf = Shelf(stretch.start.stack)
    let frame = Shelf(stretch.start.frame.sample)
    let ticks = recording.ticks
    return {
      for ticks in ticks { _ = shelf.value.readInPlace(at: Instant(ticks: ticks), into: &frame.value) }
    }
  }
}
