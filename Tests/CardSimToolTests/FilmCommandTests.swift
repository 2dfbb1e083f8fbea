import CardCommandLine
import Testing

/// `cardsim plot --film`, `--strip` and `--portrait`.
@Suite struct FilmCommandTests {
  @Test func aFilmMoves() throws {
    let folder = try Folder()
    let result = try Tool.run(["plot", "flick-up", "--film", "-o", "film.svg"], in: folder)
    #expect(result == Tool.Result(output: "", words: "", code: 0))
    let film = try folder.text(of: "film.svg")
    #expect(film.hasPrefix("<svg xmlns="))
    #expect(film.contains("@keyframes"))
    #expect(film.contains("@media (prefers-reduced-motion:no-preference)"))
    #expect(!film.contains("<script"))
    // Where there is a terminal, too, it is an SVG.
    #expect(try Tool.run("plot", "flick-up", "--film").output == film)
  }

  /// A scenario is changed before it is filmed, and a part of it is a film as well.
  @Test func aFilmIsOfTheChangedScenario() throws {
    let whole = try Tool.run("plot", "flick-up", "--film").output
    let slower = try Tool.run("plot", "flick-up", "--film", "--set", "settle.response=1.2").output
    #expect(whole != slower)
    let part = try Tool.run("plot", "flick-up", "--film", "--until", "200ms").output
    #expect(part.utf8.count < whole.utf8.count)
    let dark = try Tool.run("plot", "flick-up", "--film", "--theme", "dark", "--title", "A <flick> & more").output
    #expect(dark.contains("A &lt;flick&gt; &amp; more"))
    #expect(!dark.contains("prefers-color-scheme"))
  }

  @Test func aStripHasItsFrames() throws {
    let strip = try Tool.run("plot", "push-pop", "--strip", "5")
    #expect(strip.code == 0)
    #expect(strip.output.components(separatedBy: "class=\"bezel\"").count == 6)
    #expect(!strip.output.contains("@keyframes"))
  }

  /// A portrait is drawn of scenarios and of tables, as an SVG or as text.
  @Test func aPortraitIsOfTimelines() throws {
    let folder = try Folder()
    #expect(try Tool.run(["run", "flick-up", "--precision", "exact", "-o", "flick-up.csv"], in: folder).code == 0)
    let run = try Tool.run(["plot", "flick-up", "--portrait"], in: folder)
    #expect(run.code == 0)
    #expect(run.output.contains("velocity, pt/s"))
    #expect(try Tool.run(["plot", "flick-up.csv", "--portrait"], in: folder).output == run.output)
    let text = try Tool.run("plot", "flick-up", "flick-down", "--portrait", "--format", "ascii", "--width", "60")
    #expect(text.code == 0)
    #expect(text.output.utf8.allSatisfy { $0 < 128 })
  }

  @Test(arguments: [
    (["flick-up", "--film", "--strip", "5"], "are two pictures: choose one"),
    (["flick-up", "--film", "--columns", "card_y_pt"], "--columns is for plots over time"),
    (["flick-up", "--film", "--format", "text"], "--film is an SVG: leave out --format text"),
    (["flick-up", "flick-down", "--film"], "A film or a strip shows one scenario, and these are 2"),
    (["table.csv", "--film"], "--film and --strip are for scenarios, and this is a table"),
    (["flick-up", "--strip", "1"], "2"), (["flick-up", "--strip", "25"], "24"),
    (["flick-up", "--film", "--since", "2s", "--until", "1s"], "--until lies before --since"),
    (["flick-up", "--film", "--width", "60"], "an SVG has at least 320"),
  ])
  func optionsThatDoNotGoTogetherAreRefused(options: [String], message: String) throws {
    let folder = try Folder()
    try folder.write("time_us,card_y_pt\n0,1\n9,2\n", to: "table.csv")
    let result = try Tool.run(["plot"] + options, in: folder)
    #expect(result.code == 64)
    #expect(result.output == "")
    #expect(result.words.contains(message), "\(result.words)")
  }

  @Test func nothingToShowIsSaid() throws {
    let none = try Tool.run("plot", "flick-up", "--film", "--since", "9s")
    #expect(none.code == 65)
    #expect(none.words.contains("no frame lies between --since and --until"))
    let still = try Tool.run("plot", "-", "--portrait", input: "time_us,card_y_pt\n0,1\n9,2\n")
    #expect(still.code == 65)
    #expect(still.words.contains("no row has both card_y_pt and card_velocity_pt_s"), "\(still.words)")
    // More frames than a film has.
    let long = "{\"cards\": [{\"name\": \"a\"}], \"duration\": \"601s\", \"fps\": 60, \"inputs\": []}"
    let result = try Tool.run("plot", "-", "--film", input: long)
    #expect(result.code == 64, "\(result.words)")
    #expect(result.words.contains("A film has at most 36000 frames"), "\(result.words)")
  }

  /// Two frames may be nearer than a film's instants are told apart.
  @Test func framesMayLieAMicrosecondApart() throws {
    let folder = try Folder()
    let frames = "\"frames_us\": [0, 20000, 150000, 400000, 900000, 900001], \"inputs\""
    try folder.write(CheckCommandTests.flick.replacing("\"inputs\"", with: frames, maxReplacements: 1), to: "f.json")
    let result = try Tool.run("plot", "f.json", "--film", "-o", "f.svg", in: folder)
    #expect(result.code == 0, "\(result)")
    #expect(try folder.names() == ["f.json", "f.svg"])
  }
}
