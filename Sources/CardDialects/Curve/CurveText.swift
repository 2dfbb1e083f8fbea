import CardMotion
import CardText

/// Timing curves as text, by CSS's grammar: `cubic-bezier(.32,.72,0,1)`, `linear(0, 0.5 25% 75%, 1)`,
/// `steps(4, jump-both)`, or the name of a known curve.
///
/// ```
/// curve        = name | cubic-bezier | linear | steps | number "," number "," number "," number
/// cubic-bezier = "cubic-bezier(" number "," number "," number "," number ")"
/// linear       = "linear(" stop *( "," stop ) ")"      stop = a number, and 0, 1 or 2 percentages before or after it
/// steps        = "steps(" integer [ "," jump ] ")"     jump = [ "jump-" ] "start" | … "end" | "jump-none" |
/// "jump-both"
/// ```
///
/// Four bare numbers, as curve editors show them, are a cubic-bezier's. As in CSS, case is ignored and blanks are
/// allowed around every part. (CSS Easing Functions Level 2, §2; the names are those of ``NamedCurve`` and ``Easing``,
/// in camel case or with hyphens: `easeOutCubic`, `ease-out-cubic`, `easeInOut`.)
public enum CurveText {
  /// Reads the curve in `range` of `source`, the whole text by default.
  ///
  /// For other readers, which know the offset of the text in their document.
  public static func read(_ source: SourceText, in range: Range<Int>? = nil) throws(NotationFlaw) -> TimingCurve {
    var reader = CurveReader(bytes: source.bytes, range: range ?? 0..<source.bytes.count)
    return try reader.curve()
  }

  /// Reads the whole of `text` as one curve.
  ///
  /// - Parameter name: The text's name in messages.
  public static func read(_ text: String, name: String) throws(DiagnosticsError) -> TimingCurve {
    let source = SourceText(name: name, text: text)
    do throws(NotationFlaw) {
      return try read(source)
    } catch {
      let diagnostic = Diagnostic(error.message, in: source, at: error.range, help: error.help)
      throw DiagnosticsError(diagnostics: [diagnostic])
    }
  }

  /// The curve in CSS notation; `linear` for the straight line.
  ///
  /// It reads back as the same curve, except for the inputs of `linear()`'s stops: not every double has its own decimal
  /// in percent, so they may be off by a unit in the last place.
  public static func text(of curve: TimingCurve) -> String {
    switch curve {
    case .linear:
      return "linear"
    case .cubicBezier(let curve):
      return "cubic-bezier(" + [curve.x1, curve.y1, curve.x2, curve.y2].map(plain).joined(separator: ", ") + ")"
    case .piecewiseLinear(let curve):
      return "linear(" + curve.points.map { "\(plain($0.output)) \(percent($0.input))" }.joined(separator: ", ") + ")"
    case .steps(let curve):
      return "steps(\(curve.count), \(keyword(of: curve.jump)))"
    }
  }

  /// The names of the curves that toolkits have; those of the easings are their own list.
  static let names = NamedCurve.allCases.map { $0.name }

  /// The curve of a name, in camel case or with hyphens; nil if there is none.
  public static func named(_ name: String) -> TimingCurve? {
    let wanted = folded(name)
    if let named = NamedCurve.allCases.first(where: { folded($0.name) == wanted }) { return named.curve }
    return Easing.allCases.first { folded($0.name) == wanted }?.curve
  }

  /// A name's bytes in lower case, without hyphens.
  private static func folded(_ name: String) -> [UInt8] {
    name.utf8.compactMap { byte in
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
      case UInt8(ascii: "-"): nil
      default: byte
      }
    }
  }

  /// CSS's keyword for the jumps of a staircase.
  static func keyword(of jump: Steps.Jump) -> String {
    switch jump {
    case .start: "jump-start"
    case .end: "jump-end"
    case .neither: "jump-none"
    case .both: "jump-both"
    }
  }

  private static func plain(_ number: Double) -> String {
    var buffer = ByteBuffer(capacity: 64)
    buffer.append(shortest: number)
    return buffer.text
  }

  private static func percent(_ fraction: Double) -> String {
    // 0.07 times 100 isn't 7: take the shortest of the neighbouring percentages that read back to the same double.
    let percent = fraction * 100
    let texts = [percent, percent.nextDown, percent.nextUp].filter { $0 / 100 == fraction }.map(plain)
    return (texts.min { $0.utf8.count < $1.utf8.count } ?? plain(percent)) + "%"
  }
}
