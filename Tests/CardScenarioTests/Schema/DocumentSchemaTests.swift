import CardExamples
import CardScenario
import CardScenarioSupport
import CardSettings
import CardTestSupport
import CardText
import Foundation
import Testing

/// The schemas allow what the readers do, and know the same keys and words: the tests try every word in the sources of
/// the readers at every place, so that a key that a reader learns is missed here.
@Suite struct DocumentSchemaTests {
  private static let scenarioSchema = SchemaValidator(DocumentSchema.scenario.text)
  private static let presetSchema = SchemaValidator(DocumentSchema.preset.text)

  private var scenario: SchemaValidator { Self.scenarioSchema }
  private var preset: SchemaValidator { Self.presetSchema }

  @Test func everyBuiltInScenarioIsValid() {
    for entry in BuiltInScenarios.all {
      let text = String(decoding: entry.bytes, as: UTF8.self)
      #expect(scenario.mistakes(in: text) == [], "\(entry.name)")
    }
    #expect(BuiltInScenarios.all.count > 50)
  }

  /// Every scenario in the guides is valid; those that the reader refuses are there to be refused.
  @Test func everyScenarioOfTheGuidesIsValid() throws {
    var count = 0
    let folder = "Sources/CardSim/CardSim.docc/"
    let guides = try FileManager.default.contentsOfDirectory(atPath: Self.top.appendingPathComponent(folder).path)
    for name in ["README.md"] + guides.sorted().map({ folder + $0 }) where name.hasSuffix(".md") {
      let page = try String(contentsOf: Self.top.appendingPathComponent(name), encoding: .utf8)
      for block in page.components(separatedBy: "```json\n").dropFirst() {
        let text = block.components(separatedBy: "```")[0]
        guard text.hasPrefix("{"), (try? document(text)) != nil else { continue }
        #expect(scenario.mistakes(in: text) == [], "\(name): \(text)")
        count += 1
      }
    }
    #expect(count > 2)
  }

  // MARK: Keys

  /// Documents with the place of a further member at `@`.
  private static let objects = [
    #"{"cards": [{"name": "a"}]@}"#, #"{"cards": [{"name": "a"@}]}"#,
    #"{"cards": [{"name": "a"}], "screen": {"width": 400, "height": 800@}}"#,
    #"{"cards": [{"name": "a"}], "rates": [{"from": "0ms", "fps": 60@}]}"#,
    #"{"cards": [{"name": "a"}], "drop": {"share": 0.1@}}"#,
    #"{"cards": [{"name": "a"}], "set": {"touch.slop": 8@}}"#,
    #"{"cards": [{"name": "a", "pages": [{"name": "b"@}]}]}"#,
    #"{"cards": [{"name": "a", "detents": {"low": {"height": 90@}}}]}"#,
    #"{"cards": [{"name": "a", "content": {"cards": []@}}]}"#,
    #"{"cards": [{"name": "a", "content": {"cards": [], "theme": {"like": "mint"@}}}]}"#,
    #"{"cards": [{"name": "a", "content": {"cards": [{"name": "b"@}]}}]}"#,
    #"{"cards": [{"name": "a", "content": {"cards": [{"name": "b", "parts": [{"kind": "text", "height": 9@}]}]}}]}"#,
    #"{"cards": [{"name": "a", "content": {"cards": [{"name": "b", "parts": [{"kind": "table", "rows": 9@}]}]}}]}"#,
    #"{"cards": [{"name": "a", "content": {"cards": [{"name": "b", "parts": [{"kind": "stack", "parts": []@}]}]}}]}"#,
    #"{"cards": [{"name": "a", "content": {"cards": [{"name": "b", "parts": [{"kind": "title", "height": 9@}]}]}}]}"#,
    #"{"cards": [{"name": "a", "content": {"components": []}, "feed": {"rules": "spots-7.5"@}}]}"#,
    #"{"cards": [{"name": "a", "content": {"components": []}, "feed": {"at_end": [{"items": []@}]}}]}"#,
    #"{"cards": [{"name": "a", "content": {"components": [{"items": [], "layout": {"inset": 1@}@}]@}}]}"#,
    #"{"cards": [{"name": "a"}], "inputs": [{"at": "0ms", "rotate": true@}]}"#,
    #"{"cards": [{"name": "a"}], "inputs": [{"at": "0ms", "swipe": {"from": [1, 2], "to": [1, 9], "duration": "1s", "#
      + #""velocity": 9@}}]}"#,
    #"{"cards": [{"name": "a"}], "inputs": [{"at": "0ms", "path": {"points": [["0ms", 1, 2], ["1ms", 1, 2]]@}}]}"#,
    #"{"cards": [{"name": "a"}], "inputs": [{"at": "0ms", "resize": {"width": 400, "height": 800@}}]}"#,
    #"{"cards": [{"name": "a"}], "expect": [{"metric": "frames", "is": 1@}]}"#,
    #"{"cards": [{"name": "a"}], "expect": [{"column": "frame", "at": "end", "is": 1@}]}"#,
    #"{"cards": [{"name": "a"}], "tolerances": {"card_y_pt": {"abs": 1@}}}"#,
    #"{"cards": [{"name": "a"}], "recording": {"file": "a.csv"@}}"#,
  ]

