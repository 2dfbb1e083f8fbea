import CardBenchmarkMeasure
import CardCommandLine
import CardText
import Foundation
import Testing

/// `cardsim bench`: its output, the files that it keeps, and its exit code. No test asserts a time.
@Suite struct BenchCommandTests {
  static let columns =
    "case,item,p25_ns,median_ns,p99_ns,largest_ns,items_per_second,aim,ratio,allocations_per_item,frames,digest"

  @Test func aTableOfEachFormat() throws {
    let csv = try Tool.run("bench", "spring sampled", "exp", "--counts", "--format", "csv")
    let rows = csv.output.split(separator: "\n").map(String.init)
    #expect(rows.first == Self.columns)
    #expect(rows.count == 3)
    #expect(csv.code == 0)
    #expect(csv.words == "")
    #expect(rows[1].hasPrefix("exp,value,,,,,,,,"))
    #expect(rows[1].hasSuffix(",,b867c5cba329df0e"))
    let text = try Tool.run("bench", "exp", "--counts").output
    #expect(text.hasPrefix("case  item   p25 ns  median ns  "))
    #expect(text.contains("\nexp   value       -  "))
    let page = try Tool.run("bench", "exp", "--counts", "--format", "markdown").output.split(separator: "\n")
    #expect(page[0].hasPrefix("| case | item | p25 ns |"))
    #expect(page[1].hasPrefix("| --- | --- | ---: |"))
    #expect(page[2].hasSuffix(" | b867c5cba329df0e |"))
  }

  @Test func whatIsMeasuredIsThere() throws {
    let result = try Tool.run("bench", "frame, settling", "--format", "json")
    #expect(result.code == 0)
    #expect(result.words == "")
    let kept = try Baseline.read(SourceText(name: "out.json", text: result.output))
    let frame = try #require(kept.results.first)
    let times = try #require(frame.measurement)
    #expect(0 < times.p25)
    #expect(times.p25 <= times.median)
    #expect(times.median.isFinite)
    #expect(times.largest >= times.p99)
    #expect(times.hasSingleTail)
    #expect(times.costliest != nil)
    #expect(frame.frames == 277)
    #expect(kept.fingerprint == MachineFingerprint.present)
  }

  /// An aim is a multiple of the yardstick; missing it is no failure, in a debug build of all, and says nothing more.
  @Test func anAimThatIsMissedIsNoFailure() throws {
    let result = try Tool.run("bench", "exact number", "--format", "csv")
    #expect(result.code == 0, "\(result)")
    #expect(result.words == "")
    let rows = result.output.split(separator: "\n").map { $0.split(separator: ",", omittingEmptySubsequences: false) }
    try #require(rows.count == 2)
    #expect(rows[1][7].hasPrefix("2.17"))
    #expect(try #require(Double(rows[1][8])) > 0)
    #expect(!(try Tool.run("bench", "exact number").output.contains("limit")))
  }

  @Test func namesWithCommasAreQuoted() throws {
    let result = try Tool.run("bench", "frame, settling", "--counts", "--format", "csv")
    #expect(result.output.contains("\n\"frame, settling\",frame of flick-up,"))
  }

  @Test(arguments: [
    (["bench", "frme, settling"], "No case's name holds 'frme, settling'. Did you mean 'frame, settling'?"),
    (["bench", "exp", "--save", "a", "--against", "b"], "--save and --against don't go together"),
    (["bench", "exp", "--profile"], "--profile takes frames apart, and 'exp' is none"),
    (["bench", "exp", "--rounds", "6"], "--rounds needs --against"),
    (["bench", "exp", "--rounds", "5", "--against", "./x"], "it must be from 6 to 200"),
    (["bench", "exp", "--slow-down", "3", "--against", "./x"], "--slow-down takes an even number"),
    (["bench", "exp", "--save", ".hidden"], "can't be kept under the name '.hidden'"),
  ])
  func wrongCommandLines(arguments: [String], words: String) throws {
    let result = try Tool.run(arguments)
    #expect(result.code == 64)
    #expect(result.output == "")
    #expect(result.words.contains(words), "\(result)")
  }

  @Test func aRunIsKeptAndFoundAgain() throws {
    let folder = try Folder()
    let first = try Tool.run("bench", "frame, settling", "exp", "--counts", "--save", "before", in: folder)
    #expect(first.code == 0, "\(first)")
    #expect(first.words == "", "\(first)")
    #expect(try folder.names() == [".cardsim-bench"])
    let again = try Tool.run("bench", "exp", "--counts", "--against", "before", in: folder)
    #expect(again.code == 0, "\(again)")
    #expect(again.words == "", "\(again)")
    #expect(again.output.hasSuffix("  same    same\n"))
    let path = try Tool.run("bench", "exp", "--counts", "--against", "./.cardsim-bench/before.json", in: folder)
    #expect(path == again)
    let other = try Tool.run("bench", "log", "--counts", "--against", "before", in: folder)
    #expect(other.code == 65)
    #expect(other.words.contains("holds none of these cases"))
    // A case of which nothing was kept is compared with nothing: that is no pass, in any format.
    let more = try Tool.run("bench", "exp", "log", "--counts", "--against", "before", "--format", "csv", in: folder)
    #expect(more.code == 1, "\(more)")
    #expect(more.words.contains(": nothing was kept of it; --save keeps a run\n"), "\(more)")
  }

