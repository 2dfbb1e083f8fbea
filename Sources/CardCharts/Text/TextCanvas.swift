/// A rectangle of characters to draw on: lines in dots, two across and four down for each character, as in Braille
/// (Unicode's block U+2800), and signs that take a whole character.
struct TextCanvas {
  let columns: Int
  let rows: Int

  /// The eight dots of each character, as bits in Unicode's order.
  private var dots: [UInt8]
  private var signs: [Character?]

  /// The palette index of each character; 255: the terminal's own colour.
  private var colors: [UInt8]

  /// Creates an empty canvas.
  init(columns: Int, rows: Int) {
    (self.columns, self.rows) = (max(columns, 1), max(rows, 1))
    dots = Array(repeating: 0, count: self.columns * self.rows)
    signs = Array(repeating: nil, count: self.columns * self.rows)
    colors = Array(repeating: 255, count: self.columns * self.rows)
  }

  /// The width and the height in dots.
  var width: Int { columns * 2 }
  var height: Int { rows * 4 }

  /// Sets a dot; one outside of the canvas is ignored.
  mutating func dot(_ x: Int, _ y: Int, color: UInt8) {
    guard x >= 0, y >= 0, x < width, y < height else { return }
    let place = y / 4 * columns + x / 2
    dots[place] |= TextCanvas.bit(x % 2, y % 4)
    colors[place] = color
  }

  private static func bit(_ x: Int, _ y: Int) -> UInt8 {
    // Braille grew from six dots to eight, so the bottom pair has the last numbers.
    y == 3 ? (x == 0 ? 0x40 : 0x80) : 1 << UInt8(y + 3 * x)
  }

  /// Draws a straight line of dots.
  mutating func line(_ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int, color: UInt8) {
    let steps = max((x1 - x0).magnitude, (y1 - y0).magnitude)
    guard steps > 0, steps < 1 << 20 else { return dot(x0, y0, color: color) }
    for step in 0...Int(steps) {
      let part = Double(step) / Double(steps)
      let x = Double(x0) + Double(x1 - x0) * part
      let y = Double(y0) + Double(y1 - y0) * part
      dot(Int(x.rounded()), Int(y.rounded()), color: color)
    }
  }

  /// Puts a sign in place of a character's dots.
  mutating func sign(_ sign: Character, column: Int, row: Int, color: UInt8 = 255) {
    guard column >= 0, row >= 0, column < columns, row < rows else { return }
    signs[row * columns + column] = sign
    colors[row * columns + column] = color
  }

  /// Writes text from a character on, as far as there is room.
  mutating func text(_ text: String, column: Int, row: Int, color: UInt8 = 255) {
    for (offset, character) in text.enumerated() { sign(character, column: column + offset, row: row, color: color) }
  }

  /// Returns a row's characters, without trailing spaces.
  func line(_ row: Int, _ style: TextPlotStyle) -> String {
    var end = columns
    while end > 0, dots[row * columns + end - 1] == 0, (signs[row * columns + end - 1] ?? " ") == " " { end -= 1 }
    var line = ""
    var current: UInt8 = 255
    for place in row * columns..<row * columns + end {
      let color = style.isColored && (dots[place] != 0 || signs[place] != nil) ? colors[place] : 255
      if color != current {
        line += TextCanvas.escape(color)
        current = color
      }
      line.append(signs[place] ?? TextCanvas.character(dots[place], isASCII: style.isASCII))
    }
    return current == 255 ? line : line + TextCanvas.escape(255)
  }

  private static func character(_ dots: UInt8, isASCII: Bool) -> Character {
    if dots == 0 { return " " }
    guard isASCII else { return Character(Unicode.Scalar(0x2800 + UInt32(dots)) ?? " ") }
    // The rows of the character, of four, that have a dot, and their mean.
    let rows = (0..<4).filter { dots & (bit(0, $0) | bit(1, $0)) != 0 }
    if rows.count > 2 { return "|" }
    let middle = Double(rows.reduce(0, +)) / Double(rows.count)
    return middle < 0.75 ? "'" : middle > 2.25 ? "." : "-"
  }

  /// Returns the escape sequence of a palette colour, as the nearest of the colours that every terminal has, so that
  /// colours that a reader has chosen for them apply.
  static func escape(_ color: UInt8) -> String {
    let codes = [34, 31, 32, 35, 33, 36, 93, 90]
    return color == 255 ? "\u{1B}[0m" : "\u{1B}[\(codes[Int(color) % codes.count])m"
  }
}
