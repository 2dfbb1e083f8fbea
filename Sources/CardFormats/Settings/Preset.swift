/// A named set of rules and parameters.
public struct Preset: Sendable {
  /// What a scenario calls it.
  public let name: String

  /// What it is, one sentence.
  public let summary: String

  /// Its rules and parameters.
  public let settings: Settings

  /// Every preset.
  public static let all: [Preset] = [
    Preset(
      name: "standard",
      summary: "TripGo's detents, SweetCurtain's swipe resistance, springs that keep every velocity.",
      settings: Settings())
  ]

  /// The preset that a scenario has when it names none.
  public static let standard = all[0]

  /// The preset of that name.
  public static func named(_ name: String) -> Preset? {
    all.first { $0.name == name }
  }
}
