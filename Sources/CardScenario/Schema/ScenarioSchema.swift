import CardModel
import CardSettings
import CardSimulation
import CardText
import CardTimeline

extension JSONSchema {
  /// The parts of a scenario to which its schema refers.
  static let scenarioParts: [(name: String, schema: JSONSchema)] =
    [
      durationPart, ("screen", screen), ("place", detentPlace), curvePart,
    ] + contentParts

  /// A scenario.
  static let scenario = JSONSchema.object(
    [
      schemaProperty,
      Property("name", .name, "The scenario's name; its file's name if left out."),
      Property("about", .string, "The scenario in a sentence."),
      Property(
        "device", .words(Device.all.map { ($0.name, $0.title) }).standard(Device.standard.name),
        "The screen, by name."),
      Property("screen", reference("screen"), "The screen, by its measures."),
      Property("bar", partHeight, "The height of a bar that all cards share, points; an input shows it."),
      Property("widget", partHeight, "The height of a widget at the top of the map, points."),
      Property("right_to_left", .bool, "True if the language is written from right to left."),
      Property("preset", presetName.standard("standard"), "The rules, by name."),
      Property("set", .settings(), "Single rules that differ from the preset's."),
      Property("fps", frameRate, "The frames per second of the display."),
      Property(
        "rates",
        .array(
          of: .object(
            [
              Property("from", duration, "The instant from which on the rate holds; the first one is \"0ms\"."),
              Property("fps", frameRate, "The frames per second."),
            ], required: ["from", "fps"]), count: ScenarioDocument.rateCounts), "Frame rates that follow one another."),
      Property("drop", drops, "Frames that aren't shown."),
      Property(
        "frames_us",
        .array(of: .integer(in: 0...ScenarioDocument.longestMicroseconds), count: ScenarioDocument.frameCounts),
        "The instants of all frames, microseconds, as a display showed them; in place of fps, rates and drop."),
      Property("taps_by_touch", .bool.standard(false), "True if touches that are taps are followed by those."),
      Property("duration", duration, "The length of the timeline; until all is at rest if left out."),
      Property(
        "cards", .array(of: card, count: ScenarioDocument.cardCounts),
        "The cards; the first is the root, the others are pushed."),
      Property(
        "channels", .array(of: channel, count: 0...ChannelText.limit),
        "Numbers of one's own, each a column of the timeline."),
      Property("inputs", .array(of: input), "All that happens, each at its instant."),
      Property("expect", .array(of: expectation), "The expected results, for 'cardsim check'."),
      Property("tolerances", tolerances, "The differences from the golden that are allowed, column by column."),
      Property("recording", recording, "Logs of an app's own card, which 'cardsim check' holds against it."),
    ], required: ["cards"]
  ).matching(
    [.not(.having("device", "screen")), .not(.having("fps", "rates"))]
      + ["fps", "rates", "drop"].map { .not(.having("frames_us", $0)) })

  private static let frameRate = JSONSchema.either(
    .number(in: FrameRate.written),
    .string(matching: "^[0-9]+(\\.[0-9]+)?(/[0-9]+)?$").described("A fraction of whole numbers: \"60000/1001\"."))

  /// The height of a bar, a view or a widget.
  static let partHeight = number(in: ScenarioDocument.partHeights)

  /// The index of a page.
  static let pageIndex = integer(in: 0...ScenarioDocument.pageCounts.upperBound - 1)

  private static let screen: JSONSchema = {
    let size = number(in: ScenarioDocument.screenSizes)
    return .object(
      [
        Property("width", size, "The width, points."), Property("height", size, "The height, points."),
        Property(
          "safe_top", .number(in: ScenarioDocument.safeAreas), "The height of the safe area at the top, points."),
        Property(
          "safe_bottom", .number(in: ScenarioDocument.safeAreas), "The height of the safe area at the bottom, points."),
        Property("compact_height", .bool, "True if the height's size class is compact; by the size if left out."),
        Property("regular_width", .bool, "True if the width's size class is regular; by the size if left out."),
      ], required: ["width", "height"])
  }()

  private static let drops = JSONSchema.object([
    Property(
      "frames", .array(of: .integer(in: ScenarioDocument.dropNumbers)), "The numbers of the frames that are dropped."),
    Property("share", .number(in: ScenarioDocument.dropShares), "The part of the frames that are dropped, by chance."),
    Property("seed", .integer(in: ScenarioDocument.seeds), "The seed of the chance."),
  ])

  // MARK: Cards

