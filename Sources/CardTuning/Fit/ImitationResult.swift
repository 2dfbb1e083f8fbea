import CardScenario
import CardSettings
import CardTimeline

extension Imitation {
  /// The part of a recording that settings explain.
  public enum Verdict: String, Hashable, Sendable, CaseIterable {
    /// All of it: it holds within the tolerance.
    case holds
    /// All but noise, which is small beside the recording's travel and has no pattern.
    case noise
    /// All but a small part of its travel, which has a pattern: the scenario moves nearly as it does.
    case partly
    /// Nothing worth a scenario.
    case nothing

    /// True if nothing but noise is left to explain.
    public var isExplained: Bool { self == .holds || self == .noise }
  }
}

extension Imitation.Verdict {
  /// The largest distance of what explains a recording without holding, as a share of its travel.
  private static let goodShare = 0.05

  /// The verdict about a scenario.
  ///
  /// - Parameters:
  ///   - end: Its distance from the recording.
  ///   - after: The recording, held against it.
  init(_ end: ImitationTrials.Trial, _ after: RecordingComparison, of recording: Recording) {
    let places = recording.samples.map(\.position)
    let travel = (places.max() ?? 0) - (places.min() ?? 0)
    if after.holds {
      self = .holds
    } else if end.distance > Self.goodShare * travel {
      self = .nothing
    } else {
      self = end.isNoise ? .noise : .partly
    }
  }
}

/// The result of a search from one preset.
struct ImitationResult {
  /// The scenario under the preset, and with the settings that were found.
  let start: ImitationTrials.Trial, end: ImitationTrials.Trial

  /// The part of the recording that they explain.
  let verdict: Imitation.Verdict

  init(
    _ start: ImitationTrials.Trial, _ end: ImitationTrials.Trial, _ after: RecordingComparison, of recording: Recording
  ) {
    (self.start, self.end) = (start, end)
    verdict = Imitation.Verdict(end, after, of: recording)
  }

  /// The number of settings that differ.
  var changeCount: Int {
    Imitation.keys.compactMap { SettingKey.named($0) }
      .count { $0.value(in: start.document.settings) != $0.value(in: end.document.settings) }
  }

  /// True if it explains the recording with one setting or none: nothing is simpler.
  var isSimplest: Bool { verdict.isExplained && changeCount <= 1 }

  /// True if it explains more than another result, as much with fewer settings, or as much with as many and comes
  /// nearer or is the scenario's own preset; nil: there is no other.
  func isBetter(than other: ImitationResult?, isOwn: Bool) -> Bool {
    guard let other else { return true }
    if other.verdict.isExplained {
      guard verdict.isExplained, changeCount == other.changeCount else {
        return verdict.isExplained && changeCount < other.changeCount
      }
      return isOwn
        ? !Imitation.isBetter(other.end.distance, than: end.distance)
        : Imitation.isBetter(end.distance, than: other.end.distance)
    }
    return verdict.isExplained || Imitation.isBetter(end.distance, than: other.end.distance)
  }
}
