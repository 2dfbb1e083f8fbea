import CardSettings

extension SettingKey {
  /// A value that the setting takes and that isn't its default.
  public var otherValue: SettingValue {
    switch kind {
    case .number(_, _, let range, let isWhole):
      let middle = isWhole ? 7 : range.lowerBound + (range.upperBound - range.lowerBound) * 0.375
      return .number(middle)
    case .numberOrWord(_, _, let range, _): return .number(range.upperBound)
    case .flag: return .flag(value(in: Settings()) != "true")
    case .choice(let words, _, _): return .text(words.last { $0.name != value(in: Settings()) }!.name)
    case .curve: return .text("cubic-bezier(0.25, 0.5, 0.75, 1)")
    }
  }
}
