import CardModel
import CardSimulation
import CardText

/// A scenario as it was written: checked by itself, but nothing placed and no gesture synthesised.
///
/// Between reading it and `scenario(gestures:)` its settings, its rates and its touches may be changed, as `--set`,
/// `--fps` and `--gesture` do.
public struct ScenarioDocument: Hashable, Sendable {
  /// The text that it was read from; errors point into it.
  public var source: SourceText

  /// What it is called.
  public var name: String

  /// What it shows, one sentence.
  public var about = ""

  /// The container.
  public var screen = Device.standard.screen

  /// Whether the screen's height is compact and its width regular, where the scenario says so; nil: by its size.
  public var isCompactHeight: Bool?, isRegularWidth: Bool?

  /// The height of the bar that all cards share, which an input shows and hides; 0: there is none.
  public var barHeight = 0.0

  /// The height of the widget at the top of the map, for cards that say nothing of it; 0: there is none.
  public var mapWidgetHeight = 0.0

  /// Whether lines are written from right to left.
  public var isRightToLeft = false

  /// The preset's name.
  public var preset = Preset.standard.name

  /// The preset's settings with the scenario's own on top.
  public var settings = Preset.standard.settings

  /// The scenario's own settings, in its order, as they were written: they hold under any preset.
  public var overrides: [Override] = []

  /// A setting that the scenario itself makes.
  public struct Override: Hashable, Sendable {
    /// The key's name.
    public var key: String

    /// The value.
    public var value: SettingValue
  }

  /// The cards, the root first.
  public var cards: [CardText] = []

  /// What happens, in the document's order.
  public var inputs: [InputText] = []

  /// The display's rates.
  public var rates = [FrameClock.Rate(start: 0, hertz: 60)]

  /// Which frames aren't shown, but for those that the inputs name.
  public var drops = FrameClock.Drops()

  /// The last frame's instant at most, in ticks; nil: it ends at rest.
  public var duration: Int64?

  /// What must come of it, in the document's order.
  public var expectations: [ScenarioExpectation] = []

  /// How far its numbers may be from those of its golden.
  public var tolerances = Tolerances()

  /// What is odd about it, but no error.
  public var warnings: [Diagnostic] = []

  /// A document with nothing in it.
  public init(source: SourceText, name: String) {
    self.source = source
    self.name = name
  }

  /// The screen with what is said about its size classes.
  var screenText: ScreenText {
    ScreenText(screen, isCompactHeight: isCompactHeight, isRegularWidth: isRegularWidth)
  }

  /// A card as it was written.
  public struct CardText: Hashable, Sendable {
    /// Its name.
    public var name: String

    /// The height of its header; nil: that of the system's, `geometry.header`.
    public var headerHeight: Double?

    /// The height of its content, where that is no document.
    public var contentHeight = 0.0

    /// What its content is made of; nil: it is just so high.
    public var content: ContentText?

    /// Whether there is a document in which there are mistakes: of what is in it nothing is known.
    var isContentBroken = false

    /// What is said of that beside.
    public var feed = FeedText()

    /// Whether a map lies behind it.
    public var hasMap = true

    /// Whether buttons float over that map.
    public var hasMapButtons = true

    /// The detent at which it appears; nil: the lowest for the root, for others the one nearest to the card below.
    public var detent: String?

    /// Its own detents; nil: TripGo's three.
    public var detents: [DetentText]?

    /// The height of its own bar; nil: it has the one that all cards share, if that shows.
    public var barHeight: Double?

    /// The height of its page header, above the bar; 0: it has none.
    public var pageHeaderHeight = 0.0

    /// The height of the widget on its map; nil: the scenario's.
    public var mapWidgetHeight: Double?

    /// The heights of the view at its bottom and of the one between header and content; 0: none.
    public var bottomViewHeight = 0.0, accessoryHeight = 0.0

    /// Whether a button floats over it.
    public var hasFloatingButton = false

    /// Its pages; empty: it has none.
    public var pages: [CardText] = []

    /// The page at which it appears, from 0.
    public var firstPage = 0

    /// Of a page, whether it has a map manager of its own.
    public var hasOwnMap = false

