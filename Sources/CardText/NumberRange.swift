/// Evenly spaced numbers, as a person writes them: `0.2:0.5:0.05`, from the first to the second in steps of the third.
///
/// ```
/// value(i) = low + i · step      count = ⌊(high − low)/step + 10⁻⁹⌋ + 1
/// ```
/// Numbers of up to nine decimals are added as whole multiples of the last of them, so that 0.7:0.95:0.05 holds 0.9 and
/// not 0.8999999999999999. The last value never lies beyond `high`.
public struct NumberRange: Hashable, Sendable {
  /// The first value.
  public let low: Double

  /// The bound that no value is above.
  public let high: Double

  /// From a value to the next, > 0.
  public let step: Double

  /// How many values there are, ≥ 1.
  public let count: Int

  /// The power of ten of which `low` and `step` are whole multiples once they are multiplied by it.
  private let scale: Double

  /// The most values that a range has unless somebody allows more.
  public static let limit = 1_000_000

  /// What keeps numbers or text from being a range.
  public enum Flaw: Error, Hashable, Sendable {
    /// Not three parts.
    case shape
    /// A part that isn't a finite number.
    case noNumber(String)
    /// The first is above the second.
    case reversed
    /// A step that isn't above 0.
    case step
    /// More values than are allowed: so many are.
    case tooMany(limit: Int)
  }

  /// A range.
  ///
  /// - Parameters:
  ///   - low: The first value, finite.
  ///   - high: The bound, finite.
  ///   - step: Above 0, finite.
  ///   - limit: The most values that it may have.
  public init(low: Double, high: Double, step: Double, limit: Int = NumberRange.limit) throws(Flaw) {
    for number in [low, high, step] where !number.isFinite { throw .noNumber("\(number)") }
    guard low <= high else { throw .reversed }
    guard step > 0 else { throw .step }
    let steps = ((high - low) / step + 1e-9).rounded(.down)
    guard steps < Double(limit) else { throw .tooMany(limit: limit) }
    (self.low, self.high, self.step, count) = (low + 0, high + 0, step, Int(steps) + 1)
    scale = NumberRange.scale(of: low, step, count: count)
  }

  /// The range that `text` means: `low:high:step`.
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

  /// The least power of ten that makes both whole, as far as a Double counts exactly; 0: none does.
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
  /// What is wrong with `text`, in words that follow it.
  public func message(found text: String) -> String {
    switch self {
    case .shape: "expected low:high:step, found \(SafeText.quoted(text))"
    case .noNumber(let part): "\(SafeText.quoted(part)) in \(SafeText.quoted(text)) isn't a number"
    case .reversed: "\(SafeText.quoted(text)) goes from the larger number to the smaller one"
    case .step: "the step of \(SafeText.quoted(text)) must be above 0"
    case .tooMany(let limit): "\(SafeText.quoted(text)) has more than \(limit) values"
    }
  }

  /// What would do.
  public func help(found text: String) -> String {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    switch self {
    case .shape where parts.count == 2: return "say how far it is from one value to the next: \"\(text):1\""
    case .shape, .noNumber: return "write three numbers, such as \"0.2:0.5:0.05\""
    case .reversed where parts.count == 3: return "write \"\(parts[1]):\(parts[0]):\(parts[2])\""
    case .reversed: return "write the smaller number first"
    case .step: return "write the distance from one value to the next, such as 0.05"
    case .tooMany: return "take a larger step"
    }
  }
}
