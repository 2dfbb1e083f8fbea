import CardDialects
import CardMotion
import CardTestSupport
import Foundation
import Testing

/// The motion that a target makes of a snippet: its numbers are read from the snippet's text and moved by methods that
/// share nothing with the library's closed forms.
struct Reference {
  /// Positions at even steps, points.
  var places: [Double]

  /// Positions at other instants: the cut and the corners.
  var others: [(time: Double, place: Double)] = []

  /// Seconds between two of `places`: 64 steps to a frame at 60 Hz.
  static let step = 1.0 / (60 * 64)

  // MARK: Springs

  /// Integrates x″ = −k x − c x′ by the classical Runge–Kutta method.
  static func integrate(
    stiffness: Double, damping: Double, displacement: Double, velocity: Double, seconds: Double
  ) -> [(x: Double, v: Double)] {
    let h = step
    var (x, v) = (displacement, velocity)
    var path = [(x: x, v: v)]
    // A stiff spring takes a whole number of smaller steps in each step.
    let parts = max(1, Int((damping + stiffness.squareRoot()) * h / 0.02))
    let g = h / Double(parts)
    for _ in 0..<Int(seconds / h) {
      for _ in 0..<parts {
        let (v1, a1) = (v, -stiffness * x - damping * v)
        let (v2, a2) = (v + g / 2 * a1, -stiffness * (x + g / 2 * v1) - damping * (v + g / 2 * a1))
        let (v3, a3) = (v + g / 2 * a2, -stiffness * (x + g / 2 * v2) - damping * (v + g / 2 * a2))
        let (v4, a4) = (v + g * a3, -stiffness * (x + g * v3) - damping * (v + g * a3))
        x += g / 6 * (v1 + 2 * v2 + 2 * v3 + v4)
        v += g / 6 * (a1 + 2 * a2 + 2 * a3 + a4)
      }
      path.append((x, v))
    }
    return path
  }

  /// A path around its target. From the first frame at which `rule` holds, the motion is at the target, or with `stays`
  /// rests at its position there.
  init(
    _ path: [(x: Double, v: Double)], to target: Double,
    endsWhere rule: ((x: Double, v: Double)) -> Bool = { _ in false }, stays: Bool = false
  ) {
    places = path.map { target + $0.x }
    if let end = stride(from: 0, to: path.count, by: 64).first(where: { rule(path[$0]) }) {
      let place = stays ? places[end] : target
      for index in end..<places.count { places[index] = place }
    }
  }

  /// A path around its target, cut at a time.
  init(_ path: [(x: Double, v: Double)], to target: Double, cutAt time: Double) {
    places = path.enumerated().map { Double($0.offset) * Self.step >= time ? target : target + $0.element.x }
    others = [(time, target)]
  }

  // MARK: Curves

  /// A function of time, sampled at its corners too.
  init(seconds: Double, corners: [Double] = [], _ place: (Double) -> Double) {
    places = (0...Int(seconds / Self.step)).map { place(Double($0) * Self.step) }
    others = corners.map { ($0, place($0)) }
  }

  /// A cubic-bezier's output, by 60 halvings.
  static func bezier(_ p: [Double], _ x: Double) -> Double {
    if x <= 0 { return 0 }
    if x >= 1 { return 1 }
    func at(_ a: Double, _ b: Double, _ t: Double) -> Double {
      3 * (1 - t) * (1 - t) * t * a + 3 * (1 - t) * t * t * b + t * t * t
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if at(p[0], p[2], middle) < x { low = middle } else { high = middle }
    }
    return at(p[1], p[3], low)
  }

  /// Linear interpolation between corners.
  static func lines(_ corners: [(input: Double, output: Double)], _ x: Double) -> Double {
    guard let next = corners.firstIndex(where: { $0.input > x }) else { return corners[corners.count - 1].output }
    if next == 0 { return corners[0].output }
    let (a, b) = (corners[next - 1], corners[next])
    return a.output + (b.output - a.output) * (x - a.input) / (b.input - a.input)
  }

  // MARK: Text

