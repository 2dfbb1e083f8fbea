import CardCommandLine
import Foundation
import Testing

@Suite struct FitCommandTests {
  /// A card moved by `cardsim spring`, in whole points.
  static let recording = ["spring", "--response", "0.35", "--damping-ratio", "0.7", "--from", "600", "--to", "150"]

  static func recorded(in folder: Folder) throws {
    let rows = try Tool.run(Self.recording + ["--samples", "90", "--format", "csv", "--precision", "0"])
    try folder.write(rows.output, to: "card.csv")
  }

  @Test func theTextSaysWhichModelAndHowToGoOn() throws {
    let folder = try Folder()
    try Self.recorded(in: folder)
    let result = try Tool.run("fit", "card.csv", in: folder)
    #expect(result.code == 0)
    #expect(result.words == "")
    let lines = result.output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #expect(lines[0].hasPrefix("card.csv: value in "))
    #expect(lines[0].hasSuffix(" Hz, from 0.0 ms to 616.7 ms, in steps of 1 pt"))
    #expect(lines[2].split(separator: " ") == ["model", "rms_error_pt", "max_error_pt", "verdict", "parameters"])
    #expect(lines[3].hasPrefix("spring "))
    #expect(lines[3].contains("  best  "))
    #expect(lines[4].hasPrefix("critical "))
    #expect(lines[5].hasPrefix("deceleration "))
    #expect(lines[6].hasPrefix("curve "))
    #expect(lines[8].hasPrefix("response "))
    #expect(lines[8].contains(" ± "))
    #expect(lines[8].hasSuffix(" s"))
    // The command that the report suggests works.
    let line = try #require(lines.first { $0.hasPrefix("  cardsim run ") })
    #expect(try Tool.shell(line).code == 0)
    #expect(lines.contains { $0.hasPrefix("  cardsim export 'spring(0.349") && $0.hasSuffix(")' --target swiftui") })
  }

  @Test func jsonHasEveryModelItsIntervalsAndTheWarnings() throws {
    let folder = try Folder()
    try Self.recorded(in: folder)
    let result = try Tool.run("fit", "card.csv", "--format", "json", in: folder)
    let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
    let document = try #require(object)
    #expect(document["best"] as? String == "spring")
    #expect(document["recording"] as? String == "card.csv")
    #expect(document["position"] as? String == "value")
    #expect((document["warnings"] as? [String])?.isEmpty == true)
    let spring = try #require(document["spring"] as? [String: Any])
    let response = try #require(spring["response_s"] as? Double)
    #expect(abs(response - 0.35) < 0.0035)
    let dampingRatio = try #require(spring["damping_ratio"] as? Double)
    #expect(abs(dampingRatio - 0.7) < 0.007)
    for member in [
      "response_s_ci", "damping_ratio_ci", "initial_velocity", "start_us", "from_pt", "to_pt", "rms_error_pt",
      "max_error_pt", "stiffness", "damping", "duration_s", "bounce",
    ] {
      #expect(result.output.contains("\"\(member)\""), "\(member)")
    }
    for member in ["critical", "deceleration", "curve", "warnings", "samples", "fitted_samples", "rate_hz"] {
      #expect(result.output.contains("\n  \"\(member)\":"), "\(member)")
    }
  }

  /// A response that the recording leaves open is told with its interval, and leads to no command.
  @Test func anOpenResponseLeadsNowhere() throws {
    let folder = try Folder()
    let rows = (0..<24).map { index -> String in
      let time = max(0, Double(index) / 60 - 0.305)
      let angle = time * 2 * Double.pi / 0.42
      return "\(index * 16_667),\(480 - 900 * time + 0.005 * angle)\n"
    }
    try folder.write("time_us,y_pt\n" + rows.joined(), to: "cut.csv")
    let result = try Tool.run("fit", "cut.csv", "--model", "spring", in: folder)
    #expect(result.code == 0, "\(result)")
    #expect(result.output.contains("response"), "\(result)")
    #expect(!result.output.contains("To go on"), "\(result)")
  }

