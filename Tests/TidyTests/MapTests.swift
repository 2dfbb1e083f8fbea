import Testing

/// `Sources/README.md` is the map of the code, and defines the allowed imports.
@Suite struct MapTests {
  /// A row of the map's table of rooms.
  struct Room {
    var folder: String
    var imports: Set<String>
    var layer: Int
  }

  /// The platforms' C libraries, which only the edge of the program may import.
  static let platforms: Set<String> = ["Glibc", "Musl", "Darwin", "MachO"]

  /// The toolchain's module for work on several cores; only tuning has enough work for it.
  static let threads = "Dispatch"

  static func rooms() throws -> [Room] {
    try Repository.text("Sources/README.md").split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|", omittingEmptySubsequences: false).map(words)
      guard cells.count == 7, cells[1].count == 1, let layer = Int(cells[1][0]), let folder = cells[2].first else {
        return nil
      }
      return Room(folder: folder, imports: Set(cells[5]), layer: layer)
    }
  }

  /// The words of a cell, without backticks.
  private static func words(_ cell: Substring) -> [String] {
    cell.split(whereSeparator: { $0 == " " || $0 == "`" }).map(String.init)
  }

  /// The module that a line of Swift imports; nil if it imports none.
  static func importedModule(_ line: Substring) -> String? {
    // Most lines have no such word, which is quick to see.
    guard Repository.holds(line, "import") else { return nil }
    let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias", "actor"]
    let access: Set<Substring> = ["public", "package", "internal", "fileprivate", "private"]
    var words = line.split(separator: " ")[...]
    while let word = words.first, word.hasPrefix("@") || access.contains(word) { words.removeFirst() }
    guard words.popFirst() == "import" else { return nil }
    if let word = words.first, kinds.contains(word) { words.removeFirst() }
    return words.first?.split(separator: ".").first.map { String($0.filter { $0 != ";" }) }
  }

  @Test(arguments: [
    ("import CardMath", "CardMath"), ("@_exported import CardMath", "CardMath"), ("  import Glibc", "Glibc"),
    ("@testable import CardModel", "CardModel"), ("public import CardMath", "CardMath"),
    ("import struct Foundation.Data", "Foundation"), ("// import Foundation", nil), ("let important = 1", nil),
    ("important", nil),
  ])
  func importsAreFound(line: String, module: String?) {
    #expect(Self.importedModule(line[...]) == module)
  }

  @Test func thereAreRooms() throws {
    #expect(try Self.rooms().count >= 9)
  }

  @Test func everyPathExists() throws {
    let page = try Repository.text("Sources/README.md")
    let paths = Repository.paths(namedIn: page)
    #expect(paths.count > 15)
    for path in paths { #expect(Repository.has(path), "Sources/README.md names \(path)") }
  }

  @Test func everyRoomIsOnTheMap() throws {
    let mapped = Set(try Self.rooms().map(\.folder))
    for top in ["Sources", "Benchmarks"] {
      for name in try Repository.names(in: top) where !name.contains(".") {
        #expect(mapped.contains("\(top)/\(name)"), "\(top)/\(name) isn't in the table of Sources/README.md")
      }
    }
    for folder in mapped { #expect(Repository.has(folder), "there is no \(folder)") }
  }

  @Test func everyRoomHoldsOnlyWhatBelongsToIt() throws {
    for room in try Self.rooms() {
      for file in try Repository.swiftFiles(below: room.folder) {
        for line in file.lines {
          guard let module = Self.importedModule(line) else { continue }
          #expect(room.imports.contains(module), "\(file.path) imports \(module), which \(room.folder) may not")
        }
      }
    }
  }

  @Test func importsPointDown() throws {
    let rooms = try Self.rooms()
    // The modules of three rooms have other names than their folders.
    let names = [
      "Benchmarks/Cases": "CardBenchmarkCases", "Benchmarks/Measure": "CardBenchmarkMeasure",
      "Benchmarks/Run": "CardBenchmarks",
    ]
    var layers: [String: Int] = [:]
    for room in rooms {
      layers[names[room.folder] ?? String(room.folder.split(separator: "/")[1])] = room.layer
    }
    for room in rooms {
      for module in room.imports where !Self.platforms.contains(module) && module != Self.threads {
        let layer = try #require(layers[module], "\(room.folder) may import \(module), which is no room")
        // `CardSim` re-exports its own layer, and imports no module that imports it.
        let isBelow = layer < room.layer || room.folder == "Sources/CardSim" && layer == room.layer
        #expect(isBelow, "\(room.folder) may import \(module), which isn't below it")
      }
    }
  }

  @Test func onlyTheEdgeKnowsThePlatform() throws {
    for room in try Self.rooms() where room.layer < 6 {
      #expect(room.imports.isDisjoint(with: Self.platforms), "\(room.folder) may import a platform")
    }
    for room in try Self.rooms() {
      #expect(!room.imports.contains("Foundation"))
      #expect(!room.imports.contains(Self.threads) || room.folder == "Sources/CardTuning")
    }
  }
}
