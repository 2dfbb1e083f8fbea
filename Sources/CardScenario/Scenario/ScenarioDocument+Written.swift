import CardModel
import CardMotion
import CardSettings
import CardText

extension ScenarioDocument {
  /// Makes a setting one of the scenario's own, as its `"set"` does: it is kept under every preset.
  ///
  /// - Throws: `SettingError` if the key doesn't accept the value; the scenario stays as it is.
  public mutating func set(_ key: SettingKey, to value: SettingValue) throws(SettingError) {
    let plain = try key.plain(value)
    let wereAccepted = areSettingsAccepted
    try key.set(plain, in: &settings)
    if wereAccepted { acceptSettings() }
    overrides.removeAll { $0.key == key.name }
    overrides.append(Override(key: key.name, value: plain))
  }
}

// The members by which a text states what the scenario is now, whatever its own text says: that one may have been read
// with a preset file, and changed since by options or in code.
extension ScenarioDocument {
  /// The keys of these members.
  package static let writtenKeys = ["device", "screen", "preset", "set"]

  /// The members that state the screen, the preset and the settings, if they aren't those of the text any more; empty:
  /// they are; nil: something else isn't, either.
  ///
  /// A text that names a preset file can't be read without it, and is taken for what the document is. No other text
  /// that can't be read is: cards that code made have none.
  var changedMembers: [String]? {
    guard let text = try? ScenarioDocument.read(source, name: name) else {
      return writtenPresetName.map(PresetFiles.isPath) == true ? [] : nil
    }
    let isSame = text.cards == cards && text.channels == channels && text.barHeight == barHeight
    guard isSame, text.mapWidgetHeight == mapWidgetHeight, text.isRightToLeft == isRightToLeft else { return nil }
    if text.settings == settings, text.screenText == screenText { return [] }
    // A y that was written for another screen has no text.
    let hasY = cards.contains { $0.detents?.contains { if case .y = $0.place { true } else { false } } ?? false }
    if hasY, detentScale != 1 { return nil }
    return [writtenScreen, "\"preset\": \"\(writtenPreset.name)\"", "\"set\": \(writtenSettings)"]
  }

  /// The screen as a member: the key `device` with a name, or `screen` with its measures.
  package var writtenScreen: String {
    let text = screenText
    if let device = text.device, isCompactHeight == nil, isRegularWidth == nil {
      return "\"device\": \"\(device.name)\""
    }
    func number(_ number: Double) -> String { DecimalText.shortest(number) }
    var members = [
      ("width", number(screen.width)), ("height", number(screen.height)), ("safe_top", number(screen.safeTop)),
      ("safe_bottom", number(screen.safeBottom)),
    ]
    if let isCompactHeight { members.append(("compact_height", "\(isCompactHeight)")) }
    if let isRegularWidth { members.append(("regular_width", "\(isRegularWidth)")) }
    return "\"screen\": {" + members.map { "\"\($0)\": \($1)" }.joined(separator: ", ") + "}"
  }

  /// The factor by which each y of a detent in the scenario's text is multiplied on its screen: 1, unless the scenario
  /// was moved to a screen of another height.
  package var detentScale: Double { screen.height / (writtenHeight ?? screen.height) }

  /// The preset on which the settings are written: the scenario's own, or `standard` if that is none of the library's.
  package var writtenPreset: Preset { Preset.named(preset) ?? Preset.standard }

  /// The settings that differ from those of ``writtenPreset``, as an object, in the order of the table.
  package var writtenSettings: String {
    let usual = writtenPreset.settings
    let members = SettingKey.all.compactMap { key in
      key.words(in: settings) == key.words(in: usual) ? nil : "\"\(key.name)\": \(key.json(in: settings))"
    }
    return "{" + members.joined(separator: ", ") + "}"
  }
}

extension SettingKey {
  /// Returns the setting's value in JSON, as a scenario's `"set"` takes it.
  fileprivate func json(in settings: Settings) -> String {
    let text = value(in: settings)
    let isText: Bool
    switch kind {
    case .number, .flag: isText = false
    case .numberOrWord: isText = DecimalText.number(text) == nil
    case .choice, .curve: isText = true
    }
    if !isText { return text }
    var buffer = ByteBuffer(capacity: 64)
    buffer.append(jsonString: text)
    return buffer.text
  }
}
