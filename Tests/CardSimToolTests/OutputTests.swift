import CardCommandLine
import CardMath
import Foundation
import Testing

@testable import CardCommands
@testable import CardSimTool

/// Destinations of data, and errors there: no data is lost silently, and no file is left incomplete.
@Suite struct OutputTests {
  /// A name that says of a file that it is of another kind is refused, and nothing is written.
  @Test(arguments: [
    (["report", "flick-up"], "x.pdf", "x.html"), (["report", "flick-up"], "x.json", "x.html"),
    (["playground"], "x.svg", "x.html"),
    (["plot", "flick-up"], "x.CSV", "x.svg"),
  ])
  func anotherKindsEndingIsRefused(call: [String], name: String, instead: String) throws {
    let folder = try Folder()
    let result = try Tool.run(call + ["-o", name], in: folder)
    #expect(result.code == 64 && result.words.contains("name it '\(instead)'"), "\(result)")
    #expect(try Tool.shell("ls", in: folder).output == "")
  }

  let spring = "cardsim spring --response 0.4 --damping-ratio 0.8"
  let endless = "cardsim spring --response 0.4 --damping-ratio 0.8 --samples 10000000 --format csv"

  /// Starts the tool with seconds of work, unless it is stopped.
  func endlessProcess(_ arguments: String..., output: Pipe? = nil) throws -> Process {
    let process = Process()
    process.executableURL = Tool.executable
    process.arguments = endless.split(separator: " ").dropFirst().map(String.init) + arguments
    if let output { process.standardOutput = output }
    try process.run()
    return process
  }

  func report() throws -> String { try Tool.shell(spring).output }

  /// True if there is a device that is always full, as on Linux.
  static let hasFullDevice = FileManager.default.fileExists(atPath: "/dev/full")

  // MARK: Standard output

  @Test(
    .enabled(if: hasFullDevice), arguments: ["--help", "--version", "spring --response 0.4 --damping-ratio 0.8"])
  func aFullDiskIsAnError(arguments: String) throws {
    let result = try Tool.shell("cardsim \(arguments) > /dev/full")
    let words = "Error: Can't write to standard output: No space left on device\n"
    #expect(result == Tool.Result(output: "", words: words, code: 74))
  }

  @Test func aClosedStandardOutputIsAnError() throws {
    let words = "Error: Can't write to standard output: Bad file descriptor\n"
    #expect(try Tool.shell("\(spring) >&-") == Tool.Result(output: "", words: words, code: 74))
  }

  @Test func aClosedStandardOutputIsNoErrorForWhatWritesElsewhere() throws {
    let folder = try Folder()
    #expect(try Tool.shell("\(spring) -o out.txt >&-", in: folder) == Tool.Result(output: "", words: "", code: 0))
    #expect(try folder.text(of: "out.txt") == report())
  }

  @Test func aReaderWhoHasSeenEnoughIsNoError() throws {
    // The tool's exit code goes to a file, since a pipeline returns that of its last command.
    let folder = try Folder()
    let result = try Tool.shell("{ \(endless); echo $? > code; } | head -n 2", in: folder)
    #expect(result == Tool.Result(output: "frame,time_us,value,velocity\n0,0,0.0000,0.0000\n", words: "", code: 0))
    #expect(try folder.text(of: "code") == "0\n")
  }

  /// Runs the tool with a pipe as its standard output whose reader is gone; returns its exit code.
  private func codeWithoutReader(_ arguments: String, in folder: Folder) throws -> Int32? {
    let wait = "until [ -e gone ]; do sleep 0.01; done"
    _ = try Tool.shell(
      "rm -f gone; { \(wait); cardsim \(arguments); echo $? > code; } | { exec <&-; : > gone; }", in: folder)
    return try Int32(folder.text(of: "code").dropLast())
  }

