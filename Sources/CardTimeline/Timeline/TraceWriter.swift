import CardMath
import CardModel
import CardSimulation
import CardText

/// Writes a run as a trace that Perfetto opens (https://ui.perfetto.dev): slices for words that last, instants for
/// events, counters for numbers.
///
/// A run is a track with its title, and below it, in this order: `phase`, `finger` and `transition`, whose slices nest;
/// `events`, each at its own instant; then a counter for each column of numbers, in its unit. A counter is written
/// where it changes, as it keeps its last value, also where a cell is empty: the slice `finger` says how long
/// `touch_y_pt` counts. Instants are whole nanoseconds, rounded down.
///
/// It appends to a buffer that the caller empties, and stores only what the last frame showed.
public struct TraceWriter: Sendable {
  /// The columns of a trace unless others are asked for: those of a timeline, without the two that its axis tells, and
  /// with the card's height, since `y` grows downward.
  public static let columns = Column.defaults.filter { $0 != .frame && $0 != .time } + [.cardHeight]

  private let names: Names
  private let title: String
  private let root: UInt64
  private let needsScene: Bool
  private let needsChannels: Bool
  private var lanes: [TraceLane] = []
  private var phase: PhaseWords
  private var finger: String?
  private var transition: String?
  private var eventsTrack: UInt64?
  private var counters: [Counter] = []

  /// The instant of the last frame, ns; nil: there was none.
  private var last: UInt64?

  /// The number of the first track that this run doesn't have: the next run of a trace begins there.
  public private(set) var nextTrack: UInt64

  private struct Counter: Sendable {
    let track: UInt64
    let column: TimelineColumn
    /// The index among the scenario's channels; nil: it is no channel, or the scenario has none of that name.
    let channel: Int?
    /// The last value; nil: none was written yet.
    var last: Double?

    /// Returns the number in a frame, never −0; nil: the cell is empty.
    func value(
      of frame: UnsafePointer<Frame>, _ scene: UnsafePointer<Scene>, _ channels: [Double?]
    ) -> Double? {
      guard case .fixed(let column) = column else {
        return channel.flatMap { $0 < channels.count ? channels[$0] : nil }.map { $0 + 0 }
      }
      return switch Cell(column, of: frame, scene) {
      case .integer(let number): Double(number)
      case .number(let number): number + 0
      case .phase, .name, .empty, .events: nil
      }
    }
  }

  /// The words of the last frame that are slices of `phase`, each inside the one before it.
  private struct PhaseWords: Sendable {
    /// The columns of words that are shown.
    let columns: Set<Column>
    var phase: Phase?
    var card: Int32?
    var target: Int32?
  }

  /// Creates a writer of one run.
  ///
  /// - Parameters:
  ///   - columns: The columns: those of numbers are counters, in this order, the others decide which slices there are.
  ///   - channels: The names of the scenario's channels, in its order.
  ///   - names: The scenario's names.
  ///   - title: The title of the run's track.
  ///   - firstTrack: The number of its first track, from 1: no two runs of a trace share one.
  public init(
    columns: [TimelineColumn] = TraceWriter.columns.map { .fixed($0) }, channels: [String], names: Names,
    title: String, firstTrack: UInt64 = 1
  ) {
    precondition(firstTrack > 0, "0 is the number of no track")
    (self.names, self.title) = (names, title)
    needsScene = columns.contains { $0.isOfScene }
    root = firstTrack
    var track = firstTrack
    func next() -> UInt64 {
      track += 1
      return track
    }
    func shows(_ wanted: Column...) -> Bool { wanted.contains { columns.contains(.fixed($0)) } }
    phase = PhaseWords(columns: Set([.phase, .card, .target].filter { shows($0) }))
    if !phase.columns.isEmpty { lanes.append(TraceLane(.phase, track: next())) }
    if shows(.touchY) { lanes.append(TraceLane(.finger, track: next())) }
    if shows(.transitionProgress, .transitionY) { lanes.append(TraceLane(.transition, track: next())) }
    if shows(.events) { eventsTrack = next() }
    for column in columns where column.isNumeric {
      var channel: Int?
      if case .channel(let name) = column { channel = channels.firstIndex(of: name) }
      counters.append(Counter(track: next(), column: column, channel: channel))
    }
    needsChannels = counters.contains { $0.channel != nil }
    nextTrack = track + 1
  }