  /// A key is unknown to the schema if and only if it is unknown to the reader.
  @Test(arguments: Seeds.every(6, of: objects)) func bothKnowTheSameKeys(template: String) throws {
    #expect(try document(Self.filled(template, "")).cards.count == 1)
    #expect(scenario.mistakes(in: Self.filled(template, "")) == [])
    let words = Self.words.filter { !template.contains("\"\($0)\":") && !Self.isOtherKind($0, in: template) }
    for start in stride(from: 0, to: words.count, by: 9) {
      let some = words[start..<min(start + 9, words.count)]
      let text = Self.filled(template, some.map { ", \"\($0)\": null" }.joined())
      let bySchema = scenario.mistakes(in: text)
      var byReader: [String] = []
      do throws(DiagnosticsError) {
        _ = try document(text)
      } catch {
        byReader = error.diagnostics.map(\.message)
      }
      for word in some where !Self.isConditional(word, in: template) {
        // The settings' reader says of a key that stands elsewhere where it belongs.
        let isUnknown =
          byReader.contains("unknown key \"\(word)\"")
          || byReader.contains { $0.hasPrefix("\(word) are no setting") }
        let isRefused = bySchema.contains { $0.hasSuffix(": unknown key \(word)") }
        #expect(isUnknown == isRefused, "\(word) in \(template): \(bySchema) \(byReader)")
      }
    }
  }

  /// True for the key of another kind of object: beside the template's own, the reader knows no other key.
  private static func isOtherKind(_ word: String, in template: String) -> Bool {
    template.contains("\"content\": {\"") && (word == "components" || word == "cards")
      || template.contains("\"expect\"") && (word == "column" || word == "metric")
  }

  /// True for a key that one kind of an object has and another hasn't. The schema knows it and refuses it by a rule, of
  /// which other tests ask.
  private static func isConditional(_ word: String, in template: String) -> Bool {
    let companions = ["on", "animated", "of", "card", "index", "responder"]
    let parts = ["rows", "row_height", "footer", "parts", "axis", "spacing", "pages", "cells"]
    let others = ["cell_width", "cell_spacing", "button", "height"]
    return template.contains("\"rotate\"") && companions.contains(word)
      || template.contains("\"parts\": [{") && (parts + others).contains(word)
  }

