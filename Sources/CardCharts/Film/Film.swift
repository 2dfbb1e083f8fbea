import CardMath
import CardModel
import CardSimulation
import CardText
import CardTimeline

/// A film of a scenario: an animated picture of the phone, and beside it the paper on which the card's edge draws its
/// position, in real time.
///
/// It is an SVG document with CSS animations alone, without scripts and requests, so that it plays wherever a picture
/// does. A reader that doesn't animate, or whose user wants less motion, shows the whole paper and the last frame. At
/// each frame of the timeline every moving part is within half a point of it.
///
/// ```swift
/// var film = Film("flick-up")
/// while try simulation.next() { film.add(&simulation, names: scenario.names) }
/// let svg = film.svg()
/// ```
public struct Film: Sendable {
  /// The most frames in a film: ten minutes at 60 frames per second.
  public static let frameLimit = 36_000

  /// The most stages that are told apart; a screen that is resized more often keeps the last one.
  static let stageLimit = 6

  /// The scenario's name.
  public let name: String

  /// The range of time that is shown, microseconds; frames outside of it are ignored.
  public var window: ClosedRange<Int64> = Int64.min...Int64.max

  private(set) var frames: [FilmFrame] = []
  private(set) var stages: [FilmStage] = []
  private(set) var phases = PhaseBands()
  private(set) var marks = EventMarks()
  private(set) var guides = DetentGuides()
  private var keyboard = FilmKeyboard()
  private var contents = FilmContents()

  /// Creates an empty film.
  public init(_ name: String) { self.name = name }

  /// The number of frames so far; there is nothing to draw if it is 0.
  public var frameCount: Int { frames.count }

  /// Adds the current frame of a simulation, later than the one before.
  ///
  /// - Parameters:
  ///   - simulation: The simulation, which isn't changed.
  ///   - names: The scenario's names.
  /// - Precondition: There are fewer than ``frameLimit``.
  public mutating func add(_ simulation: inout Simulation, names: Names) {
    let frame = simulation.frame
    let time = Instant(ticks: frame.ticks).microseconds
    for event in simulation.events { keyboard.take(event.event, at: event.instant.microseconds) }
    var scene = Scene()
    simulation.readScene(into: &scene)
    let stack = simulation.stack
    var stage = FilmStage(stack, scene)
    let content = contents.take(frame.sample, scene, pageStride: stage.pageStride)
    guard window.contains(time) else { return }
    precondition(frames.count < Film.frameLimit, "a film has \(Film.frameLimit) frames")
    if frames.isEmpty { guides.add(stack.layout, names) }
    stage.show(content.staying)
    if let moving = content.moving { stage.show(moving) }
    let keyboardHeight = keyboard.height(at: time)
    stage.hasKeyboard = keyboardHeight != nil
    add(stage)
    var shown = FilmFrame(
      frame, scene, content, microseconds: time, stage: stages.count - 1, pageStride: stage.pageStride)
    shown.keyboardY = keyboardHeight.map { stack.screen.height - $0 }
    frames.append(shown)
    phases.add(frame.sample.phase, at: time)
    let events = simulation.events.map { $0.event.text(names: names) }
    if !events.isEmpty { marks.add(events, at: time) }
    if frame.sample.phase == .resting, let target = frame.sample.target {
      guides.add(names[target], y: frame.sample.cardY)
    }
  }

  private mutating func add(_ stage: FilmStage) {
    if let last = stages.last, last.fits(stage) || stages.count == Film.stageLimit {
      stages[stages.count - 1].add(stage)
    } else {
      stages.append(stage)
    }
  }

  /// The pages that are seen at some time on some stage.
  var pages: ClosedRange<Int> {
    stages.reduce(0...0) { min($0.lowerBound, $1.pages.lowerBound)...max($0.upperBound, $1.pages.upperBound) }
  }

  /// The first and the last instant, microseconds.
  var span: (start: Int64, end: Int64) { (frames.first?.time ?? 0, frames.last?.time ?? 0) }

  /// The greatest width and height of its screens, points.
  var size: (width: Double, height: Double) {
    (stages.map(\.screen.width).max() ?? 0, stages.map(\.screen.height).max() ?? 0)
  }
}
