import CardText
import Testing

@testable import CardCharts

/// A log far from its clock's zero is counted from its first sample, and the picture says so once.
@Suite struct LogClockTests {
  static func log(_ start: Int64, header: String = "time_us,card_y_pt") throws -> TimelinePlot {
    var text = header + "\n"
    for row in 0..<5 as Range<Int64> {
      let frame = header.contains("frame") ? "\(row)," : ""
      text += "\(start + row * 100_000),\(frame)\(row * 100)\n"
    }
    return try TimelineRowReaderTests.plot(text)
  }

  @Test(
    arguments: [
      (0, 0, ""), (999_999_999, 0, ""), (-999_999_999, 0, ""),
      (1_764_381_000_012_000, 1_764_381_000_012_000, "1764381000.012 s"),
      (1_000_000_000, 1_000_000_000, "1000 s"), (-1_000_000_000, -1_000_000_000, "−1000 s"),
    ] as [(Int64, Int64, String)])
  func farFromZeroTheFirstSampleCounts(first: Int64, zero: Int64, text: String) {
    let clock = LogClock(first: first)
    #expect(clock.zero == zero)
    #expect(text.isEmpty || clock.text == text)
    let sentence = "Its times count from its first sample, at \(text) on its own clock."
    #expect(clock.sentence == (text.isEmpty ? "" : sentence))
  }

  /// The axis is that of a log that begins at 0, whatever the clock, and the offset is told once.
  @Test(arguments: [1_764_381_000_000_000, 1_700_000_000_000_000, 81_234_500_000, -5_000_000_000] as [Int64])
  func theAxisIsThatOfALogFromZero(start: Int64) throws {
    let (far, near) = (try Self.log(start), try Self.log(0))
    #expect(far.span == near.span)
    #expect(far.timelines[0].series[1].buckets == near.timelines[0].series[1].buckets)
    let title = "time, ms, from the first sample, at \(LogClock(first: start).text)"
    let shape = try #require(XMLShape.parse(far.svg()))
    let texts = shape.texts("text")
    let plain = try #require(XMLShape.parse(near.svg())).texts("text")
    #expect(texts == plain.map { $0 == "time, ms" ? title : $0 })
    #expect(far.svg().contains("Time counts from the first sample, at "))
    #expect(far.text() == near.text() + "      time, from the first sample, at \(LogClock(first: start).text)\n")
    // A narrow picture has room for less.
    let narrow = try #require(XMLShape.parse(try Self.log(-1_764_381_000_012_345).svg(PlotStyle(width: 320))))
    #expect(narrow.texts("text").last == "time, ms, from the first sample")
  }

  /// A table that has frames is a run's, on the scenario's clock; and a range of time is one of the axis.
  @Test func runsAndRangesAreTheAxiss() throws {
    let run = try Self.log(2_000_000_000, header: "time_us,frame,card_y_pt")
    #expect(run.span == (2_000_000_000, 2_000_400_000))
    #expect(run.zeroNotes.isEmpty)
    var plot = TimelinePlot(columns: [.cardY])
    plot.window = 50_000...250_000
    plot.begin("log", isLog: true)
    for index in 0..<5 {
      plot.add(microseconds: 1_764_381_000_000_000 + Int64(index) * 100_000, values: [Double(index)])
    }
    #expect(plot.span == (100_000, 200_000))
  }

  /// Among several timelines each far log is counted from its own first sample.
  @Test func eachLogHasItsOwn() throws {
    var plot = TimelinePlot(columns: [.cardY])
    for (name, start, isLog) in [("run", 0, false), ("a", 5_000_000_000, true), ("b", 9_000_000_000, true)] {
      plot.begin(name, isLog: isLog)
      for index in 0..<3 { plot.add(microseconds: Int64(start + index * 100_000), values: [Double(index)]) }
    }
    #expect(plot.span == (0, 200_000))
    let zeros = ["a from its first sample, at 5000 s", "b from its first sample, at 9000 s"]
    #expect(plot.zeros == zeros)
    #expect(plot.text().hasSuffix(zeros.map { "      time, \($0)\n" }.joined()))
    let texts = { (width: Double) in try #require(XMLShape.parse(plot.svg(PlotStyle(width: width)))).texts("text") }
    #expect(try texts(830).last == "time, ms, " + zeros.joined(separator: "; "))
    #expect(try texts(320).last == "time, ms, each log from its first sample")
  }
}
