import CardModel
import CardSimulation

/// A named set of rules and parameters: those of `standard`, overridden by the preset's own.
///
/// It is a value without code: its overrides form a table, each row with its source.
public struct Preset: Sendable {
  /// One rule that differs from `standard`.
  public struct Rule: Hashable, Sendable {
    /// The setting's key.
    public let key: String

    /// Its value, as `--set` takes it.
    public let value: String

    /// The source of the value.
    public let source: String

    /// The certainty of the source.
    public let certainty: Certainty

    init(_ key: String, _ value: String, _ source: String, _ certainty: Certainty = .read) {
      self.key = key
      self.value = value
      self.source = source
      self.certainty = certainty
    }
  }

  /// The certainty that a system has a rule.
  public enum Certainty: String, Hashable, Sendable, CaseIterable {
    /// It was read in the system's source.
    case read

    /// Its maker's documentation says so.
    case documented

    /// Measured on a device, or read out of a running program, by a third party.
    case measured

    /// It was inferred, or is said without a source.
    case guessed

    /// It is this project's choice.
    case own
  }

  /// The preset's name in scenarios.
  public let name: String

  /// The system whose source contains the rules, as the sources of `standard` name it; empty if there is none.
  public let system: String

  /// The preset in one sentence.
  public let summary: String

  /// The meanings of the abbreviations in the sources.
  public let references: [String]

  /// The known differences from the reproduced system and the facts not known about it, as sentences.
  public let remarks: [String]

  /// The rules that differ from `standard`.
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

  /// The preset's rules and parameters.
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

  /// Returns the source of a setting's value in this preset.
  public func source(of key: SettingKey) -> String {
    rules.last { $0.key == key.name }?.source ?? key.source
  }

  /// Returns the certainty that the preset's system has a setting's value.
  ///
  /// A value that a real system's preset inherits from `standard` keeps its certainty there if Apple's code decides it,
  /// or the card's content, which has rules of its own under any preset; any other inherited value is a guess about
  /// that system.
  public func certainty(of key: SettingKey) -> Certainty {
    if let rule = rules.last(where: { $0.key == key.name }) { return rule.certainty }
    let certainty = Preset.standardCertainty(ofSource: key.source)
    if system.isEmpty { return certainty }
    let isShared = ["UIKit", "Spots", "CardParts CardPartPagedView"].contains { key.source.hasPrefix($0) }
    return isShared || key.source.hasPrefix(system) ? certainty : .guessed
  }

  /// Every preset.
  public static let all: [Preset] = [
    standard, tgcardReadme, tgcard251, tgcard2018, sweetcurtain025, sweetcurtain09, cardpartsSheet,
  ]

  /// Returns the preset of that name; nil if there is none.
  public static func named(_ name: String) -> Preset? {
    all.first { $0.name == name }
  }
}

extension Settings {
  /// True if a timeline under these settings depends on the frame rate or the touch sampling rate: inputs are gathered
  /// at frames, or a rule works by the finger's steps.
  public var dependsOnRate: Bool {
    delivery == .frame || drag.edge != .elastic || base.scroll.handoff != .exact
      || base.fade.source == .previousEvent || base.drag.begin != .moves
  }
}
