import CardMath
import CardText

extension ScenarioDocument {
  /// The names of the gesture files that the inputs need, each once, in order of appearance.
  public var gestureFiles: [String] {
    var files: [String] = []
    for input in inputs {
      if case .gestureFile(let file, _) = input.action, !files.contains(file) { files.append(file) }
    }
    return files
  }

  /// The instant, in ticks, at which a gesture begins in a scenario without touches: 0.1 s.
  static let gestureStart = 100_000 * Instant.ticksPerMicrosecond

  /// Replaces all touches by a gesture, which begins at the instant of the earliest one, or at `gestureStart` if there
  /// is none. The inputs may stand in any order.
  ///
  /// - Parameter source: The text that the gesture is from, named by warnings.
  public mutating func replaceTouches(with gesture: Gesture, from source: SourceText? = nil, placement: Placement) {
    let first = inputs.filter { $0.action.isTouch }.min { $0.ticks < $1.ticks }
    inputs.removeAll { $0.action.isTouch }
    inputs.append(
      InputText(
        ticks: first?.ticks ?? Self.gestureStart, action: .gesture(gesture, placement), range: first?.range ?? 0..<0,
        path: first?.path ?? .root, gestureSource: source))
  }
}
