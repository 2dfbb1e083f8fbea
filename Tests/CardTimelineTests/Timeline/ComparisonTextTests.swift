import CardExamples
import CardScenario
import CardSettings
import CardSimulation
import CardTestSupport
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

  /// 1400 pt/s against 0, and the differences that follow.
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

  /// The time in the sentence with that word.
  static func time(_ sentences: [String], _ word: String) -> String {
    sentences.first { $0.contains(word) }?.components(separatedBy: ", at ").last ?? "?"
  }

  /// The response of the spring that brings content back moves only the content: at time t after the content met its
  /// end at v = 1852.66 pt/s, it is v·t·e^(−ωt) beyond it, with ω = 2π/0.575 in one and 2π/0.3 in the other.
  @Test func contentThatScrollsElsewhereIsTold() throws {
    let sentences = try Self.sentences("scroll-bounce", ["scroll.bounce_response": "0.3"])
    #expect(sentences == ["the content is scrolled up to 42.4 pt further, at 0.650 s"])
  }

  /// Two timelines that differ by less than their digits show feel the same, but don't count as equal.
  @Test func whatNobodyFeelsIsNotCalledNoDifference() throws {
    func verdict(_ damping: String) throws -> (sentences: [String], verdict: String) {
      let document = try #require(BuiltInScenarios.named("flick-up")).document
      var other = document
      try #require(SettingKey.named("settle.damping_ratio")).set(SettingValue(argument: damping), in: &other.settings)
      let (one, two) = (try other.scenario(), try document.scenario())
      let comparison = try Comparison(one.simulation, against: two.simulation)
      return (comparison.sentences(names: one.names, against: two.names), comparison.verdictWithoutSentences)
    }
    let same = try verdict("0.8")
    #expect(same.sentences.isEmpty)
    #expect(same.verdict == "no difference in 70 frames")
    let near = try verdict("0.800001")
    #expect(near.sentences.isEmpty, "\(near.sentences)")
    // The finger lifts 120 ms after 100 ms, so the first frame that differs is at 233.3 ms.
    #expect(near.verdict == "nothing that one would feel in 70 frames; the first difference is at 0.233 s")
  }

  /// No sentence says that a number differs from itself, or by nothing: over all built-in scenarios, with rules that
  /// differ slightly or much from the scenario's own.
  @Test(
    arguments: [
      ["settle.damping_ratio": "0.80001", "settle.response": "0.40001"],
      ["settle.damping_ratio": "0.79", "settle.response": "0.401"],
      ["settle.motion": "animation", "settle.duration": "0.5", "motion.edge_overshoot_max": "none"],
    ] as [KeyValuePairs<String, String>])
  func aDifferenceIsNeverNothing(settings: KeyValuePairs<String, String>) throws {
    for entry in Seeds.every(12, of: BuiltInScenarios.all, from: 5) {
      for sentence in try Self.sentences(entry.name, settings) {
        let words = sentence.split { " :()".contains($0) }.map(String.init)
        for (index, word) in words.enumerated() where word == "instead" {
          let numbers = words[..<index].filter { Double($0) != nil }
          let others = words[index...].filter { Double($0) != nil }
          if let number = numbers.last, let other = others.first {
            #expect(number != other, "\(entry.name): \(sentence)")
          }
        }
        let amount = words.first { Double($0) != nil }.flatMap(Double.init)
        if sentence.hasPrefix("settles") || sentence.hasPrefix("rests") || sentence.hasPrefix("overshoots") {
          #expect(amount != 0, "\(entry.name): \(sentence)")
        }
      }
    }
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
