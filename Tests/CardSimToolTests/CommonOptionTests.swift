import CardCommandLine
import CardTestSupport
import Testing

@testable import CardCommands
@testable import CardSimTool

/// An option's name has one meaning and one unit in all commands, and former names are understood or name the new one.
@Suite struct CommonOptionTests {
  /// Every option of every command.
  static let options: [(command: String, option: ParameterSpec)] = CommandPlace(path: [.cardsim]).all
    .flatMap { place in place.command.options.map { (place.name, $0) } }

  /// The names whose values differ, each with the reason.
  static let exceptions: Set<String> = [
    // A place: on the one axis of a spring, or on the screen.
    "from", "to",
    // A flag of `show`, which lists what the option of `run` and `plot` chooses from.
    "columns",
  ]

  @Test func aNameHasOneUnit() {
    #expect(Self.options.count > 150)
    for (name, uses) in Dictionary(grouping: Self.options, by: \.option.name) where !Self.exceptions.contains(name) {
      let values = Set(uses.map(\.option.valueName))
      #expect(values.count == 1, "--\(name) takes \(values.sorted()) in \(uses.map(\.command))")
      #expect(Set(uses.map(\.option.short)).count == 1, "--\(name)")
    }
  }

  /// The unit stands in the value's name, so that these are what the issue asks for.
  @Test func unitsOfTheCommonWords() {
    let units = ["duration": "time", "velocity": "pt/s", "precision": "n", "y": "pt", "since": "instant", "fps": "hz"]
    for (name, unit) in units {
      let uses = Self.options.filter { $0.option.name == name }
      #expect(uses.count >= 2, "\(name)")
      #expect(uses.allSatisfy { $0.option.valueName == unit }, "\(name)")
    }
  }

  @Test func aFormerNameIsNoPresentOne() {
    for (command, option) in Self.options {
      let present = Self.options.filter { $0.command == command }.map(\.option.name)
      for name in option.formerNames + option.replacedNames { #expect(!present.contains(name), "\(command) --\(name)") }
    }
  }

  @Test(
    arguments: [
      (
        ["explain", "--y", "300", "--velocity", "-60", "--from", "peaking", "--header", "90", "--content", "5"],
        [
          "explain", "--y", "300", "--velocity", "-60", "--from-detent", "peaking", "--header-height=90",
          "--content-height", "5",
        ]
      ),
      (
        ["export", "spring(0.4, 0.8)", "--to", "css-linear", "--tolerance", "0.25"],
        ["export", "spring(0.4, 0.8)", "--target", "css-linear", "--max-error", "0.25"]
      ),
      (
        ["plot", "flick-up", "--from", "100ms", "--until", "1s"],
        ["plot", "flick-up", "--since", "100ms", "--until=1s"]
      ),
      (["content", "spots-components", "--width", "320"], ["content", "spots-components", "--content-width", "320"]),
      (
        ["sweep", "flick-up", "--vary", "settle.response=0.3,0.4", "--top", "1"],
        ["sweep", "flick-up", "--vary", "settle.response=0.3,0.4", "--limit", "1"]
      ),
    ] as [([String], [String])])
  func formerNamesAreUnderstood(former: [String], present: [String]) throws {
    let result = try Tool.run(former)
    #expect(try result == Tool.run(present))
    #expect(result.code == 0)
    #expect(!result.output.isEmpty)
  }

  @Test(arguments: [
    (["export", "spring(0.4, 1)", "--precision", "3"], "--digits"),
    (["fit", "--releases", "r.csv", "--velocity", "v"], "--velocity-column"),
    (["explain", "flick-up", "--at", "250ms"], "--on"),
    (["plot", "sweep.csv", "--y=settle_ms"], "--y-axis"), (["plot", "sweep.csv", "--x", "settle_ms"], "--x-axis"),
  ])
  func replacedNamesNameTheirHeirs(arguments: [String], heir: String) throws {
    let result = try Tool.run(arguments)
    #expect(result.code == 64)
    #expect(result.words.contains("is called '\(heir)' here\nHelp:  \(heir) "), "\(result)")
  }

  @Test(arguments: ["0.35", "0.35s", "350ms", "350000us", "0.35 s", ".35s", "35e-2"])
  func durationsOfASpring(text: String) throws {
    let plain = try Tool.run("spring", "--response", "0.35", "--damping-ratio", "0.8", "--format", "json")
    #expect(plain.code == 0)
    #expect(try Tool.run("spring", "--response", text, "--damping-ratio", "0.8", "--format", "json") == plain)
    let perceptual = try Tool.run("spring", "--duration", text, "--bounce=0.2", "--format", "json")
    #expect(try perceptual == Tool.run("spring", "--duration", "0.35", "--bounce", "0.2", "--format", "json"))
    #expect(perceptual.code == 0)
  }

  @Test(arguments: [
    (["spring", "--duration", "350m"], "'m' isn't a unit, there are us, ms and s"),
    (["spring", "--duration", "long"], "it isn't a duration such as 350ms or 0.35s"),
    (["spring", "--uikit-duration", "350"], "it must be from 0.01 to 10 seconds; in milliseconds it is '350ms'"),
    (["spring", "--response", "2000s"], "it must be from 0.001 to 1000 seconds"),
    (["export", "ease", "--duration", "350"], "it has no unit, write '350ms'"),
    (["gesture", "make", "--duration", "0.35"], "it has no unit, write '0.35s'"),
  ])
  func wrongDurationsSayWhatToWrite(arguments: [String], ending: String) throws {
    let result = try Tool.run(arguments)
    #expect(result.code == 64)
    #expect(result.words.contains(": " + ending + "\n"), "\(result)")
  }

  @Test func aMapOfOneRelease() throws {
    let one = try Tool.run("map", "--y", "420", "--velocity", "-60", "--format", "csv")
    let same = try Tool.run("map", "--y", "420:420:1", "--velocity", "-60:-60:1", "--format", "csv")
    #expect(one == same)
    #expect(one.code == 0)
    #expect(one.output.split(separator: "\n").count == 2)
  }

  @Test(arguments: [
    (["run", "flick-up", "--against", "standard", "--precision", "2"], "--precision is about rows"),
    (["run", "flick-up", "--against", "standard", "--digest"], "--digest is about rows"),
    (["run", "flick-up", "--against", "standard", "--format", "json"], "--against writes sentences, which are text"),
    (["run", "flick-up", "--against", "standard", "-o", "a.csv"], "--against writes sentences, which are text"),
    (["gesture", "export", "g.csv", "--to", "w3c", "--screen", "390x844"], "--screen is for the units"),
    (["gesture", "import", "t.csv", "--screen", "390x844"], "--screen is for a touch panel"),
  ])
  func optionsWithoutAMeaningAreRefused(arguments: [String], words: String) throws {
    let folder = try Folder(of: [
      "g.csv": "time_us,phase,pointer,x_pt,y_pt\n0,began,0,1,600\n8000,ended,0,1,590\n",
      "t.csv": "time_ms,x,y\n0,1,600\n8,1,590\n",
    ])
    let result = try Tool.run(arguments, in: folder)
    #expect(result.code == 64 && result.output == "" && result.words.contains(words), "\(result)")
  }

  @Test func aTextHasTheDecimalsThatAreAskedFor() throws {
    let arguments = ["sweep", "flick-up", "--vary", "settle.response=0.3:0.4:0.05", "--metrics", "settle_ms"]
    let text = try Tool.run(arguments + ["--precision", "1"])
    #expect(text.output.contains("375.8 ") || text.output.contains("375.8\n"), "\(text)")
    #expect(!text.output.contains("375.84"), "\(text)")
  }
}
