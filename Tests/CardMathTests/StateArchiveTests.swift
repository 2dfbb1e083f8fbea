import CardMath
import CardTestSupport
import Testing

@Suite struct StateArchiveTests {
  enum Choice: UInt8, CaseIterable {
    case one
    case two
  }

  /// A value with a field of every kind.
  struct Everything: StateCoding, Equatable {
    var word: UInt64 = 7
    var number = -0.0
    var optional: Double? = 2.5
    var none: Double?
    var small: Int32 = -3
    var large: Int64 = .min
    var name: Int32 = 4
    var answer = true
    var choice = Choice.two
    var instant = Instant(ticks: 12, fraction: 0.25)
    var instants = [Instant.zero, Instant(ticks: -1, fraction: 0.5)]
    var random = SplitMix64(seed: 9)

    mutating func code(with archive: inout StateArchive) throws(StateError) {
      try archive.code(&word)
      try archive.code(&number)
      try archive.code(&optional)
      try archive.code(&none)
      try archive.code(&small, in: -3...3)
      try archive.code(&large, in: .min ... .max)
      try archive.code(name: &name)
      try archive.code(&answer)
      try archive.code(&choice)
      try archive.code(&instant)
      try archive.code(&instants, blank: .zero)
      try archive.code(&random)
    }
  }

  static func words(_ value: some StateCoding) throws -> [UInt64] {
    var (copy, archive) = (value, StateArchive())
    try copy.code(with: &archive)
    return archive.words
  }

  /// The error of reading words into a value; nil if there is none.
  static func error(_ words: [UInt64], into value: some StateCoding) -> StateError? {
    var (copy, archive) = (value, StateArchive(words: words))
    archive.nameCount = 5
    do throws(StateError) {
      try copy.code(with: &archive)
      try archive.finish()
      return nil
    } catch {
      return error
    }
  }

  @Test func everyWordIsInItsPlace() throws {
    let two = (2.5).bitPattern
    #expect(
      try Self.words(Everything()) == [
        7, 1 << 63, 1, two, 0, UInt64(bitPattern: -3), 1 << 63, 4, 1, 1, 12, (0.25).bitPattern, 2, 0, 0,
        UInt64(bitPattern: -1), (0.5).bitPattern, 9,
      ])
  }

  @Test func whatIsReadIsWhatWasWritten() throws {
    let words = try Self.words(Everything())
    var archive = StateArchive(words: words)
    var copy = Everything()
    (copy.word, copy.number, copy.optional, copy.none) = (0, 1, nil, 3)
    (copy.small, copy.large, copy.name, copy.answer, copy.choice) = (0, 0, 0, false, .one)
    (copy.instant, copy.instants, copy.random) = (.zero, [], SplitMix64(seed: 0))
    try copy.code(with: &archive)
    try archive.finish()
    #expect(differences(copy, Everything()).isEmpty)
    #expect(copy.number.sign == .minus)
  }

  @Test func everyWordCounts() throws {
    let words = try Self.words(Everything())
    for count in words.indices {
      #expect(Self.error(Array(words.prefix(count)), into: Everything())?.word ?? .max <= count)
    }
    #expect(Self.error(words + [0], into: Everything()) == StateError(reason: .surplus, word: words.count))
  }

  @Test(arguments: [
    (1, Double.nan.bitPattern, StateError.Reason.number), (1, Double.infinity.bitPattern, .number),
    (1, (2e30).bitPattern, .number), (2, 2, .choice), (5, 4, .number), (5, 1 << 32, .number), (7, 5, .number),
    (7, UInt64.max, .number), (8, 2, .choice), (9, 2, .choice), (9, 256, .choice), (11, (1.0).bitPattern, .number),
    (11, (-0.5).bitPattern, .number), (12, 6, .count), (12, UInt64.max, .count), (12, 1 << 62, .count),
  ])
  func whatCannotBeIsRefused(word: Int, value: UInt64, reason: StateError.Reason) throws {
    var words = try Self.words(Everything())
    words[word] = value
    #expect(Self.error(words, into: Everything()) == StateError(reason: reason, word: word))
  }

  @Test func aCaseHasItsNumber() throws {
    var archive = StateArchive()
    #expect(try archive.code(caseNumber: 2, of: 3) == 2)
    var reader = StateArchive(words: archive.words + [3])
    #expect(try reader.code(caseNumber: 0, of: 3) == 2)
    #expect(throws: StateError(reason: .choice, word: 1)) { try reader.code(caseNumber: 0, of: 3) }
  }

  /// A restored generator continues its sequence; it doesn't restart at its seed.
  @Test(arguments: Seeds.few) func aGeneratorGoesOn(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<seed { _ = random.next() }
    var archive = StateArchive(words: try Self.words(random))
    var copy = SplitMix64(seed: 0)
    try archive.code(&copy)
    for _ in 0..<10 { #expect(copy.next() == random.next()) }
  }
}
