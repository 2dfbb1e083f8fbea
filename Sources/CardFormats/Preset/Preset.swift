import CardModel
import CardSimulation

/// A named set of rules and parameters: those of `standard`, with its own on top.
///
/// It is a value and no code: what it changes stands in a table, each row with the source that says so.
public struct Preset: Sendable {
  /// One rule that differs from `standard`.
  public struct Rule: Hashable, Sendable {
    /// The setting's key.
    public let key: String

    /// Its value, as `--set` takes it.
    public let value: String

    /// Where that is known from.
    public let source: String

    init(_ key: String, _ value: String, _ source: String) {
      self.key = key
      self.value = value
      self.source = source
    }
  }

  /// What a scenario calls it.
  public let name: String

  /// What it is, one sentence.
  public let summary: String

  /// What its sources stand for.
  public let references: [String]

  /// What it does otherwise than the system that it reproduces, or can't know; sentences.
  public let remarks: [String]

  /// What differs from `standard`.
  public let rules: [Rule]

  init(
    name: String, summary: String, references: [String] = [], remarks: [String] = [], rules: [Rule] = []
  ) {
    self.name = name
    self.summary = summary
    self.references = references
    self.remarks = remarks
    self.rules = rules
  }

  /// Its rules and parameters.
  public var settings: Settings {
    var settings = Settings()
    for rule in rules {
      guard let key = SettingKey.named(rule.key) else { preconditionFailure("\(name): no key is called \(rule.key)") }
      do throws(SettingError) {
        try key.set(SettingValue(argument: rule.value), in: &settings)
      } catch {
        preconditionFailure("\(name): \(error.message)")
      }
    }
    return settings
  }

  /// Where a setting's value in this preset is known from.
  public func source(of key: SettingKey) -> String {
    rules.last { $0.key == key.name }?.source ?? Preset.standardSource(of: key.name)
  }

  /// Every preset.
  public static let all: [Preset] = [
    standard, tgcardReadme, tgcard251, tgcard2018, sweetcurtain025, sweetcurtain09, cardpartsSheet,
  ]

  /// The preset of that name.
  public static func named(_ name: String) -> Preset? {
    all.first { $0.name == name }
  }
}

extension Settings {
  /// Whether a timeline under these settings depends on how often frames are shown or fingers are sampled: inputs are
  /// gathered at frames, or a rule goes by the finger's steps.
  public var dependsOnRate: Bool {
    delivery == .frame || drag.edge != .elastic || scroll.handoff != .exact || fade.source == .previousEvent
  }
}
