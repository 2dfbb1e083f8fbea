import CardMotion

extension PolylineFit {
  /// Finds the fewest lines that stay within `tolerance` points of a motion; nil if there are too many.
  ///
  /// A piecewise linear curve keeps its own corners, which are exact. Any other motion is smooth.
  init?(_ motion: ExportMotion, until duration: Double, tolerance: Double) {
    guard case .curve(.piecewiseLinear(let curve), let seconds) = motion.timing else {
      self.init(from: motion.from, to: motion.to, until: duration, tolerance: tolerance) { motion.position(at: $0) }
      return
    }
    // Before its first corner and after its last, the curve continues by its own rule.
    var own = [Corner(time: 0, value: motion.from)]
    let inner = curve.points.filter { $0.input >= 0 && $0.input <= 1 }
    if inner.first?.input != 0 { own.append(Corner(time: 0, value: motion.position(at: 0))) }
    own += inner.map { Corner(time: $0.input * seconds, value: motion.from + motion.distance * $0.output) }
    if inner.last?.input != 1 { own.append(Corner(time: seconds, value: motion.position(at: seconds.nextDown))) }
    own.append(Corner(time: seconds, value: motion.to))
    let corners = own.enumerated().filter { $0.offset == 0 || own[$0.offset - 1] != $0.element }.map { $0.element }
    if corners.count > Self.limit { return nil }
    self.init(corners: corners)
  }
}
