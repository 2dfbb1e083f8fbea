import CardMath
import CardModel
import CardSimulation
import CardTimeline

/// A frame as numbers: its columns in their order, and a few facts about the session.
enum Row {
  /// The place of the session's rest, after the columns.
  static let isAtRest = 56

  /// The place of the first frame that was corrected, and of the one after the last.
  static let corrected = 57

  /// The number of places.
  static let count = 60

  /// Writes a frame: an empty cell is NaN, a name its id, a phase its number, events their number.
  static func write(_ frame: Frame, _ scene: Scene, _ events: EventLog, into words: UnsafeMutablePointer<UInt64>) {
    var index = 0
    withUnsafePointer(to: frame) { frame in
      withUnsafePointer(to: scene) { scene in
        for column in Column.allCases {
          words[index] = number(Cell(column, of: frame, scene), events).bitPattern
          index += 1
        }
      }
    }
    while index < count {
      words[index] = Double.nan.bitPattern
      index += 1
    }
  }

  private static func number(_ cell: Cell, _ events: EventLog) -> Double {
    switch cell {
    case .integer(let number): Double(number)
    case .number(let number): number
    case .phase(let phase): Double(phase.rawValue)
    case .name(let id): Double(id)
    case .empty: .nan
    case .events: Double(events.count)
    }
  }
}

extension EventLog.Entry {
  /// The event as numbers: its instant, then its fields as a saved state codes them.
  var numbers: [Double] {
    var (archive, event) = (StateArchive(), event)
    // Only reading can throw.
    try? event.code(with: &archive)
    let words = archive.words
    func whole(_ index: Int) -> Double { Double(Int64(bitPattern: words[index])) }
    return [
      Double(instant.ticks) / 9 + instant.fraction / 9, whole(0), whole(1), whole(2), whole(3), whole(4),
      Double(bitPattern: words[5]), Double(bitPattern: words[6]), whole(7), words[8] == 1 ? whole(9) : .nan,
    ]
  }
}
