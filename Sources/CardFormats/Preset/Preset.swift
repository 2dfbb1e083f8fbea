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

    /// How sure that is.
    public let certainty: Certainty

    init(_ key: String, _ value: String, _ source: String, _ certainty: Certainty = .read) {
      self.key = key
      self.value = value
      self.source = source
      self.certainty = certainty
    }
  }

  /// How sure it is that a system has a rule.
  public enum Certainty: String, Hashable, Sendable, CaseIterable {
    /// It was read in the system's source.
    case read

    /// Its maker's documentation says so.
    case documented

    /// Somebody measured it on a device, or read it out of a running program.
    case measured

    /// It was inferred, or is said without a source.
    case guessed

    /// It is this project's choice.
    case own
  }

  /// What a scenario calls it.
  public let name: String

  /// The system whose source its rules were read in, as the sources of `standard` name it; empty: none.
  public let system: String

  /// What it is, one sentence.
  public let summary: String

  /// What its sources stand for.
  public let references: [String]

  /// What it does otherwise than the system that it reproduces, or can't know; sentences.
  public let remarks: [String]

  /// What differs from `standard`.
  public let rules: [Rule]

  init(
    name: String, system: String = "", summary: String, references: [String] = [], remarks: [String] = [],
    rules: [Rule] = []
  ) {
    self.name = name
    self.system = system
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

  /// How sure it is that the preset's system has a setting's value.
  ///
  /// What a real system's preset takes over from `standard` is as sure as there where Apple's code decides it, or the
  /// card's content, which has rules of its own under any preset; else it is a guess about that system.
  public func certainty(of key: SettingKey) -> Certainty {
    if let rule = rules.last(where: { $0.key == key.name }) { return rule.certainty }
    let source = Preset.standardSource(of: key.name)
    let certainty = Preset.standardCertainty(ofSource: source)
    if system.isEmpty { return certainty }
    let isShared = ["UIKit", "Spots", "CardParts CardPartPagedView"].contains { source.hasPrefix($0) }
    return isShared || source.hasPrefix(system) ? certainty : .guessed
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
      || drag.begin != .moves
  }
}
