import CardCommandLine
import CardContent
import CardExamples
import CardModel
import CardScenario
import CardText

extension Command {
  package static let content = Command(
    name: "content",
    overview: "Lay out a card's content once, and say where everything lies.",
    discussion: """
      The document is a Spots document as its server serves it, an object of components, or a list of CardParts, an \
      object of cards; a built-in scenario's name, or a scenario's file, stands for the first one in it. Each \
      component or card is told with its frame at an offset, how far its own content is scrolled then, and how much of \
      it shows; each item or part with its place in it.

      Members of a Spots document that aren't interpreted are carried along, and counted at the end. Its views have \
      the size that --view gives to their kind, or else their default size.
      """,
    arguments: [ContentCommand.file.spec],
    sections: .options(
      ContentCommand.rules.spec, ContentCommand.width.spec, ContentCommand.viewport.spec, ContentCommand.offset.spec,
      ContentCommand.views.spec, ContentCommand.kinds.spec, ContentCommand.stretchLast.spec, ContentCommand.format.spec,
      ContentCommand.precision.spec, CommonOption.output.spec),
    examples: [
      Example(
        purpose: "The components of a document on a phone, scrolled by a page",
        line: "cardsim content spots-components --content-width 375 --viewport 667 --offset 667"),
      Example(
        purpose: "A list of cards for a program", line: "cardsim content cards-list --rules cardparts-4.0 --format json"
      ),
      Example(
        purpose: "The same where articles measure 150 pt, a row for each item",
        line: "cardsim content spots-components --view article=150 --format csv"),
    ],
    body: .action(ContentCommand.run))
}

/// `cardsim content`.
enum ContentCommand {
  static let file = Parameter.repeatedArgument(
    "file", .scenario, "Documents in JSON, folders of them, built-in scenarios' names, or '-'.")
  static let rules = Parameter.option(
    "rules", "system", .system, "The system whose rules apply; if left out, the newest that has such documents.")
  static let width = Parameter.option(
    "content-width", "pt", .number(above: 0, upTo: 100_000), default: "375", "The width of the content."
  ).formerly("width")
  static let viewport = Parameter.option(
    "viewport", "pt", .number(above: 0, upTo: 100_000), default: "667", "The height of the viewport.")
  static let offset = Parameter.option(
    "offset", "pt", .number(in: -1e6...1e9), default: "0", "The scroll offset.")
  static let views = Parameter.repeatedOption(
    "view", "kind=size", .viewSize, "The size of views of a kind: '112', or '80x112'; may be given again.")
  static let kinds = Parameter.repeatedOption(
    "kind", "name=kind", .componentKind,
    "The kind that a kind of the app's own stands for: list, grid, carousel or view; may be given again.")
  static let stretchLast = Parameter.flag(
    "stretch-last", "Let the last component reach down to the viewport's end.")
  static let format = CommonOption.format(
    "Format of the output; csv, jsonl and markdown have a row for each item.")
  static let precision = CommonOption.precision(default: "2")

  static func run(_ arguments: Arguments) throws(Failure) {
    let names = try ScenarioNames.all(arguments[file])
    var reports: [ContentReport] = []
    for name in names {
      reports.append(try report(on: name, arguments))
      reports[reports.count - 1].document = names.count > 1 ? name : nil
    }
    let format = arguments[format]
    try Output.to(arguments[CommonOption.output]) { output throws(Failure) in
      if format == .json {
        output.write(JSONWriter.document(ofAll: reports) { $0.write(to: &$1) })
        return
      }
      if format == .text {
        let texts = reports.map { $0.text(arguments[precision], width: Terminal.tableWidth(arguments)) }
        output.write(texts.joined(separator: "\n"))
        return
      }
      var rows = TableRows(
        columns: ContentReport.columns(isNamed: names.count > 1), format: format, precision: arguments[precision])
      rows.begin(output)
      for report in reports { try report.write(to: &rows, output) }
      rows.end(output)
    }
  }

