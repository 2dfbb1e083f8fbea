/// All the problems of one input, gathered while it is read, so that its author can fix them in one go.
///
/// This is a class because every reader of a part of the document reports to the same list.
public final class Diagnostics {
  /// The number of problems shown; the others are only counted.
  public static let shownLimit = 20

  /// The number of errors, and of warnings, kept for sorting by offset. A file with more of them is probably not of the
  /// expected kind at all, and the first ones reported are as useful as any.
  private static let keptLimit = 1_000

  /// A problem without its line and column, which are computed only on demand: counting them takes time in a large
  /// file.
  private struct Report {
    var severity: Diagnostic.Severity
    var message: String
    var range: Range<Int>
    var path: String?

    /// Computed for those alone that are shown: a search for the nearest of many names takes a while.
    var help: () -> String?
  }

  /// The input.
  public let source: SourceText

  private var errors: [Report] = []
  private var warningReports: [Report] = []

  /// The number of errors.
  public private(set) var errorCount = 0

  /// The number of warnings.
  public private(set) var warningCount = 0

  /// A list without any problem.
  public init(_ source: SourceText) {
    self.source = source
  }

  /// True if there is an error.
  public var hasErrors: Bool {
    errorCount > 0
  }

  /// True if there are so many errors that further ones are only counted: their words are never shown.
  var countsOnly: Bool { errors.count >= Self.keptLimit }

  /// Counts errors without their words, once ``countsOnly``.
  func countErrors(_ count: Int) { errorCount += count }

  /// Reports a problem that makes the input unusable.
  public func error(
    _ message: String, at range: Range<Int>, path: String? = nil, help: @autoclosure @escaping () -> String? = nil
  ) {
    errorCount += 1
    if errors.count < Self.keptLimit {
      errors.append(Report(severity: .error, message: message, range: range, path: path, help: help))
    }
  }

  /// Reports a problem that leaves the input usable but that its author should look at.
  public func warn(
    _ message: String, at range: Range<Int>, path: String? = nil, help: @autoclosure @escaping () -> String? = nil
  ) {
    warningCount += 1
    if warningReports.count < Self.keptLimit {
      warningReports.append(Report(severity: .warning, message: message, range: range, path: path, help: help))
    }
  }

  /// The first warnings, in the order of their offsets.
  public var warnings: [Diagnostic] {
    diagnostics(of: Self.inOrder(warningReports).prefix(Self.shownLimit))
  }

  /// Throws the errors, plus as many warnings as there is room for, if there is an error.
  public func throwErrors() throws(DiagnosticsError) {
    guard hasErrors else { return }
    var shown = Self.inOrder(errors).prefix(Self.shownLimit)
    shown += Self.inOrder(warningReports).prefix(Self.shownLimit - shown.count)
    throw DiagnosticsError(
      diagnostics: diagnostics(of: Self.inOrder(Array(shown))[...]),
      omittedCount: errorCount + warningCount - shown.count)
  }

  /// Sorted by offset; those with the same offset keep the order in which they were reported.
  private static func inOrder(_ reports: [Report]) -> [Report] {
    reports.enumerated()
      .sorted { ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset) }
      .map { $0.element }
  }

  private func diagnostics(of reports: ArraySlice<Report>) -> [Diagnostic] {
    reports.map {
      Diagnostic($0.message, severity: $0.severity, in: source, at: $0.range, path: $0.path, help: $0.help())
    }
  }
}

/// An input that can't be used, and all its problems.
public struct DiagnosticsError: Error, Hashable, Sendable {
  /// The reason why an input can't be used.
  public enum Cause: Hashable, Sendable {
    /// Its contents.
    case contents

    /// A file that it names: there is none, or it can't be read.
    case missing

    /// It can't be read, or not any further.
    case unreadable(path: String, reason: String)

    /// An error of CardSim itself, in one sentence.
    case fault(String)
  }

  /// The reason why the input can't be used.
  public var cause: Cause

  /// The problems that are shown, in the order of their offsets.
  public var diagnostics: [Diagnostic]

  /// The number of further problems.
  public var omittedCount: Int

  /// An error made of given problems rather than of a `Diagnostics` list.
  public init(diagnostics: [Diagnostic], omittedCount: Int = 0, cause: Cause = .contents) {
    self.cause = cause
    self.diagnostics = diagnostics
    self.omittedCount = omittedCount
  }

  /// All messages as a terminal shows them.
  public var text: String {
    let messages = diagnostics.map { $0.text }.joined()
    return omittedCount == 0 ? messages : messages + "and \(omittedCount) more\n"
  }
}

extension DiagnosticsError: CustomStringConvertible {
  /// All messages as a terminal shows them, which is the text that a test prints of the error.
  public var description: String { text.last == "\n" ? String(text.dropLast()) : text }
}
