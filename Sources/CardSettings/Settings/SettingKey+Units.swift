import CardText

extension SettingKey {
  private static let percent = UnitText.Unit("%", power: -2)

  /// The units in which the setting's numbers may be written, each with the power of ten that leads to the setting's
  /// own unit; none for a setting that takes no number, or a number without a unit.
  ///
  /// A time takes any unit of time, and a number without a unit whose range lies within 0 to 1 takes `%`. A number
  /// that is written without a unit is in the setting's own.
  public var units: [UnitText.Unit] {
    guard let numbers else { return [] }
    switch unit {
    case "s": return UnitText.times
    case "ms": return UnitText.times.map { UnitText.Unit($0.name, power: $0.power + 3) }
    case "": return numbers.lowerBound >= 0 && numbers.upperBound <= 1 ? [SettingKey.percent] : []
    default: return [UnitText.Unit(unit, power: 0)]
    }
  }

  /// The units in words, each way to write one once: `s, ms or us`.
  public var unitList: String {
    SettingKey.list(units.map { $0.name }.filter { $0.utf8.allSatisfy { $0 < 0x80 } })
  }

  /// The range of the setting's numbers; nil if it takes none.
  package var numbers: ClosedRange<Double>? {
    switch kind {
    case .number(_, _, let range, _), .numberOrWord(_, _, let range, _): range
    case .flag, .choice, .curve: nil
    }
  }

  /// Returns a value as the setting keeps it: a number with a unit as the number in the setting's own unit, any other
  /// value as it is.
  ///
  /// - Throws: `SettingError` if the unit isn't one of the setting's.
  package func plain(_ value: SettingValue) throws(SettingError) -> SettingValue {
    guard case .text(let text) = value, numbers != nil, !words.contains(text),
      let quantity = UnitText(text), !quantity.unit.isEmpty
    else { return value }
    if let unit = units.first(where: { $0.name == quantity.unit }), let number = quantity.number(in: unit) {
      return .number(number)
    }
    throw unitError(quantity, found: value)
  }

  /// The words that stand for numbers.
  private var words: [String] {
    if case .numberOrWord(_, _, _, let words) = kind { words.map { $0.name } } else { [] }
  }

  private func unitError(_ quantity: UnitText, found value: SettingValue) -> SettingError {
    let (list, number) = (unitList, quantity.digits)
    let takes = list.isEmpty ? "takes a number without a unit" : "takes a number in \(list)"
    let own = number + (units.first?.name ?? "")
    let help: String?
    switch (quantity.unit, unit) {
    case _ where quantity.unit.first == ",": help = DecimalText.pointHelp
    case ("%", ""):
      // A number that may be above 1, such as a damping ratio, is written as a part of 1 all the same.
      help = quantity.number(in: SettingKey.percent).flatMap { part in
        numbers?.contains(part) == true ? "write \(DecimalText.shortest(part))" : nil
      }
    case _ where list.isEmpty: help = "write \(number)"
    case ("dp", "pt"), ("dp/s", "pt/s"): help = "a dp of Android is a pt here: write \(own)"
    case ("px", "pt"), ("px/s", "pt/s"):
      help = "pixels depend on the screen: divide by its scale, which is 3 on an iPhone 15, and write \(unit)"
    default: help = "a number without a unit is " + (unit.isEmpty ? "a part of 1" : "in \(unit)")
    }
    return SettingError(message: "\(name) \(takes), found \(value.found)", help: help)
  }
}
