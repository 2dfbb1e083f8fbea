/// The models fitted to one stretch.
struct Models {
  var spring: SpringFit?
  var critical: SpringFit?
  var deceleration: DecelerationFit?
  var curve: CurveFit?

  init(spring: SpringFit?, critical: SpringFit?, deceleration: DecelerationFit?, curve: CurveFit?) {
    (self.spring, self.critical, self.deceleration, self.curve) = (spring, critical, deceleration, curve)
  }

  /// Fits all models, or only `model`; those with too many parameters for the number of samples are left out.
  init(_ data: FitData, only model: FitModel? = nil) {
    func fits(_ wanted: FitModel) -> Bool {
      (model == nil || model == wanted) && data.times.count >= Models.sampleMin(for: wanted, data)
    }
    spring = fits(.spring) ? SpringFit(data) : nil
    critical = fits(.critical) ? SpringFit(data, isCritical: true) : nil
    widenCritical()
    deceleration = fits(.deceleration) ? DecelerationFit(data) : nil
    curve = fits(.curve) ? CurveFit(data) : nil
  }

  /// Widens the intervals of springs by a spring that explains the recording from another start on, almost as well.
  mutating func include(_ other: SpringFit) {
    spring?.response.include(other.response)
    spring?.dampingRatio.include(other.dampingRatio)
    spring?.to.include(other.to)
    widenCritical()
  }

  /// That the damping ratio is 1 was assumed: what the recording leaves open is told by the spring that is free.
  private mutating func widenCritical() {
    guard let spring else { return }
    critical?.response.include(spring.response)
    critical?.dampingRatio.include(spring.dampingRatio)
  }

  /// Returns the fewest samples that a model is fitted to: two more than it has parameters.
  static func sampleMin(for model: FitModel, _ data: FitData) -> Int {
    let numbers =
      switch model {
      case .spring: 5
      case .critical: 4
      case .deceleration: 3
      case .curve: 7
      }
    return numbers + (data.startRange == nil ? 0 : 1) + 2
  }

  func quality(of model: FitModel) -> FitQuality? {
    switch model {
    case .spring: spring?.quality
    case .critical: critical?.quality
    case .deceleration: deceleration?.quality
    case .curve: curve.map { $0.isNamed ? $0.named.quality : $0.quality }
    }
  }

  /// The criterion by which a spring must be better than a simpler model if its own numbers are wider than themselves:
  /// the two that it has more fit that much noise in one of a thousand recordings.
  private static let presumption = 12.0

  /// Returns what counts against a model besides its criterion.
  private func handicap(of model: FitModel) -> Double {
    switch model {
    case .spring:
      guard let spring else { return 0 }
      return [spring.response, spring.dampingRatio].contains { $0.margin > $0.value } ? Models.presumption : 0
    // The choice among many names fits the recording as a parameter does.
    case .curve: return curve?.isNamed == true ? CurveFit.choice : 0
    case .critical, .deceleration: return 0
    }
  }

  /// The fitted models, the best first.
  var ranking: [(model: FitModel, criterion: Double)] {
    let all = FitModel.allCases.compactMap { model in
      quality(of: model).map { (model, $0.criterion + handicap(of: model)) }
    }
    return all.enumerated()
      .sorted { ($0.element.1, $0.offset) < ($1.element.1, $1.offset) }
      .map { (model: $0.element.0, criterion: $0.element.1) }
  }

  /// Returns the reasons not to trust the best model.
  func warnings(about data: FitData, _ stretch: MotionStretch) -> [FitWarning] {
    var warnings: [FitWarning] = []
    let usual = data.recordedInterval
    if usual > 0, 1 / usual < FitWarning.rateMin * (1 - 1e-6) { warnings.append(.slowSampling(hertz: 1 / usual)) }
    let longest = data.longestInterval
    if longest > 1.6 * usual { warnings.append(.unevenSampling(longest: longest, usual: usual)) }
    let moved = stretch.lastMoved - stretch.firstMoved + 1
    if moved < FitWarning.sampleMin { warnings.append(.fewSamples(moved)) }
    if !stretch.isSettled { warnings.append(.notSettled) }
    let ranking = ranking
    guard let best = ranking.first, let quality = quality(of: best.model) else { return warnings }
    let distance = (data.positions.max() ?? 0) - (data.positions.min() ?? 0)
    if quality.rmsError > FitWarning.goodShare * distance, quality.rmsError > stretch.tolerance {
      warnings.append(.poorFit(best.model, share: quality.rmsError / distance))
    }
    for other in ranking.dropFirst() where other.criterion - best.criterion < FitQuality.distinction {
      warnings.append(.ambiguous(best.model, other.model))
    }
    for (name, estimate) in parameters(of: best.model)
    where estimate.margin > FitWarning.goodMargin * estimate.value.magnitude {
      warnings.append(.undetermined(name, estimate))
    }
    return warnings
  }

  /// Returns the parameters that a good fit determines, by name.
  private func parameters(of model: FitModel) -> [(String, Estimate)] {
    switch model {
    case .spring: spring.map { [("the response", $0.response), ("the damping ratio", $0.dampingRatio)] } ?? []
    case .critical: critical.map { [("the response", $0.response)] } ?? []
    case .deceleration: deceleration.map { [("the initial velocity", $0.initialVelocity)] } ?? []
    case .curve: curve.map { [("the duration", $0.isNamed ? $0.named.duration : $0.duration)] } ?? []
    }
  }
}
