import CardMath
import CardModel
import CardScenario
import CardSimulation
import CardText
import CardTimeline

/// The conditions that hold for every scenario that the reader accepts, checked on one.
struct Trial {
  /// The distance beyond the outermost detents at which a card may still show, points; if the detents are farther
  /// apart, that distance counts instead.
  static let room = 2_000.0

  /// The positions at which a card may show: all detents of all cards on all screens, and the edges of the screens,
  /// with that distance around them.
  private let bounds: ClosedRange<Double>

  /// The limit of a run's processor time, seconds.
  static let secondsMax = 5

  /// The violated conditions. The raw values are exit codes of this program.
  enum Kind: Int32, CaseIterable {
    case notFinite = 20
    case sceneNotFinite
    case beyondBounds
    case alphaBeyondOne
    case neverRests
    case notOnDetent
    case secondRunDiffers
    case stateRefused
    case restoreDiffers
    case metricNotFinite
    case frameIsNotTheFullRead

    /// The condition as text.
    var name: String {
      switch self {
      case .notFinite: "a number that isn't finite (exit 70)"
      case .sceneNotFinite: "a number of the scene that isn't finite"
      case .beyondBounds: "a card beyond its bounds"
      case .alphaBeyondOne: "an alpha below 0 or above 1"
      case .neverRests: "a timeline that never rests"
      case .notOnDetent: "a card that ends elsewhere than on a detent"
      case .secondRunDiffers: "a second run that differs"
      case .frameIsNotTheFullRead: "a frame that shows other numbers than a full read of the stack"
      case .stateRefused: "a saved state that isn't taken back"
      case .restoreDiffers: "a difference after a restore"
      case .metricNotFinite: "a metric that isn't finite"
      }
    }
  }

  /// The text for an exit code of this program.
  static func name(of code: Int32) -> String {
    if let kind = Kind(rawValue: code) { return kind.name }
    return code == 128 + System.timeSignal ? "over \(secondsMax) s" : "signal \(code - 128)"
  }

  /// A violated condition.
  struct Failure: Error {
    var kind: Kind
    var detail: String
  }

  private let scenario: Scenario

  /// A hash of each frame and all that shows in it.
  private var frames: [Int] = []

  /// Tries a scenario.
  ///
  /// - Parameters:
  ///   - draw: Determines the frames that are saved.
  ///   - saves: The number of saved frames.
  ///   - measures: True to measure metrics too; otherwise every fifth scenario is measured.
  /// - Returns: The number of frames.
  static func run(
    _ scenario: Scenario, _ draw: inout Draw, saves: Int = 3, measures: Bool = false
  ) throws(Failure) -> Int {
    var trial = Trial(scenario: scenario)
    try trial.play()
    try trial.restore(&draw, saves)
    if measures || draw.chance(0.2) {
      try trial.measure(measures || draw.chance(0.1) ? Metric.allCases : Metric.ofTimelines)
    }
    return trial.frames.count
  }

  private init(scenario: Scenario) {
    self.scenario = scenario
    var (low, high) = (0.0, 0.0)
    for layout in scenario.stack.layouts {
      let places = layout.cards.flatMap(\.detents).map(\.y) + [layout.screen.height]
      (low, high) = places.reduce((low, high)) { (min($0.0, $1), max($0.1, $1)) }
    }
    let room = max(Self.room, high - low)
    bounds = low - room...high + room
  }

  // MARK: - Without a restore

