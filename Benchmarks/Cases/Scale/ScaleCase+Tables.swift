import CardCharts
import CardExamples
import CardModel
import CardScenario
import CardSimulation
import CardText
import CardTimeline

extension ScaleCase {
  /// Timelines as text: rows written, read, compared and plotted.
  static let tables: [ScaleCase] = [
    written("rows written as CSV", .csv), written("rows written as JSON Lines", .jsonl), rowsRead, compared, plotted,
  ]

  /// Checks against goldens: many goldens, and a golden of many rows.
  static let goldens: [ScaleCase] = [goldensChecked, goldenRows]

  private static func written(_ name: String, _ format: TimelineWriter.Format) -> ScaleCase {
    ScaleCase(name: name, work: "a scenario is run, its rows written", smallest: 80) { count in
      let scenario = frames(count)
      return {
        var writer = TimelineWriter(columns: Column.defaults, names: scenario.names, format: format)
        var simulation = scenario.simulation
        var buffer = ByteBuffer()
        var rows = 0
        while BenchmarkCase.next(&simulation) {
          writer.append(&simulation, to: &buffer)
          rows += 1
          if buffer.isFull { buffer.removeAll() }
        }
        return rows
      }
    }
  }

  private static let rowsRead = ScaleCase(
    name: "rows read", work: "each number of a timeline's file", smallest: 80
  ) { count in
    let text = timeline(frames(count))
    return {
      do throws(DiagnosticsError) {
        let table = try TimelineTable(text)
        guard let column = table.index(of: "card_y_pt") else { return 0 }
        var rows = try table.rows()
        var (count, sum) = (0, 0.0)
        while try rows.next() {
          sum += rows.number(column) ?? 0
          count += 1
        }
        return sum > 0 ? count : 0
      } catch {
        preconditionFailure(error.text)
      }
    }
  }

  /// Two timelines, nearly all of whose rows differ: a row with the same bytes would be passed over.
  private static let compared = ScaleCase(
    name: "rows compared", work: "two timelines' files, whose rows differ", smallest: 80
  ) { count in
    let (one, other) = (timeline(frames(count)), timeline(frames(count, shift: 1)))
    return {
      do throws(DiagnosticsError) {
        let difference = try TimelineDifference(TimelineTable(one), against: TimelineTable(other))
        let rows = difference.columns.map(\.count).max() ?? 0
        return rows > difference.frameCount / 2 ? difference.frameCount : 0
      } catch {
        preconditionFailure(error.text)
      }
    }
  }

  /// From 1280 on: a plot keeps every row up to its own number of points, and merges them beyond.
  private static let plotted = ScaleCase(
    name: "rows plotted", work: "a timeline is collected and drawn as SVG", smallest: 1280
  ) { count in
    let scenario = frames(count)
    return {
      var plot = TimelinePlot()
      var simulation = scenario.simulation
      var rows = 0
      while BenchmarkCase.next(&simulation) {
        plot.add(simulation.frame, events: simulation.events, names: scenario.names)
        rows += 1
      }
      var buffer = ByteBuffer()
      plot.write(to: &buffer)
      return buffer.count > 0 ? rows : 0
    }
  }

  private static let goldensChecked = ScaleCase(
    name: "goldens", work: "a scenario is checked against each", smallest: 2
  ) { count in
    let names = BuiltInScenarios.goldenNames.filter { $0.hasPrefix("flick") || $0.hasPrefix("push") }
    return {
      var passed = 0
      for index in 0..<count {
        let name = names[index % names.count]
        guard let entry = BuiltInScenarios.named(name), let golden = BuiltInScenarios.golden(of: name) else { return 0 }
        passed += check(entry.document, .trail(golden)).isPassed ? 1 : 0
      }
      return passed
    }
  }

  private static let goldenRows = ScaleCase(
    name: "rows of a golden", work: "a scenario is checked against its golden's file", smallest: 80
  ) { count in
    let document = document(count)
    let scenario = BenchmarkCase.scenario(of: document)
    let golden = timeline(scenario)
    return { check(document, .rows(golden)).isPassed ? count : 0 }
  }

  private static func check(_ document: ScenarioDocument, _ golden: ScenarioCheck.Golden) -> ScenarioCheck {
    do throws(ScenarioCheckError) {
      return try ScenarioCheck(document, golden: golden)
    } catch {
      preconditionFailure("a golden of the benchmark's own can't be checked")
    }
  }

  /// A scenario of so many frames at 240 Hz, in which a card moves from detent to detent all the time, `shift`
  /// milliseconds later.
  private static func frames(_ count: Int, shift: Int = 0) -> Scenario {
    BenchmarkCase.scenario(of: document(count, shift: shift))
  }

  private static func document(_ count: Int, shift: Int = 0) -> ScenarioDocument {
    let inputs = (0...count / 120).map { index in
      "{ \"at\": \"\(500 * index + shift)ms\", \"move\": \"\(index % 2 == 0 ? "extended" : "peaking")\" }"
    }
    // The first frame is at 0, and the last one no later than the duration, which is rounded up.
    let duration = (Int64(count - 1) * 1_000_000 + 239) / 240
    return BenchmarkCase.read(
      SourceText(
        name: "rows.json",
        text: """
          { "fps": 240, "duration": "\(duration)us", "cards": [{ "name": "a", "header": 84, "detent": "peaking" }],
            "inputs": [\(inputs.joined(separator: ", "))] }
          """))
  }

  /// A scenario's timeline, in the form of a golden file.
  private static func timeline(_ scenario: Scenario) -> TimelineText {
    do throws(DiagnosticsError) {
      let text = TimelineText(of: scenario.simulation, names: scenario.names, named: "rows.csv")
      return TimelineText(SourceText(name: "rows.csv", bytes: try text.bytes()))
    } catch {
      preconditionFailure(error.text)
    }
  }
}
