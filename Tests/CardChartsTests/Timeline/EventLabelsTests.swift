import CardMath
import CardTestSupport
import Testing

@testable import CardCharts

@Suite struct EventLabelsTests {
  static func mark(_ time: Int64, _ texts: String...) -> EventMarks.Mark { EventMarks.Mark(time: time, texts: texts) }

  @Test func whatSaysMostComesFirst() {
    let labels = EventLabels(
      [Self.mark(0, "touch(header)"), Self.mark(10, "drag"), Self.mark(20, "release(v=1.00)")], x: 0, width: 300,
      lanes: 1
    ) { Double($0) }
    #expect(labels.labels.map(\.text) == ["release(v=1.00)"])
    #expect(labels.lanes == 1)
    #expect(labels.height > 0)
    #expect(EventLabels([], x: 0, width: 10, lanes: 3) { Double($0) }.height == 0)
  }

  @Test func atTheEndALabelStandsBeforeItsMark() {
    let labels = EventLabels([Self.mark(295, "settled(extended)")], x: 0, width: 300, lanes: 2) { Double($0) }
    #expect(labels.labels[0].x + TextMeasure.width("settled(extended)", size: 10) < 295)
  }

  /// No word is cut: a label with less room has fewer events, then the first one's name, then there is none.
  @Test func lessRoomHasFewerWords() {
    let mark = Self.mark(0, "release(v=1200.00)", "snap(collapsed)")
    #expect(mark.labels(ellipsis: "…") == ["release(v=1200.00) snap(collapsed)", "release(v=1200.00) …", "release…"])
    #expect(Self.mark(0, "grab").labels(ellipsis: "..") == ["grab"])
    var found: [String] = []
    for width in stride(from: 250.0, through: 5, by: -5) {
      let labels = EventLabels([mark], x: 0, width: width, lanes: 1) { Double($0) }.labels
      for label in labels { #expect(TextMeasure.width(label.text, size: 10) <= width) }
      found.append(labels.first?.text ?? "")
    }
    #expect(found.reduce(into: []) { if $0.last != $1 { $0.append($1) } } == mark.labels(ellipsis: "…") + [""])
  }

  /// A film shows a mark before what lies on its right: a label there is cut at the end, or left out.
  @Test func whereThePictureIsRevealedALabelStandsAfterItsMark() {
    func labels(at time: Int64) -> [EventLabels.Label] {
      EventLabels([Self.mark(time, "settled(extended)")], x: 0, width: 300, lanes: 2, isRevealed: true) { Double($0) }
        .labels
    }
    for time in stride(from: Int64(200), to: 300, by: 5) {
      for label in labels(at: time) {
        #expect(label.x > Double(time))
        #expect(label.x + TextMeasure.width(label.text, size: 10) <= 300)
      }
    }
    #expect(labels(at: 200).count == 1)
    #expect(labels(at: 250).first?.text != "settled(extended)")
    #expect(labels(at: 295).isEmpty)
  }

  /// No label lies over another, and no line leads through one.
  @Test(arguments: Seeds.few) func nothingOverlaps(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var time: Int64 = 0
    let words = ["release(v=-12.00)", "drag", "snap(peaking)", "settled(a)", "touch(header)", "grab"]
    let marks = (0..<40).map { _ in
      time += Int64(random.next() % 40) + 1
      return Self.mark(time, words[Int(random.next() % 6)])
    }
    let labels = EventLabels(marks, x: 0, width: 830, lanes: 4) { Double($0) }
    #expect(labels.labels.count > 4)
    func range(_ label: EventLabels.Label) -> ClosedRange<Double> {
      label.x...label.x + TextMeasure.width(label.text, size: 10)
    }
    for one in labels.labels {
      for other in labels.labels where other != one {
        #expect(one.lane != other.lane || !range(one).overlaps(range(other)))
        #expect(other.lane <= one.lane || !range(other).contains(labels.places[one.mark]))
      }
    }
  }
}
