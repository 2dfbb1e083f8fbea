import CardExamples
import CardMotion
import CardScenario
import CardSettings
import CardSimulation
import Testing

@testable import CardTuning

@Suite struct TuningKeyTests {
  static var document: ScenarioDocument { BuiltInScenarios.named("flick-up")!.document }

  /// Each key is found by its name, and setting it to its own value changes nothing.
  @Test func everyKeyIsSetToWhatItIs() throws {
    let document = Self.document
    for name in TuningKey.allNames {
      let key = try #require(TuningKey.named(name), "\(name)")
      var changed = document
      let text = key.text(in: document)
      try key.set(SettingValue(argument: text), in: &changed)
      #expect(changed.settings == document.settings || name.contains(".curve"), "\(name)")
      #expect(key.text(in: changed) == text, "\(name)")
      if let number = key.number(in: document) { #expect(key.range!.contains(number), "\(name)") }
    }
  }

  @Test func aControlPointMovesItsCurve() throws {
    var document = Self.document
    let key = try #require(TuningKey.named("settle.curve.y1"))
    try key.set(.number(0.7), in: &document)
    #expect(document.settings.settle.curve == .cubicBezier(CubicBezier(x1: 0, y1: 0.7, x2: 0.58, y2: 1)))
    #expect(key.number(in: document) == 0.7)
    #expect(key.setting(in: document) == "settle.curve=cubic-bezier(0, 0.7, 0.58, 1)")
    document.settings.settle.curve = .linear
    try key.set(.number(0.2), in: &document)
    #expect(document.settings.settle.curve == .cubicBezier(CubicBezier(x1: 0, y1: 0.2, x2: 1, y2: 1)))
    document.settings.settle.curve = .steps(Steps(3))
    var steps = document
    #expect((try? key.set(.number(0.2), in: &steps)) == nil)
    #expect(steps == document)
    #expect(key.number(in: document) == nil)
  }

  @Test func theRateIsAKey() throws {
    var document = Self.document
    let key = try #require(TuningKey.named("fps"))
    try key.set(.number(120), in: &document)
    #expect(document.rates.map(\.frameRate.hertz) == [120])
    #expect(key.text(in: document) == "120")
    #expect(key.isWhole)
    #expect(key.setting(in: document) == nil)
    #expect(!key.isOfRulesOnly)
    try key.set(.number(59.94), in: &document)
    #expect(document.rates.map(\.frameRate) == [FrameRate(frames: 60_000, seconds: 1001)])
    try key.set(.text("30000/1001"), in: &document)
    #expect(document.rates.map(\.frameRate) == [FrameRate(frames: 30_000, seconds: 1001)])
    for hertz in [0, 23.9, 60.0001, 240.5] { #expect((try? key.set(.number(hertz), in: &document)) == nil) }
  }

  @Test func whatMeansNothingIsNotInForce() throws {
    #expect(TuningKey.named("settle.response")!.isInForce(in: Self.document))
    #expect(!TuningKey.named("settle.curve.x1")!.isInForce(in: Self.document))
    #expect(TuningKey.named("push.curve.z1") == nil)
    #expect(TuningKey.named("settle.response.x1") == nil)
  }

  /// A control point can't move the curve beyond its bounds.
  @Test func aCurveThatReachesTooFarIsRefused() {
    var settings = Settings()
    settings.tap.curve = .cubicBezier(CubicBezier(x1: 0.3, y1: 4, x2: 0.6, y2: 1))
    let key = TuningKey.named("tap.curve.y2")
    #expect(throws: SettingError.self) { try key?.set(.number(2), in: &settings) }
  }
}
