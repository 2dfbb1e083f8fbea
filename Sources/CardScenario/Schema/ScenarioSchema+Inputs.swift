import CardModel
import CardText

extension JSONSchema {
  /// An input: its instant, one key that says what it does, and that key's companions.
  static let input: JSONSchema = {
    let actions = InputKind.allCases.map { kind in
      let (value, meaning) = row(of: kind)
      return Property(kind.rawValue, value, meaning)
    }
    func kinds(with companion: InputKind.Companion) -> JSONSchema {
      .either(InputKind.allCases.filter { $0.takes(companion) }.map { .having($0.rawValue) })
    }
    return .object(
      [Property("at", duration, "The instant at which it happens.")] + actions
        + InputKind.Companion.allCases.map { companion in
          let (value, meaning) = row(of: companion)
          return Property(companion.rawValue, value, meaning)
        }, required: ["at"]
    ).matching(
      [.exactlyOne(of: InputKind.allCases.map { .having($0.rawValue) })]
        + InputKind.Companion.allCases.map { .when(.having($0.rawValue), kinds(with: $0)) }
        + InputKind.allCases.flatMap { kind in
          kind.neededCompanions.map { .when(.having(kind.rawValue), .having($0.rawValue)) }
        })
  }()

  /// The values of a key beside an input's kind, and their meaning.
  private static func row(of companion: InputKind.Companion) -> (value: JSONSchema, meaning: String) {
    switch companion {
    case .on: (.words(placements), "Where the finger comes down; only a gesture's file is moved if it is left out.")
    case .animated: (.bool.standard(true), "False for a change at once.")
    case .card: (.name, "The card whose content or detents change; the visible one if left out.")
    case .of: (.either(.integer(in: ContentText.componentIndices), .name), "The component's index, or the card's name.")
    case .index: (.integer(in: ContentText.itemCounts), "The index of the item, from 0.")
    case .responder:
      (
        .tuple(.number(in: ScenarioDocument.responders), .number(in: ScenarioDocument.responders)),
        "The y and the height of the view that has the keyboard, points."
      )
    }
  }

  /// The values of the key of an input's kind, and what it does.
  private static func row(of kind: InputKind) -> (value: JSONSchema, meaning: String) {
    switch kind {
    case .gesture: (.string, "A finger: the path of a gesture's file in CSV.")
    case .swipe: (swipe, "A finger that goes from one point to another and lifts at a velocity.")
    case .path: (path, "A finger that passes points at given instants.")
    case .touches: (touches, "Fingers, sample by sample.")
    case .release: (release, "The card is let go at a place with a velocity, as by a finger: a start in motion.")
    case .scroll: (scroll, "The content is let go at an offset with a velocity, as by a finger.")
    case .tap: (.either(.words(taps), point), "A tap on a part of the screen, or at a point.")
    case .key: (.words(keys), "A key, or a gesture of VoiceOver that stands for it.")
    case .focus:
      (.number(in: ScenarioDocument.focusOffsets), "VoiceOver's focus goes to this y in the content, points.")
    case .voiceover: (.bool, "VoiceOver goes on or off.")
    case .reduceMotion: (.bool, "The user asks for reduced motion, or no longer.")
    case .push: (.name, "The program pushes this card.")
    case .pop:
      (
        .either(.onlyTrue, .integer(in: ScenarioDocument.popCounts), .words([("root", "All cards but the root go.")])),
        "The program pops the top card, several cards, or all but the root."
      )
    case .swap: (.name, "The program puts this card in the place of the top card.")
    case .move: (detentName, "The program sends the card to this detent.")
    case .present: (.either(.onlyTrue, detentName), "The program brings in a card that is gone, at this detent.")
    case .dismiss: (.onlyTrue, "The program takes the card away, to its gone detent.")
    case .detents: (detents, "The card has these detents from now on.")
    case .page: (pageIndex, "The program turns to this page, from 0.")
    case .mapOverlays: (.bool, "The program shows the card and all over the map, or the map alone.")
    case .rotate: (.onlyTrue, "The screen makes a quarter turn.")
    case .resize:
      (.either(.words(Device.all.map { ($0.name, $0.title) }), reference("screen")), "The screen becomes another one.")
    case .bar: (.bool, "The bar comes or goes.")
    case .drop: (.integer(in: ScenarioDocument.dropCounts), "The display drops this many frames.")
    case .append: (reference("items"), "Items arrive after the last one.")
    case .prepend: (reference("items"), "Items arrive before the first one.")
    case .insert: (reference("items"), "Items arrive at the index.")
    case .update: (reference("item"), "The item at the index becomes another one.")
    case .delete: (.integer(in: ContentText.itemCounts), "This many items go, from the index on.")
    case .measure: (reference("views"), "Views have other sizes from now on.")
    case .state: (.name, "A card of CardParts goes to this state.")
    case .hide: (.name, "A card of CardParts is hidden.")
    case .show: (.name, "A card of CardParts is shown again.")
    case .keyboard: (partHeight, "The keyboard has this height from now on, points.")
    case .slide: (.integer(in: ContentText.itemCounts), "A carousel or a paged view goes to this item or page.")
    case .select: (.integer(in: ContentText.itemCounts), "The program selects this item.")
    case .scrollTo: (.integer(in: ContentText.itemCounts), "The program scrolls to this item.")
    case .choose: (.integer(in: ContentText.menuOptions), "The user chooses this option, from 0, of a title's menu.")
    }
  }

  // MARK: Fingers

  private static let coordinate = number(in: ScenarioDocument.coordinates)

  /// x and y.
  private static let point = tuple(coordinate, coordinate)

  private static let sampling = [
    Property("rate", .number(in: GestureSampling.rates).standard(120), "The samples of the touch screen per second."),
    Property("seed", .integer(in: ScenarioDocument.seeds), "The seed of the samples' jitter."),
    Property("jitter", .bool.standard(true), "False for a touch screen without jitter."),
  ]

  private static let velocity = Property(
    "velocity", .number(in: ScenarioDocument.velocities).standard(0),
    "Points per second; a card's is positive downward.")

  private static let release = JSONSchema.object(
    [
      Property(
        "y", .number(in: ScenarioDocument.coordinates),
        "The card's top edge as its controller has it (model_y_pt), points; where it is if left out."),
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
        "The velocity at the lift along the swipe's longer axis, points per second, positive down or right."),
    ] + sampling, required: ["from", "to", "duration", "velocity"])

  private static let path = JSONSchema.object(
    [
      Property(
        "points", .array(of: .tuple(duration, coordinate, coordinate), count: ScenarioDocument.pathCounts),
        "Instants from the touch on, each with x and y in points: [\"120ms\", 200, 310]."),
      Property("lift_after", duration, "From the last point to the lift, without samples."),
      Property(
        "end",
        .words([("ended", "The finger lifts."), ("cancelled", "The system takes the finger away.")]),
        "The end of the touch."),
      Property("pointer", .integer(in: ScenarioDocument.pathPointers), "The finger's number, if there are several."),
    ] + sampling, required: ["points"])

  private static let touches = array(
    of: .tuple(
      .integer(in: 0...ScenarioDocument.longestMicroseconds).described(
        "Microseconds; the first sample is at the input's instant."),
      .words(TouchPhase.allCases.map { ($0.name, phaseMeaning($0)) }),
      .integer(in: ScenarioDocument.touchPointers).described("The finger's number."),
      number(in: ScenarioDocument.touchCoordinates).described("x, points."),
      number(in: ScenarioDocument.touchCoordinates).described("y, points.")), count: 1...Gesture.sampleLimit)

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
