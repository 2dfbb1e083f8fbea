import CardMotion
import CardText

/// Springs as text, in the ways in which designers and engineers write them.
///
/// ```
/// spring = "spring(" number "," number ")"                    response in seconds, damping ratio
///        | "spring(" part *( "," part ) ")"                   part = name ":" number
/// ```
///
/// The parts are `response` and `damping_ratio`; `duration` and `bounce` (0 if left out); or `mass` (1 if left out),
/// `stiffness` and `damping`, in any order. Capitals, `-` and `_` in a name don't count, and SwiftUI's
/// `dampingFraction` is the damping ratio: what stands in code can be pasted.
public enum SpringText {
  /// What messages say of a spring.
  static let forms =
    "a spring is spring(0.4, 0.8), which is its response in seconds and its damping ratio, or has named parts: "
    + "response and damping_ratio, duration and bounce, or mass, stiffness and damping"

  /// Whether a text means to be a spring: it begins with `spring` and a parenthesis.
  public static func isSpring(_ text: String) -> Bool {
    let compact = text.lowercased().filter { !$0.isWhitespace }
    return compact.hasPrefix("spring(") || compact == "spring"
  }

  /// The spring that the whole of `text` says.
  ///
  /// - Parameter name: what messages call the text.
  public static func read(_ text: String, name: String) throws(DiagnosticsError) -> Spring {
    let source = SourceText(name: name, text: text)
    var reader = SpringReader(bytes: source.bytes)
    do throws(SpringReader.Flaw) {
      return try reader.spring()
    } catch {
      throw DiagnosticsError(
        diagnostics: [Diagnostic(error.message, in: source, at: error.range, help: error.help)])
    }
  }

  /// The spring as its response and its damping ratio, each the shortest decimal that reads back to it.
  ///
  /// What is stored is the frequency, so the response may come back a unit in the last place off.
  public static func text(of spring: Spring) -> String {
    "spring(\(DecimalText.shortest(spring.response)), \(DecimalText.shortest(spring.dampingRatio)))"
  }
}
