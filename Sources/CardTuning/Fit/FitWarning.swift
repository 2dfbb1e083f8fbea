import CardText

/// A reason to be careful with a fit.
public enum FitWarning: Hashable, Sendable {
  /// The sample rate is too low to tell a spring from its neighbours.
  case slowSampling(hertz: Double)

  /// The samples are unevenly spaced: the longest time between two samples and the usual one, seconds.
  case unevenSampling(longest: Double, usual: Double)

  /// Only few samples lie between start and rest.
  case fewSamples(Int)

  /// The recording ends, or is cut off, before the motion is at rest.
  case notSettled

  /// Two models explain the recording equally well.
  case ambiguous(FitModel, FitModel)

  /// A parameter has a wide interval: its name, and its estimate.
  case undetermined(String, Estimate)

  /// No model comes near: the error of the best one as a fraction of the travel.
  case poorFit(FitModel, share: Double)

  /// The motion follows a model only from this instant on, µs; before it, something else moves the card.
  case laterStart(microseconds: Int64)

  /// A spring of another period, seconds, that moves the card from this instant on, µs, explains the recording almost
  /// as well.
  case possibleStart(microseconds: Int64, response: Double)

  /// A spring of a period, seconds, explains the recording better from this instant on, µs, than from the release on of
  /// which the recording tells.
  case laterRelease(microseconds: Int64, response: Double)

  /// The recording has more motions than the fitted one, which begins at this instant, µs.
  case severalMotions(Int, microseconds: Int64)

  /// The motion stops within a sample: the last instant before that, µs, and the velocity there, points per second.
  case suddenStop(microseconds: Int64, velocity: Double)

  /// Samples lie beside the motion of their neighbours and were left out: their number, the time of the first, µs, and
  /// the greatest of their distances, points.
  case outliers(Int, microseconds: Int64, distance: Double)

  /// The sample rate below which a spring's parameters aren't reliable, Hz.
  ///
  /// Of 200 springs in whole points the worst response was wrong by 2.5 % at 30 Hz, by 1.5 % at 60 Hz and by 0.8 % at
  /// 120 Hz; the fewer frames there are, the more a disturbance matters.
  public static let rateMin = 50.0

  /// The fewest samples that a motion should have.
  public static let sampleMin = 8

  /// The largest error of a good fit, as a fraction of the travel.
  public static let goodShare = 0.01

  /// The largest margin of a well determined parameter, as a fraction of its value.
  public static let goodMargin = 0.1

  /// The warning as a sentence.
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
      return "only \(count) samples lie between start and rest; \(FitWarning.sampleMin) or more would be enough"
    case .notSettled:
      return "the recording ends before the motion has come to rest"
    case .ambiguous(.spring, .critical), .ambiguous(.critical, .spring):
      return "the damping ratio can't be told from 1: 'spring' and 'critical' explain the recording equally well"
    case .ambiguous(let best, let other):
      return "'\(best.rawValue)' and '\(other.rawValue)' can't be told apart: they explain the recording equally well"
    case .undetermined(let name, let estimate):
      return "\(name) is hardly determined: \(number(estimate.value, 4)) \(estimate.marginText(decimals: 4))"
    case .poorFit(let model, let share):
      return "no model comes near: '\(model.rawValue)', the best of them, is off by \(number(share * 100, 1)) % of the "
        + "travel; is there more than one motion, or a finger? --since and --until cut"
    case .laterStart(let microseconds):
      return "fitted from \(instant(microseconds)) on: what moves before that moves otherwise, as a card in a finger's "
        + "hand; --since says where to begin"
    case .possibleStart(let microseconds, let response):
      return "if a finger may have moved the card up to \(instant(microseconds)), a spring of response "
        + "\(number(response, 3)) s from there on explains the recording almost as well; --since says where to begin"
    case .laterRelease(let microseconds, let response):
      return "from \(instant(microseconds)) on, a spring of response \(number(response, 3)) s explains the recording "
        + "better than from the release on: did the finger let go only then? --since says where to begin"
    case .outliers(1, let microseconds, let distance):
      return "the sample at \(instant(microseconds)) lies \(number(distance, 1)) pt beside its neighbours, as a frame "
        + "that was shown twice, and was left out"
    case .outliers(let count, let microseconds, let distance):
      return "\(count) samples, the first at \(instant(microseconds)), lie up to \(number(distance, 1)) pt beside "
        + "their neighbours, as frames that were shown twice, and were left out"
    case .suddenStop(let microseconds, let velocity):
      return "after \(instant(microseconds)), the motion stops from \(number(velocity, 0)) pt/s within a sample, as a "
        + "card that a finger catches or a curve that ends fast; if it was caught, --until leaves the stop out"
    case .severalMotions(let count, let microseconds):
      return "there are \(count) motions; the one at \(instant(microseconds)) goes farthest and was fitted; "
        + "--since and --until choose another"
    }
  }
}
