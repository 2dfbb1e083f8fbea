import CardMotion

/// What somebody wants a setting to be, as it was written.
public enum SettingValue: Hashable, Sendable {
  case number(Double)
  case flag(Bool)
  case text(String)

  /// Reads what follows the `=` of `--set key=value`.
  public init(argument text: String) {
    if text == "true" || text == "false" {
      self = .flag(text == "true")
    } else if let number = DecimalText.number(text) {
      self = .number(number)
    } else {
      self = .text(text)
    }
  }

  /// How an error quotes it.
  var found: String {
    switch self {
    case .number(let number):
      var buffer = ByteBuffer(capacity: 32)
      buffer.append(shortest: number)
      return buffer.text
    case .flag(let flag): return flag ? "true" : "false"
    case .text(let text): return "\"\(text)\""
    }
  }
}

/// Why a setting can't be what somebody wants.
public struct SettingError: Error, Hashable, Sendable {
  /// What was found and what would do.
  public var message: String

  /// The likely fix, if there is one.
  public var help: String?
}

extension SettingKey {
  /// Sets it, or says why it can't be that.
  public func set(_ value: SettingValue, in settings: inout Settings) throws(SettingError) {
    switch (kind, value) {
    case (.number(let path, _, let range, let isWhole), .number(let number))
    where range.contains(number) && (!isWhole || number == number.rounded()):
      settings[keyPath: path] = number
    case (.numberOrWord(let path, _, let range, _), .number(let number)) where range.contains(number):
      settings[keyPath: path] = number
    case (.numberOrWord(let path, _, _, let words), .text(let text)):
      guard let word = words.first(where: { $0.name == text }) else { throw error(value, near: words.map(\.name)) }
      settings[keyPath: path] = word.value
    case (.flag(let path), .flag(let flag)):
      settings[keyPath: path] = flag
    case (.choice(let words, _, let set), .text(let text)):
      guard let index = words.firstIndex(of: text) else { throw error(value, near: words) }
      set(&settings, index)
    case (.curve(let path), .text(let text)):
      do {
        settings[keyPath: path] = try CurveText.parse(text)
      } catch {
        throw SettingError(message: "\(name): \(error.message)", help: error.help)
      }
    case (.number, _), (.numberOrWord, _), (.flag, _), (.choice, _), (.curve, _):
      throw error(value, near: [])
    }
  }

  private func error(_ value: SettingValue, near words: [String]) -> SettingError {
    let unit = unit.isEmpty ? "" : " (\(unit))"
    var help: String?
    if case .text(let text) = value, let nearest = NearestName.find(text, in: words) {
      help = "did you mean \"\(nearest)\"?"
    }
    return SettingError(message: "\(name) takes \(accepted)\(unit), found \(value.found)", help: help)
  }
}
