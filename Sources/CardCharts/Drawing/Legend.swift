/// What a line, a dot or an area means, in a row.
struct Legend {
  /// The sign before a name.
  enum Sign: Hashable {
    /// A line of this class.
    case line(String)
    /// A dot of this class.
    case dot(String)
    /// An area of this class.
    case area(String)
    /// One larger dot of this class.
    case spot(String)
    /// Nothing but the name.
    case none
  }

  /// A sign and what it means.
  struct Entry: Hashable {
    var sign: Sign
    var name: String
  }

  var entries: [Entry]

  /// The room that a sign and the gap behind it take, and the gap behind a name.
  private static let signWidth = 26.0
  private static let gap = 16.0

  /// How many pixels an entry takes.
  private static func width(_ entry: Entry) -> Double {
    signWidth + TextMeasure.width(entry.name) + gap
  }

  /// The entries in rows of at most a width, broken where the next one doesn't fit.
  func rows(width: Double) -> [[Entry]] {
    var rows: [[Entry]] = []
    var used = 0.0
    for entry in entries {
      let needed = Legend.width(entry)
      if rows.isEmpty || used + needed - Legend.gap > width {
        rows.append([])
        used = 0
      }
      rows[rows.count - 1].append(entry)
      used += needed
    }
    return rows
  }

  /// How wide a row is.
  static func width(of row: [Entry]) -> Double { max(0, row.reduce(0) { $0 + width($1) } - gap) }

  /// The height of a row.
  static let rowHeight = 16.0

  /// Draws a row from `x` on, its text on the baseline `y`.
  static func draw(_ row: [Entry], x: Double, y: Double, into svg: inout SVGWriter) {
    var x = x
    for entry in row {
      switch entry.sign {
      case .line(let name): svg.line(x, y - 3.5, x + 20, y - 3.5, class: name)
      case .dot(let name):
        var path = SVGPath()
        for offset in [4.0, 10, 16] { path.dot(x + offset, y - 3.5) }
        svg.path(path, class: name)
      case .area(let name): svg.rect(x: x + 3, y: y - 9, width: 17, height: 11, class: name, radius: 2)
      case .spot(let name): svg.circle(x + 12, y - 3.5, radius: 4, class: name)
      case .none: break
      }
      svg.text(entry.name, x + signWidth, y, class: "m")
      x += width(entry)
    }
  }
}
