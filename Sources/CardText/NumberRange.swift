/// Evenly spaced numbers in the notation `0.2:0.5:0.05`: from the first to the second in steps of the third.
///
/// ```
/// value(i) = low + i · step      count = ⌊(high − low)/step + 10⁻⁹⌋ + 1
/// ```
///
/// Numbers of up to nine decimals are added as whole multiples of the last decimal, so that 0.7:0.95:0.05 contains 0.9
/// and not 0.8999999999999999. No value is above `high`.
public struct NumberRange: Hashable, Sendable {
  /// The first value.
  public let low: Double

  /// The upper bound; no value is above it.
  public let high: Double

  /// The difference of consecutive values, > 0.
  public let step: Double

  /// The number of values, ≥ 1.
  public let count: Int

  /// The power of ten that makes both `low` and `step` whole numbers; 0 if there is none (see `scale(of:_:count:)`).
  private let scale: Double

  /// The default limit on the number of values.
  public static let limit = 1_000_000

  /// The reason why numbers or text aren't a range.
  public enum Flaw: Error, Hashable, Sendable {
    /// Not three parts.
    case shape
    /// A part that isn't a finite number.
    case noNumber(String)
    /// The first is above the second.
    case reversed
    /// A step that isn't above 0.
    case step
    /// More values than `limit`, the most allowed.
    case tooMany(limit: Int)
  }

  /// Creates a range.
  ///
  /// - Parameters:
  ///   - low: The first value, finite.
  ///   - high: The upper bound, finite.
  ///   - step: The difference of consecutive values, above 0, finite.
  ///   - limit: The most values that the range may have.
  public init(low: Double, high: Double, step: Double, limit: Int = NumberRange.limit) throws(Flaw) {
    for number in [low, high, step] where !number.isFinite { throw .noNumber("\(number)") }
    guard low <= high else { throw .reversed }
    guard step > 0 else { throw .step }
    let steps = ((high - low) / step + 1e-9).rounded(.down)
    guard steps < Double(limit) else { throw .tooMany(limit: limit) }
    (self.low, self.high, self.step, count) = (low + 0, high + 0, step, Int(steps) + 1)
    scale = NumberRange.scale(of: low, step, count: count)
  }

  /// Reads a range from `text`: `low:high:step`.
  public init(_ text: String, limit: Int = NumberRange.limit) throws(Flaw) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 3 else { throw .shape }
    var numbers: [Double] = []
    for part in parts {
      guard let number = CSSNumber.read(part), number.isFinite else { throw .noNumber(part) }
      numbers.append(number)
    }
    try self.init(low: numbers[0], high: numbers[1], step: numbers[2], limit: limit)
  }

  /// The value at an index from 0 to `count` − 1.
  public subscript(index: Int) -> Double {
    precondition(index >= 0 && index < count, "there is no value \(index) of \(count)")
    let value = ((low * scale).rounded() + Double(index) * (step * scale).rounded()) / scale
    return min(scale == 0 ? low + Double(index) * step : value, high)
  }

  /// The least power of ten, 10⁰…10⁹, that makes both numbers whole, as long as a Double counts all values exactly; 0
  /// if there is none.
  private static func scale(of low: Double, _ step: Double, count: Int) -> Double {
    var scale = 1.0
    for _ in 0...9 {
      let (whole, wholeStep) = ((low * scale).rounded(), (step * scale).rounded())
      guard whole.magnitude + wholeStep * Double(count) < 0x1p53 else { return 0 }
      if whole / scale == low, wholeStep / scale == step { return scale }
      scale *= 10
    }
    return 0
  }

  /// All values, in order.
  public var values: [Double] { (0..<count).map { self[$0] } }
}

extension NumberRange.Flaw {
  /// The message for `text`.
  public func message(found text: String) -> String {
    switch self {
    case .shape: "expected low:high:step, found \(SafeText.quoted(text))"
    case .noNumber(let part): "\(SafeText.quoted(part)) in \(SafeText.quoted(text)) isn't a number"
    case .reversed: "\(SafeText.quoted(text)) goes from the larger number to the smaller one"
    case .step: "the step of \(SafeText.quoted(text)) must be above 0"
    case .tooMany(let limit): "\(SafeText.quoted(text)) has more than \(limit) values"
    }
  }

  /// A suggested fix for `text`.
  public func help(found text: String) -> String {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    switch self {
    case .shape where parts.count == 2: return "add the distance from one value to the next: \"\(text):1\""
    case .shape, .noNumber: return "write three numbers, such as \"0.2:0.5:0.05\""
    case .reversed where parts.count == 3: return "write \"\(parts[1]):\(parts[0]):\(parts[2])\""
    case .reversed: return "write the smaller number first"
    case .step: return "write the distance from one value to the next, such as 0.05"
    case .tooMany: return "take a larger step"
    }
  }
}
