import CardModel
import CardScenario
import CardScenarioSupport
import CardSettings
import CardSimulation
import CardText
import Testing

/// The inputs `release` and `scroll`: a card and a content that begin in motion.
@Suite struct ReleaseInputTests {
  static func text(_ inputs: String, _ members: String = "") -> String {
    #"{"cards": [{"name": "a", "content": 1600}], \#(members) "inputs": [\#(inputs)]}"#
  }

  /// The samples of a scenario by their frames.
  static func samples(_ text: String) throws -> [Sample] {
    var (simulation, samples) = (try scenario(text).simulation, [Sample]())
    while try simulation.next() { samples.append(simulation.frame.sample) }
    return samples
  }

  @Test func theyAreRead() throws {
    let read = try scenario(
      Self.text(
        #"""
        {"at": "0s", "release": {"y": 300, "velocity": -420, "to": "extended"}}, {"at": "0s", "release": {}},
        {"at": "1ms", "scroll": {"offset": 120.5, "velocity": 300}}, {"at": "2ms", "scroll": {"velocity": -9}}
        """#))
    let extended = try #require(read.names.all.firstIndex(of: "extended"))
    #expect(
      read.inputs.map(\.input) == [
        .release(modelY: 300, velocity: -420, detent: Int32(extended)),
        .release(modelY: nil, velocity: 0, detent: nil), .scroll(offset: 120.5, velocity: 300),
        .scroll(offset: nil, velocity: -9),
      ])
  }

  /// The first frame is the start itself.
  @Test func aScenarioBeginsInMotion() throws {
    let samples = try Self.samples(
      Self.text(
        #"""
        {"at": "0s", "release": {"y": 300, "velocity": -420, "to": "extended"}},
        {"at": "0s", "scroll": {"offset": 40}}
        """#))
    #expect(samples[0].cardY == 300)
    #expect(samples[0].cardVelocity == -420)
    #expect(samples[0].phase == .settling)
    #expect(samples[0].scrollOffset == 40)
    #expect(samples[1].cardY < 300)
    #expect(samples.last?.phase == .resting)
    #expect(samples.last?.cardY == samples[0].modelY)
  }

  /// Under another preset, a detent that it doesn't have is the one of the same rank.
  @Test func anotherPresetHasItsOwnDetents() throws {
    let text = Self.text(#"{"at": "0s", "release": {"y": 300, "to": "extended"}}"#)
    var document = try ScenarioDocument.read(SourceText(name: "a.json", text: text), name: "a")
    document.use(try #require(Preset.named("sweetcurtain-0.2.5")))
    var simulation = try document.scenario().simulation
    #expect(try simulation.next())
    let stack = simulation.stack
    #expect(stack.targetDetent == stack.topCard.detents.count - 1)
  }

  /// A detent that the cards don't have.
  @Test func mistakesAreExplained() {
    let problems = scenarioProblems(Self.text(#"{"at": "0s", "release": {"to": "extendet"}}"#))
    #expect(problems.count == 1 && problems[0].contains("did you mean \"extended\"?"), "\(problems)")
  }

  /// A session that begins in motion is written with its start, and repeated.
  @Test func aSessionBeginsInMotion() throws {
    let document = try ScenarioDocument.read(SourceText(name: "a.json", text: Self.text("")), name: "a")
    let scenario = try document.scenario()
    var session = scenario.liveSession()
    try session.add(.release(modelY: 301.239, velocity: -420.123456, detent: nil), microseconds: 0)
    try session.add(.scroll(offset: 12, velocity: 0.5), microseconds: 0)
    for number in 0...60 as ClosedRange<Int64> { try session.show(microseconds: number * 16_667) }
    let text = try #require(try document.text(replaying: session, names: scenario.names))
    #expect(text.contains(#""release": { "y": 301.24, "velocity": -420.123456 }"#), "\(text)")
    #expect(text.contains(#""scroll": { "offset": 12, "velocity": 0.5 }"#))
    let again = try ScenarioDocument.read(SourceText(name: "b.json", text: text), name: "b").scenario()
    var (replay, live) = (again.simulation, session.replay())
    while try live.next() {
      #expect(try replay.next())
      #expect(live.frame == replay.frame)
    }
  }
}