  /// Every input with every companion is valid for both or for neither.
  @Test func bothKnowTheCompanionsOfAnInput() throws {
    let cards = #"{"name": "a", "pages": [{"name": "p"}], "content": {"cards": [{"name": "x", "parts": []}]}}"#
    let values = [
      "gesture": #""a.csv""#, "tap": #""map""#, "key": #""back""#, "focus": "9", "voiceover": "true",
      "reduce_motion": "true", "push": #""b""#, "swap": #""b""#, "pop": "true", "move": #""peaking""#, "page": "0",
      "map_overlays": "false", "rotate": "true", "resize": #""iphone-15""#, "bar": "true", "drop": "1",
      "append": "[]", "prepend": "[]", "insert": "[]", "update": "{}", "delete": "1", "measure": "{}",
      "state": #""none""#, "hide": #""x""#, "show": #""x""#, "keyboard": "9", "slide": "0", "select": "0",
      "scroll_to": "0", "choose": "0",
      "swipe": #"{"from": [1, 2], "to": [1, 9], "duration": "1s", "velocity": 9}"#,
      "path": #"{"points": [["0ms", 1, 2], ["1ms", 1, 2]]}"#,
    ]
    let companions = [
      "": "", "on": #""card""#, "animated": "false", "card": #""a""#, "of": "0", "index": "0", "responder": "[1, 2]",
    ]
    var (valid, refused) = (0, 0)
    for (kind, value) in values.sorted(by: { $0.key < $1.key }) {
      for (companion, other) in companions.sorted(by: { $0.key < $1.key }) {
        for index in ["", #", "index": 0"#] where companion != "index" || index.isEmpty {
          let member = companion.isEmpty ? "" : ", \"\(companion)\": \(other)"
          let input = #"{"at": "0ms", "\#(kind)": \#(value)\#(member)\#(index)}"#
          let text = #"{"bar": 9, "cards": [\#(cards), {"name": "b"}], "inputs": [\#(input)]}"#
          let isRead = (try? document(text)) != nil
          #expect(isRead == scenario.mistakes(in: text).isEmpty, "\(input)")
          if isRead { valid += 1 } else { refused += 1 }
        }
      }
    }
    #expect(valid > 60)
    #expect(refused > 100)
  }

  @Test func bothHaveEveryKeyOfTheSettings() throws {
    for key in SettingKey.all {
      let text = #"{"cards": [{"name": "a"}], "set": {"\#(key.name)": "?"}}"#
      #expect(!scenario.mistakes(in: text).isEmpty, "\(key.name)")
      #expect(!scenario.mistakes(in: text).contains { $0.contains("unknown") }, "\(key.name)")
      #expect(!preset.mistakes(in: #"{"set": {"\#(key.name)x": 1}}"#).isEmpty, "\(key.name)")
    }
  }

  // MARK: Values

  /// Documents with the place of a word at `@`, each of which takes only some.
  private static let places = [
    #"{"cards": [{"name": "a"}], "device": "@"}"#, #"{"cards": [{"name": "a"}], "preset": "@"}"#,
    #"{"cards": [{"name": "a"}], "inputs": [{"at": "0ms", "tap": "@"}]}"#,
    #"{"cards": [{"name": "a"}], "inputs": [{"at": "0ms", "key": "@"}]}"#,
    #"{"cards": [{"name": "a"}], "inputs": [{"at": "0ms", "pop": "@"}]}"#,
    #"{"cards": [{"name": "a"}], "inputs": [{"at": "0ms", "resize": "@"}]}"#,
    #"{"cards": [{"name": "a"}], "inputs": [{"at": "0ms", "gesture": "a.csv", "on": "@"}]}"#,
    #"{"cards": [{"name": "a"}], "inputs": [{"at": "0ms", "path": {"points": [["0ms", 1, 2], ["1ms", 1, 2]], "#
      + #""end": "@"}}]}"#,
    #"{"cards": [{"name": "a", "content": {"cards": [], "theme": "@"}}]}"#,
    #"{"cards": [{"name": "a", "content": {"cards": [], "theme": {"like": "@"}}}]}"#,
    #"{"cards": [{"name": "a", "content": {"cards": [{"name": "b", "parts": [{"kind": "title", "height": 9, "#
      + #""button": "@"}]}]}}]}"#,
    #"{"cards": [{"name": "a", "content": {"cards": [{"name": "b", "parts": [{"kind": "stack", "parts": [], "#
      + #""axis": "@"}]}]}}]}"#,
    #"{"cards": [{"name": "a", "content": {"components": []}, "feed": {"kinds": {"x": "@"}}}]}"#,
    #"{"cards": [{"name": "a", "content": {"components": [{"items": [], "layout": {"page-indicator": "@"}}]}}]}"#,
    #"{"cards": [{"name": "a", "content": {"components": [{"items": [], "layout": {"header-mode": "@"}}]}}]}"#,
    #"{"cards": [{"name": "a", "content": {"components": [{"items": [], "interaction": {"paginate": "@"}}]}}]}"#,
    #"{"cards": [{"name": "a"}], "set": {"tap.curve": "@"}}"#,
    #"{"cards": [{"name": "a"}], "set": {"snap.resistance": "@"}}"#,
    #"{"cards": [{"name": "a"}], "expect": [{"metric": "@", "is": ""}]}"#,
    #"{"cards": [{"name": "a"}], "expect": [{"column": "frame", "at": "@", "is": 1}]}"#,
  ]

