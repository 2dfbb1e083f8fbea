import CardMotion
import CardText

/// CSS, and design tokens.
extension Export {
  /// CSS's `linear()`: straight lines, as few as the tolerance allows; a piecewise linear curve keeps its own corners.
  func cssLinear() throws(Unexpressible) -> Draft {
    let (corners, duration) = try baked(because: "linear() goes from 0 to 1 over the distance, and there is none")
    let milliseconds = ExportNumber(duration.value * 1000, decimals: 3)
    let places = decimals(of: motion.distance.magnitude)
    let steepest = PolylineFit.steepest(corners)
    let percents = decimals(of: min(steepest * duration.value, 1e9) / 100)
    var stops: [(value: ExportNumber, percent: ExportNumber)] = []
    for (index, corner) in corners.enumerated() {
      let isEnd = index == 0 || index == corners.count - 1
      let value = ExportNumber((corner.value - motion.from) / motion.distance, decimals: isEnd ? 17 : places)
      let isJump = Self.isJump(at: index, of: corners)
      stops.append((value, ExportNumber(corner.time / duration.value * 100, decimals: isJump ? 13 : percents)))
    }
    let curve = PiecewiseLinear(
      stops: stops.enumerated().map { index, stop in
        PiecewiseLinear.Stop(
          stop.value.value, at: index == 0 ? 0 : index == stops.count - 1 ? 1 : stop.percent.value / 100)
      })
    // The first and the last stop are at 0 % and 100 % by default.
    let texts = stops.enumerated().map { index, stop in
      index == 0 || index == stops.count - 1 ? stop.value.text : "\(stop.value.text) \(stop.percent.text)%"
    }
    return Draft(
      ["transition-duration: \(milliseconds.text)ms;", "transition-timing-function: linear("]
        + Self.wrapped(texts, indent: "  ") + [");"],
      along(.curve(.piecewiseLinear(curve), duration: milliseconds.value / 1000)),
      notes: ["\(corners.count) points. A transition that is interrupted starts anew, from rest."])
  }

  /// CSS's `cubic-bezier()`: the motion itself if it is one, otherwise the nearest one.
  func cssBezier() throws(Unexpressible) -> Draft {
    let (curve, points, milliseconds, notes) = try nearestBezier()
    return Draft(
      [
        "transition-duration: \(milliseconds.text)ms;",
        "transition-timing-function: cubic-bezier(\(points.map { $0.text }.joined(separator: ", ")));",
      ], along(.curve(curve, duration: milliseconds.value / 1000)), notes: notes)
  }

  /// Tokens: a duration, a cubic-bezier, both as a transition, and the exact spring as an extension.
  func tokens() throws(Unexpressible) -> Draft {
    let (curve, points, milliseconds, notes) = try nearestBezier()
    let (motion, digits) = (motion, digits)
    let made = along(.curve(curve, duration: milliseconds.value / 1000))
    return Draft(made, notes: notes) { words in
      func duration(_ value: Double, _ writer: inout JSONWriter) {
        writer.object {
          $0.member("value", value)
          $0.member("unit", "ms")
        }
      }
      func token(
        _ type: String, _ writer: inout JSONWriter, _ value: (inout JSONWriter) -> Void
      ) {
        writer.object {
          $0.member("$type", type)
          $0.member("$value", value)
        }
      }
      return JSONWriter.document { document in
        document.object { root in
          root.member("motion") { group in
            group.object { group in
              group.member("$description", "\(ExportTarget.tokens.title): \(words)")
              group.member("duration") { token("duration", &$0) { duration(milliseconds.value, &$0) } }
              group.member("easing") { token("cubicBezier", &$0) { $0.value(points.map { $0.value }) } }
              group.member("transition") { writer in
                writer.object { object in
                  object.member("$type", "transition")
                  object.member("$value") { value in
                    value.object {
                      $0.member("duration") { duration(milliseconds.value, &$0) }
                      $0.member("delay") { duration(0, &$0) }
                      $0.member("timingFunction") { $0.value(points.map { $0.value }) }
                    }
                  }
                  if case .spring(let spring, let velocity) = motion.timing {
                    object.member("$extensions") { extensions in
                      extensions.object { list in
                        list.member("dev.cardsim.spring") { value in
                          value.object {
                            $0.member("response", ExportNumber(spring.response, digits).value)
                            $0.member("dampingRatio", ExportNumber(spring.dampingRatio, digits).value)
                            $0.member("mass", 1)
                            $0.member("stiffness", ExportNumber(spring.stiffness, digits).value)
                            $0.member("damping", ExportNumber(spring.damping, digits).value)
                            $0.member("distance", ExportNumber(motion.distance, digits).value)
                            $0.member("velocity", ExportNumber(velocity, digits).value)
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
  }

  /// The motion's cubic-bezier, or the nearest one, and its duration in milliseconds: whole ones for a fitted curve.
  private func nearestBezier() throws(Unexpressible) -> (
    curve: TimingCurve, points: [ExportNumber], milliseconds: ExportNumber, notes: [String]
  ) {
    guard motion.distance != 0 else {
      throw Unexpressible("a cubic-bezier goes from 0 to 1 over the distance, and there is none; use keyframes")
    }
    let (exact, seconds, isFit): (CubicBezier, Double, Bool)
    switch motion.timing {
    case .curve(.linear, let duration):
      (exact, seconds, isFit) = (CubicBezier(x1: 0, y1: 0, x2: 1, y2: 1), duration, false)
    case .curve(.cubicBezier(let curve), let duration):
      (exact, seconds, isFit) = (curve, duration, false)
    case .curve, .bisectedCurve:
      throw Unexpressible("it has more than one piece; use css-linear or keyframes")
    case .spring, .cappedSpring:
      guard let fit = BezierFit(motion) else {
        throw Unexpressible("the spring swings on and on, and no curve does; use a target with springs")
      }
      (exact, seconds, isFit) = (fit.curve, fit.duration, true)
    }
    let points = [exact.x1, exact.y1, exact.x2, exact.y2].map {
      isFit ? ExportNumber($0, decimals: 4) : number($0)
    }
    let written = CubicBezier(x1: points[0].value, y1: points[1].value, x2: points[2].value, y2: points[3].value)
    let milliseconds =
      isFit
      ? ExportNumber(max(1, (seconds * 1000).rounded()), decimals: 0)
      : ExportNumber(max(0.001, number(seconds).value * 1000), decimals: 3)
    return (
      .cubicBezier(written), points, milliseconds,
      isFit ? ["The nearest cubic-bezier that was found; one has no room for more than a swing, linear() has."] : []
    )
  }
}
