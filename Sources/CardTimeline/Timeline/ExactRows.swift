import CardSimulation
import CardText

/// A timeline's rows in memory: every column, every number with the fewest digits that read back to the same bits.
public final class ExactRows {
  private let writer: TimelineWriter
  private var buffer = ByteBuffer()

  /// Creates a timeline without rows.
  public init(names: Names) {
    writer = TimelineWriter(columns: Column.allCases, names: names, precision: .exact)
    writer.appendHeader(to: &buffer)
  }

  /// Appends the simulation's current frame.
  public func add(_ simulation: inout Simulation) {
    writer.append(simulation, to: &buffer)
  }

  /// The rows' text.
  public var bytes: [UInt8] { buffer.bytes }

  /// The rows as a table.
  public func table(named name: String) -> TimelineTable {
    do throws(DiagnosticsError) {
      return try TimelineTable(SourceText(name: name, bytes: bytes))
    } catch {
      preconditionFailure("a timeline's own header can't be read:\n\(error.text)")
    }
  }
}
