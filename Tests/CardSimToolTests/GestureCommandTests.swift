import CardCommandLine
import Foundation
import Testing

@Suite struct GestureCommandTests {
  private let estimators = [
    "last-two", "lsq2", "impulse", "flutter-ios", "flutter-macos", "swiftui", "uipan", "lsq2-monotone",
  ]

  private let flick = [
    "gesture", "make", "--from", "200,500", "--to", "200,300", "--duration", "150ms", "--release-velocity", "-900",
  ]

  // MARK: info

  private let recording = """
    time_us,phase,pointer,x_pt,y_pt
    1000000,began,3,10,400
    1010000,moved,3,10,390
    1010000,began,4,90,90
    1018000,moved,3,12,380
    1030000,moved,3,14,360
    1030000,ended,3,14,360
    1050000,cancelled,4,90,90

    """

  @Test func infoForPeople() throws {
    let text = """
      samples   7, 2 fingers
      duration  50.00 ms
      first at  x 10.00, y 400.00 pt
      last at   x 90.00, y 90.00 pt
      gaps      median 10.00 ms, from 8.00 ms to 12.00 ms
      release velocity, x and y in pt/s:

      """
    let result = try Tool.run("gesture", "info", "-", input: recording)
    #expect(result.output.hasPrefix(text), "\(result)")
    #expect(result.output.contains("\n  last-two        166.67  -1666.67\n"), "\(result)")
    #expect(
      result.words.hasPrefix("Note: the clock counts whole milliseconds: a velocity over the 10.0 ms"), "\(result)")
    #expect(result.code == 0)
  }

  @Test func infoForPrograms() throws {
    let result = try Tool.run("gesture", "info", "-", "--format", "json", input: recording)
    #expect(
      result.output.hasPrefix(
        """
        {
          "samples": 7,
          "fingers": 2,
          "duration_us": 50000,
          "first_pt": [10, 400],
          "last_pt": [90, 90],
          "gap_us": {
            "median": 10000,
            "min": 8000,
            "max": 12000
          },
          "release_velocity_pt_s": {
            "last-two": [166.66666666666666, -1666.6666666666665],
            "lsq2": [
        """), "\(result)")
    let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
    let velocities = try #require(object?["release_velocity_pt_s"] as? [String: [Double]])
    #expect(velocities.keys.sorted() == estimators.sorted())
    // The finger moves upward at 1,000, then 1,250, then 1,667 pt/s: the parabola's slope at the end is above 1,250
    // pt/s.
    #expect(try #require(velocities["lsq2"])[1] < -1250)
  }

  @Test func aCancelledTouchHasNoVelocity() throws {
    let gesture = "time_us,phase,pointer,x_pt,y_pt\n0,began,0,1,2\n5,cancelled,0,1,2\n"
    let result = try Tool.run("gesture", "info", "-", "--format", "json", input: gesture)
    #expect(result.output.contains("\n    \"lsq2\": null,\n"))
    #expect(result.output.contains("\n  \"gap_us\": null,\n"))
    #expect(try Tool.run("gesture", "info", "-", input: gesture).output.contains("\n  lsq2            -  -\n"))
  }

  @Test func aWrongFileIsShownWithItsFlaws() throws {
    let folder = try Folder()
    try folder.write("time_us,phase,pointer,x_pt,y_pt\n10,began,0,1,2\n5,moved,0,1,2\n20,ended,0,1,nan\n", to: "g.csv")
    let result = try Tool.run("gesture", "info", "g.csv", in: folder)
    #expect(result.output == "")
    #expect(result.code == 65)
    #expect(result.words.hasPrefix("g.csv:3:1: error: "), "\(result)")
    #expect(result.words.contains("\ng.csv:4:14: error: "), "\(result)")
  }

  // MARK: make

  @Test func whatIsMadeHasTheVelocityThatWasWanted() throws {
    for estimator in estimators {
      let folder = try Folder()
      let made = try Tool.run(flick + ["--estimator", estimator, "-o", folder.path("g.csv")])
      #expect(made == Tool.Result(output: "", words: "", code: 0))
      let info = try Tool.run("gesture", "info", "g.csv", "--format", "json", in: folder)
      let object = try JSONSerialization.jsonObject(with: Data(info.output.utf8)) as? [String: Any]
      let velocities = try #require(object?["release_velocity_pt_s"] as? [String: [Double]])
      #expect(try abs(#require(velocities[estimator])[1] + 900) < 0.001, "\(estimator)")
      #expect(object?["duration_us"] as? Int == 150_000)
    }
  }

  @Test func theSeedDecidesTheJitter() throws {
    let first = try Tool.run(flick)
    #expect(first.code == 0)
    #expect(first.output.hasPrefix("time_us,phase,pointer,x_pt,y_pt\n0,began,0,200.0000,500.0000\n"))
    #expect(first.output.hasSuffix("\n150000,ended,0,200.0000,300.0000\n"))
    #expect(try Tool.run(flick) == first)
    #expect(try Tool.run(flick + ["--seed", "0"]) == first)
    #expect(try Tool.run(flick + ["--seed", "1"]).output != first.output)
    let steady = try Tool.run(flick + ["--jitter", "0", "--time-jitter", "0us"]).output
    let x = Set(steady.split(separator: "\n").dropFirst().map { $0.split(separator: ",")[3] })
    #expect(x == ["200.0000"])
  }

  @Test(arguments: [
    (["--to", "200"], "The value '200' is invalid for '--to <x,y>': it must be two numbers, x,y"),
    (["--to", "2e5,0"], "The value '2e5,0' is invalid for '--to <x,y>': both must be from -100000 to 100000"),
    (
      ["--duration", "150"],
      "The value '150' is invalid for '--duration <time>': it has no unit, write '150ms'"
    ),
    (
      ["--duration", "150min"],
      "The value '150min' is invalid for '--duration <time>': 'min' isn't a unit, there are us, ms and s"
    ),
    (["--duration=-1ms"], "The value '-1ms' is invalid for '--duration <time>': a duration isn't negative"),
    (
      ["--duration", "0.5us"],
      "The value '0.5us' is invalid for '--duration <time>': it must be a whole number of microseconds"
    ),
    (
      ["--seed", "-1"],
      "The value '-1' is invalid for '--seed <n>': it must be a whole number from 0 to 18446744073709551615"
    ),
    (["--to", "200,500"], "There is no such swipe: a swipe needs two places, and its ends are the same; "),
    (
      ["--release-velocity", "90000"],
      "There is no such swipe: over this distance and in this duration a finger lifts at "
    ),
  ])
  func refusesWhatNoFingerCanDo(arguments: [String], error: String) throws {
    // Of the gesture's own options, the one at fault is replaced.
    var call = flick
    if let place = call.firstIndex(of: String(arguments[0].prefix { $0 != "=" })) {
      call.removeSubrange(place...place + 1)
    }
    let result = try Tool.run(call + arguments)
    #expect(result.words.hasPrefix("Error: \(error)"), "\(result)")
    #expect(result.output == "")
    #expect(result.code == 64)
  }

  @Test func whatMustBeGivenIsAskedFor() throws {
    let result = try Tool.run("gesture", "make", "--from", "0,0")
    #expect(
      result.words.hasPrefix(
        """
        Error: Missing expected argument '--to <x,y>'
        Help:  --to <x,y>  The last position of the finger, in points.
        Usage: cardsim gesture make --from <x,y> --to <x,y> --duration <time> --release-velocity <pt/s> [--estimator <rule>]
        """), "\(result)")
    #expect(result.code == 64)
  }

  // MARK: export

  /// A notation that turns something into something else says so.
  @Test func whatAnExportLosesIsSaid() throws {
    let folder = try Folder()
    let header = "time_us,phase,pointer,x_pt,y_pt\n"
    try folder.write(header + "0,began,0,200,400\n9000,moved,0,600,300\n18000,cancelled,0,200,-1\n", to: "g.csv")
    let panel = ["gesture", "export", "g.csv", "--to", "getevent", "--screen", "390x844"]
    let result = try Tool.run(panel, in: folder)
    #expect(result.code == 0)
    let cancel = "Note: getevent has no cancel: a cancelled touch becomes a lift, which may"
    #expect(result.words.contains(cancel), "\(result)")
    #expect(result.words.contains("Note: 2 samples lie off the screen, and are moved to its edge\n"), "\(result)")
    let quiet = try Tool.run(panel + ["-q"], in: folder)
    #expect(quiet.words == "")
    #expect(quiet.output == result.output)
    let drag = try Tool.run("gesture", "export", "g.csv", "--to", "xctest", in: folder)
    #expect(drag.words.contains("Note: xctest has no cancel: "), "\(drag)")
  }

  // MARK: import

  /// A table's clock needs no unit, and events without times are told as such.
  @Test func anImportReadsClocks() throws {
    let table = "time,x,y\n23:59:59.995,200,500\n00:00:00.003,200,480\n"
    let result = try Tool.run("gesture", "import", "-", input: table)
    #expect(result.code == 0, "\(result)")
    #expect(result.output.contains("\n8000,ended,0,200.0000,480.0000\n"), "\(result)")
    let events = "/dev/input/event2: EV_ABS       ABS_MT_TRACKING_ID   00000012\n"
    let untimed = try Tool.run("gesture", "import", "-", "--from", "getevent", input: events)
    #expect(untimed.code == 65, "\(untimed)")
    #expect(untimed.words.contains("error: the events have no times"), "\(untimed)")
    #expect(untimed.words.contains("adb shell getevent -lt"))
    #expect(!untimed.words.contains("motionevent"))
  }

  /// An option of another notation is refused, and not left out without a word.
  @Test func anOptionOfAnotherNotationIsRefused() throws {
    let folder = try Folder()
    let make =
      "cardsim gesture make --from 200,500 --to 200,300 --duration 150ms --release-velocity -900 -o a.csv && "
      + "cardsim gesture export a.csv --to w3c -o a.json"
    #expect(try Tool.shell(make, in: folder).code == 0)
    for (file, option, words) in [
      ("a.json", "--time-unit=s", "--time-unit is for a table, and 'a.json' is read as 'w3c'"),
      ("a.json", "--x-column=x", "--x-column is for a table"),
      ("a.csv", "--panel=100x100", "--panel is for a touch panel's events, and 'a.csv' is read as 'csv'"),
    ] {
      let result = try Tool.run("gesture", "import", file, option, in: folder)
      #expect(result.code == 64, "\(result)")
      #expect(result.words.contains(words), "\(result)")
      #expect(result.output == "", "\(result)")
    }
    #expect(try Tool.run("gesture", "import", "a.csv", "--x-column", "x_pt", in: folder).code == 0)
  }
}
