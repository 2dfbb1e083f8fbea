/// The state of a simulation as 64-bit words. An archive has one of two directions: it stores values, or restores them.
///
/// A type lists its fields once, in ``StateCoding/code(with:)``, and the archive visits them in that order in both
/// directions. So every field that is written is read, in the same order:
///
/// ```swift
/// var archive = StateArchive()                       // an empty archive stores values
/// try archive.code(&segment)
/// var copy = StateArchive(words: archive.words)      // an archive with words restores them
/// try copy.code(&other)
/// try copy.finish()
/// ```
///
/// Numbers are stored by their bits. Every word that is read is checked: words may come from a damaged file or from an
/// attacker, and the worst that they can cause is an error.
public struct StateArchive: Sendable {
  /// The words written so far, or all of those to be read.
  public private(set) var words: [UInt64] = []

  /// True if values are read from the archive; false if they are written to it.
  public let isReading: Bool

  /// The instant of the state. Nothing in the state begins after it.
  public var now = Instant.zero

  /// The number of names: an id that is read must be below it.
  public var nameCount: Int32 = .max

  /// The index of the next word to be read.
  private var next = 0

  /// The largest number that is accepted: far beyond any motion, and small enough that no formula overflows.
  public static var largestNumber: Double { 1e30 }

  /// Creates an archive for writing.
  public init() { isReading = false }

  /// Creates an archive for reading.
  public init(words: [UInt64]) {
    self.words = words
    isReading = true
  }

  /// Creates an error about the word that was read last.
  public func error(_ reason: StateError.Reason) -> StateError {
    StateError(reason: reason, word: max(0, next - 1))
  }

  /// Ends reading. Throws if words are left.
  public func finish() throws(StateError) {
    if isReading, next < words.count { throw StateError(reason: .surplus, word: next) }
  }

  // MARK: Words and numbers

  /// Reads or writes a word.
  public mutating func code(_ word: inout UInt64) throws(StateError) {
    guard isReading else {
      words.append(word)
      return
    }
    guard next < words.count else { throw StateError(reason: .ended, word: next) }
    word = words[next]
    next += 1
  }

  /// Reads or writes a number by its bits: finite, with a magnitude of at most ``largestNumber``.
  public mutating func code(_ number: inout Double) throws(StateError) {
    try code(&number, in: -StateArchive.largestNumber...StateArchive.largestNumber)
  }

  /// Reads or writes a number by its bits, within limits.
  public mutating func code(_ number: inout Double, in range: ClosedRange<Double>) throws(StateError) {
    var bits = number.bitPattern
    try code(&bits)
    number = Double(bitPattern: bits)
    // No range contains NaN.
    if isReading, !range.contains(number) { throw error(.number) }
  }

  /// Reads or writes a number by its bits, or nil.
  public mutating func code(_ number: inout Double?) throws(StateError) {
    var value = number ?? 0
    var isThere = number != nil
    try code(&isThere)
    if isThere { try code(&value) }
    number = isThere ? value : nil
  }

  /// Reads or writes a whole number, within limits.
  public mutating func code<Number: FixedWidthInteger>(
    _ number: inout Number, in range: ClosedRange<Number>
  ) throws(StateError) {
    var word = UInt64(truncatingIfNeeded: number)
    try code(&word)
    guard isReading else { return }
    // Negative numbers are written in 64 bits.
    guard let found = Number(exactly: Int64(bitPattern: word)), range.contains(found) else { throw error(.number) }
    number = found
  }

  /// Reads or writes the id of a name.
  public mutating func code(name: inout Int32) throws(StateError) {
    guard !isReading || nameCount > 0 else { throw error(.number) }
    try code(&name, in: 0...max(0, nameCount - 1))
  }

  /// Reads or writes the id of a name, or nil.
  public mutating func code(name: inout Int32?) throws(StateError) {
    var value = name ?? 0
    var isThere = name != nil
    try code(&isThere)
    if isThere { try code(name: &value) }
    name = isThere ? value : nil
  }

  /// Reads or writes a Bool: a word that is 1 or 0.
  public mutating func code(_ answer: inout Bool) throws(StateError) {
    var word: UInt64 = answer ? 1 : 0
    try code(&word)
    if word > 1 { throw error(.choice) }
    answer = word == 1
  }

  // MARK: Choices and values

  /// Reads or writes a case without a payload, by its raw value.
  public mutating func code<Choice: RawRepresentable<UInt8>>(_ choice: inout Choice) throws(StateError) {
    var word = UInt64(choice.rawValue)
    try code(&word)
    guard isReading else { return }
    guard let raw = UInt8(exactly: word), let found = Choice(rawValue: raw) else { throw error(.choice) }
    choice = found
  }

  /// Reads or writes the number of an enum's case; the payload follows.
  ///
  /// - Parameters:
  ///   - number: The number of the case to write; ignored when reading.
  ///   - count: The number of cases.
  public mutating func code(caseNumber number: Int, of count: Int) throws(StateError) -> Int {
    var word = UInt64(number)
    try code(&word)
    guard word < UInt64(count) else { throw error(.choice) }
    return Int(word)
  }

  /// Reads or writes the number of elements that follow, each of at least one word.
  public mutating func code(count: Int) throws(StateError) -> Int {
    var word = UInt64(count)
    try code(&word)
    if isReading, word > UInt64(words.count - next) { throw error(.count) }
    return Int(word)
  }

  /// Reads or writes a value, field by field.
  public mutating func code<Value: StateCoding>(_ value: inout Value) throws(StateError) {
    try value.code(with: &self)
  }

  /// Reads or writes a value or nil.
  ///
  /// - Parameter blank: Any value; a value that is read replaces its fields.
  public mutating func code<Value: StateCoding>(_ value: inout Value?, blank: Value) throws(StateError) {
    var isThere = value != nil
    try code(&isThere)
    guard isThere else {
      value = nil
      return
    }
    var found = value ?? blank
    try found.code(with: &self)
    value = found
  }

  /// Reads or writes an array of values, preceded by their number.
  ///
  /// - Parameter blank: Any value; a value that is read replaces its fields.
  public mutating func code<Value: StateCoding>(_ values: inout [Value], blank: Value) throws(StateError) {
    let count = try code(count: values.count)
    if isReading {
      values.removeAll()
      for _ in 0..<count {
        var value = blank
        try value.code(with: &self)
        values.append(value)
      }
    } else {
      for index in values.indices { try values[index].code(with: &self) }
    }
  }
}

/// A value that can be saved, and restored to the bit.
public protocol StateCoding {
  /// Passes each field that doesn't follow from others to an archive, in a fixed order: the archive writes the field,
  /// or restores it.
  ///
  /// If this throws, some of the fields may already be restored and others not.
  mutating func code(with archive: inout StateArchive) throws(StateError)
}

/// An error in the words of a state.
public struct StateError: Error, Hashable, Sendable {
  /// The kind of an error.
  public enum Reason: UInt8, Hashable, Sendable, CaseIterable {
    /// The words end too early.
    case ended

    /// There are more words than the state has.
    case surplus

    /// The stated number of elements exceeds the words left, or is 0 where there must be one.
    case count

    /// A number outside its range, or NaN.
    case number

    /// A case or Bool that doesn't exist.
    case choice

    /// An impossible instant: after the state's own, or out of order.
    case instant

    /// Values that are each possible, but not together.
    case contradiction
  }

  /// The kind of the error.
  public var reason: Reason

  /// The index of the word with the error, from 0.
  public var word: Int

  /// Creates an error about a word.
  public init(reason: Reason, word: Int) {
    self.reason = reason
    self.word = word
  }
}
