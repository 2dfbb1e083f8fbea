import CardModel
import CardSettings
import CardSimulation
import CardText
import CardTimeline

/// A scenario as it was written: checked by itself, with nothing placed and no gesture synthesised.
///
/// Its settings, rates and touches may be changed before the call of `scenario(gestures:)`, as `--set`, `--fps` and
/// `--gesture` do.
public struct ScenarioDocument: Hashable, Sendable {
  /// The text that the document was read from; errors point into it.
  public var source: SourceText

  /// The scenario's name.
  public var name: String

  /// The scenario's purpose, in one sentence.
  public var about = ""

  /// The container.
  public var screen = Device.standard.screen

  /// The device that was named for it; it counts while ``screen`` is its own.
  private(set) var device: Device?

  /// The height of the screen for which each y of a detent is written, points; nil: ``screen`` is that.
  var writtenHeight: Double?

  /// The size classes that the scenario states: true if the height is compact, true if the width is regular; nil:
  /// derived from the size.
  public var isCompactHeight: Bool?, isRegularWidth: Bool?

  /// The height, points, of the bar that all cards share, which an input shows and hides; 0: none.
  public var barHeight = 0.0

  /// The height, points, of the widget at the top of the map, for cards that set none; 0: none.
  public var mapWidgetHeight = 0.0

  /// True if the layout direction is right to left.
  public var isRightToLeft = false

  /// The preset's name.
  public var preset = Preset.standardName

  /// The preset's rules, by which two presets of one name are told apart.
  var presetRules: [Preset.Rule] = []

  /// The preset's settings, overridden by the scenario's own.
  public var settings: Settings {
    get { sharedSettings.value }
    _modify { yield &sharedSettings.value }
  }

  /// They lie outside: a copy of a document would move all of them.
  private var sharedSettings = Shared(Settings())

  /// The settings whose numbers are known to be within their ranges.
  private var accepted = AcceptedSettings(shared: Shared(Settings()))

  private struct AcceptedSettings: Hashable, Sendable {
    var shared: Shared<Settings>

    /// Documents are alike whichever settings were looked at.
    static func == (one: Self, other: Self) -> Bool { true }
    func hash(into hasher: inout Hasher) {}
  }

  /// Takes the settings as they are for accepted: a reader or a key has checked them.
  mutating func acceptSettings() { accepted.shared = sharedSettings }

  /// True if nothing but a reader or a key has changed the settings.
  var areSettingsAccepted: Bool { accepted.shared == sharedSettings }

  /// The scenario's own settings, in its order and as written; they apply under any preset.
  public var overrides: [Override] = []

  /// A setting that the scenario itself makes.
  public struct Override: Hashable, Sendable {
    /// The key's name.
    public var key: String

    /// The value.
    public var value: SettingValue

    /// Creates a setting, which ``ScenarioDocument/set(_:to:)`` also makes the scenario's own.
    public init(key: String, value: SettingValue) { (self.key, self.value) = (key, value) }
  }

  /// The cards, root first.
  public var cards: [CardText] = []

  /// The channels, in the document's order.
  public var channels: [ChannelText] = []

  /// The contents of its gesture files, by the names that the inputs have; `scenario(gestures:)` may be given others.
  public var gestures: [String: Gesture] = [:]

  /// The inputs, in the document's order.
  public var inputs: [InputText] = []

  /// The display's refresh rates. A change of them replaces the frames' own instants.
  public var rates = [FrameClock.Rate(start: 0, hertz: 60)] {
    didSet { instants = [] }
  }

  /// The instants of all frames, ticks, ascending, as a display showed them; empty: they follow from the rates.
  public var instants: [Int64] = []

  /// True if touches that are taps are followed by those.
  public var recognizesTaps = false

  /// The frames that aren't shown, apart from those that inputs drop.
  public var drops = FrameClock.Drops()

  /// The last frame's latest instant, ticks; nil if the timeline ends at rest.
  public var duration: Int64?

