import CardCommandLine
import CardMath
import CardScenario
import CardSimulation
import CardText

/// The state that a run starts from, and the state that it saves.
struct StateOptions {
  static let save = Parameter.option(
    "save-state", "frame", .integer(in: 0...Int.max), "file", .file,
    "Write the state at the frame of that number to a file.")
  static let restore = Parameter.option(
    "restore", "file", .file, "Start after the frame of a saved state, and write the rest of the timeline."
  ).reading()

  /// The file of the restored state.
  private let source: InputFile?

  /// The number of the frame to save, and the path of the file.
  private let wanted: (frame: Int64, path: String)?

  /// The number of the frame after which the run starts; −1: before the first.
  private var firstFrame: Int64 = -1

  /// The number of the last frame so far and, once it was reached, the state at the wanted one.
  private var lastFrame: Int64 = -1
  private var found: SavedState?

  /// The document to write; nil until the run has ended well.
  private var text: String?

  /// Reads the options, and the file that they name.
  init(_ arguments: Arguments, scenarioCount: Int) throws(Failure) {
    let isOne =
      scenarioCount == 1 && arguments[RunCommand.presets].count <= 1 && arguments[RunCommand.against] == nil
    let remedy = "needs one timeline: one scenario, no --against, and at most one --preset"
    wanted = arguments[Self.save].map { (Int64($0.0), $0.1) }
    if let wanted {
      if !isOne { throw .usage("--save-state \(remedy)", parameter: Self.save.spec) }
      if Destination.isMixed(wanted.path, withRowsAt: arguments[CommonOption.output]) {
        throw .usage("A state needs a file of its own, apart from the rows", parameter: Self.save.spec)
      }
    }
    guard let path = arguments[Self.restore] else {
      source = nil
      return
    }
    if !isOne { throw .usage("--restore \(remedy)", parameter: Self.restore.spec) }
    source = try InputFile(reading: path)
  }

  /// True if a state is to be saved.
  var isSaving: Bool { wanted != nil }

  /// Returns the state that a run starts with: the restored one, or the state before the first frame.
  mutating func start(of scenario: Scenario) throws(Failure) -> SavedState {
    guard let source else { return SavedState(simulation: scenario.simulation, outcome: Outcome()) }
    do throws(DiagnosticsError) {
      let state = try SavedState.read(SourceText(name: source.name, bytes: source.bytes), for: scenario)
      firstFrame = state.simulation.frame.number
      lastFrame = firstFrame
      return state
    } catch {
      throw .diagnostics(error.text)
    }
  }

  /// Looks at a frame, and keeps its state if it is the wanted one. The state doesn't change; only the wanted one is
  /// copied.
  mutating func look(at state: inout SavedState) {
    lastFrame = state.simulation.frame.number
    if lastFrame == wanted?.frame { found = state }
  }

  /// Ends the run; throws if the wanted frame wasn't shown.
  mutating func finish(_ state: SavedState, of scenario: Scenario) throws(Failure) {
    guard let wanted else { return }
    guard let found else {
      let reason =
        wanted.frame <= firstFrame
        ? "the restored state is at frame \(firstFrame) already"
        : wanted.frame < lastFrame ? "it isn't shown" : "the timeline has ended"
      throw .usage(
        "There is no frame \(wanted.frame) to save: \(reason). The last frame is \(lastFrame).",
        parameter: Self.save.spec)
    }
    do throws(SavingError) {
      text = try found.text(of: scenario)
    } catch {
      switch error {
      case .size(let size):
        // The size is rounded up to the next megabyte, so that it never equals the limit.
        throw .badInput(
          "the state at frame \(wanted.frame) would be a file of \(size >> 20 + 1) MB, and cardsim reads "
            + "\(JSONParser.sizeLimit >> 20) MB at most: it isn't saved. Its content has too many items.")
      case .impossible: throw .fault("the state at frame \(wanted.frame) can't be saved.")
      }
    }
  }

  /// Writes the file completely or not at all.
  func writeFile() throws(Failure) {
    guard let wanted, let text else { return }
    try Output.to(wanted.path) { output throws(Failure) in output.write(text) }
  }
}

extension SavedState {
  /// Advances to the next frame, and adds it to the outcome.
  mutating func nextFrame() throws(Failure) -> Bool {
    guard try simulation.nextFrame() else { return false }
    simulation.add(to: &outcome)
    return true
  }
}
