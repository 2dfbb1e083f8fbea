import CardModel
import CardText

/// The fingers' samples of all inputs, in the order of time. An input may go on with the fingers of an earlier one, as
/// a session's do, which a key divides.
extension ScenarioDocument {
  /// Reports samples of fingers that can't follow those before them.
  func checkTouches(_ diagnostics: Diagnostics) {
    var down = DownFingers()
    for (input, sample) in touches() {
      guard let flaw = down.take(sample.phase, sample.pointer, at: input.range) else { continue }
      diagnostics.error(flaw.message, at: input.range, path: input.path.text, help: flaw.help)
      if flaw.isLast { return }
    }
  }

  /// Warns of fingers that never lift where only rest ends the timeline, which then never comes.
  func warnOfEndlessFingers(_ diagnostics: Diagnostics) {
    guard duration == nil else { return }
    var down = DownFingers()
    for (input, sample) in touches() { _ = down.take(sample.phase, sample.pointer, at: input.range) }
    for finger in down.all {
      diagnostics.warn(
        finger.neverLifts, at: finger.began, path: inputs.first { $0.range == finger.began }?.path.text ?? "",
        help: "end with [..., \"ended\", \(finger.pointer), x, y], or with \"cancelled\"")
    }
  }

  /// Returns each sample of the inputs that have their fingers' samples, with its input.
  private func touches() -> [(InputText, TouchSample)] {
    let places = inputs.indices.sorted { (inputs[$0].ticks, $0) < (inputs[$1].ticks, $1) }
    var touches: [(InputText, TouchSample)] = []
    for place in places {
      guard case .gesture(let gesture, _) = inputs[place].action else { continue }
      for sample in gesture.samples { touches.append((inputs[place], sample)) }
    }
    return touches
  }
}
