import CardMath
import CardModel
import CardSimulation

/// A frame as numbers: its columns in their order, and a few facts about the session.
enum Row {
  /// The place of the session's rest: the first after the columns.
  static var isAtRest: Int { Column.allCases.count }

  /// The place of the first frame that was corrected, and of the one after the last.
  static var corrected: Int { isAtRest + 1 }

  /// The number of places without channels.
  static var count: Int { isAtRest + 3 }

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
    for index in Row.isAtRest..<Row.count { words[index] = Double.nan.bitPattern }
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
  static var numberCount: Int { 2 + Event.Field.allCases.count }

  /// Appends the event as numbers: its frame, its instant, then its fields as a saved state codes them.
  func append(to numbers: inout [Double], frame: Int) {
    var (archive, event) = (StateArchive(), event)
    // Only reading can throw.
    try? event.code(with: &archive)
    numbers.append(Double(frame))
    numbers.append((Double(instant.ticks) + instant.fraction) / Double(Instant.ticksPerMicrosecond))
    for field in Event.Field.allCases {
      let place = field.rawValue
      let word = archive.words[place]
      switch field {
      case .first, .second: numbers.append(Double(bitPattern: word))
      // The name of an item follows, if its word says that there is one.
      case .item: numbers.append(word == 1 ? Double(Int64(bitPattern: archive.words[place + 1])) : .nan)
      case .kind, .region, .reason, .owner, .name, .section: numbers.append(Double(Int64(bitPattern: word)))
      }
    }
  }
}
