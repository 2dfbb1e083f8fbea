import CardMath
import CardModel
import Testing

@testable import CardSimulation

@Suite struct ScenarioWordsInputsTests {
  /// Every input, at the number that scripts keep.
  static let inputs: [Input] = [
    .touch(Touch(phase: .moved, pointer: 2, x: 12.5, y: -3)), .tap(.map), .tapAt(x: 4, y: 5.5), .key(.lastRow),
    .push(card: 0, animated: false), .pop(count: 3, animated: true), .move(detent: 2, animated: true),
    .focus(offset: 120), .voiceOver(true), .reduceMotion(true), .page(4, animated: true), .content(change: 1, card: 0),
    .layout(0, animated: true), .swap(card: 0, animated: true), .mapOverlays(true, animated: false),
    .present(detent: 1, animated: true), .dismiss(animated: true), .detents(layout: 0, card: 0, animated: true),
    .keyboard(change: 0, card: nil, layout: 0), .release(modelY: 300, velocity: -800, detent: 2),
    .scroll(offset: nil, velocity: 40),
  ]

  static let script: SimulationScript = {
    var stack = Fixtures.stack()
    stack.changes = [.keyboard(height: 336, responderY: 500, responderHeight: 44), .choose(0)]
    return SimulationScript(
      stack: stack, inputs: [], clock: FrameClock(hertz: 60), delivery: .immediate, duration: nil,
      recognizesTaps: false, nameCount: 4)
  }()

  @Test(arguments: Array(zip(0..., inputs)))
  func anInputIsMadeOfItsWords(number: Int, input: Input) throws {
    let own = TimedInput(ticks: 9000, input: input)
    let words = own.words(of: Self.script)
    #expect(words[1] == ScenarioWords.caseBase + UInt64(number))
    #expect(try TimedInput(words: words, of: Self.script) == own)
  }

  @Test func anInputThatThereIsNotIsRefused() throws {
    var words = TimedInput(ticks: 0, input: .dismiss(animated: true)).words(of: Self.script)
    for word in [ScenarioWords.caseBase + UInt64(Self.inputs.count), ScenarioWords.caseBase - 1, 0] {
      words[1] = word
      #expect(throws: StateError(reason: .choice, word: 1)) { try TimedInput(words: words, of: Self.script) }
    }
  }

  /// The last word of a script is the number of its names.
  @Test(arguments: [UInt64.max, 1 << 31, 1 << 40])
  func aNumberOfNamesThatThereIsNotIsRefused(word: UInt64) {
    let words = ScenarioWords(reading: [word])
    #expect(words.error?.reason == .count)
    #expect(ScenarioWords(reading: []).error?.reason == .count)
    #expect(ScenarioWords(reading: [4]).error == nil)
  }
}
