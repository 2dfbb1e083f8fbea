import CardModel
import CardScenarioSupport
import CardSimulation
import Testing

@testable import CardTimeline

@Suite struct MetricTextTests {
  @Test func everyMetricHasItsName() {
    let names = Metric.allCases.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(names.allSatisfy { $0.utf8.allSatisfy { $0 == 0x5F || $0 >= 0x61 || (0x30...0x39).contains($0) } })
    for metric in Metric.allCases { #expect(Metric.named(metric.name) == metric && metric.meaning.hasSuffix(".")) }
    #expect(Metric.named("settle") == nil)
    #expect(Set(Metric.allCases.map(\.title)).count == Metric.allCases.count)
  }

  /// The unit in a sentence is the one in the name, and the band isn't negative.
  @Test func theUnitIsThatOfTheName() {
    for metric in Metric.allCases {
      let units = [
        ("_ms", " ms"), ("_pt", " pt"), ("_pt_s", " pt/s"), ("_pt_s2", " pt/s²"), ("_pt_s3", " pt/s³"),
      ]
      #expect(metric.unitWord == (units.first { metric.name.hasSuffix($0.0) }?.1 ?? ""))
      #expect(metric.band >= 0)
    }
  }

  @Test func secondsAreMilliseconds() throws {
    let scenario = try CardScenarioSupport.scenario(
      #"{"cards": [{"name": "a", "detent": "peaking"}], "inputs": [{"at": "100ms", "move": "extended"}]}"#)
    var (simulation, metrics) = (scenario.simulation, Metrics())
    while try simulation.next() { metrics.add(simulation) }
    #expect(metrics.number(.settleTime) == metrics.outcome.settleTime.map { $0 * 1000 })
    #expect(metrics.number(.target) == nil)
    #expect(metrics.number(.releaseVelocity) == nil)
    #expect(metrics.text(.target, names: scenario.names) == "extended")
    #expect(metrics.text(.releaseVelocity, names: scenario.names) == "")
    #expect(metrics.text(.frames, names: scenario.names) == "\(metrics.outcome.frameCount)")
    #expect(metrics.text(.mapDimMax, names: scenario.names) == "0.2500")
    #expect(metrics.text(.mapDimMax, names: scenario.names, .exact) == "0.25")
  }
}
