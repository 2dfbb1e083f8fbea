import CardExamples
import CardMath
import CardModel
import CardScenario
import CardScenarioSupport
import CardSimulation
import CardTestSupport
import CardText
import CardTimeline
import Testing

/// A trace is read by `TraceReader` and compared with the rows of CSV, frame by frame.
@Suite struct TraceWriterTests {
  private static func trace(
    _ scenario: Scenario, columns: [TimelineColumn]? = nil, title: String = "run", firstTrack: UInt64 = 1
  ) throws -> [UInt8] {
    let columns = columns ?? TimelineColumn.all(channels: scenario.channelNames)
    var writer = TraceWriter(
      columns: columns, channels: scenario.channelNames, names: scenario.names, title: title, firstTrack: firstTrack)
    var buffer = ByteBuffer()
    writer.appendTracks(to: &buffer)
    var simulation = scenario.simulation
    while try simulation.next() { writer.append(&simulation, to: &buffer) }
    writer.appendEnd(to: &buffer)
    return buffer.bytes
  }

  /// The rows of CSV, every number to the bit, and each frame's instant in whole nanoseconds.
  private static func rows(_ scenario: Scenario) throws -> (columns: [String], rows: [[String]], times: [UInt64]) {
    let columns = TimelineColumn.all(channels: scenario.channelNames)
    var writer = TimelineWriter(
      columns: columns, channels: scenario.channelNames, names: scenario.names, format: .jsonl, precision: .exact)
    var (rows, times): ([[String]], [UInt64]) = ([], [])
    var simulation = scenario.simulation
    while try simulation.next() {
      var buffer = ByteBuffer()
      writer.append(&simulation, to: &buffer)
      rows.append(Self.cells(of: buffer.text, count: columns.count))
      times.append(UInt64(simulation.frame.ticks) * 1000 / 9)
    }
    return (columns.map(\.name), rows, times)
  }

  /// The cells of a line of JSON, in order, without quotation marks; null is empty.
  private static func cells(of line: String, count: Int) -> [String] {
    let diagnostics = Diagnostics(SourceText(name: "row", text: line))
    guard case .object(let members)? = JSONParser.parse(diagnostics)?.kind else { return [] }
    let bytes = Array(line.utf8)
    let cells = members.map { member -> String in
      let text = String(decoding: bytes[member.value.range], as: UTF8.self)
      return text == "null" ? "" : text.filter { $0 != "\"" }
    }
    precondition(cells.count == count, "\(cells.count) cells in \(line)")
    return cells
  }

  @Test(arguments: Set(Seeds.every(20, of: BuiltInScenarios.all.map(\.name), from: 9) + ["push-pop"]).sorted())
  func itTellsWhatTheRowsTell(name: String) throws {
    let builtIn = try #require(BuiltInScenarios.named(name))
    let scenario = try builtIn.document.scenario(gestures: [:])
    let (columns, rows, times) = try Self.rows(scenario)
    let trace = try TraceReader(Self.trace(scenario, title: "cardsim run " + name))
    let frames = Dictionary(uniqueKeysWithValues: zip(times, times.indices))

    // The tracks.
    let root = try #require(trace.tracks.first)
    #expect(root == TraceReader.Track(id: 1, name: "cardsim run " + name, ordering: 3))
    let children = trace.tracks.dropFirst()
    let numbers = columns.filter { !["phase", "card", "target", "events"].contains($0) }
    #expect(children.map(\.name) == ["phase", "finger", "transition", "events"] + numbers)
    #expect(children.allSatisfy { $0.parent == 1 && $0.ordering == nil })
    #expect(children.map(\.rank) == (0..<UInt64(children.count)).map { UInt64?($0) })
    #expect(Set(trace.tracks.map(\.id)).count == trace.tracks.count)
    for track in children {
      let unit =
        track.name.hasSuffix("_pt_s")
        ? "pt/s"
        : track.name.hasSuffix("_pt")
          ? "pt" : track.name.hasSuffix("_alpha") ? "alpha" : track.name == "time_us" ? "µs" : ""
      #expect(track.unit == (numbers.contains(track.name) ? unit : nil), "\(track.name)")
    }
    let names = Dictionary(uniqueKeysWithValues: trace.tracks.map { ($0.id, $0.name) })

    // Instants never go back, and everything but events is at a frame.
    #expect(zip(trace.events, trace.events.dropFirst()).allSatisfy { $0.time <= $1.time })
    #expect(trace.events.allSatisfy { $0.kind == 3 || frames[$0.time] != nil })

    // Counters, which keep their last value.
    var last: [String: Double] = [:]
    var next = 0
    for (index, time) in times.enumerated() {
      while next < trace.events.count, trace.events[next].time <= time {
        let event = trace.events[next]
        if event.kind == 4 { last[names[event.track] ?? ""] = event.number }
        next += 1
      }
      for (column, cell) in zip(columns, rows[index]) where numbers.contains(column) && !cell.isEmpty {
        let wanted = try #require(Double(cell))
        #expect(last[column]?.bitPattern == wanted.bitPattern, "\(column) of frame \(index)")
      }
    }
    #expect(next == trace.events.count)
    try checkWords(trace, names: names, columns: columns, rows: rows, times: times)
  }