  /// A gate that fails does so whoever reads its report: `check | head -1` fails under `pipefail`.
  @Test(
    arguments: [
      ("check red.json", 1), ("check red.json --format csv", 1), ("check wrong.json", 65), ("check none.json", 66),
      ("diff flick-up flick-down", 1), ("map --diff standard tgcard-2.5.1 --fail-above 0 --size 9x9", 1),
      ("tune flick-up --minimize settle_ms --subject-to 'overshoot_pt <= -1' --vary touch.slop=8,10 --budget 2 -q", 1),
      ("validate wrong.json", 65), ("validate flick-up wrong.json --format csv", 65), ("check flick-up", 0),
      ("validate flick-up", 0), ("run tour", 0), ("list scenarios", 0), ("--help", 0),
    ] as [(String, Int32)])
  func aReaderWhoIsGoneChangesNoVerdict(arguments: String, code: Int32) throws {
    let folder = try Folder()
    try folder.write(CheckCommandTests.flick.replacingOccurrences(of: "extended", with: "collapsed"), to: "red.json")
    try folder.write(#"{ "cards": 3 }"#, to: "wrong.json")
    #expect(try codeWithoutReader(arguments, in: folder) == code)
  }

  /// A long table is dropped after its first piece, and its verdict stays.
  @Test func aLongTableKeepsItsVerdict() throws {
    let folder = try Folder()
    try folder.write(#"{ "cards": 3 }"#, to: "wrong.json")
    let many = Array(repeating: "flick-up", count: 1_500).joined(separator: " ")
    #expect(try codeWithoutReader("validate \(many) wrong.json --format json", in: folder) == 65)
  }

  /// A file that was asked for is written whole, even if nobody reads the rows.
  @Test(
    arguments: [
      ("run spots-components --items side", "run spots-components --items whole -o rows"),
      ("run tour --precision exact --save-state 3 side", "run tour --save-state 3 whole -o rows"),
      ("bench exp --counts --save ./side", "bench exp --counts --save ./whole -o rows"),
    ])
  func aReaderWhoIsGoneTakesNoFileAlong(call: String, whole: String) throws {
    let folder = try Folder()
    #expect(try codeWithoutReader(call, in: folder) == 0)
    #expect(try Tool.shell("cardsim \(whole)", in: folder).code == 0)
    #expect(try folder.text(of: "side") == folder.text(of: "whole"))
  }

  /// A report to standard output leaves it open for the verdict.
  @Test func aReportMayPrecedeTheVerdict() throws {
    for end in ["", " | cat"] {
      let result = try Tool.shell("cardsim check flick-up --report md=/dev/stdout\(end)")
      #expect(result.code == 0 && result.words.isEmpty, "\(result)")
      #expect(result.output.hasSuffix("ok     flick-up  golden\n1 scenario: 1 passes\n"), "\(result)")
      #expect(result.output.hasPrefix("#"), "\(result)")
    }
  }

  /// Two tables in one stream are none: what is refused as '-' is so under its other name.
  @Test(arguments: ["--items /dev/stdout", "--save-state 3 /dev/stdout", "--items out.txt", "--save-state 3 out.txt"])
  func whatWouldMixWithTheRowsIsRefused(option: String) throws {
    let folder = try Folder()
    let result = try Tool.shell("cardsim run tour \(option) > out.txt", in: folder)
    #expect(result.code == 64 && result.words.contains("file of "), "\(result)")
    #expect(try folder.text(of: "out.txt").isEmpty)
    // Beside rows in a file, standard output is free.
    let free = try Tool.shell("cardsim run tour \(option) -o rows > out.txt", in: folder)
    #expect(free.code == 0, "\(free)")
    #expect(try !folder.text(of: "out.txt").isEmpty)
  }

  @Test func standardErrorMayBeClosedToo() throws {
    #expect(try Tool.shell("cardsim frobnicate 2>&-") == Tool.Result(output: "", words: "", code: 64))
    #expect(try Tool.shell("\(spring) >&- 2>&-") == Tool.Result(output: "", words: "", code: 74))
  }

  /// A file that gets the number of a closed descriptor would receive data meant for that descriptor. The tool opens
  /// the null device on such numbers; here it stands for standard output.
  @Test func aClosedDescriptorsNumberIsNotGivenToAFile() throws {
    let result = try Tool.shell("cardsim gesture info /dev/fd/1 >&-")
    #expect(result.words.hasPrefix("/dev/fd/1:1:1: error: the file is empty\n"), "\(result)")
    #expect(result.code == 65)
  }

  /// A stopped tool leaves whole rows in a pipe, even if the pipe is full and not read.
  @Test func aStoppedStreamEndsAtTheEndOfARow() throws {
    let pipe = Pipe()
    let process = try endlessProcess(output: pipe)
    // Long enough to fill a pipe; if it weren't, the rows would have to be whole too.
    usleep(200_000)
    kill(process.processIdentifier, SIGTERM)
    process.waitUntilExit()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let (beginning, last) = (output.prefix(28), output.last)
    #expect(beginning == "frame,time_us,value,velocity")
    #expect(last == "\n")
    let cells = Set(output.split(separator: "\n").map { $0.split(separator: ",").count })
    #expect(cells == [4])
  }

  /// The same holds for rows longer than the kernel writes at once: 4096 bytes on Linux, 512 on macOS.
  @Test func aStoppedStreamOfLongRowsEndsAtTheEndOfARow() throws {
    let folder = try Folder()
    let inputs = (1...40).flatMap { frame in
      (0..<280).map { #"{ "at": "\#(frame * 16_667)us", "move": "\#($0 % 2 == 0 ? "extended" : "collapsed")" }"# }
    }
    try folder.write(
      #"{ "cards": [{ "name": "a" }], "inputs": [\#(inputs.joined(separator: ", "))] }"#, to: "long.json")
    let (process, pipe) = (Process(), Pipe())
    process.executableURL = Tool.executable
    process.arguments = ["run", folder.path("long.json"), "--columns", "frame,card,events", "--quiet"]
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    var request = pollfd(fd: pipe.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
    poll(&request, 1, -1)
    // Long enough to fill the pipe; if it weren't, the rows would have to be whole too.
    usleep(200_000)
    kill(process.processIdentifier, SIGTERM)
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let (reason, signal, last) = (process.terminationReason, process.terminationStatus, output.last)
    #expect(reason == .uncaughtSignal)
    #expect(signal == SIGTERM)
    #expect(last == "\n")
    let rows = output.split(separator: "\n")
    let cellCounts = rows.map { $0.split(separator: ",", omittingEmptySubsequences: false).count }
    #expect(Set(cellCounts) == [3])
    #expect(rows.map(\.utf8.count).max() ?? 0 > 4_096)
  }

  /// A pipe gets pieces of whole rows, for any size that it takes at once.
  @Test(arguments: [1, 64, 512, 4_096]) func aPipeGetsWholeRows(atomicSize: Int) {
    var generator = SplitMix64(seed: UInt64(atomicSize))
    var text: [UInt8] = []
    for _ in 0..<200 { text += Array(repeating: 120, count: Int(generator.next() % 900)) + [10] }
    text.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let end = Output.endOfPiece(in: rest, atomicSize: atomicSize)
        let piece = rest[..<end]
        #expect(piece.last == 10)
        let rows = piece.count { $0 == 10 }
        #expect(piece.count <= atomicSize || rows == 1)
        // No piece is shorter than necessary.
        let next = bytes[end...].firstIndex(of: 10).map { $0 + 1 - rest.startIndex }
        #expect(next.map { $0 > atomicSize } ?? true)
        rest = rest[end...]
      }
    }
  }

  @Test func whatHasNoRowsIsPassedOnWhole() {
    [UInt8](repeating: 120, count: 2_000).withUnsafeBytes { bytes in
      #expect(Output.endOfPiece(in: bytes[...], atomicSize: 512) == 2_000)
    }
  }

  // MARK: Devices and pipes

  @Test(arguments: ["-", "/dev/stdout"])
  func standardOutputHasNames(path: String) throws {
    #expect(try Tool.shell("\(spring) -o \(path)") == Tool.Result(output: report(), words: "", code: 0))
    #expect(try Tool.shell("\(spring) -o \(path) | cat") == Tool.Result(output: report(), words: "", code: 0))
  }

  @Test func whatStandardOutputLeadsToIsGoneOnWith() throws {
    let folder = try Folder()
    try folder.write("first\n", to: "out.txt")
    #expect(try Tool.shell("\(spring) -o /dev/stdout >> out.txt", in: folder).code == 0)
    #expect(try folder.text(of: "out.txt") == "first\n" + report())
  }

  @Test func aDeviceIsWrittenInPlace() throws {
    #expect(try Tool.shell("\(spring) -o /dev/null") == Tool.Result(output: "", words: "", code: 0))
  }

  @Test(.enabled(if: hasFullDevice)) func aFullDeviceIsAnError() throws {
    let words = "Error: Can't write to '/dev/full': No space left on device\n"
    #expect(try Tool.shell("\(spring) -o /dev/full") == Tool.Result(output: "", words: words, code: 74))
  }

  @Test func aNamedPipeIsWrittenInPlace() throws {
    let folder = try Folder()
    #expect(try Tool.shell("mkfifo pipe; \(spring) -o pipe & cat pipe", in: folder).output == report())
    #expect(try folder.names() == ["pipe"])
  }
}
