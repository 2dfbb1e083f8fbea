/// The state of a simulation as 64-bit words, in one of two directions: it takes them from values, or gives them back.
///
/// A type lists its fields once, in ``StateCoding/code(with:)``, and the archive goes through them in that order either
/// way. So nothing can be written that isn't read, and nothing read at another place than where it was written:
///
/// ```swift
/// var archive = StateArchive()                       // an empty one takes in what it is shown
/// try archive.code(&segment)
/// var copy = StateArchive(words: archive.words)      // one with words gives them back
/// try copy.code(&other)
/// try copy.finish()
/// ```
///
/// Numbers are kept by their bits. Everything that is read is checked: words may come from a damaged file or from
/// somebody who means harm, and what they can do is to be refused.
public struct StateArchive: Sendable {
  /// The words so far, or all of those that are read.
  public private(set) var words: [UInt64] = []

  /// Whether values are read out of it; otherwise they are written into it.
  public let isReading: Bool

  /// The instant of the state. Nothing that it tells of began behind it.
  public var now = Instant.zero

  /// How many names there are: an id that is read lies below that.
  public var nameCount: Int32 = .max

  /// The next word to be read.
  private var next = 0

  /// The largest number that is read: far beyond all that moves, and small enough that no formula overflows.
  public static var largestNumber: Double { 1e30 }

  /// An archive to write into.
  public init() { isReading = false }

  /// An archive to read from.
  public init(words: [UInt64]) {
    self.words = words
    isReading = true
  }

  /// An error about the word that was read last.
  public func error(_ reason: StateError.Reason) -> StateError {
    StateError(reason: reason, word: max(0, next - 1))
  }

  /// Says that all was read. Throws where words are left.
  public func finish() throws(StateError) {
    if isReading, next < words.count { throw StateError(reason: .surplus, word: next) }
  }

  // MARK: Words and numbers

  /// A word as it is.
  public mutating func code(_ word: inout UInt64) throws(StateError) {
    guard isReading else {
      words.append(word)
      return
    }
    guard next < words.count else { throw StateError(reason: .ended, word: next) }
    word = words[next]
    next += 1
  }

  /// A number by its bits: finite, and no larger than ``largestNumber``.
  public mutating func code(_ number: inout Double) throws(StateError) {
    try code(&number, in: -StateArchive.largestNumber...StateArchive.largestNumber)
  }

  /// A number by its bits, within limits.
  public mutating func code(_ number: inout Double, in range: ClosedRange<Double>) throws(StateError) {
    var bits = number.bitPattern
    try code(&bits)
    number = Double(bitPattern: bits)
    // A NaN is in no range.
    if isReading, !range.contains(number) { throw error(.number) }
  }

  /// A number by its bits, or nil.
  public mutating func code(_ number: inout Double?) throws(StateError) {
    var value = number ?? 0
    var isThere = number != nil
    try code(&isThere)
    if isThere { try code(&value) }
    number = isThere ? value : nil
  }

  /// A whole number, within limits.
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

  /// The id of a name.
  public mutating func code(name: inout Int32) throws(StateError) {
    guard !isReading || nameCount > 0 else { throw error(.number) }
    try code(&name, in: 0...max(0, nameCount - 1))
  }

  /// The id of a name, or nil.
  public mutating func code(name: inout Int32?) throws(StateError) {
    var value = name ?? 0
    var isThere = name != nil
    try code(&isThere)
    if isThere { try code(name: &value) }
    name = isThere ? value : nil
  }

  /// Yes or no: a word that is 1 or 0.
  public mutating func code(_ answer: inout Bool) throws(StateError) {
    var word: UInt64 = answer ? 1 : 0
    try code(&word)
    if word > 1 { throw error(.choice) }
    answer = word == 1
  }

  // MARK: Choices and values

  /// A case without a payload, by its raw value.
  public mutating func code<Choice: RawRepresentable<UInt8>>(_ choice: inout Choice) throws(StateError) {
    var word = UInt64(choice.rawValue)
    try code(&word)
    guard isReading else { return }
    guard let raw = UInt8(exactly: word), let found = Choice(rawValue: raw) else { throw error(.choice) }
    choice = found
  }

  /// The number of an enum's case, whose payload follows.
  ///
  /// - Parameters:
  ///   - number: When writing, the case that it is.
  ///   - count: How many cases there are.
  public mutating func code(caseNumber number: Int, of count: Int) throws(StateError) -> Int {
    var word = UInt64(number)
    try code(&word)
    guard word < UInt64(count) else { throw error(.choice) }
    return Int(word)
  }

  /// How many elements follow, each of a word at least.
  public mutating func code(count: Int) throws(StateError) -> Int {
    var word = UInt64(count)
    try code(&word)
    if isReading, word > UInt64(words.count - next) { throw error(.count) }
    return Int(word)
  }

  /// A value, field by field.
  public mutating func code<Value: StateCoding>(_ value: inout Value) throws(StateError) {
    try value.code(with: &self)
  }

  /// A value or nil.
  ///
  /// - Parameter blank: Any value, to be read into.
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

  /// Values in order, their number first.
  ///
  /// - Parameter blank: Any value, to be read into.
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
  /// Shows an archive every field that doesn't follow from others, in a fixed order: the archive takes in what it is,
  /// or puts back what it was.
  ///
  /// Where it throws, the value may be half of the one and half of the other.
  mutating func code(with archive: inout StateArchive) throws(StateError)
}

/// Words that are no state.
public struct StateError: Error, Hashable, Sendable {
  /// What is wrong with them.
  public enum Reason: UInt8, Hashable, Sendable, CaseIterable {
    /// They end too early.
    case ended

    /// There are more of them than the state has.
    case surplus

    /// More elements are announced than there are words left, or none where there must be one.
    case count

    /// A number that is out of its range, or none.
    case number

    /// A case, or an answer, that doesn't exist.
    case choice

    /// An instant that can't be: behind the state's own, or out of order.
    case instant

    /// Values that are each possible, but not together.
    case contradiction
  }

  /// What is wrong.
  public var reason: Reason

  /// The word at which it was found, from 0.
  public var word: Int

  /// An error about a word.
  public init(reason: Reason, word: Int) {
    self.reason = reason
    self.word = word
  }
}
