import CardScenario
import CardSettings
import CardText

/// The values of a key: a list that a sweep visits, or an interval in which a search may choose.
///
/// ```
/// axis   = key "=" values
/// values = low ":" high [ ":" step ]  |  value *( "," value )
/// ```
/// A comma within parentheses, such as a curve's, belongs to the value. A number may have a unit of its key, as in a
/// scenario; of a range either all numbers have one, or none has.
public struct Axis: Hashable, Sendable {
  /// The key.
  public let key: TuningKey

  /// The key's values.
  public let values: Values

  /// The values of a key.
  public enum Values: Hashable, Sendable {
    /// Evenly spaced numbers.
    case range(NumberRange)

    /// Any number from `low` to `high`.
    case span(low: Double, high: Double)

    /// One of these values.
    case list([SettingValue])
  }

  /// An error in the text of an axis.
  public struct Flaw: MessageError, Hashable, Sendable {
    /// The text found and the expected one.
    public var message: String

    /// The likely fix; nil if there is none.
    public var help: String?
  }

  /// Creates an axis.
  public init(_ key: TuningKey, _ values: Values) {
    self.key = key
    self.values = values
  }

  /// Reads an axis: `settle.response=0.25:0.55:0.05`, `touch.estimator=lsq2,impulse`.
  ///
  /// - Throws: `Flaw` if the text is no axis, or the key doesn't accept a value.
  public init(_ text: String) throws(Flaw) {
    guard let equals = text.firstIndex(of: "="), equals != text.startIndex else {
      throw Flaw(message: "an axis is key=low:high:step or key=a,b,c, found \(SafeText.quoted(text))", help: nil)
    }
    let name = String(text[..<equals])
    guard let key = TuningKey.named(name) else {
      throw Flaw(
        message: "there is no key \(SafeText.quoted(name))",
        help: NearestName.question(name, in: TuningKey.allNames) ?? "'cardsim show --keys' lists them")
    }
    self.key = key
    values = try Axis.values(of: key, in: String(text[text.index(after: equals)...]))
    try check()
  }

  private static func values(of key: TuningKey, in text: String) throws(Flaw) -> Values {
    guard text.contains(":") else {
      let parts = Axis.parts(of: text)
      if parts.contains("") { throw Flaw(message: "\(key.name): a value is missing in \(SafeText.quoted(text))") }
      var list: [SettingValue] = []
      for part in parts { list.append(try plain(SettingValue(argument: part), of: key)) }
      return .list(list)
    }
    guard key.range != nil else {
      throw Flaw(message: "\(key.name) takes \(key.accepted), and no numbers", help: "list its values: a,b,c")
    }
    let bounds = try withoutUnits(text.split(separator: ":", omittingEmptySubsequences: false).map(String.init), key)
    let range: NumberRange
    do throws(NumberRange.Flaw) {
      if bounds.count == 2 {
        let whole = try NumberRange(bounds.joined(separator: ":") + ":1", limit: .max)
        return .span(low: whole.low, high: whole.high)
      }
      range = try NumberRange(bounds.joined(separator: ":"))
    } catch {
      throw Flaw(message: "\(key.name): \(error.message(found: text))", help: error.help(found: text))
    }
    if range.count == 1, DecimalText.number(bounds[0]) != DecimalText.number(bounds[1]) {
      throw Flaw(
        message: "\(key.name): the step \(bounds[2]) is wider than the range, so that one value is left",
        help: "the third number is the step, and not the number of values")
    }
    return .range(range)
  }

  /// Returns a value in the key's own unit.
  private static func plain(_ value: SettingValue, of key: TuningKey) throws(Flaw) -> SettingValue {
    do throws(SettingError) {
      return try key.plain(value)
    } catch {
      throw Flaw(message: error.message, help: error.help)
    }
  }

  /// Returns the numbers of a range in the key's own unit, if they have units.
  private static func withoutUnits(_ bounds: [String], _ key: TuningKey) throws(Flaw) -> [String] {
    var (plainBounds, unitCount) = (bounds, 0)
    for (index, bound) in bounds.enumerated() {
      guard let quantity = UnitText(bound), !quantity.unit.isEmpty,
        case .number(let number) = try plain(.text(bound), of: key)
      else { continue }
      unitCount += 1
      plainBounds[index] = DecimalText.shortest(number)
    }
    if unitCount > 0, unitCount < bounds.count {
      throw Flaw(
        message: "\(key.name): some numbers of \(SafeText.quoted(bounds.joined(separator: ":"))) have a unit",
        help: "write it after each of them, such as 250ms:550ms:50ms")
    }
    return plainBounds
  }

