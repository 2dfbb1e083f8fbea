import CardCommandLine
import Foundation
import Testing

/// A golden that can't be read is told with the command that writes it anew, and that command does.
@Suite struct DamagedGoldenTests {
  enum Damage: CaseIterable {
    case emptied, cut, inConflict

    func done(to golden: String) -> String {
      switch self {
      case .emptied: ""
      case .cut: String(golden.dropLast(20))
      case .inConflict: "<<<<<<< HEAD\n\(golden)=======\n\(golden)>>>>>>> theirs\n"
      }
    }
  }

  @Test(arguments: Damage.allCases, ["failed", "all"]) func itIsWrittenAnew(damage: Damage, recording: String) throws {
    let folder = try CheckCommandTests.folder()
    _ = try Tool.run("check", "mine.json", "--record", "missing", in: folder)
    let golden = try folder.text(of: "mine.golden.csv")
    let damaged = damage.done(to: golden)
    try folder.write(damaged, to: "mine.golden.csv")
    // It isn't missing, and nothing is written without being asked for.
    for options in [[], ["--record", "missing"]] {
      let told = try Tool.run(["check", "mine.json"] + options, in: folder)
      #expect(told.code == 65, "\(told)")
      let command = "'cardsim check mine.json --record failed' writes it anew"
      #expect(told.output.contains("if the golden is damaged, \(command)"), "\(told)")
      #expect(!told.output.contains("cardsim run"), "\(told)")
      #expect(try folder.text(of: "mine.golden.csv") == damaged)
    }
    let recorded = try Tool.run("check", "mine.json", "--record", recording, in: folder)
    #expect(recorded.code == 1, "\(recorded)")
    #expect(recorded.output.contains("NEW    mine  golden recorded"), "\(recorded)")
    #expect(try folder.text(of: "mine.golden.csv") == golden)
    #expect(try Tool.run("check", "mine.json", in: folder).code == 0)
  }

  @Test func whatIsNoFolderIsTold() throws {
    let folder = try CheckCommandTests.folder()
    for options in [[], ["--record", "missing"]] {
      let goldens = try Tool.run(["check", "mine.json", "--goldens", "mine.json"] + options, in: folder)
      #expect(goldens.code == 66, "\(goldens)")
      #expect(goldens.words.contains("Can't read 'mine.json': it isn't a folder"), "\(goldens)")
    }
    let missing = try Tool.run(
      "check", "mine.json", "--goldens", "kept", in: folder, environment: ["CI": "true"])
    #expect(missing.code == 66, "\(missing)")
    #expect(missing.words.contains("--record missing makes its goldens, at home"), "\(missing)")
    // Before anything differs: a gate isn't set up wrong until the day on which it is needed.
    let pictures = try Tool.run("check", "mine.json", "--pictures", "mine.json", in: folder)
    #expect(pictures.code == 73, "\(pictures)")
    #expect(pictures.words.contains("'mine.json': it isn't a folder"), "\(pictures)")
  }

  /// A subfolder that can't be read is told by its own path, and the scenarios beside it are checked.
  @Test(.enabled(if: geteuid() != 0, "root reads everything")) func anUnreadableFolderHidesNoOther() throws {
    let folder = try Folder()
    let closed = folder.url.appendingPathComponent("all/closed").path
    try FileManager.default.createDirectory(atPath: closed, withIntermediateDirectories: true)
    try folder.write(CheckCommandTests.flick, to: "all/mine.json")
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: closed)
    defer { try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: closed) }
    let result = try Tool.run("check", "all", in: folder)
    #expect(result.code == 66)
    #expect(result.output.contains("all/closed"))
    #expect(result.output.contains("ok     mine"))
  }
}
