import CardText

extension Preset {
  /// Reads a preset from JSON, strictly: unknown keys, duplicate keys and values that a setting doesn't take are errors
  /// with their place, and all errors are reported at once.
  ///
  /// ```
  /// {
  ///   "name": "mine",
  ///   "about": "The app's card, as it was in March.",
  ///   "extends": "standard",
  ///   "system": "MyApp",
  ///   "references": ["VC: CardViewController.swift at 1a2b3c4."],
  ///   "remarks": ["It knows no keyboard."],
  ///   "set": {
  ///     "settle.response": 0.35,
  ///     "snap.window": { "value": 22, "source": "VC:1463-1475", "certainty": "read" }
  ///   }
  /// }
  /// ```
  /// No key is required. `extends` names a preset that comes with the library, `standard` by default, or a file, whose
  /// path is relative to this one: all rules that the preset doesn't set are as there, with their sources and
  /// certainties. References and remarks are added to those of the other. Without `system` the system is the other's.
  /// Without a source a value is from this preset, without a certainty its author's own choice. `$schema` is ignored.
  ///
  /// - Parameters:
  ///   - source: The text, and its path, which is its name in errors.
  ///   - name: The preset's name unless the text sets one.
  ///   - files: The files that it may extend.
  ///
  /// - Throws: `DiagnosticsError` with all errors of the text, followed by those of the files that it extends.
  public static func read(
    _ source: SourceText, name: String, files: PresetFiles = PresetFiles()
  ) throws(DiagnosticsError) -> Preset {
    let (preset, error) = reading(source, name: name, files: files, chain: [])
    if let error { throw error }
    guard let preset else { preconditionFailure("no preset was read from \(source.name), and nothing was wrong") }
    return preset
  }

  /// Reads a preset as far as possible; returns what was read, and what is wrong.
  ///
  /// - Parameter chain: The paths of the files that extend it.
  static func reading(
    _ source: SourceText, name: String, files: PresetFiles, chain: [String]
  ) -> (preset: Preset?, error: DiagnosticsError?) {
    let finder = PresetFinder(files, chain: chain + [PresetFiles.plain(source.name)])
    var preset: Preset?
    do throws(DiagnosticsError) {
      _ = try finder.reading { () throws(DiagnosticsError) -> Preset in
        try JSONDocument.object(source) { reader -> Preset? in
          preset = Preset(reader, name: name, finder)
          return preset
        }
      }
      return (preset, nil)
    } catch {
      return (preset, error)
    }
  }

  /// The keys of a preset's document.
  private static let keys = ["$schema", "name", "about", "extends", "system", "references", "remarks", "set"]

  /// The keys of a preset's document that a scenario's has, too, beside `set`.
  private static let commonKeys = ["$schema", "name", "about"]

  /// True if a text is a preset's document rather than a scenario's: an object without cards, all of whose keys are
  /// those of a preset, or near enough to be misspelt, and not only such as every document has; or one that extends
  /// another, whatever else is in it.
  public static func isPreset(_ source: SourceText) -> Bool {
    guard case .object(let members)? = JSONParser.parse(Diagnostics(source))?.kind else { return false }
    return isPreset(keys: members.map { $0.key })
  }

  /// The same for the keys of a document.
  package static func isPreset(keys found: [String]) -> Bool {
    !found.contains("cards") && !found.contains("inputs") && found.contains { !commonKeys.contains($0) }
      && (found.contains("extends") || found.allSatisfy { keys.contains($0) || NearestName.find($0, in: keys) != nil })
  }

