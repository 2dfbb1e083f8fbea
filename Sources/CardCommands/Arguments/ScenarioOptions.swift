import CardCommandLine
import CardScenario
import CardSettings
import CardSimulation
import CardText

/// The options that change a scenario before it runs, in the order in which they count.
package enum ScenarioOptions {
  package static let device = Parameter.option(
    "device", "name", .device, "Run on this device's screen; 'cardsim list devices' names them.")
  package static let fps = Parameter.option(
    "fps", "hz", .frameRate, "Frames per second, such as 120 or 59.94, in place of the scenario's rates.")
  package static let settings = Parameter.repeatedOption(
    "set", "key=value", .setting, "Set a rule or a parameter; 'cardsim show standard --keys' lists them.")

  package static let strict = Parameter.flag("strict", "Fail on a scenario's warnings.")

  /// All of them.
  package static let specs = changes + [strict.spec]

  /// Those that change a scenario.
  package static let changes = [settings.spec, device.spec, fps.spec]

  /// A part of those that change a scenario.
  package enum Part {
    /// None: a scenario is as it is written.
    case none

    /// Those that hold for both sides where a scenario is compared with itself under another preset: what is to be seen
    /// is what the preset and the settings change, frame by frame on one screen.
    case ofBothSides

    /// All of them.
    case all

    /// Their declarations.
    var specs: [ParameterSpec] {
      switch self {
      case .none: []
      case .ofBothSides: [device.spec, fps.spec]
      case .all: ScenarioOptions.changes
      }
    }
  }

  /// Returns a sentence for each setting of the command line that means nothing under the settings.
  package static func idle(_ arguments: Arguments, under settings: Settings) -> [String] {
    arguments[Self.settings].map(\.key).filter { !$0.isInForce(settings) }.map { key in
      "\(key.name) means nothing under these settings, and changes nothing; it counts where \(key.condition.words)"
    }
  }

  /// Changes a scenario's document, which is under the preset already.
  package static func apply(
    _ arguments: Arguments, _ part: Part = .all, to document: inout ScenarioDocument
  ) throws(Failure) {
    if part == .none { return }
    if part == .all {
      for setting in arguments[settings] { try setting.apply(to: &document) }
    }
    if let device = arguments[device] { document.move(to: device) }
    applyRate(arguments, to: &document)
  }

  /// Shows a scenario at the command line's rate.
  static func applyRate(_ arguments: Arguments, to document: inout ScenarioDocument) {
    if let rate = arguments[fps] { document.rates = [FrameClock.Rate(start: 0, rate)] }
  }
}
