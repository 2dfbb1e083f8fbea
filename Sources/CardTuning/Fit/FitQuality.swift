import CardMath

/// How near a fitted motion lies to a recording.
public struct FitQuality: Hashable, Sendable {
  /// The root of the mean of the squared distances, points.
  public var rmsError: Double

  /// The largest distance, points.
  public var maxError: Double

  /// How many samples there were.
  public var sampleCount: Int

  /// How many numbers were fitted.
  public var parameterCount: Int

  /// Akaike's criterion, corrected for small samples: of two models the one with the lower number explains the
  /// recording better for what it is allowed.
  ///
  /// ```
  /// AICc = n ln(RSS/n) + 2k + 2k(k+1)/(n−k−1)      k the parameters and the variance
  /// ```
  /// Source: Hurvich and Tsai, *Regression and time series model selection in small samples*, Biometrika 76, 1989;
  /// Burnham and Anderson, *Model Selection and Multimodel Inference*, 2002. RSS/n counts as a twelfth of the squared
  /// step at least, which is what rounding leaves: a model can't be better than that, only luckier.
  public var criterion: Double

  /// How far below another model's criterion one must lie to be told apart from it: up to 4 the other has support too
  /// (Burnham and Anderson, section 2.6).
  public static let distinction = 4.0

  /// The quality of residuals.
  ///
  /// - Parameter step: What the positions are rounded to, points.
  init(residuals: [Double], parameterCount: Int, step: Double) {
    let count = Double(residuals.count)
    let sum = residuals.reduce(0) { $0 + $1 * $1 }
    rmsError = (sum / count).squareRoot()
    maxError = residuals.reduce(0) { max($0, $1.magnitude) }
    sampleCount = residuals.count
    self.parameterCount = parameterCount
    let k = Double(parameterCount + 1)
    let correction = 2 * k * (k + 1) / max(count - k - 1, 0.5)
    criterion = count * Elementary.log(max(sum / count, step * step / 12)) + 2 * k + correction
  }

  /// The standard deviation of what isn't explained, points: not below that of rounding.
  static func deviation(residuals: [Double], parameterCount: Int, step: Double) -> Double {
    let sum = residuals.reduce(0) { $0 + $1 * $1 }
    let freedom = Double(max(1, residuals.count - parameterCount))
    return max(sum / freedom, step * step / 12).squareRoot()
  }
}
