import CardExamples
import CardMath
import CardModel
import CardScenario
import CardSimulation
import Testing

@testable import CardPage

@Suite struct PlaygroundInputsTests {
  @Test func inputsAreTheEnginesCalls() {
    let inputs = [
      TimedInput(ticks: 900, input: .touch(Touch(phase: .ended, pointer: 2, x: 1.004, y: -0.126))),
      TimedInput(ticks: 1800, input: .key(.back)), TimedInput(ticks: 2700, input: .push(card: 1, animated: true)),
      TimedInput(ticks: 3600, input: .pop(animated: true)),
    ]
    let lines = PlaygroundInputs.lines(of: inputs)
    #expect(lines?.map(\.name) == ["touch", "key", "push", "pop"])
    #expect(lines?.map(\.microseconds) == [100, 200, 300, 400])
    #expect(lines?.map(\.fields) == [[3, 2, 1, -0.13], [2], [1], [1]])
  }

  /// A session writes no other kinds, and whole microseconds alone.
  @Test func otherInputsAreNone() {
    for input in [
      Input.push(card: 1, animated: false), .pop(count: 2, animated: true), .tap(.map), .reduceMotion(true),
    ] {
      #expect(PlaygroundInputs.lines(of: [TimedInput(ticks: 81, input: input)]) == nil)
    }
    #expect(PlaygroundInputs.lines(of: [TimedInput(ticks: 10, input: .key(.back))]) == nil)
    #expect(PlaygroundInputs.lines(of: []) == [])
  }
}
