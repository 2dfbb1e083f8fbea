import CardMath
import CardSimulation

/// The whole state of a simulation at a frame: everything needed to continue from there.
///
/// A file stores it as JSON; see ``SavedState/text(of:limit:)`` and ``SavedState/read(_:for:)``. Restored into the
/// scenario that it was saved from, the rest of the timeline is the same to the bit.
public struct SavedState: Sendable {
  /// The simulation, right after the frame.
  public var simulation: Simulation

  /// The outcome of the timeline up to the frame, so that its final sentence covers the whole timeline.
  public var outcome: Outcome

  /// Creates the state at the current frame of a simulation.
  public init(simulation: Simulation, outcome: Outcome) {
    self.simulation = simulation
    self.outcome = outcome
  }

  /// Returns the whole state as words.
  package func words() throws(StateError) -> [UInt64] {
    var (archive, copy) = (StateArchive(), self)
    try copy.code(with: &archive)
    return archive.words
  }

  /// Restores the state from words, for a scenario with `nameCount` names.
  package mutating func restore(_ words: [UInt64], nameCount: Int = Int(Int32.max)) throws(StateError) {
    var archive = StateArchive(words: words)
    archive.nameCount = Int32(nameCount)
    try code(with: &archive)
    try archive.finish()
  }

  private mutating func code(with archive: inout StateArchive) throws(StateError) {
    try archive.code(&simulation)
    try archive.code(&outcome)
  }
}
