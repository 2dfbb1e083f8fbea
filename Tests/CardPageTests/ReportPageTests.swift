import CardExamples
import CardPage
import CardScenario
import CardText
import CardTimeline
import Testing

/// The page as a document: what it says without scripts, its size, and that no name breaks out of it.
@Suite struct ReportPageTests {
  static func page(_ names: [String], title: String = "A report") throws -> String {
    var page = ReportPage(title: title)
    for name in names { page.entries.append(try entry(name)) }
    var buffer = ByteBuffer()
    page.write(to: &buffer)
    return buffer.text
  }

  static func entry(_ name: String) throws -> ReportEntry {
    let document = try #require(BuiltInScenarios.named(name)).document
    return try ReportEntry(
      try document.scenario(), document: document, name: name, preset: Preset.named(document.preset))
  }

  @Test func theDocumentIsWellFormed() throws {
    let page = try Self.page(["flick-up", "tour"])
    #expect(HTMLCheck.flaw(in: page) == nil)
    #expect(page.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">"))
  }

  @Test func withoutScriptsThereArePlotsAndTables() throws {
    let page = try Self.page(["flick-up", "push-pop"])
    for words in [
      "<h2><bdi>flick-up</bdi></h2>", "src='data:image/svg+xml,<svg ", "<th scope=\"row\">settle_ms</th>",
      "release(v=-1400.00)", "<summary>Metrics</summary>",
    ] {
      #expect(page.range(of: words) != nil, "\(words) is missing")
    }
  }

  @Test func nothingIsFetched() throws {
    let page = try Self.page(["flick-up"])
    for part in page.split(separator: "http").dropFirst() {
      let isKnown = part.hasPrefix("-equiv=") || part.hasPrefix("://www.w3.org/2000/svg")
      #expect(isKnown, "http\(part.prefix(40))")
    }
    #expect(page.range(of: "default-src 'none'") == nil)
    #expect(page.range(of: "default-src &#39;none&#39;") != nil)
  }

  /// 60 KB, and 30 KB a scenario: half of all take less, and ten usual ones together.
  @Test func thePageIsSmall() throws {
    let empty = try Self.page([]).utf8.count
    #expect(empty <= 60_000, "\(empty) bytes without a scenario")
    var sizes: [(name: String, count: Int)] = []
    for scenario in BuiltInScenarios.all {
      sizes.append((scenario.name, try Self.page([scenario.name]).utf8.count - empty))
    }
    let ordered = sizes.map(\.count).sorted()
    #expect(ordered[ordered.count / 2] <= 30_000)
    let first = ["tour", "flick-up", "flick-down", "push-pop", "keys", "rotation", "resize", "map-insets"]
    #expect(try Self.page(first + ["hold-then-lift", "compact-height"]).utf8.count <= 360_000)
  }

  static let hostile = [
    "</script><img src=x onerror=alert(1)>", "<!--<script>", "\"'><svg onload=alert(1)>", "\u{202E}txt.exe\u{202C}",
    String(repeating: "long-name-", count: 4), "🃏🗺️👩‍👩‍👧", "a\u{2028}b\u{2029}c", "&lt;b&gt; &amp;", "\u{0}\u{1B}[31m",
  ]

  @Test(arguments: hostile) func noNameBreaksOut(name: String) throws {
    let table =
      "time_us,card_y_pt,phase,target,events\n0,10,resting,\(name.filter { !",\"\n".contains($0) }),\n9,20,,,x\n"
    var page = ReportPage(title: name)
    page.entries.append(
      try ReportEntry(
        TimelineTable(SourceText(name: "t", bytes: Array(table.utf8))), name: name, screen: Device.standard.screen))
    page.entries[0].checks = [ReportEntry.Check(isMet: false, words: name)]
    page.entries[0].commands = [name]
    page.entries[0].settings = [ReportEntry.Row([name, name, name, name])]
    (page.command, page.version) = (name, name)
    var buffer = ByteBuffer()
    page.write(to: &buffer)
    let text = buffer.text
    #expect(HTMLCheck.flaw(in: text) == nil)
    #expect(HTMLCheck.count(of: "script", in: text) == 2)
    #expect(HTMLCheck.count(of: "img", in: text) == 1)
    #expect(HTMLCheck.count(of: "svg", in: text) == 0)
    #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 })
  }

  @Test func whatDiffersFromThePresetIsListed() throws {
    var document = try #require(BuiltInScenarios.named("flick-up")).document
    try SettingKey.named("settle.damping_ratio")?.set(.number(0.5), in: &document.settings)
    let entry = try ReportEntry(
      try document.scenario(), document: document, name: "softer", preset: Preset.named(document.preset))
    #expect(entry.settings.map { Array($0.cells.prefix(3)) } == [["settle.damping_ratio", "0.5", "0.8"]])
    #expect(entry.isPassed)
  }

  @Test func expectationsAreVerdicts() throws {
    let text = """
      { "cards": [{ "name": "a" }], "inputs": [{ "at": "0s", "release": { "velocity": -900 } }],
        "expect": [{ "metric": "overshoot_pt", "max": 30 }, { "metric": "target", "is": "collapsed" }] }
      """
    let document = try ScenarioDocument.read(SourceText(name: "a.json", text: text), name: "a")
    let entry = try ReportEntry(try document.scenario(), document: document, name: "a", preset: nil)
    #expect(entry.checks.map(\.isMet) == [true, false])
    #expect(!entry.isPassed)
    #expect(entry.checks[1].words.hasPrefix("target is "))
  }
}