  /// The number after a label.
  static func number(_ label: String, in code: String, _ location: SourceLocation = #_sourceLocation) throws -> Double {
    let range = try #require(code.range(of: label), "no \(label) in \(code)", sourceLocation: location)
    var digits = code[range.upperBound...].drop { $0 == "(" || $0 == " " }.prefix { "-.0123456789".contains($0) }
    // A label such as `0.01.dp` leaves a dot at the end.
    while digits.last == "." { digits.removeLast() }
    return try #require(Double(digits), "no number after \(label) in \(code)", sourceLocation: location)
  }

  /// The numbers between two marks.
  static func numbers(_ start: String, _ end: String, in code: String) throws -> [[Double]] {
    let first = try #require(code.range(of: start))
    let last = try #require(code.range(of: end, range: first.upperBound..<code.endIndex))
    return code[first.upperBound..<last.lowerBound].split(separator: ",").map { part in
      part.split { " \n%f".contains($0) }.compactMap { Double($0) }
    }
  }

  // MARK: Comparison

  /// Expects that the error stated by a snippet is its real error.
  func expect(
    _ snippet: ExportSnippet, of exact: ExportMotion, slack: Double = 3e-4, delaySlack: Double = 2e-5,
    _ location: SourceLocation = #_sourceLocation
  ) {
    let truth = places.indices.map { exact.position(at: Double($0) * Self.step) }
    var distance = 0.0
    for index in places.indices { distance = max(distance, (places[index] - truth[index]).magnitude) }
    for (time, place) in others { distance = max(distance, (place - exact.position(at: time)).magnitude) }
    let scale = max(1, distance)
    #expect(
      distance <= snippet.error.distance + 1e-6,
      "measured \(distance) pt, stated \(snippet.error.distance): \(snippet.text)", sourceLocation: location)
    #expect(
      snippet.error.distance <= distance + slack * scale,
      "measured \(distance) pt, stated \(snippet.error.distance): \(snippet.text)", sourceLocation: location)
    guard exact.distance != 0, let stated = snippet.error.delay else { return }
    var delay = 0.0
    for case (let own?, let other?) in zip(passages(of: exact, by: places), passages(of: exact, by: truth)) {
      delay = max(delay, (own - other).magnitude)
    }
    #expect(
      delay.isNear(stated, 0.02 * stated + delaySlack), "measured \(delay) s, stated \(stated): \(snippet.text)",
      sourceLocation: location)
  }

  /// The instants at which places first pass each hundredth of a motion's way; nil for those that they never pass.
  private func passages(of motion: ExportMotion, by places: [Double]) -> [Double?] {
    let sign: Double = motion.distance > 0 ? 1 : -1
    // A path that passes a hundredth has passed those before it.
    var index = 0
    return (1...99).map { percent in
      let place = motion.from + motion.distance * Double(percent) / 100
      while index < places.count, (places[index] - place) * sign < 0 { index += 1 }
      if index == places.count { return nil }
      if index == 0 { return 0 }
      let (a, b) = (places[index - 1], places[index])
      return Self.step * (Double(index - 1) + (place - a) / (b - a))
    }
  }
}

extension Double {
  fileprivate func isNear(_ other: Double, _ tolerance: Double) -> Bool { (self - other).magnitude <= tolerance }
}

/// The springs that the tests of all targets export.
enum ExportCases {
  static let ratios = Seeds.every(2, of: [0.2, 0.5, 1, 0.8, 4.56, 1.5])

  private static let all: [(ratio: Double, velocity: Double)] = [0.2, 0.5, 1, 0.8, 4.56, 1.5].flatMap { ratio in
    ([-800, 0, 500] as [Double]).map { (ratio: ratio, velocity: $0) }
  }

  /// Damping ratios with velocities: all, or every fifth, whose velocities differ too. Each target begins elsewhere.
  static func springs(from start: Int) -> [(ratio: Double, velocity: Double)] { Seeds.every(5, of: all, from: start) }

  /// One velocity moves upward, as most cards do.
  static func motion(_ ratio: Double, _ velocity: Double) -> ExportMotion {
    ExportMotion(
      from: 390.5, to: velocity > 0 ? 71 : 734,
      timing: .spring(Spring(response: 0.4, dampingRatio: ratio), velocity: velocity))
  }

  /// Seconds in which every one of these springs comes to rest.
  static func seconds(_ ratio: Double) -> Double { ratio > 3 ? 9 : ratio < 0.4 ? 5 : 3 }
}
