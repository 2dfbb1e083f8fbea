/// All the problems of one input, gathered while it is read, so that its author mends them in one go.
///
/// A class, since every reader of a part of the document reports to the same list.
public final class Diagnostics {
  /// How many problems are shown; the others are counted.
  public static let shownLimit = 20

  /// How many of a kind are kept in order to be sorted by their places. With more, a file isn't what it should be, and
  /// the first ones reported are as good as any.
  private static let keptLimit = 1_000

  /// A problem whose line and column nobody has asked for yet: counting them takes time in a large file.
  private struct Report {
    var severity: Diagnostic.Severity
    var message: String
    var range: Range<Int>
    var path: String?
    var help: String?
  }

  /// The input in question.
  public let source: SourceText

  private var errors: [Report] = []
  private var warningReports: [Report] = []

  /// How many errors there are.
  public private(set) var errorCount = 0

  /// How many warnings there are.
  public private(set) var warningCount = 0

  /// A list without any problem.
  public init(_ source: SourceText) {
    self.source = source
  }

  /// Whether there is an error.
  public var hasErrors: Bool {
    errorCount > 0
  }

  /// Reports what makes the input useless.
  public func error(_ message: String, at range: Range<Int>, path: String? = nil, help: String? = nil) {
    errorCount += 1
    if errors.count < Self.keptLimit {
      errors.append(Report(severity: .error, message: message, range: range, path: path, help: help))
    }
  }

  /// Reports what somebody should look at.
  public func warn(_ message: String, at range: Range<Int>, path: String? = nil, help: String? = nil) {
    warningCount += 1
    if warningReports.count < Self.keptLimit {
      warningReports.append(Report(severity: .warning, message: message, range: range, path: path, help: help))
    }
  }

  /// The first warnings, in the order of their places.
  public var warnings: [Diagnostic] {
    diagnostics(of: Self.inOrder(warningReports).prefix(Self.shownLimit))
  }

  /// Throws the errors, and the warnings as far as there is room beside them, if there is an error.
  public func throwErrors() throws(DiagnosticsError) {
    guard hasErrors else { return }
    var shown = Self.inOrder(errors).prefix(Self.shownLimit)
    shown += Self.inOrder(warningReports).prefix(Self.shownLimit - shown.count)
    throw DiagnosticsError(
      diagnostics: diagnostics(of: Self.inOrder(Array(shown))[...]),
      omittedCount: errorCount + warningCount - shown.count)
  }

  /// By place, and those of one place in the order in which they were reported.
  private static func inOrder(_ reports: [Report]) -> [Report] {
    reports.enumerated()
      .sorted { ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset) }
      .map { $0.element }
  }

  private func diagnostics(of reports: ArraySlice<Report>) -> [Diagnostic] {
    reports.map {
      Diagnostic($0.message, severity: $0.severity, in: source, at: $0.range, path: $0.path, help: $0.help)
    }
  }
}

/// An input that can't be used, and everything that is wrong with it.
public struct DiagnosticsError: Error, Hashable, Sendable {
  /// The problems that are shown, in the order of their places.
  public var diagnostics: [Diagnostic]

  /// How many more there are.
  public var omittedCount: Int

  /// Problems found elsewhere than in a list of their own.
  public init(diagnostics: [Diagnostic], omittedCount: Int = 0) {
    self.diagnostics = diagnostics
    self.omittedCount = omittedCount
  }

  /// All messages as a terminal shows them.
  public var text: String {
    let messages = diagnostics.map { $0.text }.joined()
    return omittedCount == 0 ? messages : messages + "and \(omittedCount) more\n"
  }
}
