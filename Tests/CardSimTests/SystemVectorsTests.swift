import CardSim
import CardTestSupport
import Testing

/// The presets of real systems against independent vectors: a script in `Tables`, written from the system's own source,
/// made each table. All vectors are synthetic.
@Suite struct SystemVectorsTests {
  /// Presets with their tables; TripGo's README differs from the code in its dims and in the cards that may be dragged.
  static let tgcard = [
    ("tgcard-2.5.1", "tgcard-2.5.1"), ("tgcard-readme", "tgcard-2.5.1"), ("tgcard-2018", "tgcard-2018"),
  ]
  static let all =
    tgcard + [
      ("sweetcurtain-0.2.5", "sweetcurtain-0.2.5"), ("sweetcurtain-0.9", "sweetcurtain-0.9"),
      ("cardparts-sheet", "cardparts-sheet"),
    ]

  /// The times after a release at which its law is read, seconds.
  static let instants = [0.0625, 0.1875]

  /// Collects differences, and reports how many numbers were compared.
  struct Differences {
    let about: String
    private(set) var checked = 0
    private var texts: [String] = []

    init(_ about: String) { self.about = about }

    mutating func check(_ found: Double, _ wanted: Double, _ place: @autoclosure () -> String) {
      checked += 1
      if !((found - wanted).magnitude <= 1e-9 * max(1, wanted.magnitude)) {
        texts.append("\(place()): \(found), not \(wanted)")
      }
    }

    mutating func check(_ found: String?, _ wanted: String, _ place: @autoclosure () -> String) {
      checked += 1
      if found != wanted { texts.append("\(place()): \(found ?? "nothing"), not \(wanted)") }
    }

    /// Fails if anything differed, or if a table held less than it should.
    func report(atLeast least: Int) {
      let some = texts.prefix(12).joined(separator: "\n")
      #expect(texts.isEmpty, "\(about): \(texts.count) of \(checked) numbers differ:\n\(some)")
      #expect(checked >= least, "\(about): only \(checked) numbers were there")
    }
  }

  /// Returns the card of a block.
  static func bench(
    _ preset: String, _ block: VectorTable.Block, settings: [(String, String)] = []
  ) throws -> VectorBench {
    var settings = settings
    if let heights = block.all("heights").first?.words {
      settings += [("geometry.small", heights[0]), ("geometry.medium", heights[1]), ("geometry.large", heights[2])]
    }
    let words = block.device.words
    return try VectorBench(
      preset, block, header: words.count > 5 ? block.device.number(5) : 84,
      content: words.count > 6 ? block.device.number(6) : 0, settings: settings)
  }

  /// Each detent's displayed place and model position are those of the table.
  @Test(arguments: all)
  func detents(preset: String, table: String) throws {
    var differences = Differences("\(preset)'s detents")
    for block in try VectorTable(table).blocks {
      let detents = try Self.bench(preset, block).detents()
      for line in block.all("detent") {
        let detent = try #require(detents[line.words[0]], "line \(line.number) of \(table)")
        differences.check(detent.y, try line.number(1), "line \(line.number) shows")
        differences.check(detent.modelY, try line.number(line.words.count - 1), "line \(line.number) is")
      }
    }
    differences.report(atLeast: 20)
  }

  /// Each release has the table's target, duration, and places in between.
  @Test(arguments: all)
  func releases(preset: String, table: String) throws {
    var differences = Differences("\(preset)'s releases")
    for block in try VectorTable(table).blocks {
      let release = try Self.bench(preset, block).releases()
      for line in block.all("release") {
        // The detent that was decided last stands first if it matters.
        let first = Double(line.words[0]) == nil ? 1 : 0
        let (y, velocity, target) = (try line.number(first), try line.number(first + 1), line.words[first + 2])
        let found = release(y, velocity, first == 1 ? line.words[0] : nil, Self.instants)
        let place = "line \(line.number), \(y) at \(velocity)"
        differences.check(found.target, target, place)
        let duration = try line.number(first + 3)
        // 0 divided by 0 has no duration; a card at its target goes nowhere in any.
        if !duration.isNaN { differences.check(found.duration ?? .nan, duration, place + ", its duration") }
        for (index, time) in Self.instants.enumerated() {
          differences.check(found.places[index], try line.number(first + 4 + index), place + ", after \(time) s")
        }
      }
    }
    differences.report(atLeast: 5_000)
  }

  /// Each drag has the table's model positions, displayed places, and alphas of the content, event by event.
  @Test(arguments: all)
  func drags(preset: String, table: String) throws {
    var differences = Differences("\(preset)'s drags")
    // Presets that share a table begin at different drags.
    let turn = Self.all.firstIndex { $0.0 == preset } ?? 0
    for block in try VectorTable(table).blocks {
      let bench = try Self.bench(preset, block)
      for line in Seeds.every(3, of: block.all("drag"), from: turn % 3) {
        for (event, (word, sample)) in try bench.drag(line).enumerated() {
          let parts = word.split(separator: "=")[1].split(separator: "@")
          let places = parts[0].split(separator: "/").compactMap { Double($0) }
          let place = "line \(line.number), event \(event + 1), \(word)"
          if parts.count > 1 {
            differences.check(sample.contentAlpha, Double(parts[1]) ?? .nan, place + ", its content")
          }
          differences.check(sample.modelY, places[0], place)
          differences.check(sample.cardY, places[places.count - 1], place + ", shown")
        }
      }
    }
    differences.report(atLeast: Seeds.count(1_000, of: 3_000))
  }

  /// A drag of a list has the table's places of SweetCurtain's curtain and scroll offsets of its list.
  @Test func sharedScrolling() throws {
    var differences = Differences("sweetcurtain-0.2.5's list")
    for block in try VectorTable("sweetcurtain-0.2.5").blocks {
      let bench = try VectorBench(
        "sweetcurtain-0.2.5", block, header: 84, content: 2_000, settings: [("handoff.rule", "shared")])
      for line in Seeds.every(3, of: block.all("scroll"), from: 1) {
        for (event, (word, sample)) in try bench.drag(line).enumerated() {
          let places = word.split(separator: "=")[1].split(separator: "@").compactMap { Double($0) }
          let place = "line \(line.number), event \(event + 1), \(word)"
          differences.check(sample.cardY, places[0], place)
          differences.check(sample.scrollOffset, places[1], place + ", its list")
        }
      }
    }
    differences.report(atLeast: Seeds.count(1_000, of: 3_000))
  }

  /// Pushes and pops between all detents have the table's progress at an instant, and the table's top edge there.
  @Test(arguments: tgcard)
  func transitions(preset: String, table: String) throws {
    var differences = Differences("\(preset)'s pushes and pops")
    for block in try VectorTable(table).blocks {
      let bench = try Self.bench(preset, block)
      for kind in ["push", "pop"] {
        var ways: [String: (Double) throws -> Sample] = [:]
        for line in block.all(kind) {
          let (from, to) = (line.words[0], line.words[1])
          let way = try ways[from + to] ?? bench.transition(kind, from: from, to: to)
          ways[from + to] = way
          let sample = try way(line.number(2))
          // A card that goes counts down: the sample's progress is the part that is still there.
          let progress = sample.transitionProgress ?? .nan
          let place = "line \(line.number), \(kind) from \(from) to \(to) at \(line.words[2])"
          differences.check(kind == "push" ? progress : 1 - progress, try line.number(3), place + ", its progress")
          differences.check(sample.transitionY ?? .nan, try line.number(4), place + ", its edge")
        }
      }
    }
    differences.report(atLeast: 1_000)
  }
}
