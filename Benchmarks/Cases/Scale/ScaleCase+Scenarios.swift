import CardModel
import CardScenario
import CardSimulation
import CardText
import CardTimeline

extension ScaleCase {
  /// Scenarios, read and run to their end: what a file may have many of.
  static let scenarios: [ScaleCase] = [
    inputs, touches, pushes, pushesAtOnce, cards, components, items, visibleItems, partsCards,
  ]

  /// Moves from detent to detent, ten milliseconds apart.
  private static let inputs = ScaleCase(name: "inputs", work: "a scenario is read and run", smallest: 10) { count in
    let inputs = (0..<count).map { index in
      "{ \"at\": \"\(10 * index)ms\", \"move\": \"\(index % 2 == 0 ? "extended" : "peaking")\" }"
    }
    let text = scenario(inputs: inputs)
    return { run(text).inputs.count }
  }

  /// A finger that goes up and down, sampled at 120 Hz.
  private static let touches = ScaleCase(
    name: "touches", work: "a gesture's file is read, and dragged with", smallest: 20
  ) { count in
    let rows = (0..<count).map { index in
      let phase = index == 0 ? "began" : index == count - 1 ? "ended" : "moved"
      return "\(index * 8333),\(phase),0,200.25,\(430 - min(index % 120, 120 - index % 120)).5\n"
    }
    let csv = Array(("time_us,phase,pointer,x_pt,y_pt\n" + rows.joined()).utf8)
    let stack = BenchmarkCase.builtIn("flick-up").stack
    return {
      let samples = read(csv).samples
      let touches = samples.map { sample in
        let touch = Touch(phase: sample.phase, pointer: sample.pointer, x: sample.x, y: sample.y)
        return TimedInput(ticks: sample.microseconds * 9, input: .touch(touch))
      }
      var simulation = Simulation(stack: stack, inputs: touches, clock: FrameClock(hertz: 60))
      while BenchmarkCase.next(&simulation) {}
      return samples.count
    }
  }

  /// Pushes that have come to rest before the next one, each popped again.
  private static let pushes = ScaleCase(
    name: "pushes and pops", work: "one after the other, to rest", smallest: 4
  ) { count in
    let inputs = (0..<count).flatMap { index in
      ["{ \"at\": \"\(3000 * index)ms\", \"push\": \"b\" }", "{ \"at\": \"\(3000 * index + 1500)ms\", \"pop\": true }"]
    }
    let text = scenario(cards: ["a", "b"], inputs: inputs)
    return { run(text).inputs.count / 2 }
  }

  /// Pushes that all begin in one instant, and fly together.
  private static let pushesAtOnce = ScaleCase(
    name: "pushes at one instant", work: "a scenario is read and run", smallest: 10
  ) { count in
    let inputs = Array(repeating: "{ \"at\": \"100ms\", \"push\": \"b\" }", count: count)
    let text = scenario(cards: ["a", "b"], inputs: inputs)
    return { run(text).inputs.count }
  }

  /// Cards that a scenario has, each pushed once without an animation.
  private static let cards = ScaleCase(
    name: "cards", work: "a scenario is read and run", smallest: 10
  ) { count in
    let names = (0..<count).map { "card\($0)" }
    let inputs = names.dropFirst().enumerated().map { index, name in
      "{ \"at\": \"\(10 * index)ms\", \"push\": \"\(name)\", \"animated\": false }"
    }
    let text = scenario(cards: names, inputs: inputs)
    return { run(text).inputs.count + 1 }
  }

  /// Components of a card's content, each a list of two items.
  private static let components = ScaleCase(
    name: "components", work: "a content is read, laid out and flicked", smallest: 10
  ) { count in
    let list = "{ \"kind\": \"list\", \"items\": [{ \"size\": { \"height\": 44 } }, { \"size\": { \"height\": 51 } }] }"
    let text = scenario(components: Array(repeating: list, count: count))
    return { visible(run(text)) >= 2 ? count : 0 }
  }

