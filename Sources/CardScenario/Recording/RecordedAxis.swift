import CardText

/// The axis of a recording's numbers: the scenario's, times a factor, plus a shift.
///
/// An app may write its card's places from another view's edge, in pixels, in percent, or growing upward. Then each of
/// them is elsewhere, though the card moves as it should.
struct RecordedAxis: Hashable, Sendable {
  /// The recorded numbers in one of the scenario's; negative if they grow to the other side.
  let factor: Double

  /// The recorded number where the scenario has 0, and whether it is off by more than the allowed difference.
  let shift: Double, isShifted: Bool

  /// Factors that have a reason, besides 1 and −1: pixels of a display's scale, percent, and the reverse of each.
  private static let units: [Double] = [1.5, 2, 2.625, 2.75, 3, 3.5, 4, 100].flatMap { [$0, 1 / $0] }

  /// The part of a factor, and of the mean place, by which a fitted one may differ: of a card that moves as it should,
  /// and of one that moves otherwise, too.
  private static let (exactTolerance, roughTolerance) = (0.005, 0.03)

  /// Creates the axis on which samples lie nearest to a path at an offset of the clocks; nil if it is the
  /// scenario's, or has no reason. Only of a card that moves as it should are another unit and another origin told
  /// together: one that moves otherwise, and twice as far from another place, may have other detents.
  ///
  /// - Parameters:
  ///   - distance: The allowed difference in place.
  ///   - isRough: True if the card may move otherwise, too.
  init?(
    offset: Double, times: [Double], values: [Double], of path: ScenarioPath, within distance: Double, isRough: Bool
  ) {
    let fitted = RecordedAxis.fit(offset, times, values, path)
    let tolerance = isRough ? RecordedAxis.roughTolerance : RecordedAxis.exactTolerance
    let factor =
      RecordedAxis.factor(near: fitted.factor, within: tolerance)
      ?? (isRough ? nil : RecordedAxis.factor(near: -fitted.factor, within: tolerance).map { -$0 })
    guard let factor else { return nil }
    let room = isRough ? tolerance * fitted.value.magnitude : 0
    self.init(
      factor, shift: fitted.value - factor * fitted.expected, within: distance * factor.magnitude + room,
      mayHaveBoth: !isRough)
  }

  /// Creates the axis on which a card rests where a path does, before its motion and after it, however it goes from one
  /// to the other; nil if there is none, it is the scenario's, or has no reason.
  ///
  /// - Parameter distance: The allowed difference in place.
  init?(restsOf series: RecordedSeries, _ path: ScenarioPath, within distance: Double) {
    guard let (start, end) = path.rests, (end - start).magnitude > LastMotion.least * path.movement else { return nil }
    let (from, to) = series.rests
    let fitted = (to - from) / (end - start)
    guard let near = RecordedAxis.factor(near: fitted, within: RecordedAxis.roughTolerance) else { return nil }
    let (one, other) = (from - near * start, to - near * end)
    let room = distance * near.magnitude + 4 * series.noise
    guard (one - other).magnitude <= room else { return nil }
    self.init(near, shift: (one + other) / 2, within: room)
  }

  /// Creates an axis; nil if it is the scenario's.
  ///
  /// - Parameters:
  ///   - room: The shift up to which the origin is the scenario's.
  ///   - mayHaveBoth: False if there is none of another unit and another origin.
  private init?(_ factor: Double, shift: Double, within room: Double, mayHaveBoth: Bool = false) {
    isShifted = shift.magnitude > room
    if factor == 1 ? !isShifted : factor > 0 && isShifted && !mayHaveBoth { return nil }
    (self.factor, self.shift) = (factor, shift)
  }

  /// Returns the factor with a reason near a fitted one; nil if there is none.
  private static func factor(near fitted: Double, within tolerance: Double) -> Double? {
    ([1, -1] + units).first { (fitted / $0 - 1).magnitude <= tolerance }
  }

  /// Returns the scenario's number for a recorded one.
  func number(of recorded: Double) -> Double { (recorded - shift) / factor }

  /// The factor with which samples lie nearest to a path, the means of both, and the sum of the squared distances that
  /// is left.
  static func fit(
    _ offset: Double, _ times: [Double], _ values: [Double], _ path: ScenarioPath
  ) -> (factor: Double, value: Double, expected: Double, rest: Double) {
    var (count, value, expected, missing) = (0.0, 0.0, 0.0, 0.0)
    let places = times.map { path.value(at: $0 + offset) }
    for index in times.indices {
      if places[index].isNaN {
        missing += RecordingOffset.missing
      } else {
        (count, value, expected) = (count + 1, value + values[index], expected + places[index])
      }
    }
    guard count > 0 else { return (1, 0, 0, missing) }
    (value, expected) = (value / count, expected / count)
    var (squares, expectedSquares, products) = (0.0, 0.0, 0.0)
    for index in times.indices where !places[index].isNaN {
      let (one, other) = (values[index] - value, places[index] - expected)
      (squares, expectedSquares) = (squares + one * one, expectedSquares + other * other)
      products += one * other
    }
    guard expectedSquares > 0 else { return (1, value, expected, missing + squares) }
    let factor = products / expectedSquares
    return (factor, value, expected, missing + max(squares - factor * products, 0))
  }

  /// The axis in words: `lies 30.00 pt lower throughout`.
  ///
  /// - Parameter scale: The scale by which the recording was read.
  func phrase(_ quantity: RecordedQuantity, readBy scale: Double) -> String {
    let place = "lies \(quantity.exactText(shift / factor)) throughout"
    if factor == 1 { return place }
    let direction = "counts in the other direction"
    if factor == -1 { return direction }
    let size = factor.magnitude
    let (times, right) = (RecordedAxis.fraction(size), RecordedAxis.fraction(scale / size))
    let given = scale == 1 ? "" : " in place of \(RecordedAxis.fraction(scale))"
    let unit = "goes \(times) times as far: it has another unit, which a scale of \(right)\(given) mends"
    return factor < 0 ? "\(direction), and \(unit)" : isShifted ? "\(unit), and then \(place)" : unit
  }

  private static func fraction(_ number: Double) -> String {
    number >= 1 ? DecimalText.shortest(number) : "1/" + DecimalText.shortest(1 / number)
  }
}
