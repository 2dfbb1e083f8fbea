import CardCommandLine
import CardSimulation
import CardTimeline

/// The second table of a run, if requested: a file of its own next to the rows.
struct ItemsOutput {
  private let path: String?

  /// A table that continues from run to run.
  struct Table {
    var writer: ItemsWriter
    var output: Output

    /// Appends the rows of the current frame.
    func append(_ simulation: inout Simulation) throws(Failure) {
      writer.append(&simulation, to: &output.buffer)
      try output.endRow()
    }
  }

  /// Reads the option: a file different from the other outputs, for a run that has rows.
  init(_ arguments: Arguments) throws(Failure) {
    path = arguments[RunCommand.items]
    guard let path else { return }
    if arguments[RunCommand.against] != nil {
      throw .usage("--items is a table of one timeline, and --against compares two", parameter: RunCommand.items.spec)
    }
    let state = arguments[StateOptions.save].map(\.1)
    if Destination.isMixed(path, withRowsAt: arguments[CommonOption.output])
      || state.map({ $0 == path || Destination.areSame($0, path) }) ?? false
    {
      throw .usage("Items need a file of their own, apart from the rows", parameter: RunCommand.items.spec)
    }
  }

  /// Runs `body` with the output to the file, which is written completely or not at all; without a file, with nil.
  ///
  /// `body` completes its other outputs only after the last row of this one, so neither exists without the other.
  func write(_ body: (Output?) throws(Failure) -> Void) throws(Failure) {
    guard let path else { return try body(nil) }
    try Output.to(path) { output throws(Failure) in
      output.outlivesReader = true
      try body(output)
    }
  }
}