  /// Items of one component, each written out.
  private static let items = ScaleCase(
    name: "items", work: "a content is read, laid out and flicked", smallest: 20
  ) { count in
    let items = (0..<count).map { "{ \"size\": { \"height\": \(44 + $0 % 7) } }" }
    let text = scenario(components: ["{ \"kind\": \"list\", \"items\": [\(items.joined(separator: ", "))] }"])
    return { visible(run(text)) >= 2 ? count : 0 }
  }

  /// Items that are seen at once, so small that a screen has many, written as rows.
  private static let visibleItems = ScaleCase(
    name: "items on the screen", work: "a frame's table of items is written", smallest: 8
  ) { count in
    let height = DecimalText.fixed(600 / Double(count), decimals: 4)
    let item = "{ \"size\": { \"height\": \(height) }, \"repeat\": \(4 * count) }"
    let scenario = read(scenario(components: ["{ \"kind\": \"list\", \"items\": [\(item)] }"]))
    var simulation = scenario.simulation
    _ = BenchmarkCase.next(&simulation)
    let start = simulation
    let writer = ItemsWriter(names: scenario.names)
    return {
      var (simulation, rows) = (start, 0)
      var buffer = ByteBuffer()
      for _ in 0..<10 {
        writer.append(&simulation, to: &buffer)
        buffer.removeAll()
      }
      simulation.forEachVisibleItem { _ in rows += 1 }
      return rows
    }
  }

  /// Cards of CardParts, of two parts each.
  private static let partsCards = ScaleCase(
    name: "cards of parts", work: "a content is read, laid out and flicked", smallest: 10
  ) { count in
    let cards = (0..<count).map { index in
      let parts = "[{ \"kind\": \"title\", \"height\": 20 }, { \"kind\": \"text\", \"height\": \(34 + index % 5) }]"
      return "{ \"name\": \"part\(index)\", \"parts\": \(parts) }"
    }
    let text = scenario(content: "{ \"cards\": [\(cards.joined(separator: ", "))] }", rules: "cardparts-4.0")
    return { run(text).inputs.isEmpty ? 0 : count }
  }

  // MARK: Texts

  /// A scenario of cards and inputs.
  private static func scenario(cards: [String] = ["a"], inputs: [String]) -> SourceText {
    let cards = cards.map { "{ \"name\": \"\($0)\", \"header\": 84, \"detent\": \"peaking\" }" }
    return SourceText(
      name: "scale.json",
      text: """
        { "cards": [\(cards.joined(separator: ",\n"))],
          "inputs": [\(inputs.joined(separator: ",\n"))] }
        """)
  }

  private static func scenario(components: [String]) -> SourceText {
    scenario(content: "{ \"components\": [\(components.joined(separator: ",\n"))] }", rules: "spots-7.5")
  }

  /// A scenario of one card, the content of which is flicked.
  private static func scenario(content: String, rules: String) -> SourceText {
    SourceText(
      name: "scale.json",
      text: """
        { "cards": [{
            "name": "news", "detent": "extended", "content": \(content), "feed": { "rules": "\(rules)" }
          }],
          "inputs": [{
            "at": "100ms", "on": "content",
            "swipe": { "from": [190, 780], "to": [195, 380], "duration": "160ms", "velocity": -3000 }
          }] }
        """)
  }

  /// Reads a scenario.
  static func read(_ text: SourceText) -> Scenario { BenchmarkCase.scenario(of: BenchmarkCase.read(text)) }

  /// Reads a scenario, runs it to its end, and returns it.
  private static func run(_ text: SourceText) -> Scenario {
    let scenario = read(text)
    var simulation = scenario.simulation
    while BenchmarkCase.next(&simulation) {}
    return scenario
  }

  /// The number of items that a scenario's first frame shows.
  private static func visible(_ scenario: Scenario) -> Int {
    var (simulation, count) = (scenario.simulation, 0)
    _ = BenchmarkCase.next(&simulation)
    simulation.forEachVisibleItem { _ in count += 1 }
    return count
  }

  private static func read(_ csv: [UInt8]) -> Gesture {
    do throws(DiagnosticsError) {
      return try Gesture(csv: csv, name: "finger.csv")
    } catch {
      preconditionFailure(error.text)
    }
  }
}