  /// A card.
  static let card = JSONSchema.object(
    [
      Property("name", .name, "The card's name, which no other card has."),
      Property("header", partHeight, "The height of its header, points; geometry.header if left out."),
      Property("content", reference("content"), "Its content: a height in points, or a document."),
      Property("feed", reference("feed"), "The content's later life: its rules, its views, the items that arrive."),
      Property("map", .bool, "False for a card that has no map behind it."),
      Property("buttons", .bool, "False for a card without map buttons."),
      Property("bar", partHeight, "The height of its own bar, points."),
      Property("page_header", partHeight, "The height of a header that all its pages share, points."),
      Property("widget", partHeight, "The height of a widget at the top of its map, points."),
      Property("bottom", partHeight, "The height of a view that stands at its bottom, points."),
      Property("accessory", partHeight, "The height of a view between its header and its content, points."),
      Property("floating", .bool, "True for a card with a floating button."),
      Property("detents", detents, "Its detents: a name and a place each, in any order; the preset's if left out."),
      Property("detent", detentName, "The detent at which it appears."),
      Property(
        "dismissal", .words(Dismissal.allCases.map { ($0.rawValue, $0.meaning) }),
        "The answer to a finger or a command that takes the card to its gone detent."),
      Property("largest_undimmed_detent", detentName, "The highest detent at which the map isn't dimmed."),
      Property("modal", .bool, "True for a card that dims the map at every detent."),
      Property("fades", fades, "Alphas by detents, in a straight line from one to the next."),
      Property("pages", .array(of: page, count: ScenarioDocument.pageCounts), "Its pages."),
      Property("page", pageIndex, "The page at which it appears, from 0."),
    ], required: ["name"]
  ).matching([.when(.having("page"), .having("pages")), .when(.having("feed"), .having("content"))])

  /// One of a card's pages.
  static let page = JSONSchema.object(
    [
      Property("name", .name, "The page's name, which no other card has."),
      Property("header", partHeight, "The height of its header, points; its card's if left out."),
      Property("content", reference("content"), "Its content: a height in points, or a document."),
      Property("feed", reference("feed"), "The content's later life: its rules, its views, the items that arrive."),
      Property("own_map", .bool, "True for a page with a map of its own."),
      Property("bottom", partHeight, "The height of a view that stands at its bottom, points."),
      Property("accessory", partHeight, "The height of a view between its header and its content, points."),
      Property("floating", .bool, "True for a page with a floating button."),
    ], required: ["name"]
  ).matching([.when(.having("feed"), .having("content"))])

  static let detents = JSONSchema.map(of: reference("place"), keys: "^[A-Za-z0-9_-]+$").keyCount(1...Int.max)

  /// Numbers by the names of detents.
  private static func byDetent(_ number: JSONSchema, atLeast count: Int) -> JSONSchema {
    .map(of: number).keyCount(count...Int.max)
  }

  private static let fades: JSONSchema = {
    let alphas = byDetent(.number(in: ScenarioDocument.alphas), atLeast: 1)
    return .object([
      Property("map_dim", alphas, "The alpha of the black over the map at each detent."),
      Property("map_buttons", alphas, "The alpha of the map's buttons at each detent."),
      Property("content", alphas, "The alpha of the content at each detent."),
    ])
  }()

  /// A channel: numbers at detents, or another column some frames before.
  private static let channel: JSONSchema = {
    let number = JSONSchema.number(in: ScenarioDocument.channelNumbers)
    let pair = JSONSchema.tuple(.string, number)
    return .object(
      [
        Property("name", .name, "The channel's name, which is also its column's."),
        Property("from", pair, "A detent, and the number there."),
        Property("to", pair, "Another detent, and the number there."),
        Property("at", byDetent(number, atLeast: 2), "The number at each of these detents."),
        Property("card", .name, "The only card that has the channel; every card if left out."),
        Property(
          "follows", .either(.words(ChannelText.followed.map { ($0.column.name, $0.column.meaning) }), .name),
          "The column, or the channel before this one, that it follows."),
        Property("lag", .integer(in: 1...ChannelText.lagLimit), "The number of shown frames by which it is late."),
      ], required: ["name"]
    ).matching([
      .exactlyOne(of: [.having("from"), .having("at"), .having("follows")]), .when(.having("from"), .having("to")),
      .when(.having("to"), .having("from")), .when(.having("follows"), .having("lag")),
      .when(.having("lag"), .having("follows")), .not(.having("follows", "card")),
    ])
  }()

  /// The name of a detent: one of a preset's, or one of the card's own.
  static let detentName: JSONSchema = {
    var names: [String] = []
    for style in PlaceSettings.Style.allCases {
      var places = PlaceSettings()
      places.style = style
      names += places.names
    }
    return .either(.words(names), .string)
  }()

  /// A place in one number or word.
  private static let plainPlace = JSONSchema.either(
    .number(in: ScenarioDocument.detentPlaces).described("The y of the card's top edge on the first screen, points."),
    .constant("content").described("As high as the card's parts and its content."),
    .constant("gone").described("Below the screen's bottom edge: the card doesn't show."),
    .string(matching: "^\(numberPattern)%$").described("A share of the screen's height, from the bottom: \"50%\"."))

  /// The ways to write a detent's place.
  private static let detentPlace = JSONSchema.either(
    plainPlace,
    .object([
      Property(
        "height", .number(above: 0, upTo: ScenarioDocument.detentHeightMax),
        "The card's height above the bottom safe area, points."),
      Property("fraction", .number(above: 0, upTo: 1), "A fraction of the height between the safe areas."),
      Property(
        "from_bottom", .number(in: ScenarioDocument.detentPlaces),
        "From the screen's bottom edge up to the card's top, points."),
      Property(
        "from_safe_top", .number(in: ScenarioDocument.detentPlaces),
        "From the top safe area down to the card's top, points."),
      Property("place", plainPlace, "The place in a number or a word, beside \"reach\"."),
      Property(
        "reach", .words(DetentReach.allCases.map { ($0.name, $0.meaning) }), "The inputs that lead to the detent."),
    ]).matching([
      .exactlyOne(of: ["height", "fraction", "from_bottom", "from_safe_top", "place"].map { .having($0) })
    ]))
}
