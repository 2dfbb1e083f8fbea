import CardTimeline

/// Samples that lie beside the motion of their neighbours, as a frame does that was shown twice, or a wrong number.
///
/// A fit weighs each distance by its square, so that one sample far off bends it more than all others hold it. Such a
/// sample shows in the bends of what a fit leaves, the distance of each from the middle of its two neighbours:
///
/// ```
/// bᵢ = rᵢ − (rᵢ₋₁ + rᵢ₊₁) / 2
/// ```
/// One that is off by e has the bend e, its neighbours −e/2 each, and it lies e off the cubic through two neighbours on
/// either side. Where a finger lets go, the bends of neighbours are 0 or have the same sign, and the cubic is off by
/// two thirds of the bend at most; noise and a wrong model bend all samples there about alike.
struct Outliers: Hashable {
  /// The indices of the samples in the recording.
  private(set) var indices: [Int] = []

  /// The distance of each of them from the middle of its neighbours, points.
  private(set) var distances: [Double] = []

  /// The number of times that a bend exceeds the usual one around it.
  private static let least = 8.0

  /// The least bend, as a part of the travel.
  private static let leastShare = 0.005

  /// The bend of a neighbour as a part of a sample's own: a half, and what noise makes of it.
  private static let halves = -0.85 ... -0.2

  /// The distance of a sample from the cubic through its neighbours as a part of its bend: 1, and what noise makes of
  /// it.
  private static let cubics = 0.8...1.25

  /// The samples to either side whose bends are looked at, without the nearest, which it bends itself.
  private static let reach = 2...9

  /// The most samples that are left out, and the most as a part of those that move: more of them are a habit of the
  /// display, no mistakes.
  private static let most = (count: 3, share: 0.1)

  /// No sample.
  init() {}

  /// Finds the samples of a stretch.
  ///
  /// - Parameters:
  ///   - data: The numbers in it.
  ///   - spring: The spring nearest to them.
  init(in recording: Recording, _ stretch: MotionStretch, _ data: FitData, near spring: SpringFit) {
    guard data.thinning == .none, data.times.count > 2 * Self.reach.upperBound else { return }
    let residuals = data.residuals(of: spring)
    var bends = [Double](repeating: 0, count: residuals.count)
    for index in bends.indices.dropFirst().dropLast() {
      bends[index] = residuals[index] - (residuals[index - 1] + residuals[index + 1]) / 2
    }
    let moved = recording.samples[stretch.firstMoved..<stretch.samples.upperBound]
    let travel = (data.positions.max() ?? 0) - (data.positions.min() ?? 0)
    let floor = max(data.step, Self.leastShare * travel)
    let velocities = data.velocities
    let found = bends.indices.dropFirst(2).dropLast(2).filter { index in
      let (bend, before, after) = (bends[index], bends[index - 1], bends[index + 1])
      guard bend.magnitude > floor, Self.halves.contains(before / bend), Self.halves.contains(after / bend) else {
        return false
      }
      // Of the positions themselves: a spring that starts elsewhere has a bend of its own. The cubic's place is four
      // thirds of the middle of the nearest two minus a third of that of the next two.
      let positions = data.positions
      let near = positions[index - 1] + positions[index + 1]
      let cubic = positions[index] - (4 * near - positions[index - 2] - positions[index + 2]) / 6
      guard Self.cubics.contains(cubic / bend) else { return false }
      let usual = Self.usualBend(around: index, bends)
      let timeVariance = TimeErrors.variance(of: moved, data, near: spring, without: index)
      let fromTime = 1.5 * velocities[index] * velocities[index] * timeVariance
      return bend.magnitude > Self.least * (usual * usual + fromTime).squareRoot()
    }
    let count = stretch.lastMoved - stretch.firstMoved + 1
    guard found.count <= min(Self.most.count, max(1, Int(Self.most.share * Double(count)))) else { return }
    for place in found {
      let time = data.originMicroseconds + Int64((data.times[place] * 1e6).rounded())
      guard let index = stretch.samples.first(where: { recording.samples[$0].microseconds == time }) else { continue }
      indices.append(index)
      distances.append(bends[place].magnitude)
    }
  }

  /// The usual bend of samples near one, points.
  private static func usualBend(around index: Int, _ bends: [Double]) -> Double {
    let places = reach.flatMap { [index - $0, index + $0] }.filter { bends.indices.contains($0) }
    return FitData.median(places.map { bends[$0].magnitude }) / NormalDistribution.magnitudeMedian
  }

  /// The warning that they were left out; nil if there are none among the samples that were fitted: before these they
  /// are no mistakes, but a finger's.
  func warning(in recording: Recording, among fitted: Range<Int>) -> FitWarning? {
    let left = zip(indices, distances).filter { fitted.contains($0.0) }
    return left.first.map { first, _ in
      .outliers(
        left.count, microseconds: recording.samples[first].microseconds, distance: left.map(\.1).max() ?? 0)
    }
  }
}
