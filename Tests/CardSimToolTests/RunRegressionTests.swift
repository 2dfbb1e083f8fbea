import Testing

/// Runs that once failed, found by attack.
@Suite struct RunRegressionTests {
  @Test func aTimelineThatIsCutShortSaysSo() throws {
    let scenario = """
      { "cards": [{ "name": "a" }], "fps": 24, "inputs": [{ "at": "0ms", "tap": "header" }],
        "set": { "tap.response": 10, "tap.damping_ratio": 200 } }
      """
    let result = try Tool.run("run", "-", "--digest", input: scenario)
    #expect(result.code == 0)
    #expect(result.words.contains("Warning: an hour after the last input something still moves"))
    #expect(result.words.contains("at a damping ratio of 200 a card creeps"))
    #expect(try Tool.run("run", "-", "--digest", "--quiet", input: scenario).words.isEmpty)
    #expect(try Tool.run("run", "slop", "--digest").words.isEmpty)
  }
}
