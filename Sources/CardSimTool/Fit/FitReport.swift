import CardCommandLine
import CardMotion
import CardScenario
import CardSettings
import CardText
import CardTimeline
import CardTuning

/// The report of a fit of one recording, for people and for programs.
struct FitReport {
  /// The recording's name in messages.
  var name: String

  var reader: RecordingReader
  var fit: Fit

  private var unit: FitUnit { FitUnit(ofColumn: reader.positionColumn) }

  /// Returns the reports in a format: several objects become an array, and rows have the recording's name.
  ///
  /// - Parameter width: The width that tables of text have to fit, characters; nil: as wide as they are.
  static func render(_ reports: [FitReport], _ format: TableFormat, width: Int? = nil) -> String {
    switch format {
    case .text:
      return reports.map { $0.text(width: width) }.joined(separator: "\n")
    case .csv, .jsonl, .markdown:
      let rows = reports.flatMap(\.rows)
      return DataTable(columns: columns.map { DataTable.Column(key: $0, title: $0) }, rows: rows).render(format)
    case .json:
      return JSONWriter.document { document in
        if reports.count == 1 {
          reports[0].write(to: &document)
        } else {
          document.array { list in
            for report in reports { list.element { report.write(to: &$0) } }
          }
        }
      }
    }
  }

  // MARK: Words

  private func text(width: Int?) -> String {
    func instant(_ microseconds: Int64) -> String {
      DecimalText.fixed(Double(microseconds) / 1000, decimals: 1) + " ms"
    }
    let count = fit.stretch.samples.count
    let heading =
      "\(SafeText.escaped(name)): \(SafeText.escaped(reader.positionColumn)) in \(count) of "
      + "\(reader.recording.samples.count) samples, \(DecimalText.fixed(fit.hertz, decimals: 1)) Hz, from "
      + "\(instant(fit.microseconds.lowerBound)) to \(instant(fit.microseconds.upperBound))\(steps)\(thinning)\n\n"
    let table = TextTable(
      rows: [["model"] + unit.errorTitles + ["verdict", "parameters"]]
        + FitModel.allCases.compactMap { model in
          fit.quality(of: model).map { quality in
            [
              model.rawValue, unit.error(quality.rmsError), unit.error(quality.maxError), verdict(model),
              parameters(model),
            ]
          }
        }, rightAligned: [1, 2])
    return heading + FittedTable(table: table, hasTitles: true).text(width: width) + "\n"
      + FitDetails(fit: fit, unit: unit).text + nextSteps
  }

  /// The step that the positions seem to be rounded to, in words.
  private var steps: String {
    if fit.step < 1e-5 { return "" }
    return ", in steps of " + DecimalText.shortest((fit.step * 1e5).rounded() / 1e5) + unit.ending
  }

  /// The reduction of a long recording, in words.
  private var thinning: String {
    switch fit.thinning {
    case .none: ""
    case .picked: "; \(fit.fittedCount) of them were fitted, evenly spaced"
    case .averaged: "; \(fit.fittedCount) means of neighbours were fitted"
    }
  }

  private func verdict(_ model: FitModel) -> String {
    if model == fit.best { return "best" }
    return fit.disadvantage(of: model) ?? .infinity < FitQuality.distinction ? "as good" : "worse"
  }

  private func parameters(_ model: FitModel) -> String {
    func fixed(_ value: Double, _ decimals: Int) -> String { DecimalText.fixed(value, decimals: decimals) }
    switch model {
    case .spring, .critical:
      guard let spring = model == .spring ? fit.spring : fit.critical else { return "" }
      return "response \(fixed(spring.response.value, 4)) s, damping ratio \(fixed(spring.dampingRatio.value, 4))"
    case .deceleration:
      guard let law = fit.deceleration else { return "" }
      return "rate \(fixed(law.ratePerMillisecond.value, 5)) per ms, "
        + "\(fixed(law.initialVelocity.value, unit.rateDecimals)) \(unit.rate)"
    case .curve:
      guard let curve = fit.curve else { return "" }
      if curve.isNamed { return "\(curve.named.name) over \(fixed(curve.named.duration.value, 4)) s" }
      return FitDetails.cubicBezier(curve.curve) + " over \(fixed(curve.duration.value, 4)) s"
    }
  }

