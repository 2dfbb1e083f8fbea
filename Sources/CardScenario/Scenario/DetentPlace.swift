import CardModel
import CardSettings
import CardText

/// The place of a detent in its author's words: a height, a share of the screen, or the content's own height.
///
/// It becomes the y of the card's top edge anew for each screen that a scenario goes through:
///
/// ```
/// 420                        y · H/H₁
/// "50%"                      H − 0.5 H
/// { "fraction": 0.5 }        H − bottom − 0.5 (H − top − bottom)
/// { "height": 320 }          H − bottom − 320
/// { "from_bottom": 120 }     H − 120
/// { "from_safe_top": 18 }    top + 18
/// "gone"                     H
/// "content"                  H − min(header + accessory + content + bottom view + bottom, H − top)
/// ```
///
/// H is the screen's height, H₁ that of the scenario's first screen, top and bottom are the heights of the safe areas,
/// all in points.
///
/// A share of the whole height is the percentage of gorhom/bottom-sheet and vaul; a height without the safe area is
/// that of a custom detent of `UISheetPresentationController`; a distance from the top safe area is FloatingPanel's
/// full state.
public enum DetentPlace: Hashable, Sendable {
  /// The top edge's y on the first screen, points; on another screen it keeps its share of the height.
  case y(Double)

  /// A share of the screen's height, above 0 and up to 1, from the bottom edge.
  case share(Double)

  /// A fraction of the height between the safe areas, above 0 and up to 1.
  case fraction(Double)

  /// The card's height above the bottom safe area, points.
  case height(Double)

  /// The distance of the top edge from the screen's bottom edge, points.
  case fromBottom(Double)

  /// The distance of the top edge from the top safe area, points.
  case fromSafeTop(Double)

  /// The screen's bottom edge: the card is gone, fully off screen.
  case gone

  /// As high as the card's parts and its content, up to the top safe area; it follows the content when that changes.
  case content

  /// Returns the top edge's y, points from the top of the screen.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - firstHeight: The height of the scenario's first screen, points.
  ///   - fitted: The y of a card that is as high as its content, points.
  func y(on screen: Screen, firstHeight: Double, fitted: Double) -> Double {
    switch self {
    case .y(let y): y * (screen.height / firstHeight)
    case .share(let share): screen.height - share * screen.height
    case .fraction(let fraction):
      screen.height - screen.safeBottom - fraction * (screen.height - screen.safeTop - screen.safeBottom)
    case .height(let height): screen.height - screen.safeBottom - height
    case .fromBottom(let distance): screen.height - distance
    case .fromSafeTop(let distance): screen.safeTop + distance
    case .gone: screen.height
    case .content: fitted
    }
  }
}

extension DetentPlace {
  /// True if its number is one that a scenario may state.
  var isKnown: Bool {
    switch self {
    case .y(let number), .fromBottom(let number), .fromSafeTop(let number):
      ScenarioDocument.detentPlaces.contains(number)
    case .share(let part), .fraction(let part): part > 0 && part <= 1
    case .height(let height): height > 0 && height <= ScenarioDocument.detentHeightMax
    case .gone, .content: true
    }
  }

  /// A place, and the inputs that lead to a detent there; nil: as usual.
  typealias WithReach = (place: DetentPlace, reach: DetentReach?)

  /// The ways to write a place: a number, a word, or an object, which may also say who reaches it.
  static var shapeWithReach: JSONShape<WithReach> { .either(plain.map { ($0, nil) }, object) }

  /// A number or a word.
  private static var plain: JSONShape<DetentPlace> {
    .either(JSONShape.number(in: ScenarioDocument.detentPlaces).map { .y($0) }, words)
  }

  private static let expectedWords = "a share of the screen's height such as \"50%\", \"content\" or \"gone\""

