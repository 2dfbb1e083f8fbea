import CardMath

/// A curve of straight pieces: CSS's `linear()`.
///
/// Source: CSS Easing Functions Level 2, §2.1.
public struct PiecewiseLinear: Hashable, Sendable {
  /// A stop as written: an output and the inputs at which it applies.
  public struct Stop: Hashable, Sendable {
    /// The output of the stop.
    public var output: Double

    /// The stop's input, normally 0…1; `nil` if it is interpolated from the neighbours.
    public var input: Double?

    /// The input at which a level piece that starts at ``input`` ends; `nil` if there is none.
    public var end: Double?

    /// Creates a stop with one input, two, or none. `linear(0, 0.5 25% 75%, 1)` has stops (0), (0.5, at: 0.25, to:
    /// 0.75), (1).
    public init(_ output: Double, at input: Double? = nil, to end: Double? = nil) {
      self.output = output
      self.input = input
      self.end = end
    }
  }

  /// A corner of the curve.
  public struct Point: Hashable, Sendable {
    /// The input at the corner.
    public let input: Double

    /// The output at the corner.
    public let output: Double
  }

  /// The corners, in order of input. Two with the same input are a jump. There is at least one.
  public let points: [Point]

  /// Creates the curve through `stops`, with CSS's rules for omitted inputs:
  ///
  /// - the first stop without an input is at 0, the last at 1 (or at the largest input before it, if that is above 1);
  /// - an input smaller than one before it is raised to that;
  /// - stops without an input between two stops with one are spread evenly between them;
  /// - a stop with two inputs is two corners.
  ///
  /// - Precondition: there is at least one stop, all numbers are finite, and no stop has only an ``Stop/end``.
  public init(stops: [Stop]) {
    precondition(!stops.isEmpty, "a curve needs a stop")
    var corners: [(input: Double?, output: Double)] = []
    var largest = -Double.infinity
    for (index, stop) in stops.enumerated() {
      precondition(stop.output.isFinite, "a stop's output is finite, not \(stop.output)")
      precondition(stop.input != nil || stop.end == nil, "a stop that ends somewhere starts somewhere")
      let input = stop.input ?? (index == 0 ? 0 : index == stops.count - 1 ? 1 : nil)
      corners.append((PiecewiseLinear.raised(input, over: &largest), stop.output))
      if let end = stop.end { corners.append((PiecewiseLinear.raised(end, over: &largest), stop.output)) }
    }
    points = PiecewiseLinear.spreading(corners)
  }

  /// The input, raised to the largest so far if it is below that; updates `largest`.
  private static func raised(_ input: Double?, over largest: inout Double) -> Double? {
    guard let input else { return nil }
    precondition(input.isFinite, "a stop's input is finite, not \(input)")
    largest = max(largest, input)
    return largest
  }

  /// Fills in the missing inputs. The first corner and the last always have one.
  private static func spreading(_ corners: [(input: Double?, output: Double)]) -> [Point] {
    var points: [Point] = []
    points.reserveCapacity(corners.count)
    for index in corners.indices {
      if let input = corners[index].input {
        points.append(Point(input: input, output: corners[index].output))
        continue
      }
      let before = points[index - 1].input
      var next = index + 1
      while corners[next].input == nil { next += 1 }
      let after = corners[next].input ?? before
      // An equal part of the range between the previous corner, which is already placed, and the next one with an
      // input.
      let input = before + (after - before) / Double(next - index + 1)
      points.append(Point(input: input, output: corners[index].output))
    }
    return points
  }

  /// The output at `progress`; at a jump, the output after it.
  ///
  /// Before the first point and after the last, the line through the two nearest points is extended; if they are a
  /// jump, the output is level.
  public func value(at progress: Double) -> Double {
    let (a, b) = piece(at: progress)
    if progress == b.input { return b.output }
    if progress == a.input { return a.output }
    if a.input == b.input { return progress < a.input ? a.output : b.output }
    return a.output + (b.output - a.output) * ((progress - a.input) / (b.input - a.input))
  }

  /// The slope at `progress`: at a corner, that of the next piece (at the last corner, of the previous one); `nil` at a
  /// jump.
  public func slope(at progress: Double) -> Double? {
    let next = indexAfter(progress)
    let isJump = next > 1 && points[next - 1].input == progress && points[next - 2].input == progress
    if isJump { return nil }
    let (a, b) = piece(at: progress)
    return a.input == b.input ? 0 : (b.output - a.output) / (b.input - a.input)
  }

  /// The index of the first point after `progress`.
  private func indexAfter(_ progress: Double) -> Int {
    var (low, high) = (0, points.count)
    while low < high {
      let middle = (low + high) / 2
      if points[middle].input <= progress { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The two points of the piece at `progress` or nearest to it; the later piece where two meet.
  private func piece(at progress: Double) -> (Point, Point) {
    let second = min(max(indexAfter(progress), 1), points.count - 1)
    return (points[max(second - 1, 0)], points[second])
  }
}

extension PiecewiseLinear: StateCoding {
  /// Reads or writes the corners, whose inputs never decrease.
  public mutating func code(with archive: inout StateArchive) throws(StateError) {
    let count = try archive.code(count: points.count)
    guard count > 0 else { throw archive.error(.count) }
    var stops: [Stop] = []
    for index in 0..<count {
      var (input, output) = archive.isReading ? (0, 0) : (points[index].input, points[index].output)
      try archive.code(&input, in: (stops.last?.input ?? -StateArchive.largestNumber)...StateArchive.largestNumber)
      try archive.code(&output)
      stops.append(Stop(output, at: input))
    }
    self = PiecewiseLinear(stops: stops)
  }
}