  @Test func theReportOfALongRecordingSaysHowManySamplesWereFitted() throws {
    let folder = try Folder()
    // A critically damped spring, response 0.4 s, at 5 kHz.
    let rows = (0..<6000).map { index in
      let angle = Double(index) / 5e3 * 2 * Double.pi / 0.4
      return "\(index * 200),\(600 - 450 * (1 - (1 + angle) * exp(-angle)))\n"
    }
    try folder.write("time_us,y_pt\n" + rows.joined(), to: "long.csv")
    let result = try Tool.run("fit", "long.csv", "--model", "critical", in: folder)
    let line = try #require(result.output.split(separator: "\n").first)
    let count = try #require(line.split(separator: " ").compactMap { Int($0) }.last)
    #expect((2_048...4_096).contains(count))
    #expect(line.contains(" Hz, from 0.0 ms to "))
    #expect(line.hasSuffix("; \(count) of them were fitted, evenly spaced"))
    #expect(result.output.contains("response 0.4000 s, damping ratio 1.0000"))
    let json = try Tool.run("fit", "long.csv", "--model", "critical", "--format", "json", in: folder)
    #expect(json.output.contains("\n  \"fitted_samples\": \(count),\n"))
  }

  @Test func rowsHaveTheRecordingsName() throws {
    let folder = try Folder()
    try Self.recorded(in: folder)
    let result = try Tool.run("fit", "card.csv", "card.csv", "--model", "spring", "--format", "csv", in: folder)
    let rows = result.output.split(separator: "\n").map { $0.split(separator: ",", omittingEmptySubsequences: false) }
    #expect(rows.count == 3 && rows[0][0] == "recording" && rows[1][0] == "card.csv" && rows[1] == rows[2])
    #expect(rows.allSatisfy { $0.count == rows[0].count })
    #expect(rows[1][1] == "spring")
    #expect(rows[1][2] == "best")
    // Two recordings in JSON are an array.
    let both = try Tool.run("fit", "card.csv", "card.csv", "--format", "json", in: folder)
    #expect(both.output.hasPrefix("[\n  {\n    \"recording\": \"card.csv\""))
  }

  @Test func aTimelineBeginsAtItsRelease() throws {
    let result = try Tool.shell("cardsim run flick-up --precision 3 | cardsim fit - --format csv --model spring")
    let row = result.output.split(separator: "\n")[1].split(separator: ",", omittingEmptySubsequences: false)
    #expect(row[0] == "standard input")
    #expect(row[8] == "233333")
    let response = try #require(Double(row[12]))
    #expect((response / 0.4 - 1).magnitude < 0.001)
  }

  @Test func warningsGoToStandardErrorAndToJSON() throws {
    let line = "cardsim run flick-up --fps 30 --precision 0 | cardsim fit - --format json"
    let result = try Tool.shell(line)
    #expect(result.code == 0)
    #expect(result.words.hasPrefix("Warning: sampled at 30.0 Hz: below 50 Hz the numbers aren't reliable\n"))
    #expect(result.output.contains("\"sampled at 30.0 Hz: below 50 Hz the numbers aren't reliable\""))
  }

