import CardMath
import CardModel
import CardSimulation

/// A frame as numbers: its columns in their order, and a few facts about the session.
enum Row {
  /// The place of the session's rest, after the columns.
  static let isAtRest = 56

  /// The place of the first frame that was corrected, and of the one after the last.
  static let corrected = 57

  /// The number of places without channels.
  static let count = 60

  /// The number of places of a stack's row: its channels follow the others.
  static func width(of stack: borrowing CardStack) -> Int { count + stack.channels.count }

  /// Writes the present frame: an empty cell is NaN, a name its id, a phase its number, events their number.
  static func write(_ simulation: borrowing Simulation, into words: UnsafeMutablePointer<UInt64>) {
    let count = simulation.events.count
    var (frame, scene) = (simulation.frame, simulation.scene)
    withUnsafePointer(to: &frame) { frame in
      withUnsafePointer(to: &scene) { scene in
        for (index, column) in Column.allCases.enumerated() {
          words[index] = number(Cell(column, of: frame, scene), count).bitPattern
        }
      }
    }
    for index in Column.allCases.count..<Row.count { words[index] = Double.nan.bitPattern }
    if simulation.stack.channels.isEmpty { return }
    for (index, channel) in simulation.channels.enumerated() {
      words[Row.count + index] = (channel ?? .nan).bitPattern
    }
  }

  private static func number(_ cell: Cell, _ events: Int) -> Double {
    switch cell {
    case .integer(let number): Double(number)
    case .number(let number): number
    case .phase(let phase): Double(phase.rawValue)
    case .name(let id): Double(id)
    case .empty: .nan
    case .events: Double(events)
    }
  }
}

extension EventLog.Entry {
  /// The number of numbers of an event.
  static var numberCount: Int { 11 }

  /// Appends the event as numbers: its frame, its instant, then its fields as a saved state codes them.
  func append(to numbers: inout [Double], frame: Int) {
    var (archive, event) = (StateArchive(), event)
    // Only reading can throw.
    try? event.code(with: &archive)
    numbers.append(Double(frame))
    numbers.append((Double(instant.ticks) + instant.fraction) / Double(Instant.ticksPerMicrosecond))
    for index in 0..<9 {
      let word = index < archive.words.count ? archive.words[index] : 0
      // The ninth is the name of an item, if the word before it says that there is one.
      switch index {
      case 5, 6: numbers.append(Double(bitPattern: word))
      case 8: numbers.append(word == 1 ? Double(Int64(bitPattern: archive.words[9])) : .nan)
      default: numbers.append(Double(Int64(bitPattern: word)))
      }
    }
  }
}
