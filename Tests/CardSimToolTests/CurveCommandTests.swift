import Testing

@Suite struct CurveCommandTests {
  @Test func printsElevenPlacesUnlessToldOtherwise() throws {
    let text = """
      cubic-bezier(0.32, 0.72, 0, 1)
                     t           value           slope
              0.000000        0.000000        2.250000
              0.100000        0.269821        3.311951
              0.200000        0.655694        3.321744
              0.300000        0.847154        1.043839
              0.400000        0.918410        0.485276
              0.500000        0.954809        0.269991
              0.600000        0.975778        0.159894
              0.700000        0.988238        0.094346
              0.800000        0.995393        0.051506
              0.900000        0.998969        0.021695
              1.000000        1.000000        0.000000

      """
    let result = Tool.Result(output: text, words: "", code: 0)
    #expect(try Tool.run("curve", "cubic-bezier(.32,.72,0,1)") == result)
    #expect(try Tool.run("curve", "sheet", "--samples", "11") == result)
  }

  @Test func csvHasNothingButRows() throws {
    let result = try Tool.run("curve", "linear(0, 0.25 50%, 1)", "--samples", "5", "--format", "csv")
    #expect(
      result.output == """
        t,value,slope
        0.000000,0.000000,0.500000
        0.250000,0.125000,0.500000
        0.500000,0.250000,1.500000
        0.750000,0.625000,1.500000
        1.000000,1.000000,1.500000

        """)
  }

  /// Without a slope the cell is empty, and null in JSON.
  @Test func anInfiniteSlopeIsAnEmptyCell() throws {
    let arguments = ["curve", "cubic-bezier(1,0,0,1)", "--at", "0.5", "--precision", "exact", "--format"]
    #expect(try Tool.run(arguments + ["csv"]).output == "t,value,slope\n0.5,0.5,\n")
    #expect(try Tool.run(arguments + ["json"]).output == "[\n  {\"t\": 0.5, \"value\": 0.5, \"slope\": null}\n]\n")
    #expect(
      try Tool.run("curve", "steps(2)", "--at", "0.5", "--format", "csv").output.hasSuffix("\n0.500000,0.500000,\n"))
  }

  @Test func placesComeInTheOrderTheyAreGiven() throws {
    let result = try Tool.run(
      "curve", "steps(4, jump-both)", "--at", "1", "--at=0", "--at", ".3", "--format", "csv", "--precision", "1")
    #expect(result.output == "t,value,slope\n1.0,1.0,\n0.0,0.2,\n0.3,0.4,0.0\n")
  }

  @Test func aWrongCurveIsShownWithItsFlaw() throws {
    let words = """
      <curve>:1:18: error: x2 must be from 0 to 1, found 3
          1 | cubic-bezier(1,2,3,4)
            |                  ^

      """
    #expect(try Tool.run("curve", "cubic-bezier(1,2,3,4)") == Tool.Result(output: "", words: words, code: 64))
  }

  @Test func refusesWhatExcludesEachOther() throws {
    let result = try Tool.run("curve", "ease", "--at", "0", "--samples", "3")
    #expect(result.words.hasPrefix("Error: --at and --samples exclude each other\nUsage: cardsim curve <curve> "))
    #expect(result.code == 64)
    #expect(try Tool.run("curve").words.hasPrefix("Error: Missing expected argument '<curve>'\n"))
    #expect(try Tool.run("curve", "ease", "--samples", "1").code == 64)
    #expect(try Tool.run("curve", "ease", "--at", "1.5").code == 64)
  }
}
