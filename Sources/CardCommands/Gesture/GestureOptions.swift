import CardCommandLine
import CardModel
import CardScenario
import CardSimulation
import CardText

/// The options by which a recorded finger takes the place of a scenario's touches.
package enum GestureOptions {
  package static let gesture = Parameter.option(
    "gesture", "file", .file,
    "A recorded finger in place of the scenario's touches, or a folder of them, each in a run of its own."
  ).reading()
  package static let gestures = Parameter.repeatedOption(
    "gesture", "file", .file,
    "A recorded finger in place of the scenario's touches, or a folder of them; may be given again."
  ).reading()
  package static let placement = Parameter.option(
    "on", "place", .name(Placement.self), default: Placement.absolute.rawValue,
    "The part of the card to which the gesture is moved up or down; 'absolute' leaves it where it was recorded."
  ).replacing("at")

  /// Both of a command that has one gesture.
  package static let specs = [gesture.spec, placement.spec]

  /// Reads the gestures that the command line names: files, and those of folders.
  package static func files(_ arguments: Arguments) throws(Failure) -> [GestureFile] {
    try files(arguments[gesture].map { [$0] } ?? [], arguments)
  }

  /// Reads the gestures that names stand for.
  package static func files(_ names: [String], _ arguments: Arguments) throws(Failure) -> [GestureFile] {
    if names.isEmpty, arguments.has(placement.spec) {
      throw .usage("--on says where a gesture begins, and needs --gesture", parameter: gesture.spec)
    }
    var files: [GestureFile] = []
    for name in try ScenarioNames.gestures(names) {
      // Its mistakes are told before a scenario runs, whose own screen counts later.
      let file = try GestureFile(try InputFile(reading: name), covering: Device.standard.screen)
      Terminal.say(file.notesForScenario)
      files.append(file)
    }
    return files
  }
}

/// A scenario as the command line changes it, ready to run.
package struct PreparedScenario {
  /// The document, with all changes.
  package let document: ScenarioDocument

  /// The scenario.
  package let scenario: Scenario

  /// The gesture that takes the place of its touches.
  package let gesture: GestureFile?

  /// The scenario's name, with that of the gesture if there are several.
  package let title: String
}

extension ScenarioSource {
  /// Returns the scenario under a preset and the other changes of the command line, once for each gesture, and tells
  /// its warnings.
  ///
  /// - Parameters:
  ///   - preset: The preset; nil: the scenario's own.
  ///   - gestures: The gestures, each of which takes the place of the scenario's touches; empty: those stay.
  ///   - hasSettings: False if `change` leaves the settings of the command line out.
  ///   - change: Makes the other changes.
  package func prepared(
    under preset: PresetSource? = nil, with gestures: [GestureFile] = [], _ arguments: Arguments,
    isQuiet: Bool = false, hasSettings: Bool = true,
    changing change: ((inout ScenarioDocument) throws(Failure) -> Void)? = nil
  ) throws(Failure) -> [PreparedScenario] {
    var all: [PreparedScenario] = []
    for gesture in gestures.isEmpty ? [nil] : gestures.map({ Optional($0) }) {
      var document = gestures.isEmpty ? try whole() : document
      if let preset { document.use(preset.preset) }
      if case .some(let change) = change {
        try change(&document)
      } else {
        try ScenarioOptions.apply(arguments, to: &document)
      }
      let gesture = try gesture?.on(document.screen)
      if let gesture { document.replaceTouches(with: gesture, arguments) }
      let scenario = try scenario(from: document)
      if !isQuiet, let note = gesture?.moved(in: scenario) { Terminal.say(note) }
      // A warning that --strict refuses is an error, which is never quiet.
      if !isQuiet || arguments[ScenarioOptions.strict] {
        let idle = hasSettings ? ScenarioOptions.idle(arguments, under: document.settings) : []
        try scenario.tellWarnings(arguments, and: idle)
      }
      // A gesture that misses the card was warned of.
      let reasons = isQuiet ? [] : scenario.reasonsForNoEffect
      if !reasons.isEmpty, reasons != [.miss] {
        Terminal.say("Note: nothing happens in \(SafeText.quoted(scenario.name)): \(reasons.sentence)\n")
      }
      all.append(
        PreparedScenario(
          document: document, scenario: scenario, gesture: gesture,
          title: document.name + (gestures.count > 1 ? " with \(gesture?.name ?? "")" : "")))
    }
    return all
  }
}

extension ScenarioDocument {
  /// Replaces the touches by a gesture, at the place that the command line names.
  package mutating func replaceTouches(with file: GestureFile, _ arguments: Arguments) {
    replaceTouches(
      with: file.imported.gesture, from: file.rows, placement: arguments[GestureOptions.placement])
  }
}

extension GestureFile {
  /// Returns the sentence that says by how much a scenario moves the gesture; nil if it stays where it was recorded.
  package func moved(in scenario: Scenario) -> String? {
    guard let first = imported.gesture.samples.first else { return nil }
    for input in scenario.inputs {
      guard case .touch(let touch) = input.input else { continue }
      let shift = touch.y - first.y
      guard shift.magnitude >= 0.05 else { return nil }
      return "Note: \(name) is moved \(DecimalText.fixed(shift.magnitude, decimals: 1)) pt "
        + (shift > 0 ? "down" : "up") + ", to begin at y \(DecimalText.fixed(touch.y, decimals: 1))\n"
    }
    return nil
  }
}

extension Scenario {
  /// Says the scenario's warnings on standard error, and those of the command line; with --strict they are failures.
  package func tellWarnings(_ arguments: Arguments, and others: [String] = []) throws(Failure) {
    for warning in warnings { Terminal.say(warning.text) }
    for other in others { Terminal.say("Warning: \(other)\n") }
    let count = warnings.count + others.count
    if count > 0, arguments[ScenarioOptions.strict] {
      throw .badInput("'\(name)' has \(count == 1 ? "a warning" : "\(count) warnings"), which --strict refuses")
    }
  }
}
