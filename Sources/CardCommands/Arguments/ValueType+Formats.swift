import CardCommandLine
import CardMotion
import CardScenario
import CardSimulation
import CardText

extension ValueType where Value == Device {
  /// A device's name.
  package static var device: ValueType {
    ValueType(completion: .names(.devices)) { text throws(InvalidValue) in
      if let device = Device.named(text) { return device }
      throw .noChoice(text, of: Device.all.map(\.name))
    }
  }
}

extension ValueType where Value == FrameRate {
  /// A display's frame rate: `120`, `59.94`, `60000/1001`.
  package static var frameRate: ValueType {
    ValueType { text throws(InvalidValue) in
      if let rate = FrameRate(text: text) { return rate }
      throw InvalidValue(ending: ": it must be \(FrameRate.accepted)")
    }
  }

  /// A rate of samples, which no display has to show: a whole number of them per second, too.
  package static var sampleRate: ValueType {
    let range: ClosedRange<Int64> = 1...1000
    return ValueType { text throws(InvalidValue) in
      if let rate = FrameRate(text: text) { return rate }
      if let whole = Int64(text), range.contains(whole) { return FrameRate(frames: whole) }
      throw InvalidValue(
        ending: ": it must be a whole number from \(range.lowerBound) to \(range.upperBound), or \(FrameRate.accepted)")
    }
  }
}

extension ValueType where Value == Precision {
  /// A number of decimals, or `exact`.
  package static var precision: ValueType {
    ValueType(completion: .words(["exact"])) { text throws(InvalidValue) in
      if text == "exact" { return .exact }
      guard let places = Int(text), (0...15).contains(places), !text.hasPrefix("+") else {
        throw InvalidValue(ending: ": it must be 'exact' or a number of decimals from 0 to 15")
      }
      return .places(places)
    }
  }
}

extension ValueType where Value == GesturePoint {
  /// Two coordinates in points: `200,500`.
  static var point: ValueType {
    ValueType { text throws(InvalidValue) in
      let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { CSSNumber.read(String($0)) }
      guard parts.count == 2, let x = parts[0], let y = parts[1] else {
        throw InvalidValue(ending: ": it must be two numbers, x,y")
      }
      guard x.magnitude <= 1e5, y.magnitude <= 1e5 else {
        throw InvalidValue(ending: ": both must be from -100000 to 100000")
      }
      return GesturePoint(x: x, y: y)
    }
  }
}

extension ValueType where Value == VelocityEstimator {
  /// The name of an estimator.
  package static var estimator: ValueType {
    let names = VelocityEstimator.allCases.map(\.name)
    return ValueType(choices: names) { text throws(InvalidValue) in
      if let estimator = VelocityEstimator(name: text) { return estimator }
      throw InvalidValue.noChoice(text, of: names)
    }
  }
}

/// A duration from the command line, in whole microseconds.
package struct TimeSpan: Hashable, Sendable {
  package var microseconds: Int64
}

extension TimeSpan {
  /// Reads a duration with its unit: `180ms`, and as CSS has it `.18s` and `+180ms`.
  package init(_ text: String) throws(Durations.Flaw) {
    let plain = text.hasPrefix("+") ? text.dropFirst() : text[...]
    self.init(microseconds: try Durations.microseconds(plain.hasPrefix(".") ? "0" + plain : String(plain)))
  }
}

extension ValueType where Value == Double {
  /// A duration in seconds, with its unit or, as a bare number, in seconds: `350ms`, `0.35s`, `0.35`.
  static func seconds(in range: ClosedRange<Double>) -> ValueType {
    ValueType { text throws(InvalidValue) in
      let end = CSSNumber.end(in: Array(text.utf8), from: 0)
      let unit = String(decoding: text.utf8.dropFirst(end), as: UTF8.self).drop { $0 == " " }
      guard end > 0, let number = CSSNumber.read(String(decoding: text.utf8.prefix(end), as: UTF8.self)) else {
        throw InvalidValue(ending: ": it isn't a duration such as 350ms or 0.35s")
      }
      let seconds: Double
      switch unit {
      case "", "s": seconds = number
      case "ms": seconds = number / 1_000
      case "us", "\u{B5}s", "\u{3BC}s": seconds = number / 1_000_000
      default: throw InvalidValue(ending: ": '\(unit)' isn't a unit, there are us, ms and s")
      }
      guard range.contains(seconds) else {
        let (low, high) = (ShortNumber.text(range.lowerBound), ShortNumber.text(range.upperBound))
        let milliseconds = unit.isEmpty && range.contains(number / 1_000) ? "; in milliseconds it is '\(text)ms'" : ""
        throw InvalidValue(ending: ": it must be from \(low) to \(high) seconds" + milliseconds)
      }
      return seconds
    }
  }
}

extension ValueType where Value == TimeSpan {
  /// A duration with its unit: `180ms`, `0.18s`, `.18s`, `900us`.
  package static var duration: ValueType {
    ValueType { text throws(InvalidValue) in
      do throws(Durations.Flaw) {
        return try TimeSpan(text)
      } catch {
        throw InvalidValue(ending: ": " + explanation(of: error, in: text))
      }
    }
  }

  /// The durations that a bare number is likely to be: below 1 no motion is in milliseconds, and from 20 on none is in
  /// seconds.
  private static func withUnits(_ text: String) -> String {
    switch CSSNumber.read(text) ?? 1 {
    case ..<1: "'\(text)s'"
    case 20...: "'\(text)ms'"
    default: "'\(text)ms' or '\(text)s'"
    }
  }

  private static func explanation(of flaw: Durations.Flaw, in text: String) -> String {
    switch flaw {
    case .noUnit: "it has no unit, write " + withUnits(text)
    case .unknownUnit(let unit): "'\(unit)' isn't a unit, there are us, ms and s"
    case .noNumber: "it isn't a duration such as 180ms or 0.18s"
    case .negative: "a duration isn't negative"
    case .finerThanMicroseconds: "it must be a whole number of microseconds"
    case .tooLong: "it is too long"
    }
  }
}

extension ValueType where Value == String {
  /// A scenario: a built-in one's name, the path of a file, or `-`.
  package static var scenario: ValueType { text.offering(.names(.scenarios, files: .all)) }

  /// A scenario or a preset.
  package static var scenarioOrPreset: ValueType { text.offering(.names(.scenarios, .presets, files: .all)) }
}
