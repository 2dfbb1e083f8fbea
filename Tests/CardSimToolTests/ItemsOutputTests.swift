import CardCommandLine
import Foundation
import Testing

/// `run --items` writes the second table of a run, beside its rows.
@Suite struct ItemsOutputTests {
  static let header = "frame,time_us,item,x_pt,y_pt,width_pt,height_pt,visible_fraction"

  /// The lines of a file in a folder.
  static func lines(_ folder: Folder, _ name: String) throws -> [String] {
    try folder.text(of: name).split(separator: "\n").map(String.init)
  }

  @Test func theSecondTableIsAFileOfItsOwn() throws {
    let folder = try Folder()
    let result = try Tool.run(["run", "spots-components", "--items", "items.csv"], in: folder)
    // The option doesn't change the rows.
    #expect(try result == Tool.run("run", "spots-components"))
    #expect(result.code == 0)
    #expect(try folder.names() == ["items.csv"])
    let lines = try Self.lines(folder, "items.csv")
    // The card's top edge is at 71, its header 84 pt high; the carousel has an inset of 10.
    #expect(lines[0] == Self.header)
    #expect(lines[1] == "0,0,lead,10.0000,165.0000,176.0000,180.0000,1.0000")
    #expect(try folder.text(of: "items.csv").hasSuffix("\n"))
    let names = Set(lines.dropFirst().map { $0.split(separator: ",")[2] })
    #expect(names.isSuperset(of: ["lead", "0.1", "1.header", "1.0", "2.0", "3.0"]))
    var last = -1
    for line in lines.dropFirst() {
      let cells = line.split(separator: ",").map(String.init)
      let (frame, fraction) = (try #require(Int(cells[0])), try #require(Double(cells[7])))
      #expect(cells.count == 8)
      #expect(frame >= last)
      #expect(fraction >= 0)
      #expect(fraction <= 1)
      last = frame
    }
    // The items end at the same frame as the rows.
    let rows = result.output.split(separator: "\n")
    #expect(rows.last?.hasPrefix("\(last),") == true)
  }

  @Test func numbersHaveTheRowsPrecision() throws {
    let folder = try Folder()
    #expect(try Tool.run(["run", "cards-list", "--items", "a", "--precision", "1"], in: folder).code == 0)
    #expect(try Self.lines(folder, "a")[1] == "0,0,balance,12.0,155.0,369.0,164.5,1.0")
    #expect(try Tool.run(["run", "cards-list", "--items", "b", "--precision", "exact"], in: folder).code == 0)
    #expect(try Self.lines(folder, "b")[1] == "0,0,balance,12,155,369,164.5,1")
    // `--format` applies only to the rows.
    #expect(try Tool.run(["run", "cards-list", "--items", "c", "--format", "jsonl"], in: folder).code == 0)
    #expect(try Self.lines(folder, "c")[0] == Self.header)
  }

  /// Several presets give one table under one header; each preset's rows are the same as alone.
  @Test func manyPresetsMakeOneTable() throws {
    let folder = try Folder()
    let presets = ["tgcard-2.5.1", "standard"]
    let both = try Tool.run(
      ["run", "cards-states", "--items", "both", "-o", "rows"] + presets.flatMap { ["--preset", $0] }, in: folder)
    #expect(both == Tool.Result(output: "", words: "", code: 0))
    var expected = ["preset," + Self.header]
    for preset in presets {
      #expect(try Tool.run(["run", "cards-states", "--preset", preset, "--items", preset, "-q"], in: folder).code == 0)
      expected += try Self.lines(folder, preset).dropFirst().map { $0.hasPrefix(preset) ? $0 : "\(preset),\($0)" }
    }
    #expect(try Self.lines(folder, "both") == expected)
    #expect(expected.count > 1000)
    #expect(try folder.names() == ["both", "rows", "standard", "tgcard-2.5.1"])
  }

  @Test func aDigestMayStandInThePlaceOfTheRows() throws {
    let folder = try Folder()
    let digest = try Tool.run(["run", "spots-reach-end", "--digest", "--items", "a"], in: folder)
    #expect(try digest == Tool.run("run", "spots-reach-end", "--digest"))
    #expect(digest.code == 0)
    #expect(try Tool.run(["run", "spots-reach-end", "-o", "rows", "--items", "b"], in: folder).code == 0)
    #expect(try folder.text(of: "a") == folder.text(of: "b"))
    #expect(try Self.lines(folder, "a").count > 1000)
  }

  /// A restored run writes only the frames after the saved state.
  @Test func aRestoredRunTellsTheRest() throws {
    let folder = try Folder()
    let line = """
      cardsim run spots-components --items whole --save-state 20 state -o /dev/null && \
      cardsim run spots-components --items rest --restore state -o /dev/null
      """
    #expect(try Tool.shell(line, in: folder) == Tool.Result(output: "", words: "", code: 0))
    let whole = try Self.lines(folder, "whole").dropFirst()
    let tail = try #require(whole.firstIndex { $0.hasPrefix("21,") })
    #expect(try Self.lines(folder, "rest") == [Self.header] + whole[tail...])
  }

  /// A content that is a plain height has no items.
  @Test func aPlainHeightHasAHeaderOnly() throws {
    let folder = try Folder()
    #expect(try Tool.run(["run", "flick-up", "--items", "a", "--digest"], in: folder).code == 0)
    #expect(try folder.text(of: "a") == Self.header + "\n")
  }

  // MARK: - Mistakes

  static let own = "Error: Items need a file of their own, apart from the rows\nHelp:  --items <file>  "

  @Test(
    arguments: [
      ["--items", "-"], ["--items", "-", "-o", "rows"], ["--items", "a", "-o", "a"], ["--items", "-", "-o", "-"],
      ["--items", "a", "-o", "a", "--digest"], ["--items", "./a", "-o", "a"], ["--items", "a", "-o", "b/../a"],
    ])
  func theRowsAreNoPlaceForItems(options: [String]) throws {
    let folder = try Folder()
    try folder.write("old\n", to: "a")
    try FileManager.default.createDirectory(atPath: folder.path("b"), withIntermediateDirectories: true)
    let result = try Tool.run(["run", "spots-components"] + options, in: folder)
    #expect(result.code == 64, "\(result)")
    #expect(result.output.isEmpty, "\(result)")
    #expect(result.words.hasPrefix(Self.own), "\(result)")
    #expect(try folder.names() == ["a", "b"])
    #expect(try folder.text(of: "a") == "old\n")
  }

  /// Items and a state can't share a file.
  @Test func aStateIsNoPlaceForItems() throws {
    let folder = try Folder()
    let result = try Tool.run(
      ["run", "spots-components", "--items", "a", "--save-state", "3", "a", "--digest"], in: folder)
    #expect(result.code == 64, "\(result)")
    #expect(result.output.isEmpty, "\(result)")
    #expect(try folder.names().isEmpty)
  }

  /// A comparison has no items, so the option is refused.
  @Test func aComparisonHasNoItems() throws {
    let folder = try Folder()
    let result = try Tool.run(
      ["run", "spots-components", "--items", "a", "--against", "tgcard-2.5.1"], in: folder)
    #expect(result.code == 64, "\(result)")
    #expect(result.output.isEmpty, "\(result)")
    #expect(result.words.contains("--items"), "\(result)")
    #expect(try folder.names().isEmpty)
  }

  @Test(
    arguments: [
      (["--items"], "Missing value for '--items <file>'"),
      (["--items", ""], "The value '' is invalid for '--items <file>': it is empty"),
    ])
  func itemsNeedAName(options: [String], error: String) throws {
    let result = try Tool.run(["run", "spots-components"] + options)
    #expect(result.code == 64, "\(result)")
    #expect(result.output.isEmpty, "\(result)")
    #expect(result.words.hasPrefix("Error: " + error), "\(result)")
  }

  @Test func theInputIsNotWrittenOver() throws {
    let folder = try Folder()
    #expect(try Tool.shell("cardsim show cards-list > a.json", in: folder).code == 0)
    let text = try folder.text(of: "a.json")
    for path in ["a.json", "./a.json"] {
      let result = try Tool.run(["run", "a.json", "--items", path, "-o", "rows"], in: folder)
      #expect(result.code == 64, "\(result)")
      #expect(result.words.contains("is the input itself"), "\(result)")
    }
    #expect(try folder.text(of: "a.json") == text)
    #expect(try folder.names() == ["a.json"])
  }

  // MARK: - Failures

  @Test(
    arguments: [
      (["--items", "no/a", "-o", "rows"], 73, "Can't create 'no/a': No such file or directory"),
      (["--items", "a", "-o", "no/rows"], 73, "Can't create 'no/rows': No such file or directory"),
      (["--items", "a", "-o", "rows", "--save-state", "9000", "b"], 64, "There is no frame 9000 to save"),
      (["--items", "a", "-o", "rows", "--restore", "none"], 66, "Can't read 'none'"),
    ] as [([String], Int32, String)])
  func nothingIsLeftBehind(options: [String], code: Int32, words: String) throws {
    let folder = try Folder()
    let result = try Tool.run(["run", "spots-components"] + options, in: folder)
    #expect(result.code == code, "\(result)")
    #expect(result.output.isEmpty, "\(result)")
    #expect(result.words.contains(words), "\(result)")
    #expect(try folder.names().isEmpty)
  }

  /// If one table fails, the other isn't written either, and existing files stay.
  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func aFullDiskLeavesNoItems() throws {
    let folder = try Folder()
    let line = "cardsim run cards-hidden --items a > /dev/full"
    let words = "Error: Can't write to standard output: No space left on device\n"
    #expect(try Tool.shell(line, in: folder) == Tool.Result(output: "", words: words, code: 74))
    #expect(try folder.names().isEmpty)
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func aFullDiskForItemsLeavesNoRows() throws {
    let folder = try Folder()
    let full = try Tool.run(["run", "cards-hidden", "--items", "/dev/full", "-o", "rows"], in: folder)
    #expect(full.code == 74, "\(full)")
    #expect(full.output.isEmpty, "\(full)")
    #expect(full.words.contains("'/dev/full'"), "\(full)")
    #expect(try folder.names().isEmpty)
  }
}
