import CardDialects
import CardMotion
import CardScenario
import CardSettings
import CardSimulation
import CardText

/// A key that a sweep or a search may vary: any key of a scenario's `set`, a coordinate of a curve's control points, or
/// the display's rate.
///
/// ```
/// settle.response      settle.curve.x1      fps
/// ```
public struct TuningKey: Hashable, Sendable {
  /// The varied quantity.
  ///
  /// It lies apart, because trials copy keys: a key's own description is large.
  private indirect enum Target: Sendable {
    case setting(SettingKey)
    case controlPoint(SettingKey, Coordinate)
    case rate
  }

  /// A coordinate of a cubic Bézier curve's control points.
  private enum Coordinate: String, CaseIterable, Sendable {
    case x1, y1, x2, y2
  }

  /// The key's name.
  public let name: String
  private let target: Target

  /// Returns the key of that name; nil if there is none.
  public static func named(_ name: String) -> TuningKey? {
    if name == FrameRate.key { return TuningKey(name: name, target: .rate) }
    if let key = SettingKey.named(name) { return TuningKey(name: name, target: .setting(key)) }
    guard let dot = name.lastIndex(of: "."), let key = SettingKey.named(String(name[..<dot])),
      case .curve = key.kind, let coordinate = Coordinate(rawValue: String(name[name.index(after: dot)...]))
    else { return nil }
    return TuningKey(name: name, target: .controlPoint(key, coordinate))
  }

  /// The names of all keys.
  public static var allNames: [String] {
    SettingKey.all.flatMap { key -> [String] in
      guard case .curve = key.kind else { return [key.name] }
      return [key.name] + Coordinate.allCases.map { key.name + "." + $0.rawValue }
    } + [FrameRate.key]
  }

  /// The numbers that it accepts; nil if it accepts words or curves.
  public var range: ClosedRange<Double>? {
    switch target {
    case .setting(let key):
      switch key.kind {
      case .number(_, _, let range, _), .numberOrWord(_, _, let range, _): range
      case .flag, .choice, .curve: nil
      }
    case .controlPoint(_, let coordinate):
      // A curve lies within the hull of its control points, so these outputs are always allowed.
      coordinate == .x1 || coordinate == .x2 ? 0...1 : MotionSettings.curveOutputs
    case .rate: FrameRate.written
    }
  }

  /// True if its numbers are whole; of a display's rate, those between two others that are given.
  public var isWhole: Bool {
    switch target {
    case .setting(let key): if case .number(_, _, _, let isWhole) = key.kind { isWhole } else { false }
    case .controlPoint: false
    case .rate: true
    }
  }

  /// The accepted values, in words.
  public var accepted: String {
    switch target {
    case .setting(let key): key.accepted
    case .controlPoint:
      "a number from \(DecimalText.shortest(range?.lowerBound ?? 0)) to \(DecimalText.shortest(range?.upperBound ?? 0))"
    case .rate: FrameRate.accepted
    }
  }

  /// Returns a value with its number in the key's own unit, any other value as it is.
  ///
  /// - Throws: `SettingError` if the number's unit isn't one of the key's.
  func plain(_ value: SettingValue) throws(SettingError) -> SettingValue {
    switch target {
    case .setting(let key): try key.plain(value)
    case .controlPoint, .rate: value
    }
  }

  /// Returns true if the key has any effect in a scenario: `settle.duration`, say, has one only if a motion has a
  /// duration.
  public func isInForce(in document: ScenarioDocument) -> Bool {
    switch target {
    case .setting(let key), .controlPoint(let key, _): key.isInForce(document.settings)
    case .rate: true
    }
  }

  /// Sets this key to a value in a document.
  ///
  /// - Throws: `SettingError` if the key doesn't accept the value.
  public func set(_ value: SettingValue, in document: inout ScenarioDocument) throws(SettingError) {
    if case .rate = target {
      let rate: FrameRate? =
        switch value {
        case .number(let hertz): FrameRate(hertz: hertz)
        case .text(let text): FrameRate(text: text)
        case .flag: nil
        }
      guard let rate else { throw refused(value) }
      document.rates = [FrameClock.Rate(start: 0, rate)]
    } else {
      try set(value, in: &document.settings)
    }
  }

  /// Sets this key to a value in settings; no effect for the display's rate, which isn't a setting.
  ///
  /// - Throws: `SettingError` if the key doesn't accept the value.
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

  /// True if it changes only the model's rules, and neither the detents nor the touches.
  public var isOfRulesOnly: Bool {
    switch target {
    case .setting(let key), .controlPoint(let key, _): TuningKey.groupsOfRules.contains(key.group)
    case .rate: false
    }
  }

  /// The rules that follow from it.
  var following: Settings.Following {
    switch target {
    case .setting(let key), .controlPoint(let key, _): key.following
    case .rate: []
    }
  }

  /// True if nothing asks for the rules that it changes before a card is sent to a detent.
  var isOfRelease: Bool { !following.isEmpty && following.isSubset(of: .ofRelease) }

  /// True if it changes a part of the present value, and otherwise replaces that value: a coordinate changes a curve.
  var isPartOfValue: Bool {
    switch target {
    case .setting, .rate: false
    case .controlPoint: true
    }
  }

  private static let groupsOfRules: Set<Substring> = [
    "settle", "motion", "snap", "drag", "scroll", "handoff", "dim", "buttons", "fades", "tap", "push", "pop",
  ]

  /// Returns its number in a scenario; nil if it is a word or a curve there, or if the display's rate changes.
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
    case .rate: return document.rates.count == 1 ? document.rates[0].frameRate.hertz : nil
    }
  }

  /// Returns its value in a scenario, as it would be written.
  public func text(in document: ScenarioDocument) -> String {
    if let number = number(in: document) { return DecimalText.shortest(number) }
    if case .setting(let key) = target { return key.value(in: document.settings) }
    return ""
  }

  /// Returns the argument of `--set` that gives it the value of a document, `settle.response=0.4`; for a coordinate of
  /// a curve, the whole curve. Nil if no setting does, as for the rate.
  public func setting(in document: ScenarioDocument) -> String? {
    switch target {
    case .setting(let key), .controlPoint(let key, _): "\(key.name)=\(key.value(in: document.settings))"
    case .rate: nil
    }
  }

  private func number(_ value: SettingValue) throws(SettingError) -> Double {
    guard case .number(let number) = value, let range, range.contains(number) else { throw refused(value) }
    return number
  }

  private func refused(_ value: SettingValue) -> SettingError {
    SettingError(message: "\(name) takes \(accepted), found \(value.found)")
  }

  /// Returns the control points of a curve; those of a straight line lie on the line.
  private static func controlPoints(of curve: TimingCurve) -> (x1: Double, y1: Double, x2: Double, y2: Double)? {
    switch curve {
    case .linear: (0, 0, 1, 1)
    case .cubicBezier(let curve): (curve.x1, curve.y1, curve.x2, curve.y2)
    case .piecewiseLinear, .steps: nil
    }
  }

  /// Compares keys by their names.
  public static func == (one: TuningKey, other: TuningKey) -> Bool { one.name == other.name }

  /// Hashes the key's name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
