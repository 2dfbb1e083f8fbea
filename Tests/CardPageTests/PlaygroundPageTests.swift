import CardDialects
import CardExamples
import CardMotion
import CardScenario
import CardSettings
import CardTestSupport
import CardText
import Foundation
import Testing

@testable import CardPage

/// The page of a playground: its data, its parts and its size.
@Suite struct PlaygroundPageTests {
  static func page(_ name: String, presets: [Preset] = Preset.all) throws -> String {
    let document = try #require(BuiltInScenarios.named(name)).document
    return text(try PlaygroundPage(document, name: name, presets: presets), effort: .careful)
  }

  /// The text of a page. A debug build takes two seconds for one that is packed with care, and half of that without.
  private static func text(_ page: PlaygroundPage, effort: LZMAEncoder.Effort = .quick) -> String {
    var page = page
    var buffer = ByteBuffer()
    page.effort = effort
    page.write(to: &buffer)
    return buffer.text
  }

  static let flickUp = Result { try page("flick-up") }
  private static let flickUpData = Result { try Carried(in: flickUp.get()).data }

  /// The page of a scenario's own text under a preset file that is called as the scenario's preset.
  private static let own = Result {
    let document = try ScenarioDocument.read(SourceText(name: "a.json", text: text), name: "a")
    return text(try PlaygroundPage(document, name: "a.json", presets: [softer(), .standard]))
  }
  private static let ownData = Result { try Carried(in: own.get()).data }

  static func data(_ page: String) throws -> [String: Any] { try data(Carried(in: page).data) }

