import CardModel
import CardSimulation

/// A run of consecutive frames of a simulation that is measured.
struct Stretch: Sendable {
  /// The simulation just before the first measured frame.
  let start: Simulation

  /// The number of measured frames.
  let frameCount: Int

  /// The longest run of frames in a phase, up to a thousand frames; there must be one.
  ///
  /// A frame with events isn't steady: a run ends before it, unless `hasEvents`. The first steady frame is the start
  /// and isn't counted, so that a copy of the start has no events to clear.
  init(of simulation: Simulation, in phase: Phase, hasEvents: Bool = false) {
    // Simulated twice, to search and then to go to the start, instead of being copied at every frame.
    var scout = simulation
    var (begun, best): (Int?, (start: Int, count: Int)) = (nil, (0, 0))
    var frame = 0
    while BenchmarkCase.next(&scout), best.count < Stretch.longest {
      let isSteady = scout.events.entries.isEmpty
      if scout.frame.sample.phase != phase || !isSteady && (!hasEvents || begun == nil) {
        begun = nil
      } else if let start = begun {
        if frame - start > best.count { best = (start, frame - start) }
      } else {
        begun = frame
      }
      frame += 1
    }
    precondition(best.count > 0, "no frame is \(phase)")
    var simulation = simulation
    for _ in 0...best.start { _ = BenchmarkCase.next(&simulation) }
    start = simulation
    frameCount = best.count
  }

  /// The maximum number of frames of a stretch: with this many, the copy at the start of each round costs less than
  /// half a nanosecond per frame, and most samples contain none.
  private static let longest = 1000

  /// The frames around the first one for which `isCentre` is true: `margin` before it and as many after it.
  init(of simulation: Simulation, around isCentre: (Simulation) -> Bool, margin: Int) {
    var simulation = simulation
    var earlier = [simulation]
    while BenchmarkCase.next(&simulation) {
      if isCentre(simulation) {
        start = earlier[max(0, earlier.count - margin - 1)]
        frameCount = min(margin, earlier.count - 1) + 1 + margin
        return
      }
      earlier.append(simulation)
    }
    preconditionFailure("no frame is the one that is looked for")
  }

  /// Does the given number of frames, continuing after the last call; after the last frame it restarts from a copy of
  /// the start.
  var work: (_ items: Int) -> Int {
    let walk = Walk(self)
    return { items in
      walk.go(items)
      return items
    }
  }

  /// Does one frame per call; returns false if it went back to the start instead.
  var steps: () -> Bool {
    let walk = Walk(self)
    return {
      if walk.isAtEnd {
        walk.restart()
        return false
      }
      walk.go(1)
      return true
    }
  }

  /// A simulation that continues from call to call.
  private final class Walk {
    private let stretch: Stretch
    private var simulation: Simulation
    private var index = 0

    init(_ stretch: Stretch) {
      self.stretch = stretch
      simulation = stretch.start
      simulation.become(stretch.start)
    }

    var isAtEnd: Bool { index == stretch.frameCount }

    func restart() {
      simulation.become(stretch.start)
      index = 0
    }

    func go(_ frames: Int) {
      var left = frames
      while left > 0 {
        if isAtEnd { restart() }
        let count = min(left, stretch.frameCount - index)
        Walk.advance(&simulation, by: count)
        index += count
        left -= count
      }
    }

    /// Advances in place, so that consecutive frames are one access to the class's property.
    private static func advance(_ simulation: inout Simulation, by count: Int) {
      for _ in 0..<count { _ = BenchmarkCase.next(&simulation) }
    }
  }
}
