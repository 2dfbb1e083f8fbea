import CardMath
import CardSimulation
import CardText
import CardTimeline

extension SavedState {
  /// The value of `format` in a file of a state.
  static let format = "cardsim-state-1"

  /// Returns the JSON document: facts for people and for checks, then the words.
  ///
  /// ```
  /// {
  ///   "format": "cardsim-state-1",
  ///   "scenario": "flick-up",
  ///   "fingerprint": "0123456789abcdef",
  ///   "frame": 120,
  ///   "time_us": 2000000,
  ///   "checksum": "0123456789abcdef",
  ///   "words": [
  ///     "0000000000000078",
  ///     …
  ///   ]
  /// }
  /// ```
  /// Words are sixteen hexadecimal digits each. The fingerprint is that of the scenario as changed by `--set`, `--fps`
  /// and other options; the checksum is that of the words.
  ///
  /// - Parameters:
  ///   - scenario: The scenario that the state was saved from.
  ///   - limit: The most bytes of the document: no more than ``read(_:for:)`` reads, so that every saved state can be
  ///     restored.
  ///
  /// - Throws: `SavingError` if the document is too large.
  public func text(of scenario: Scenario, limit: Int = JSONParser.sizeLimit) throws(SavingError) -> String {
    let words: [UInt64]
    do throws(StateError) { words = try self.words() } catch { throw .impossible(error) }
    // A word is a line of 24 bytes. The words alone decide, apart from a few lines before and after them, so no text of
    // hundreds of megabytes is written in vain.
    let size = words.count * 24
    if size > limit { throw .size(size) }
    let text = text(of: scenario, words)
    if text.utf8.count > limit { throw .size(text.utf8.count) }
    return text
  }

  private func text(of scenario: Scenario, _ words: [UInt64]) -> String {
    JSONWriter.document { document in
      document.object { state in
        state.member("format", Self.format)
        state.member("scenario", scenario.name)
        state.member("fingerprint", scenario.fingerprint.hexadecimal)
        state.member("frame", Int(simulation.frame.number))
        state.member("time_us", Int(Instant(ticks: simulation.frame.ticks).microseconds))
        state.member("checksum", Self.checksum(words).hexadecimal)
        state.member("words") { $0.array(of: words) { $0.value($1.hexadecimal) } }
      }
    }
  }

  /// Reads a document strictly, and restores its state. Text that isn't a state, is damaged, or belongs to another
  /// scenario is an error with its place.
  ///
  /// - Parameters:
  ///   - source: The text, and its name in errors.
  ///   - scenario: The scenario that the state was saved from.
  public static func read(_ source: SourceText, for scenario: Scenario) throws(DiagnosticsError) -> SavedState {
    try JSONDocument.object(source) { reader in
      if reader.peek("format") == nil {
        reader.errorAtOpening(
          "this is no saved state: it has no \"format\"", help: "'cardsim run --save-state' writes one")
        _ = reader.carry()
        return nil
      }
      _ = reader.required("format", as: .oneOf([format: ()]))
      let name = reader.required("scenario", as: .string)
      let fingerprint = reader.required("fingerprint", as: .located(.word))
      let frame = reader.required("frame", as: .located(.integer(in: -1...Int64.max)))
      let time = reader.required("time_us", as: .located(.integer(in: 0...Int64.max)))
      let checksum = reader.required("checksum", as: .located(.word))
      let words = reader.required("words", as: .located(.array(of: .word)))
      guard let name, let fingerprint, let frame, let time, let checksum, let words else { return nil }
      guard Self.checksum(words.value) == checksum.value else {
        checksum.place.error("the words have another checksum: the file isn't as it was saved")
        return nil
      }
      guard fingerprint.value == scenario.fingerprint else {
        reportOtherScenario(name, than: scenario, at: fingerprint.place)
        return nil
      }
      var state = SavedState(simulation: scenario.simulation, outcome: Outcome())
      do throws(StateError) {
        try state.restore(words.value, nameCount: scenario.names.all.count)
      } catch {
        words.place.error("no simulation can be in this state: \(error.sentence)")
        return nil
      }
      let found = state.simulation.frame
      if found.number != frame.value { frame.place.error("the words are the state at frame \(found.number)") }
      let microseconds = Instant(ticks: found.ticks).microseconds
      if microseconds != time.value { time.place.error("the words are the state at \(microseconds) µs") }
      return state
    }
  }

  private static func reportOtherScenario(_ name: String, than scenario: Scenario, at place: JSONPlace) {
    if name == scenario.name {
      place.error(
        "the state was saved from \"\(name)\" with another input, another setting or another version of cardsim",
        help: "run it with the options that it was saved with, as --preset, --set, --device, --fps and --gesture")
    } else {
      place.error("the state was saved from the scenario \"\(name)\", not from \"\(scenario.name)\"")
    }
  }

  private static func checksum(_ words: [UInt64]) -> UInt64 {
    var digest = Digest()
    for word in words { digest.combine(word) }
    return digest.value
  }
}

/// The reason for which a state isn't saved.
public enum SavingError: Error, Hashable, Sendable {
  /// Its document has this number of bytes, more than ``JSONParser/sizeLimit``.
  case size(Int)

  /// It has no form in words, which is an error of this library.
  case impossible(StateError)
}

extension SavingError: CustomStringConvertible {
  /// The reason in a sentence.
  public var description: String {
    switch self {
    case .size(let count): "the state takes \(count) bytes, more than the \(JSONParser.sizeLimit) that are read again"
    case .impossible(let error): "the state of this simulation can't be written: \(error.sentence)"
    }
  }
}

extension StateError {
  /// The error and its place, in words.
  var sentence: String {
    let text =
      switch reason {
      case .ended: "it ends too early"
      case .surplus: "it has more words than are needed"
      case .count: "an impossible number of elements"
      case .number: "a number out of its range"
      case .choice: "an unknown choice"
      case .instant: "an impossible instant"
      case .contradiction: "values that contradict each other"
      }
    return "\(text), at word \(word)"
  }
}

extension JSONShape where Value == UInt64 {
  /// A word as sixteen hexadecimal digits in lower case.
  fileprivate static var word: JSONShape {
    JSONShape(expected: "sixteen hexadecimal digits", kinds: .string) { place in
      guard let text = place.string else { return nil }
      if text.utf8.count == 16, let word = UInt64(text, radix: 16), word.hexadecimal == text { return word }
      place.mismatch(expected: "sixteen hexadecimal digits")
      return nil
    }
  }
}
