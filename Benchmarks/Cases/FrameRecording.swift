import CardMath
import CardModel
import CardMotion
import CardSimulation
import CardTimeline

extension FrameStages {
  /// Data of the frames of a stretch: their instants, their inputs, the card's positions, the running laws.
  struct Recording {
    /// The frames' instants, in ticks.
    private(set) var ticks: [Int64] = []

    /// The card's y in each frame, points.
    private(set) var places: [Double] = []

    /// The running laws, as of the frame before the first.
    private(set) var laws: [Running] = []

    /// The fades of the top card.
    let fades: Fades

    /// The samples of the finger up to the first frame.
    private(set) var tracker: VelocityTracker

    private var inputs: [TimedInput] = []
    private var starts = [0]

    /// A law and the instant at which it began.
    struct Running {
      let law: Law
      let start: Instant

      /// Returns the seconds from the start to a frame.
      func time(at ticks: Int64) -> Double { Instant(ticks: ticks).seconds(since: start) }
    }

    init(of stretch: Stretch, inputs all: [TimedInput]) {
      let (stack, before) = (stretch.start.stack, stretch.start.frame)
      let rules = stack.rules
      fades = Fades(rules.fade, card: stack.topCard)
      tracker = VelocityTracker(estimator: rules.touch.estimator, idleTicks: rules.touch.idleTicks)
      for input in all where input.ticks <= before.ticks {
        guard case .touch(let touch) = input.input else { continue }
        if touch.phase == .began { tracker.reset() }
        tracker.add(position: touch.y, at: input.ticks)
      }
      laws = Recording.laws(at: before, of: stack)
      var simulation = stretch.start
      for _ in 0..<stretch.frameCount {
        let earlier = simulation.frame.ticks
        _ = BenchmarkCase.next(&simulation)
        let now = simulation.frame.ticks
        ticks.append(now)
        places.append(simulation.frame.sample.cardY)
        inputs += all.filter { $0.ticks > earlier && $0.ticks <= now }
        starts.append(inputs.count)
      }
    }

    /// The inputs that reached the stack between a frame and the previous one.
    @inline(__always)
    func inputs(before frame: Int) -> ArraySlice<TimedInput> { inputs[starts[frame]..<starts[frame + 1]] }

    /// The laws that continue from a frame. A law's motion restarted at a later instant is the same motion.
    private static func laws(at frame: Frame, of stack: CardStack) -> [Running] {
      let (sample, rules, now) = (frame.sample, stack.rules, Instant(ticks: frame.ticks))
      let settle = law(of: rules.motion.settle, from: sample, of: stack, at: now)
      switch sample.phase {
      case .resting, .dragging, .scrolling, .paging:
        return []
      case .settling:
        return [settle]
      case .decelerating:
        let rate = rules.scroll.decelerationRatePerMillisecond
        let motion = Deceleration(
          ratePerMillisecond: rate, position: sample.scrollOffset, velocity: sample.scrollVelocity)
        var law = Law(restingAt: 0)
        law.decelerate(motion, low: -.infinity, high: .infinity)
        return [Running(law: law, start: now)]
      case .bouncing:
        let law = Law(
          .spring(rules.scroll.bounce), from: -40, velocity: sample.scrollVelocity, to: 0, duration: nil)
        return [Running(law: law, start: now)]
      case .pushing, .popping:
        // The stack's position and the card's travel follow one rule, each with a law of its own.
        let rule = sample.phase == .pushing ? rules.motion.push : rules.motion.pop
        let motion = law(of: rule, from: sample, of: stack, at: now)
        return [motion, motion]
      }
    }

    private static func law(of rule: MotionRule, from sample: Sample, of stack: CardStack, at now: Instant) -> Running {
      let velocity = sample.cardVelocity ?? 0
      let motion = rule.motion(from: sample.cardY, to: sample.modelY, fingerVelocity: velocity)
      let law = Law(
        motion.timing, from: sample.cardY, velocity: velocity, to: sample.modelY,
        duration: max(motion.duration ?? 1, 0.1))
      return Running(law: law, start: now)
    }
  }
}