  private mutating func play() throws(Failure) {
    var simulation = scenario.simulation
    let channels = scenario.channelNames
    var writer = TimelineWriter(
      columns: TimelineColumn.all(channels: channels), channels: channels, names: scenario.names)
    var buffer = ByteBuffer(capacity: 4_096)
    var (before, now): (Shown?, Shown?)
    while try Self.next(&simulation) {
      let scene = simulation.scene
      try check(simulation, scene)
      if frames.count % 1_000 == 0 { (before, now) = (now, (simulation.frame.sample, scene)) }
      frames.append(Self.digest(simulation, scene))
      // A row takes longer than a frame, so only frames with events are written.
      if !simulation.events.isEmpty {
        writer.append(
          simulation.frame, events: simulation.events, scene: scene, channels: simulation.channels, to: &buffer)
        buffer.removeAll()
      }
    }
    let crawls = if let before, let now { before != now } else { false }
    try checkEnd(simulation, crawls: crawls)
  }

  /// The sample and the scene of a frame.
  private typealias Shown = (sample: Sample, scene: Scene)

  private static func next(_ simulation: inout Simulation) throws(Failure) -> Bool {
    do throws(NonFiniteFrame) {
      return try simulation.next()
    } catch {
      throw Failure(kind: .notFinite, detail: "frame \(error.number)")
    }
  }

  /// A hash of a frame and all that shows in it, the same within one process.
  private static func digest(_ simulation: borrowing Simulation, _ scene: Scene) -> Int {
    var hasher = Hasher()
    hasher.combine(simulation.frame)
    hasher.combine(simulation.events)
    hasher.combine(scene)
    hasher.combine(simulation.channels)
    return hasher.finalize()
  }

  private func check(_ simulation: borrowing Simulation, _ scene: Scene) throws(Failure) {
    let sample = simulation.frame.sample
    func fail(_ kind: Kind, _ what: String, _ number: Double) -> Failure {
      Failure(kind: kind, detail: "frame \(simulation.frame.number): \(what) is \(number), \(sample.phase)")
    }
    if !sample.isFinite { throw fail(.notFinite, "a number, with the card's y", sample.cardY) }
    if !scene.isFinite { throw fail(.sceneNotFinite, "a number, with the card's y", sample.cardY) }
    // Between inputs a frame reads only the part that moves.
    if sample != simulation.stack.sample(at: Instant(ticks: simulation.frame.ticks)) {
      throw fail(.frameIsNotTheFullRead, "y, or another number,", sample.cardY)
    }
    if !bounds.contains(sample.cardY) { throw fail(.beyondBounds, "y", sample.cardY) }
    for (name, alpha) in [
      ("stack_dim_alpha", sample.stackDim), ("map_dim_alpha", sample.mapDim), ("map_button_alpha", sample.mapButton),
      ("content_alpha", sample.contentAlpha),
    ] where !(0...1).contains(alpha) {
      throw fail(.alphaBeyondOne, name, alpha)
    }
    for number in simulation.channels.compactMap(\.self) where !(number.magnitude < StateArchive.largestNumber) {
      throw fail(.notFinite, "a channel", number)
    }
  }

  /// - Parameter crawls: True if something still moved at the end: a slow overdamped spring takes hours.
  private func checkEnd(_ simulation: borrowing Simulation, crawls: Bool) throws(Failure) {
    if simulation.isCutShort {
      if crawls { return }
      throw Failure(kind: .neverRests, detail: "\(frames.count) frames, \(simulation.frame.sample.phase) at the end")
    }
    // A timeline of fixed length ends with its card in any position.
    if scenario.duration != nil || frames.isEmpty { return }
    let (sample, stack) = (simulation.frame.sample, simulation.stack)
    let detent = stack.topCard.detents[stack.targetDetent]
    if !sample.isAtRest || sample.cardY != detent.y + 0 || sample.target != detent.name {
      // A card stays where a cancelled finger left it if the rule says so; with TGCardViewController's handoff, it
      // stays where the scrolling content left it.
      let mayStay = stack.rules.touch.cancel == .stay || stack.rules.scroll.handoff == .overscroll
      if mayStay, sample.isAtRest { return }
      throw Failure(
        kind: .notOnDetent, detail: "y \(sample.cardY), the detent \(scenario.names[detent.name]) is at \(detent.y)")
    }
  }

