/// The settings under which a setting has any effect, found by trying: each setting that can switch it on or off, and
/// the values at which it is on.
///
/// The one rule is ``SettingKey/isInForce``; this puts it in words.
public struct SettingCondition: Hashable, Sendable {
  /// A setting, and those of its values under which the condition may hold.
  public struct Clause: Hashable, Sendable {
    /// The setting's name.
    public let key: String

    /// The values that will do, as they are written.
    public let values: [String]

    /// The values that were tried and won't do.
    public let others: [String]

    /// True if it takes more values than were tried.
    let isNumber: Bool
  }

  /// The ways in which the condition holds: each is a list of clauses that hold together. An empty list is always met.
  public let alternatives: [[Clause]]

  /// True if the setting is always in force.
  public var isAlways: Bool { alternatives.contains { $0.isEmpty } }

  /// The condition in words, `snap.policy is swipe, step or height`; empty if it always holds.
  public var words: String {
    if isAlways { return "" }
    return alternatives.map { $0.map { $0.words }.joined(separator: " and ") }.joined(separator: ", or ")
  }
}

extension SettingCondition.Clause {
  fileprivate var words: String {
    if others.count == 1, isNumber || values.count > 1 { return "\(key) isn't \(others[0])" }
    return "\(key) is " + SettingKey.list(values)
  }
}

extension SettingKey {
  /// The settings under which this one has any effect.
  public var condition: SettingCondition {
    var search = ConditionSearch(self)
    return search.run()
  }

  /// Values that may switch another setting on or off: all words, both flags, and the ends of a range.
  fileprivate var switchValues: [SettingValue] {
    switch kind {
    case .number(_, _, let range, _): [.number(range.lowerBound), .number(range.upperBound)]
    case .numberOrWord(_, _, let range, let words):
      [.number(range.lowerBound), .number(range.upperBound)] + words.map { .text($0.name) }
    case .flag: [.flag(false), .flag(true)]
    case .choice(let words, _, _): words.map { .text($0.name) }
    case .curve: []
    }
  }
}

/// The search for the settings that switch one on and off.
private struct ConditionSearch {
  /// A setting that matters, and all values that are tried.
  struct Switch {
    var key: SettingKey
    var values: [SettingValue]
  }

  let key: SettingKey
  var switches: [Switch] = []

  init(_ key: SettingKey) { self.key = key }

  mutating func run() -> SettingCondition {
    let standard = Settings()
    note(from: standard)
    // A key that needs two settings at once isn't found from one that is off: then a value is changed first.
    if switches.isEmpty, !key.isInForce(standard) { noteFromNeighbours(of: standard) }
    var known = 0
    while known < switches.count {
      known = switches.count
      for settings in combinations.map({ $0.settings }) { note(from: settings) }
    }
    return SettingCondition(alternatives: alternatives())
  }

  /// Adds the settings of which one value, in these settings, switches the key on or off.
  private mutating func note(from settings: Settings) {
    let isInForce = key.isInForce(settings)
    for other in SettingKey.all where !switches.contains(where: { $0.key.name == other.name }) {
      let values = other.switchValues
      if values.contains(where: { key.isInForce(settings.with(other, $0)) != isInForce }) {
        switches.append(Switch(key: other, values: values))
      }
    }
  }

  private mutating func noteFromNeighbours(of standard: Settings) {
    for other in SettingKey.all where other.numbers == nil {
      for value in other.switchValues {
        note(from: standard.with(other, value))
        if switches.isEmpty { continue }
        if !switches.contains(where: { $0.key.name == other.name }) {
          switches.append(Switch(key: other, values: other.switchValues))
        }
        return
      }
    }
  }

  /// Every combination of the values of the settings that matter, by the indices of the values.
  private var combinations: [(choice: [Int], settings: Settings)] {
    var all: [(choice: [Int], settings: Settings)] = [([], Settings())]
    for part in switches {
      all = all.flatMap { one in
        part.values.indices.map { (one.choice + [$0], one.settings.with(part.key, part.values[$0])) }
      }
    }
    return all
  }

  /// The largest sets of values, setting by setting, all of whose combinations are in force.
  private func alternatives() -> [[SettingCondition.Clause]] {
    let all = combinations
    let inForce = all.filter { key.isInForce($0.settings) }.map { $0.choice }
    var (rest, boxes): ([[Int]], [[[Int]]]) = (inForce, [])
    while let first = rest.first {
      var box = first.map { [$0] }
      for position in box.indices {
        for value in switches[position].values.indices where !box[position].contains(value) {
          var wider = box
          wider[position].append(value)
          let count = wider.reduce(1) { $0 * $1.count }
          if inForce.filter({ Self.contains(wider, $0) }).count == count { box = wider }
        }
      }
      boxes.append(box)
      rest.removeAll { Self.contains(box, $0) }
    }
    return boxes.map { box in box.indices.compactMap { clause(switches[$0], box[$0]) } }
  }

  private static func contains(_ box: [[Int]], _ choice: [Int]) -> Bool {
    zip(box, choice).allSatisfy { $0.contains($1) }
  }

  private func clause(_ part: Switch, _ chosen: [Int]) -> SettingCondition.Clause? {
    if chosen.count == part.values.count { return nil }
    func written(_ isChosen: Bool) -> [String] {
      part.values.indices.filter { chosen.contains($0) == isChosen }.map { part.values[$0].written }
    }
    return SettingCondition.Clause(
      key: part.key.name, values: written(true), others: written(false), isNumber: part.key.numbers != nil)
  }
}

extension Settings {
  fileprivate func with(_ key: SettingKey, _ value: SettingValue) -> Settings {
    var settings = self
    try? key.set(value, in: &settings)
    return settings
  }
}
