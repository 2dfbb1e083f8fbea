import CardCommandLine
import CardModel
import CardScenario
import CardText
import CardTimeline

/// Options that select a command's card: one described by measures, or the one with which a scenario begins.
package enum CardOptions {
  package static let preset = CommonOption.preset("The rules: a preset of 'cardsim list presets', or a preset file.")
  package static let device = Parameter.option(
    "device", "name", .device, "The screen; if left out, the scenario's own, or else iphone-15.")
  package static let from = Parameter.option(
    "from-detent", "detent", .text.offering(.names(.detents)),
    "The detent that was decided last; if left out, the nearest."
  ).formerly("from")
  package static let header = Parameter.option(
    "header-height", "pt", .number(in: 0...1000), "The height of the card's header; if left out, geometry.header."
  ).formerly("header")
  package static let content = Parameter.option(
    "content-height", "pt", .number(in: 0...1_000_000), default: "0",
    "The height of its content: a sheet is as high as both."
  ).formerly("content")

  /// The options that describe a card without a scenario.
  static let measures = [header.spec, content.spec]

  /// Changes a scenario's document: puts it under the given settings, and on the given device.
  package static func change(_ document: inout ScenarioDocument, _ arguments: Arguments) throws(Failure) {
    for setting in arguments[ScenarioOptions.settings] { try setting.apply(to: &document) }
    if let device = arguments[device] { document.move(to: device) }
  }

  /// Refuses options that describe a card without a scenario.
  static func refuseMeasures(_ arguments: Arguments) throws(Failure) {
    if let option = measures.first(where: arguments.has) {
      throw .usage("--\(option.name) describes a card without a scenario", parameter: option)
    }
  }

  /// Returns the scenario that begins with the card: a named scenario under a preset and the given settings, or one
  /// made from the measures.
  ///
  /// - Parameters:
  ///   - name: The scenario's name; nil: there is none.
  ///   - titles: The titles of all scenarios on the command line; nil: it is the only one.
  ///   - preset: The preset; nil: the scenario's own, or `standard`.
  package static func scenario(
    _ arguments: Arguments, named name: String?, titles: SourceTitles? = nil, under preset: PresetSource?
  ) throws(Failure) -> Scenario {
    if let name {
      try refuseMeasures(arguments)
      let source = try ScenarioSource(named: name, titles: titles)
      return try source.prepared(under: preset, arguments) { document throws(Failure) in
        try change(&document, arguments)
      }[0].scenario
    }
    var document = ScenarioDocument(source: SourceText(name: "the command line", text: ""), name: "card")
    if let preset { document.settings = preset.preset.settings }
    for setting in arguments[ScenarioOptions.settings] { try setting.apply(to: &document) }
    if let device = arguments[device] { document.use(device) }
    var text = ScenarioDocument.CardText(name: "card")
    text.headerHeight = arguments[header]
    text.contentHeight = arguments[content]
    document.cards = [text]
    do throws(DiagnosticsError) {
      return try document.scenario()
    } catch {
      // The document has no text that its author knows: the measures are to blame.
      let message = error.diagnostics.first?.message ?? error.text
      throw .usage(message, parameter: measures.first(where: arguments.has) ?? header.spec)
    }
  }

  /// Returns the index of the detent that `--from-detent` names; nil if it isn't given.
  package static func committed(_ arguments: Arguments, of card: Card, _ names: Names) throws(Failure) -> Int? {
    guard let from = arguments[from] else { return nil }
    let known = card.detents.map { names[$0.name] }
    guard let index = known.firstIndex(of: from) else {
      throw .usage(
        "There is no detent '\(from)'"
          + (Suggestion.text(for: from, among: known) ?? "; there are \(known.joined(separator: ", ")).")
      )
    }
    return index
  }
}
