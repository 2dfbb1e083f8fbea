import CardTimeline

/// The errors of the instants at which samples show a card: a card that moves with v is off by v times as much.
///
/// A log rounds its times. A display shows a frame a little later than the log has it, or shows it twice, as a
/// recording at 120 Hz does of a screen at 60 Hz.
enum TimeErrors {
  /// The part of the greatest velocity from which on a sample is fast, and the part up to which it is slow.
  private static let (fast, slow) = (0.25, 0.05)

  /// The fewest samples of which a median counts.
  private static let sampleMin = 5

  /// The least ratio of the variance of fast samples to that of slow ones that tells of errors of the times.
  enum Evidence: Double {
    /// Chance rarely has it in as few samples as a motion has: nothing else needs to be blamed, as a finger.
    case clear = 9

    /// Chance may have it, but weights that follow it make the intervals of a fit more often right than equal ones do:
    /// of 1,500 springs with up to 0.5 pt of noise and 1 ms of jitter, the response lies in its own in 1,446 in place
    /// of 1,401.
    case some = 3

    /// It counts only together with other evidence.
    case slight = 2
  }

  /// The factor by which the variance counts: it is known from few samples only, and may be as much larger.
  private static let margin = 2.0

  /// The greatest ratio of the unevenness to the variance of rounded times that rounding explains: that of frames at 60
  /// or 120 Hz in whole milliseconds is 3.4, since their errors repeat every three frames, and chance adds to it.
  private static let roundingMax = 6.0

  /// Returns the variance of the times, seconds².
  ///
  /// - Parameters:
  ///   - samples: The samples of a motion.
  ///   - data: The numbers that are fitted to it.
  ///   - spring: The spring nearest to it, which takes most of the motion out of the numbers; nil: only the rounding
  ///     counts.
  ///   - index: A number that may be wrong, and so isn't looked at; nil: all are.
  ///   - evidence: The evidence from which on more than the rounding counts.
  static func variance(
    of samples: ArraySlice<Recording.Sample>, _ data: FitData, near spring: SpringFit?, without index: Int? = nil,
    evidence: Evidence = .clear
  ) -> Double {
    let uneven = spring.map { unevenness(of: data, near: $0, without: index, evidence) } ?? 0
    let rounded = rounding(of: samples)
    return uneven > roundingMax * rounded ? margin * uneven : rounded
  }

  /// Returns the variance due to the step that times are rounded to, a twelfth of its square; 0 if the samples are
  /// evenly spaced, but for frames that are missing.
  private static func rounding(of samples: ArraySlice<Recording.Sample>) -> Double {
    guard let step = Recording.timeStep(of: samples) else { return 0 }
    return step * step / 12
  }

  /// Returns the variance of the times, seconds², that the unevenness of a fast card tells; 0 if it is no more uneven
  /// than a slow one.
  ///
  /// Fourth differences contain hardly any of what a model misses of a motion, and their median doesn't heed the few
  /// around an instant at which a finger lets go.
  static func unevenness(
    of data: FitData, near spring: SpringFit, without wrong: Int? = nil, _ evidence: Evidence
  ) -> Double {
    let residuals = data.residuals(of: spring)
    let velocities = data.velocities.map { $0.magnitude }
    guard let greatest = velocities.max(), greatest > 0 else { return 0 }
    var (fastOnes, slowOnes): ([(square: Double, velocity: Double)], [Double]) = ([], [])
    var fastSum = 0.0
    let peak = velocities.firstIndex(of: greatest) ?? 0
    // Each of the five fourth differences around a number contains it.
    for (index, difference) in zip(2..., FourthDifferences.of(residuals))
    where wrong.map({ (index - $0).magnitude > 2 }) ?? true {
      let square = difference * difference / FourthDifferences.variance
      if index > peak, velocities[index] >= fast * greatest {
        fastOnes.append((square, velocities[index]))
        fastSum += residuals[index] * residuals[index]
      }
      if velocities[index] <= slow * greatest { slowOnes.append(square) }
    }
    guard fastOnes.count >= sampleMin, slowOnes.count >= sampleMin else { return 0 }
    // A spring that is as near as rounding lets it be leaves nothing to the times: rounding may go up and down, too.
    let rounding = data.step * data.step / 12
    if fastSum <= 2 * rounding * Double(fastOnes.count) { return 0 }
    // A card at rest is rounded alike in all samples, and one that moves isn't.
    let still = max(FitData.median(slowOnes), NormalDistribution.squareMedian * rounding)
    guard FitData.median(fastOnes.map(\.square)) > evidence.rawValue * still else { return 0 }
    let variances = fastOnes.map { max($0.square - still, 0) / ($0.velocity * $0.velocity) }
    return FitData.median(variances) / NormalDistribution.squareMedian
  }
}
