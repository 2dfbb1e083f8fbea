import CardDialects
import CardMotion
import CardText

/// The text of a setting. A page's engine has a type of this name that keeps none: see `Sources/CardBridge`.
typealias SettingText = String

/// One setting of a preset or a scenario: its name, its meaning and its accepted values.
///
/// The same name stands in a scenario's `set`, after `--set`, and in `show --keys`.
public struct SettingKey: Sendable {
  /// The name, its group before the dot.
  public let name: String

  /// The meaning of the setting, in one sentence.
  public let meaning: String

  /// The accepted values, and the setting's slot.
  public let kind: Kind

  /// The source of the value that `standard` has: `own` for this project's choice, or a system with a place in its
  /// code, which the preset's references spell out.
  public let source: String

  /// True if the setting has any effect under the given settings: `snap.window`, say, has one only if windows decide.
  public let isInForce: @Sendable (Settings) -> Bool

  /// The accepted values of a setting, and its slot.
  public enum Kind: Sendable {
    /// A number within a range, in a unit; an empty unit means none.
    case number(
      Slot<Double>, unit: String, range: ClosedRange<Double>, isWhole: Bool = false)

    /// A number, or one of some words that stand for numbers.
    case numberOrWord(
      Slot<Double>, unit: String, range: ClosedRange<Double>, words: [Word])

    /// True or false.
    case flag(Slot<Bool>)

    /// One of some words, each with its meaning.
    case choice(words: [Choice], get: @Sendable (Settings) -> String, set: @Sendable (inout Settings, Int) -> Void)

    /// A timing curve.
    case curve(Slot<TimingCurve>)
  }

  /// The slot of a setting: read and write access to one field of `Settings`.
  ///
  /// It holds a single function that lends the field to another function, so that a row of the table names the field
  /// once for both access kinds: `Slot { $1(&$0.base.touch.slop) }`. A key path would say the same, but Embedded Swift
  /// has none.
  public struct Slot<Value: Sendable>: Sendable {
    private let lend: @Sendable (inout Settings, (inout Value) -> Void) -> Void

    init(_ lend: @escaping @Sendable (inout Settings, (inout Value) -> Void) -> Void) {
      self.lend = lend
    }

    /// Returns the field's value in some settings.
    package func get(_ settings: Settings) -> Value {
      var (settings, found) = (settings, Value?.none)
      lend(&settings) { found = $0 }
      guard let found else { preconditionFailure("a slot lends no place") }
      return found
    }

    /// Sets the field in some settings.
    package func set(_ settings: inout Settings, _ value: Value) {
      lend(&settings) { $0 = value }
    }

    /// Returns the slot of a part of the field.
    func part<Part: Sendable>(
      _ lendPart: @escaping @Sendable (inout Value, (inout Part) -> Void) -> Void
    ) -> Slot<Part> {
      Slot<Part> { settings, use in lend(&settings) { lendPart(&$0, use) } }
    }
  }

  init(
    _ name: String, _ meaning: String, _ kind: Kind, source: String = "own",
    where isInForce: @escaping @Sendable (Settings) -> Bool = { _ in true }
  ) {
    self.isInForce = isInForce
    self.name = name
    self.meaning = meaning
    self.kind = kind
    self.source = source
  }

  /// Returns the key of that name; nil if there is none.
  public static func named(_ name: String) -> SettingKey? {
    all.first { $0.name == name }
  }

  /// True if the detents, sizes and parts of a scenario's layouts follow from the setting. Those are computed when a
  /// scenario is read: a page's engine takes them as they are.
  public var shapesLayout: Bool {
    name.hasPrefix("geometry.") || name == "keyboard.avoidance" || SettingKey.places.contains { $0.name == name }
  }

  /// The unit of the setting's numbers; empty if they have none.
  public var unit: String {
    switch kind {
    case .number(_, let unit, _, _), .numberOrWord(_, let unit, _, _): unit
    case .flag, .choice, .curve: ""
    }
  }

  /// The accepted values, in words.
  public var accepted: String {
    switch kind {
    case .number(_, _, let range, let isWhole):
      (isWhole ? "a whole number from " : "a number from ") + SettingKey.text(range)
    case .numberOrWord(_, _, let range, let words):
      "a number from " + SettingKey.text(range) + ", or " + SettingKey.list(words.map { $0.name })
    case .flag: "true or false"
    case .choice(let words, _, _): SettingKey.list(words.map { $0.name })
    case .curve: "a curve's name, cubic-bezier(…), linear(…) or steps(…)"
    }
  }

  /// The range or the words, short enough for a table's cell.
  public var range: String {
    switch kind {
    case .number(_, _, let range, _): SettingKey.short(range)
    case .numberOrWord(_, _, let range, let words):
      SettingKey.short(range) + " | " + words.map { $0.shown }.joined(separator: " | ")
    case .flag: "true | false"
    case .choice(let words, _, _): words.map { $0.name }.joined(separator: " | ")
    case .curve: "curve"
    }
  }

  /// Returns the setting's value as it would be written.
  public func value(in settings: Settings) -> String {
    switch kind {
    case .number(let slot, _, _, _):
      return SettingKey.text(slot.get(settings))
    case .numberOrWord(let slot, _, _, let words):
      let number = slot.get(settings)
      // Infinity has no digits, so only a word can stand for it.
      return words.first { $0.value == number && !number.isFinite }?.name ?? SettingKey.text(number)
    case .flag(let slot):
      return slot.get(settings) ? "true" : "false"
    case .choice(_, let get, _):
      return get(settings)
    case .curve(let slot):
      return CurveText.text(of: slot.get(settings))
    }
  }

  static func list(_ words: [String]) -> String {
    words.dropLast().joined(separator: ", ") + (words.count > 1 ? " or " : "") + (words.last ?? "")
  }

  private static func text(_ range: ClosedRange<Double>) -> String {
    "\(text(range.lowerBound)) to \(text(range.upperBound))"
  }

  private static func short(_ range: ClosedRange<Double>) -> String {
    "\(text(range.lowerBound))…\(text(range.upperBound))"
  }

  static func text(_ number: Double) -> String {
    var buffer = ByteBuffer(capacity: 32)
    buffer.append(shortest: number)
    return buffer.text
  }
}