  private init?(_ reader: ObjectReader, name: String, _ finder: PresetFinder) {
    if let cards = reader.peek("cards") {
      cards.error("a preset has no cards: this is a scenario", help: "a scenario is run, and may name a preset")
      // The other keys of a scenario aren't worth a report each.
      _ = reader.carry()
      return nil
    }
    reader.explainUnknown { key, _ in KeyHints.ofPreset(key) }
    _ = reader.has("$schema")
    let name = reader.optional("name", as: .presetName) ?? name
    let summary = reader.optional("about", as: .string, default: "")
    // `standard` is what settings are by themselves; its references aren't repeated in every preset.
    let base = reader.find("extends").flatMap { $0.string == Preset.standardName ? nil : finder.preset(at: $0) }
    let system = reader.optional("system", as: .string)
    let references = reader.optional("references", as: .array(of: .string), default: [])
    let remarks = reader.optional("remarks", as: .array(of: .string), default: [])
    let start = base?.settings ?? Settings()
    let (settings, own) = reader.optional("set", as: .rules(of: name, on: start), default: (settings: start, rules: []))
    var rules = base?.rules ?? []
    for rule in own {
      if let index = rules.firstIndex(where: { $0.key == rule.key }) { rules[index] = rule } else { rules.append(rule) }
    }
    let ownName = own.contains { $0.source == name } ? ["\(name): \(reader.diagnostics.source.name)."] : []
    self.init(
      name: name, system: system ?? base?.system ?? "", summary: summary,
      references: references + ownName + (base?.references ?? []),
      remarks: (base?.remarks ?? []) + remarks, rules: rules, settings: settings)
  }
}

extension JSONShape where Value == String {
  /// The name of a preset: as any name, and with dots, for versions.
  fileprivate static var presetName: JSONShape {
    JSONShape(expected: "a name of letters, digits, _, - and .", kinds: .string) { place in
      guard let text = place.string else { return nil }
      if (1...40).contains(text.utf8.count), text.utf8.allSatisfy({ $0.isOfPresetName }) { return text }
      place.mismatch(expected: "a name of at most 40 letters, digits, _, - and .")
      return nil
    }
  }
}

extension JSONShape where Value == (settings: Settings, rules: [Preset.Rule]) {
  /// Returns the shape of an object of keys and values, each value alone or with its source and certainty.
  ///
  /// - Parameters:
  ///   - preset: The preset's name, which is the source of values without one.
  ///   - start: The settings that the values override.
  fileprivate static func rules(of preset: String, on start: Settings) -> JSONShape {
    .object { reader in
      reader.explainSettings()
      var settings = start
      var rules: [Preset.Rule] = []
      for name in reader.keys {
        guard let key = SettingKey.named(name), let place = reader.find(name) else { continue }
        let alone = JSONShape<SettingValue>(expected: key.accepted, kinds: [.number, .bool, .string]) { place in
          place.setting(key, in: &settings)
        }
        let rule = JSONShape<Preset.Rule>.either(
          alone.map { Preset.Rule(name, $0, source: preset, certainty: .own) },
          .object { entry in
            let value = entry.required("value", as: alone)
            let source = entry.optional("source", as: .string, default: preset)
            let certainty = entry.optional("certainty", as: .oneOf(Preset.Certainty.self), default: .own)
            return value.map { Preset.Rule(name, $0, source: source, certainty: certainty) }
          })
        if let rule = rule.value(at: place) { rules.append(rule) }
      }
      reader.refuseDetents()
      // Marks all keys as known, so that an unknown one gets a suggestion from all of them.
      if rules.count < reader.keys.count { for key in SettingKey.all { _ = reader.has(key.name) } }
      return (settings, rules)
    }
  }
}

extension JSONPlace {
  /// Sets a key to the value; returns it, or nil after a report.
  fileprivate func setting(_ key: SettingKey, in settings: inout Settings) -> SettingValue? {
    guard let value = double.map(SettingValue.number) ?? bool.map(SettingValue.flag) ?? string.map(SettingValue.text)
    else { return nil }
    do throws(SettingError) {
      try key.set(value, in: &settings)
      return value
    } catch {
      self.error(error.message, help: error.help)
      return nil
    }
  }
}
