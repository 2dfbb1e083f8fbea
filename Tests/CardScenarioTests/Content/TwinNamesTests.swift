import CardMath
import CardModel
import CardScenario
import CardScenarioSupport
import CardTestSupport
import CardText
import Testing

/// Items with the same identifier in one table are named by number.
@Suite struct TwinNamesTests {
  /// The names of a scenario's items: of its document, of its arrivals, and of the items that inputs insert.
  static func names(_ components: String, _ feed: String = "{}", _ inputs: String = "") throws -> [[String?]] {
    let text = """
      {"cards": [{"name": "a", "content": {"components": [\(components)]}, "feed": \(feed)}], "inputs": [\(inputs)]}
      """
    let document = try document(text)
    let card = document.cards[0]
    guard case .spots(let own)? = card.content?.body else { return [] }
    var all = own.map { $0.items.map(\.name) }
    for arrivals in [card.feed.atEnd, card.feed.atBeginning, card.feed.onRefresh] {
      all += (arrivals ?? []).map { $0.items.map(\.name) }
    }
    for input in document.inputs {
      guard case .content(let content) = input.action else { continue }
      switch content.change {
      case .append(let items), .prepend(let items), .insert(let items, _): all.append(items.map(\.name))
      case .update(let item, _): all.append([item.name])
      default: break
      }
    }
    return all
  }

  static func items(_ names: String...) -> String {
    "[" + names.map { #"{"identifier": "\#($0)"}"# }.joined(separator: ", ") + "]"
  }

  static func component(_ names: String...) -> String {
    #"{"items": [\#(names.map { #"{"identifier": "\#($0)"}"# }.joined(separator: ", "))]}"#
  }

  /// Random documents, with and without twins, against a count of each name.
  @Test(arguments: Seeds.few) func whoeverStandsForSeveralLosesItsName(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<20 {
      // The larger the pool of names, the rarer the twins.
      let pool = [4, 40, 4_000, 400_000][Int(random.next(below: 4))]
      let components = (0..<1 + random.next(below: 3)).map { _ in
        (0..<random.next(below: 12)).map { _ in
          (name: "item-\(random.next(below: UInt64(pool)))", count: [1, 1, 1, 1, 1, 0, 2][Int(random.next(below: 7))])
        }
      }
      var counts: [String: Int] = [:]
      for item in components.joined() { counts[item.name, default: 0] += item.count }
      let text = components.map { items in
        let list = items.map { #"{"identifier": "\#($0.name)", "repeat": \#($0.count)}"# }.joined(separator: ", ")
        return #"{"items": [\#(list)]}"#
      }
      let expected = components.map { items in items.map { counts[$0.name] ?? 0 > 1 ? nil : $0.name } }
      #expect(try Self.names(text.joined(separator: ", ")) == expected, "seed \(seed)")
    }
  }

  @Test func oneOfAKindKeepsItsName() throws {
    #expect(try Self.names(Self.component("x", "y")) == [["x", "y"]])
  }

  /// Equal identifiers have no names: in one component, in two, or by repetition.
  @Test func twinsOfADocumentHaveNoNames() throws {
    #expect(try Self.names(Self.component("x", "y", "x")) == [[nil, "y", nil]])
    #expect(try Self.names(Self.component("x", "y") + ", " + Self.component("y", "z")) == [["x", nil], [nil, "z"]])
    #expect(try Self.names(#"{"items": [{"identifier": "x", "repeat": 2}, {"identifier": "y"}]}"#) == [[nil, "y"]])
  }

  /// The first item keeps its name; an arriving item with the same identifier has none.
  @Test func twinsThatArriveHaveNoNames() throws {
    let feed = #"{"at_end": [\#(Self.items("x", "z"))], "at_beginning": [\#(Self.items("z", "w"))]}"#
    #expect(try Self.names(Self.component("x", "y"), feed) == [["x", "y"], [nil, nil], [nil, "w"]])
  }

  /// Items of a refresh replace all items, as an update replaces one, so they may have the same names.
  @Test func whatTakesTheirPlaceMayHaveTheirNames() throws {
    let feed =
      #"{"at_end": [\#(Self.items("z"))], "on_refresh": [\#(Self.items("x", "q", "q", "z")), \#(Self.items("x"))]}"#
    #expect(try Self.names(Self.component("x"), feed) == [["x"], ["z"], ["x", nil, nil, nil], ["x"]])
    let update = #"{"at": "1ms", "update": {"identifier": "x"}, "index": 0}"#
    #expect(try Self.names(Self.component("x"), "{}", update) == [["x"], ["x"]])
  }

  @Test func twinsThatInputsPutInHaveNoNames() throws {
    let inputs = ["append", "prepend", "insert"].map { key in
      #"{"at": "1ms", "\#(key)": \#(Self.items("x", key, "twice")), "index": 0}"#
        .replacing(#", "index": 0"#, with: key == "insert" ? #", "index": 0"# : "")
    }.joined(separator: ", ")
    #expect(
      try Self.names(Self.component("x"), "{}", inputs) == [
        ["x"], [nil, "append", nil], [nil, "prepend", nil], [nil, "insert", nil],
      ])
  }

  /// Each card has table rows of its own.
  @Test func otherCardsNamesDontMatter() throws {
    let content = #"{"components": [\#(Self.component("x"))]}"#
    let document = try document(
      #"""
      {"cards": [{"name": "a", "content": \#(content)}, {"name": "b", "content": \#(content)}],
       "inputs": [{"at": "1ms", "append": \#(Self.items("y")), "card": "a"},
                  {"at": "2ms", "append": \#(Self.items("y")), "card": "b"}]}
      """#)
    let names = document.inputs.compactMap { input -> String? in
      guard case .content(let content) = input.action, case .append(let items) = content.change else { return nil }
      return items[0].name
    }
    #expect(names == ["y", "y"])
  }

  /// Equal identifiers in the document itself give a warning, one for each identifier.
  @Test func twinsOfADocumentAreWarnedOf() throws {
    let text = #"{"components": [{"items": \#(Self.items("x", "y", "x", "y", "x"))}]}"#
    var warnings: [Diagnostic] = []
    _ = try ContentText.read(SourceText(name: "a.json", text: text)) { warnings.append($0) }
    #expect(
      warnings.map { "\($0.line):\($0.column) \($0.path ?? "-") \($0.message)" } == [
        #"1:16 $.components the identifier "x" stands for 3 items, which are named by number"#,
        #"1:16 $.components the identifier "y" stands for 2 items, which are named by number"#,
      ])
  }
}
