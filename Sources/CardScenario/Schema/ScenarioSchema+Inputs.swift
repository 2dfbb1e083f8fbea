import CardModel
import CardText

extension JSONSchema {
  /// An input: its instant, one key that says what it does, and that key's companions.
  static let input: JSONSchema = {
    let kinds = actions.map { $0.name }
    let companions: [(key: String, of: [String])] = [
      ("on", ["gesture", "swipe", "path", "touches"]),
      (
        "animated",
        ["map_overlays", "push", "swap", "pop", "move", "present", "dismiss", "detents", "page", "slide"]
      ), ("card", ScenarioDocument.contentInputKeys + ["detents"]),
      ("of", ScenarioDocument.contentInputKeys.filter { !targetless.contains($0) }),
      ("index", ["insert", "update", "delete"]), ("responder", ["keyboard"]),
    ]
    return .object(
      [Property("at", duration, "The instant at which it happens.")] + actions + [
        Property(
          "on", .words(placements), "Where the finger comes down; a swipe and a path aren't moved if it is left out."),
        Property("animated", .bool.standard(true), "False for a change at once."),
        Property("card", .name, "The card whose content or detents change; the visible one if left out."),
        Property("of", .either(.integer(in: 0...10_000), .name), "The component's index, or the card's name."),
        Property("index", .integer(in: 0...1_000_000), "The index of the item, from 0."),
        Property(
          "responder", .tuple(.number(in: 0...1_000_000), .number(in: 0...1_000_000)),
          "The y and the height of the view that has the keyboard, points."),
      ], required: ["at"]
    ).matching(
      [.exactlyOne(of: kinds.map { .having($0) })]
        + companions.map { .when(.having($0.key), .either($0.of.map { .having($0) })) }
        + ["insert", "update", "delete"].map { .when(.having($0), .having("index")) })
  }()

  /// The changes of a content that concern no single component.
  private static let targetless = ["hide", "show", "keyboard", "measure", "choose"]

  /// The effects of inputs.
  private static let actions: [Property] =
    [
      Property("gesture", .string, "A finger: the path of a gesture's file in CSV."),
      Property("swipe", swipe, "A finger that goes from one point to another and lifts at a velocity."),
      Property("path", path, "A finger that passes points at given instants."),
      Property("touches", touches, "Fingers, sample by sample."),
      Property("release", release, "The card is let go at a place with a velocity, as by a finger: a start in motion."),
      Property("scroll", scroll, "The content is let go at an offset with a velocity, as by a finger."),
      Property("tap", .either(.words(taps), point), "A tap on a part of the screen, or at a point."),
      Property("key", .words(keys), "A key, or a gesture of VoiceOver that stands for it."),
      Property(
        "focus", .number(in: ScenarioDocument.focusOffsets),
        "VoiceOver's focus goes to this y in the content, points."),
      Property("voiceover", .bool, "VoiceOver goes on or off."),
      Property("reduce_motion", .bool, "The user asks for reduced motion, or no longer."),
      Property("push", .name, "The program pushes this card."),
      Property(
        "pop", .either(.onlyTrue, .integer(in: 1...1000), .words([("root", "All cards but the root go.")])),
        "The program pops the top card, several cards, or all but the root."),
      Property("swap", .name, "The program puts this card in the place of the top card."),
      Property("move", detentName, "The program sends the card to this detent."),
      Property(
        "present", .either(.onlyTrue, detentName), "The program brings in a card that is gone, at this detent."),
      Property("dismiss", .onlyTrue, "The program takes the card away, to its gone detent."),
      Property("detents", detents, "The card has these detents from now on."),
      Property("page", .integer(in: 0...99), "The program turns to this page, from 0."),
      Property("map_overlays", .bool, "The program shows the card and all over the map, or the map alone."),
      Property("rotate", .onlyTrue, "The screen makes a quarter turn."),
      Property(
        "resize", .either(.words(Device.all.map { ($0.name, $0.title) }), reference("screen")),
        "The screen becomes another one."),
      Property("bar", .bool, "The bar comes or goes."),
      Property("drop", .integer(in: ScenarioDocument.dropCounts), "The display drops this many frames."),
    ] + contentActions

  /// The changes of a content.
  private static let contentActions: [Property] = [
    Property("append", reference("items"), "Items arrive after the last one."),
    Property("prepend", reference("items"), "Items arrive before the first one."),
    Property("insert", reference("items"), "Items arrive at the index."),
    Property("update", reference("item"), "The item at the index becomes another one."),
    Property("delete", .integer(in: 0...1_000_000), "This many items go, from the index on."),
    Property("measure", reference("views"), "Views have other sizes from now on."),
    Property("state", .name, "A card of CardParts goes to this state."),
    Property("hide", .name, "A card of CardParts is hidden."),
    Property("show", .name, "A card of CardParts is shown again."),
    Property("keyboard", .number(in: 0...1000), "The keyboard has this height from now on, points."),
    Property("slide", .integer(in: 0...1_000_000), "A carousel or a paged view goes to this item or page."),
    Property("select", .integer(in: 0...1_000_000), "The program selects this item."),
    Property("scroll_to", .integer(in: 0...1_000_000), "The program scrolls to this item."),
    Property("choose", .integer(in: 0...1000), "The user chooses this option, from 0, of a title's menu."),
  ]

