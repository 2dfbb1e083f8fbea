import CardCommandLine
import CardDialects
import CardMotion
import CardText

/// A motion written for targets, in the formats for people and programs.
struct ExportReport {
  let source: ExportSource

  /// True if the source is named, since there are several.
  let isNamed: Bool

  /// The exact motion; of a rule, the sample.
  private var motion: ExportMotion { source.motion }

  /// True if the motion is a sample of a rule.
  private var isSample: Bool { source.rule != nil }

  var snippets: [ExportSnippet] = []
  var leftOut: [(target: ExportTarget, reason: String)] = []

  /// The snippets, each a block that can be pasted as it is.
  var text: String {
    snippets.map { snippet in
      // A language without comments has its error inside; between other blocks it still needs a line that names it.
      let isAnonymous = (snippets.count > 1 || isNamed) && snippet.target == .tokens
      let text = (isAnonymous ? "// \(snippet.target.title): \(snippet.words)\n" : "") + snippet.text
      guard isNamed else { return text }
      let (before, after) = snippet.target.comment ?? ("// ", "")
      return before + SafeText.escaped(source.name) + after + "\n" + text
    }.joined(separator: "\n")
  }

  /// The remarks on the snippets, for standard error.
  var words: String {
    var words = (isNamed ? SafeText.escaped(source.name) + ":\n" : "") + source.words
    for snippet in snippets {
      let isAlone = snippets.count == 1
      let before = isAlone ? "" : "\(snippet.target.rawValue): "
      if isAlone { words += "\(snippet.target.title): \(snippet.words).\n" }
      words += "\(before)Evidence: \(snippet.evidence).\n"
      for note in snippet.notes { words += before + note + "\n" }
    }
    for (target, reason) in leftOut { words += "Left out \(target.rawValue): \(reason).\n" }
    return words
  }

  /// Returns the snippets of all sources as rows.
  static func table(of reports: [ExportReport]) -> DataTable {
    let isNamed = reports.contains(where: \.isNamed)
    let columns =
      (isNamed ? ["source"] : []) + [
        "target", "title", "error_pt", "error_at_s", "error_ms", "compared_s", "evidence", "code",
      ]
    return DataTable(
      columns: columns.map { DataTable.Column(key: $0, title: $0) }, rows: reports.flatMap(\.rows))
  }

  private var rows: [[DataTable.Cell]] {
    snippets.map { snippet in
      let name: [DataTable.Cell] = isNamed ? [.text(source.name)] : []
      return name + [
        .text(snippet.target.rawValue), .text(snippet.target.title), .exact(snippet.error.distance),
        .exact(snippet.error.time), snippet.error.delay.map { .exact($0 * 1000) } ?? .empty,
        .exact(snippet.error.span), .text(snippet.evidence), .text(snippet.code),
      ]
    }
  }

  /// Writes the snippets as an object.
  func write(to writer: inout JSONWriter) {
    writer.object { root in
      if isNamed { root.member("source", source.name) }
      root.member(isSample ? "sample" : "motion") { value in
        value.object { object in
          object.member("from_pt", motion.from)
          object.member("to_pt", motion.to)
          switch motion.timing {
          case .spring(let spring, let velocity), .cappedSpring(let spring, let velocity):
            object.member("velocity_pt_s", velocity)
            object.member("response_s", spring.response)
            object.member("damping_ratio", spring.dampingRatio)
            object.member("cut_after_s", motion.end?.time)
          case .curve(let curve, let duration):
            object.member("curve", CurveText.text(of: curve))
            object.member("duration_s", duration)
          case .bisectedCurve(let curve, let duration):
            object.member("curve", CurveText.text(of: .cubicBezier(curve.curve)))
            object.member("duration_s", duration)
          }
        }
      }
      root.member("targets", objectsOf: snippets) { object, snippet in
        object.member("target", snippet.target.rawValue)
        object.member("title", snippet.target.title)
        object.member("code", snippet.code)
        object.member("error_pt", snippet.error.distance)
        object.member("error_at_s", snippet.error.time)
        object.member("error_ms", snippet.error.delay.map { $0 * 1000 })
        object.member("compared_s", snippet.error.span)
        object.member("evidence", snippet.evidence)
        object.member("notes", snippet.notes)
      }
      root.member("left_out", objectsOf: leftOut) { object, left in
        object.member("target", left.target.rawValue)
        object.member("reason", left.reason)
      }
    }
  }
}
