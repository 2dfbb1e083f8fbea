import CardDialects
import CardMotion
import CardText

/// The code for each platform that a playground fills in with the spring of a release.
///
/// It is the rule of a motion as `cardsim export PRESET` writes it, with blanks in place of the spring's numbers: the
/// variables `from`, `to` and `velocity` are the app's own. A platform that doesn't keep to the spring is left out.
struct PlaygroundSnippets {
  /// The blanks of a spring's numbers, under the names of the engine's explanation of a release.
  private static let blanks: [(name: String, number: @Sendable (Spring) -> Double)] = [
    ("response", { $0.response }), ("dampingRatio", { $0.dampingRatio }), ("stiffness", { $0.stiffness }),
    ("damping", { $0.damping }), ("bounce", { $0.bounce }),
  ]

  /// The numbers of the spring that a code may have: two of the blanks.
  static let forms = ["response dampingRatio", "response bounce", "stiffness dampingRatio", "stiffness damping"]

  /// The code of a platform for springs up to a damping ratio of 1, or above it.
  struct Code: Sendable {
    /// The code with its blanks, such as `{stiffness}`.
    var text: String

    /// The blanks that it has, one of `forms`.
    var form: String

    /// The largest distance, points, of the platform's own law from the springs by which it is judged.
    var error: Double

    /// The sentences that whoever uses the code should know.
    var notes: [String]
  }

  /// A platform.
  struct Platform: Sendable {
    let target: ExportTarget

    /// The code for a spring that may swing, and for one that can't; nil: the platform has none.
    let swinging: Code?, overdamped: Code?
  }

  /// The largest error of a platform's law with which its code is offered, points.
  private static let errorMax = 0.05

  /// The springs by which platforms are judged: those that may swing, and those that can't.
  private static let samples = (
    swinging: [(0.43217, 0.81239), (0.30113, 0.41357), (0.55119, 1)], overdamped: [(0.43217, 1.31239), (0.61357, 2.1)]
  )

  /// The platforms whose code takes a spring.
  static let all: [Platform] = ExportTarget.allCases.compactMap { target in
    let platform = Platform(
      target: target, swinging: code(for: target, samples.swinging), overdamped: code(for: target, samples.overdamped))
    return platform.swinging == nil && platform.overdamped == nil ? nil : platform
  }

  private static func code(for target: ExportTarget, _ samples: [(response: Double, dampingRatio: Double)]) -> Code? {
    var error = 0.0
    for sample in samples {
      var export = RuleExport(
        .spring(Spring(response: sample.response, dampingRatio: sample.dampingRatio), takesVelocity: true))
      export.digits = .exact
      guard let snippet = try? export.snippet(for: target) else { return nil }
      error = max(error, snippet.error.distance)
    }
    let spring = Spring(response: samples[0].response, dampingRatio: samples[0].dampingRatio)
    guard error <= errorMax,
      let snippet = try? RuleExport(.spring(spring, takesVelocity: true)).snippet(for: target)
    else { return nil }
    var (text, found) = (snippet.code, [String]())
    for blank in blanks {
      let number = ExportDigits.significant(6).text(blank.number(spring))
      let filled = text.replacing(number, with: "{\(blank.name)}")
      if filled != text { found.append(blank.name) }
      text = filled
    }
    let form = forms.first { form in Set(form.split(separator: " ").map { String($0) }) == Set(found) }
    return form.map { Code(text: text, form: $0, error: error, notes: snippet.notes) }
  }

  static func write(to writer: inout JSONWriter) {
    writer.array { list in
      for platform in all {
        list.element { one in
          one.object { object in
            object.member("name", platform.target.title)
            object.member("evidence", platform.target.evidence)
            write(platform.target.comment, to: &object)
            if let code = platform.swinging { object.member("swinging") { write(code, to: &$0) } }
            if let code = platform.overdamped { object.member("overdamped") { write(code, to: &$0) } }
          }
        }
      }
      list.element { one in
        one.object { object in
          object.member("name", ExportTarget.cssLinear.title)
          object.member("evidence", ExportTarget.cssLinear.evidence)
          write(ExportTarget.cssLinear.comment, to: &object)
          // The motion of one release, as straight lines: CSS can't take a velocity.
          object.member("tolerance", 0.5)
        }
      }
    }
  }

  private static func write(_ comment: (before: String, after: String)?, to object: inout JSONWriter) {
    object.member("comment", [comment?.before ?? "", comment?.after ?? ""])
  }

  private static func write(_ code: Code, to writer: inout JSONWriter) {
    writer.object { object in
      object.member("code", code.text)
      object.member("form", code.form)
      object.member("error", code.error)
      object.member("notes", code.notes)
    }
  }
}