  /// A name that ends in .json is a path, for the run that is kept and for the one that is compared with it.
  @Test func aFileIsKeptAndFoundAgain() throws {
    let folder = try Folder()
    _ = try Tool.run("bench", "exp", "--counts", "--save", "b.json", in: folder)
    #expect(try folder.names() == ["b.json"])
    let again = try Tool.run("bench", "exp", "--counts", "--against", "b.json", in: folder)
    #expect(again.code == 0, "\(again)")
    let missing = try Tool.run("bench", "exp", "--counts", "--against", "c.json", in: folder)
    #expect(missing.code == 66 && !missing.words.contains("slash"), "\(missing)")
  }

  /// A folder of scenarios is one, also where its name is a word of a case's name; counts that differ are no 'same'.
  @Test func aFolderIsItsScenarios() throws {
    let folder = try Folder()
    _ = try Tool.shell("mkdir cards", in: folder)
    try folder.write(CheckCommandTests.flick, to: "cards/mine.json")
    let kept = try Tool.run("bench", "cards", "--counts", "--save", "before", in: folder)
    #expect(kept.output.contains("mine.json"), "\(kept)")
    #expect(!kept.output.contains("layout of"), "\(kept)")
    try folder.write(
      CheckCommandTests.flick.replacingOccurrences(of: "-1400", with: "-1300"), to: "cards/mine.json")
    let changed = try Tool.run("bench", "cards", "--against", "before", "--counts", "--format", "json", in: folder)
    #expect(changed.code == 1, "\(changed)")
    #expect(changed.output.contains("\"verdict\": \"differs\""), "\(changed)")
  }

  @Test func whatDiffersIsNamed() throws {
    let folder = try Folder()
    _ = try Tool.run("bench", "exp", "--counts", "--save", "./kept.json", in: folder)
    let text = try folder.text(of: "kept.json")
    try folder.write(text.replacing("b867c5cba329df0e", with: "0000000000000000"), to: "kept.json")
    let result = try Tool.run("bench", "exp", "--counts", "--against", "./kept.json", in: folder)
    #expect(result.code == 1)
    #expect(result.words == "Error: exp: digest b867c5cba329df0e, it was 0000000000000000\n")
    #expect(result.output.contains("  differ  "))
  }

  @Test func anotherMachinesTimesAreRefused() throws {
    let folder = try Folder()
    _ = try Tool.run("bench", "exp", "--counts", "--save", "./kept.json", in: folder)
    let text = try folder.text(of: "kept.json")
    try folder.write(
      text.replacing(MachineFingerprint.present.toolchain, with: "Swift 5"), to: "kept.json")
    let refused = try Tool.run("bench", "exp", "--against", "./kept.json", in: folder)
    #expect(refused.code == 65)
    #expect(refused.output == "")
    #expect(refused.words.contains("toolchain: here 'Swift 6"), "\(refused)")
    #expect(try Tool.run("bench", "exp", "--counts", "--against", "./kept.json", in: folder).code == 0)
  }