  /// `"50%"`, `"content"` or `"gone"`.
  private static var words: JSONShape<DetentPlace> {
    JSONShape(expected: expectedWords, kinds: .string) { place in
      let text = place.string ?? ""
      if text == "content" { return .content }
      if text == "gone" { return .gone }
      if text.last == "%", let percent = DecimalText.number(String(text.dropLast())), percent > 0, percent <= 100 {
        return .share(percent / 100)
      }
      let isShare = text.last == "%"
      place.mismatch(
        expected: isShare ? "a share above 0% and up to 100%" : expectedWords,
        help: isShare && text.contains(" ") ? "write it without a blank" : help(with: text))
      return nil
    }
  }

  private static func help(with text: String) -> String? {
    if let number = DecimalText.number(text) {
      if number > 0, number <= 1 { return "write \"\(percent(number))\"" }
      return "write \(text) for a y in points" + (number > 1 && number <= 100 ? ", or \"\(text)%\"" : "")
    }
    if text.contains(",") { return DecimalText.pointHelp }
    if text.hasSuffix("pt"), let y = DecimalText.number(String(text.dropLast(2))) {
      return "write \(DecimalText.shortest(y)) for a y in points"
    }
    switch text {
    // UIKit's own detents, by their names.
    case "medium": return "about \"50%\" in UIKit"
    case "large": return "about { \"fraction\": 1 } in UIKit"
    default: return NearestName.question(text, in: ["content", "gone"])
    }
  }

  /// Returns a share as a scenario has it: `45%`.
  static func percent(_ share: Double) -> String {
    // 0.07 times 100 isn't 7.
    var text = DecimalText.fixed(share * 100, decimals: 4)[...]
    while text.last == "0" { text.removeLast() }
    if text.last == "." { text.removeLast() }
    return text + "%"
  }

  /// The keys of which an object has one.
  private static var keys: [(name: String, limits: JSONShape<Double>, place: (Double) -> DetentPlace)] {
    [
      ("height", .number(above: 0, upTo: ScenarioDocument.detentHeightMax), { .height($0) }),
      ("fraction", .number(above: 0, upTo: 1), { .fraction($0) }),
      ("from_bottom", .number(in: ScenarioDocument.detentPlaces), { .fromBottom($0) }),
      ("from_safe_top", .number(in: ScenarioDocument.detentPlaces), { .fromSafeTop($0) }),
    ]
  }

  /// An object with one of the keys, or with a number or a word under `place`.
  private static var object: JSONShape<WithReach> {
    .object { reader in
      reader.explainUnknown { key, _ in KeyHints.ofPlace(key) }
      let keys = keys
      var places = keys.compactMap { key in reader.optional(key.name, as: key.limits).map(key.place) }
      if let place = reader.optional("place", as: plain) { places.append(place) }
      let isReachBroken = reader.peek("reach") != nil
      let reach = reader.optional("reach", as: .oneOf(DetentReach.allCases.map { ($0.name, $0) }))
      let written = (keys.map { $0.name } + ["place"]).filter(reader.has)
      if written.count > 1 {
        reader.errorAtOpening(
          "a detent has one place, found \(written.joined(separator: " and "))", help: "leave all but one of them out")
      } else if reader.keys.isEmpty {
        reader.errorAtOpening("an empty object names no place", help: "for example { \"height\": 320 }")
      } else if written.isEmpty, reader.keys == ["reach"] {
        reader.errorAtOpening(
          "the detent has no place", help: "for example { \"height\": 320, \"reach\": \"program\" }")
      }
      guard written.count == 1, let place = places.first, reach != nil || !isReachBroken else { return nil }
      return (place, reach)
    }
  }
}

extension DetentReach {
  /// The word in scenarios.
  var name: String {
    switch self {
    case .finger: "finger"
    case .command: "command"
    case .program: "program"
    }
  }

  /// The word's meaning, in a sentence.
  var meaning: String {
    switch self {
    case .finger: "All inputs lead there."
    case .command: "Taps, keys, VoiceOver and the program lead there, and no finger that drags the card."
    case .program: "The program alone leads there."
    }
  }
}
