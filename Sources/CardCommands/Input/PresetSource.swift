import CardCommandLine
import CardExamples
import CardScenario
import CardSettings
import CardText

/// A preset on the command line: one that comes with the tool, or a file.
package struct PresetSource {
  /// The preset.
  package let preset: Preset

  /// The file that it was read from; nil: it comes with the tool.
  package let input: InputFile?

  /// Finds a preset, and reads it if it is a file.
  package init(named name: String) throws(Failure) {
    if let builtIn = Preset.named(name) {
      self.init(preset: builtIn, input: nil)
    } else {
      try self.init(try InputFile(reading: name), calledBy: name)
    }
  }

  private init(preset: Preset, input: InputFile?) {
    (self.preset, self.input) = (preset, input)
  }

  /// Reads a preset from an input.
  ///
  /// - Parameter name: Its path, or '-'.
  package init(_ input: InputFile, calledBy name: String) throws(Failure) {
    let title = PresetFiles.title(of: name == "-" ? InputFile.standardInput : name)
    do throws(DiagnosticsError) {
      self.init(preset: try Preset.read(input.text, name: title, files: .onDisk), input: input)
    } catch {
      throw .of(error)
    }
  }

  /// Returns `. Did you mean 'standard'?` for a mistyped name, or the presets of the system that it means, with the
  /// full stop before it; nil if it means nothing that is known.
  package static func suggestion(for name: String) -> String? {
    if let nearest = Suggestion.text(for: name, among: Preset.names) { return nearest }
    guard let sentence = PresetFamily.meant(by: name)?.sentence({ "'\($0)'" }) else { return nil }
    return ". " + sentence.prefix(1).uppercased() + sentence.dropFirst() + "."
  }

  /// The most bytes of a file that is looked at for being a preset: a scenario with its content may be much larger.
  private static let sizeLimit = 1 << 20

  /// True if the file at a path is a preset rather than a scenario. A file that can't be read is none.
  package static func isPreset(at path: String) -> Bool {
    guard let status = try? FileStatus(path: path), status.kind == .regular, status.size <= sizeLimit,
      let input = try? InputFile(reading: path)
    else { return false }
    return Preset.isPreset(input.text)
  }
}

/// A name after `--preset`: of a preset that comes with the tool, or the path of a file. The file isn't read yet.
package struct PresetName: Hashable, Sendable {
  package var text: String
}

extension Arguments {
  /// Returns the preset that an option names; nil: the option isn't given.
  package func preset(_ option: Parameter<PresetName?>) throws(Failure) -> PresetSource? {
    guard let name = self[option] else { return nil }
    return try PresetSource(named: name.text)
  }
}

extension ValueType where Value == PresetName {
  /// A preset's name, or the path of a preset file.
  package static var preset: ValueType {
    ValueType(completion: .names(.presets, files: .all)) { text throws(InvalidValue) in
      if PresetFiles.isPath(text) || Preset.names.contains(text) { return PresetName(text: text) }
      let suggestion = PresetSource.suggestion(for: text) ?? "."
      throw InvalidValue(
        ending: suggestion
          + " Please provide one of \(Suggestion.list(Preset.names)), or a preset file, such as mine.json.")
    }
  }
}

extension PresetFiles {
  /// The preset files that documents name: each is read when a reader asks for it.
  static var onDisk: PresetFiles {
    PresetFiles { path throws(PresetFiles.Missing) in
      do throws(Failure) {
        return try InputFile(reading: path).bytes
      } catch {
        let reason = if case .noInput(_, let reason) = error { reason } else { "it is too large" }
        throw PresetFiles.Missing(reason: reason)
      }
    }
  }
}

/// A scenario or a preset on the command line: a file is what its document says.
package indirect enum ScenarioOrPreset {
  case scenario(ScenarioSource)
  case preset(PresetSource)

  package init(named name: String) throws(Failure) {
    if Preset.names.contains(name) {
      self = .preset(try PresetSource(named: name))
    } else if BuiltInScenarios.named(name) != nil {
      self = .scenario(try ScenarioSource(named: name))
    } else {
      let input: InputFile
      do throws(Failure) {
        input = try InputFile(reading: name)
      } catch {
        throw ScenarioSource.failure(error, naming: name, orElse: ("preset", Preset.names))
      }
      try self.init(input, calledBy: name)
    }
  }

  /// Reads a scenario or a preset from an input.
  ///
  /// - Parameter name: Its path, or '-'.
  init(_ input: InputFile, calledBy name: String) throws(Failure) {
    do throws(Failure) {
      self = .scenario(try ScenarioSource(input, calledBy: name))
    } catch {
      guard Preset.isPreset(input.text) else { throw error }
      self = .preset(try PresetSource(input, calledBy: name))
    }
  }
}

extension InputFile {
  /// The content as a text, under the input's name.
  package var text: SourceText { SourceText(name: name, bytes: bytes) }
}
