import CardCommandLine
import CardMath
import Foundation
import Testing

@testable import CardCommands
@testable import CardSimTool

/// Files that an output replaces: whole or not at all, and none is left behind.
extension OutputTests {
  @Test func aFileIsWrittenWhole() throws {
    let folder = try Folder()
    #expect(try Tool.shell("\(spring) -o out.txt", in: folder) == Tool.Result(output: "", words: "", code: 0))
    #expect(try folder.text(of: "out.txt") == report())
    #expect(try folder.names() == ["out.txt"])
  }

  /// The name of the unfinished file fits, too, and whole characters of the name stay.
  @Test(arguments: [String(repeating: "x", count: 255), String(repeating: "é", count: 127)])
  func aNameMayBeAsLongAsTheDiskAllows(name: String) throws {
    let folder = try Folder()
    #expect(try Tool.run(["list", "scenarios", "-o", name], in: folder) == Tool.Result(output: "", words: "", code: 0))
    #expect(try folder.names() == [name])
    let neighbour = AtomicFile.neighbour(of: name, ending: ".cardsim-4711-99")
    #expect((254...255).contains(neighbour.utf8.count) && neighbour.hasSuffix(".cardsim-4711-99"))
    #expect(neighbour.dropFirst().hasPrefix(name.prefix(100)))
  }

  @Test func aNewFileHasTheModeThatTheUserWants() throws {
    let folder = try Folder()
    #expect(try Tool.shell("umask 027; \(spring) -o out.txt", in: folder).code == 0)
    #expect(try folder.mode(of: "out.txt") == 0o640)
  }

  @Test func aReplacedFileKeepsItsMode() throws {
    let folder = try Folder()
    try folder.write("old", to: "out.txt")
    #expect(try Tool.shell("chmod 606 out.txt; \(spring) -o out.txt", in: folder).code == 0)
    #expect(try folder.mode(of: "out.txt") == 0o606)
    #expect(try folder.text(of: "out.txt") == report())
  }

  @Test func aReplacedFileIsAnotherFileUnderTheSameName() throws {
    // A process that had the old file open still reads the old file, whole.
    let folder = try Folder()
    try folder.write("old\n", to: "out.txt")
    #expect(try Tool.shell("{ \(spring) -o out.txt; cat; } < out.txt", in: folder).output == "old\n")
    #expect(try folder.text(of: "out.txt") == report())
  }

  @Test(arguments: ["ln -s real.txt link", "ln -s real.txt middle; ln -s $PWD/middle link"])
  func aLinkStaysAndItsTargetIsReplaced(links: String) throws {
    for existing in ["", "echo old > real.txt; "] {
      let folder = try Folder()
      #expect(try Tool.shell("\(existing)\(links); \(spring) -o link; test -L link", in: folder).code == 0)
      #expect(try folder.text(of: "real.txt") == report())
    }
  }

  @Test func aRingOfLinksIsAnError() throws {
    let result = try Tool.shell("ln -s b a; ln -s a b; \(spring) -o a", in: try Folder())
    #expect(result.words.hasPrefix("Error: Can't create 'a': Too many levels of symbolic links"))
    #expect(result.code == 73)
  }

  @Test func whatCantBeCreatedIsAnError() throws {
    let folder = try Folder()
    try folder.write("", to: "file")
    for (path, reason) in [
      ("missing/out.txt", "No such file or directory"), (".", "Is a directory"), ("file/out.txt", "Not a directory"),
      (String(repeating: "x", count: 300), "File name too long"),
    ] {
      let result = try Tool.shell("\(spring) -o \(path)", in: folder)
      #expect(result == Tool.Result(output: "", words: "Error: Can't create '\(path)': \(reason)\n", code: 73))
    }
    #expect(try folder.names() == ["file"])
  }

  /// Root may write anywhere, so this runs only for other users: everyone except in some containers.
  @Test(.enabled(if: geteuid() != 0)) func whatMayNotBeWrittenIsAnError() throws {
    let folder = try Folder()
    for (preparation, path) in [
      ("mkdir -m 555 locked", "locked/out.txt"), ("echo old > out.txt; chmod 444 out.txt", "out.txt"),
    ] {
      let result = try Tool.shell("\(preparation); \(spring) -o \(path)", in: folder)
      #expect(result.words == "Error: Can't create '\(path)': Permission denied\n")
      #expect(result.code == 73)
    }
    #expect(try folder.text(of: "out.txt") == "old\n")
  }

