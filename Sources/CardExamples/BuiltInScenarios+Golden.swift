import CardTimeline

extension BuiltInScenarios {
  /// Returns the golden that comes with the tool for a built-in scenario.
  public static func golden(of name: String) -> GoldenTrail? {
    guard let place = goldenPlaces.first(where: { $0.name == name }) else { return nil }
    return goldens.withUTF8Buffer { GoldenTrail(lines: $0[place.range]) }
  }

  /// The names of the goldens that come with the tool, in their order.
  public static var goldenNames: [String] { goldenPlaces.map { $0.name } }

  /// The range of each golden's lines: from a line that begins without a blank to the next such line.
  private static let goldenPlaces: [(name: String, range: Range<Int>)] = goldens.withUTF8Buffer { text in
    var places: [(name: String, range: Range<Int>)] = []
    var line = 0
    while line < text.count {
      let end = text[line...].firstIndex(of: UInt8(ascii: "\n")) ?? text.count
      if text[line] == UInt8(ascii: " ") {
        places[places.count - 1].range = places[places.count - 1].range.lowerBound..<end
      } else {
        let name = text[line..<end].prefix { $0 != UInt8(ascii: " ") }
        places.append((String(decoding: name, as: UTF8.self), line..<end))
      }
      line = end + 1
    }
    return places
  }

  /// Returns the text of the Swift file with the goldens.
  public static func goldenSource(_ goldens: [(name: String, golden: GoldenTrail)]) -> String {
    let lines = goldens.map { $0.golden.text(named: $0.name) }.joined().split(separator: "\n")
    return """
      // Written by `CARDSIM_RECORD=1 swift test --filter GoldenTests`; not to be edited by hand.

      extension BuiltInScenarios {
        /// The goldens of all built-in scenarios, by name; `GoldenTrail.text(named:)` says how to read them.
        static let goldens: StaticString = \"\"\"
      \(lines.map { "    " + $0 }.joined(separator: "\n"))
          \"\"\"
      }

      """
  }
}