  /// Returns the parts between the commas outside parentheses.
  private static func parts(of text: String) -> [String] {
    var (parts, depth) = ([""], 0)
    for character in text {
      if character == ",", depth == 0 {
        parts.append("")
        continue
      }
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      parts[parts.count - 1].append(character)
    }
    return parts
  }

  /// Checks that the key accepts each of the values.
  private func check() throws(Flaw) {
    let wanted: [SettingValue]
    switch values {
    case .range(let range):
      if key.isWhole, range.low != range.low.rounded() || range.step != range.step.rounded() {
        throw Flaw(message: "\(key.name) takes \(key.accepted)", help: "begin at a whole number and take whole steps")
      }
      wanted = [.number(range.low), .number(range[range.count - 1])]
    case .span(let low, let high): wanted = [.number(low), .number(high)]
    case .list(let list): wanted = list
    }
    var document = ScenarioDocument(source: SourceText(name: "", text: ""), name: "")
    for value in wanted {
      do throws(SettingError) {
        try key.set(value, in: &document)
      } catch {
        throw Flaw(message: error.message, help: error.help)
      }
    }
  }

  /// The number of values; nil for any number of an interval.
  public var count: Int? {
    switch values {
    case .range(let range): range.count
    case .span: nil
    case .list(let list): list.count
    }
  }

  /// Returns the value at an index from 0 to `count` − 1. The axis must not be an interval.
  public func value(at index: Int) -> SettingValue {
    switch values {
    case .range(let range): .number(range[index])
    case .list(let list): list[index]
    case .span: preconditionFailure("\(key.name) has no value \(index): it may be anything in between")
    }
  }

  /// Returns the value at a share of the axis, 0 ≤ share ≤ 1: a number of the interval, or the one of `count` values in
  /// whose equal part of the axis the share lies.
  public func value(at share: Double) -> SettingValue {
    precondition(share >= 0 && share <= 1, "\(share) of an axis is nowhere on it")
    switch values {
    case .span(let low, let high):
      let number = low + (high - low) * share
      let grain = key.isWhole ? 1 : Axis.grain(of: high - low)
      return .number(min(max(Axis.rounded(number, to: grain), low), high) + 0)
    case .range, .list:
      let count = count ?? 1
      return value(at: min(count - 1, Int(share * Double(count))))
    }
  }

  /// Returns the largest power of ten that is at most a thousandth of a width: no one types finer numbers.
  static func grain(of width: Double) -> Double {
    guard width > 0 else { return 1 }
    var exponent = 0
    var power = 1.0
    while power > width / 1000, exponent < 15 {
      exponent += 1
      power /= 10
    }
    while power * 10 <= width / 1000 { power *= 10 }
    return power
  }

  /// Returns the nearest multiple of a power of ten, in the decimal that is written, without summation error.
  static func rounded(_ number: Double, to grain: Double) -> Double {
    if grain >= 1 { return (number / grain).rounded() * grain }
    let inverse = (1 / grain).rounded()
    return (number * inverse).rounded() / inverse
  }

  /// True if a value is one of the axis: a number of the interval, or one of its values.
  public func contains(_ value: SettingValue) -> Bool {
    switch values {
    case .span(let low, let high):
      guard case .number(let number) = value else { return false }
      return number >= low && number <= high
    case .range(let range):
      guard case .number(let number) = value, number >= range.low, number <= range.high else { return false }
      return range[min(range.count - 1, Int(((number - range.low) / range.step).rounded()))] == number
    case .list(let list): return list.contains(value)
    }
  }

  /// True if the axis has one value only.
  public var isOneValue: Bool {
    switch values {
    case .span(let low, let high): low == high
    case .range(let range): range.count == 1
    case .list(let list): list.allSatisfy { $0 == list[0] }
    }
  }

  /// The interval from the lowest to the highest number; the axis itself if its values are a list.
  public var continuous: Axis {
    guard case .range(let range) = values else { return self }
    return Axis(key, .span(low: range.low, high: range[range.count - 1]))
  }
}

extension Axis {
  /// Returns the position of a value on the axis, from 0 to 1; on an axis with discrete values the middle of the
  /// value's part. A value that isn't on the axis is placed at the nearer end or in the middle.
  public func share(of value: SettingValue) -> Double {
    switch values {
    case .span(let low, let high):
      guard case .number(let number) = value, high > low else { return 0.5 }
      return min(1, max(0, (number - low) / (high - low)))
    case .range(let range):
      guard case .number(let number) = value else { return 0.5 }
      let index = min(Double(range.count - 1), max(0, ((number - range.low) / range.step).rounded()))
      return (index + 0.5) / Double(range.count)
    case .list(let list):
      return list.firstIndex(of: value).map { (Double($0) + 0.5) / Double(list.count) } ?? 0.5
    }
  }
}
