import CardModel
import CardSimulation

/// A named set of rules and parameters: those of `standard`, overridden by the preset's own.
///
/// It is a JSON document, also where it comes with the library: `read(_:name:files:)` reads one, and says which keys it
/// has. Its overrides form a table, each row with its source.
public struct Preset: Hashable, Sendable {
  /// One rule that differs from `standard`.
  public struct Rule: Hashable, Sendable {
    /// The setting's key.
    public let key: String

    /// Its value, as it was written.
    public let value: SettingValue

    /// The source of the value.
    public let source: String

    /// The certainty of the source.
    public let certainty: Certainty

    init(_ key: String, _ value: SettingValue, source: String, certainty: Certainty) {
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

    /// It is the choice of the preset's author: in a preset that comes with the library, of this project.
    case own
  }

  /// The preset's name in scenarios.
  public let name: String

  /// The system whose source contains the rules, as the sources of `standard` name it; empty if there is none.
  public let system: String

  /// The preset in one sentence; empty if its text has none.
  public let summary: String

  /// The meanings of the abbreviations in the sources.
  public let references: [String]

  /// The known differences from the reproduced system and the facts not known about it, as sentences.
  public let remarks: [String]

  /// The rules that differ from `standard`, each key once.
  public let rules: [Rule]

  /// The preset's rules and parameters.
  public var settings: Settings { sharedSettings.value }

  /// They lie outside: a copy of a preset would move all of them.
  private let sharedSettings: Shared<Settings>

  init(
    name: String, system: String, summary: String, references: [String], remarks: [String], rules: [Rule],
    settings: Settings
  ) {
    (self.name, self.system, self.summary) = (name, system, summary)
    (self.references, self.remarks, self.rules) = (references, remarks, rules)
    sharedSettings = Shared(settings)
  }

  /// Returns the source of a setting's value in this preset.
  public func source(of key: SettingKey) -> String {
    rules.first { $0.key == key.name }?.source ?? key.source
  }

  /// Returns the certainty that the preset's system has a setting's value.
  ///
  /// A value that a real system's preset inherits from `standard` keeps its certainty there if Apple's code decides it,
  /// or the card's content, which has rules of its own under any preset; any other inherited value is a guess about
  /// that system.
  public func certainty(of key: SettingKey) -> Certainty {
    if let rule = rules.first(where: { $0.key == key.name }) { return rule.certainty }
    let certainty = Preset.standardCertainty(ofSource: key.source)
    if system.isEmpty { return certainty }
    let isShared = ["UIKit", "Spots", "CardParts CardPartPagedView"].contains { key.source.hasPrefix($0) }
    return isShared || key.source.hasPrefix(system) ? certainty : .guessed
  }
}

extension Settings {
  /// True if a timeline under these settings depends on the frame rate or the touch sampling rate: inputs are gathered
  /// at frames, or a rule works by the finger's steps.
  public var dependsOnRate: Bool { !rateKeys.isEmpty }

  /// The keys of the settings by which a timeline depends on those rates.
  public var rateKeys: [String] {
    let rules: [(key: String, isByRate: Bool)] = [
      ("clock.delivery", delivery == .frame), ("drag.begin", base.drag.begin != .moves),
      ("drag.edge", drag.edge != .elastic), ("handoff.rule", base.scroll.handoff != .exact),
      ("fades.follow", base.fade.source == .previousEvent),
    ]
    return rules.filter { $0.isByRate }.map { $0.key }
  }
}
