import CardTuning
import Testing

@Suite struct ExpressionReaderTests {
  @Test(arguments: [
    ("settle_ms +", 12, "expected a number, a metric or a key, found the end", ""),
    ("settle_ms + 4*overshot_pt", 15, "there is no metric \"overshot_pt\"", "overshoot_pt"),
    ("settle_ms 4", 11, "expected +, -, *, / or the end, found 4", ""), ("", 1, "found the end", ""),
    ("(1+2", 5, "expected \")\", found the end", ""), ("1)", 2, "found \")\"", ""),
    ("mix(1,2)", 1, "there is no function \"mix\"", ""), ("2 ^ 3", 3, "means nothing here", "x*x"),
    ("settle.response", 1, "isn't varied", "--vary"), ("target", 1, "no number", "target == extended"),
    ("1.2.3", 1, "isn't a number", ""), ("abs(1,2)", 6, "expected \")\"", ""), ("1 + é", 5, "means nothing", ""),
    ("1e999", 1, "isn't a number", ""), ("a,b", 1, "there is no metric \"a\"", ""),
  ])
  func theColumnIsThePlace(text: String, column: Int, message: String, help: String) {
    do throws(ExpressionFlaw) {
      _ = try Expression(text)
      Issue.record("\(text) was read")
    } catch {
      #expect(error.column == column, "\(error.words)")
      #expect(error.message.contains(message), "\(error.words)")
      #expect(help.isEmpty || (error.help ?? "").contains(help))
      #expect(error.words.hasSuffix("\n  " + String(repeating: " ", count: column - 1) + "^"))
    }
  }

  /// A metric is meant before a key that is varied.
  @Test func aMisspeltMetricIsNoKey() {
    do throws(ExpressionFlaw) {
      _ = try Expression("settle", parameters: ["settle.response"])
      Issue.record("it was read")
    } catch {
      #expect(error.help == "did you mean \"settle_ms\"?")
    }
  }

  @Test(arguments: [
    ("overshoot_pt = 2", 14, "means nothing here", "=="), ("overshoot_pt", 13, "expected <=", ""),
    ("1 <= 2 <= 3", 8, "found \"<=\"", ""), ("target <= tip", 8, "a detent is == or !=", ""),
    ("target == 3", 11, "expected a detent's name", ""), ("target == tip tip", 15, "found \"tip\"", ""),
  ])
  func aConstraintHasTwoSides(text: String, column: Int, message: String, help: String) {
    do throws(ExpressionFlaw) {
      _ = try Constraint(text)
      Issue.record("\(text) was read")
    } catch {
      #expect(error.column == column, "\(error.words)")
      #expect(error.message.contains(message), "\(error.words)")
      #expect(help.isEmpty || (error.help ?? "").contains(help))
    }
  }

  /// Nesting has a depth limit, so no expression overflows the stack.
  @Test func depthHasALimit() {
    for open in ["(", "-", "abs("] {
      let text = String(repeating: open, count: 20_000) + "1"
      #expect(throws: ExpressionFlaw.self) { try Expression(text) }
    }
    #expect(throws: Never.self) {
      try Expression(String(repeating: "(", count: 90) + "1" + String(repeating: ")", count: 90))
    }
  }
}
