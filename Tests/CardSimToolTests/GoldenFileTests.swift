import Testing

/// Goldens in files: those that can't be written, and those that aren't timelines.
@Suite struct GoldenFileTests {
  /// A golden that can't be written is a failure of its scenario; the others are checked, and the reports are whole.
  @Test func aGoldenThatCannotBeWrittenLosesNothing() throws {
    let folder = try CheckCommandTests.folder()
    let words = ["check", "flick-up", "mine.json", "--record", "all", "--goldens", "nowhere/deep"]
    let result = try Tool.run(words + ["--report", "md=a.md"], in: folder)
    #expect(result.code == 73)
    #expect(result.words == "")
    #expect(result.output.contains("FAIL   mine"), "\(result)")
    #expect(result.output.contains("its golden can't be written\n"), "\(result)")
    #expect(result.output.contains("nowhere/deep"), "\(result)")
    #expect(result.output.hasSuffix("2 scenarios: 2 fail\n"), "\(result)")
    #expect(try folder.text(of: "a.md").contains("its golden can't be written"))
  }

  /// A golden that is no timeline, such as a pointer whose file wasn't fetched, is no change of the card's behaviour.
  @Test func aGoldenThatIsNoTimelineIsToldAsThat() throws {
    let folder = try CheckCommandTests.folder()
    for (text, problem) in [
      ("version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n", "'git lfs pull' fetches the file"),
      ("name,size\na,1\n", "none of the columns is one of a timeline"),
    ] {
      try folder.write(text, to: "mine.golden.csv")
      let result = try Tool.run(["check", "mine.json"], in: folder)
      #expect(result.code == 65)
      #expect(result.output.contains(problem), "\(result)")
      #expect(result.output.contains("'cardsim check mine.json --record failed' writes it anew"), "\(result)")
    }
    try folder.write("", to: "mine.golden.csv")
    #expect(try Tool.run(["check", "mine.json", "--record", "failed"], in: folder).code == 1)
    let whole = try folder.text(of: "mine.golden.csv")
    try folder.write(String(try #require(whole.split(separator: "\n").first)) + "\n", to: "mine.golden.csv")
    let cut = try Tool.run(["check", "mine.json"], in: folder)
    #expect(cut.output.contains("the timeline has a header, and no frame"), "\(cut)")
  }
}
