import CardModel
import CardSimulation

extension Column {
  /// True if its cells are numbers or empty; the cells of other columns are words.
  public var isNumeric: Bool {
    switch self {
    case .phase, .card, .target, .events: false
    default: true
    }
  }

  /// Returns the number that a frame has in this column; nil if its cell is empty or a word.
  ///
  /// - Parameter scene: The frame's scene; needed if this is a column of the scene.
  public func number(of frame: borrowing Frame, scene: Scene? = nil) -> Double? {
    if isOfScene, scene == nil { return nil }
    var scene = scene ?? Scene()
    return switch withUnsafePointer(to: frame, { Cell(self, of: $0, &scene) }) {
    case .integer(let number): Double(number)
    case .number(let number): number
    case .phase, .name, .empty, .events: nil
    }
  }
}
