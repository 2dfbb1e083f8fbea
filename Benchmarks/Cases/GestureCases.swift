import CardMath
import CardModel
import CardScenario
import CardSimulation

extension BenchmarkCase {
  /// Inputs of a finger and of a program to the stack, without the frames between, and whole gestures.
  static let gestures: [BenchmarkCase] = [
    touchDelivery,
    folded("release", after: "flick-up", isLast: isLift).aimed(at: 700),
    folded("grab", after: "grab", isLast: isGrab).aimed(at: 200),
    copied,
    copiedAndTouched,
    handoff("frame, handoff up", of: "scroll-handoff-up"),
    handoff("frame, handoff down", of: "scroll-handoff-down"),
    pushAndPop,
    toRest,
  ]

  /// A sample of a finger that drags a card, passed to the stack.
  private static let touchDelivery = BenchmarkCase(
    name: "touch delivery", item: "sample of a dragging finger",
    proof: {
      let driver = FingerDriver()
      var digest = Digest()
      for _ in 0..<1024 {
        driver.move(1)
        digest.combine(driver.y)
      }
      return Proof(digest: digest.text, frames: 0)
    },
    makeWork: {
      let driver = FingerDriver()
      return { items in
        driver.move(items)
        return items
      }
    })

  /// A stack with a finger on it that moves up and down, sampled at 120 Hz.
  private final class FingerDriver {
    private var state = State()

    init() { move(64) }

    /// The card's y after the last sample, points.
    var y: Double { state.stack.cardY(at: Instant(ticks: state.ticks)) }

    /// Moves the finger by so many samples, in place: together they are one access to the class's property.
    func move(_ samples: Int) {
      state.move(samples)
    }
  }

  /// The stack, the finger's clock and its place.
  private struct State {
    var stack = BenchmarkCase.builtIn("map-buttons").stack
    var log = EventLog()
    var ticks: Int64 = 0
    private var count = 0

    init() {
      let touch = Touch(phase: .began, pointer: 0, x: 200, y: 430)
      stack.step(.touch(touch), at: .zero, sampledAt: 0, into: &log)
    }

    mutating func move(_ samples: Int) {
      for _ in 0..<samples { move() }
    }

    private mutating func move() {
      ticks += 75_000
      count = (count + 1) & 127
      let y = 400 - Double(count < 64 ? count : 128 - count) * 2.5
      let touch = Touch(phase: .moved, pointer: 0, x: 200, y: y)
      stack.step(.touch(touch), at: Instant(ticks: ticks), sampledAt: ticks, into: &log)
      log.removeAll()
    }
  }

  /// One input of a built-in scenario, passed to a copy of the stack just before it. The time includes the copy, which
  /// also has a case of its own.
  private static func folded(
    _ name: String, after scenario: String, isLast: @escaping @Sendable (Touch, Int) -> Bool
  ) -> BenchmarkCase {
    BenchmarkCase(
      name: name, item: "\(name) on a copy of the stack", isFreeOfAllocations: false,
      proof: {
        let moment = Moment(of: builtIn(scenario), before: isLast)
        var (stack, log) = (moment.stack, EventLog())
        moment.fold(into: &stack, &log)
        var digest = Digest()
        for frame: Int64 in 0..<240 {
          digest.combine(stack.cardY(at: Instant(ticks: moment.input.ticks + frame * 9_000)))
        }
        return Proof(digest: digest.text, frames: 0)
      },
      makeWork: {
        let moment = Moment(of: builtIn(scenario), before: isLast)
        return { items in
          var log = EventLog()
          for _ in 0..<items {
            var stack = moment.stack
            moment.fold(into: &stack, &log)
            log.removeAll()
          }
          return items
        }
      })
  }

  /// A stack just before an input, and that input.
  private struct Moment {
    var stack: CardStack
    var input: TimedInput

    /// Stops before the first touch for which `isWanted` is true; it gets the number of touches begun so far, including
    /// this one.
    init(of scenario: Scenario, before isWanted: (Touch, Int) -> Bool) {
      stack = scenario.stack
      var log = EventLog()
      var began = 0
      for input in scenario.inputs {
        if case .touch(let touch) = input.input {
          began += touch.phase == .began ? 1 : 0
          if isWanted(touch, began) {
            self.input = input
            return
          }
        }
        stack.step(input.input, at: Instant(ticks: input.ticks), sampledAt: input.ticks, into: &log)
      }
      preconditionFailure("\(scenario.name) has no such touch")
    }

