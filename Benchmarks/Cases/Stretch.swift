import CardFormats
import CardModel
import CardSimulation

/// The frames of a simulation that are measured, in a row.
struct Stretch: Sendable {
  /// The simulation just before the first of them.
  let start: Simulation

  /// How many they are.
  let frameCount: Int

  /// The longest stretch of a phase, or the first thousand frames of it; there must be one.
  ///
  /// A frame with events is no steady one: a stretch ends before it, unless `hasEvents`. The first steady frame is the
  /// start and isn't counted, so that a copy of the start has no events that it would have to forget.
  init(of simulation: Simulation, in phase: Phase, hasEvents: Bool = false) {
    // Gone through twice, to look and then to go there, rather than copied at every frame.
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

  /// The most frames of a stretch: beside so many, the copy with which each round begins is less than half a
  /// nanosecond a frame, and most samples have none.
  private static let longest = 1000

  /// The frames around the first one that `isCentre` is true of: `margin` before it and as many behind.
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

  /// So many frames, from where the last call stopped; behind the last one a copy of the start begins anew.
  var work: (_ items: Int) -> Int {
    let walk = Walk(self)
    return { items in
      walk.go(items)
      return items
    }
  }

  /// The frames one by one; back at the start, false.
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

  /// A simulation that goes on from call to call.
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

    /// In place, so that the frames in a row are one access to what the class holds.
    private static func advance(_ simulation: inout Simulation, by count: Int) {
      for _ in 0..<count { _ = BenchmarkCase.next(&simulation) }
    }
  }
}
