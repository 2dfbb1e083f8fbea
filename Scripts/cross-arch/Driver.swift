// The program that `Scripts/cross-arch.sh` runs on each processor. It prints two lines for each built-in scenario, then
// one for each elementary function, and one for all of them. Two processors that agree print the same lines.
import CardExamples
import CardMath
import CardScenario
import CardSimulation
import CardText
import CardTimeline

@main struct Driver {
  static func main() {
    for entry in BuiltInScenarios.all { run(entry) }
    var all = Digest()
    for answer in KnownAnswers.all {
      print("answer \(answer.name) \(answer.digest.text)")
      all.combine(answer.digest.value)
    }
    print("answers \(all.text)")
  }

  /// The digest that `cardsim run NAME --digest` prints, and that of the rows as text, every number to its last digit.
  private static func run(_ entry: BuiltInScenarios.Entry) {
    do throws(DiagnosticsError) {
      let scenario = try entry.document.scenario()
      var writer = TimelineWriter(names: scenario.names, precision: .exact)
      var (simulation, timeline, text) = (scenario.simulation, TimelineDigest(names: scenario.names), Digest())
      var row = ByteBuffer(capacity: 1024)
      do throws(NonFiniteFrame) {
        while try simulation.next() {
          timeline.combine(simulation.frame, events: simulation.events)
          row.removeAll()
          writer.append(simulation.frame, events: simulation.events, scene: simulation.scene, to: &row)
          text.combine(utf8: row.bytes, count: row.count)
        }
        print("scenario \(entry.name) \(timeline.text)")
        print("rows \(entry.name) \(text.text)")
      } catch {
        print("scenario \(entry.name) has a number in frame \(error.number) that isn't finite")
      }
    } catch {
      print("scenario \(entry.name) can't be read: \(error.text)")
    }
  }
}
