import CardScenario
import CardScenarioSupport
import CardTestSupport
import CardText
import Testing

@testable import CardTorture

/// Random scenarios use everything that the reader accepts, and their seed determines them.
@Suite struct GeneratorTests {
  @Test(arguments: Seeds.few) func theSameSeedMakesTheSameDocument(seed: UInt64) {
    let document = Generator.document(seed: seed, index: 3)
    #expect(document == Generator.document(seed: seed, index: 3))
    #expect(document != Generator.document(seed: seed, index: 4))
  }

  /// Every kind of input that the reader accepts is generated, new ones included.
  @Test func everyKindOfInputIsMade() throws {
    let text = #"""
      {"bar": 40, "cards": [{"name": "a", "pages": [{"name": "p"}],
        "content": {"cards": [{"name": "c", "parts": [{"kind": "paged", "height": 9, "pages": 2}]}]}},
        {"name": "b", "detents": {"hidden": "gone", "full": 90}, "content": {"components": []}}]}
      """#
    let document = try #require(JSONValue(Array(text.utf8)))
    var generator = Generator(seed: 1, index: 0)
    generator.learnNames(of: document)
    for kind in Accepted.inputKinds {
      let made = generator.input(of: kind)
      let input = try #require(made, "no input \"\(kind)\" is made")
      #expect(input[kind] != nil)
    }
  }

  /// The schema for editors allows every document that the reader accepts.
  @Test func theSchemaAllowsWhatIsAccepted() {
    let schema = SchemaValidator(DocumentSchema.scenario.text)
    var count = 0
    let all = Seeds.count(30, of: 400)
    for index in 0..<UInt64(all) {
      guard let read = try? ReadDocument(Generator.document(seed: 9, index: index)) else { continue }
      count += 1
      let mistakes = schema.mistakes(in: read.document)
      #expect(mistakes == [], "seed 9, \(index): \(read.document.line)")
    }
    #expect(2 * count > all)
  }

  /// Fades and channels of every kind are made, and accepted.
  @Test func everyKindOfFadeAndChannelIsMade() {
    var missing: Set = ["undimmed", "modal", "map_dim", "map_buttons", "content", "at", "follows"]
    for index in 0..<1_000 where !missing.isEmpty {
      guard let document = try? ReadDocument(Generator.document(seed: 9, index: UInt64(index))).document else {
        continue
      }
      for card in document["cards"]?.elements ?? [] {
        if card["largest_undimmed_detent"] != nil { missing.remove("undimmed") }
        if card["modal"] != nil { missing.remove("modal") }
        for member in card["fades"]?.members ?? [] { missing.remove(member.key) }
      }
      for channel in document["channels"]?.elements ?? [] {
        for member in channel.members { missing.remove(member.key) }
      }
    }
    #expect(missing.isEmpty)
  }

  /// Few documents remain refused after their refused parts are removed.
  @Test func fewDocumentsAreRefused() {
    let count = Seeds.count(15, of: 200)
    let refused = (0..<count).filter { index in
      (try? ReadDocument(Generator.document(seed: 7, index: UInt64(index)))) == nil
    }
    #expect(refused.count * 10 <= count, "refused: \(refused)")
  }

  /// In some hundreds of documents each key is set at least once.
  @Test func everyKeyIsSet() {
    var missing = Set(SettingKey.all.map(\.name))
    for index in 0..<1_000 where !missing.isEmpty {
      for member in Generator.document(seed: 8, index: UInt64(index))["set"]?.members ?? [] {
        missing.remove(member.key)
      }
    }
    #expect(missing.isEmpty)
  }
}
