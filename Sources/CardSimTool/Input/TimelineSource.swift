import CardExamples
import CardScenario
import CardSimulation
import CardText
import CardTimeline

/// A timeline on the command line: the content of a file, or the timeline of a scenario, which is run.
struct TimelineSource {
  /// The name in messages.
  let name: String

  /// Its rows.
  let table: TimelineTable

  /// The files that were read for it, which the output must not be.
  var inputs: [Input] = []

  /// Finds a timeline: a built-in scenario by its name, else a file or standard input, which is a scenario if it begins
  /// with a brace and otherwise rows in CSV.
  init(named name: String) throws(Failure) {
    self.name = name
    let source: ScenarioSource
    if BuiltInScenarios.named(name) == nil {
      let input: Input
      do throws(Failure) {
        input = try Input(reading: name)
      } catch {
        throw ScenarioSource.failure(error, naming: name, orElse: ("timeline", []))
      }
      if input.bytes.first(where: { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }) != UInt8(ascii: "{") {
        inputs = [input]
        do throws(DiagnosticsError) {
          table = try TimelineTable(SourceText(name: input.name, bytes: input.bytes))
        } catch {
          throw .diagnostics(error.text)
        }
        return
      }
      source = try ScenarioSource(input, calledBy: name)
    } else {
      source = try ScenarioSource(named: name)
    }
    let (scenario, files) = try source.scenario(from: source.document)
    inputs = source.inputs + files
    table = try TimelineSource.table(of: scenario)
  }

  /// Returns all columns of a scenario's timeline, with the numbers to the bit.
  private static func table(of scenario: Scenario) throws(Failure) -> TimelineTable {
    var simulation = scenario.simulation
    let rows = ExactRows(names: scenario.names)
    while try simulation.nextFrame() { rows.add(&simulation) }
    return rows.table(named: scenario.name)
  }
}
