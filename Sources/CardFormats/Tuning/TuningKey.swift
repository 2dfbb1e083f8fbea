import CardDialects
import CardMotion
import CardSimulation
import CardText

/// One thing that a sweep or a search may change: any key of a scenario's `set`, a coordinate of a curve's control
/// points, or the display's rate.
///
/// ```
/// settle.response      settle.curve.x1      fps
/// ```
public struct TuningKey: Hashable, Sendable {
  /// What it changes.
  private enum Target: Sendable {
    case setting(SettingKey)
    case controlPoint(SettingKey, Coordinate)
    case rate
  }

  /// A coordinate of a cubic Bézier curve's control points.
  private enum Coordinate: String, CaseIterable, Sendable {
    case x1, y1, x2, y2
  }

  /// The name.
  public let name: String
  private let target: Target

  /// The rates that a display may have.
  static let rates = 24.0...240.0

  /// The key of that name; nil: there is none.
  public static func named(_ name: String) -> TuningKey? {
    if name == "fps" { return TuningKey(name: name, target: .rate) }
    if let key = SettingKey.named(name) { return TuningKey(name: name, target: .setting(key)) }
    guard let dot = name.lastIndex(of: "."), let key = SettingKey.named(String(name[..<dot])),
      case .curve = key.kind, let coordinate = Coordinate(rawValue: String(name[name.index(after: dot)...]))
    else { return nil }
    return TuningKey(name: name, target: .controlPoint(key, coordinate))
  }

  /// The names of all of them.
  public static var allNames: [String] {
    SettingKey.all.flatMap { key -> [String] in
      guard case .curve = key.kind else { return [key.name] }
      return [key.name] + Coordinate.allCases.map { key.name + "." + $0.rawValue }
    } + ["fps"]
  }

  /// The numbers that it takes; nil: it takes words, or curves.
  public var range: ClosedRange<Double>? {
    switch target {
    case .setting(let key):
      switch key.kind {
      case .number(_, _, let range, _), .numberOrWord(_, _, let range, _): range
      case .flag, .choice, .curve: nil
      }
    case .controlPoint(_, let coordinate):
      // A curve lies between its control points, so that these outputs are always allowed.
      coordinate == .x1 || coordinate == .x2 ? 0...1 : SettingKey.curveOutputs
    case .rate: TuningKey.rates
    }
  }

  /// Whether its numbers are whole.
  public var isWhole: Bool {
    switch target {
    case .setting(let key): if case .number(_, _, _, let isWhole) = key.kind { isWhole } else { false }
    case .controlPoint: false
    case .rate: true
    }
  }

  /// What it takes, in words.
  public var accepted: String {
    switch target {
    case .setting(let key): key.accepted
    case .controlPoint, .rate:
      (isWhole ? "a whole number from " : "a number from ") + DecimalText.shortest(range?.lowerBound ?? 0) + " to "
        + DecimalText.shortest(range?.upperBound ?? 0)
    }
  }

  /// Whether it means anything in a scenario: `settle.duration`, say, does only where a motion has one.
  public func isInForce(in document: ScenarioDocument) -> Bool {
    switch target {
    case .setting(let key), .controlPoint(let key, _): key.isInForce(document.settings)
    case .rate: true
    }
  }

  /// Sets it, or says why it can't be that.
  public func set(_ value: SettingValue, in document: inout ScenarioDocument) throws(SettingError) {
    if case .rate = target {
      document.rates = [FrameClock.Rate(start: 0, hertz: Int64(try number(value)))]
    } else {
      try set(value, in: &document.settings)
    }
  }

  /// Sets it among settings, where the display's rate isn't: that stays as it is.
  public func set(_ value: SettingValue, in settings: inout Settings) throws(SettingError) {
    switch target {
    case .setting(let key):
      try key.set(value, in: &settings)
    case .controlPoint(let key, let coordinate):
      guard case .curve(let slot) = key.kind else { return }
      let number = try number(value)
      let curve = slot.get(settings)
      guard var points = TuningKey.controlPoints(of: curve) else {
        throw SettingError(
          message: "\(name): \(key.name) is \(CurveText.text(of: curve)), which has no control points",
          help: "set \(key.name) to a cubic-bezier first")
      }
      switch coordinate {
      case .x1: points.x1 = number
      case .y1: points.y1 = number
      case .x2: points.x2 = number
      case .y2: points.y2 = number
      }
      let bezier = CubicBezier(x1: points.x1, y1: points.y1, x2: points.x2, y2: points.y2)
      slot.set(&settings, try key.bounded(.cubicBezier(bezier)))
    case .rate: break
    }
  }

  /// Whether it changes only what the model goes by, and neither where cards stand nor what a finger was.
  public var isOfRulesOnly: Bool {
    switch target {
    case .setting(let key), .controlPoint(let key, _): TuningKey.groupsOfRules.contains { key.name.hasPrefix($0 + ".") }
    case .rate: false
    }
  }

  private static let groupsOfRules: Set<String> = [
    "settle", "motion", "snap", "drag", "scroll", "handoff", "dim", "buttons", "fades", "tap", "push", "pop",
  ]

  /// The number that it is in a scenario; nil: it is a word or a curve there, or the display's rate changes.
  public func number(in document: ScenarioDocument) -> Double? {
    switch target {
    case .setting(let key):
      switch key.kind {
      case .number(let slot, _, _, _), .numberOrWord(let slot, _, _, _):
        let number = slot.get(document.settings)
        return number.isFinite ? number : nil
      case .flag, .choice, .curve: return nil
      }
    case .controlPoint(let key, let coordinate):
      guard case .curve(let slot) = key.kind, let points = TuningKey.controlPoints(of: slot.get(document.settings))
      else { return nil }
      switch coordinate {
      case .x1: return points.x1
      case .y1: return points.y1
      case .x2: return points.x2
      case .y2: return points.y2
      }
    case .rate: return document.rates.count == 1 ? Double(document.rates[0].hertz) : nil
    }
  }

  /// What it is in a scenario, as it would be written.
  public func text(in document: ScenarioDocument) -> String {
    if let number = number(in: document) { return DecimalText.shortest(number) }
    if case .setting(let key) = target { return key.value(in: document.settings) }
    return ""
  }

  /// What follows `--set` where it is to be as in a document, `settle.response=0.4`: of a curve's coordinate the whole
  /// curve. Nil: no setting says it.
  public func setting(in document: ScenarioDocument) -> String? {
    switch target {
    case .setting(let key), .controlPoint(let key, _): "\(key.name)=\(key.value(in: document.settings))"
    case .rate: nil
    }
  }

  private func number(_ value: SettingValue) throws(SettingError) -> Double {
    guard case .number(let number) = value, let range, range.contains(number), !isWhole || number == number.rounded()
    else { throw SettingError(message: "\(name) takes \(accepted), found \(value.found)") }
    return number
  }

  /// A straight line has its control points on itself.
  private static func controlPoints(of curve: TimingCurve) -> (x1: Double, y1: Double, x2: Double, y2: Double)? {
    switch curve {
    case .linear: (0, 0, 1, 1)
    case .cubicBezier(let curve): (curve.x1, curve.y1, curve.x2, curve.y2)
    case .piecewiseLinear, .steps: nil
    }
  }

  /// Keys are their names.
  public static func == (one: TuningKey, other: TuningKey) -> Bool { one.name == other.name }

  /// Keys are their names.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
