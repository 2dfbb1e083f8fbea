import CardExamples
import CardScenario
import CardSettings
import CardSimulation
import CardText
import Testing

@testable import CardPage

@Suite struct EngineDataTests {
  static func data(_ name: String) throws -> EngineData {
    let document = try #require(BuiltInScenarios.named(name)).document
    return EngineData(try document.scenario(), of: document)
  }

  @Test func itsWordsMakeTheScenario() throws {
    let data = try Self.data("tour")
    let script = try SimulationScript(words: data.words)
    #expect(script.words == data.words)
    #expect(script.nameCount == data.names.count)
    #expect(data.settings.count == SettingKey.all.count)
  }

  @Test func aSettingIsItsWords() throws {
    let document = try #require(BuiltInScenarios.named("curve-settle")).document
    let data = EngineData(try document.scenario(), of: document)
    for (key, words) in zip(SettingKey.all, data.settings) {
      switch key.kind {
      case .number(let slot, _, _, _), .numberOrWord(let slot, _, _, _):
        #expect(words == [slot.get(document.settings).bitPattern], "\(key.name)")
      case .flag(let slot): #expect(words == [slot.get(document.settings) ? 1 : 0], "\(key.name)")
      case .choice(let choices, let get, _):
        #expect(choices[Int(words[0])].name == get(document.settings), "\(key.name)")
      case .curve: #expect(words.count > 0, "\(key.name)")
      }
    }
  }

  @Test func itIsWrittenAsText() throws {
    let data = try Self.data("flick-up")
    let text = JSONWriter.document { data.write(to: &$0) }
    let names = data.names.map { "\"\($0)\"" }.joined(separator: ",\n    ")
    let words = EngineData.text(of: data.words)
    #expect(text.hasPrefix("{\n  \"words\": \"\(words)\",\n  \"names\": [\n    \(names)\n  ],"))
  }
}
