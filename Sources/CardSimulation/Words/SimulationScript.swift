import CardContent
import CardMath
import CardModel

/// Everything that a simulation is made of: the stack at 0, the inputs, the frames' clock. It is a scenario without its
/// text.
///
/// A script is also a list of 64-bit words, from which it can be made again, to the bit.
public struct SimulationScript: Sendable {
  /// The simulated stack at time 0.
  public var stack: CardStack

  /// The inputs, in order of time.
  public var inputs: [TimedInput]

  /// The clock that decides when frames are shown.
  public var clock: FrameClock

  /// The time at which inputs reach the model.
  public var delivery: Delivery

  /// The latest instant of a frame, ticks; nil: the timeline ends at rest.
  public var duration: Int64?

  /// True if touches that are taps are followed by those.
  public var recognizesTaps: Bool

  /// The number of names: the ids of cards, detents and items lie below it.
  public var nameCount: Int

  /// Creates a script.
  public init(
    stack: CardStack, inputs: [TimedInput], clock: FrameClock, delivery: Delivery, duration: Int64?,
    recognizesTaps: Bool, nameCount: Int
  ) {
    (self.stack, self.inputs, self.clock, self.delivery) = (stack, inputs, clock, delivery)
    (self.duration, self.recognizesTaps, self.nameCount) = (duration, recognizesTaps, nameCount)
  }

  /// A simulation of it, before its first frame.
  public var simulation: Simulation {
    Simulation(
      stack: stack, inputs: inputs, clock: clock, delivery: delivery, duration: duration,
      recognizesTaps: recognizesTaps)
  }

  /// The script as words.
  public var words: [UInt64] {
    var (words, copy) = (ScenarioWords(), self)
    copy.code(with: &words)
    return words.words
  }

  /// Creates the script that these words are of.
  ///
  /// - Throws: `StateError` if they aren't of any: they end too early or too late, or a value isn't possible.
  public init(words: [UInt64]) throws(StateError) {
    var reader = ScenarioWords(reading: words)
    self.init(
      stack: CardStack(layouts: [ScenarioWords.noLayout], rules: Rules()), inputs: [], clock: FrameClock(hertz: 60),
      delivery: .immediate, duration: nil, recognizesTaps: false, nameCount: 0)
    code(with: &reader)
    try reader.finish()
  }

  private mutating func code(with words: inout ScenarioWords) {
    codeStack(with: &words)
    words.code(&inputs, of: stack)
    words.code(&clock)
    words.code(&recognizesTaps)
    words.code(&delivery)
    words.code(&duration, blank: 0) { $0.code(ticks: &$1) }
    words.code(&nameCount, in: 0...Int(Int32.max))
  }

  private mutating func codeStack(with words: inout ScenarioWords) {
    var (layouts, rules, specs, changes) = (stack.layouts, stack.rules, stack.specs, stack.changes)
    var channels = stack.channels
    words.code(&layouts, blank: ScenarioWords.noLayout) { words, layout in
      words.code(&layout)
    }
    words.code(&rules)
    words.code(&specs, blank: nil) { words, spec in
      let blank = ContentSpec(system: .spots75, body: .spots(SpotsDocument(components: [])))
      words.code(&spec, blank: blank) { words, spec in words.code(&spec) }
    }
    let none = ContentChange.choose(0)
    words.code(&changes, blank: none) { words, change in words.code(&change) }
    var place = 0
    words.code(&channels, blank: Channel(name: 0, source: .detents(card: nil, values: []))) {
      words, channel in
      words.code(&channel, before: place)
      place += 1
    }
    words.check(!layouts.isEmpty, .count)
    let count = layouts.first?.cards.count ?? 0
    for layout in layouts {
      words.check(layout.cards.count == count)
      // A card's page is remembered over layouts.
      for (one, other) in zip(layouts[0].cards, layout.cards) { words.check(one.parts.pages == other.parts.pages) }
    }
    words.check(specs.isEmpty || specs.count == count, .count)
    guard words.isMaking else { return }
    stack = CardStack(layouts: layouts, rules: rules, specs: specs, channels: channels)
    stack.changes = changes
  }
}

extension TimedInput {
  /// Creates the input of a script that these words are of.
  ///
  /// - Throws: `StateError` if they aren't of any, or refer to what the script doesn't have.
  public init(words: [UInt64], of script: SimulationScript) throws(StateError) {
    var reader = ScenarioWords(reading: words, nameCount: script.nameCount)
    self.init(ticks: 0, input: .reduceMotion(false))
    reader.code(&self, of: script.stack)
    try reader.finish()
  }

  /// The input of a script as words.
  public func words(of script: SimulationScript) -> [UInt64] {
    var (words, copy) = (ScenarioWords(), self)
    words.code(&copy, of: script.stack)
    return words.words
  }
}
