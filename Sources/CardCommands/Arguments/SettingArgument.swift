import CardCommandLine
import CardScenario
import CardSettings
import CardText
import CardTimeline

/// The value of `--set`: a key and the text of its value.
package struct SettingArgument: Sendable {
  package var key: SettingKey
  package var value: SettingValue

  /// Writes the value into the settings under its key.
  package func apply(to settings: inout Settings) throws(Failure) {
    do throws(SettingError) { try key.set(value, in: &settings) } catch { throw SettingArgument.failure(error) }
  }

  /// Makes the value one of the scenario's own, which it keeps under every preset.
  package func apply(to document: inout ScenarioDocument) throws(Failure) {
    do throws(SettingError) { try document.set(key, to: value) } catch { throw SettingArgument.failure(error) }
  }

  private static func failure(_ error: SettingError) -> Failure {
    .usage("--set: \(error)")
  }
}

extension ValueType where Value == SettingArgument {
  /// Parses a known key, `=` and a value.
  static var setting: ValueType {
    ValueType(completion: .assignment(to: .keys)) { text throws(InvalidValue) in
      guard let equals = text.firstIndex(of: "="), equals != text.startIndex else {
        throw InvalidValue(ending: ": it must be key=value")
      }
      let name = String(text[..<equals])
      guard let key = SettingKey.named(name) else {
        let question = NearestName.find(name, in: SettingKey.all.map(\.name)).map { " Did you mean '\($0)'?" }
        throw InvalidValue(
          ending: ": there is no key '\(name)'." + (question ?? " 'cardsim show --keys' lists them."))
      }
      return SettingArgument(key: key, value: SettingValue(argument: String(text[text.index(after: equals)...])))
    }
  }
}

extension ValueType where Value == ColumnChoice {
  /// Parses names of columns, groups and channels, separated by commas.
  static var columns: ValueType {
    ValueType(completion: .list(of: .columns)) { text throws(InvalidValue) in
      do throws(Column.UnknownName) { return try ColumnChoice(text) } catch { throw InvalidValue(of: error) }
    }
  }
}

extension InvalidValue {
  /// The error of a name that no column has.
  init(of error: Column.UnknownName) {
    if error.found.isEmpty {
      self.init(ending: ": a name is missing; commas join the names, without blanks")
      return
    }
    let question = error.nearest.map { " Did you mean '\($0)'?" } ?? ""
    self.init(ending: ": there is no column '\(error.found)'." + question)
  }
}

extension ColumnChoice {
  /// Returns the columns of a timeline with these channels, and perhaps others.
  ///
  /// - Parameter spec: The option that has the list.
  func columns(
    of spec: ParameterSpec, channels: [String], others: [String] = []
  ) throws(Failure) -> [TimelineColumn] {
    let columns: [TimelineColumn]
    do throws(Column.UnknownName) {
      columns = try self.columns(channels: channels, others: others)
    } catch {
      throw .usage(
        "The value '\(text)' is invalid for '\(spec.synopsis)'\(InvalidValue(of: error).ending)", parameter: spec)
    }
    if columns.isEmpty {
      throw .usage("--\(spec.name) \(text) names no column: there are no channels", parameter: spec)
    }
    return columns
  }
}
