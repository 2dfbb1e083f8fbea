import CardScenario
import CardScenarioSupport
import CardSettings
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
    let all = Seeds.count(12, of: 400)
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
      let made = Generator.document(seed: 9, index: UInt64(index))
      // Reading a document takes longer than making it.
      if Self.fadesAndChannels(of: made).isDisjoint(with: missing) { continue }
      guard let document = try? ReadDocument(made).document else { continue }
      missing.subtract(Self.fadesAndChannels(of: document))
    }
    #expect(missing.isEmpty)
  }

  private static func fadesAndChannels(of document: JSONValue) -> Set<String> {
    var kinds: Set<String> = []
    for card in document["cards"]?.elements ?? [] {
      if card["largest_undimmed_detent"] != nil { kinds.insert("undimmed") }
      if card["modal"] != nil { kinds.insert("modal") }
      for member in card["fades"]?.members ?? [] { kinds.insert(member.key) }
    }
    for channel in document["channels"]?.elements ?? [] {
      for member in channel.members { kinds.insert(member.key) }
    }
    return kinds
  }

  /// Few documents remain refused after their refused parts are removed.
  @Test func fewDocumentsAreRefused() {
    let count = Seeds.count(15, of: 200)
    let refused = (0..<count).filter { index in
      (try? ReadDocument(Generator.document(seed: 7, index: UInt64(index)))) == nil
    }
    #expect(refused.count * 10 <= count, "refused: \(refused)")
  }

  /// In some hundreds of documents' settings each key is set at least once, and documents have settings.
  @Test func everyKeyIsSet() {
    #expect((0..<20).contains { Generator.document(seed: 8, index: $0)["set"] != nil })
    var missing = Set(SettingKey.all.map(\.name))
    for index in 0..<1_000 as Range<UInt64> where !missing.isEmpty {
      var generator = Generator(seed: 8, index: index)
      for member in generator.settings(12).members { missing.remove(member.key) }
    }
    #expect(missing.isEmpty)
  }
}
