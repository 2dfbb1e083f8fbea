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
}
