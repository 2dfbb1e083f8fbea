import CardMath
import CardScenarioSupport
import CardSimulation
import CardText
import Testing

@testable import CardScenario

@Suite struct SavedStateJSONTests {
  static func text(after frames: Int = 25) throws -> String {
    let scenario = try scenario(SavedStateTests.text)
    return try SavedStateTests.state(after: frames, of: scenario).text(of: scenario)
  }

  /// The messages of a file's problems, one per line; empty if there are none.
  static func complaint(_ text: String, scenario other: String = SavedStateTests.text) throws -> String {
    let scenario = try scenario(other)
    do throws(DiagnosticsError) {
      _ = try SavedState.read(SourceText(name: "s.json", text: text), for: scenario)
      return ""
    } catch {
      return error.diagnostics.map { "\($0.path ?? "") \($0.message)" }.joined(separator: "\n")
    }
  }

  /// A file with one of its lines changed.
  static func changed(_ key: String, _ value: String) throws -> String {
    try text().split(separator: "\n").map { line in
      line.hasPrefix("  \"\(key)\"") ? "  \"\(key)\": \(value)," : String(line)
    }.joined(separator: "\n")
  }

  /// A document of 112 MB was once saved, but refused by the reader.
  @Test func nothingIsSavedThatCannotBeRead() throws {
    let scenario = try scenario(SavedStateTests.text)
    let state = try SavedStateTests.state(after: 25, of: scenario)
    let text = try state.text(of: scenario)
    let size = text.utf8.count
    #expect(try state.text(of: scenario, limit: size) == text)
    for limit in [size - 1, size / 2, 0] {
      var found: SavingError?
      do throws(SavingError) { _ = try state.text(of: scenario, limit: limit) } catch { found = error }
      guard case .size(let reported) = found else {
        Issue.record("a limit of \(limit) bytes: \(String(describing: found))")
        continue
      }
      #expect(limit < reported)
      #expect(reported <= size)
    }
  }

  @Test func theDocumentSaysWhatItIsOf() throws {
    let lines = try Self.text().split(separator: "\n")
    let scenario = try scenario(SavedStateTests.text)
    let head = """
      {
        "format": "cardsim-state-1",
        "scenario": "a",
        "fingerprint": "\(scenario.fingerprint.hexadecimal)",
        "frame": 24,
        "time_us": 400000,
      """
    #expect(lines.prefix(6).joined(separator: "\n") == head)
    #expect(lines[6].hasPrefix("  \"checksum\": \""))
    #expect(lines[7...8].joined(separator: "\n") == "  \"words\": [\n    \"0000000000000018\",")
    #expect(lines.suffix(2) == ["  ]", "}"])
    #expect(try Self.complaint(Self.text()).isEmpty)
  }

  @Test func aDamagedFileIsRefused() throws {
    let text = try Self.text()
    let damaged = text.replacing("\"0000000000000018\"", with: "\"0000000000000019\"")
    #expect(
      try Self.complaint(damaged)
        == "$.checksum the words have another checksum: the file isn't as it was saved")
    #expect(try !Self.complaint(String(text.dropLast(10))).isEmpty)
    #expect(try Self.complaint("") != "")
    // A scenario lacks all of a state's keys and has others: one mistake is one error.
    let noState = "$ this is no saved state: it has no \"format\""
    #expect(try Self.complaint("{}") == noState)
    #expect(try Self.complaint(SavedStateTests.text) == noState)
    #expect(try Self.complaint(Self.changed("format", "\"cardsim-state-2\"")).contains("\"cardsim-state-1\""))
    for wrong in ["18", "000000000000001G", "000000000000001F", "+000000000000018"] {
      let complaint = try Self.complaint(text.replacing("\"0000000000000018\"", with: "\"\(wrong)\""))
      #expect(complaint.hasPrefix("$.words[0] expected sixteen hexadecimal digits, found the text \"\(wrong)\""))
    }
    #expect(
      try Self.complaint(text.replacing("\"frame\"", with: "\"framme\""))
        == "$.framme unknown key \"framme\"")
  }

  @Test func whatPeopleReadMustBeTrue() throws {
    #expect(try Self.complaint(Self.changed("frame", "25")) == "$.frame the words are the state at frame 24")
    #expect(try Self.complaint(Self.changed("time_us", "1")) == "$.time_us the words are the state at 400000 µs")
    #expect(try Self.complaint(Self.changed("frame", "2.5")).contains("expected a whole number"))
  }

  @Test func anotherScenariosStateIsRefused() throws {
    let other = SavedStateTests.text.replacing("300ms", with: "301ms")
    let edited = "$.fingerprint the state was saved from \"a\" with another input, another setting or another version "
    #expect(try Self.complaint(Self.text(), scenario: other) == edited + "of cardsim")
    let tour = "$.fingerprint the state was saved from the scenario \"tour\", not from \"a\""
    #expect(try Self.complaint(Self.changed("scenario", "\"tour\""), scenario: other) == tour)
  }

  /// A file made by hand, with a valid checksum.
  @Test func wordsThatAreNoStateAreRefused() throws {
    let scenario = try scenario(SavedStateTests.text)
    var words = try SavedStateTests.state(after: 25, of: scenario).words()
    words[2] = 2
    var digest = Digest()
    for word in words { digest.combine(word) }
    let list = words.map { "\"\($0.hexadecimal)\"" }.joined(separator: ", ")
    let text = """
      { "format": "cardsim-state-1", "scenario": "a", "fingerprint": "\(scenario.fingerprint.hexadecimal)",
        "frame": 24, "time_us": 400000, "checksum": "\(digest.text)", "words": [\(list)] }
      """
    #expect(
      try Self.complaint(text)
        == "$.words no simulation can be in this state: an unknown choice, at word 2")
  }
}
