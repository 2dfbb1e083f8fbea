import CardCommandLine
import CardTestSupport
import Testing

@testable import CardCommands
@testable import CardSimTool

/// Every kind of name that a person can misspell or shorten has its nearest one in the error message.
@Suite struct SuggestionTests {
  @Test(arguments: [
    (["rn", "flick-up"], "run"), (["gesture", "mak"], "make"), (["help", "metrisc"], "metrics"),
    (["run", "flick-up", "--precison", "3"], "--precision"), (["run", "flick-u"], "flick-up"),
    (["run", "flick-up", "--set", "settle.damping=1"], "settle.damping_ratio"),
    (["run", "flick-up", "--set", "damping_ratio=1"], "settle.damping_ratio"),
    (["run", "flick-up", "--columns", "card_y"], "card_y_pt"),
    (["plot", "flick-up", "--columns", "time_us,velocity"], "card_velocity_pt_s"),
    (["diff", "flick-up", "tour", "--tolerance", "card_y=1"], "card_y_pt"),
    (["metrics", "flick-up", "--metrics", "frames,overshoot"], "overshoot_pt"),
    (["explain", "--device", "iphone15"], "iphone-15"), (["list", "preset"], "presets"),
    (["completions", "zs"], "zsh"), (["completions", "bsh"], "bash"), (["map", "--format", "mark"], "markdown"),
    (["check", "--record", "mising"], "missing"), (["check", "--report", "juni=x"], "junit"),
    (["explain", "--preset", "tgcard-2.5", "--y", "1", "--velocity", "0"], "tgcard-2.5.1"),
    (["content", "spots-components", "--rules", "cardparts"], "cardparts-2.6"),
    (["content", "spots-components", "--kind", "advert=carousl"], "carousel"),
    (["show", "tgcard-2.5"], "tgcard-2.5.1"),
    (["explain", "--y", "300", "--velocity", "0", "--from", "extend"], "extended"),
  ])
  func names(arguments: [String], meant: String) throws {
    let result = try Tool.run(arguments)
    #expect(result.words.contains("Did you mean '\(meant)'?"), "\(result)")
    #expect(result.output.isEmpty)
    #expect(result.code == (arguments[0] == "show" || arguments == ["run", "flick-u"] ? 66 : 64))
  }

  @Test(arguments: [
    (["sweep", "flick-up", "--vary", "settle.damping=1,2"], #"did you mean "settle.damping_ratio"?"#),
    (
      ["sweep", "flick-up", "--vary", "settle.response=0.3,0.4", "--rank", "overshoot"],
      #"did you mean "overshoot_pt"?"#
    ),
    (["curve", "ease-in-ou"], #"did you mean "ease-in-out"?"#),
    (["curve", "easeOutCubik"], #"did you mean "easeOutCubic"?"#),
  ])
  func notations(arguments: [String], question: String) throws {
    let result = try Tool.run(arguments)
    #expect(result.words.contains(question), "\(result)")
    #expect(result.code == 64)
  }

  /// A word for a system that has no preset names those that come near, at every place where a preset is named.
  @Test(
    arguments: [
      ["run", "flick-up", "--preset"], ["metrics", "flick-up", "--preset"], ["explain", "--preset"],
      ["map", "--preset"], ["show"], ["validate"], ["map", "--diff", "standard"], ["run", "flick-up", "--against"],
      ["plot", "flick-up", "--preset"], ["sweep", "flick-up", "--preset"], ["map", "flick-up", "--diff", "standard"],
    ], ["uikit", "android"])
  func systems(call: [String], word: String) throws {
    let result = try Tool.run(call + [word])
    #expect(result.words.contains("here is no preset for "), "\(result)")
    #expect(result.words.contains(word == "uikit" ? "'undimmed-sheet'" : "'google-maps-sheet'"), "\(result)")
    #expect(result.code == 64 || result.code == 66)
  }

  @Test func lists() {
    #expect(Suggestion.list(["a"]) == "'a'")
    #expect(Suggestion.list(["a", "b", "c"]) == "'a', 'b' or 'c'")
    #expect(Suggestion.list(["a", "b"], joined: "and") == "'a' and 'b'")
    #expect(Suggestion.list([]) == "")
  }
}
