import CardMath
import CardModel
import CardScenarioSupport
import CardSimulation
import CardTestSupport
import CardText
import CardTimeline
import Testing

@Suite struct TimelineWriterTests {
  static let flick = """
    {"cards": [{"name": "maps", "detent": "peaking"}, {"name": "b", "detent": "extended"}],
     "inputs": [{"at": "0ms", "move": "extended", "animated": false}, {"at": "20ms", "tap": "header"},
                {"at": "30ms", "push": "b"}, {"at": "40ms", "pop": true}], "duration": "50ms"}
    """

  static func text(
    _ text: String = flick, _ columns: [Column] = Column.defaults, _ format: TimelineWriter.Format = .csv,
    _ precision: Precision = .places(4)
  ) throws -> String {
    let scenario = try CardScenarioSupport.scenario(text)
    var writer = TimelineWriter(columns: columns, names: scenario.names, format: format, precision: precision)
    var buffer = ByteBuffer()
    writer.appendHeader(to: &buffer)
    var simulation = scenario.simulation
    while try simulation.next() {
      writer.append(simulation.frame, events: simulation.events, scene: simulation.scene, to: &buffer)
    }
    return buffer.text
  }

  @Test func theWholeText() throws {
    let header =
      "frame,time_us,phase,card,touch_y_pt,card_y_pt,card_velocity_pt_s,model_y_pt,target,progress,stack_dim_alpha,"
      + "map_dim_alpha,map_button_alpha,content_alpha,scroll_offset_pt,scroll_velocity_pt_s,overdrag_pt,stack_depth,"
      + "transition_progress,transition_y_pt,events\n"
    let text = try Self.text()
    #expect(text.hasPrefix(header))
    let rows = text.dropFirst(header.count).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(rows.count == 5 && rows[4].isEmpty)
    #expect(
      rows[0]
        == "0,0,resting,maps,,71.0000,0.0000,71.0000,extended,1.0000,0.0000,0.2500,0.0000,1.0000,0.0000,0.0000,0.0000,"
        + "1,,,move(extended);settled(extended)")
    #expect(rows[1].hasPrefix("1,16667,resting,maps,,"))
    #expect(rows[1].hasSuffix(",1,,,"))
    #expect(rows[2].hasPrefix("2,33333,pushing,b,,71.0000,0.0000,71.0000,extended,1.0000,0.00"))
    #expect(rows[2].hasSuffix(";settled(extended)"))
    #expect(rows[2].contains("ignored(nothing);push(b)"))
    // No cell needs quotation marks: every row has as many cells as the header.
    for row in rows.dropLast() { #expect(row.split(separator: ",", omittingEmptySubsequences: false).count == 21) }
    #expect(!text.contains("\""))
    #expect(!text.contains("\r"))
  }

