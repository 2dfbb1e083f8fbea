import CardMath
import CardModel
import CardSimulation
import CardText

extension ScenarioDocument {
  /// An input as it was written.
  public struct InputText: Hashable, Sendable {
    /// The input's instant, ticks.
    public var ticks: Int64

    /// The action.
    public var action: Action

    /// The input's range in the source.
    public var range = 0..<0

    /// The input's path in the document.
    public var path = JSONPath.root

    /// The card's y, points, at the start of the gesture or tap under the scenario's own preset; nil: the touch isn't
    /// moved.
    public var anchorY: Double?

    /// The text that the gesture is from, if that isn't the document.
    public var gestureSource: SourceText?

    /// Creates an input.
    ///
    /// - Parameters:
    ///   - ticks: Its instant, ticks: `Instant.ticksPerMicrosecond` are a microsecond.
    ///   - action: The action.
    public init(ticks: Int64, action: Action) { (self.ticks, self.action) = (ticks, action) }

    /// Creates an input of a text.
    init(ticks: Int64, action: Action, range: Range<Int>, path: JSONPath, gestureSource: SourceText? = nil) {
      (self.ticks, self.action, self.range, self.path) = (ticks, action, range, path)
      self.gestureSource = gestureSource
    }
  }

  /// The action of an input.
  public enum Action: Hashable, Sendable {
    /// A gesture from a file.
    case gestureFile(String, Placement)

    /// A gesture given as samples.
    case gesture(Gesture, Placement)

    /// A swipe to be synthesised.
    case swipe(SwipeText, Placement)

    /// A path to be synthesised.
    case path(GesturePath, Placement)

    case tap(TapTarget)

    /// A tap at a point of the screen.
    case tapAt(x: Double, y: Double)
    case key(Key)

    /// The top card is let go at a model position, points, or where it is, with a velocity, points per second; it goes
    /// to a detent, or where the rules send it.
    case release(modelY: Double?, velocity: Double, to: String?)

    /// The content is let go at an offset, points, or where it is, with a velocity, points per second.
    case scroll(offset: Double?, velocity: Double)

    /// VoiceOver's focus at an offset below the content's top, points.
    case focus(Double)
    case voiceOver(Bool)
    case reduceMotion(Bool)

    /// The app shows or hides the overlays of the map.
    case mapOverlays(Bool, animated: Bool)
    case push(String, animated: Bool)

    /// The app replaces the top card by another.
    case swap(String, animated: Bool)

    /// The app pops `count` cards; `Int.max`: all but the root.
    case pop(count: Int, animated: Bool)
    case move(String, animated: Bool)

    /// The app brings in the top card, which is gone, at a detent; nil: at its own.
    case present(String?, animated: Bool)

    /// The app takes the top card away.
    case dismiss(animated: Bool)

    /// The app gives a card other detents.
    case detents([DetentText], card: String, animated: Bool)

    /// The app turns the top card to one of its pages.
    case page(Int, animated: Bool)

    /// A change of a card's content.
    case content(ContentInput)

    /// A quarter turn of the device, undone by the next one.
    case rotate

    /// A change to another screen.
    case resize(ScreenText)

    /// The bar that all cards share appears, or changes its content if it shows already; or it disappears.
    case bar(Bool)

    /// Frames that aren't shown: their number.
    case drop(Int)

    /// True if a finger performs the action.
    var isTouch: Bool { placement != nil }

    /// The place on the screen at which a finger's action begins; nil for other actions.
    var placement: Placement? {
      switch self {
      case .gestureFile(_, let placement), .gesture(_, let placement), .swipe(_, let placement),
        .path(_, let placement):
        placement
      case .tap, .tapAt, .key, .release, .scroll, .focus, .voiceOver, .reduceMotion, .mapOverlays, .push, .pop, .swap,
        .move, .present, .dismiss, .detents, .page, .content, .rotate, .resize, .bar, .drop:
        nil
      }
    }
  }

  /// A swipe as it was written.
  public struct SwipeText: Hashable, Sendable {
    /// The start point.
    public var from: GesturePoint

    /// The end point.
    public var to: GesturePoint

    /// The duration, microseconds.
    public var microseconds: Int64

    /// The release velocity along the swipe's longer axis, points per second, as the scenario's estimator measures it.
    public var releaseVelocity: Double

    /// The sampling of the finger.
    public var sampling = GestureSampling()

    /// Creates a swipe.
    ///
    /// - Parameters:
    ///   - from: The start point.
    ///   - to: The end point.
    ///   - microseconds: The duration, microseconds.
    ///   - releaseVelocity: The release velocity along its longer axis, points per second.
    ///   - sampling: The sampling of the finger.
    public init(
      from: GesturePoint, to: GesturePoint, microseconds: Int64, releaseVelocity: Double,
      sampling: GestureSampling = GestureSampling()
    ) {
      (self.from, self.to, self.microseconds) = (from, to, microseconds)
      (self.releaseVelocity, self.sampling) = (releaseVelocity, sampling)
    }
  }
}