  /// Returns the layout of a document.
  private static func report(on name: String, _ arguments: Arguments) throws(Failure) -> ContentReport {
    let (content, own) = try document(name)
    var feed = own
    // If an option is given twice, the last one counts, as for any option.
    feed.views = arguments[views].reversed() + own.views
    feed.kinds = arguments[kinds].reversed() + own.kinds
    feed.stretchesLast = own.stretchesLast || arguments[stretchLast]
    let system = arguments[rules] ?? own.system ?? content.newestSystem
    guard system.kind == content.kind else {
      let others = ContentSystem.allCases.filter { $0.kind == content.kind }.map(\.name).joined(separator: " or ")
      throw .badInput("--rules \(system.name) doesn't lay out the content of '\(name)'; give \(others)")
    }
    feed.system = system
    for warning in content.kindWarnings(feed, help: "--kind") { Terminal.say("Warning: \(warning)\n") }
    // Those of the scenario's own feed are told by 'validate'.
    var given = FeedText()
    (given.views, given.kinds) = (arguments[views], arguments[kinds])
    for name in content.unusedNames(in: given, "there", keys: ("--view", "--kind")) {
      Terminal.say("Warning: \(name.message)\(name.help.map { "; \($0)" } ?? "")\n")
    }
    return ContentReport(
      content, feed, width: arguments[width], viewport: arguments[viewport], offset: arguments[offset])
  }
}

extension ContentCommand {
  /// Returns the named document: the first one of a built-in scenario, a file's, or standard input's.
  private static func document(_ name: String) throws(Failure) -> (content: ContentText, feed: FeedText) {
    if let scenario = BuiltInScenarios.named(name)?.document { return try document(in: scenario, name) }
    let input: InputFile
    do throws(Failure) {
      input = try InputFile(reading: name)
    } catch {
      throw ScenarioSource.failure(error, naming: name)
    }
    var warnings: [Diagnostic] = []
    do throws(DiagnosticsError) {
      let content = try ContentText.read(SourceText(name: input.name, bytes: input.bytes)) { warnings.append($0) }
      for warning in warnings { Terminal.say(warning.text) }
      return (content, FeedText())
    } catch {
      // A document has no inputs: it may be a scenario's file.
      if name != "-", let scenario = try? ScenarioSource(named: name) {
        return try document(in: scenario.document, name)
      }
      throw .diagnostics(error.text)
    }
  }

  /// Returns the first document of a scenario's cards.
  private static func document(
    in scenario: ScenarioDocument, _ name: String
  ) throws(Failure) -> (content: ContentText, feed: FeedText) {
    let cards = scenario.cards.flatMap { [$0] + $0.pages }
    for card in cards { if let content = card.content { return (content, card.feed) } }
    throw .badInput("the scenario '\(SafeText.escaped(name))' has no document, but contents that are just so high")
  }
}

extension ValueType where Value == ContentSystem {
  /// The name of a system and its version.
  static var system: ValueType {
    let names = ContentSystem.allCases.map(\.name)
    return ValueType(choices: names) { text throws(InvalidValue) in
      if let system = ContentSystem.allCases.first(where: { $0.name == text }) { return system }
      throw InvalidValue.noChoice(text, of: names)
    }
  }
}

extension ValueType where Value == FeedText.ViewText {
  /// Parses a kind of views and their size: `article=120`, `cell=80x120`.
  static var viewSize: ValueType {
    ValueType { text throws(InvalidValue) in
      let wrong = InvalidValue(ending: ": it must be kind=height or kind=widthxheight, each from 0 to 1000000")
      guard let equals = text.lastIndex(of: "="), equals != text.startIndex else { throw wrong }
      let sizes = text[text.index(after: equals)...].split(separator: "x", omittingEmptySubsequences: false)
      let lengths = sizes.compactMap { CSSNumber.read(String($0)) }.filter { (0...1_000_000).contains($0) }
      guard lengths.count == sizes.count, (1...2).contains(lengths.count), let height = lengths.last else {
        throw wrong
      }
      return FeedText.ViewText(
        kind: String(text[..<equals]), width: lengths.count == 2 ? lengths[0] : 0, height: height)
    }
  }
}

extension ValueType where Value == FeedText.KindText {
  /// Parses the name of an app's own kind and the kind it stands for: `advert=grid`.
  static var componentKind: ValueType {
    ValueType { text throws(InvalidValue) in
      let wrong = ": it must be name=kind, where a kind is list, grid, carousel or view"
      guard let equals = text.lastIndex(of: "="), equals != text.startIndex else { throw InvalidValue(ending: wrong) }
      let word = String(text[text.index(after: equals)...])
      guard let kind = FeedText.kindNames.first(where: { $0.name == word })?.value else {
        throw InvalidValue(ending: wrong + (Suggestion.text(for: word, among: FeedText.kindNames.map(\.name)) ?? ""))
      }
      return FeedText.KindText(name: String(text[..<equals]), kind: kind)
    }
  }
}
