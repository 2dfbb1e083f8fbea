import CardScenario
import CardSimulation
import CardTimeline

extension BenchmarkCase {
  /// A frame of a scenario of one's own, over its whole timeline: all inputs and frames, again and again.
  ///
  /// The proof is the timeline's digest, the one that `cardsim run --digest` prints.
  ///
  /// - Parameter name: The scenario's name or path, by which another build finds it, too.
  public static func timeline(_ name: String, of scenario: Scenario) -> BenchmarkCase {
    BenchmarkCase(
      name: name, item: "frame of the scenario", isFreeOfAllocations: false,
      proof: {
        var (simulation, digest, frames) = (scenario.simulation, TimelineDigest(names: scenario.names), 0)
        while (try? simulation.next()) == true {
          digest.combine(simulation.frame, events: simulation.events)
          frames += 1
        }
        return Proof(digest: digest.text, frames: frames)
      },
      makeWork: {
        let driver = TimelineDriver(scenario)
        return { driver.run($0) }
      })
  }

  /// Runs a scenario's frames, and begins anew after the last.
  private final class TimelineDriver {
    private let start: Simulation
    private var simulation: Simulation

    init(_ scenario: Scenario) {
      start = scenario.simulation
      simulation = start
    }

    func run(_ frames: Int) -> Int {
      for _ in 0..<frames where (try? simulation.next()) != true {
        // A scenario without a frame would never get anywhere; it has at least its first.
        simulation = start
        _ = try? simulation.next()
      }
      return frames
    }
  }
}