  // MARK: - Saved and restored

  private func restore(_ draw: inout Draw, _ saves: Int) throws(Failure) {
    guard !frames.isEmpty else { return }
    var saved = Set((0..<saves).map { _ in draw.whole(0...frames.count - 1) }).sorted()[...]
    let asText = draw.chance(0.05)
    var state = SavedState(simulation: scenario.simulation, outcome: Outcome())
    for index in frames.indices {
      guard try Self.next(&state.simulation) else { break }
      state.outcome.add(
        state.simulation.frame, events: state.simulation.events, travel: state.simulation.travel)
      if Self.digest(state.simulation, state.simulation.scene) != frames[index] {
        throw Failure(kind: .secondRunDiffers, detail: "frame \(state.simulation.frame.number)")
      }
      guard saved.first == index else { continue }
      saved.removeFirst()
      try goOn(from: state, after: index, asText: asText)
    }
  }

  /// Saves a state, restores it and plays the rest.
  private func goOn(from original: SavedState, after index: Int, asText: Bool) throws(Failure) {
    let number = original.simulation.frame.number
    var state = SavedState(simulation: scenario.simulation, outcome: Outcome())
    do {
      let words = try original.words()
      // A state of some 900,000 items is too large a document to be read, so it isn't written as one.
      var text: String?
      if asText {
        do throws(SavingError) { text = try original.text(of: scenario) } catch {
          guard case .size = error else { throw error }
        }
      }
      if let text {
        state = try SavedState.read(SourceText(name: "state.json", text: text), for: scenario)
      } else {
        try state.restore(words, nameCount: scenario.names.all.count)
      }
      if try state.words() != words {
        throw Failure(kind: .restoreDiffers, detail: "the words saved at frame \(number)")
      }
    } catch let failure as Failure {
      throw failure
    } catch {
      throw Failure(kind: .stateRefused, detail: "saved at frame \(number): \(error)")
    }
    var original = original
    for later in frames.indices.dropFirst(index + 1) {
      let isThere = try Self.next(&state.simulation)
      if isThere, Self.digest(state.simulation, state.simulation.scene) == frames[later] { continue }
      while original.simulation.frame.number < state.simulation.frame.number, try Self.next(&original.simulation) {}
      throw Failure(
        kind: .restoreDiffers,
        detail: "saved at frame \(number): "
          + Self.difference(original.simulation, state.simulation, scenario.names))
    }
    if try Self.next(&state.simulation) {
      throw Failure(kind: .restoreDiffers, detail: "saved at frame \(number): it goes on after the end")
    }
  }

  /// The first column in which two frames differ.
  private static func difference(_ one: borrowing Simulation, _ other: borrowing Simulation, _ names: Names) -> String {
    let channels = one.stack.channelNames(names)
    for column in TimelineColumn.all(channels: channels) {
      var writer = TimelineWriter(columns: [column], channels: channels, names: names, precision: .exact)
      var expected = ByteBuffer(capacity: 64)
      var found = ByteBuffer(capacity: 64)
      writer.append(one.frame, events: one.events, scene: one.scene, channels: one.channels, to: &expected)
      writer.append(other.frame, events: other.events, scene: other.scene, channels: other.channels, to: &found)
      let (left, right) = (expected.text.dropLast(), found.text.dropLast())
      if left != right { return "frame \(other.frame.number), \(column.name): \(right), straight \(left)" }
    }
    return "frame \(other.frame.number), in no column"
  }

  // MARK: - Metrics

  private func measure(_ wanted: [Metric]) throws(Failure) {
    var (simulation, metrics) = (scenario.simulation, Metrics(of: wanted))
    while try Self.next(&simulation) { metrics.add(simulation) }
    for metric in wanted {
      if case .number(let number) = metrics[metric], !number.isFinite {
        throw Failure(kind: .metricNotFinite, detail: "\(metric)")
      }
    }
  }
}