  /// The hyphens of an easing's name may be left out, in the schema as for the reader.
  @Test(arguments: ["easeInOut", "ease-in-out", "fastOutSlowIn", "EASEOUT", "easeInQuad", "ease-in-quad"])
  func easingsNeedNoHyphens(name: String) throws {
    let text = #"{"cards": [{"name": "a"}], "set": {"tap.curve": "@"}}"#.replacingOccurrences(of: "@", with: name)
    #expect(throws: Never.self) { try document(text) }
    #expect(scenario.mistakes(in: text) == [])
  }

  /// Places of columns, which may be channels by any name: the schema can't know which of them the document has.
  private static let placesOfColumns = [
    #"{"cards": [{"name": "a"}], "expect": [{"column": "@", "at": "end", "is": ""}]}"#,
    #"{"cards": [{"name": "a"}], "tolerances": {"@": 1}}"#,
  ]

  /// A column that the reader takes is valid for the schema, too, and one whose name none can have isn't.
  @Test(arguments: placesOfColumns) func theSchemaAllowsEveryColumn(template: String) {
    var valid = 0
    let start = Self.placesOfColumns.firstIndex(of: template) ?? 0
    for word in Seeds.every(2, of: scenario.enumerations.sorted() + Self.words, from: start) {
      let text = template.replacingOccurrences(of: "@", with: word)
      guard (try? document(text)) != nil else { continue }
      #expect(scenario.mistakes(in: text) == [], "\(text)")
      valid += 1
    }
    #expect(valid > 20)
  }

  /// A word is valid for the schema if and only if the reader takes it: of those in the sources, and of the schema's.
  @Test(arguments: Seeds.every(6, of: places, from: 2)) func bothKnowTheSameWords(template: String) {
    // Of the words that the schema refuses, some are enough.
    let step = Seeds.areAll ? 1 : 10
    var valid = 0
    for (number, word) in (scenario.enumerations.sorted() + Self.words).enumerated() {
      let text = template.replacingOccurrences(of: "@", with: word)
      let isAllowed = scenario.mistakes(in: text).isEmpty
      if !isAllowed, number % step > 0 { continue }
      #expect(((try? document(text)) != nil) == isAllowed, "\(text)")
      if isAllowed { valid += 1 }
    }
    #expect(valid > 0)
  }

  /// A kind of part with its height, its rows or its parts is valid for both or for neither.
  @Test(arguments: [
    "text", "image", "button", "label", "icon", "slider", "switch", "progress", "text_field", "stack", "view", "title",
    "separator", "vertical_separator", "spacer", "bar", "histogram", "table", "collection", "paged", "tabel",
  ])
  func bothKnowWhatAPartNeeds(kind: String) {
    let members = [
      #""height": 9"#, #""rows": 9"#, #""parts": []"#, #""pages": 2"#, #""cells": 2"#, #""axis": "vertical""#,
    ]
    var valid = 0
    // By default those of two members at most, and some of the others, which differ from kind to kind.
    let start = kind.utf8.reduce(0) { $0 + Int($1) } % 8
    let all = Array(0..<1 << members.count)
    let others = Set(Seeds.every(8, of: all, from: start))
    for some in all where some.nonzeroBitCount <= 2 || others.contains(some) {
      let chosen = members.indices.filter { some >> $0 & 1 == 1 }.map { ", " + members[$0] }.joined()
      let part = #"{"kind": "\#(kind)"\#(chosen)}"#
      let text = #"{"cards": [{"name": "a", "content": {"cards": [{"name": "b", "parts": [\#(part)]}]}}]}"#
      let isRead = (try? document(text)) != nil
      #expect(isRead == scenario.mistakes(in: text).isEmpty, "\(part)")
      if isRead { valid += 1 }
    }
    #expect((valid > 0) == (kind != "tabel"))
  }

