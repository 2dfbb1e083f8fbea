/// A legend: the meaning of each line, dot or area, in rows.
struct Legend {
  /// The sign before a name.
  enum Sign: Hashable {
    /// A line of this class.
    case line(String)
    /// A dot of this class.
    case dot(String)
    /// An area of this class.
    case area(String)
    /// An area of the first class, hatched by the second.
    case hatch(String, String)
    /// One larger dot of this class.
    case spot(String)
    /// Nothing but the name.
    case none
  }

  /// A sign and its meaning.
  struct Entry: Hashable {
    var sign: Sign
    var name: String
  }

  var entries: [Entry]

  /// The width of a sign with the gap after it, and of the gap after a name, pixels.
  private static let signWidth = 26.0
  private static let gap = 16.0

  /// Returns the width of an entry, pixels.
  private static func width(_ entry: Entry) -> Double {
    signWidth + TextMeasure.width(entry.name) + gap
  }

  /// Returns the entries in rows of at most `width` pixels; a new row begins if the next entry doesn't fit.
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

  /// Returns the width of a row, pixels.
  static func width(of row: [Entry]) -> Double { max(0, row.reduce(0) { $0 + width($1) } - gap) }

  /// The height of a row, pixels.
  static let rowHeight = 16.0

  /// Draws a row from `x` on, with its text on the baseline `y`.
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
      case .hatch(let tint, let hatch):
        for name in [tint, hatch] { svg.rect(x: x + 3, y: y - 9, width: 17, height: 11, class: name, radius: 2) }
      case .spot(let name): svg.circle(x + 12, y - 3.5, radius: 4, class: name)
      case .none: break
      }
      svg.text(entry.name, x + signWidth, y, class: "m")
      x += width(entry)
    }
  }
}
