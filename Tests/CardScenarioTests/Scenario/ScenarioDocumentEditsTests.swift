import CardMath
import CardModel
import CardScenario
import CardSimulation
import CardTestSupport
import CardText
import CardTimeline
import Testing

/// A document that code has changed after it was read: what can't be run is an error, and nothing traps.
@Suite struct ScenarioDocumentEditsTests {
  static func document() throws -> ScenarioDocument {
    let text = """
      { "cards": [{ "name": "a", "content": 1600, "detent": "peaking" }, { "name": "b", "content": 900 }],
        "inputs": [{ "at": "100ms", "move": "extended" }, { "at": "600ms", "push": "b" }] }
      """
    return try ScenarioDocument.read(SourceText(name: "a.json", text: text), name: "a")
  }

  /// Returns the messages of a document's errors; empty: it can be run.
  static func errors(_ change: (inout ScenarioDocument) -> Void) throws -> String {
    var document = try document()
    change(&document)
    do throws(DiagnosticsError) {
      _ = try document.scenario()
      return ""
    } catch {
      return error.diagnostics.map(\.message).joined(separator: "; ")
    }
  }

  /// An edit, and a part of the error that it makes.
  struct Edit: Sendable {
    let part: String
    let make: @Sendable (inout ScenarioDocument) -> Void

    init(_ part: String, _ make: @escaping @Sendable (inout ScenarioDocument) -> Void) {
      (self.part, self.make) = (part, make)
    }
  }

  static let edits: [Edit] = [
    Edit("the number of cards is from 1 to 1000, found 0") { $0.cards = [] },
    Edit("two cards are called \"a\"") { $0.cards[1].name = "a" },
    Edit("there is no card \"b\" to show") { $0.cards.removeLast() },
    Edit("a card's name has 1 to 40 letters, digits, _ and -, found \"\"") { $0.cards[0].name = "" },
    Edit("found \"my, card\"") { $0.cards[0].name = "my, card" },
    Edit("a height of \"a\" isn't a number from 0 to 1000000") { $0.cards[0].contentHeight = .nan },
    Edit("\"a\": a card needs at least one detent") { $0.cards[0].detents = [] },
    Edit("\"a\": the place of \"x\" isn't a number") {
      $0.cards[0].detents = [ScenarioDocument.DetentText(name: "x", place: .height(.nan))]
    },
    Edit("the first rate holds from 0 on") { $0.rates = [] },
    Edit("the first rate holds from 0 on") { $0.rates = [FrameClock.Rate(start: 9, hertz: 60)] },
    Edit("each comes after the one before it") { $0.instants = [9, 9] },
    Edit("a timeline is from 0 s to a day long") { $0.duration = -1 },
    Edit("settle.damping_ratio takes a number from 0.05 to 200, found -1.0") { $0.settings.settle.dampingRatio = -1 },
    Edit("settle.response takes a number from 0.01 to 10, found nan") { $0.settings.settle.response = .nan },
    Edit("a screen's width and height are numbers from 100 to 10000") {
      $0.screen = Screen(width: .infinity, height: 852, safeTop: 0, safeBottom: 0)
    },
    Edit("\"a\": no finger reaches a detent") {
      $0.cards[0].detents = [ScenarioDocument.DetentText(name: "x", place: .gone)]
    },
    Edit("\"a\" has no page 3") { $0.cards[0].firstPage = 3 },
    Edit("the number of dropped frames is from 1 to 100000") { $0.inputs[0].action = .drop(.max) },
    Edit("the dropped frames are counted from 0 to 1099511627776, and ascend") { $0.drops.numbers = [5, 2] },
    Edit("the dropped frames are counted from 0 to 1099511627776") { $0.drops.numbers = [.max] },
    Edit("the number of rates is from 1 to 1000, found 1001") {
      $0.rates = (0...1000).map { FrameClock.Rate(start: Int64($0), hertz: 60) }
    },
    Edit("the number of frames is from 1 to 1000000, found 1000001") { $0.instants = Array(0...1_000_000) },
    Edit("the number of a path's points is from 2 to 10000, found 1") {
      let point = GesturePath.Point(microseconds: 5, x: 1, y: 400)
      $0.inputs[0].action = .path(GesturePath(points: [point]), .absolute)
    },
    Edit("a swipe's duration is from 1ms to 60s") {
      let point = GesturePoint(x: 200, y: 500)
      $0.settings.delivery = .frame
      $0.inputs[0].action = .swipe(
        ScenarioDocument.SwipeText(
          from: point, to: GesturePoint(x: 200, y: 300), microseconds: .max, releaseVelocity: -900), .absolute)
    },
    Edit("sample 1 of the gesture isn't within a day of its first one") {
      $0.inputs[0].action = .gestureFile("f", .absolute)
      let samples = [Int64(-1), .max].map { TouchSample(microseconds: $0, phase: .began, x: 1, y: 400) }
      $0.gestures["f"] = Gesture(samples: samples)
    },
    Edit("an instant of a path is from 0s to 60s") {
      let points = [Int64(0), .max].map { GesturePath.Point(microseconds: $0, x: 1, y: 400) }
      $0.inputs[0].action = .path(GesturePath(points: points), .absolute)
    },
    Edit("within a day of the start") { $0.inputs[0].ticks = -9 },
    Edit("the number of popped cards is from 1 to 1000, found -3") {
      $0.inputs[0].action = .pop(count: -3, animated: true)
    },
    Edit("the number of popped cards is from 1 to 1000, found 1001") {
      $0.inputs[0].action = .pop(count: 1001, animated: true)
    },
    Edit("counted from 0 on, found -4") { $0.inputs[0].action = .page(-4, animated: true) },
    Edit("isn't a number") { $0.inputs[0].action = .tapAt(x: .nan, y: 3) },
    Edit("a finger's samples per second isn't a number from 10 to 1000") {
      var swipe = ScenarioDocument.SwipeText(
        from: GesturePoint(x: 200, y: 500), to: GesturePoint(x: 200, y: 300), microseconds: 90_000,
        releaseVelocity: -900)
      swipe.sampling.hertz = 0
      $0.inputs[0].action = .swipe(swipe, .absolute)
    },
    Edit("each point of a path comes after the one before it") {
      let point = GesturePath.Point(microseconds: 5, x: 1, y: 400)
      $0.inputs[0].action = .path(GesturePath(points: [point, point]), .absolute)
    },
    Edit("is of finger -1") {
      let sample = TouchSample(microseconds: 0, phase: .began, pointer: -1, x: 1, y: 400)
      $0.inputs[0].action = .gesture(Gesture(samples: [sample]), .absolute)
    },
  ]

