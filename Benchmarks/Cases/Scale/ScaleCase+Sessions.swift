import CardModel
import CardSimulation

extension ScaleCase {
  /// Live sessions: what comes while they go on.
  static let sessions: [ScaleCase] = [lateTouches]

  /// A finger that goes up and down at 120 Hz, each of whose samples comes three frames late: the session goes back for
  /// each, and shows those frames again.
  private static let lateTouches = ScaleCase(
    name: "late touches", work: "a live session shows a frame for each", smallest: 20
  ) { count in
    let stack = BenchmarkCase.builtIn("flick-up").stack
    return {
      var session = LiveSession(stack: stack)
      for index in 0..<count {
        let phase = index == 0 ? TouchPhase.began : index == count - 1 ? .ended : .moved
        let touch = Touch(phase: phase, pointer: 0, x: 200, y: 430 - Double(min(index % 120, 120 - index % 120)))
        let microseconds = Int64(index) * 8_333
        guard (try? session.add(.touch(touch), microseconds: microseconds)) != nil,
          (try? session.show(microseconds: microseconds + 25_000)) != nil
        else { return 0 }
      }
      return session.inputs.count
    }
  }
}