  @Test func columnsComeInTheirOrder() throws {
    #expect(
      try Self.text(Self.flick, [.cardY, .frame, .target]) == """
        card_y_pt,frame,target
        71.0000,0,extended
        71.0000,1,extended
        71.0000,2,extended
        71.0000,3,extended

        """)
  }

  @Test func precisionIsPlacesOrExact() throws {
    let text = #"{"cards": [{"name": "a", "detents": {"x": 700.1, "y": 123.456789}}]}"#
    #expect(try Self.text(text, [.cardY, .progress], .csv, .places(0)) == "card_y_pt,progress\n700,0\n")
    #expect(try Self.text(text, [.cardY], .csv, .places(6)) == "card_y_pt\n700.100000\n")
    #expect(try Self.text(text, [.cardY, .scrollOffset], .csv, .exact) == "card_y_pt,scroll_offset_pt\n700.1,0\n")
  }

  @Test func jsonLinesAreObjectsWithNulls() throws {
    #expect(
      try Self.text(Self.flick, [.frame, .phase, .card, .touchY, .target, .progress, .events], .jsonl).split(
        separator: "\n"
      )
      .first
        == #"{"frame":0,"phase":"resting","card":"maps","touch_y_pt":null,"target":"extended","progress":1.0000,"#
        + #""events":"move(extended);settled(extended)"}"#)
    // Without columns there are still rows.
    #expect(try Self.text(Self.flick, [], .jsonl) == "{}\n{}\n{}\n{}\n")
    #expect(try Self.text(Self.flick, [], .csv) == "\n\n\n\n\n")
    // Every line is JSON that the project's own reader reads.
    for line in try Self.text(Self.flick, Column.defaults, .jsonl).split(separator: "\n") {
      #expect(problems(Array(line.utf8)).isEmpty)
    }
  }

  /// While a finger is down, its position is in the row and the target is empty.
  @Test func aFingerFillsItsCellAndEmptiesTheTargets() throws {
    let text = """
      {"cards": [{"name": "a", "detent": "peaking"}],
       "inputs": [{"at": "0ms", "path": {"points": [["0ms", 200, 430], ["60ms", 200, 370]], "jitter": false}}]}
      """
    let rows = try Self.text(text, [.touchY, .target, .phase]).split(separator: "\n").dropFirst()
    #expect(rows.first == "430.0000,peaking,resting")
    #expect(rows.contains { $0.hasSuffix(",,dragging") })
    #expect(rows.last == ",extended,resting")
  }

  /// Short and long names are written by different code; both are complete.
  @Test(arguments: [1, 7, 8, 9, 15, 16, 17, 31, 40])
  func namesOfAnyLengthAreWhole(length: Int) throws {
    let name = String("abcdefghijklmnopqrstuvwxyz0123456789_-AB".prefix(length))
    let text = #"{"cards": [{"name": "\#(name)"}], "duration": "0ms"}"#
    #expect(try Self.text(text, [.frame, .card, .phase]) == "frame,card,phase\n0,\(name),resting\n")
  }

  /// A curve that rises vertically has no finite velocity to write.
  @Test func aVerticalCurveLeavesTheVelocityEmpty() throws {
    let text = """
      {"cards": [{"name": "a"}],
       "set": {"tap.motion": "curve", "tap.curve": "cubic-bezier(1, 0, 0, 1)", "tap.duration": 0.1},
       "inputs": [{"at": "0ms", "move": "extended"}]}
      """
    let rows = try Self.text(text, [.time, .cardVelocity]).split(separator: "\n")
    #expect(rows.contains("50000,"))
    #expect(rows.count { $0.hasSuffix(",") } == 1)
  }

  /// A cell that equals the one above it is copied from there: the rows are those of writers that know no row above.
  @Test(arguments: TimelineWriter.Format.allCases, [.exact, .places(0), .places(4), .places(17)] as [Precision])
  func rowsAreIndependentOfTheRowsAbove(format: TimelineWriter.Format, precision: Precision) throws {
    let long = String(repeating: "long-name_", count: 4)
    let text = """
      {"cards": [
         {"name": "\(long)", "detent": "peaking", "content": 1600}, {"name": "b", "detent": "extended"}],
       "inputs": [{"at": "100ms", "push": "b"}, {"at": "700ms", "move": "peaking"}, {"at": "1200ms", "pop": true},
                  {"at": "1900ms", "path": {"points": [["0ms", 200, 600], ["60ms", 200, 370]], "jitter": false}}]}
      """
    let scenario = try CardScenarioSupport.scenario(text)
    let choices: [([Column], String?)] = [
      (Column.allCases, nil), (Column.defaults, "a \"b\""), ([.cardY, .cardY, .target], nil), ([], nil), ([], "a"),
    ]
    for (columns, preset) in choices {
      func writer() -> TimelineWriter {
        TimelineWriter(
          columns: columns, names: scenario.names, format: format, precision: precision,
          labels: preset.map { [TimelineWriter.Label("preset", $0)] } ?? [])
      }
      var simulation = scenario.simulation
      var one = writer()
      while try simulation.next() {
        // Buffers without room, so that they grow in the middle of a row.
        var row = ByteBuffer(capacity: 0)
        one.append(&simulation, to: &row)
        var expected = ByteBuffer(capacity: 0)
        var other = writer()
        other.append(simulation.frame, events: simulation.events, scene: simulation.scene, to: &expected)
        if row.text == expected.text { continue }
        Issue.record("frame \(simulation.frame.number): \(row.text) instead of \(expected.text)")
        return
      }
      #expect(simulation.frame.number > 100)
    }
  }

  /// Numbers of any length, of which some come again and some don't fit into what is kept of a cell.
  @Test(arguments: TimelineWriter.Format.allCases)
  func longNumbersAreIndependentOfTheRowsAbove(format: TimelineWriter.Format) throws {
    let numbers = [0, -0.0, 1, 390.5, 1e300, -1e300, .leastNonzeroMagnitude, 0.1, -123.456789, .pi * 1e9]
    var random = SplitMix64(seed: 41)
    let columns: [Column] = [.cardY, .touchY, .frame, .cardVelocity, .progress, .scrollOffset]
    for precision in [Precision.exact, .places(2), .places(17)] {
      func writer() -> TimelineWriter {
        TimelineWriter(columns: columns, names: Names(), format: format, precision: precision)
      }
      var one = writer()
      for index in 0..<300 {
        func draw() -> Double { numbers[Int(random.next(below: UInt64(numbers.count)))] }
        var frame = Frame()
        frame.sample.cardY = draw()
        frame.sample.touchY = random.next(below: 2) == 0 ? draw() : nil
        frame.sample.cardVelocity = random.next(below: 2) == 0 ? draw() : nil
        frame.sample.progress = draw()
        frame.sample.scrollOffset = draw()
        var row = ByteBuffer(capacity: 0)
        one.append(frame, events: EventLog(), scene: Scene(), to: &row)
        var expected = ByteBuffer(capacity: 0)
        var other = writer()
        other.append(frame, events: EventLog(), scene: Scene(), to: &expected)
        if row.text == expected.text { continue }
        Issue.record("seed 41, row \(index): \(row.text) instead of \(expected.text)")
        return
      }
    }
  }

  @Test func copiesOfAWriterDontShareTheirRows() throws {
    let scenario = try CardScenarioSupport.scenario(Self.flick)
    var simulation = scenario.simulation
    var one = TimelineWriter(columns: [.frame, .phase, .cardY], names: scenario.names)
    var buffer = ByteBuffer()
    #expect(try simulation.next())
    one.append(&simulation, to: &buffer)
    var other = one
    var copy = simulation
    while try copy.next() { other.append(&copy, to: &buffer) }
    buffer.removeAll()
    #expect(try simulation.next())
    one.append(&simulation, to: &buffer)
    #expect(buffer.text == "1,resting,71.0000\n")
  }

  /// A scene is computed only if a column shows a part of it, since it takes time.
  @Test(arguments: TimelineWriter.Format.allCases)
  func theSceneIsComputedOnlyIfAColumnNeedsIt(format: TimelineWriter.Format) throws {
    let scenario = try CardScenarioSupport.scenario(Self.flick)
    var simulation = scenario.simulation
    #expect(try simulation.next())
    for (columns, count) in [(Column.defaults, 0), ([.frame, .cardWidth, .cardX], 1)] {
      var writer = TimelineWriter(columns: columns, names: scenario.names, format: format)
      var asked = 0
      var buffer = ByteBuffer()
      func scene() -> Scene {
        asked += 1
        return simulation.scene
      }
      writer.append(simulation.frame, events: simulation.events, scene: scene(), to: &buffer)
      #expect(asked == count)
      if count == 1 { #expect(buffer.text.contains("393.0000") && buffer.text.contains("0.0000")) }
    }
  }
}