  private static func data(_ json: [UInt8]) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(json)) as? [String: Any])
  }

  private static func softer() throws -> Preset {
    try Preset.read(
      SourceText(name: "mine.json", text: #"{ "name": "standard", "about": "Softer." }"#), name: "mine")
  }

  @Test func everySettingAndEveryPresetIsThere() throws {
    let data = try Self.data(Self.flickUpData.get())
    let keys = try #require(data["keys"] as? [[String: Any]])
    #expect(keys.map { $0["name"] as? String } == SettingKey.all.map(\.name))
    #expect(keys.allSatisfy { !(($0["meaning"] as? String) ?? "").isEmpty })
    let presets = try #require(data["presets"] as? [[String: Any]])
    #expect(Set(presets.compactMap { $0["name"] as? String }) == Set(Preset.all.map(\.name)))
    for preset in presets {
      let name = try #require(preset["name"] as? String)
      #expect(preset["about"] as? String == Preset.named(name)?.summary)
    }
    #expect((presets[0]["settings"] as? [String])?.count == SettingKey.all.count)
    let first = try #require(data["first"] as? [[String: Any]])
    #expect(first.allSatisfy { SettingKey.named($0["key"] as? String ?? "") != nil })
    #expect(first.count == PlaygroundPage.firstKeys.count)
  }

  /// A headline slider moves within its key's range, and each end is a value that the key takes.
  @Test func theFirstSlidersStayWithinTheirKeys() throws {
    for first in PlaygroundPage.firstKeys {
      let key = try #require(SettingKey.named(first.key))
      var settings = Settings()
      for end in [first.range.lowerBound, first.range.upperBound] {
        #expect(throws: Never.self, "\(first.key) at \(end)") { try key.set(.number(end), in: &settings) }
      }
    }
  }

  /// A range that the page divides by powers of ten has a scale of its own: the key's would be another one.
  @Test func rangesOfPowersHaveAScale() throws {
    let data = try Self.data(Self.flickUpData.get())
    let (keys, first) = (data["keys"] as? [[String: Any]], data["first"] as? [[String: Any]])
    let scales = { (list: [[String: Any]]?, name: String, key: String) in
      list?.first { $0[name] as? String == key }?["scale"] as? String
    }
    #expect(scales(keys, "name", "scroll.deceleration_rate") == "rest")
    #expect(scales(keys, "name", "motion.edge_overshoot_max") == "values")
    #expect(scales(first, "key", "motion.edge_overshoot_max") == "values")
    #expect(scales(first, "key", "settle.response") == nil)
  }

  /// A preset file may be called as one that comes with the library: the first of that name explains the scenario's.
  @Test func aPresetFileExplainsItself() throws {
    let presets = try #require(try Self.data(Self.ownData.get())["presets"] as? [[String: Any]])
    #expect(presets[0]["about"] as? String == "Softer.")
    #expect(presets.count == 1)
    guard Seeds.areAll else { return }
    let data = try Self.data(Self.page("flick-up", presets: [Self.softer()] + Preset.all))
    let all = try #require(data["presets"] as? [[String: Any]])
    #expect(all[0]["about"] as? String == "Softer.")
    #expect(all.count == Preset.all.count)
  }

  /// A preset's settings are the first one's with its changes.
  @Test func changesMakeThePresets() throws {
    let document = try #require(BuiltInScenarios.named("flick-up")).document
    let data = try Self.data(Self.flickUpData.get())
    let presets = try #require(data["presets"] as? [[String: Any]])
    let first = try #require(presets[0]["settings"] as? [String])
    for preset in presets.dropFirst() {
      let changes = try #require(preset["changes"] as? [String: String])
      let settings = first.enumerated().map { changes["\($0)"] ?? $1 }
      var other = document
      let presetName = try #require(preset["name"] as? String)
      other.use(try #require(Preset.named(presetName)))
      let wanted = EngineData(try other.scenario(), of: other).settings.map { EngineData.text(of: $0) }
      #expect(settings == wanted)
      #expect(!changes.isEmpty)
    }
  }

  /// The code of a platform has two of the spring's numbers as blanks, and nothing of the springs that it was made of.
  @Test func snippetsHaveBlanks() throws {
    let all = PlaygroundSnippets.all
    let targets = all.map(\.target)
    #expect(targets.contains(.swiftui))
    #expect(targets.contains(.caspring))
    #expect(targets.contains(.compose))
    #expect(!targets.contains(.cssBezier))
    for platform in all {
      for code in [platform.swinging, platform.overdamped].compactMap({ $0 }) {
        for blank in code.form.split(separator: " ") { #expect(code.text.contains("{\(blank)}"), "\(code.text)") }
        #expect(code.text.filter { $0 == "{" }.count >= 2)
        for number in ["0.43217", "0.81239", "1.31239", "211.373"] { #expect(!code.text.contains(number)) }
        #expect(code.error >= 0)
        #expect(code.error <= 0.05)
      }
    }
  }

  /// With the numbers of another spring in its blanks, the code is the one that is exported of that spring.
  @Test func filledBlanksAreTheExport() throws {
    let spring = Spring(response: 0.37, dampingRatio: 0.66)
    let numbers = [
      "response": spring.response, "dampingRatio": spring.dampingRatio, "stiffness": spring.stiffness,
      "damping": spring.damping, "bounce": spring.bounce,
    ]
    for platform in PlaygroundSnippets.all {
      guard var code = platform.swinging?.text else { continue }
      for (name, number) in numbers {
        code = code.replacingOccurrences(of: "{\(name)}", with: ExportDigits.significant(6).text(number))
      }
      let exported = try RuleExport(.spring(spring, takesVelocity: true)).snippet(for: platform.target)
      #expect(code == exported.code)
    }
  }

  private static let text = """
    { "about": "a <b> & \\u2028", "device": "iphone-se-3", "fps": 120, "cards": [{ "name": "a" }],
      "set": { "settle.response": 0.3 }, "inputs": [] }
    """

  /// The members that a session writes anew aren't among the scenario's own.
  @Test func theScenarioIsItsOwnText() throws {
    let data = try Self.data(Self.ownData.get())
    let members = try #require(data["members"] as? String)
    let own = try #require(try JSONSerialization.jsonObject(with: Data(members.utf8)) as? [String: Any])
    #expect(Set(own.keys) == ["about", "device", "cards"])
    let presets = try #require(data["presets"] as? [[String: Any]])
    #expect(presets.count == 1)
    #expect(presets[0]["set"] as? String == #"{"settle.response": 0.3}"#)
    #expect(try HTMLCheck.flaw(in: Self.own.get()) == nil)
  }

  /// A session of a page that options have changed is under the same screen, preset and settings.
  @Test func aSessionIsUnderTheOptions() throws {
    let mine = #"{ "name": "mine", "set": { "settle.damping_ratio": 0.5, "snap.policy": "step" } }"#
    let detents = #"{ "low": 600, "high": { "place": 100, "reach": "finger" } }"#
    let text = "{ \"cards\": [{ \"name\": \"a\", \"detents\": \(detents) }] }"
    var document = try ScenarioDocument.read(SourceText(name: "a.json", text: text), name: "a")
    document.use(try Preset.read(SourceText(name: "mine.json", text: mine), name: "mine"))
    try document.set(try #require(SettingKey.named("settle.response")), to: .text("350ms"))
    document.move(to: try #require(Device.all.first { $0.name == "iphone-se-3" }))
    var page = try PlaygroundPage(document, name: "a.json", presets: [Preset.standard])
    page.options.preset = "mine.json"
    page.options.settings = [PlaygroundOptions.Setting(key: "settle.response", word: "settle.response=350ms")]
    let data = try Self.data(Self.text(page))
    let presets = try #require(data["presets"] as? [[String: Any]])
    #expect(presets[0]["name"] as? String == "mine")
    #expect(presets[0]["base"] as? String == "standard")
    #expect(
      presets[0]["set"] as? String
        == #"{"snap.policy": "step", "settle.response": 0.35, "settle.damping_ratio": 0.5}"#)
    // Under another preset, what is the scenario's own is kept, and the preset's isn't.
    #expect(presets[1]["base"] == nil)
    #expect(presets[1]["set"] as? String == #"{"settle.response": 0.35}"#)
    let members = try #require(data["members"] as? String)
    #expect(members.contains(#""device": "iphone-se-3""#))
    let scale: Double = 667.0 / 852
    #expect(data["detentScale"] as? Double == scale)
    let options = try #require(data["options"] as? [String: Any])
    #expect(options["preset"] as? String == "mine.json")
    #expect(options["device"] as? String == "")
    #expect(options["set"] as? [String: String] == ["settle.response": "settle.response=350ms"])
  }

  @Test(arguments: Seeds.every(5, of: ["flick-up", "tour", "content-changes-in-hand", "push-pop", "rotation"]))
  func thePageIsWhole(name: String) throws {
    let page = try name == "flick-up" ? Self.flickUp.get() : Self.page(name)
    #expect(HTMLCheck.flaw(in: page) == nil)
    for part in page.split(separator: "http").dropFirst() {
      let isKnown = part.hasPrefix("-equiv=") || part.hasPrefix("://www.w3.org/2000/svg")
      #expect(isKnown, "http\(part.prefix(40))")
    }
    #expect(page.utf8.count <= 220_000, "\(page.utf8.count) bytes")
  }
}
