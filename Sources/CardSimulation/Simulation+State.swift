import CardMath
import CardModel

extension Simulation: StateCoding {
  /// Codes the frame, the clock's progress, the stack, the events before the frame, and the travel. The inputs are the
  /// reader's own, and the frame's sample is read anew.
  public mutating func code(with archive: inout StateArchive) throws(StateError) {
    try archive.code(&frame.number, in: -1...lastTicks)
    try archive.code(&frame.ticks, in: 0...lastTicks)
    archive.now = Instant(ticks: frame.ticks)
    try archive.code(&isOver)
    try archive.code(&isCutShort)
    try clock.code(with: &archive, in: plan)
    // A clock that has gone past the end is never asked again.
    guard isOver || clock.stands(after: frame.number, at: frame.ticks, in: plan) else {
      throw archive.error(.contradiction)
    }
    try archive.code(&stack)
    try archive.code(&events)
    try archive.code(&apart.value.travel, blank: .blank)
    try codeTrails(with: &archive)
    if var recognizer = taps {
      try recognizer.code(with: &archive)
      apart.value.taps = recognizer
    }
    guard archive.isReading, frame.number >= 0 else { return }
    nextInput = inputs.firstIndex { $0.ticks > frame.ticks } ?? inputs.count
    nextInputTicks = nextInput < inputs.count ? inputs[nextInput].ticks : .max
    guard stack.read(at: archive.now, into: &frame.sample) else { throw archive.error(.contradiction) }
    movingPart = watchesFrames ? nil : stack.movingPart
  }
}
