import CardMath
import CardTestSupport
import CardText
import Testing

/// All problems of random objects, and their order, against a list that is made without the parser and the reader.
@Suite struct ObjectReaderOrderTests {
  /// A member as it is written, and the name that it means.
  private struct Member {
    var written: String
    var name: String
    var value: Int
  }

  /// A problem at an offset in characters, which is its column less 1.
  private struct Problem {
    var offset: Int
    var text: String
  }

  /// Two ways to write some names: with an escape, or with another sequence of Unicode characters.
  private static let twofold = [
    (["tap", "\\u0074ap"], "tap"), (["é", "e\u{301}", "\\u00e9"], "é"), (["K", "\u{212A}"], "K"),
    (["a b", "a\\u0020b"], "a b"), (["", ""], ""), (["👆", "\\ud83d\\udc46"], "👆"),
  ]

  private func name(_ random: inout SplitMix64) -> (written: String, name: String) {
    if random.next(below: 4) == 0 {
      let (forms, name) = Self.twofold[Int(random.next(below: UInt64(Self.twofold.count)))]
      return (forms[Int(random.next(below: UInt64(forms.count)))], name)
    }
    let name = ["header", "heeder", "name", "nmae", "detent"][Int(random.next(below: 5))]
    let number = random.next(below: 30)
    return number < 10 ? (name, name) : ("\(name)_\(number)", "\(name)_\(number)")
  }

  @Test(arguments: Seeds.first(5, of: 20)) func problemsComeInOrder(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<Seeds.count(20, of: 60) {
      let count = [0, 2, 5, 16, 17, 20, 90][Int(random.next(below: 7))]
      let members = (0..<count).map { _ in
        let (written, name) = name(&random)
        return Member(written: written, name: name, value: Int(random.next(below: 12)))
      }
      // Some of the keys are asked for, some twice, and some others as well.
      var asked: [(key: String, isRequired: Bool)] = []
      for _ in 0..<random.next(below: 40) { asked.append((name(&random).name, random.next(below: 4) == 0)) }
      if random.next(below: 2) == 0 { asked += members.map { ($0.name, false) } }
      let text = "{" + members.map { "\"\($0.written)\": \($0.value)" }.joined(separator: ", ") + "}"
      #expect(found(text, asked) == expected(members, asked), "seed \(seed): \(text)")
    }
  }

  private func found(_ text: String, _ asked: [(key: String, isRequired: Bool)]) -> [String] {
    do throws(DiagnosticsError) {
      _ = try JSONDocument.object(SourceText(name: "a.json", text: text)) { reader in
        for (key, isRequired) in asked {
          if isRequired {
            _ = reader.required(key, as: .integer(in: 0...9))
          } else {
            _ = reader.optional(key, as: JSONShape<Int>.integer(in: 0...9))
          }
        }
        return true
      }
      return []
    } catch {
      return error.summary
    }
  }

  private func expected(_ members: [Member], _ asked: [(key: String, isRequired: Bool)]) -> [String] {
    var problems: [Problem] = []
    var offset = 1
    var present: [(name: String, offset: Int, value: Int, valueOffset: Int)] = []
    for member in members {
      let length = member.written.unicodeScalars.count
      if let first = present.first(where: { $0.name == member.name }) {
        let help = "the first is at line 1, column \(first.offset + 1)"
        let text = "the key \(quoted(member.written)) comes twice | \(help)"
        problems.append(Problem(offset: offset, text: text))
      } else {
        present.append((member.name, offset, member.value, offset + length + 4))
      }
      offset += length + 4 + "\(member.value)".count + 2
    }
    var (known, missing): ([String], [String]) = ([], [])
    for (key, isRequired) in asked {
      if !known.contains(key) { known.append(key) }
      guard let member = present.first(where: { $0.name == key }) else {
        if isRequired, !missing.contains(key) { missing.append(key) }
        continue
      }
      if member.value > 9 {
        let text = "expected a whole number from 0 to 9, found \(member.value)"
        problems.append(Problem(offset: member.valueOffset, text: text))
      }
    }
    let absent = known.filter { key in !present.contains { $0.name == key } }
    for member in present where !known.contains(member.name) {
      let nearest = NearestName.find(member.name, in: absent) ?? NearestName.find(member.name, in: known)
      missing.removeAll { $0 == nearest }
      var help = nearest.map { " | did you mean \"\($0)\"?" }
      if help == nil, known.count <= 12 { help = " | known here: \(known.joined(separator: ", "))" }
      if known.isEmpty { help = " | no key is known here" }
      problems.append(Problem(offset: member.offset, text: "unknown key \(quoted(member.name))\(help ?? "")"))
    }
    for key in missing { problems.append(Problem(offset: 0, text: "missing key \"\(key)\"")) }
    let sorted = problems.enumerated().sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }
    return sorted.prefix(Diagnostics.shownLimit).map { "1:\($0.element.offset + 1) \($0.element.text)" }
  }

  /// A name in quotation marks, as it is read.
  private func quoted(_ written: String) -> String {
    for (forms, _) in Self.twofold {
      // A key that comes twice is quoted as it was read the second time.
      if let form = forms.first(where: { $0.unicodeScalars.elementsEqual(written.unicodeScalars) }) {
        return "\"\(form.contains("\\") ? forms[0] : form)\""
      }
    }
    return "\"\(written)\""
  }
}