  @Test func mistakesHaveTheirPlace() throws {
    let folder = try Folder()
    try Self.recorded(in: folder)
    let late = try Tool.run("fit", "card.csv", "--from", "9s", in: folder)
    #expect(late.code == 65)
    #expect(late.words.contains("error: no sample lies between --since and --until\n"))
    #expect(late.words.contains("the recording goes from 0.0 ms to 1483.3 ms"))
    let still = try Tool.run("fit", "card.csv", "--from", "1.4s", in: folder)
    #expect(still.code == 65)
    #expect(still.words.contains("error: no motion stands out in the "))
    let unknown = try Tool.run("fit", "card.csv", "--position", "valeu", in: folder)
    #expect(unknown.code == 65)
    #expect(unknown.words.contains("did you mean \"value\"?"))
    // A finger that never lets go is a mistake of its column.
    let rows = (0..<40).map { "\($0 * 16_667),\(10 * $0),0\n" }
    try folder.write("time_us,y_pt,touch_y_pt\n" + rows.joined(), to: "held.csv")
    let held = try Tool.run("fit", "held.csv", in: folder)
    #expect(held.code == 65, "\(held)")
    #expect(held.words.hasPrefix("held.csv:1:14: error: a finger holds the card in all 40 samples: "), "\(held)")
    #expect(held.words.contains("leave the cell empty where no finger touches the card"), "\(held)")
    try folder.write("time_us,y_pt\n0,1\n1,NaN\n", to: "nan.csv")
    let nan = try Tool.run("fit", "nan.csv", in: folder)
    #expect(nan.code == 65)
    #expect(nan.output == "")
    #expect(nan.words.hasPrefix("nan.csv:3:3: error: expected a position, found \"NaN\"\n"))
    #expect(try Tool.run("fit", "none.csv", in: folder).code == 66)
  }

  @Test(
    arguments: [
      ([], "Error: Missing a recording, or --releases\n"),
      (["a.csv", "--from", "2s", "--until", "1s"], "Error: --until has to be later than --since\n"),
      (["a.csv", "--velocity-column", "v"], "Error: --velocity-column is a part of --releases, and needs it\n"),
      (["a.csv", "--releases", "b.csv"], "Error: Give recordings or --releases, not both\n"),
      (["--releases", "b.csv", "--model", "spring"], "Error: --model is for a recording, and --releases has none\n"),
      (["--releases", "b.csv", "--detents", "top"], "Error: The value 'top' is invalid for '--detents <name=y,…>'"),
      (["--releases", "b.csv", "--detents", "a=1,b=1"], "Error: The value 'a=1,b=1' is invalid for '--detents"),
      (["a.csv", "--from", "200"], "Error: The value '200' is invalid for '--since <instant>': it has no unit"),
    ] as [([String], String)])
  func theCommandLineIsChecked(arguments: [String], words: String) throws {
    let result = try Tool.run(["fit"] + arguments)
    #expect(result.code == 64)
    #expect(result.words.hasPrefix(words))
    #expect(result.output == "")
  }

  /// Releases on both sides of 600 pt/s, and a card that follows `swipe`.
  static let releases =
    "y_pt,velocity_pt_s,detent\n"
    + [
      "300,-580,half", "300,-620,top", "460,590,half", "460,610,low", "400,0,half", "700,-100,low", "700,-900,half",
      "80,100,top", "80,1500,half", "250,-200,half", "220,50,top", "600,-1900,half",
    ].joined(separator: "\n") + "\n"

  @Test func releasesTellTheRule() throws {
    let folder = try Folder()
    try folder.write(Self.releases, to: "releases.csv")
    let detents = "top=71,half=390.5,low=734"
    let result = try Tool.run("fit", "--releases", "releases.csv", "--detents", detents, in: folder)
    #expect(result.code == 0)
    #expect(result.words.hasPrefix("Warning: only 12 releases; twenty or more would be enough\n"))
    #expect(result.output.hasPrefix("12 releases to low at 734, half at 390.5, top at 71\n\n"))
    let row = try #require(result.output.split(separator: "\n").first { $0.hasPrefix("swipe ") })
    #expect(row.split(separator: " ").prefix(8) == ["swipe", "0", "0.0", "%", "600.0", "590.0", "to", "610.0"])
    let line = try #require(result.output.split(separator: "\n").first { $0.hasPrefix("  cardsim run ") })
    #expect(
      line.hasSuffix(
        "--set snap.policy=swipe --set snap.resistance=600 --set snap.reached=22 --set snap.skip_velocity=none"))
    #expect(try Tool.shell(String(line)).code == 0)

