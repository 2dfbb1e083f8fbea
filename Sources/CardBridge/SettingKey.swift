import CardMath
import CardModel
import CardMotion

/// One setting, by its place in the table that the tool has too: the rows of `Sources/CardSettings/Settings` are
/// compiled into the bridge, and this type takes the place of theirs. It drops their text, which stands in the page.
struct SettingKey: Sendable {
  let kind: Kind
  let isInForce: @Sendable (Settings) -> Bool

  /// The accepted values, and the setting's slot.
  enum Kind: Sendable {
    case oneNumber(Slot<Double>, range: ClosedRange<Double>, isWhole: Bool, others: [Double])
    case flag(Slot<Bool>)
    case choice(count: Int, set: @Sendable (inout Settings, Int) -> Void)
    case curve(Slot<TimingCurve>)

    static func number(
      _ slot: Slot<Double>, unit: SettingText, range: ClosedRange<Double>, isWhole: Bool = false
    ) -> Kind {
      .oneNumber(slot, range: range, isWhole: isWhole, others: [])
    }

    static func numberOrWord(
      _ slot: Slot<Double>, unit: SettingText, range: ClosedRange<Double>, words: [Word]
    ) -> Kind {
      .oneNumber(slot, range: range, isWhole: false, others: words.map { $0.value })
    }
  }

  /// The slot of a setting: read and write access to one field of `Settings`.
  struct Slot<Value: Sendable>: Sendable {
    private let lend: @Sendable (inout Settings, (inout Value) -> Void) -> Void

    init(_ lend: @escaping @Sendable (inout Settings, (inout Value) -> Void) -> Void) { self.lend = lend }

    /// Reads the field in place: a copy of all settings would be a large part of the module. Nothing is written.
    func get(_ settings: borrowing Settings) -> Value {
      var found: Value?
      withUnsafePointer(to: settings) { place in
        lend(&UnsafeMutablePointer(mutating: place).pointee) { found = $0 }
      }
      guard let found else { preconditionFailure("a slot lends no place") }
      return found
    }

    func set(_ settings: inout Settings, _ value: Value) { lend(&settings) { $0 = value } }

    func part<Part: Sendable>(
      _ lendPart: @escaping @Sendable (inout Value, (inout Part) -> Void) -> Void
    ) -> Slot<Part> {
      Slot<Part> { settings, use in lend(&settings) { lendPart(&$0, use) } }
    }
  }

  init(
    _ name: SettingText, _ meaning: SettingText, _ kind: Kind, source: SettingText = "",
    where isInForce: @escaping @Sendable (Settings) -> Bool = { _ in true }
  ) {
    (self.kind, self.isInForce) = (kind, isInForce)
  }

  var name: SettingText { "" }
  var meaning: SettingText { "" }
  var source: SettingText { "" }

  /// Sets this key to a value's words. Returns false, and sets nothing, if it doesn't accept them.
  func set(words: [UInt64], in settings: inout Settings) -> Bool {
    guard let first = words.first else { return false }
    switch kind {
    case .oneNumber(let slot, let range, let isWhole, let others):
      let number = Double(bitPattern: first)
      let isIn = range.contains(number) && (!isWhole || number == number.rounded(.down))
      guard isIn || others.contains(number) else { return false }
      slot.set(&settings, number)
    case .flag(let slot):
      guard first <= 1 else { return false }
      slot.set(&settings, first == 1)
    case .choice(let count, let set):
      guard first < UInt64(count) else { return false }
      set(&settings, Int(first))
    case .curve(let slot):
      var (archive, curve) = (StateArchive(words: words), TimingCurve.linear)
      do throws(StateError) {
        try archive.code(&curve)
        try archive.finish()
      } catch {
        return false
      }
      let range = MotionSettings.curveOutputs
      guard range.contains(curve.peak), range.contains(curve.trough) else { return false }
      slot.set(&settings, curve)
    }
    return true
  }

  // MARK: Choices

  /// One of the words that a setting takes: nothing but its place is kept.
  struct Choice {
    init(_ name: String, _ meaning: SettingText, source: SettingText = "", _ certainty: Preset.Certainty? = nil) {}
  }

  /// A word that stands for a number.
  struct Word {
    let value: Double

    init(_ name: SettingText, _ value: Double, _ meaning: SettingText) { self.value = value }
  }

  static func words<Value: WordedChoice>(_ slot: Slot<Value>) -> Kind {
    .choice(count: Value.allCases.count) { settings, index in
      slot.set(&settings, Value.allCases[Value.allCases.index(Value.allCases.startIndex, offsetBy: index)])
    }
  }
}

/// An enumeration that a setting takes.
protocol WordedChoice: CaseIterable, Equatable, Sendable {}

enum Preset {
  enum Certainty { case own, read, documented, measured, guessed }
}

/// A text that isn't kept.
struct SettingText: ExpressibleByStringInterpolation, Sendable {
  struct StringInterpolation: StringInterpolationProtocol {
    init(literalCapacity: Int, interpolationCount: Int) {}
    mutating func appendLiteral(_ literal: StaticString) {}
    mutating func appendInterpolation(_ text: SettingText) {}
  }

  init(stringLiteral: StaticString) {}
  init(stringInterpolation: StringInterpolation) {}

  static func + (one: SettingText, other: SettingText) -> SettingText { one }
}