  /// Appends the tracks: each with its place and, for a counter, its unit.
  public func appendTracks(to buffer: inout ByteBuffer) {
    TracePacket.append(track: root, title, to: &buffer)
    var rank: UInt64 = 0
    func append(_ track: UInt64, _ name: String, unit: String? = nil) {
      TracePacket.append(track: track, name, in: root, rank: rank, unit: unit, to: &buffer)
      rank += 1
    }
    for lane in lanes { append(lane.track, lane.kind.rawValue) }
    if let eventsTrack { append(eventsTrack, "events") }
    for counter in counters {
      let name = counter.column.name
      append(counter.track, name, unit: ColumnUnit.split(name)?.unit ?? "")
    }
  }

  /// Appends what is new in a simulation's present frame. The simulation doesn't change: it is passed in place so that
  /// it isn't copied.
  public mutating func append(_ simulation: inout Simulation, to buffer: inout ByteBuffer) {
    var scene = Scene()
    if needsScene { simulation.readScene(into: &scene) }
    let channels = needsChannels ? simulation.channels : []
    simulation.withFrame { append($0, &scene, $1, channels, to: &buffer) }
  }

  private mutating func append(
    _ frame: UnsafePointer<Frame>, _ scene: UnsafePointer<Scene>, _ events: EventLog, _ channels: [Double?],
    to buffer: inout ByteBuffer
  ) {
    let now = TracePacket.nanoseconds(Instant(ticks: frame.pointee.ticks))
    last = now
    var isNewFinger = false
    for entry in events.entries {
      if let eventsTrack {
        let instant = TracePacket.nanoseconds(entry.instant)
        TracePacket.append(.instant, eventsTrack, entry.event.text(names: names), at: instant, to: &buffer)
      }
      switch entry.event {
      case .touch:
        isNewFinger = true
        finger = entry.event.text(names: names)
      case .drag, .grab, .handoff: finger = entry.event.text(names: names)
      case .push, .pop: transition = entry.event.text(names: names)
      default: break
      }
    }
    let isDown = frame.pointee.sample.touchY != nil
    let isMoving = frame.pointee.sample.transitionProgress != nil
    if !isMoving { transition = nil }
    let isNewPhase = readWords(of: frame)
    for index in lanes.indices {
      switch lanes[index].kind {
      case .phase:
        if isNewPhase { lanes[index].show(phaseWords, at: now, to: &buffer) }
      case .finger:
        if isNewFinger { lanes[index].show([], at: now, to: &buffer) }
        lanes[index].show("finger", finger, isDown, at: now, to: &buffer)
      case .transition: lanes[index].show("transition", transition, isMoving, at: now, to: &buffer)
      }
    }
    // A finger's words count until it is up.
    if !isDown { finger = nil }
    for index in counters.indices {
      guard let value = counters[index].value(of: frame, scene, channels), value != counters[index].last else {
        continue
      }
      counters[index].last = value
      TracePacket.append(value, counters[index].track, at: now, to: &buffer)
    }
  }

  /// Appends the ends: of slices that are still there, and of counters, at the instant of the last frame. The run's
  /// trace is as long as its timeline, even if nothing changes at its end.
  public mutating func appendEnd(to buffer: inout ByteBuffer) {
    guard let last else { return }
    for index in lanes.indices { lanes[index].show([], at: last, to: &buffer) }
    for counter in counters {
      if let value = counter.last { TracePacket.append(value, counter.track, at: last, to: &buffer) }
    }
  }

  /// Reads the words of a frame; returns true if one is new.
  private mutating func readWords(of frame: UnsafePointer<Frame>) -> Bool {
    let (phase, card, target) = (
      frame.pointee.sample.phase, frame.pointee.sample.card, frame.pointee.sample.target
    )
    if phase == self.phase.phase, card == self.phase.card, target == self.phase.target { return false }
    (self.phase.phase, self.phase.card, self.phase.target) = (phase, card, target)
    return true
  }

  private var phaseWords: [String] {
    var words: [String] = []
    if phase.columns.contains(.phase), let phase = phase.phase { words.append(phase.name.description) }
    if phase.columns.contains(.card), let card = phase.card { words.append(names[card]) }
    if phase.columns.contains(.target), let target = phase.target { words.append(names[target]) }
    return words
  }
}
