import CardExamples
import CardMath
import CardScenario
import CardSettings
import CardTestSupport
import CardText
import CardTimeline
import Foundation
import Testing

@testable import CardPage

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

  /// A picture marks the detents at which the card never rests, too.
  @Test func picturesMarkAllDetents() throws {
    let pictures = try Self.page(["skip-detent"]).components(separatedBy: "<svg ").dropFirst()
    #expect(!pictures.isEmpty)
    #expect(pictures.contains { $0.contains(">peaking<") })
  }

  /// A plot that would be too long has no events, and if that doesn't do, the positions alone.
  @Test(arguments: [("push-pop", true, true), ("google-maps-sheet", true, false), ("tour", true, false)])
  func picturesShowWhatFits(name: String, hasFades: Bool, hasEvents: Bool) throws {
    let page = try Self.page([name])
    let start = try #require(page.range(of: "<svg "))
    let end = try #require(page.range(of: "</svg>", range: start.upperBound..<page.endIndex))
    let picture = page[start.lowerBound..<end.lowerBound]
    #expect(picture.contains(">position, pt<"))
    #expect(picture.contains(">velocity, pt/s<") == hasFades)
    #expect(picture.contains(">fades, alpha<") == hasFades)
    #expect((picture.contains(">push(") || picture.contains(">touch(")) == hasEvents)
  }

  /// The channels have lanes in the player, and panels in the picture.
  @Test func channelsAreDrawn() throws {
    let entry = try Self.entry("mini-player")
    #expect(entry.channels == ["artwork", "mini_bar", "shadow"])
    #expect(entry.data(cellsAt: 0, beside: nil).contains(#","channels":["artwork","mini_bar","shadow"],"#))
    let plot = String(decoding: entry.plot.svg(limit: 99_000), as: UTF8.self)
    #expect(entry.channels.allSatisfy { plot.contains(">\($0.replacing("_", with: " "))</text>") })
    #expect(try Self.entry("tour").data(cellsAt: 0, beside: nil).contains(#","channels":[],"#))
    // Of a table, those that are numbers.
    let table = "frame,time_us,card_y_pt,art,note\n0,0,1,0.5,x\n1,9,2,0.6,y\n"
    let read = try ReportEntry(
      TimelineTable(SourceText(name: "t", text: table)), name: "t", screen: Device.standard.screen)
    #expect(read.data(cellsAt: 0, beside: nil).contains(#","channels":["art"],"#))
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

  /// 60 KB, and 30 KB a scenario.
  @Test func thePageIsSmall() throws {
    let empty = try Self.page([]).utf8.count
    #expect(empty <= 60_000, "\(empty) bytes without a scenario")
    let names = Seeds.areAll ? BuiltInScenarios.all.map(\.name) : ["tour"]
    for name in names { #expect(try Self.page([name]).utf8.count <= 90_000, "\(name)") }
    let some = Seeds.every(5, of: Self.largest)
    let largest = try Self.page(some)
    #expect(largest.utf8.count <= 60_000 + 30_000 * some.count, "\(largest.utf8.count) bytes")
  }

  /// The built-in scenarios with the longest timelines, and those that tell of the most items.
  static let largest = [
    "cards-visibility", "cards-visibility-2", "cards-own", "cards-rows", "tour", "cards-hidden", "cards-list",
    "cards-keyboard", "cards-states", "sheet-dismissal",
  ]

  /// The data has all that the page leaves to scripts.
  @Test func everyEventIsThere() throws {
    let entry = try Self.entry("cards-visibility")
    #expect(entry.timeline.events.count > 2 * ReportEntry.plainEvents)
    let page = try Self.page(["cards-visibility"])
    #expect(HTMLCheck.count(of: "li", in: page) == ReportEntry.plainEvents + entry.checks.count)
    let data = try #require(
      try JSONSerialization.jsonObject(with: Data(try Carried(in: page).data)) as? [String: Any])
    let entries = try #require(data["entries"] as? [[String: Any]])
    let events = try #require(entries[0]["events"] as? [[Any]])
    #expect(events.map { $0[0] as? Int } == entry.timeline.events.dropFirst(ReportEntry.plainEvents).map(\.row))
    #expect(events.map { $0[3] as? String } == entry.timeline.events.dropFirst(ReportEntry.plainEvents).map(\.text))
  }

  static let hostile = [
    "</script><img src=x onerror=alert(1)>", "<!--<script>", "\"'><svg onload=alert(1)>", "\u{202E}txt.exe\u{202C}",
    String(repeating: "long-name-", count: 4), "🃏🗺️👩‍👩‍👧", "a\u{2028}b\u{2029}c", "&lt;b&gt; &amp;", "\u{0}\u{1B}[31m",
  ]

  @Test(arguments: Seeds.every(7, of: hostile)) func noNameBreaksOut(name: String) throws {
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

  /// A device's log, in pixels and with a clock of its own, lies over the scenario that it was held against.
  @Test(arguments: [0.0, 5]) func aLogLiesOverItsScenario(error: Double) throws {
    let scenario = try #require(BuiltInScenarios.named("flick-up")).document.scenario()
    var (simulation, log, count) = (scenario.simulation, "t_ms,y_px\n", 0)
    while try simulation.next() {
      let time = Double(Instant(ticks: simulation.frame.ticks).microseconds) / 1000 + 81_234.5
      log += "\(time),\(simulation.frame.sample.cardY * 3 + (count == 60 ? error * 3 : 0))\n"
      count += 1
    }
    let (source, columns) = (SourceText(name: "log.csv", text: log), RecordingColumns(scale: 1.0 / 3))
    let recording = try RecordingReader(source, columns: columns).recording
    let comparison = try RecordingComparison(of: recording, with: scenario)
    let entry = try ReportEntry(
      TimelineTable(source, of: .recording), name: "log.csv", screen: Device.standard.screen, columns: columns,
      held: ReportEntry.Held(against: "flick-up", comparison))
    #expect(
      entry.timeline.cells.columns.map(\.name) == ["time_us", "card_y_pt", "expected_y_pt", "step_velocity_pt_s"])
    let plan = try ReportColumns(
      TimelineTable(source, of: .recording), columns, offset: Int64((comparison.offset * 1e6).rounded()))
    var rows = try TimelineTable(source, of: .recording).rows()
    #expect(try rows.next())
    #expect(try plan.microseconds(rows, of: TimelineTable(source, of: .recording)).magnitude < 1000)
    #expect(plan.position(rows).map { ($0 - 390.5).magnitude < 1e-9 } == true)
    #expect(entry.origin.contains(": scenario time = recording time − 81234.5 ms"), "\(entry.origin)")
    #expect(entry.checks.map(\.isMet) == [error == 0])
    let words = error == 0 ? "holds against flick-up: within 0.0" : "doesn't hold against flick-up: one of its "
    #expect(entry.checks[0].words.hasPrefix(words), "\(entry.checks)")
    #expect(entry.checks[0].words.contains("1 of \(count) samples") == (error > 0), "\(entry.checks)")
  }

  /// The second of two timelines is shown beside the first at once; of three, the first is shown alone.
  @Test func twoTimelinesLieOverEachOther() throws {
    func others(_ names: [String]) throws -> [Int?] {
      let page = try Self.page(names)
      let data = try JSONSerialization.jsonObject(with: Data(try Carried(in: page).data)) as? [String: Any]
      return try #require(data?["entries"] as? [[String: Any]]).map { $0["against"] as? Int }
    }
    #expect(try others(["flick-up"]) == [nil])
    #expect(try others(["flick-up", "push-pop"]) == [1, nil])
    #expect(try others(["flick-up", "push-pop", "slop"]) == [nil, nil, nil])
  }

  /// A scenario of as many frames as a report shows is shown, and one more is an error instead of a trap.
  @Test func aScenarioThatIsTooLongIsRefused() throws {
    let document = try #require(BuiltInScenarios.named("flick-up")).document
    let scenario = try document.scenario()
    var (simulation, count) = (scenario.simulation, 0)
    while try simulation.next() { count += 1 }
    let entry = try ReportEntry(scenario, document, name: "a", nil, rowLimit: count)
    #expect(entry.rowCount == count)
    #expect(throws: ReportError.tooLong) {
      try ReportEntry(scenario, document, name: "a", nil, rowLimit: count - 1)
    }
  }

  /// Of very many events the first are listed, and the page says how many there are.
  @Test func moreEventsThanAreListedAreCounted() throws {
    let count = ReportTimeline.eventLimit + 3
    let rows = (0..<count).map { "\($0),\($0),x" }.joined(separator: "\n")
    let table = "time_us,card_y_pt,events\n\(rows)\n"
    var page = ReportPage(title: "a")
    page.entries.append(
      try ReportEntry(
        TimelineTable(SourceText(name: "t", bytes: Array(table.utf8))), name: "t", screen: Device.standard.screen))
    var buffer = ByteBuffer()
    page.write(to: &buffer)
    #expect(buffer.text.contains("Events (the first \(ReportTimeline.eventLimit) of \(count))"))
  }

  /// A cell that isn't the number that it should be is named with its place, in the report as everywhere.
  @Test(
    arguments: ["zzz", "nan", "inf", "1e999", "1e300"],
    ["time_us,card_y_pt", "time_ms,y_pt", "time_us,card_y_pt,map_dim_alpha"])
  func aNumberThatIsNoneIsNamed(cell: String, header: String) throws {
    let columns = header.split(separator: ",").count
    let row = columns == 2 ? "10,\(cell)" : "10,5,\(cell)"
    let table = "\(header)\n0,5\(columns == 2 ? "" : ",0")\n\(row)\n"
    var text = ""
    do throws(DiagnosticsError) {
      _ = try ReportEntry(
        TimelineTable(SourceText(name: "t.csv", text: table), of: .recording), name: "t",
        screen: Device.standard.screen)
    } catch {
      text = error.text
    }
    #expect(text.hasPrefix("t.csv:3:"), "\(text)")
    #expect(text.contains(cell), "\(text)")
  }

  /// A log far from its clock's zero is counted from its first sample; a run's rows are on the scenario's clock.
  @Test(arguments: [("t_ms,y", "1764381000012", true), ("time_us,card_y_pt", "0", false)])
  func aLogIsCountedFromItsFirstSample(header: String, start: String, isFar: Bool) throws {
    let first = try #require(Int64(start))
    var text = header + "\n"
    for row in 0..<9 as Range<Int64> { text += "\(first + row * 100),\(row)\n" }
    let entry = try ReportEntry(
      TimelineTable(SourceText(name: "t.csv", text: text), of: .recording), name: "t", screen: Device.standard.screen)
    let words = "Its times count from its first sample, at 1764381000.012 s on its own clock."
    #expect(entry.origin == "Read from a table, 9 rows." + (isFar ? " " + words : ""))
    // The first cell of the times, after the lengths of its stretches, is 0.
    #expect(entry.timeline.cells.bytes.prefix(2) == [9, 0])
    #expect(String(decoding: entry.plot.svg(limit: 99_000), as: UTF8.self).contains(">time, ms</text>"))
  }

  /// A table that is read piece by piece has no places, and its errors have the words alone.
  @Test func anErrorOfATableInPiecesIsOne() throws {
    let bytes = Array(("time_us,card_y_pt\n" + (0..<99).map { "\($0),5\n" }.joined() + "99,zzz\n").utf8)
    let table = try TimelineTable(
      TimelineText(name: "t.csv") {
        var isRead = false
        return { buffer throws(DiagnosticsError) in
          if isRead { return false }
          (buffer, isRead) = (buffer + bytes, true)
          return true
        }
      })
    var text = ""
    do throws(DiagnosticsError) {
      _ = try ReportEntry(table, name: "t", screen: Device.standard.screen)
    } catch {
      text = error.text
    }
    #expect(text.contains("expected a number, found \"zzz\""), "\(text)")
  }
}
