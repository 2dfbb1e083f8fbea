extension Preset {
  /// The name of the preset that a scenario has when it names none, and that a preset extends when it says nothing.
  ///
  /// Its values aren't in its file but in the code, as those that ``Settings`` have by themselves, and the keys name
  /// their sources.
  package static let standardName = "standard"

  /// Returns the certainty of a value of `standard`, which follows from its source.
  static func standardCertainty(ofSource source: String) -> Certainty {
    if source == "own" { return .own }
    if source.hasPrefix("UIKit") {
      if source.hasSuffix("folklore") || source.hasSuffix("by ListViewKit") || source.hasSuffix("ScrollMechanics") {
        return .guessed
      }
      return .measured
    }
    if source.hasSuffix("estimated") { return .guessed }
    return source == "TGCard README" ? .documented : .read
  }
}
