import CardMath
import CardSimulation

/// The whole state of a simulation at a frame: what is needed to go on from there without what was before.
///
/// A file holds it as JSON; see ``SavedState/text`` and ``SavedState/read(_:for:)``. Restored into the scenario that it
/// was saved from, the rest of the timeline is the same to the bit.
public struct SavedState: Sendable {
  /// What was simulated, right after the frame.
  public var simulation: Simulation

  /// What was told of the timeline up to the frame, so that its last sentence is the whole timeline's.
  public var outcome: Outcome

  /// A state at the frame that a simulation has come to.
  public init(simulation: Simulation, outcome: Outcome) {
    self.simulation = simulation
    self.outcome = outcome
  }

  /// All of it as words.
  package func words() throws(StateError) -> [UInt64] {
    var (archive, copy) = (StateArchive(), self)
    try copy.code(with: &archive)
    return archive.words
  }

  /// Puts back what words tell, of a scenario that has given out so many names.
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
