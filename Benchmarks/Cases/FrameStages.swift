import CardMath
import CardModel
import CardMotion
import CardScenario
import CardSimulation
import CardTimeline

/// The parts of a frame's work, each done separately with the recorded data of a stretch of frames: the same instants,
/// the same samples of the finger, the same positions of the card.
///
/// The loop itself has no probes, which would slow it down and measure themselves. So a stage is timed separately, or
/// is the difference of two timed parts; the time that the stages don't add up to is shown as a remainder.
public struct FrameStages {
  /// The parts that can be timed.
  public enum Part: CaseIterable, Sendable {
    /// Whole frames, including the copy at the start of a stretch.
    case whole
    /// That copy.
    case copy
    /// The display's clock.
    case clock
    /// The finger's samples, added to a tracker.
    case samples
    /// The same, plus the velocity computed in each frame.
    case estimator
    /// The inputs passed to the stack and time advanced, without reading a frame; includes a copy of the stack.
    case fold
    /// The copy of the stack.
    case stackCopy
    /// Each running law, at each frame's instant.
    case law
    /// The fades at each frame's card position.
    case fades
    /// A frame read from a stack that is already advanced.
    case read
  }

  private let stretch: Stretch
  private let recording: Recording
  private let clock: FrameClock
  private let delivery: Delivery

  /// Creates the stages for the frames of a scenario in one phase.
  init(of scenario: Scenario, in phase: Phase, hasEvents: Bool = false) {
    stretch = Stretch(of: scenario.simulation, in: phase, hasEvents: hasEvents)
    recording = Recording(of: stretch, inputs: scenario.inputs)
    clock = scenario.clock
    delivery = scenario.delivery
  }

  /// The number of frames in the stretch.
  public var frameCount: Int { stretch.frameCount }

  /// The work of a part, for the given number of frames or a few more.
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

  /// Repeats the stretch until it has done as many frames as requested.
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
    let sink = Sink(value)
    return { sink.value = value }
  }

  private var ticking: () -> Void {
    let sink = Sink(Int64(0))
    return {
      var clock = clock
      for _ in 0..<frameCount { sink.value &+= clock.next().ticks }
    }
  }

  /// Does nothing if there is no finger.
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
        sum += tracker.keptVelocity(at: ticks) ?? 0
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
    // A push drives two values with one spring; sampled as in a frame.
    if recording.laws.count == 2, recording.laws[0].law.kind == .spring {
      let (one, other) = (recording.laws[0], recording.laws[1])
      for ticks in recording.ticks {
        var wave = SpringWave()
        let time = one.time(at: ticks)
        guard let state = one.law.springState(at: time, sharing: &wave),
          let second = other.law.springState(at: time, sharing: &wave)
        else { continue }
        sum += state.position + (state.velocity ?? 0) + second.position
      }
    } else {
      for running in recording.laws {
        for ticks in recording.ticks {
          let state = running.law.state(at: running.time(at: ticks))
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

  /// Each frame in full after inputs, and otherwise only its moving part, as a simulation reads it. Reading changes
  /// nothing except the tracker's cached velocity, so one copy is enough for all rounds.
  private var reading: () -> Void {
    let sink = Sink(stretch.start.stack)
    let frame = Sink(stretch.start.frame.sample)
    let part = sink.value.movingPart
    let reads = recording.ticks.indices.map { index in
      (ticks: recording.ticks[index], part: recording.inputs(before: index).isEmpty ? part : .several)
    }
    return {
      for read in reads { _ = sink.value.read(read.part, at: Instant(ticks: read.ticks), into: &frame.value) }
    }
  }
}