  @Test(arguments: edits.indices)
  func whatCannotBeRunIsAnError(index: Int) throws {
    let edit = Self.edits[index]
    let found = try Self.errors(edit.make)
    #expect(found.contains(edit.part), "\(found)")
  }

  @Test func whatCanBeRunIsNone() throws {
    let swipe = ScenarioDocument.SwipeText(
      from: GesturePoint(x: 200, y: 430), to: GesturePoint(x: 200, y: 300), microseconds: 90_000,
      releaseVelocity: -1200)
    var document = try Self.document()
    document.inputs.append(
      ScenarioDocument.InputText(ticks: 2 * Instant.ticksPerSecond, action: .pop(count: 1, animated: true)))
    document.inputs[0] = ScenarioDocument.InputText(
      ticks: 100_000 * Instant.ticksPerMicrosecond, action: .swipe(swipe, .absolute))
    var simulation = try document.scenario().simulation
    var events: [Event] = []
    while try simulation.next() { events += simulation.events.map { $0.event } }
    let kinds = events.compactMap { event in
      switch event {
      case .drag: "drag"
      case .snap: "snap"
      case .push: "push"
      case .pop: "pop"
      default: nil
      }
    }
    #expect(kinds == ["drag", "snap", "push", "pop"], "\(events)")
  }

  /// A detent that no card has is what a rank or a rule makes of it, and is told.
  @Test func anUnknownDetentIsTold() throws {
    var document = try Self.document()
    document.cards[0].detent = "peeking"
    document.inputs[0].action = .move("extendd", animated: true)
    let warnings = try document.scenario().warnings.map { "\($0.message) \($0.help ?? "")" }
    let isTold = warnings.contains { $0.contains("\"a\" has no detent \"peeking\"") && $0.contains("peaking") }
    #expect(isTold, "\(warnings)")
    #expect(warnings.contains { $0.contains("no card has a detent \"extendd\"") && $0.contains("extended") })
  }

