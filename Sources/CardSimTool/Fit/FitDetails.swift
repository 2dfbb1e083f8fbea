import CardMotion
import CardText
import CardTuning

/// The numbers of the models of a fit.
struct FitDetails {
  var fit: Fit

  /// The unit of the positions in words.
  var unit = FitUnit.points

  /// Returns a curve with three decimals.
  static func cubicBezier(_ curve: CubicBezier) -> String {
    let points = [curve.x1, curve.y1, curve.x2, curve.y2].map { value in
      DecimalText.shortest((value * 1e3).rounded() / 1e3)
    }
    return "cubic-bezier(\(points.joined(separator: ", ")))"
  }

  // MARK: Words

  /// The best model's parameters with their margins.
  var text: String {
    var rows: [[String]] = []
    func add(_ label: String, _ estimate: Estimate, _ unit: String, _ decimals: Int, upTo share: Double = 1e4) {
      rows.append([
        label, DecimalText.fixed(estimate.value, decimals: decimals),
        estimate.marginText(decimals: decimals, upTo: share), unit,
      ])
    }
    func ends(_ start: Estimate, _ from: Estimate, _ to: Estimate) {
      add("start", start.scaled(), "ms", 2)
      add("from", from, unit.name, unit.decimals)
      add("to", to, unit.name, unit.decimals)
    }
    switch fit.best {
    case .spring, .critical:
      guard let spring = fit.best == .spring ? fit.spring : fit.critical else { return "" }
      add("response", spring.response, "s", 5)
      add("damping ratio", spring.dampingRatio, "", 5)
      add("initial velocity", spring.initialVelocity, unit.rate, unit.rateDecimals)
      ends(spring.start, spring.from, spring.to)
      let law = spring.spring
      rows.append(["stiffness", DecimalText.fixed(law.stiffness, decimals: 3), "", "mass 1"])
      rows.append(["damping", DecimalText.fixed(law.damping, decimals: 4), "", "mass 1"])
      rows.append(["bounce", DecimalText.fixed(law.bounce, decimals: 5), "", "SwiftUI, duration as the response"])
    case .deceleration:
      guard let law = fit.deceleration else { return "" }
      add("rate", law.ratePerMillisecond, "per ms", 6)
      add("initial velocity", law.initialVelocity, unit.rate, unit.rateDecimals)
      ends(law.start, law.from, law.to)
      if let end = law.end { add("ended at", end, unit.name, unit.decimals) }
    case .curve:
      guard let curve = fit.curve else { return "" }
      if curve.isNamed {
        add("duration", curve.named.duration, "s", 5)
        ends(curve.named.start, curve.named.from, curve.named.to)
      } else {
        add("duration", curve.duration, "s", 5)
        // A curve goes from 0 to 1.
        for (name, point) in zip(["x1", "y1", "x2", "y2"], curve.controlPoints) { add(name, point, "", 3, upTo: 1) }
        ends(curve.start, curve.from, curve.to)
        rows.append(
          [
            "nearest name", curve.named.name, "",
            "rms error " + unit.error(curve.named.quality.rmsError) + unit.ending,
          ])
      }
    }
    return TextTable(rows: rows, rightAligned: [1]).text
  }

  // MARK: Objects

  /// Writes the models as members of an object; null for those that weren't fitted.
  func write(to object: inout JSONWriter) {
    spring("spring", fit.spring, .spring, to: &object)
    spring("critical", fit.critical, .critical, to: &object)
    object.member("deceleration") { value in
      guard let law = fit.deceleration else { return value.value(nil as Double?) }
      value.object { object in
        member("rate_per_ms", law.ratePerMillisecond, to: &object)
        member("initial_velocity", law.initialVelocity, to: &object)
        ends(law.start, law.from, law.to, to: &object)
        if let end = law.end { member("end_pt", end, to: &object) }
        quality(law.quality, .deceleration, to: &object)
      }
    }
    object.member("curve") { value in
      guard let curve = fit.curve else { return value.value(nil as Double?) }
      value.object { object in
        object.member("curve", FitDetails.cubicBezier(curve.curve))
        object.member("control_points", curve.controlPoints.map(\.value))
        member("duration_s", curve.duration, to: &object)
        ends(curve.start, curve.from, curve.to, to: &object)
        quality(curve.quality, curve.isNamed ? nil : .curve, to: &object)
        object.member("named") { value in
          value.object { object in
            object.member("curve", curve.named.name)
            member("duration_s", curve.named.duration, to: &object)
            ends(curve.named.start, curve.named.from, curve.named.to, to: &object)
            quality(curve.named.quality, curve.isNamed ? .curve : nil, to: &object)
          }
        }
      }
    }
  }

  private func spring(_ name: String, _ spring: SpringFit?, _ model: FitModel, to object: inout JSONWriter) {
    object.member(name) { value in
      guard let spring else { return value.value(nil as Double?) }
      value.object { object in
        member("response_s", spring.response, to: &object)
        member("damping_ratio", spring.dampingRatio, to: &object)
        member("initial_velocity", spring.initialVelocity, to: &object)
        ends(spring.start, spring.from, spring.to, to: &object)
        quality(spring.quality, model, to: &object)
        object.member("stiffness", spring.spring.stiffness)
        object.member("damping", spring.spring.damping)
        object.member("duration_s", spring.spring.response)
        object.member("bounce", spring.spring.bounce)
      }
    }
  }

  private func member(_ name: String, _ estimate: Estimate, to object: inout JSONWriter) {
    object.member(name, estimate.value)
    object.member(name + "_ci", [estimate.low, estimate.high])
  }

  private func ends(_ start: Estimate, _ from: Estimate, _ to: Estimate, to object: inout JSONWriter) {
    member("start_us", start, to: &object)
    member("from_pt", from, to: &object)
    member("to_pt", to, to: &object)
  }

  /// - Parameter model: The model whose disadvantage is written; nil if another object of the model has it.
  private func quality(_ quality: FitQuality, _ model: FitModel?, to object: inout JSONWriter) {
    object.member("rms_error_pt", quality.rmsError)
    object.member("max_error_pt", quality.maxError)
    object.member("parameters", quality.parameterCount)
    object.member("aicc", quality.criterion)
    if let model { object.member("disadvantage", fit.disadvantage(of: model)) }
  }
}

extension Estimate {
  /// Returns an estimate in microseconds as milliseconds.
  fileprivate func scaled() -> Estimate { Estimate(value: value / 1000, low: low / 1000, high: high / 1000) }
}