  /// Slices and instants against the cells of words.
  private func checkWords(
    _ trace: TraceReader, names: [UInt64: String], columns: [String], rows: [[String]], times: [UInt64]
  ) throws {
    func cell(_ column: String, _ row: Int) -> String { rows[row][columns.firstIndex(of: column) ?? 0] }
    var open: [String: [String]] = [:]
    var (next, events): (Int, [String]) = (0, [])
    for (index, time) in times.enumerated() {
      events.removeAll()
      while next < trace.events.count, trace.events[next].time <= time {
        let event = trace.events[next]
        let track = try #require(names[event.track])
        switch event.kind {
        // The ends of the timeline's end are looked at below.
        case 2 where index == times.count - 1 && trace.events[next...].allSatisfy { $0.kind == 2 || $0.kind == 4 }:
          break
        case 1: open[track, default: []].append(try #require(event.name))
        case 2: #expect(open[track]?.popLast() != nil, "a slice ends that didn't begin")
        case 3: events.append(try #require(event.name))
        default: break
        }
        next += 1
      }
      #expect(events.joined(separator: ";") == cell("events", index))
      let target = cell("target", index)
      let words = [cell("phase", index), cell("card", index)] + (target.isEmpty ? [] : [target])
      // Ends at the last frame may be those of slices that were there in it.
      if index < times.count - 1 {
        #expect(open["phase"] == words)
        #expect((open["finger"]?.first == "finger") == !cell("touch_y_pt", index).isEmpty)
        #expect((open["transition"]?.first == "transition") == !cell("transition_progress", index).isEmpty)
      }
    }
    var depth: [UInt64: Int] = [:]
    for event in trace.events {
      if event.kind == 1 { depth[event.track, default: 0] += 1 }
      if event.kind == 2 {
        depth[event.track, default: 0] -= 1
        #expect(depth[event.track, default: 0] >= 0)
        #expect(event.name == nil)
      }
    }
    #expect(depth.values.allSatisfy { $0 == 0 }, "a slice has no end")
  }

  @Test func aFingersSlicesAndATransitionsNest() throws {
    let tour = try #require(BuiltInScenarios.named("tour"))
    let trace = try TraceReader(Self.trace(try tour.document.scenario(gestures: [:])))
    func words(_ name: String) throws -> [String] {
      let track = try #require(trace.tracks.first { $0.name == name }).id
      return trace.events.filter { $0.track == track }.map { $0.name ?? "end" }
    }
    let finger = try words("finger")
    #expect(finger.starts(with: ["finger", "touch(header)", "end", "drag", "end", "end", "finger"]))
    #expect(finger.contains("handoff(content)"))
    #expect(finger.contains("grab"))
    let transition = try words("transition")
    #expect(transition.first == "transition")
    #expect(transition.contains { $0.hasPrefix("push(") })
    #expect(transition.contains { $0.hasPrefix("pop(") })
  }

  /// A text's length is counted in bytes and stands before it, so that nothing in it ends it.
  @Test(arguments: [
    "a\u{0}b\n\"<b>\u{202E}", String(repeating: "é", count: 40_000), "", "\u{1F469}\u{200D}\u{1F680}",
  ])
  func hostileTitlesAreWhole(title: String) throws {
    let scenario = try CardScenarioSupport.scenario(TimelineWriterTests.flick)
    let trace = try TraceReader(Self.trace(scenario, title: title))
    #expect(trace.tracks.first?.name == title)
    #expect(trace.events.contains { $0.name == "push(b)" })
  }

  @Test func columnsDecideWhatIsThere() throws {
    let scenario = try CardScenarioSupport.scenario(TimelineWriterTests.flick)
    let trace = try TraceReader(Self.trace(scenario, columns: [.fixed(.cardY), .fixed(.target)], firstTrack: 7))
    #expect(trace.tracks.map(\.name) == ["run", "phase", "card_y_pt"])
    #expect(trace.tracks.map(\.id) == [7, 8, 9])
    #expect(trace.events.filter { $0.kind == 1 }.map(\.name) == ["extended"])
    #expect(try TraceReader(Self.trace(scenario, columns: [])).events.isEmpty)
    let standard = TraceWriter.columns.map(\.name)
    #expect(standard.last == "card_height_pt")
    #expect(!standard.contains("frame"))
    #expect(!standard.contains("time_us"))
  }

  /// Where nothing changes nothing is written: an hour at 240 Hz is 864,000 frames.
  @Test func whatDoesNotChangeIsNotWritten() throws {
    func count(_ duration: String) throws -> Int {
      let text = """
        {"cards": [{"name": "a", "detent": "peaking"}], "fps": 240, "duration": "\(duration)",
         "inputs": [{"at": "0ms", "move": "extended"}]}
        """
      return try Self.trace(try CardScenarioSupport.scenario(text), columns: TraceWriter.columns.map { .fixed($0) })
        .count
    }
    let (short, long) = (try count("2s"), try count("60s"))
    #expect(short > 10_000)
    // Later instants take two more bytes at most.
    #expect(abs(long - short) < 200)
  }
}