  /// Documents whose fields are anything either run or have an error.
  @Test(arguments: Seeds.few)
  func noEditTraps(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let numbers = [Double.nan, .infinity, -.infinity, -1, 0, 0.5, 1, 72, 400, 852, 5000, 1e7, -1e300]
    func number() -> Double { numbers[Int(random.next() % UInt64(numbers.count))] }
    func whole() -> Int { Int(random.next() % 12) - 4 }
    var runs = 0
    for _ in 0..<60 {
      var document = try Self.document()
      let action: [ScenarioDocument.Action] = [
        .pop(count: whole(), animated: true), .page(whole(), animated: true), .tapAt(x: number(), y: number()),
        .release(modelY: number(), velocity: number(), to: "extended"), .scroll(offset: number(), velocity: number()),
        .focus(number()), .drop(whole()), .push(["a", "b", "c"][Int(random.next() % 3)], animated: true),
        .detents([ScenarioDocument.DetentText(name: "x", place: .y(number()))], card: "a", animated: true),
        .resize(ScreenText(Screen(width: number(), height: number(), safeTop: 0, safeBottom: number()))),
        .rotate, .bar(true), .move("nowhere", animated: false), .present("x", animated: true), .dismiss(animated: true),
        .swipe(
          ScenarioDocument.SwipeText(
            from: GesturePoint(x: number(), y: number()), to: GesturePoint(x: number(), y: number()),
            microseconds: Int64(whole()) * 50_000, releaseVelocity: number()), .absolute),
      ]
      switch random.next() % 5 {
      case 0: document.cards[0].contentHeight = number()
      case 1: document.cards[1].detents = [ScenarioDocument.DetentText(name: "x", place: .height(number()))]
      case 2: document.barHeight = number()
      case 3: document.settings.settle.response = number()
      default: break
      }
      document.inputs[0].action = action[Int(random.next() % UInt64(action.count))]
      document.inputs[0].ticks = Int64(whole()) * 900_000
      guard var simulation = try? document.scenario().simulation else { continue }
      runs += 1
      var count = 0
      while count < 300, try simulation.next() { count += 1 }
    }
    #expect(runs > 3, "seed \(seed)")
  }

  /// An error of an input that was made in code names its place among the inputs.
  @Test func anInputOfCodeHasAPlace() throws {
    var document = try Self.document()
    document.inputs.append(ScenarioDocument.InputText(ticks: 9_000_000, action: .focus(.nan)))
    var path: String?
    do throws(DiagnosticsError) { _ = try document.scenario() } catch { path = error.diagnostics.first?.path }
    #expect(path == "$.inputs[2]")
  }

  /// Parts of one document may be used in another, whose text is shorter than their places.
  @Test func partsOfAnotherDocumentAreTaken() throws {
    let other = try ScenarioDocument.read(
      SourceText(
        name: "b.json",
        text: #"{ "cards": [{ "name": "a", "detent": "peaking" }], "inputs": [{ "at": "1s", "move": "extended" }], "#
          + #""expect": [{ "metric": "settle_ms", "max": 3 }] }"#), name: "b")
    var document = try ScenarioDocument.read(SourceText(name: "code", text: #"{"cards":[{"name":"a"}]}"#), name: "code")
    (document.cards, document.expectations) = (other.cards, other.expectations)
    document.inputs = other.inputs
    let check = try ScenarioCheck(document)
    #expect(!check.isPassed)
    #expect(check.words.contains("settle_ms is "))
    document.duration = 9_000
    _ = try document.scenario()
    document.cards[0].contentHeight = .nan
    #expect(throws: DiagnosticsError.self) { _ = try document.scenario() }
  }

  /// Of the times of a finger only the differences matter, whatever its clock.
  @Test(arguments: [-1, 12_000_000] as [Int64]) func aFingersClockMayBeginAnywhere(first: Int64) throws {
    func gesture(from first: Int64) -> Gesture {
      let places: [(Int64, TouchPhase, Double)] = [
        (0, .began, 440), (16_000, .moved, 400), (32_000, .moved, 330), (48_000, .ended, 330),
      ]
      return Gesture(
        samples: places.map { TouchSample(microseconds: first + $0.0, phase: $0.1, pointer: 0, x: 190, y: $0.2) })
    }
    func digest(from first: Int64) throws -> String {
      var document = try Self.document()
      document.inputs = [ScenarioDocument.InputText(ticks: 900_000, action: .gesture(gesture(from: first), .absolute))]
      let scenario = try document.scenario()
      var (simulation, digest) = (scenario.simulation, TimelineDigest(names: scenario.names))
      while try simulation.next() { digest.combine(simulation.frame, events: simulation.events) }
      #expect(!scenario.warnings.contains { $0.message.contains("the first time") }, "\(scenario.warnings)")
      return digest.text
    }
    let (here, there) = (try digest(from: 0), try digest(from: first))
    #expect(here == there)
  }
}