    @inline(__always)
    func fold(into stack: inout CardStack, _ log: inout EventLog) {
      stack.step(input.input, at: Instant(ticks: input.ticks), sampledAt: input.ticks, into: &log)
    }
  }

  private static let isLift: @Sendable (Touch, Int) -> Bool = { touch, _ in touch.phase == .ended }
  private static let isGrab: @Sendable (Touch, Int) -> Bool = { touch, began in touch.phase == .began && began == 2 }

  /// A copy of a simulation while a card settles, made in a place of its own and given up again. The shared parts
  /// are copied at the first change, which the next case has in its time.
  private static let copied = BenchmarkCase(
    name: "simulation copied", item: "copy", aimNanoseconds: 60,
    proof: { timelineProof(of: builtIn("flick-up")) },
    makeWork: {
      let original = Stretch(of: builtIn("flick-up").simulation, in: .settling).start
      let place = Place<Simulation>()
      return { items in
        for _ in 0..<items { place.copyAndGiveUp(original) }
        return items
      }
    })

  /// A copy of a simulation while a finger drags, which goes on by a frame with that finger's next samples: a search
  /// that branches there pays for this much.
  private static let copiedAndTouched = BenchmarkCase(
    name: "simulation copied, touched", item: "copy and its next frame", isFreeOfAllocations: false,
    proof: { timelineProof(of: builtIn("flick-up")) },
    makeWork: {
      let original = Stretch(of: builtIn("flick-up").simulation, in: .dragging).start
      let place = Place<Simulation>()
      return { items in
        for _ in 0..<items { place.copyAndChange(original) { _ = BenchmarkCase.next(&$0) } }
        return items
      }
    })

  /// The frames around the one in which card and content hand off the drag, eight on each side.
  private static func handoff(_ name: String, of scenario: String) -> BenchmarkCase {
    @Sendable func stretch() -> Stretch {
      Stretch(
        of: builtIn(scenario).simulation,
        around: { simulation in
          simulation.events.entries.contains { if case .handoff = $0.event { true } else { false } }
        }, margin: 8)
    }
    return BenchmarkCase(
      name: name, item: "frame of \(scenario)", isFreeOfAllocations: false,
      command: "cardsim run \(scenario) --fps \(hertz) --digest",
      proof: { timelineProof(of: builtIn(scenario)) }, makeWork: { stretch().work }, makeSteps: { stretch().steps })
  }

  /// A card pushed and popped again, each until it has settled; the simulation's time continues from item to item.
  private static let pushAndPop = BenchmarkCase(
    name: "push and pop", item: "push and pop to rest", aimNanoseconds: 2000, isFreeOfAllocations: false,
    proof: {
      let driver = StackDriver()
      var digest = Digest()
      for _ in 0..<16 {
        driver.step(.push(card: 1, animated: true))
        digest.combine(driver.stack.cardY(at: Instant(ticks: driver.ticks)))
        driver.step(.pop(animated: true))
        digest.combine(driver.stack.cardY(at: Instant(ticks: driver.ticks)))
      }
      return Proof(digest: digest.text, frames: 0)
    },
    makeWork: {
      let driver = StackDriver()
      return { items in
        for _ in 0..<items {
          driver.step(.push(card: 1, animated: true))
          driver.step(.pop(animated: true))
        }
        return items
      }
    })

  /// A stack that gets inputs three seconds apart, at which it is at rest again.
  private final class StackDriver {
    var stack = BenchmarkCase.builtIn("push-pop").stack
    var log = EventLog()
    var ticks: Int64 = 0

    func step(_ input: Input) {
      stack.step(input, at: Instant(ticks: ticks), sampledAt: ticks, into: &log)
      ticks += 3 * Instant.ticksPerSecond
      stack.advance(to: Instant(ticks: ticks), into: &log)
      log.removeAll()
    }
  }
}
