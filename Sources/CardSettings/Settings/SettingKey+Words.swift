import CardMath
import CardMotion

extension SettingKey {
  /// The setting's value as 64-bit words, as a page's engine takes it: a number by its bits, a flag as 1 or 0, a word
  /// by its place among those accepted, a curve as a saved state has it.
  public func words(in settings: Settings) -> [UInt64] {
    switch kind {
    case .number(let slot, _, _, _), .numberOrWord(let slot, _, _, _): return [slot.get(settings).bitPattern]
    case .flag(let slot): return [slot.get(settings) ? 1 : 0]
    case .choice(let words, let get, _):
      let name = get(settings)
      return [UInt64(words.firstIndex { $0.name == name } ?? 0)]
    case .curve(let slot):
      var (archive, curve) = (StateArchive(), slot.get(settings))
      // Only reading can throw.
      try? curve.code(with: &archive)
      return archive.words
    }
  }
}
