import CardCommandLine
import Foundation
import Testing

/// The inputs that commands read, and the messages for those that can't be read.
@Suite struct InputFileTests {
  private let gesture = "time_us,phase,pointer,x_pt,y_pt\n0,began,0,1,2\n9000,moved,0,1,9\n9000,ended,0,1,9\n"

  @Test func afileAndStandardInputAreTheSame() throws {
    let folder = try Folder()
    try folder.write(gesture, to: "g.csv")
    let result = try Tool.run("gesture", "info", "g.csv", in: folder)
    #expect(result.code == 0)
    #expect(try Tool.run("gesture", "info", "-", input: gesture) == result)
    #expect(try Tool.shell("cat g.csv | cardsim gesture info -", in: folder) == result)
    #expect(try Tool.shell("cardsim gesture info /dev/stdin < g.csv", in: folder) == result)
    #expect(try Tool.shell("mkfifo pipe; cat g.csv > pipe & cardsim gesture info pipe", in: folder) == result)
  }

  @Test func whatIsNotThereIsNamed() throws {
    let folder = try Folder()
    try folder.write("", to: "file")
    for (path, reason) in [
      ("missing.csv", "No such file or directory"), ("file/x.csv", "Not a directory"),
    ] {
      let result = try Tool.run("gesture", "info", path, in: folder)
      #expect(result == Tool.Result(output: "", words: "Error: Can't read '\(path)': \(reason)\n", code: 66))
    }
    let closed = try Tool.shell("cardsim gesture info - <&-")
    let words = "Error: Can't read 'standard input': Bad file descriptor\n"
    #expect(closed == Tool.Result(output: "", words: words, code: 66))
  }

  @Test func aFileOfAnySizeIsReadWhole() throws {
    // The file is larger than each piece that is read, from a file and through a pipe.
    let folder = try Folder()
    var text = "time_us,phase,pointer,x_pt,y_pt\n0,began,0,1,2\n"
    for index in 1...10_000 { text += "\(index * 1000),moved,0,1,\(index)\n" }
    text += "10001000,ended,0,1,2\n"
    try folder.write(text, to: "g.csv")
    let result = try Tool.run("gesture", "info", "g.csv", in: folder)
    #expect(result.output.hasPrefix("samples   10002, 1 finger\nduration  10001.00 ms\n"), "\(result)")
    #expect(try Tool.shell("cat g.csv | cardsim gesture info -", in: folder) == result)
  }

  @Test func aFileThatIsTooLargeIsRefused() throws {
    let words = "Error: '/dev/zero' is larger than 64 MB, the most that cardsim reads\n"
    #expect(try Tool.run("gesture", "info", "/dev/zero") == Tool.Result(output: "", words: words, code: 65))
  }

  @Test func theInputIsNeverTheOutput() throws {
    let folder = try Folder()
    try folder.write(gesture, to: "g.csv")
    for line in [
      "cardsim gesture info g.csv -o g.csv", "cardsim gesture info g.csv -o ./../$(basename $PWD)/g.csv",
      "ln -s g.csv link; cardsim gesture info g.csv -o link", "ln g.csv hard; cardsim gesture info hard -o g.csv",
      "cardsim gesture info - -o g.csv < g.csv",
    ] {
      let result = try Tool.shell(line, in: folder)
      #expect(result.words.contains("' is the input itself. Please name another file.\nUsage: "), "\(line)\n\(result)")
      #expect(result.output == "")
      #expect(result.code == 64)
      #expect(try folder.text(of: "g.csv") == gesture)
    }
  }

  /// Nor of the commands that go on after a file that is wrong, or read more files than are named.
  @Test(
    arguments: [
      ("validate m.json -o m.json", "m.json"), ("validate wrong.json m.json -o wrong.json", "wrong.json"),
      ("validate named.json -o preset.json", "preset.json"), ("check m.json -o m.golden.csv", "m.golden.csv"),
      ("check m.json --report junit=m.golden.csv", "m.golden.csv"),
      ("check wrong.json --report junit=wrong.json", "wrong.json"), ("check wrong.json -o wrong.json", "wrong.json"),
      ("check m.json --recording log.csv -o log.csv", "log.csv"),
      ("check m.json --recording m.golden.csv --record all", "m.golden.csv"),
      ("bench m.json --counts -o m.json", "m.json"), ("bench m.json --counts --save ./m.json", "m.json"),
      ("bench m.json --counts --against n.json -o n.json", "n.json"),
    ])
  func theInputOfAGateIsNeverTheOutput(call: String, file: String) throws {
    let folder = try CheckCommandTests.folder(CheckCommandTests.flick, "m.json")
    #expect(try Tool.run("check", "m.json", "--record", "missing", in: folder).code == 1)
    try folder.write(CheckCommandTests.flick, to: "n.json")
    try folder.write(#"{ "cards": 3 }"#, to: "wrong.json")
    try folder.write(#"{ "extends": "standard", "set": { "touch.slop": 9 } }"#, to: "preset.json")
    try folder.write(#"{ "preset": "preset.json", "cards": [{ "name": "a" }] }"#, to: "named.json")
    try folder.write("no,log\n1,2\n", to: "log.csv")
    let before = try folder.text(of: file)
    let result = try Tool.run(call.split(separator: " ").map(String.init), in: folder)
    #expect(result.code == 64, "\(result)")
    #expect(result.words.contains("\(file)' is the input itself. Please name another file."), "\(result)")
    #expect(try folder.text(of: file) == before)
  }

  /// A second reader of standard input would find it empty.
  @Test(
    arguments: [
      "check - -", "validate - -", "fit - -", "check - --recording -", "run - --gesture -", "run - --restore -",
      "sweep - --gesture - --vary touch.slop=8,10", "run - --against -", "map --diff - - --size 3x3",
      "check flick-up flick-down --recording flick-up=- --recording flick-down=-", "diff - -",
    ])
  func standardInputIsReadOnce(call: String) throws {
    for input in ["", gesture, CheckCommandTests.flick] {
      let folder = try Folder()
      try folder.write(input, to: "input")
      let result = try Tool.shell("cardsim \(call) < input", in: folder)
      #expect(result.code == 64, "\(result)")
      #expect(result.output.isEmpty, "\(result)")
      #expect(result.words.contains("Standard input can"), "\(result)")
    }
    let named = try Tool.run("run", "-", "--gesture", "-", input: "")
    #expect(named.words.contains("can't be both '<scenario>' and '--gesture <file>'"), "\(named)")
  }
}
