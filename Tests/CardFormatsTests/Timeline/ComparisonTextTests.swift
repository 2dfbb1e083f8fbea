import CardFormats
import CardSimulation
import Testing

@Suite struct ComparisonTextTests {
  static func sentences(_ name: String, _ settings: KeyValuePairs<String, String>) throws -> [String] {
    let document = try #require(BuiltInScenarios.named(name)).document
    var other = document
    for (key, value) in settings {
      try #require(SettingKey.named(key)).set(SettingValue(argument: value), in: &other.settings)
    }
    let (one, two) = (try document.scenario(), try other.scenario())
    return try Comparison(one.simulation, against: two.simulation).sentences(names: one.names, against: two.names)
  }

  @Test func ofTheSameNothingIsSaid() throws {
    #expect(try Self.sentences("flick-up", [:]) == [])
    #expect(try Self.sentences("tour", [:]) == [])
  }

  /// 1400 pt/s against none, and what follows from it.
  @Test func aDroppedVelocityIsFelt() throws {
    let sentences = try Self.sentences("flick-up", ["motion.keep_release_velocity": "false"])
    #expect(sentences.first == "after the release it starts at -1400 pt/s instead of 0 (the finger had -1400)")
    #expect(sentences.contains { $0.hasPrefix("settles ") && $0.contains(" s instead of ") })
    #expect(sentences.contains { $0.hasPrefix("is up to ") && $0.contains(" pt higher, at 0.2") })
    #expect(!sentences.contains { $0.contains("only") })
  }

  @Test func anotherDetentComesFirst() throws {
    let sentences = try Self.sentences("flick-up", ["snap.resistance": "5000"])
    #expect(sentences.first == "ends at extended instead of peaking")
    #expect(sentences[1] == "rests 319.5 pt higher")
    #expect(sentences.contains("the map is darkened by up to 25 % more, at \(Self.time(sentences, "darkened"))"))
  }

  /// The time that a sentence about something tells.
  static func time(_ sentences: [String], _ word: String) -> String {
    sentences.first { $0.contains(word) }?.components(separatedBy: ", at ").last ?? "?"
  }

  @Test func yieldingAndStoppingHaveWords() throws {
    #expect(
      try Self.sentences("rubber-band", ["drag.top_bounce": "false", "drag.bottom_bounce": "false"])
        .contains("yields beyond its ends instead of stopping there"))
    #expect(
      try Self.sentences("hard-stop", ["drag.top_bounce": "true", "drag.bottom_bounce": "true"])
        .contains("stops at its ends instead of yielding there"))
  }

  @Test func whatOnlyOneOfThemHasIsNamed() throws {
    let sentences = try Self.sentences("scroll-handoff-up", ["handoff.to_content": "false"])
    #expect(sentences.contains { $0.hasPrefix("only here: handoff(content)") })
    let fades = try Self.sentences("map-buttons", ["buttons.fade_fraction": "0"])
    #expect(fades.count == 1 && fades[0].hasPrefix("the map buttons show by up to 100 % less, at "))
  }
}

extension String {
  fileprivate func components(separatedBy separator: String) -> [String] {
    var parts: [String] = [], rest = self[...]
    while let range = rest.firstRange(of: separator) {
      parts.append(String(rest[..<range.lowerBound]))
      rest = rest[range.upperBound...]
    }
    return parts + [String(rest)]
  }
}