    /// Where it stands in the source.
    public var range = 0..<0

    /// A card of which nothing is known but its name.
    public init(name: String) {
      self.name = name
    }
  }

  /// A detent as it was written.
  public struct DetentText: Hashable, Sendable {
    /// Its name.
    public var name: String

    /// Its place.
    public var y: Double
  }

  /// An input as it was written.
  public struct InputText: Hashable, Sendable {
    /// When it happens, in ticks.
    public var ticks: Int64

    /// What happens.
    public var action: Action

    /// Where it stands in the source.
    public var range = 0..<0

    /// Its path in the document.
    public var path = JSONPath.root

    /// Where the card is when the gesture or tap begins, under the scenario's own preset; nil: it stays where it is.
    public var anchorY: Double?

    /// The text that the gesture is from, where it isn't the document.
    public var gestureSource: SourceText?
  }

  /// What happens.
  public enum Action: Hashable, Sendable {
    /// A gesture from a file.
    case gestureFile(String, Placement)

    /// A gesture that is at hand.
    case gesture(Gesture, Placement)

    /// A swipe to be synthesised.
    case swipe(SwipeText, Placement)

    /// A path to be synthesised.
    case path(GesturePath, Placement)

    case tap(TapTarget)

    /// At a point of the screen.
    case tapAt(x: Double, y: Double)
    case key(Key)

    /// VoiceOver's, so many points below the content's top.
    case focus(Double)
    case voiceOver(Bool)
    case reduceMotion(Bool)

    /// The program shows what lies over the map, or takes it away.
    case mapOverlays(Bool, animated: Bool)
    case push(String, animated: Bool)

    /// Another card takes the top one's place.
    case swap(String, animated: Bool)

    /// So many cards go; `Int.max`: all but the root.
    case pop(count: Int, animated: Bool)
    case move(String, animated: Bool)

    /// The program leads the top card to one of its pages.
    case page(Int, animated: Bool)

    /// Something happens to a card's content.
    case content(ContentInput)

    /// A quarter turn of the device, and back with the next.
    case rotate

    /// Another screen.
    case resize(ScreenText)

    /// The bar that all cards share comes, or gets another content if it is there; or it goes.
    case bar(Bool)

    /// So many frames aren't shown.
    case drop(Int)

    /// Whether it is a finger's.
    var isTouch: Bool { placement != nil }

    /// Where on the screen it begins, if it is a finger's.
    var placement: Placement? {
      switch self {
      case .gestureFile(_, let placement), .gesture(_, let placement), .swipe(_, let placement),
        .path(_, let placement):
        placement
      case .tap, .tapAt, .key, .focus, .voiceOver, .reduceMotion, .mapOverlays, .push, .pop, .swap, .move, .page,
        .content, .rotate, .resize, .bar, .drop:
        nil
      }
    }
  }

  /// A swipe as it was written.
  public struct SwipeText: Hashable, Sendable {
    /// Where it begins.
    public var from: GesturePoint

    /// Where it ends.
    public var to: GesturePoint

    /// How long it takes, in microseconds.
    public var microseconds: Int64

    /// The velocity at its end along its longer axis, as the scenario's estimator measures it.
    public var releaseVelocity: Double

    /// How the finger is sampled.
    public var sampling = GestureSampling()
  }

  /// The names of the gesture files that the inputs need, each once, in order.
  public var gestureFiles: [String] {
    var files: [String] = []
    for input in inputs {
      if case .gestureFile(let file, _) = input.action, !files.contains(file) { files.append(file) }
    }
    return files
  }

  /// Puts a gesture in the place of all touches: it begins when the first of them did, or after a tenth of a second.
  ///
  /// - Parameter source: The text that it is from, which warnings then name.
  public mutating func replaceTouches(with gesture: Gesture, from source: SourceText? = nil, placement: Placement) {
    let first = inputs.first { $0.action.isTouch }
    inputs.removeAll { $0.action.isTouch }
    inputs.append(
      InputText(
        ticks: first?.ticks ?? 900_000, action: .gesture(gesture, placement), range: first?.range ?? 0..<0,
        path: first?.path ?? .root, gestureSource: source))
  }
}
