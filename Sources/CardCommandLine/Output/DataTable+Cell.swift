import CardText

extension DataTable.Cell {
  /// The cell for people: `-` if it is empty.
  package var words: String {
    switch self {
    case .text(let text): text
    case .integer(let number): "\(number)"
    case .number(let number, let places): DecimalText.fixed(number, decimals: places)
    case .exact(let number): DecimalText.shortest(number)
    case .short(let number): ShortNumber.text(number)
    case .empty: "-"
    }
  }

  /// Adds the cell as CSV, with all digits.
  package func append(csv buffer: inout ByteBuffer) {
    switch self {
    case .empty: break
    case .text(let text): buffer.append(cell: text)
    case .integer(let number): buffer.append(integer: Int64(number))
    case .number(let number, _), .exact(let number), .short(let number): buffer.append(shortest: number)
    }
  }

  /// Adds the cell as JSON, with all digits.
  package func append(json buffer: inout ByteBuffer) {
    switch self {
    case .empty: buffer.append(literal: "null")
    case .text(let text): buffer.append(jsonString: text)
    case .integer, .number, .exact, .short: append(csv: &buffer)
    }
  }
}

extension JSONWriter {
  /// Writes a member whose value is a cell, with all digits.
  package mutating func member(_ name: String, _ cell: DataTable.Cell) {
    switch cell {
    case .text(let text): member(name, text)
    case .integer(let number): member(name, number)
    case .number(let number, _), .exact(let number), .short(let number): member(name, number)
    case .empty: member(name, nil as Double?)
    }
  }
}
