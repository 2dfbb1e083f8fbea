import CardMotion
import CardText

/// Springs as text, in the notations that designers and engineers use.
///
/// ```
/// spring = "spring(" number "," number ")"                    response in seconds, damping ratio
///        | "spring(" part *( "," part ) ")"                   part = name ":" number
///        | bouncing [ "(" [ part *( "," part ) ] ")" ]        bouncing = "smooth" | "snappy" | "bouncy"
/// ```
///
/// The parts are `response` and `damping_ratio`; `duration` and `bounce` (0 if omitted); `mass` (1 if omitted),
/// `stiffness` and `damping`; or `stiffness` and `damping_ratio` of a mass of 1, in any order. Case, `-` and `_` in a
/// name are ignored, and SwiftUI's `dampingFraction` is the damping ratio, so that text can be pasted from code:
/// SwiftUI's with `Animation.` or a dot before it, Compose's with `=` for `:` and an `f` after its numbers. A response
/// and a duration may have a unit, `s` or `ms`.
///
/// SwiftUI's `interpolatingSpring` is a `spring`. Its `smooth`, `snappy` and `bouncy` have a bounce of 0, 0.15 and 0.3,
/// to which an `extraBounce` is added, and a `duration` of 0.5 s if none is given. A `blendDuration` changes no spring
/// that starts by itself.
public enum SpringText {
  /// The description of a spring's notation in messages.
  static let forms =
    "a spring is spring(0.4, 0.8), which is its response in seconds and its damping ratio, or has named parts: "
    + "response and damping_ratio, duration and bounce, stiffness and damping_ratio, or mass, stiffness and damping"

  /// The names of the functions that make a spring.
  public static let names = SpringReader.names

  /// True if a text is meant as a spring: it begins with such a name, perhaps after `.` or `Animation.`, and a
  /// parenthesis, or is just that name.
  public static func isSpring(_ text: String) -> Bool {
    let compact = text.lowercased().filter { !$0.isWhitespace }
    return names.contains { name in
      ["", ".", "animation."].contains { before in
        let start = before + name.lowercased()
        return compact == start || compact.hasPrefix(start + "(")
      }
    }
  }

  /// Reads the whole of `text` as one spring.
  ///
  /// - Parameter name: The text's name in messages.
  public static func read(_ text: String, name: String) throws(DiagnosticsError) -> Spring {
    let source = SourceText(name: name, text: text)
    var reader = SpringReader(bytes: source.bytes)
    do throws(NotationFlaw) {
      return try reader.spring()
    } catch {
      throw DiagnosticsError(
        diagnostics: [Diagnostic(error.message, in: source, at: error.range, help: error.help)])
    }
  }

  /// The spring as its response, in seconds, and its damping ratio, each the shortest decimal that reads back to it.
  ///
  /// The stored value is the frequency, so the response may read back off by a unit in the last place.
  public static func text(of spring: Spring) -> String {
    "spring(\(DecimalText.shortest(spring.response)), \(DecimalText.shortest(spring.dampingRatio)))"
  }
}
