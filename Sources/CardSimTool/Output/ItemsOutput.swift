import CardFormats
import CardSimulation

/// The second table of a run, if one was asked for: a file of its own beside the rows.
struct ItemsOutput {
  private let path: String?

  /// A table that goes on from run to run.
  struct Table {
    var writer: ItemsWriter
    var output: Output

    /// Adds the rows of the present frame.
    func append(_ simulation: inout Simulation) throws(Failure) {
      writer.append(&simulation, to: &output.buffer)
      try output.endRow()
    }
  }

  /// What the command line says: a file that is none of the other outputs, of a run that has rows.
  init(_ arguments: Arguments) throws(Failure) {
    path = arguments[RunCommand.items]
    guard let path else { return }
    if arguments[RunCommand.against] != nil {
      throw .usage("--items is a table of one timeline, and --against compares two", parameter: RunCommand.items.spec)
    }
    let others = [arguments[CommonOption.output], arguments[StateOptions.save].map(\.1)].compactMap(\.self)
    if path == "-" || others.contains(where: { $0 == path || Destination.areSame($0, path) }) {
      throw .usage("Items need a file of their own, apart from the rows", parameter: RunCommand.items.spec)
    }
  }

  /// Runs `body` with the output to the file, which is there whole or not at all; without one, with nil.
  ///
  /// What `body` writes elsewhere is complete only behind this one's last row: so neither is there without the other.
  func write(reading inputs: [Input], _ body: (Output?) throws(Failure) -> Void) throws(Failure) {
    guard let path else { return try body(nil) }
    try Output.to(path, reading: inputs) { output throws(Failure) in try body(output) }
  }
}