  /// The commands to continue with the best model; empty if a setting doesn't take what was found, which no card has.
  private var nextSteps: String {
    func rounded(_ value: Double, to places: Double) -> Double { (value * places).rounded() / places }
    var steps: [String?] = []
    switch fit.best {
    case .spring, .critical:
      guard let spring = fit.best == .spring ? fit.spring : fit.critical,
        // A response that the recording leaves open leads nowhere.
        spring.response.margin < spring.response.value
      else { return "" }
      let (response, ratio) = (rounded(spring.response.value, to: 1e4), rounded(spring.dampingRatio.value, to: 1e4))
      steps = [
        run(
          "flick-up",
          with: [
            ("settle.motion", .text("spring")), ("settle.response", .number(response)),
            ("settle.damping_ratio", .number(ratio)),
          ]),
        "cardsim export 'spring(\(DecimalText.shortest(response)), \(DecimalText.shortest(ratio)))' --target swiftui",
      ]
    case .curve:
      guard let curve = fit.curve else { return "" }
      let text = curve.isNamed ? curve.named.name : FitDetails.cubicBezier(curve.curve)
      let duration = rounded((curve.isNamed ? curve.named.duration : curve.duration).value, to: 1e4)
      steps = [
        run(
          "flick-up",
          with: [
            ("settle.motion", .text("curve")), ("settle.curve", .text(text)), ("settle.duration", .number(duration)),
          ]), "cardsim curve '\(text)' --samples 11",
      ]
    case .deceleration:
      guard let law = fit.deceleration else { return "" }
      let rate = rounded(law.ratePerMillisecond.value, to: 1e5)
      steps = [run("scroll-momentum", with: [("scroll.deceleration_rate", .number(rate))])]
    }
    if steps.contains(nil) { return "" }
    return "\nTo go on:\n" + steps.compactMap { $0 }.map { "  \($0)\n" }.joined()
  }

  /// The command that runs a scenario with these settings; nil if one of them doesn't take its value.
  private func run(_ scenario: String, with values: [(key: String, value: SettingValue)]) -> String? {
    var (settings, command) = (Settings(), "cardsim run " + scenario)
    for (name, value) in values {
      guard let key = SettingKey.named(name), (try? key.set(value, in: &settings)) != nil else { return nil }
      command += " --set " + ShellText.quoted("\(name)=\(value.written)")
    }
    return command
  }

  // MARK: Rows and objects

  private static let columns = [
    "recording", "model", "verdict", "rms_error_pt", "max_error_pt", "criterion", "samples", "rate_hz", "start_us",
    "from_pt", "to_pt", "initial_velocity_pt_s", "response_s", "response_s_low", "response_s_high", "damping_ratio",
    "damping_ratio_low", "damping_ratio_high", "rate_per_ms", "rate_per_ms_low", "rate_per_ms_high", "curve",
    "duration_s", "duration_s_low", "duration_s_high",
  ]

  private var rows: [[DataTable.Cell]] {
    FitModel.allCases.compactMap { model in
      guard let quality = fit.quality(of: model) else { return nil }
      var cells: [String: DataTable.Cell] = [:]
      func set(_ key: String, _ estimate: Estimate, interval: Bool = true) {
        cells[key] = .number(estimate.value, places: 4)
        guard interval else { return }
        cells[key + "_low"] = .number(estimate.low, places: 4)
        cells[key + "_high"] = .number(estimate.high, places: 4)
      }
      func ends(_ start: Estimate, _ from: Estimate, _ to: Estimate) {
        cells["start_us"] = .integer(Int(start.value.rounded()))
        set("from_pt", from, interval: false)
        set("to_pt", to, interval: false)
      }
      switch model {
      case .spring, .critical:
        guard let spring = model == .spring ? fit.spring : fit.critical else { return nil }
        ends(spring.start, spring.from, spring.to)
        set("initial_velocity_pt_s", spring.initialVelocity, interval: false)
        set("response_s", spring.response)
        set("damping_ratio", spring.dampingRatio)
      case .deceleration:
        guard let law = fit.deceleration else { return nil }
        ends(law.start, law.from, law.to)
        set("initial_velocity_pt_s", law.initialVelocity, interval: false)
        set("rate_per_ms", law.ratePerMillisecond)
      case .curve:
        guard let curve = fit.curve else { return nil }
        if curve.isNamed {
          ends(curve.named.start, curve.named.from, curve.named.to)
          cells["curve"] = .text(curve.named.name)
          set("duration_s", curve.named.duration)
        } else {
          ends(curve.start, curve.from, curve.to)
          cells["curve"] = .text(FitDetails.cubicBezier(curve.curve))
          set("duration_s", curve.duration)
        }
      }
      cells["recording"] = .text(name)
      cells["model"] = .text(model.rawValue)
      cells["verdict"] = .text(verdict(model))
      cells["rms_error_pt"] = .number(quality.rmsError, places: 4)
      cells["max_error_pt"] = .number(quality.maxError, places: 4)
      cells["criterion"] = .number(quality.criterion, places: 4)
      cells["samples"] = .integer(quality.sampleCount)
      cells["rate_hz"] = .number(fit.hertz, places: 4)
      return FitReport.columns.map { cells[$0] ?? .empty }
    }
  }

  private func write(to document: inout JSONWriter) {
    document.object { object in
      object.member("recording", name)
      object.member("position", reader.positionColumn)
      object.member("best", fit.best.rawValue)
      FitDetails(fit: fit).write(to: &object)
      object.member("samples", fit.stretch.samples.count)
      object.member("recorded_samples", reader.recording.samples.count)
      object.member("fitted_samples", fit.fittedCount)
      object.member("rate_hz", fit.hertz)
      object.member("step_pt", fit.step)
      object.member("first_us", Int(fit.microseconds.lowerBound))
      object.member("last_us", Int(fit.microseconds.upperBound))
      object.member("warnings", fit.warnings.map(\.text))
    }
  }
}
