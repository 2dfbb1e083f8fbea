import CardMath
import CardModel

/// A scenario as 64-bit words, written and read by the same lists of fields.
///
/// The words are the scenario's fingerprint, and they carry it to a simulation that has no text, such as a page's:
///
/// ```swift
/// let words = SimulationScript(…).words                  // in the tool
/// let script = try SimulationScript(words: words)        // in the page
/// ```
///
/// Numbers are coded by their bits, flags and cases as whole numbers, an optional or a list after a word for its
/// presence or count. Every word that is read is checked, so that the worst that any words can cause is an error.
package struct ScenarioWords {
  /// The words, which are either written or read.
  var archive: StateArchive

  /// The base that is added to the number of a case with a payload, to distinguish it from other words.
  package static let caseBase: UInt64 = 0xCA5E_0000_0000_0000

  /// The most elements of a list: more than any scenario has, and few enough to be kept.
  static let countMax = 1 << 22

  /// The greatest length and height, points.
  static let lengthMax = 1e9

  /// Words to be written.
  init() { archive = StateArchive() }

  /// Words to be read; the last of them is the number of names.
  init(reading words: [UInt64]) throws(StateError) {
    guard let count = words.last, let names = Int32(exactly: Int64(bitPattern: count)), names >= 0 else {
      throw StateError(reason: .count, word: max(0, words.count - 1))
    }
    self.init(reading: words, nameCount: Int(names))
  }

  /// Words to be read, of a script with so many names.
  init(reading words: [UInt64], nameCount: Int) {
    archive = StateArchive(words: words)
    archive.nameCount = Int32(clamping: nameCount)
  }

  /// True if words are read.
  var isReading: Bool { archive.isReading }

  /// Throws if words are read and a condition doesn't hold.
  func check(_ holds: Bool, _ reason: StateError.Reason = .contradiction) throws(StateError) {
    if isReading, !holds { throw archive.error(reason) }
  }

  // MARK: Numbers

  mutating func code(_ number: inout Double) throws(StateError) { try archive.code(&number) }

  mutating func code(_ number: inout Double, in range: ClosedRange<Double>) throws(StateError) {
    try archive.code(&number, in: range)
  }

  /// A number of at least 0 that may be infinite: a limit that never applies.
  mutating func code(limit number: inout Double) throws(StateError) {
    var bits = number.bitPattern
    try archive.code(&bits)
    number = Double(bitPattern: bits)
    try check(number >= 0 && (number <= StateArchive.largestNumber || number == .infinity), .number)
  }

  mutating func code(length: inout Double) throws(StateError) { try archive.code(&length, in: 0...Self.lengthMax) }

  /// A position on or about the screen.
  mutating func code(place: inout Double) throws(StateError) {
    try archive.code(&place, in: -Self.lengthMax...Self.lengthMax)
  }

  mutating func code(_ answer: inout Bool) throws(StateError) { try archive.code(&answer) }

  mutating func code(name: inout Int32) throws(StateError) { try archive.code(name: &name) }

  mutating func code(_ number: inout Int, in range: ClosedRange<Int>) throws(StateError) {
    try archive.code(&number, in: range)
  }

  /// An index among `count` elements.
  mutating func code(index: inout Int, of count: Int) throws(StateError) {
    try check(count > 0, .number)
    try archive.code(&index, in: 0...max(0, count - 1))
  }

  /// A number of elements without a limit, of which a processor with 32 bits keeps its own greatest.
  mutating func code(clamped number: inout Int) throws(StateError) {
    var word = UInt64(truncatingIfNeeded: number)
    try archive.code(&word)
    if isReading { number = Int(clamping: Int64(bitPattern: word)) }
  }

  /// An instant, ticks.
  mutating func code(ticks: inout Int64) throws(StateError) { try archive.code(&ticks, in: 0...1 << 60) }

  // MARK: Choices and lists

  mutating func code(_ choice: inout some RawRepresentable<UInt8>) throws(StateError) { try archive.code(&choice) }

  /// The number of a case, whose payload follows.
  mutating func code(case number: Int, of count: Int) throws(StateError) -> Int {
    var word = ScenarioWords.caseBase + UInt64(number)
    try archive.code(&word)
    guard word >= ScenarioWords.caseBase, word - ScenarioWords.caseBase < UInt64(count) else {
      throw archive.error(.choice)
    }
    return Int(word - ScenarioWords.caseBase)
  }

  /// A value that a saved state codes whole.
  mutating func code(saved value: inout some StateCoding) throws(StateError) { try value.code(with: &archive) }

  /// A flag for the presence of a value, then the value.
  mutating func code<Value>(
    _ value: inout Value?, blank: Value,
    _ codeValue: (inout ScenarioWords, inout Value) throws(StateError) -> Void
  ) throws(StateError) {
    var isThere = value != nil
    try archive.code(&isThere)
    guard isThere else {
      value = nil
      return
    }
    var found = value ?? blank
    try codeValue(&self, &found)
    value = found
  }

  /// The number of values, then the values in order.
  mutating func code<Value>(
    _ values: inout [Value], blank: Value,
    _ codeValue: (inout ScenarioWords, inout Value) throws(StateError) -> Void
  ) throws(StateError) {
    let count = try archive.code(count: values.count)
    try check(count <= Self.countMax, .count)
    if isReading {
      values.removeAll()
      for _ in 0..<count {
        var value = blank
        try codeValue(&self, &value)
        values.append(value)
      }
    } else {
      for index in values.indices { try codeValue(&self, &values[index]) }
    }
  }
}
