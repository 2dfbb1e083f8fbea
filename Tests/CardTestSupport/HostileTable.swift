import CardMath

/// Tables with numbers that aren't finite, too large or too small, and with rows and columns removed: a reader of
/// tables must answer or refuse them.
public struct HostileTable {
  private var random: SplitMix64

  /// The texts that replace a number.
  static let cells = [
    "nan", "inf", "-inf", "NaN", "Infinity", "1e308", "-1e308", "1.7976931348623157e308", "-1.7976931348623157e308",
    "1e400", "1e300", "-1e300", "1e30", "1e17", "-1e15", "1e-320", "5e-324", "-5e-324", "9223372036854775807",
    "-9223372036854775808", "18446744073709551615", "9007199254740993", "0", "-0", "-1", "1", "0.1", "", "x",
  ]

  /// Creates the tables of a seed.
  public init(seed: UInt64) { random = SplitMix64(seed: seed) }

  /// Returns a damaged copy of a valid table, whose cells hold no commas.
  public mutating func spoiled(_ csv: String) -> String {
    let lines = csv.split(separator: "\n").map { $0.split(separator: ",", omittingEmptySubsequences: false) }
    guard var header = lines.first, header.count > 1 else { return csv }
    var rows = Array(lines.dropFirst())
    for _ in 0...below(3) where !rows.isEmpty {
      let column = below(header.count)
      switch below(8) {
      case 0, 1: for _ in 0...below(4) { set(&rows[below(rows.count)], column, cell) }
      case 2:
        let cell = cell
        for index in rows.indices { set(&rows[index], column, cell) }
      case 3: for index in rows.indices { set(&rows[index], column, cell) }
      case 4: rows = Array(rows.prefix(below(4)))
      case 5: for index in rows.indices where !rows[index][column].isEmpty { rows[index][column] += "e300" }
      case 6: rows.insert(rows[below(rows.count)], at: below(rows.count))
      default:
        if header.count > 2 {
          header.remove(at: column)
          for index in rows.indices { rows[index].remove(at: column) }
        }
      }
    }
    return ([header] + rows).map { $0.joined(separator: ",") + "\n" }.joined()
  }

  /// Returns one of some values.
  public mutating func pick<Value>(_ values: [Value]) -> Value { values[below(values.count)] }

  private var cell: Substring { mutating get { Self.cells[below(Self.cells.count)][...] } }

  private mutating func below(_ count: Int) -> Int { Int(random.next(below: UInt64(count))) }

  private func set(_ row: inout [Substring], _ column: Int, _ cell: Substring) { row[column] = cell }

  /// The first word in a program's output that should be a number but isn't finite; nil if there is none.
  public static func nonNumber(in text: String) -> String? {
    var word = ""
    for character in text + " " {
      if character.isLetter || character == "-" {
        word.append(character)
      } else {
        let bare = word.drop { $0 == "-" }.lowercased()
        if bare == "nan" || bare == "inf" || bare == "infinity" { return word }
        word = ""
      }
    }
    return nil
  }
}
