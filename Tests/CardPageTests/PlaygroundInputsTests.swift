import CardExamples
import CardModel
import CardScenario
import CardSimulation
import CardText
import Testing

@testable import CardPage

@Suite struct PlaygroundInputsTests {
  /// The words at the place are the scenario's inputs, one after the other.
  @Test(arguments: ["flick-up", "tour", "close-button", "programmatic-move"])
  func theWordsAtThePlaceAreTheInputs(name: String) throws {
    let scenario = try #require(BuiltInScenarios.named(name)).document.scenario()
    let words = scenario.script.words
    let inputs = try #require(PlaygroundInputs(scenario, in: words))
    #expect(inputs.count == scenario.inputs.count)
    var place = inputs.place
    for (index, input) in scenario.inputs.enumerated() {
      let own = input.words(of: scenario.script)
      #expect(Array(words[place..<place + own.count]) == own)
      let other = inputs.others.first { $0.index == index }
      #expect((other == nil) == PlaygroundInputs.isMadeByPage(input.input))
      if let other { #expect(other.wordCount == own.count) }
      place += own.count
    }
  }

  @Test func eachOtherInputHasItsText() throws {
    let document = try #require(BuiltInScenarios.named("tour")).document
    let scenario = try document.scenario()
    let inputs = try #require(PlaygroundInputs(scenario, in: scenario.script.words))
    #expect(inputs.others.map(\.text) == [#"{ "tap": "header" }"#, #"{ "move": "peaking" }"#])
  }

  @Test func thePageMakesFingersKeysPushesAndPops() {
    let made: [Input] = [
      .touch(Touch(phase: .ended, pointer: 2, x: 1, y: 2)), .key(.back), .push(card: 1, animated: true),
      .pop(animated: true),
    ]
    #expect(made.allSatisfy(PlaygroundInputs.isMadeByPage))
    let others: [Input] = [
      .push(card: 1, animated: false), .pop(count: 2, animated: true), .tap(.map), .reduceMotion(true),
    ]
    #expect(!others.contains(where: PlaygroundInputs.isMadeByPage))
  }

  /// A rotation is said by the layouts of the document around it.
  @Test func someInputsHaveNoTextOfTheirOwn() throws {
    let scenario = try #require(BuiltInScenarios.named("rotation")).document.scenario()
    #expect(PlaygroundInputs(scenario, in: scenario.script.words) == nil)
  }
}
