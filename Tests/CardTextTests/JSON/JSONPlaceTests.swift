import CardMath
import CardTestSupport
import CardText
import Testing

@Suite struct JSONPlaceTests {
  @Test(arguments: Seeds.few) func everyPlaceHoldsWhatIsMeant(seed: UInt64) throws {
    var made = JSONText(seed: seed)
    for _ in 0..<40 {
      let (text, kind) = made.value()
      let diagnostics = Diagnostics(SourceText(name: "a.json", text: text))
      let root = try #require(JSONParser.place(diagnostics), "\(text)")
      try compare(root, kind, .root, in: text)
      #expect(!diagnostics.hasErrors, "\(text)")
    }
  }

  /// Compares a place and all that is in it with the value that was written there.
  private func compare(_ place: JSONPlace, _ kind: JSONValue.Kind, _ path: JSONPath, in text: String) throws {
    #expect(place.path == path, "\(text)")
    #expect(place.value.placeless.kind == kind, "\(text)")
    let part = SourceText(name: "part", bytes: Array(Array(text.utf8)[place.range]))
    #expect(JSONParser.parse(Diagnostics(part))?.placeless.kind == kind, "\(text)")

    var (flag, number, string): (Bool?, Double?, String?) = (nil, nil, nil)
    var elements: [JSONValue] = []
    switch kind {
    case .null: #expect(place.kind == .null)
    case .bool(let value): flag = value
    case .number(let value, _): number = value
    case .string(let value): string = value
    case .array(let values): elements = values
    case .object(let members): try compare(place, members, path, in: text)
    case .invalid: Issue.record("no value is invalid here")
    }
    #expect(place.bool == flag)
    #expect(place.double == number)
    #expect(place.string == string)
    let places = Array(place.elements)
    try #require(places.count == elements.count)
    #expect(place.elements.count == elements.count)
    #expect(place.elements.isEmpty == elements.isEmpty)
    for (number, element) in places.enumerated() {
      try compare(element, elements[number].kind, path.element(number), in: text)
    }
  }

  private func compare(_ place: JSONPlace, _ members: [JSONMember], _ path: JSONPath, in text: String) throws {
    var places: [JSONPlace?] = []
    let shape = JSONShape<[String]>.object { reader in
      // From the last to the first, so that no member is found just because it is the next one.
      places = reader.keys.reversed().map { reader.find($0) }.reversed()
      return reader.keys
    }
    #expect(shape.value(at: place) == members.map { $0.key }, "\(text)")
    for (found, member) in zip(places, members) {
      try compare(#require(found), member.value.kind, path.key(member.key), in: text)
    }
  }

  /// The path of a place is found from the root on, past all that stands before it.
  @Test func pathsPastManyValues() throws {
    let text = #"{"a": [[1, {"b": 2}], {}, [[]], {"b": {"b": [0, {"ä": true}]}}], "c": {"d": [null]}}"#
    let diagnostics = Diagnostics(SourceText(name: "a.json", text: text))
    let root = try #require(JSONParser.place(diagnostics))
    var paths: [String] = []
    func walk(_ place: JSONPlace) {
      paths.append(place.path.text)
      for element in place.elements { walk(element) }
      guard place.kind == .object else { return }
      _ = JSONShape<Bool>.object { reader in
        for key in reader.keys { reader.find(key).map(walk) }
        return true
      }.value(at: place)
    }
    walk(root)
    #expect(
      paths == [
        "$", "$.a", "$.a[0]", "$.a[0][0]", "$.a[0][1]", "$.a[0][1].b", "$.a[1]", "$.a[2]", "$.a[2][0]", "$.a[3]",
        "$.a[3].b", "$.a[3].b.b", "$.a[3].b.b[0]", "$.a[3].b.b[1]", #"$.a[3].b.b[1]["ä"]"#, "$.c", "$.c.d", "$.c.d[0]",
      ])
  }

  /// Paths are right in any order of asking, also in long arrays and objects, where the search starts in the middle.
  @Test(arguments: Seeds.few) func pathsInAnyOrder(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let count = 700
    let members = (0..<count).map { "\"k\($0)\": [[\($0)]]" }.joined(separator: ", ")
    let text = "[" + (0..<count).map { _ in "{\"a\": [1]}" }.joined(separator: ", ") + ", {\(members)}]"
    let diagnostics = Diagnostics(SourceText(name: "a.json", text: text))
    let root = try #require(JSONParser.place(diagnostics))
    let inner = JSONShape<[JSONPlace]>.object { reader in
      reader.keys.flatMap { key in reader.find(key).map { Array($0.elements) } ?? [] }
    }
    var places: [(place: JSONPlace, path: String)] = []
    for (number, element) in root.elements.enumerated() {
      let found = try #require(inner.value(at: element))
      for (key, list) in found.enumerated() {
        if number < count {
          places.append((list, "$[\(number)].a[0]"))
        } else {
          try places.append((#require(Array(list.elements).first), "$[\(count)].k\(key)[0][0]"))
        }
      }
    }
    #expect(places.count == 2 * count)
    for _ in 0..<Seeds.count(500, of: 2_000) {
      let (place, path) = places[Int(random.next(below: UInt64(places.count)))]
      #expect(place.path.text == path, "seed \(seed)")
    }
  }
}
