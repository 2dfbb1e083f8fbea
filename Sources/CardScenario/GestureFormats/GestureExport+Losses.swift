import CardModel

extension GestureExport {
  /// Returns the sentences about what a notation turns into something else: a touch that is cancelled, and samples that
  /// lie off the screen.
  static func losses(
    of gesture: Gesture, to target: Target, _ screen: GestureImport.Measures.Size?
  ) -> [String] {
    var notes: [String] = []
    let cancelled = gesture.samples.count { $0.phase == .cancelled }
    if cancelled > 0, target != .w3c, target != .espresso {
      let touches = cancelled == 1 ? "a cancelled touch becomes a lift" : "\(cancelled) cancelled touches become lifts"
      notes.append("\(target.rawValue) has no cancel: \(touches), which may send the card elsewhere")
    }
    guard target == .getevent, let screen else { return notes }
    func isOff(_ place: Double, _ length: Double) -> Bool { !(0...panelUnits).contains(unit(of: place, on: length)) }
    let off = gesture.samples.count { isOff($0.x, screen.width) || isOff($0.y, screen.height) }
    if off > 0 {
      notes.append(
        off == 1
          ? "a sample lies off the screen, and is moved to its edge"
          : "\(off) samples lie off the screen, and are moved to its edge")
    }
    return notes
  }

  /// Returns a place as a unit of the panel, which may lie off it.
  static func unit(of place: Double, on length: Double) -> Double { (place / length * panelUnits).rounded() }
}
