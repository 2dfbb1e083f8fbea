import CardCommandLine
import CardTimeline

/// A requested report.
enum ReportForm: Hashable, Sendable {
  case junit(String)
  case markdown(String)

  /// On standard output, where GitHub looks for it.
  case github

  /// The file that it goes to; nil: none.
  var path: String? {
    switch self {
    case .junit(let path), .markdown(let path): path
    case .github: nil
    }
  }

  /// Writes the report, if it goes to a file.
  func write(_ report: CheckReport) throws(Failure) {
    switch self {
    case .junit(let path):
      try Output.to(path) { output throws(Failure) in output.write(report.junit) }
    case .markdown(let path):
      // A link counts from the page's own folder.
      var shown = report
      for index in shown.entries.indices {
        for place in shown.entries[index].plots.indices {
          guard let picture = shown.entries[index].plots[place].picture else { continue }
          shown.entries[index].plots[place].picture = Path.relative(picture, toPage: path)
        }
      }
      try Output.to(path) { output throws(Failure) in output.write(shown.markdown) }
    case .github: break
    }
  }
}

extension ValueType where Value == ReportForm {
  /// Parses a form, and the file for it.
  static var report: ValueType {
    ValueType(completion: .words(["junit=", "md=", "github"])) { text throws(InvalidValue) in
      if text == "github" { return .github }
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      if parts.count == 2, !parts[1].isEmpty, parts[1] != "-" {
        if parts[0] == "junit" { return .junit(parts[1]) }
        if parts[0] == "md" { return .markdown(parts[1]) }
      }
      let known = ["junit", "md", "github"]
      let nearest = known.contains(parts[0]) ? nil : Suggestion.text(for: parts[0], among: known)
      throw InvalidValue(ending: ": it must be junit=FILE, md=FILE or github" + (nearest ?? ""))
    }
  }
}