  /// Two outputs in one file: one of them would be lost.
  @Test(arguments: [
    "check flick-up --report junit=a.txt --report md=./a.txt", "check flick-up --report md=a.txt -o a.txt",
    "fit log.csv --as flick-up --write a.txt -o a.txt", "bench exp --counts --save ./a.txt -o a.txt",
  ])
  func twoOutputsNeedTwoFiles(call: String) throws {
    let folder = try Folder()
    let result = try Tool.run(call.split(separator: " ").map(String.init), in: folder, environment: ["CI": ""])
    #expect(result.code == 64 && result.words.contains("Two outputs go to '"), "\(result)")
    #expect(try folder.names().isEmpty)
  }

  /// A name that isn't UTF-8 would be read as another one, and its file passed over or overwritten.
  @Test func aNameThatIsNoTextIsRefused() throws {
    let folder = try Folder()
    let written = try Tool.shell(#"cardsim run slop --digest -o "$(printf 'o\377.txt')""#, in: folder)
    #expect(written.code == 64 && written.words.contains("isn't UTF-8"), "\(written)")
    #expect(try folder.names().isEmpty)
    let checked = try Tool.shell(
      #"mkdir f && cardsim show slop > f/a.json && cp f/a.json "f/$(printf 'b\377.json')" && cardsim check f"#,
      in: folder)
    // Some disks refuse such names.
    #expect(checked.code == 66 && checked.words.contains("isn't UTF-8") || checked.words.contains("cp:"), "\(checked)")
  }

  @Test func aWriteThatFailsLeavesTheOldFile() throws {
    let folder = try Folder()
    try folder.write("old", to: "out.txt")
    let result = try Tool.shell("ulimit -f 8; \(endless) -o out.txt", in: folder)
    #expect(result == Tool.Result(output: "", words: "Error: Can't write to 'out.txt': File too large\n", code: 74))
    #expect(try folder.text(of: "out.txt") == "old")
    #expect(try folder.names() == ["out.txt"])
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func anInterruptedToolLeavesNoFile(signal: Int32) throws {
    let folder = try Folder()
    try folder.write("old", to: "out.txt")
    let process = try endlessProcess("-o", folder.path("out.txt"))
    // Its unfinished file shows that it is at work.
    while try folder.names().count < 2 { usleep(1_000) }
    #expect(try folder.names() == [".out.txt.cardsim-\(process.processIdentifier)", "out.txt"])
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal)
    #expect(process.terminationStatus == signal)
    #expect(try folder.names() == ["out.txt"])
    #expect(try folder.text(of: "out.txt") == "old")
  }

  /// A run writes two tables at once.
  @Test func noneOfTwoFilesIsLeft() throws {
    let folder = try Folder(of: [
      "long.json": #"{"cards": [{"name": "a", "content": 900}], "duration": "3000s", "inputs": []}"#
    ])
    let process = Process()
    process.executableURL = Tool.executable
    process.currentDirectoryURL = folder.url
    process.arguments = ["run", "long.json", "--fps", "240", "-o", "rows.csv", "--items", "items.csv", "-q"]
    try process.run()
    while try folder.names().count < 3 { usleep(1_000) }
    kill(process.processIdentifier, SIGTERM)
    process.waitUntilExit()
    #expect(process.terminationStatus == SIGTERM)
    #expect(try folder.names() == ["long.json"])
  }

  /// A file that a descriptor has open is gone on with, as the shell's `>>` requires.
  @Test(arguments: [("/dev/stderr", "2"), ("/dev/fd/3", "3")])
  func anOpenFileIsGoneOnWith(path: String, number: String) throws {
    let folder = try Folder(of: ["log": "keep\n"])
    let result = try Tool.shell("\(spring) -o \(path) \(number)>>log", in: folder)
    #expect(result.code == 0, "\(result)")
    let (log, expected) = (try folder.text(of: "log"), "keep\n" + (try report()))
    #expect(log == expected)
    #expect(try folder.names() == ["log"])
  }

  @Test func anIgnoredSignalStaysIgnored() throws {
    let result = try Tool.shell(
      "trap '' HUP; \(endless.replacingOccurrences(of: "10000000", with: "200000")) -o out.csv & sleep 0.1; kill -HUP $!; wait $!",
      in: try Folder())
    #expect(result.code == 0)
  }
}
