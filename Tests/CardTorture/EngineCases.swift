import CardExamples
import CardPage
import CardScenario
import CardSimulation
import CardText
import CardTimeline

/// The built-in scenarios as a page's engine takes them, each with the digest that it has here.
enum EngineCases {
  /// Prints them as a JSON document.
  static func print() {
    let text = JSONWriter.document { document in
      document.object { object in
        object.member("texts") { EventForms.write(to: &$0) }
        object.member("cases") { value in
          value.array { list in
            for entry in BuiltInScenarios.all { list.element { write(entry, to: &$0) } }
          }
        }
      }
    }
    System.print(text)
  }

  private static func write(_ entry: BuiltInScenarios.Entry, to writer: inout JSONWriter) {
    let document = entry.document
    guard let scenario = try? document.scenario() else { preconditionFailure("\(entry.name) can't be run") }
    var (simulation, digest) = (scenario.simulation, TimelineDigest(names: scenario.names))
    while (try? simulation.next()) == true { digest.combine(simulation.frame, events: simulation.events) }
    writer.object { object in
      object.member("name", entry.name)
      object.member("digest", digest.text)
      object.member("delivery", Int(scenario.delivery.rawValue))
      object.member("data") { EngineData(scenario, of: document).write(to: &$0) }
    }
  }
}
