import CardMotion

/// Motions as straight lines: for `linear()` and keyframes.
extension Export {
  /// `CAKeyframeAnimation` with the linear mode.
  func keyframes() throws(Unexpressible) -> Draft {
    let (corners, duration) = try baked(because: nil)
    let places = decimals(of: 1)
    let steepest = PolylineFit.steepest(corners)
    let keyPlaces = decimals(of: min(steepest * duration.value, 1e9))
    let ends = [place(motion.from), place(motion.to)]
    let values = corners.enumerated().map { index, corner in
      index == 0 ? ends[0] : index == corners.count - 1 ? ends[1] : ExportNumber(corner.value, decimals: places)
    }
    let keys = corners.enumerated().map { index, corner in
      ExportNumber(
        index == corners.count - 1 ? 1 : corner.time / duration.value,
        decimals: Self.isJump(at: index, of: corners) ? 15 : keyPlaces)
    }
    // For a motion that covers no distance, the curve's outputs are in units of 1 pt.
    let unit = motion.distance == 0 ? 1 : motion.distance
    let curve = PiecewiseLinear(
      stops: zip(values, keys).map { PiecewiseLinear.Stop(($0.value - motion.from) / unit, at: $1.value) })
    let made = ExportMotion(
      from: motion.from, to: motion.from + unit,
      timing: .curve(.piecewiseLinear(curve), duration: duration.value),
      end: ExportMotion.End(time: duration.value, position: ends[1].value))
    return Draft(
      ["let animation = CAKeyframeAnimation(keyPath: \"position.y\")", "animation.values = ["]
        + Self.wrapped(values.map { $0.text }, indent: "  ") + ["]", "animation.keyTimes = ["]
        + Self.wrapped(keys.map { $0.text }, indent: "  ")
        + ["]", "animation.calculationMode = .linear", "animation.duration = \(duration.text)"],
      made, notes: ["\(corners.count) keyframes.", Self.anchorNote])
  }

  /// The motion as straight lines within the tolerance, from its start to its target, and its duration.
  ///
  /// - Parameter because: The reason why a motion that covers no distance can't be expressed; nil if it can.
  func baked(because reason: String?) throws(Unexpressible) -> (
    corners: [PolylineFit.Corner], duration: ExportNumber
  ) {
    if let reason, motion.distance == 0 { throw Unexpressible(reason + "; use keyframes") }
    if case .curve(.steps(let steps), let seconds) = motion.timing {
      return (try corners(of: steps, seconds: seconds), ExportNumber(seconds, decimals: 6))
    }
    // A twentieth of the tolerance each is reserved for the end, for the rounding of values and for that of times.
    let settled = motion.settlingTime(within: tolerance / 20)
    var duration: ExportNumber?
    if case .curve(_, let seconds) = motion.timing {
      duration = ExportNumber(seconds, decimals: 6)
    } else {
      duration = roundedUp(settled)
    }
    guard let duration, duration.value > 0 else {
      throw Unexpressible("the spring swings on and on, and no list of points does; use a target with springs")
    }
    guard let fit = PolylineFit(motion, until: duration.value, tolerance: 0.85 * tolerance) else {
      throw Unexpressible("it would take more than \(PolylineFit.limit) points; allow more with --max-error")
    }
    return (fit.corners, duration)
  }

  /// The corners of a staircase, which jumps.
  private func corners(of steps: Steps, seconds: Double) throws(Unexpressible) -> [PolylineFit.Corner] {
    guard steps.count <= 1000 else { throw Unexpressible("it has more than 1000 steps") }
    var corners: [PolylineFit.Corner] = []
    for tread in 0..<Int(steps.count) {
      let (start, end) = (Double(tread) / Double(steps.count), Double(tread + 1) / Double(steps.count))
      let value = motion.from + motion.distance * steps.value(at: (start + end) / 2)
      for time in [start, end] { corners.append(PolylineFit.Corner(time: time * seconds, value: value)) }
    }
    if steps.value(at: 0) != 0 { corners.insert(PolylineFit.Corner(time: 0, value: motion.from), at: 0) }
    corners.append(PolylineFit.Corner(time: seconds, value: motion.to))
    return corners
  }

  /// True if a corner is one of two at the same time. Rounding that time would cause an error as large as the jump.
  static func isJump(at index: Int, of corners: [PolylineFit.Corner]) -> Bool {
    let time = corners[index].time
    return index > 0 && corners[index - 1].time == time
      || index + 1 < corners.count && corners[index + 1].time == time
  }

  /// The least number of decimals of a number whose unit is worth `weight` points; see ``PolylineFit``.
  func decimals(of weight: Double) -> Int { PolylineFit.decimals(of: weight, tolerance: tolerance) }

  /// Texts joined by commas, in lines of at most 100 characters.
  static func wrapped(_ texts: [String], indent: String) -> [String] {
    var lines: [String] = []
    var line = indent
    for (index, text) in texts.enumerated() {
      let piece = text + (index < texts.count - 1 ? "," : "")
      if line.utf8.count > indent.utf8.count, line.utf8.count + 1 + piece.utf8.count > 100 {
        lines.append(line)
        line = indent
      }
      line += (line.utf8.count > indent.utf8.count ? " " : "") + piece
    }
    return lines + [line]
  }
}
