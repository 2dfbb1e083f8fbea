import CardMath
import CardModel
import CardMotion
import CardSimulation
import CardTimeline

extension Scenario {
  /// A number that identifies this scenario: rules, cards, inputs, clock and names, all to the bit.
  ///
  /// It covers the parts that a saved state leaves out because they follow from the scenario, so that a state can't be
  /// restored into another scenario. A version of the library whose simulation has another field has another number,
  /// and doesn't misread old states.
  public var fingerprint: UInt64 {
    var digest = Digest()
    for word in fingerprintWords { digest.combine(word) }
    for name in names.all { digest.combine(utf8: name.utf8, count: name.utf8.count) }
    return digest.value
  }

  /// The words of the fingerprint, apart from the names' text.
  ///
  /// Every field is listed by hand, since Embedded Swift has no reflection. A test that has it visits all fields of
  /// everything that a scenario consists of, and finds each of them here.
  var fingerprintWords: [UInt64] {
    var words = FingerprintWords()
    words.add(stack.layouts) { $0.add($1) }
    words.add(stack.rules)
    words.add(stack.specs) { words, feed in words.add(feed) { $0.add($1) } }
    words.add(stack.changes) { $0.add($1) }
    words.add(stack.channels) { $0.add($1) }
    words.add(inputs) { $0.add($1) }
    words.add(clock.rates) { $0.add($1.start, $1.frameRate.frames, $1.frameRate.seconds) }
    words.add(clock.drops)
    words.add(clock.instants) { $0.add($1) }
    words.add(recognizesTaps)
    words.add(delivery)
    words.add(duration) { $0.add($1) }
    words.add(names.all.count)
    return words.words
  }
}

/// The words of a fingerprint, and the conversions from values to words.
struct FingerprintWords {
  /// The words so far.
  private(set) var words: [UInt64] = []

  /// The base that is added to the number of a case, to distinguish it from other words.
  static let caseBase: UInt64 = 0xCA5E_0000_0000_0000

  /// Adds numbers by their bits.
  mutating func add(_ numbers: Double...) {
    for number in numbers { words.append(number.bitPattern) }
  }

  /// Adds whole numbers.
  mutating func add<Number: FixedWidthInteger>(_ numbers: Number...) {
    for number in numbers { words.append(UInt64(truncatingIfNeeded: number)) }
  }

  /// Adds flags, each as 1 or 0.
  mutating func add(_ answers: Bool...) {
    for answer in answers { words.append(answer ? 1 : 0) }
  }

  /// Adds a case without a payload by its raw value.
  mutating func add(_ choice: some RawRepresentable<UInt8>) {
    words.append(UInt64(choice.rawValue))
  }

  /// Adds the number of an enum's case, whose payload follows.
  mutating func add(case number: UInt64) {
    words.append(FingerprintWords.caseBase + number)
  }

  /// Adds a flag for the presence of a value, then the value.
  mutating func add<Value>(_ value: Value?, _ addValue: (inout FingerprintWords, Value) -> Void) {
    add(value != nil)
    if let value { addValue(&self, value) }
  }

  /// Adds the number of values, then the values in order.
  mutating func add<Value>(_ values: [Value], _ addValue: (inout FingerprintWords, Value) -> Void) {
    add(values.count)
    for value in values { addValue(&self, value) }
  }

  /// Adds the words that a value has in a saved state.
  mutating func add(saved value: some StateCoding) {
    var (archive, value) = (StateArchive(), value)
    // Only reading can throw.
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