  /// The expectations, in the document's order.
  public var expectations: [ScenarioExpectation] = []

  /// The allowed deviations of its numbers from those of its golden.
  public var tolerances = Tolerances()

  /// The recordings of an app's own card that it is held against, in the document's order.
  public var recordings: [RecordingText] = []

  /// Oddities of the document that aren't errors.
  public var warnings: [Diagnostic] = []

  /// Creates an empty document.
  public init(source: SourceText, name: String) {
    self.source = source
    self.name = name
  }

  /// Puts the cards on a device's screen.
  public mutating func use(_ device: Device) {
    self.device = device
    screen = device.screen
  }

  /// The screen, with the size classes that the scenario states.
  var screenText: ScreenText {
    var text = ScreenText(screen, isCompactHeight: isCompactHeight, isRegularWidth: isRegularWidth)
    if device?.screen == screen { text.device = device }
    return text
  }

  /// A card as it was written.
  public struct CardText: Hashable, Sendable {
    /// The card's name.
    public var name: String

    /// The header's height, points; nil: the system's, `geometry.header`.
    public var headerHeight: Double?

    /// The content's height, points, if the content is no document.
    public var contentHeight = 0.0

    /// The content as a document; nil if it only has a height.
    public var content: ContentText?

    /// True if the content is a document with mistakes, so that its contents are unknown.
    var isContentBroken = false

    /// The scenario's statements about the content besides the document.
    public var feed = FeedText()

    /// True if a map lies behind the card.
    public var hasMap = true

    /// True if buttons float over that map.
    public var hasMapButtons = true

    /// The detent at which the card appears; nil: the lowest for the root, for others the nearest to the card below.
    public var detent: String?

    /// The card's own detents; nil: those of `geometry.detents`.
    public var detents: [DetentText]?

    /// The rule for those that would take the card away; nil: everyone that reaches its gone detent may.
    public var dismissal: Dismissal?

    /// The card's own dims and fades.
    public var fades = FadesText()

    /// The height of the card's own bar, points; nil: it has the bar that all cards share, while that shows.
    public var barHeight: Double?

    /// The height of its page header, points, above the bar; 0: none.
    public var pageHeaderHeight = 0.0

    /// The height of the widget on its map, points; nil: the scenario's.
    public var mapWidgetHeight: Double?

    /// The heights, points, of the view at its bottom and of the view between header and content; 0: none.
    public var bottomViewHeight = 0.0, accessoryHeight = 0.0

    /// True if a button floats over the card.
    public var hasFloatingButton = false

    /// The card's pages; empty if it has none.
    public var pages: [CardText] = []

    /// The index of the page at which it appears.
    public var firstPage = 0

    /// True if this is a page with a map manager of its own.
    public var hasOwnMap = false

    /// The card's range in the source.
    public var range = 0..<0

    /// The ranges of its detents' places in the source; empty if they were set in code.
    var detentRanges: [Range<Int>] = []

    /// Creates a card of which only the name is known.
    public init(name: String) {
      self.name = name
    }
  }

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

  /// The names of the gesture files that the inputs need, each once, in order of appearance.
  public var gestureFiles: [String] {
    var files: [String] = []
    for input in inputs {
      if case .gestureFile(let file, _) = input.action, !files.contains(file) { files.append(file) }
    }
    return files
  }

  /// Replaces all touches by a gesture, which begins at the first touch's instant, or at 0.1 s if there is none.
  ///
  /// - Parameter source: The text that the gesture is from, named by warnings.
  public mutating func replaceTouches(with gesture: Gesture, from source: SourceText? = nil, placement: Placement) {
    let first = inputs.first { $0.action.isTouch }
    inputs.removeAll { $0.action.isTouch }
    inputs.append(
      InputText(
        ticks: first?.ticks ?? 900_000, action: .gesture(gesture, placement), range: first?.range ?? 0..<0,
        path: first?.path ?? .root, gestureSource: source))
  }
}