  @Test func whatIsNotThereOrNotRight() throws {
    let folder = try Folder()
    let missing = try Tool.run("bench", "exp", "--against", "before", in: folder)
    #expect(missing.code == 66)
    #expect(
      missing.words.contains(
        "Can't read '.cardsim-bench/before.json': No such file or directory; another build is named with a slash"))
    #expect(try Tool.run("bench", "exp", "--against", "./nothing", in: folder).code == 66)
    #expect(try Tool.run("bench", "exp", "--against", "./", in: folder).code == 66)
    try folder.write("{ \"format\": 1 }", to: "wrong.json")
    let wrong = try Tool.run("bench", "exp", "--against", "./wrong.json", in: folder)
    #expect(wrong.code == 65, "\(wrong)")
    #expect(wrong.words.contains("wrong.json:1:13"), "\(wrong)")
  }

  @Test(arguments: [
    "exit 0", "exit 3", "echo hello", "echo cardsim-bench-worker 1", "printf 'cardsim-bench-worker 1\\nexp\\tx\\n'",
    "printf 'cardsim-bench-worker 1\\nlog\\tb867c5cba329df0e\\t0\\t-\\n'", "kill -9 $$",
  ])
  func aProgramThatSpeaksAnotherLanguage(script: String) throws {
    let folder = try Folder()
    try folder.write("#!/bin/sh\n\(script)\n", to: "other")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path("other"))
    let result = try Tool.run("bench", "exp", "--against", "./other", in: folder)
    #expect(result.code == 65)
    #expect(result.output == "")
    #expect(result.words.contains("'./other' can't be compared with"), "\(result)")
  }

  @Test func aBuildThatDoesOtherThingsIsFound() throws {
    let folder = try Folder()
    try folder.write("#!/bin/sh\nprintf 'cardsim-bench-worker 1\\nexp\\t0000000000000000\\t0\\t-\\n'\n", to: "other")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path("other"))
    let result = try Tool.run("bench", "exp", "--counts", "--against", "./other", in: folder)
    #expect(result.code == 1)
    #expect(result.words == "Error: exp: the two builds do different things\n")
  }

  @Test func theSameBuildInTurns() throws {
    let result = try Tool.run(
      "bench", "exp", "--rounds", "6", "--against", Tool.executable.path, "--format", "csv")
    let rows = result.output.split(separator: "\n").map(String.init)
    try #require(rows.count == 2, "\(result)")
    #expect(
      rows[0] == "case,reference_p25_ns,candidate_p25_ns,ratio,threshold_percent,noise_percent,slower_rounds,rounds,"
        + "work,verdict")
    let cells = rows[1].split(separator: ",").map(String.init)
    try #require(cells.count == 10)
    let rounds = try #require(Int(cells[7]))
    #expect((6...18).contains(rounds))
    #expect(cells[0] == "exp")
    #expect(cells[8] == "same")
    // Other tests disturb the machine, so any verdict can occur; the exit code must be the verdict's.
    let verdict = try #require(Verdict(rawValue: cells[9]))
    #expect(result.code == (verdict.passes ? 0 : 1))
  }

  @Test func theWorkerSaysWhatItIsAskedFor() throws {
    let proofs = try Tool.run("bench", "exp", "frame, settling", "--worker", "1000")
    #expect(
      proofs.output
        == "cardsim-bench-worker 1\nexp\tb867c5cba329df0e\t0\t-\nframe, settling\t2ff700da02e408e4\t277\t-\n")
    let times = try Tool.run("bench", "exp", "--worker", "1000", input: "\n\n\n").output.split(separator: "\n")
    #expect(times.count == 2 && times[1].hasPrefix("exp\t-\t0\t"))
    #expect(try #require(Double(times[1].dropFirst(8))) > 0)
  }

  @Test func aProfileAddsUp() throws {
    let result = try Tool.run("bench", "frame, resting", "--profile", "--format", "csv")
    #expect(result.code == 0)
    #expect(result.words == "")
    let rows = result.output.split(separator: "\n").map { $0.split(separator: ",").map(String.init) }
    // A case's name has a comma, so its cell splits in two here.
    let stages = rows.dropFirst().map { $0[2] }
    #expect(
      stages == [
        "clock", "estimator", "reducer", "law", "fades", "record", "copy", "remainder", "frame",
      ])
    let times = try rows.dropFirst().map { try #require(Double($0[3])) }
    let (frame, stagesSum): (Double, Double) = (times[8], times.dropLast().reduce(0, +))
    #expect(abs(stagesSum - frame) < 1e-6 * frame)
    let shares = try rows.dropFirst().map { try #require(Double($0[4])) }
    let sharesSum: Double = shares.dropLast().reduce(0, +)
    #expect(abs(sharesSum - 100) < 1e-6)
    #expect(shares[8] == 100)
  }

  /// A scenario is a case: its digest is the run's; where nothing but that is compared, an earlier version must have it, too.
  @Test func aScenarioIsACase() throws {
    let folder = try Folder()
    try folder.write(CheckCommandTests.flick, to: "mine.json")
    try folder.write(
      CheckCommandTests.flick.replacingOccurrences(of: "-1400", with: "-1300"), to: "before.json")
    let digest = try Tool.run("run", "mine.json", "--digest", in: folder).output.trimmingCharacters(in: .newlines)
    let own = try Tool.run("bench", "mine.json", "tour", "--counts", "--format", "csv", in: folder)
    #expect(own.code == 0, "\(own)")
    #expect(own.output.contains("\nmine.json,frame of the scenario,,,,,,,,"), "\(own)")
    #expect(own.output.contains(",\(digest)\n"), "\(own)")
    #expect(own.output.contains("\ntour,frame of the scenario,"), "\(own)")
    let duel = try Tool.run("bench", "mine.json", "--against", "before.json", "--counts", in: folder)
    #expect(duel.code == 1, "\(duel)")
    #expect(duel.output.contains("differs"), "\(duel)")
    #expect(duel.words == "Error: mine.json: the two versions do different things\n")
    let same = try Tool.run("bench", "mine.json", "--against", "mine.json", "--counts", in: folder)
    #expect(same.code == 0, "\(same)")
    #expect(same.output.contains("same"), "\(same)")
    // A scenario's times are taken as any case's.
    let timed = try Tool.run("bench", "mine.json", "--format", "json", in: folder)
    let kept = try Baseline.read(SourceText(name: "out.json", text: timed.output))
    #expect(try #require(kept.results.first?.measurement).p25 > 0)
    #expect(kept.results.first?.digest == digest)
    #expect(try Tool.run("bench", "exp", "--against", "before.json", "--counts", in: folder).code == 64)
    #expect(try Tool.run("bench", "none.json", "--counts", in: folder).code == 66)
  }
}
