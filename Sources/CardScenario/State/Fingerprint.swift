import CardMath
import CardModel
import CardSimulation
import CardTimeline

extension Scenario {
  /// A number that identifies this scenario: rules, cards, inputs, clock and names, all to the bit.
  ///
  /// It covers the parts that a saved state leaves out because they follow from the scenario, so that a state can't be
  /// restored into another scenario. A version of the library whose simulation has another field has another number,
  /// and doesn't misread old states.
  public var fingerprint: UInt64 {
    var digest = Digest()
    for word in script.words { digest.combine(word) }
    for name in names.all { digest.combine(utf8: name.utf8, count: name.utf8.count) }
    return digest.value
  }

  /// The scenario without its text, for a simulation that has none; its words are those of the fingerprint, apart from
  /// the names'.
  public var script: SimulationScript {
    SimulationScript(
      stack: stack, inputs: inputs, clock: clock, delivery: delivery, duration: duration,
      recognizesTaps: recognizesTaps, nameCount: names.all.count)
  }
}
