import CardDialects
import CardMotion
import CardText

/// Springs in the notation of each platform with blanks in place of their numbers, which a page fills in.
///
/// They are the exports' own texts, of a spring whose numbers are unlike any others. A platform whose code isn't
/// exactly the spring, or has numbers that a page can't know, is left out.
enum PlaygroundSnippets {
  /// The blanks and the spring's numbers that they stand for, as the engine's explanation of a release names them.
  private static func blanks(of spring: Spring) -> [(name: String, text: String)] {
    let digits = ExportDigits.significant(6)
    return [
      ("response", spring.response), ("dampingRatio", spring.dampingRatio), ("stiffness", spring.stiffness),
      ("damping", spring.damping), ("bounce", spring.bounce),
    ].map { ($0.0, digits.text($0.1)) }
  }

  /// The platforms' names and code.
  static let all: [(name: String, code: String)] = {
    let spring = Spring(response: 0.43217, dampingRatio: 0.81239)
    let export = Export(
      ExportMotion(from: 0, to: 100, timing: .spring(spring, velocity: 0)), digits: .significant(6))
    return ExportTarget.allCases.compactMap { target in
      guard let snippet = try? export.snippet(for: target), snippet.error.distance < 0.02 else { return nil }
      var (code, count) = (snippet.code, 0)
      for blank in blanks(of: spring) {
        let filled = code.replacing(blank.text, with: "{\(blank.name)}")
        if filled != code { count += 1 }
        code = filled
      }
      return count == 2 ? (target.title, code) : nil
    }
  }()

  static func write(to writer: inout JSONWriter) {
    writer.array { list in
      for (name, code) in all {
        list.element { one in
          one.object { snippet in
            snippet.member("name", name)
            snippet.member("code", code)
          }
        }
      }
    }
  }
}
