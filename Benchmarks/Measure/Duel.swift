import CardMath

/// The rule that compares two programs' speeds: rounds in, verdict out. It knows no clock and no process.
///
/// In a round the reference, the candidate and the reference again each run as a separate process, and each reports the
/// first quartile of its samples. A process is the unit: samples of one process share its place in memory and its
/// moment, so that a thousand of them tell little more than ten.
///
/// ```
/// ratio = median over rounds of  candidate / √(reference · reference′)
/// noise = 95th percentile of |median of as many rounds of  reference′ / reference  − 1|
/// slower: ratio − 1 > max(1 %, noise)   and   at least 5 of 6 rounds say so
/// ```
///
/// The two references run around the candidate, so that the drift of a machine that slowly gets warm or busy cancels
/// out. The noise is this machine's own in this very run: the result of the same rule for a program compared with
/// itself. Its percentile is that of 1000 resamplings of the rounds, with the roles of the two references also drawn at
/// random.
public struct Duel: Hashable, Sendable {
  /// The results of three processes, in nanoseconds per item.
  public struct Round: Hashable, Sendable {
    /// The reference's times, before and after (or after and before) the candidate.
    public var reference, again: Double

    /// The time of the program that is judged.
    public var candidate: Double

    /// Creates a round of finite times above 0.
    public init(reference: Double, candidate: Double, again: Double) {
      for time in [reference, candidate, again] {
        precondition(time > 0 && time.isFinite, "a round took \(time) ns")
      }
      (self.reference, self.candidate, self.again) = (reference, candidate, again)
    }

    /// The candidate's time over the reference's.
    public var ratio: Double { candidate / (reference * again).squareRoot() }

    /// The reference's second time over its first.
    public var ownRatio: Double { again / reference }
  }

  /// The minimum number of rounds.
  public static let fewestRounds = 6

  /// The least threshold for a difference, even on the quietest machine: a hundredth.
  public static let leastThreshold = 0.01

  /// The least relative change that a useful comparison must detect: two hundredths.
  public static let change = 0.02

  /// The rounds.
  public let rounds: [Round]

  /// The median of the rounds' ratios: above 1 the candidate is slower.
  public let ratio: Double

  /// The 95th percentile of the difference that the rule finds between the reference and itself.
  public let noise: Double

  /// Creates a comparison from at least six rounds.
  public init(_ rounds: [Round]) {
    precondition(rounds.count >= Duel.fewestRounds, "\(rounds.count) rounds are too few to judge by")
    self.rounds = rounds
    ratio = Quantiles(rounds.map(\.ratio)).median
    noise = Duel.noise(of: rounds.map(\.ownRatio))
  }

  /// The relative difference that the ratio must exceed.
  public var threshold: Double { max(Duel.leastThreshold, noise) }

  /// The number of rounds in which the candidate was slower.
  public var slowerRounds: Int { rounds.count { $0.ratio > 1 } }

  /// The number of rounds in which the candidate was faster.
  public var fasterRounds: Int { rounds.count { $0.ratio < 1 } }

  /// The number of rounds that must agree: five of six.
  public var neededRounds: Int { (5 * rounds.count + 5) / 6 }

  /// True if more rounds may help: the noise is above `leastThreshold`, or the verdict is inconclusive. Both criteria
  /// treat slower and faster alike, so that continuing because of them favours neither.
  public var isRestless: Bool { noise > Duel.leastThreshold || verdict == .inconclusive }

  /// The verdict on the candidate.
  public var verdict: Verdict {
    let isBeyond = ratio > 1 + threshold || ratio < 1 / (1 + threshold)
    if ratio > 1 + threshold, slowerRounds >= neededRounds { return .slower }
    if ratio < 1 / (1 + threshold), fasterRounds >= neededRounds { return .faster }
    // The rounds contradict each other, or the noise could hide a change that matters.
    return isBeyond || noise > Duel.change ? .inconclusive : .same
  }

  /// The 95th percentile of |median − 1| over 1000 samples of as many ratios, drawn from these and their inverses.
  private static func noise(of ratios: [Double]) -> Double {
    var random = SplitMix64(seed: 0)
    let distances = (0..<1000).map { _ in
      let drawn = ratios.map { _ in
        let ratio = ratios[Int(random.next(below: UInt64(ratios.count)))]
        return random.next() & 1 == 0 ? ratio : 1 / ratio
      }
      return (Quantiles(drawn).median - 1).magnitude
    }
    return Quantiles(distances)[0.95]
  }
}