  /// Whatever a value becomes, the schema allows it if the reader does.
  @Test func theSchemaAllowsWhatTheReaderDoes() throws {
    let values = ["null", "true", "-1", "0", "0.5", "3", "1e9", #""x""#, #""10ms""#, #""50%""#, "[]", "{}", "[1, 2]"]
    var valid = 0
    for entry in Seeds.every(40, of: BuiltInScenarios.all) {
      let bytes = entry.bytes
      for (range, start) in Self.ranges(in: SchemaValidator.tree(String(decoding: bytes, as: UTF8.self))) {
        var spoilt = Array(bytes)
        spoilt.replaceSubrange(range, with: values[start % values.count].utf8)
        let changed = String(decoding: spoilt, as: UTF8.self)
        guard (try? document(changed)) != nil else { continue }
        valid += 1
        #expect(scenario.mistakes(in: changed) == [], "\(entry.name): \(changed)")
      }
    }
    #expect(valid > 50)
  }

  /// The places of all values in a document, each with a number of its own.
  private static func ranges(in value: JSONValue) -> [(Range<Int>, Int)] {
    var ranges: [(Range<Int>, Int)] = []
    func visit(_ value: JSONValue) {
      for copy in 0..<3 { ranges.append((value.range, ranges.count + copy)) }
      switch value.kind {
      case .array(let elements): elements.forEach(visit)
      case .object(let members): members.forEach { visit($0.value) }
      default: break
      }
    }
    visit(value)
    return ranges
  }

  // MARK: Presets

  @Test(arguments: [
    "{}", #"{"$schema": "./preset.schema.json", "name": "mine", "about": "x", "extends": "standard", "system": ""}"#,
    #"{"references": ["a"], "remarks": [], "set": {"settle.response": "300ms", "dim.map_max": {"value": "40%"}}}"#,
    #"{"extends": "other.json", "set": {"snap.policy": {"value": "step", "source": "here", "certainty": "measured"}}}"#,
  ])
  func aPresetIsValid(text: String) {
    #expect(preset.mistakes(in: text) == [])
  }

  @Test(arguments: [
    "[]", #"{"cards": []}"#, #"{"name": 1}"#, #"{"extends": "standart"}"#, #"{"set": {"settle.respons": 1}}"#,
    #"{"set": {"settle.response": {"source": "here"}}}"#, #"{"set": {"settle.response": {"value": 99}}}"#,
    #"{"set": {"settle.response": {"value": 1, "certainty": "sure"}}}"#, #"{"remarks": "none"}"#,
    #"{"set": {"settle.response": "1 pt"}}"#,
  ])
  func aSpoiltPresetIsNot(text: String) {
    #expect(!preset.mistakes(in: text).isEmpty)
  }

  /// Every preset that comes with the tool is a valid file.
  @Test func everyBuiltInPresetIsValid() throws {
    for name in Preset.names {
      let text = String(decoding: try #require(Preset.text(ofBuiltIn: name)), as: UTF8.self)
      #expect(preset.mistakes(in: text) == [], "\(name)")
    }
  }

  // MARK: Words

  private static let top = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Every word in quotation marks in the readers' sources, found once for all tests.
  private static let words: [String] = {
    var words: Set<String> = []
    let folder = top.appendingPathComponent("Sources/CardScenario")
    for path in (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? [] where path.hasSuffix(".swift")
    {
      guard let text = try? String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8) else { continue }
      for line in text.split(separator: "\n") {
        for (index, part) in line.split(separator: "\"", omittingEmptySubsequences: false).enumerated() {
          let isWord = part.utf8.allSatisfy { $0.isOfName || $0 == UInt8(ascii: "$") }
          if index % 2 == 1, isWord, (1...30).contains(part.utf8.count) { words.insert(String(part)) }
        }
      }
    }
    return words.sorted()
  }()

  @Test func theWordsAreFound() {
    #expect(Self.words.count > 300)
    #expect(Set(Self.words).isSuperset(of: ["$schema", "page_header", "item-spacing", "iphone-15", "lift_after"]))
  }

  private static func filled(_ template: String, _ member: String) -> String {
    template.replacingOccurrences(of: "@", with: member)
  }
}
