import CardMath

/// The error of a fitted motion.
public struct FitQuality: Hashable, Sendable {
  /// The root mean square of the distances from the recording, points.
  public var rmsError: Double

  /// The largest distance from the recording, points.
  public var maxError: Double

  /// The number of samples, or of means of samples, that were fitted.
  public var sampleCount: Int

  /// The number of fitted parameters.
  public var parameterCount: Int

  /// The sum of the squared distances, each times its weight, points².
  let squares: Double

  /// Akaike's criterion, corrected for small samples: of two models the one with the lower number explains the
  /// recording better for its number of parameters.
  ///
  /// ```
  /// AICc = n ln(RSS/n) + 2k + 2k(k+1)/(n−k−1)      k the parameters and the variance
  /// ```
  /// Source: Hurvich and Tsai, *Regression and time series model selection in small samples*, Biometrika 76, 1989;
  /// Burnham and Anderson, *Model Selection and Multimodel Inference*, 2002. RSS/n counts as at least a twelfth of the
  /// squared step, which is the variance of rounding, and as at least the square of the grain: an error below that is
  /// luck.
  public var criterion: Double

  /// The difference of two criteria from which on the lower one is told apart: up to 4 the other model has support too
  /// (Burnham and Anderson, section 2.6).
  public static let distinction = 4.0

  /// The quality of residuals.
  ///
  /// - Parameters:
  ///   - residuals: The distances, points, each times the root of its weight.
  ///   - weights: The weights of their squares, for the criterion; empty: 1.
  ///   - step: The step that positions are rounded to, points.
  ///   - grain: The least error that counts, points.
  init(residuals: [Double], weights: [Double] = [], parameterCount: Int, step: Double, grain: Double = 0) {
    let count = Double(residuals.count)
    squares = residuals.reduce(0) { $0 + $1 * $1 }
    let distances = weights.isEmpty ? residuals : zip(residuals, weights).map { $0 / $1.squareRoot() }
    rmsError = (distances.reduce(0) { $0 + $1 * $1 } / count).squareRoot()
    maxError = distances.reduce(0) { max($0, $1.magnitude) }
    sampleCount = residuals.count
    self.parameterCount = parameterCount
    let k = Double(parameterCount + 1)
    let correction = 2 * k * (k + 1) / max(count - k - 1, 0.5)
    let least = max(step * step / 12, grain * grain)
    criterion = count * Elementary.log(max(squares / count, least)) + 2 * k + correction
  }

  /// Returns the standard deviation of the residuals, points, and at least that of rounding.
  static func deviation(residuals: [Double], parameterCount: Int, step: Double) -> Double {
    let sum = residuals.reduce(0) { $0 + $1 * $1 }
    let freedom = Double(max(1, residuals.count - parameterCount))
    return max(sum / freedom, step * step / 12).squareRoot()
  }
}
