import CardModel
import CardText

/// The rule for those that would take a card away, to its gone detent. The program always may.
///
/// | value | UIKit | Android |
/// | --- | --- | --- |
/// | `allowed` | a sheet as it is | a bottom sheet with `isHideable` |
/// | `refused` | | a bottom sheet without it |
/// | `asks` | `isModalInPresentation` and `presentationControllerDidAttemptToDismiss` | `confirmValueChange` |
public enum Dismissal: String, Hashable, Sendable, CaseIterable {
  /// Fingers, commands and the program.
  case allowed

  /// The program only.
  case refused

  /// The program only; when a finger or a command would have, the app is told, and may ask.
  case asks

  /// The word's meaning, in a sentence.
  var meaning: String {
    switch self {
    case .allowed: "A finger, a command and the program take the card away."
    case .refused: "The program alone takes the card away."
    case .asks: "The program alone takes the card away; it is told if a finger or a command would have."
    }
  }

  /// The inputs that lead to the card's gone detent.
  var reach: DetentReach {
    switch self {
    case .allowed: .finger
    case .refused, .asks: .program
    }
  }
}

extension ScenarioDocument.CardText {
  /// Reads who may take the card away, once its detents are read.
  mutating func readDismissal(_ reader: ObjectReader) {
    guard reader.has("dismissal"), let place = reader.find("dismissal") else { return }
    dismissal = JSONShape<Dismissal>.oneOf(Dismissal.allCases.map { ($0.rawValue, $0) }).value(at: place)
    // The detents' own mistakes are reported already.
    if detents == nil, reader.has("detents") { return }
    if detents?.contains(where: { $0.place == .gone }) != true {
      place.error(
        "the card has no detent where it is gone", help: "add one to its \"detents\": { \"hidden\": \"gone\" }")
    }
  }

  /// Returns the inputs that lead to one of the card's detents.
  func reach(of detent: ScenarioDocument.DetentText) -> DetentReach {
    guard detent.place == .gone else { return detent.reach ?? .finger }
    return dismissal?.reach ?? detent.reach ?? .command
  }
}
