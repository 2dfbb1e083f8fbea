import CardDialects
import CardMath
import CardMotion
import CardTestSupport
import CardText
import Testing

@Suite struct CurveTextTests {
  private func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> TimingCurve {
    .cubicBezier(CubicBezier(x1: x1, y1: y1, x2: x2, y2: y2))
  }

  private func linear(_ stops: PiecewiseLinear.Stop...) -> TimingCurve {
    .piecewiseLinear(PiecewiseLinear(stops: stops))
  }

  @Test func readsWhatCSSWrites() throws {
    let rows: [(Int, String, TimingCurve)] = [
      (#line, "cubic-bezier(.32,.72,0,1)", bezier(0.32, 0.72, 0, 1)),
      (#line, "cubic-bezier( 0.32 , +0.72 ,\t0\n, 1e0 )", bezier(0.32, 0.72, 0, 1)),
      (#line, " Cubic-Bezier(0, -1.5, 1, 2.5) ", bezier(0, -1.5, 1, 2.5)),
      (#line, "0.2,0.8,0.2,1", bezier(0.2, 0.8, 0.2, 1)), (#line, " .2, -.8, .2, 1 ", bezier(0.2, -0.8, 0.2, 1)),
      (#line, "linear(0, 1)", linear(.init(0), .init(1))),
      (#line, "linear(0.5)", linear(.init(0.5))),
      (#line, "linear(0, 0.25 25% 75%, 1)", linear(.init(0), .init(0.25, at: 0.25, to: 0.75), .init(1))),
      (#line, "linear(0, 25% 75% 0.25, 1)", linear(.init(0), .init(0.25, at: 0.25, to: 0.75), .init(1))),
      (#line, "LINEAR(0,7% .5,1.25,1 120%)", linear(.init(0), .init(0.5, at: 0.07), .init(1.25), .init(1, at: 1.2))),
      (#line, "linear(-.5 -10%, 1)", linear(.init(-0.5, at: -0.1), .init(1))),
      (#line, "steps(4)", .steps(Steps(4, jump: .end))),
      (#line, "steps(4, end)", .steps(Steps(4, jump: .end))),
      (#line, "steps(4, jump-end)", .steps(Steps(4, jump: .end))),
      (#line, "steps(1,START)", .steps(Steps(1, jump: .start))),
      (#line, "steps(1, jump-start)", .steps(Steps(1, jump: .start))),
      (#line, "steps( 2 , jump-none )", .steps(Steps(2, jump: .neither))),
      (#line, "steps(3, jump-both)", .steps(Steps(3, jump: .both))),
      (#line, "steps(1000000)", .steps(Steps(1_000_000, jump: .end))),
      (#line, "linear", .linear),
      (#line, "Ease-In-Out", bezier(0.42, 0, 0.58, 1)),
    ]
    for (line, text, curve) in rows { #expect(try CurveText.read(text, name: "it") == curve, "line \(line): \(text)") }
  }

  @Test(arguments: NamedCurve.allCases)
  func readsEveryName(curve: NamedCurve) throws {
    #expect(try CurveText.read(curve.name, name: "it") == curve.curve)
  }

  @Test(arguments: Easing.allCases)
  func readsEveryEasing(easing: Easing) throws {
    #expect(try CurveText.read(easing.name, name: "it") == easing.curve)
    // easeInOutBack, ease-in-out-back
    let hyphens = easing.name.reduce(into: "") { $0 += $1.isUppercase ? "-" + $1.lowercased() : String($1) }
    #expect(try CurveText.read(hyphens, name: "it") == easing.curve)
    #expect(try CurveText.read(easing.name.uppercased(), name: "it") == easing.curve)
    // Its text is CSS that reads back to the bit.
    #expect(try CurveText.read(CurveText.text(of: easing.curve), name: "it") == easing.curve)
  }

  @Test(arguments: [("easeInOut", "ease-in-out"), ("fastOutSlowIn", "fast-out-slow-in"), ("stepEnd", "step-end")])
  func readsCamelCase(text: String, name: String) throws {
    #expect(try CurveText.read(text, name: "it") == NamedCurve(name: name)?.curve)
  }

  /// Each flaw shows the marked text, the message and the help.
  @Test func saysWhatIsWrong() {
    let rows: [(Int, String, String)] = [
      (#line, "", "1:1: error: expected a curve, found the end\n    1 |\n      | ^ such as ease-in-out or steps(4)"),
      (
        #line, "(1)",
        "1:1: error: unknown function \"\"\n    1 | (1)\n      | ^ there are cubic-bezier(), linear() and steps()"
      ),
      (
        #line, "0,0,1",
        "1:6: error: expected \",\" and y2, since cubic-bezier() takes four numbers, found the end\n    1 | 0,0,1\n"
          + "      |      ^"
      ),
      (
        #line, "eas-in",
        "1:1: error: unknown curve \"eas-in\"\n    1 | eas-in\n      | ^~~~~~ did you mean \"ease-in\"?"
      ),
      (
        #line, "cubic-beizer(0,0,0,0)",
        """
        1:1: error: unknown function "cubic-beizer"
            1 | cubic-beizer(0,0,0,0)
              | ^~~~~~~~~~~~ did you mean "cubic-bezier"?
        """
      ),
      (
        #line, "spring(1)",
        "1:1: error: unknown function \"spring\"\n    1 | spring(1)\n      | ^~~~~~ there are cubic-bezier(), linear() and steps()"
      ),
      (#line, "steps", "1:1: error: expected \"(\" after \"steps\"\n    1 | steps\n      | ^~~~~"),
      (#line, "ease in", "1:6: error: expected the end of the curve, found \"i\"\n    1 | ease in\n      |      ^"),
      (
        #line, "cubic-bezier(1, 2, 0.3)",
        """
        1:23: error: expected "," and y2, since cubic-bezier() takes four numbers, found ")"
            1 | cubic-bezier(1, 2, 0.3)
              |                       ^
        """
      ),
      (
        #line, "cubic-bezier(0, 0, 1, 1, 1)",
        """
        1:24: error: expected ")" after the four numbers of cubic-bezier(), found ","
            1 | cubic-bezier(0, 0, 1, 1, 1)
              |                        ^
        """
      ),
      (
        #line, "cubic-bezier(0, 0, 1, 1",
        "1:24: error: expected \")\" after the four numbers of cubic-bezier(), found the end\n    1 | cubic-bezier(0, 0, 1, 1\n      |                        ^"
      ),
      (
        #line, "cubic-bezier(0, 0, 1.01, 1)",
        "1:20: error: x2 must be from 0 to 1, found 1.01\n    1 | cubic-bezier(0, 0, 1.01, 1)\n      |                    ^~~~"
      ),
      (
        #line, "cubic-bezier(-.1, 0, 1, 1)",
        "1:14: error: x1 must be from 0 to 1, found -.1\n    1 | cubic-bezier(-.1, 0, 1, 1)\n      |              ^~~"
      ),
      (
        #line, "cubic-bezier(0, nan, 1, 1)",
        "1:17: error: expected y1, found \"n\"\n    1 | cubic-bezier(0, nan, 1, 1)\n      |                 ^"
      ),
      (
        #line, "cubic-bezier(0, 1e999, 1, 1)",
        "1:17: error: 1e999 is beyond ±1000000\n    1 | cubic-bezier(0, 1e999, 1, 1)\n      |                 ^~~~~"
      ),
      // Columns count characters; a wide character takes two cells.
      (
        #line, "cubic-bezier(日, 0, 1, 1)",
        "1:14: error: expected x1, found \"日\"\n    1 | cubic-bezier(日, 0, 1, 1)\n      |              ^~"
      ),
      (#line, "linear()", "1:8: error: expected a stop's number, found \")\"\n    1 | linear()\n      |        ^"),
      (
        #line, "linear(0, 50%, 1)",
        "1:14: error: expected a stop's number, found \",\"\n    1 | linear(0, 50%, 1)\n      |              ^"
      ),
      (
        #line, "linear(0, 1",
        "1:12: error: expected \",\" or \")\", found the end\n    1 | linear(0, 1\n      |            ^"
      ),
      (
        #line, "linear(0, 1 2)",
        """
        1:13: error: a stop takes one number, found 2 beside it
            1 | linear(0, 1 2)
              |             ^ separate stops with a comma, or write a percentage
        """
      ),
      (
        #line, "linear(0, 5% 6% 7% 1)",
        "1:17: error: a stop takes at most two percentages, side by side\n    1 | linear(0, 5% 6% 7% 1)\n      |                 ^~"
      ),
      (
        #line, "linear(0, 5% 1 6%)",
        "1:16: error: a stop takes at most two percentages, side by side\n    1 | linear(0, 5% 1 6%)\n      |                ^~"
      ),
      (
        #line, "steps(0)",
        "1:7: error: expected a whole number of steps from 1 to 1000000, found 0\n    1 | steps(0)\n      |       ^"
      ),
      (
        #line, "steps(2.5)",
        "1:7: error: expected a whole number of steps from 1 to 1000000, found 2.5\n    1 | steps(2.5)\n      |       ^~~"
      ),
      (
        #line, "steps(1, jump-none)",
        "1:7: error: expected a whole number of steps from 2 to 1000000, found 1\n    1 | steps(1, jump-none)\n      |       ^"
      ),
      (
        #line, "steps(4, jump-strat)",
        """
        1:10: error: unknown jump "jump-strat"
            1 | steps(4, jump-strat)
              |          ^~~~~~~~~~ did you mean "jump-start"?
        """
      ),
      (
        #line, "steps(4, )",
        """
        1:10: error: expected where the steps jump, found ")"
            1 | steps(4, )
              |          ^ jump-start, jump-end, jump-none, jump-both
        """
      ),
    ]
    for (line, text, expected) in rows {
      do throws(DiagnosticsError) {
        let curve = try CurveText.read(text, name: "it")
        Issue.record("line \(line): \(text) is \(curve)")
      } catch {
        #expect(error.text == "it:\(expected)\n", "line \(line): \(text)")
      }
    }
  }

  @Test func readsAPartOfALargerText() throws {
    let source = SourceText(name: "file.json", text: "{ \"curve\": \"steps(2)\", \"other\": \"steps(0)\" }")
    #expect(try CurveText.read(source, in: 12..<20) == .steps(Steps(2)))
    #expect(
      throws: NotationFlaw(
        range: 39..<40, message: "expected a whole number of steps from 1 to 1000000, found 0", help: nil)
    ) { try CurveText.read(source, in: 33..<41) }
    // Text after the part isn't read.
    #expect(throws: NotationFlaw(range: 19..<19, message: "expected \")\", found the end", help: nil)) {
      try CurveText.read(source, in: 12..<19)
    }
    #expect(try CurveText.read(SourceText(name: "", text: "steps(12)34"), in: 0..<9) == .steps(Steps(12)))
  }

  @Test func writesWhatItReads() throws {
    let texts = [
      "linear", "cubic-bezier(0.32, 0.72, 0, 1)", "cubic-bezier(0.1, -2.5, 1, 0.00001)",
      "linear(0 0%, 0.5 7%, 0.5 29%, 1 100%)", "linear(0.5 0%)", "steps(4, jump-start)", "steps(4, jump-end)",
      "steps(4, jump-none)", "steps(4, jump-both)",
    ]
    for text in texts { #expect(CurveText.text(of: try CurveText.read(text, name: "it")) == text) }
  }

  @Test(arguments: Seeds.few)
  func writesSoThatItReadsTheSame(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<200 {
      let curve = bezier(
        random.nextUnit(), random.next(from: -2, to: 3), random.nextUnit(), random.next(from: -2, to: 3))
      #expect(try CurveText.read(CurveText.text(of: curve), name: "it") == curve)

      let stops = (0..<5).map {
        PiecewiseLinear.Stop(random.next(from: -1, to: 2), at: Double($0) / 5 + random.nextUnit() / 5)
      }
      let pieces = PiecewiseLinear(stops: stops)
      guard
        case .piecewiseLinear(let read) = try CurveText.read(CurveText.text(of: .piecewiseLinear(pieces)), name: "it")
      else {
        Issue.record("\(stops) reads back as another kind of curve")
        continue
      }
      #expect(read.points.map(\.output) == pieces.points.map(\.output))
      for (a, b) in zip(read.points, pieces.points) { #expect((a.input - b.input).magnitude <= b.input.ulp) }
    }
  }

  /// Any text is read as a curve or refused with a range inside the text.
  @Test(arguments: Seeds.first(3, of: 20))
  func survivesAnyText(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let parts = [
      "cubic-bezier", "linear", "steps", "ease", "(", ")", ",", "%", "1", ".5", "-", "+2e3", " ", "é", "jump-none", "e",
      "\n",
    ]
    for _ in 0..<Seeds.count(600, of: 2_000) {
      let text = (0..<random.next(below: 12)).map { _ in parts[Int(random.next(below: UInt64(parts.count)))] }.joined()
      let source = SourceText(name: "it", text: text)
      do throws(NotationFlaw) {
        let curve = try CurveText.read(source)
        #expect(curve.value(at: 0.5).isFinite)
      } catch {
        #expect(error.range.lowerBound >= 0, "\(text)")
        #expect(error.range.upperBound <= source.bytes.count, "\(text)")
      }
    }
  }
}
