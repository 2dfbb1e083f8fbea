import CardExamples
import CardTestSupport
import CardText
import Testing

@testable import CardTorture

/// `Trial` accepts valid scenarios and reports failures.
@Suite struct TrialTests {
  @Test(arguments: ["tour", "push-pop", "grab", "spots-carousel-item", "cards-paged-view"])
  func aBuiltInScenarioHolds(name: String) throws {
    let entry = try #require(BuiltInScenarios.named(name))
    var draw = Draw(seed: 1, index: 0)
    let frames = try Trial.run(entry.document.scenario(), &draw, measures: true)
    #expect(frames > 10)
  }

  /// The first runs of the script's seed.
  @Test(arguments: 0..<UInt64(Seeds.count(6, of: 20))) func aRandomScenarioHolds(index: UInt64) throws {
    // A document stays refused if too many parts would have to be removed, as in the script's count.
    guard let read = try? ReadDocument(Generator.document(seed: 20_261_122, index: index)) else { return }
    var draw = Draw(seed: 20_261_122, index: index)
    _ = try Trial.run(read.scenario, &draw)
  }

  @Test func whatIsRefusedIsLeftOut() throws {
    let text = #"""
      {"cards": [{"name": "a", "header": 9999}], "set": {"snap.policy": "none"},
       "inputs": [{"at": "0s", "move": "nowhere"}, {"at": "0s", "tap": "header"}, {"at": "0s", "bar": true}]}
      """#
    let document = try #require(JSONValue(Array(text.utf8)))
    let read = try ReadDocument(document)
    #expect(read.document.line == #"{"cards":[{"name":"a"}],"set":{},"inputs":[{"at":"0s","tap":"header"}]}"#)
  }

  @Test func everyExitCodeHasAName() {
    let names = Trial.Kind.allCases.map(\.name)
    #expect(Set(names).count == names.count)
    for kind in Trial.Kind.allCases { #expect(Trial.name(of: kind.rawValue) == kind.name) }
    #expect(Trial.name(of: 132) == "signal 4")
    #expect(Trial.name(of: 128 + System.timeSignal) == "over 5 s")
  }
}
