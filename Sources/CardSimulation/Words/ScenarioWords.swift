import CardMath
import CardModel

/// A scenario as 64-bit words, written and read by the same lists of fields.
///
/// The words are the scenario's fingerprint, and they carry it to a simulation that has no text, such as a page's; see
/// ``SimulationScript``.
///
/// Numbers are coded by their bits, flags and cases as whole numbers, an optional or a list after a word for its
/// presence or count. Every word that is read is checked, so that the worst that any words can cause is an error. The
/// first error is kept in `error`, and nothing is read after it: a function that threw would be several times as large
/// in a page.
package struct ScenarioWords {
  /// The words, which are either written or read.
  private var archive: StateArchive

  /// The first error; nil: there was none.
  private(set) var error: StateError?

  /// The base that is added to the number of a case with a payload, to distinguish it from other words.
  package static let caseBase: UInt64 = 0xCA5E_0000_0000_0000

  /// The most elements of a list: more than any scenario has, and few enough to be kept.
  static let countMax = 1 << 22

  /// The greatest length and height, points.
  static let lengthMax = 1e9

  /// Words to be written.
  init() { archive = StateArchive() }

  /// Words to be read; the last of them is the number of names.
  init(reading words: [UInt64]) {
    // No negative number is an exact one: its word is beyond 32 bits.
    let names = words.last.flatMap { Int32(exactly: $0) }
    self.init(reading: words, nameCount: Int(names ?? 0))
    check(names != nil, .count)
  }

  /// Words to be read, of a script with so many names.
  init(reading words: [UInt64], nameCount: Int) {
    archive = StateArchive(words: words)
    archive.nameCount = Int32(clamping: nameCount)
  }

  /// The words written so far.
  var words: [UInt64] { archive.words }

  /// True if words are read.
  var isReading: Bool { archive.isReading }

  /// True if words are read, and all of them were sound so far: then a value can be made of them.
  var isMaking: Bool { archive.isReading && error == nil }

  /// Ends reading. Throws the first error; also if words are left.
  func finish() throws(StateError) {
    if let error { throw error }
    try archive.finish()
  }

  /// Keeps an error if words are read and a condition doesn't hold.
  @inline(never)
  mutating func check(_ holds: Bool, _ reason: StateError.Reason = .contradiction) {
    if isMaking, !holds { error = archive.error(reason) }
  }

  /// Lets the archive code something, unless there was an error.
  private mutating func attempt(_ body: (inout StateArchive) throws(StateError) -> Void) {
    guard error == nil else { return }
    do throws(StateError) {
      try body(&archive)
    } catch {
      self.error = error
    }
  }

  // MARK: Numbers

  @inline(never)
  mutating func code(word: inout UInt64) {
    attempt { archive throws(StateError) in try archive.code(&word) }
  }

  @inline(never)
  mutating func code(_ number: inout Double, in range: ClosedRange<Double>) {
    attempt { archive throws(StateError) in try archive.code(&number, in: range) }
  }

  @inline(never)
  mutating func code(_ number: inout Double) {
    code(&number, in: -StateArchive.largestNumber...StateArchive.largestNumber)
  }

  /// A number of at least 0 that may be infinite: a limit that never applies.
  @inline(never)
  mutating func code(limit number: inout Double) {
    var bits = number.bitPattern
    code(word: &bits)
    number = Double(bitPattern: bits)
    check(number >= 0 && (number <= StateArchive.largestNumber || number == .infinity), .number)
  }

  @inline(never)
  mutating func code(length: inout Double) { code(&length, in: 0...Self.lengthMax) }

  /// A position on or about the screen.
  @inline(never)
  mutating func code(place: inout Double) { code(&place, in: -Self.lengthMax...Self.lengthMax) }

  @inline(never)
  mutating func code(_ answer: inout Bool) {
    attempt { archive throws(StateError) in try archive.code(&answer) }
  }

  @inline(never)
  mutating func code(name: inout Int32) {
    attempt { archive throws(StateError) in try archive.code(name: &name) }
  }

  @inline(never)
  mutating func code(whole number: inout Int64, in range: ClosedRange<Int64>) {
    attempt { archive throws(StateError) in try archive.code(&number, in: range) }
  }

  @inline(never)
  mutating func code(_ number: inout Int, in range: ClosedRange<Int>) {
    attempt { archive throws(StateError) in try archive.code(&number, in: range) }
  }

  @inline(never)
  mutating func code(_ number: inout Int32) {
    attempt { archive throws(StateError) in try archive.code(&number, in: .min ... .max) }
  }

  /// An index among `count` elements.
  @inline(never)
  mutating func code(index: inout Int, of count: Int) {
    check(count > 0, .number)
    code(&index, in: 0...max(0, count - 1))
  }

  /// The index or the number of something that may be there by then.
  @inline(never)
  mutating func code(element: inout Int) { code(&element, in: 0...Self.countMax) }

  /// A number of elements without a limit, of which a processor with 32 bits keeps its own greatest.
  mutating func code(clamped number: inout Int) {
    var word = UInt64(truncatingIfNeeded: number)
    code(word: &word)
    if isReading { number = Int(clamping: Int64(bitPattern: word)) }
  }

  /// An instant, ticks.
  @inline(never)
  mutating func code(ticks: inout Int64) { code(whole: &ticks, in: 0...1 << 60) }

  // MARK: Choices and lists

  /// A case without a payload, by its raw value.
  mutating func code<Choice: RawRepresentable<UInt8>>(_ choice: inout Choice) {
    var raw = Int64(choice.rawValue)
    code(whole: &raw, in: 0...255)
    guard isMaking else { return }
    if let found = Choice(rawValue: UInt8(truncatingIfNeeded: raw)) { choice = found } else { check(false, .choice) }
  }

  /// The number of a case, whose payload follows; 0 after an error.
  @inline(never)
  mutating func code(case number: Int, of count: Int) -> Int {
    var word = ScenarioWords.caseBase + UInt64(number)
    code(word: &word)
    check(word >= ScenarioWords.caseBase && word - ScenarioWords.caseBase < UInt64(count), .choice)
    return error == nil ? Int(word - ScenarioWords.caseBase) : 0
  }

  /// A value that a saved state codes whole.
  mutating func code(saved value: inout some StateCoding) {
    attempt { archive throws(StateError) in try value.code(with: &archive) }
  }

  /// A flag for the presence of a value, then the value.
  mutating func code<Value>(
    _ value: inout Value?, blank: @autoclosure () -> Value, _ codeValue: (inout ScenarioWords, inout Value) -> Void
  ) {
    var isThere = value != nil
    code(&isThere)
    guard isThere, error == nil else {
      value = nil
      return
    }
    var found = value ?? blank()
    codeValue(&self, &found)
    value = found
  }

  /// The number of values that follow; 0 after an error.
  @inline(never)
  private mutating func code(count: Int) -> Int {
    var found = 0
    attempt { archive throws(StateError) in found = try archive.code(count: count) }
    check(found <= Self.countMax, .count)
    return error == nil ? found : 0
  }

  /// The number of values, then the values in order.
  mutating func code<Value>(
    _ values: inout [Value], blank: @autoclosure () -> Value, _ codeValue: (inout ScenarioWords, inout Value) -> Void
  ) {
    let count = code(count: values.count)
    if isReading { values = [] }
    for index in 0..<count where error == nil {
      if isReading { values.append(blank()) }
      codeValue(&self, &values[index])
    }
  }
}
