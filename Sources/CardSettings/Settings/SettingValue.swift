import CardDialects
import CardMotion
import CardText

/// A requested value of a setting, as it was written.
public enum SettingValue: Hashable, Sendable {
  case number(Double)
  case flag(Bool)
  case text(String)

  /// Reads what follows the `=` of `--set key=value`. A number may begin as people type it: `.5`, `+3`, `.35s`.
  public init(argument typed: String) {
    let text = SettingValue.inFiles(typed)
    if text == "true" || text == "false" {
      self = .flag(text == "true")
    } else if let number = DecimalText.number(text) {
      self = .number(number)
    } else {
      self = .text(text)
    }
  }

  /// Returns a text that begins with a number in CSS notation with that number in the notation of files: `.5` as `0.5`,
  /// `+3` as `3`.
  private static func inFiles(_ text: String) -> String {
    guard CSSNumber.end(in: Array(text.utf8), from: 0) > 0 else { return text }
    let sign = text.prefix { $0 == "+" || $0 == "-" }
    let number = text.dropFirst(sign.count)
    return (sign == "-" ? "-" : "") + (number.first == "." ? "0" : "") + number
  }

  /// The value as an error message quotes it.
  package var found: String {
    switch self {
    case .number(let number):
      // Code can ask for what no text says.
      guard number.isFinite else { return number.isNaN ? "nan" : number < 0 ? "-infinity" : "infinity" }
      var buffer = ByteBuffer(capacity: 32)
      buffer.append(shortest: number)
      return buffer.text
    case .flag(let flag): return flag ? "true" : "false"
    case .text(let text): return "\"\(text)\""
    }
  }

  /// The value as `--set` takes it.
  package var written: String {
    if case .text(let text) = self { text } else { found }
  }
}

/// The reason for which a setting can't take a requested value.
public struct SettingError: MessageError, Hashable, Sendable {
  /// The value found and the accepted values.
  public var message: String

  /// The likely fix; nil if there is none.
  public var help: String?

  /// Creates the error.
  package init(message: String, help: String? = nil) {
    self.message = message
    self.help = help
  }
}

extension SettingKey {
  /// Sets this key to a value.
  ///
  /// A number may be a text with a unit, `350ms` or `0.35 s`: see ``units``.
  ///
  /// - Throws: `SettingError` if the key doesn't accept the value.
  public func set(_ value: SettingValue, in settings: inout Settings) throws(SettingError) {
    switch (kind, try plain(value)) {
    case (.number(let slot, _, let range, let isWhole), .number(let number))
    where range.contains(number) && (!isWhole || number == number.rounded()):
      slot.set(&settings, number)
    case (.numberOrWord(let slot, _, let range, _), .number(let number)) where range.contains(number):
      slot.set(&settings, number)
    case (.numberOrWord(let slot, _, _, let words), .text(let text)):
      guard let word = words.first(where: { $0.name == text }) else { throw error(value, near: words.map { $0.name }) }
      slot.set(&settings, word.value)
    case (.flag(let slot), .flag(let flag)):
      slot.set(&settings, flag)
    case (.choice(let words, _, let set), .text(let text)):
      guard let index = words.firstIndex(where: { $0.name == text }) else {
        throw error(value, near: words.map { $0.name })
      }
      set(&settings, index)
    case (.curve(let slot), .text(let text)):
      let curve: TimingCurve
      do throws(NotationFlaw) {
        curve = try CurveText.read(SourceText(name: name, text: text))
      } catch {
        throw SettingError(message: "\(name): \(error.message)", help: error.help)
      }
      slot.set(&settings, try bounded(curve))
    case (.number, _), (.numberOrWord, _), (.flag, _), (.choice, _), (.curve, _):
      throw error(value, near: [])
    }
  }

  /// Returns a curve whose outputs are within ``MotionSettings/curveOutputs``.
  ///
  /// - Throws: `SettingError` if an output is outside.
  package func bounded(_ curve: TimingCurve) throws(SettingError) -> TimingCurve {
    let range = MotionSettings.curveOutputs
    guard let output = [curve.peak, curve.trough].first(where: { !range.contains($0) }) else { return curve }
    let (low, high) = (DecimalText.shortest(range.lowerBound), DecimalText.shortest(range.upperBound))
    let found = DecimalText.shortest(output)
    throw SettingError(
      message: "\(name) takes a curve with outputs from \(low) to \(high), found one that reaches \(found)",
      help: "a curve goes beyond either end by the whole distance at most; make its overshoot smaller")
  }

  private func error(_ value: SettingValue, near words: [String]) -> SettingError {
    let unit = unit.isEmpty ? "" : " (\(unit))"
    var (help, number): (String?, Double?)
    switch value {
    case .text(let text):
      number = DecimalText.number(text)
      if let nearest = NearestName.find(text, in: words) {
        help = "did you mean \"\(nearest)\"?"
      } else if let number, numbers?.contains(number) == true {
        help = "write \(text), without quotation marks"
      }
    case .number(let found): number = found
    case .flag: break
    }
    if help == nil, let number, let numbers, !numbers.contains(number), self.unit == "s",
      numbers.contains(number / 1000)
    {
      help = "did you mean \"\(DecimalText.shortest(number))ms\", which is \(DecimalText.shortest(number / 1000))?"
    }
    return SettingError(message: "\(name) takes \(accepted)\(unit), found \(value.found)", help: help)
  }
}
