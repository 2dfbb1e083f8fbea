import CardMath

/// The rule by which two programs are compared: rounds in, verdict out. It knows no clock and no process.
///
/// In a round the reference, the candidate and the reference once more each run as a process of their own, and each
/// says the quarter of its samples. A process is the unit: samples of one process share its place in memory and its
/// moment, so that a thousand of them say little more than ten.
///
/// ```
/// ratio = median over rounds of  candidate / √(reference · reference′)
/// noise = 95th percentile of |median of as many rounds of  reference′ / reference  − 1|
/// slower: ratio − 1 > max(1 %, noise)   and   at least 5 of 6 rounds say so
/// ```
/// The two references stand around the candidate, so that a machine that slowly gets warm or busy counts for neither.
/// The noise is this machine's own, of this very run: what the same rule would have found of a program and itself. Its
/// percentile is that of 1000 drawings from the rounds, with the roles of the two references drawn too.
public struct Duel: Hashable, Sendable {
  /// What three processes said, in nanoseconds an item.
  public struct Round: Hashable, Sendable {
    /// The reference, before and after (or after and before) the candidate.
    public var reference, again: Double

    /// The program that is judged.
    public var candidate: Double

    /// A round of finite times above 0.
    public init(reference: Double, candidate: Double, again: Double) {
      for time in [reference, candidate, again] {
        precondition(time > 0 && time.isFinite, "a round took \(time) ns")
      }
      (self.reference, self.candidate, self.again) = (reference, candidate, again)
    }

    /// The candidate's time over the reference's.
    public var ratio: Double { candidate / (reference * again).squareRoot() }

    /// The reference's time over its own.
    public var ownRatio: Double { again / reference }
  }

  /// The fewest rounds.
  public static let fewestRounds = 6

  /// What a difference must pass however quiet the machine is: a hundredth.
  public static let leastThreshold = 0.01

  /// What must be told from noise for a comparison to be worth anything: two hundredths.
  public static let change = 0.02

  /// The rounds.
  public let rounds: [Round]

  /// The median of the rounds' ratios: above 1 the candidate is slower.
  public let ratio: Double

  /// What the rule would have found of the reference and itself, in 95 of 100 cases no more.
  public let noise: Double

  /// A comparison of at least six rounds.
  public init(_ rounds: [Round]) {
    precondition(rounds.count >= Duel.fewestRounds, "\(rounds.count) rounds are too few to judge by")
    self.rounds = rounds
    ratio = Quantiles(rounds.map(\.ratio)).median
    noise = Duel.noise(of: rounds.map(\.ownRatio))
  }

  /// What the ratio must pass.
  public var threshold: Double { max(Duel.leastThreshold, noise) }

  /// How many rounds found the candidate slower.
  public var slowerRounds: Int { rounds.count { $0.ratio > 1 } }

  /// How many rounds found the candidate faster.
  public var fasterRounds: Int { rounds.count { $0.ratio < 1 } }

  /// How many of them must agree: five of six.
  public var neededRounds: Int { (5 * rounds.count + 5) / 6 }

  /// Whether more rounds would help: the noise hides a change that matters, or the rounds contradict each other. Both
  /// treat slower and faster alike, so that going on because of them favours neither.
  public var isRestless: Bool { noise > Duel.leastThreshold || verdict == .inconclusive }

  /// What it comes to.
  public var verdict: Verdict {
    let isBeyond = ratio > 1 + threshold || ratio < 1 / (1 + threshold)
    if ratio > 1 + threshold, slowerRounds >= neededRounds { return .slower }
    if ratio < 1 / (1 + threshold), fasterRounds >= neededRounds { return .faster }
    // The rounds contradict each other, or what they don't find could be there all the same.
    return isBeyond || noise > Duel.change ? .inconclusive : .same
  }

  /// The 95th percentile of how far the median of so many ratios is from 1, drawn from these and their inverses.
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
