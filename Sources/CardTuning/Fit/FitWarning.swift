import CardFormats
import CardText

/// What somebody should know before trusting a fit.
public enum FitWarning: Hashable, Sendable {
  /// Fewer samples a second than a spring needs to be told from its neighbours.
  case slowSampling(hertz: Double)

  /// Instants that lie unevenly: the longest time between two samples and the usual one, seconds.
  case unevenSampling(longest: Double, usual: Double)

  /// Few samples lie between start and rest.
  case fewSamples(Int)

  /// The recording ends, or is cut off, before the motion is at rest.
  case notSettled

  /// Two models explain the recording as well as each other.
  case ambiguous(FitModel, FitModel)

  /// A parameter whose interval is wide: its name, its value, and the margin.
  case undetermined(String, value: Double, margin: Double)

  /// No model comes near: the error of the best one as a part of the way.
  case poorFit(FitModel, share: Double)

  /// The motion follows a model only from this instant on, µs: before it, something else moved the card.
  case laterStart(microseconds: Int64)

  /// There are more motions than the one that was fitted, which begins at this instant, µs.
  case severalMotions(Int, microseconds: Int64)

  /// The rate below which a spring's numbers can't be relied on, Hz.
  ///
  /// Of 200 springs in whole points the worst response was wrong by 2.5 % at 30 Hz, by 1.5 % at 60 Hz and by 0.8 % at
  /// 120 Hz; what disturbs a recording weighs the more the fewer frames there are.
  public static let rateMin = 50.0

  /// How many samples of a motion there should be at least.
  public static let sampleMin = 8

  /// The part of the way that the error of a good fit doesn't exceed.
  public static let goodShare = 0.01

  /// The part of a parameter that its margin shouldn't exceed.
  public static let goodMargin = 0.1

  /// It in a sentence.
  public var text: String {
    func number(_ value: Double, _ decimals: Int) -> String { DecimalText.fixed(value, decimals: decimals) }
    func instant(_ microseconds: Int64) -> String { number(Double(microseconds) / 1000, 1) + " ms" }
    switch self {
    case .slowSampling(let hertz) where hertz < 1:
      return "sampled at \(DecimalText.shortest((hertz * 1e6).rounded() / 1e6)) Hz: is the time in another unit? "
        + "--time-unit says which"
    case .slowSampling(let hertz):
      return "sampled at \(number(hertz, 1)) Hz: below \(number(FitWarning.rateMin, 0)) Hz the numbers aren't reliable"
    case .unevenSampling(let longest, let usual):
      return "the samples lie unevenly: usually \(number(usual * 1000, 1)) ms apart, once "
        + "\(number(longest * 1000, 1)) ms"
    case .fewSamples(let count):
      return "only \(count) samples lie between start and rest; \(FitWarning.sampleMin) or more would tell"
    case .notSettled:
      return "the recording ends before the motion has come to rest"
    case .ambiguous(.spring, .critical), .ambiguous(.critical, .spring):
      return "the damping ratio can't be told from 1: 'spring' and 'critical' explain the recording equally well"
    case .ambiguous(let best, let other):
      return "'\(best.rawValue)' and '\(other.rawValue)' can't be told apart: they explain the recording equally well"
    case .undetermined(let name, let value, let margin):
      return "\(name) is hardly determined: \(number(value, 4)) ± \(number(margin, 4))"
    case .poorFit(let model, let share):
      return "no model comes near: '\(model.rawValue)', the best of them, is off by \(number(share * 100, 1)) % of the "
        + "way; is there more than one motion, or a finger? --from and --until cut"
    case .laterStart(let microseconds):
      return "fitted from \(instant(microseconds)) on: what moves before that moves otherwise, as a card in a finger's "
        + "hand; --from says where to begin"
    case .severalMotions(let count, let microseconds):
      return "there are \(count) motions; the one at \(instant(microseconds)) goes farthest and was fitted; "
        + "--from and --until choose another"
    }
  }
}
