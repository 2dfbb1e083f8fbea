import CardMath
import CardModel
import CardMotion
import CardSimulation

extension Scenario {
  /// A number that tells this scenario from every other one: rules, cards, inputs, clock and names, all to the bit.
  ///
  /// What a saved state doesn't hold, since it follows from the scenario, is in here, so that it can't be restored into
  /// another one. A version of the library whose simulation has another field has another number, and doesn't misread
  /// old states.
  public var fingerprint: UInt64 {
    var digest = Digest()
    for word in fingerprintWords { digest.combine(word) }
    for name in names.all { digest.combine(utf8: name.utf8, count: name.utf8.count) }
    return digest.value
  }

  /// What the fingerprint is over, but for the names' text.
  ///
  /// Every field is listed by hand, since not every Swift has reflection. A test that has it goes through all fields of
  /// all that a scenario is made of, and finds each of them here.
  var fingerprintWords: [UInt64] {
    var words = FingerprintWords()
    words.add(stack.layouts) { $0.add($1) }
    words.add(stack.rules)
    words.add(stack.feeds) { words, feed in words.add(feed) { $0.add($1) } }
    words.add(stack.changes) { $0.add($1) }
    words.add(inputs) { $0.add($1) }
    words.add(clock.rates) { $0.add($1.start, $1.hertz) }
    words.add(clock.drops)
    words.add(delivery)
    words.add(duration) { $0.add($1) }
    words.add(names.all.count)
    return words.words
  }
}

/// The words of a fingerprint, and how values become such.
struct FingerprintWords {
  /// The words so far.
  private(set) var words: [UInt64] = []

  /// What the number of a case stands on, so that it is told from other words.
  static let caseBase: UInt64 = 0xCA5E_0000_0000_0000

  /// Numbers, by their bits.
  mutating func add(_ numbers: Double...) {
    for number in numbers { words.append(number.bitPattern) }
  }

  /// Whole numbers.
  mutating func add<Number: FixedWidthInteger>(_ numbers: Number...) {
    for number in numbers { words.append(UInt64(truncatingIfNeeded: number)) }
  }

  /// Answers, each 1 or 0.
  mutating func add(_ answers: Bool...) {
    for answer in answers { words.append(answer ? 1 : 0) }
  }

  /// A case without a payload, by its raw value.
  mutating func add(_ choice: some RawRepresentable<UInt8>) {
    words.append(UInt64(choice.rawValue))
  }

  /// Which case of an enum it is, whose payload follows.
  mutating func add(case number: UInt64) {
    words.append(FingerprintWords.caseBase + number)
  }

  /// Whether there is a value, and the value.
  mutating func add<Value>(_ value: Value?, _ addValue: (inout FingerprintWords, Value) -> Void) {
    add(value != nil)
    if let value { addValue(&self, value) }
  }

  /// Values in order, their number first.
  mutating func add<Value>(_ values: [Value], _ addValue: (inout FingerprintWords, Value) -> Void) {
    add(values.count)
    for value in values { addValue(&self, value) }
  }

  /// What a value keeps of itself where a state is saved.
  mutating func add(saved value: some StateCoding) {
    var (archive, value) = (StateArchive(), value)
    // Only what is read can be wrong.
    try? value.code(with: &archive)
    words += archive.words
  }

  mutating func add(_ drops: FrameClock.Drops) {
    add(drops.numbers) { $0.add($1) }
    add(drops.runs) { words, run in
      words.add(run.start)
      words.add(run.count)
    }
    add(drops.share)
    add(drops.seed)
  }
}
