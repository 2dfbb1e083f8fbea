import CardModel
import CardText
import CardTimeline

/// The columns of a table of touches, and their units.
public struct TouchColumns: Hashable, Sendable {
  /// The column of times; nil: found by its name, as in a recording of a card.
  public var time: String?

  /// The unit of the times; nil: derived from the column's name. Clock times, such as `14:03:01.250`, need none.
  public var timeUnit: RecordingColumns.TimeUnit?

  /// The columns of the coordinates; nil: found by their names.
  public var x: String?, y: String?

  /// The columns of the phase and of the finger; nil: found by their names, and they may be missing.
  public var phase: String?, pointer: String?

  /// Creates columns that are all found by their names.
  public init() {}

  /// Usual names, likeliest first.
  static let xNames = ["x_pt", "x", "x_px", "clientx", "locationx", "location_x", "pos_x", "posx", "screenx", "pagex"]
  static let yNames = ["y_pt", "y", "y_px", "clienty", "locationy", "location_y", "pos_y", "posy", "screeny", "pagey"]
  static let phaseNames = ["phase", "action", "type", "event", "state", "touch_phase"]
  static let pointerNames = [
    "pointer", "pointer_id", "pointerid", "finger", "finger_id", "touch_id", "touchid", "identifier", "id",
  ]

  /// True if a file begins with the header of this project's own gesture file.
  ///
  /// - Parameter isTable: True if it is said to be a table, of which only one with just those columns is one.
  package static func isGestureFile(_ bytes: [UInt8], isTable: Bool = false) -> Bool {
    let text = bytes.dropFirst(SourceText.markLength(of: bytes))
    let line = text.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    // A table's comment, which one of this project's has none of.
    if line.first == UInt8(ascii: "#") { return false }
    guard line.contains(UInt8(ascii: ",")) else {
      // A spreadsheet's table, which isn't one of this project's.
      return !line.contains(UInt8(ascii: ";")) && !line.contains(UInt8(ascii: "\t"))
    }
    let names = line.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    // With all columns of one and others besides it is a log with the same names. A file that has the clock and the
    // phases of one, or no header at all, gets the errors of one.
    let own = Gesture.csvHeader.split(separator: ",").map(String.init)
    if own.allSatisfy(names.contains), names.contains(where: { !own.contains($0) }) { return false }
    if isTable, names.contains(where: { !isNumber($0) }), !isSample(names) { return Set(names) == Set(own) }
    return names.contains("time_us") && (names.contains("phase") || names.contains("pointer"))
      || isSample(names) || names.allSatisfy(isNumber)
  }

  private static func isNumber(_ text: String) -> Bool {
    text.utf8.allSatisfy { ($0 >= 0x30 && $0 <= 0x39) || $0 == 0x2E || $0 == 0x2D }
  }

  /// True if cells are those of a gesture file's row: a number, a phase, and numbers.
  private static func isSample(_ cells: [String]) -> Bool {
    let phases = TouchPhase.allCases.map { $0.name }
    return cells.count > 2 && phases.contains(cells[1])
      && cells.indices.allSatisfy { $0 == 1 || !cells[$0].isEmpty && isNumber(cells[$0]) }
  }
}
