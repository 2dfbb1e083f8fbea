import CardMotion
import CardScenario
import CardSimulation
import CardTestSupport
import CardText
import CardTimeline
import Testing

/// Names, numbers and contents that no text may state and code can: errors, with the ranges that a text has.
@Suite struct ScenarioDocumentEditedPartsTests {
  static func document() throws -> ScenarioDocument {
    let text = """
      { "cards": [{ "name": "a", "detents": { "low": { "height": 90 }, "full": 60 },
          "content": { "components": [{ "kind": "list", "items": [{ "size": { "height": 44 } }] }] } }, { "name": "b" }],
        "channels": [{ "name": "shade", "from": ["low", 0], "to": ["full", 1] }],
        "inputs": [{ "at": "100ms", "append": [{}] }], "expect": [{ "column": "card_y_pt", "at": "end", "min": 0 }] }
      """
    return try ScenarioDocument.read(SourceText(name: "a.json", text: text), name: "a")
  }

  typealias Edit = ScenarioDocumentEditsTests.Edit

  static func detents(_ names: [String]) -> [ScenarioDocument.DetentText] {
    names.enumerated().map { ScenarioDocument.DetentText(name: $1, place: .height(90 + 100 * Double($0))) }
  }

  static func content(_ change: ScenarioDocument.ContentInput.Change) -> ScenarioDocument.Action {
    .content(ScenarioDocument.ContentInput(change))
  }

  static let edits: [Edit] = [
    Edit("a detent's name has 1 to 40 letters, digits, _ and -, found \"half, open\"") {
      $0.cards[1].detents = detents(["half, open"])
    },
    Edit("\"b\": two detents are called \"low\"") { $0.cards[1].detents = detents(["low", "low"]) },
    Edit("\"a\": a detent's name has 1 to 40 letters, digits, _ and -, found \"\"") {
      $0.inputs[0].action = .detents(detents([""]), card: "a", animated: false)
    },
    Edit("\"b\" has a rule for who takes it away, and no detent where it is gone") { $0.cards[1].dismissal = .asks },
    Edit("an alpha of \"a\" isn't a number from 0 to 1") { $0.cards[0].fades.content = [DetentNumber("low", 5)] },
    Edit("an alpha of \"a\" isn't a number from 0 to 1") {
      $0.cards[0].fades.mapDim = .values([DetentNumber("low", .nan)])
    },
    Edit("the content of \"a\" isn't one that cardparts-4.0 shows") { $0.cards[0].feed.system = .cardParts40 },
    Edit("\"a\": a view's width and height are numbers from 0 to 1000000") {
      $0.cards[0].feed.views = [FeedText.ViewText(kind: "x", height: .infinity)]
    },
    Edit("\"a\": the number of copies of an item is from 0 to 1000000, found -1") {
      $0.cards[0].feed.atEnd = [FeedText.ArrivalText([ContentText.ItemText(count: -1)])]
    },
    Edit("\"a\": the index of a component is from 0 to 10000, found -2") {
      $0.cards[0].feed.onRefresh = [FeedText.ArrivalText([], in: -2)]
    },
    Edit("\"shade\" has a number that isn't from -1000000 to 1000000") {
      $0.channels[0].source = .detents([DetentNumber("low", .nan), DetentNumber("full", 1)], card: nil)
    },
    Edit("\"shade\" lags a number of frames from 1 to 1000, found -3") {
      $0.channels[0].source = .follower(of: "card_y_pt", lag: -3)
    },
    Edit("found \(1 << 40)") { $0.channels[0].source = .follower(of: "card_y_pt", lag: 1 << 40) },
    Edit("\"shade\" follows \"nope\"") { $0.channels[0].source = .follower(of: "nope", lag: 1) },
    Edit("two channels are called \"shade\"") { $0.channels.append($0.channels[0]) },
    Edit("every timeline has a column \"card_y_pt\"") { $0.channels[0].name = "card_y_pt" },
    Edit("a channel's name has 1 to 40 letters") { $0.channels[0].name = "a,b" },
    Edit("a keyboard's height is a number from 0 to 1000") {
      $0.inputs[0].action = content(.keyboard(.nan, responderY: 0, responderHeight: 0))
    },
    Edit("the number of copies of an item is from 0 to 1000000, found -1") {
      $0.inputs[0].action = content(.append([ContentText.ItemText(count: -1)]))
    },
    Edit("there are at most 1000000 items") {
      let half = ContentText.ItemText(count: 600_000)
      $0.inputs[0].action = content(.prepend([half, half]))
    },
    Edit("an item's width and height are numbers from 0 to 1000000") {
      $0.inputs[0].action = content(.update(ContentText.ItemText(height: -1), at: 0))
    },
    Edit("the index of an item is from 0 to 1000000, found -1") { $0.inputs[0].action = content(.delete(1, at: -1)) },
    Edit("the index of an option is from 0 to 1000, found 1001") { $0.inputs[0].action = content(.choose(1001)) },
    Edit("there is no card \"nobody\" to give detents") {
      $0.inputs[0].action = .detents(detents(["low"]), card: "nobody", animated: false)
    },
    Edit("a column is read within a day of the start") {
      $0.expectations[0].subject = .column(.fixed(.cardY), .at(.max))
    },
    Edit("there is no column \"card_y\"") { $0.tolerances.set(Tolerance(absolute: 1), for: "card_y") },
    Edit("settle.curve takes a curve with outputs from") {
      $0.settings.settle.curve = .cubicBezier(CubicBezier(x1: 0, y1: 1e6, x2: 1, y2: -1e6))
    },
    Edit("a run of dropped frames begins within a day, and their number is from 1 to 100000") {
      $0.drops.runs = [FrameClock.Drops.Run(start: -1, count: 1)]
    },
  ]

