import CardContent
import Testing

@Suite struct ContentTextTests {
  static func keys(_ text: String) throws -> [String] {
    try contentText(text).carriedKeys.map { "\($0.path) \($0.count)" }
  }

  @Test func oneOfTwoSystemsHasIt() throws {
    #expect(try contentText(#"{"components": []}"#).kind == .spots)
    #expect(try contentText(#"{"cards": []}"#).kind == .cardParts)
  }

  /// Each carried key is listed once, with the number of its members in the whole document.
  @Test func carriedKeysAreCounted() throws {
    let text = """
      {"version": 2, "ads": [{"a": 1}],
       "components": [
         {"title": "x", "items": [{"title": "a", "action": 1}, {"title": "b"}]},
         {"campaign": 1, "title": "y", "items": [{"subtitle": "c", "title": "d", "repeat": 50}]}]}
      """
    #expect(
      try Self.keys(text) == [
        "version 1", "ads 1", "components[].title 2", "components[].items[].title 3", "components[].items[].action 1",
        "components[].campaign 1", "components[].items[].subtitle 1",
      ])
  }

  /// Unread keys of a layout, an interaction or a size are carried too.
  @Test(
    arguments: [
      (#""layout": {"dynamic-height": true}"#, "components[].layout.dynamic-height 1"),
      (#""layout": {"inset": {"middle": 1}}"#, "components[].layout.inset.middle 1"),
      (#""layout": {"content-inset": {"middle": 1}}"#, "components[].layout.content-inset.middle 1"),
      (#""meta": {"url": "x"}"#, "components[].meta.url 1"),
      (#""interaction": {"scroll-direction": "x"}"#, "components[].interaction.scroll-direction 1"),
      (#""header": {"title": "x"}"#, "components[].header.title 1"),
      (#""footer": {"size": {"depth": 1}}"#, "components[].footer.size.depth 1"),
      (#""items": [{"size": {"depth": 1}}, {"size": {"depth": 2}}]"#, "components[].items[].size.depth 2"),
    ])
  func carriedKeysAreFoundAtEveryLevel(members: String, key: String) throws {
    let items = members.contains("\"items\"") ? "" : #", "items": [{}]"#
    #expect(try Self.keys(#"{"components": [{\#(members)\#(items)}]}"#) == [key])
  }

  /// Keys come from a server: characters that control a terminal are escaped, and long keys are cut.
  @Test func carriedKeysAreFitForATerminal() throws {
    let long = String(repeating: "k", count: 41)
    #expect(
      try Self.keys(#"{"\u001b[31m": 1, "\#(long)": 1, "components": []}"#) == [
        #"\u001b[31m 1"#, String(repeating: "k", count: 40) + "… 1",
      ])
  }

  @Test func whatIsReadIsNotCarried() throws {
    let text = """
      {"components": [{
        "identifier": "a", "kind": "list", "type": "list", "span": 1, "header": "h", "footer": {"kind": "f"},
        "layout": {"inset": 1, "span": 2}, "meta": {"headerHeight": 5}, "interaction": {"paginate": "item"},
        "items": [{"identifier": "b", "size": {"width": 1, "height": 2}, "kind": "v", "repeat": 2}]}]}
      """
    #expect(try Self.keys(text).isEmpty)
    #expect(try Self.keys(#"{"cards": [{"name": "a"}]}"#).isEmpty)
  }

  @Test func twoDocumentsThatSayTheSameAreTheSame() throws {
    let text = #"{"components": [{"items": [{"size": {"height": 5}}]}]}"#
    #expect(try contentText(text) == contentText(text))
    #expect(try contentText(text) != contentText(text.replacing("5", with: "6")))
  }
}
