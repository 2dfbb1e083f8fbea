import CardSimulation
import CardText

/// Writes a simulation's rows in the form of a golden file: every column, every number with the fewest digits that read
/// back to the same bits.
struct ExactRows {
  private var simulation: Simulation
  private var writer: TimelineWriter
  private var isBegun = false

  /// Rows from the simulation's next frame on.
  init(of simulation: Simulation, names: Names) {
    self.simulation = simulation
    writer = TimelineWriter.exact(names: names, channels: simulation.stack.channelNames(names))
  }

  /// Appends the header or the next rows, about 64 KB; returns false after the last row, with nothing appended.
  mutating func appendPiece(to bytes: inout [UInt8]) throws(NonFiniteFrame) -> Bool {
    var buffer = ByteBuffer()
    if !isBegun { writer.appendHeader(to: &buffer) }
    isBegun = true
    while !buffer.isFull, try simulation.next() { writer.append(&simulation, to: &buffer) }
    if buffer.count == 0 { return false }
    buffer.flush { bytes.append(contentsOf: $0) }
    return true
  }
}

extension TimelineWriter {
  /// The writer of goldens.
  ///
  /// - Parameters:
  ///   - names: The scenario's names.
  ///   - channels: The names of its channels.
  package static func exact(names: Names, channels: [String]) -> TimelineWriter {
    TimelineWriter(columns: TimelineColumn.all(channels: channels), channels: channels, names: names, precision: .exact)
  }
}
