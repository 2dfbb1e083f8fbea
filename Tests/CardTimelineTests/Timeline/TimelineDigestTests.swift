import CardMath
import CardModel
import CardScenarioSupport
import CardSimulation
import CardTimeline
import Testing

@Suite struct TimelineDigestTests {
  static func digest(_ text: String, fps: Int64 = 60) throws -> String {
    var document = try CardScenarioSupport.document(text)
    document.rates = [.init(start: 0, hertz: fps)]
    let scenario = try document.scenario()
    var (simulation, digest) = (scenario.simulation, TimelineDigest(names: scenario.names))
    while try simulation.next() { digest.combine(simulation.frame, events: simulation.events) }
    return digest.text
  }

  static let base =
    #"{"cards": [{"name": "a", "content": 900}, {"name": "b"}], "inputs": [{"at": "20ms", "tap": "header"}]}"#

  @Test func itIsSixteenDigitsAndAlwaysTheSame() throws {
    let digest = try Self.digest(Self.base)
    #expect(digest.utf8.count == 16)
    #expect(digest.utf8.allSatisfy { (48...57).contains($0) || (97...102).contains($0) })
    #expect(try Self.digest(Self.base) == digest)
    #expect(TimelineDigest(names: Names()).text.utf8.count == 16)
  }

  @Test(arguments: [
    ("20ms", "21ms"), ("\"a\"", "\"c\""), ("tap\": \"header", "key\": \"expand"), ("20ms", "20.001ms"),
  ])
  func whatChangesTheTimelineChangesIt(old: String, new: String) throws {
    // A tap and a key that lead to the same position give the same timeline.
    let same = new.contains("expand")
    #expect(try (Self.digest(Self.base.replacing(old, with: new)) == Self.digest(Self.base)) == same)
  }

  /// Events count, even if no other column changes.
  @Test func eventsCount() throws {
    let still = #"{"cards": [{"name": "a"}]}"#
    let reported = #"{"cards": [{"name": "a"}], "inputs": [{"at": "0ms", "pop": true}]}"#
    #expect(try Self.digest(still) != Self.digest(reported))
    #expect(try Self.digest(reported) == Self.digest(reported.replacing(#""pop": true"#, with: #""key": "back""#)))
  }

  @Test func namesThatDoNotShowDoNotCount() throws {
    #expect(try Self.digest(Self.base.replacing("\"b\"", with: "\"other\"")) == Self.digest(Self.base))
  }

  @Test func theRateCounts() throws {
    #expect(try Self.digest(Self.base, fps: 61) != Self.digest(Self.base))
  }

  /// The expected digest is computed by hand from the columns except `frame`, as DESIGN has it: numbers by bits, words
  /// by length and UTF-8.
  @Test func itIsTheDigestOfTheColumns() throws {
    var names = Names()
    let ids = ["a", "collapsed", "peaking", "extended"].map { names.id(of: $0) }
    #expect(ids == [0, 1, 2, 3])
    var expected = Digest()
    func word(_ text: String) { expected.combine(utf8: text.utf8, count: text.utf8.count) }
    expected.combine(Int64(0))  // time_us
    word("resting")
    word("a")
    expected.combineEmpty()  // touch_y_pt
    for number in [734.0, 0, 734] { expected.combine(number) }
    word("collapsed")
    // Progress, stack, map, buttons, content; offset, velocity, overdrag.
    for number in [0.0, 0, 0, 1, 0, 0, 0, 0] { expected.combine(number) }
    expected.combine(Int64(1))
    expected.combineEmpty()
    expected.combineEmpty()
    word("")
    let digest = try Self.digest(#"{"cards": [{"name": "a"}]}"#)
    let text = String(expected.value, radix: 16)
    #expect(digest == String(repeating: "0", count: 16 - text.utf8.count) + text)
  }
}