  // MARK: Fingers

  private static let coordinate = number(in: ScenarioDocument.coordinates)

  /// x and y.
  private static let point = tuple(coordinate, coordinate)

  private static let sampling = [
    Property("rate", .number(in: GestureSampling.rates).standard(120), "The samples of the touch screen per second."),
    Property("seed", .integer(in: 0 ... .max), "The seed of the samples' jitter."),
    Property("jitter", .bool.standard(true), "False for a touch screen without jitter."),
  ]

  private static let velocity = Property(
    "velocity", .number(in: ScenarioDocument.velocities).standard(0),
    "Points per second; a card's is positive downward.")

  private static let release = JSONSchema.object(
    [
      Property("y", .number(in: ScenarioDocument.coordinates), "The card's top edge, points; where it is if left out."),
      velocity, Property("to", detentName, "The detent that it goes to; the rules decide if left out."),
    ])

  private static let scroll = JSONSchema.object(
    [
      Property("offset", .number(in: ScenarioDocument.offsets), "Points; where it is if left out."), velocity,
    ])

  private static let swipe = JSONSchema.object(
    [
      Property("from", point, "Where the finger comes down: x and y, points."),
      Property("to", point, "Where it lifts: x and y, points."),
      Property("duration", duration, "From the touch to the lift, 1ms to 60s."),
      Property(
        "velocity", .number(in: ScenarioDocument.velocities),
        "The velocity at the lift, along the swipe, points per second."),
    ] + sampling, required: ["from", "to", "duration", "velocity"])

  private static let path = JSONSchema.object(
    [
      Property(
        "points", .array(of: .tuple(duration, coordinate, coordinate), count: 2...10_000),
        "Instants from the touch on, each with x and y in points: [\"120ms\", 200, 310]."),
      Property("lift_after", duration, "From the last point to the lift, without samples."),
      Property(
        "end",
        .words([("ended", "The finger lifts."), ("cancelled", "The system takes the finger away.")]),
        "The end of the touch."),
      Property("pointer", .integer(in: 0...100), "The finger's number, if there are several."),
    ] + sampling, required: ["points"])

  private static let touches = array(
    of: .tuple(
      .integer(in: 0...ScenarioDocument.longestMicroseconds).described(
        "Microseconds; the first sample is at the input's instant."),
      .words(TouchPhase.allCases.map { ($0.name, phaseMeaning($0)) }),
      .integer(in: 0...2_147_483_647).described("The finger's number."),
      number(in: -1_000_000...1_000_000).described("x, points."),
      number(in: -1_000_000...1_000_000).described("y, points.")), count: 1...Gesture.sampleLimit)

  private static func phaseMeaning(_ phase: TouchPhase) -> String {
    switch phase {
    case .began: "The finger comes down."
    case .moved: "It has moved."
    case .stationary: "It is where it was."
    case .ended: "It lifts."
    case .cancelled: "The system takes it away."
    }
  }

  private static let placements = Placement.allCases.map { placement in
    let meaning =
      switch placement {
      case .card: "On the card: on its content if enough of it shows, else on its header."
      case .header: "In the middle of the card's header."
      case .content: "In the middle of the content that shows."
      case .map: "In the middle of the map that shows."
      case .absolute: "Where the points say."
      }
    return (name: placement.rawValue, meaning: meaning)
  }

  private static let taps = TapTarget.allCases.map { target in
    let meaning =
      switch target {
      case .header: "The card's title."
      case .content: "The card's content."
      case .map: "The map above the card or beside it."
      case .close: "The (x) in the header, on every card but the root."
      case .handle: "The handle at the top of the header."
      case .bar: "The bar at the top of the screen."
      }
    return (name: "\(target.name)", meaning: meaning)
  }

  private static let keys = ScenarioDocument.keyNames.map { name, key in
    let meaning =
      switch key {
      case .expand: "To the next higher detent."
      case .collapse: "To the next lower detent."
      case .back: "Back to the card below."
      case .close: "Pops the card, if command.close_key says so."
      case .escape: "VoiceOver's escape: back to the card below."
      case .nextPage: "To the next page."
      case .previousPage: "To the previous page."
      case .rowAbove: "Highlights the row above."
      case .rowBelow: "Highlights the row below."
      case .firstRow: "Highlights the first row."
      case .lastRow: "Highlights the last row."
      case .activateRow: "Selects the highlighted row."
      case .clearRow: "Removes the highlight."
      }
    return (name: name, meaning: meaning)
  }
}