  @Test(arguments: edits.indices)
  func anEditIsAnError(index: Int) throws {
    var document = try Self.document()
    _ = try document.scenario()
    Self.edits[index].make(&document)
    do throws(DiagnosticsError) {
      _ = try document.scenario()
      Issue.record("no error: \(Self.edits[index].part)")
    } catch {
      let errors = error.diagnostics.map(\.message)
      #expect(errors.contains { $0.contains(Self.edits[index].part) }, "\(errors)")
    }
  }

  /// Contents, channels and their changes can be made in code, and move as those of a text.
  @Test func partsMadeInCodeMoveAsThoseOfAText() throws {
    let read = try Self.document()
    var made = read
    made.channels = [
      ChannelText(name: "shade", source: .detents([DetentNumber("low", 0), DetentNumber("full", 1)], card: nil))
    ]
    made.inputs[0].action = Self.content(.append([ContentText.ItemText()]))
    func digest(_ document: ScenarioDocument) throws -> String {
      let scenario = try document.scenario()
      var (simulation, digest) = (scenario.simulation, TimelineDigest(names: scenario.names))
      while try simulation.next() { digest.combine(simulation.frame, events: simulation.events) }
      return digest.text
    }
    #expect(try digest(made) == digest(read))
  }

  /// Runs of dropped frames that code adds are dropped, with those of inputs, in order of time.
  @Test func runsOfCodeAreDropped() throws {
    var document = try Self.document()
    func frames() throws -> [Int64] {
      var (numbers, simulation) = ([Int64](), try document.scenario().simulation)
      while numbers.count < 12, try simulation.next() { numbers.append(simulation.frame.number) }
      return numbers
    }
    document.duration = 9_000_000
    let all = try frames()
    #expect(all == Array(0..<12))
    document.drops.runs = [FrameClock.Drops.Run(start: 0, count: 5)]
    document.inputs = [ScenarioDocument.InputText(ticks: 1_500_000, action: .drop(2))]
    #expect(try frames() == [5, 6, 7, 8, 9, 12, 13, 14, 15, 16, 17, 18])
  }
}
