import CardExamples
import CardSettings
import CardSim
import Testing

/// A scenario that was run through the public library: its frames, and the stack at any instant between them.
struct Run {
  /// A frame and the events before it.
  struct Row {
    let frame: Frame
    let events: [EventLog.Entry]

    /// The scene of the frame: what its sample doesn't hold.
    let scene: Scene

    var sample: Sample { frame.sample }
    var instant: Instant { Instant(ticks: frame.ticks) }
    var isDrag: Bool { sample.phase == .dragging || sample.phase == .scrolling }
  }

  let scenario: Scenario
  let rows: [Row]

  /// Runs a built-in scenario, with some settings changed as by `--set`, at another rate as by `--fps`, or edited.
  init(
    _ name: String, _ settings: KeyValuePairs<String, String> = [:], fps: Int64? = nil,
    edit: (inout ScenarioDocument) -> Void = { _ in }
  ) throws {
    var document = try #require(BuiltInScenarios.named(name), "no built-in is called \(name)").document
    edit(&document)
    try self.init(document, settings, fps: fps)
  }

  /// Runs a scenario that is given as JSON.
  init(json: String, _ settings: KeyValuePairs<String, String> = [:], fps: Int64? = nil) throws {
    let document = try ScenarioDocument.read(SourceText(name: "test.json", text: json), name: "test")
    try self.init(document, settings, fps: fps)
  }

  private init(_ document: ScenarioDocument, _ settings: KeyValuePairs<String, String>, fps: Int64?) throws {
    var document = document
    for (name, value) in settings {
      try #require(SettingKey.named(name), "no key is called \(name)")
        .set(SettingValue(argument: value), in: &document.settings)
    }
    if let fps { document.rates = [FrameClock.Rate(start: 0, hertz: fps)] }
    scenario = try document.scenario()
    var simulation = scenario.simulation
    var rows: [Row] = []
    while try simulation.next() {
      rows.append(Row(frame: simulation.frame, events: simulation.events.entries, scene: simulation.scene))
    }
    self.rows = rows
  }

  // MARK: - Events

  /// All events with their instants, in order.
  var entries: [EventLog.Entry] { rows.flatMap(\.events) }

  /// All events without their instants, in order.
  var events: [Event] { entries.map(\.event) }

  /// The events as the timeline writes them.
  var eventTexts: [String] {
    var writer = TimelineWriter(columns: [.events], names: scenario.names)
    var buffer = ByteBuffer(capacity: 256)
    return rows.flatMap { row in
      var log = EventLog()
      for entry in row.events { log.record(entry.event, at: entry.instant) }
      buffer.removeAll()
      writer.append(row.frame, events: log, scene: Scene(), to: &buffer)
      // A cell with a comma in it stands in quotation marks.
      return buffer.text.dropLast().replacing("\"", with: "").split(separator: ";").map(String.init)
    }
  }

  /// Returns the instant of the first event for which `matches` holds.
  func instant(where matches: (Event) -> Bool) throws -> Instant {
    try #require(entries.first { matches($0.event) }, "nothing like that happened").instant
  }

  /// The velocities of the releases, points per second.
  var releases: [Double] {
    events.compactMap { if case .release(let velocity) = $0 { velocity } else { nil } }
  }

  /// Returns a detent's or a card's name by its id.
  func name(_ id: Int32?) -> String? { id.map { scenario.names[$0] } }

  /// The name of the last frame's target detent.
  var lastDetent: String? { name(rows.last?.sample.target) }

  /// The card's y in the last frame, points.
  var lastY: Double { rows.last?.sample.cardY ?? .nan }

  /// The frames while a finger holds card or content, one list for each hold.
  var drags: [[Row]] {
    rows.split { !$0.isDrag }.map(Array.init)
  }

  /// Returns the frames from an instant on, up to but without another one.
  func rows(from start: Instant, to end: Instant = Instant(ticks: .max)) -> [Row] {
    rows.filter { $0.instant >= start && $0.instant < end }
  }

  // MARK: - Between the frames

  /// Returns a finger's samples, each with its index among the inputs.
  func touches(_ pointer: Int32 = 0) -> [(index: Int, instant: Instant, touch: Touch)] {
    scenario.inputs.enumerated().compactMap { index, input in
      guard case .touch(let touch) = input.input, touch.pointer == pointer else { return nil }
      return (index, Instant(ticks: input.ticks), touch)
    }
  }

  /// Returns the index of the n-th input for which `matches` holds.
  func input(_ number: Int = 0, where matches: (Input) -> Bool) throws -> Int {
    let indices = scenario.inputs.indices.filter { matches(scenario.inputs[$0].input) }
    return try #require(indices.dropFirst(number).first, "there is no such input")
  }

  /// Returns the index of the n-th touch in a phase.
  func touch(_ phase: TouchPhase, _ number: Int = 0) throws -> Int {
    try input(number) { if case .touch(let touch) = $0 { touch.phase == phase } else { false } }
  }

  /// Returns the sample at an instant, with all inputs up to and including it delivered.
  func sample(at instant: Instant) -> Sample {
    var player = Player(scenario)
    return player.sample(at: instant)
  }

  /// Returns the samples at the instant of an input, just before and just after it.
  func sides(of index: Int) -> (instant: Instant, before: Sample, after: Sample) {
    var player = Player(scenario)
    while player.next < index { player.deliver() }
    let instant = Instant(ticks: scenario.inputs[index].ticks)
    let before = player.read(at: instant)
    player.deliver()
    return (instant, before, player.read(at: instant))
  }
}

/// Plays a scenario whose inputs are delivered at their own instants, and samples it at any instants, later ones last.
struct Player {
  private var stack: CardStack
  private var log = EventLog()
  private let inputs: [TimedInput]
  private(set) var next = 0

  /// The clock of the frames that contents observe, and its next frame.
  private var clock: FrameClock
  private var frame: FrameClock.Tick

  init(_ scenario: Scenario) {
    stack = scenario.stack
    inputs = scenario.inputs
    clock = scenario.clock
    frame = clock.next()
  }

  /// Reports the frames before an instant to the contents.
  private mutating func showFrames(before ticks: Int64) {
    while stack.watchesFrames, frame.ticks < ticks {
      stack.advance(to: Instant(ticks: frame.ticks), into: &log)
      stack.noticeFrame(at: Instant(ticks: frame.ticks), into: &log)
      frame = clock.next()
    }
  }

  /// Delivers the next input.
  mutating func deliver() {
    let input = inputs[next]
    showFrames(before: input.ticks)
    stack.step(input.input, at: Instant(ticks: input.ticks), sampledAt: input.ticks, into: &log)
    next += 1
  }

  /// Returns the sample at an instant, without delivering any input.
  mutating func read(at instant: Instant) -> Sample {
    showFrames(before: instant.ticks)
    stack.advance(to: instant, into: &log)
    return stack.sample(at: instant)
  }

  /// Returns the sample at an instant, with all inputs up to and including it delivered.
  mutating func sample(at instant: Instant) -> Sample {
    while next < inputs.count, Instant(ticks: inputs[next].ticks) <= instant { deliver() }
    return read(at: instant)
  }
}
