import CardMath
import CardTestSupport
import Testing

@testable import CardCharts

@Suite struct EventMarksTests {
  @Test func aMarkTellsWhatSaysMost() {
    var marks = EventMarks()
    marks.add(["touch(header)"], at: 0)
    marks.add([], at: 5)
    marks.add(["settled(a)", "release(v=1.00)", "snap(b)"], at: 10)
    marks.add(["willAppear(b)", "pageHeader(80)"], at: 20)
    #expect(marks.marks.map(\.label) == ["touch(header)", "release(v=1.00) snap(b)", "pageHeader(80)"])
    #expect(marks.marks.map(\.rank) == [2, 0, 0])
    #expect(marks.marks[1].tooltip == "settled(a); release(v=1.00); snap(b)")
  }

  @Test(arguments: Seeds.few) func noneIsForgotten(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var marks = EventMarks()
    var (time, count) = (Int64(0), 0)
    for _ in 0..<4_000 {
      let own = Int(random.next() % 20)
      marks.add((0..<own).map { "event(\($0))" }, at: time)
      (time, count) = (time + Int64(random.next() % 90_000) + 1, count + own)
    }
    #expect(marks.marks.count <= EventMarks.limit)
    #expect(marks.marks.allSatisfy { $0.texts.count <= EventMarks.Mark.limit })
    #expect(marks.marks.reduce(0) { $0 + $1.texts.count + $1.omitted } == count)
    #expect(zip(marks.marks, marks.marks.dropFirst()).allSatisfy { $0.time < $1.time })
    let full = marks.marks.first { $0.omitted > 0 }
    #expect(full?.label == full.map { "\($0.texts.count + $0.omitted) events" })
    #expect(full?.tooltip.hasSuffix(" and \(full?.omitted ?? 0) more") == true)
  }
}
