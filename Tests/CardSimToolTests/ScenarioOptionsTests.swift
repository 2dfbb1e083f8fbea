import Testing

/// The options that change a scenario before it runs.
@Suite struct ScenarioOptionsTests {
  /// The card on an iPad is as high as it is there: the extended detent lies 12 pt below the status bar of 24 pt.
  @Test func aScenarioRunsOnAnotherDevice() throws {
    let here = try Tool.run(["metrics", "flick-up", "--metrics", "target,settle_ms", "--format", "csv"])
    let there = try Tool.run([
      "metrics", "flick-up", "--device", "ipad-pro-11", "--metrics", "target,settle_ms", "--format", "csv",
    ])
    #expect(there.code == 0)
    #expect(there.output.contains(",extended,"))
    #expect(here.output != there.output)
    let row = try Tool.run(["run", "flick-up", "--device", "ipad-pro-11", "--columns", "card_y_pt", "-q"])
    #expect(row.output.split(separator: "\n").last == "36.0000")
  }

  @Test(arguments: ["run", "metrics", "plot", "sweep"])
  func aMisspeltDeviceIsNamed(command: String) throws {
    let result = try Tool.run([command, "flick-up", "--device", "iphone15"])
    #expect(result.code == 64)
    #expect(result.words.contains("Did you mean 'iphone-15'?"))
  }

  @Test func television() throws {
    let result = try Tool.run(["run", "flick-up", "--fps", "59.94", "--columns", "time_us", "-q"])
    #expect(result.output.hasPrefix("time_us\n0\n16683\n33367\n50050\n"))
    let mistake = try Tool.run(["run", "flick-up", "--fps", "59.9412"])
    #expect(mistake.code == 64)
    #expect(mistake.words.contains("from 23.976 to 240"))
  }
}