    let json = try Tool.run(
      "fit", "--releases", "releases.csv", "--detents", detents, "--format", "json", in: folder)
    #expect(json.output.hasPrefix("{\n  \"best\": \"swipe\",\n  \"releases\": 12,\n"))
    #expect(json.output.contains("\"speed_pt_s\": 600,\n"))
    #expect(json.output.contains("\"projection_rate_per_ms\": "))
    let csv = try Tool.run("fit", "--releases", "releases.csv", "--detents", detents, "--format", "csv", in: folder)
    #expect(csv.output.contains("\nswipe,22,,600,590,610,,,,0,12,0,\n"))
  }

  /// A rule's skip of a detent is told, and one that it hasn't isn't made up.
  @Test(arguments: ["none", "2000"]) func releasesTellTheSkip(skip: String) throws {
    let folder = try Folder()
    let line =
      "cardsim map --preset standard --set snap.resistance=450 --set snap.skip_velocity=\(skip) --size 23x41 "
      + "--format csv | awk -F, 'BEGIN{OFS=\",\"} NR==1{print \"y_pt\",\"velocity_pt_s\",\"detent\";next} "
      + "{print $1,$2,$3}' > r.csv && cardsim fit --releases r.csv --detents extended=71,peaking=390.5,collapsed=734"
    let result = try Tool.shell(line, in: folder)
    let row = try #require(result.output.split(separator: "\n").dropFirst(2).first)
    #expect(row.hasPrefix("swipe "), "\(row)")
    #expect(row.split(separator: " ")[1] == "0", "\(row)")
    #expect(row.hasSuffix("pt/s on as far as it is projected") == (skip != "none"), "\(row)")
    let advice = try #require(result.output.split(separator: "\n").last)
    #expect(
      advice.hasSuffix(
        "--set snap.resistance=525 --set snap.reached=22 --set snap.skip_velocity=\(skip == "none" ? "none" : "2025")"),
      "\(advice)")
  }

  /// The policy that comes nearest is the first of the table that is one.
  @Test func theNearestPolicyIsNamed() throws {
    let folder = try Folder()
    var rows = "y_pt,velocity_pt_s,detent\n"
    let detents = [("top", 71.0), ("half", 390.5), ("low", 734)]
    for y in stride(from: 80 as Int, through: 705, by: 25) {
      for velocity in [0, 150, -150, 450, -450, 900, -900, 1500, -1500] {
        let projected = Double(y) + 0.25 * Double(velocity)
        let target = detents.min { ($0.1 - projected).magnitude < ($1.1 - projected).magnitude }
        rows += "\(y),\(velocity),\(target?.0 ?? "")\n"
      }
    }
    try folder.write(rows, to: "r.csv")
    let text = try Tool.run(
      "fit", "--releases", "r.csv", "--detents", "top=71,half=390.5,low=734", in: folder
    ).output
    let names = text.split(separator: "\n").dropFirst(2).prefix(5).map { $0.split(separator: " ") }
    #expect(names.first?.first == "horizon", "\(text)")
    #expect(names[0][1] == "0", "\(text)")
    let near = try #require(names.first { $0.first != "horizon" })
    #expect(
      text.hasSuffix("this rule; '\(near[0])' comes nearest to it, and is wrong about \(near[1]) of 234.\n"), "\(text)")
  }

  /// Numbers that go from 0 to 1 have no points, and as many decimals as tell them apart.
  @Test func aPartHasNoPoints() throws {
    let folder = try Folder()
    let call = "cardsim run flick-up --columns time_us,map_dim_alpha --precision 6"
    #expect(try Tool.shell("\(call) | sed s/map_dim_alpha/alpha/ > alpha.csv", in: folder).code == 0)
    let text = try Tool.run("fit", "alpha.csv", in: folder).output
    #expect(!text.contains(" pt"), "\(text)")
    #expect(text.contains(" rms_error  max_error "), "\(text)")
    #expect(text.contains(" per s"), "\(text)")
  }
}
