import Testing

/// Arithmetic that gives other bits on another processor is forbidden in the library and the tool.
///
/// A `stride` over `Double` computes each value by a fused multiply-add inside the standard library. `stride(from: a,
/// to: b, by: c)` doesn't show if it is over integers, so one argument has to show it.
@Suite struct ArithmeticTests {
  /// The arguments of a text's strides that don't show that the stride is over integers.
  ///
  /// A stride's arguments have one type, so one of them is enough: one with `as Int`, one made by `Int(…)`, or a
  /// collection's `.count`. A conversion to a floating-point type, or a decimal point, cancels that.
  static func unprovenStrides(_ text: String) -> [String] {
    var found: [String] = []
    var rest = text[...]
    while let call = rest.firstRange(of: "stride(") {
      let before = rest[..<call.lowerBound]
      rest = rest[call.upperBound...]
      // Another method or function of that name doesn't count, unless it is the standard library's by its full name.
      let isOther =
        before.hasSuffix("func ") || (before.last == "." && !before.hasSuffix("Swift."))
        || before.last.map { $0.isLetter || $0.isNumber || $0 == "_" } == true
      if isOther { continue }
      let arguments = self.arguments(rest)
      let isInteger = arguments.contains(#/ as U?Int|\bU?Int(8|16|32|64)?\(|\.count\b/#)
      let isFloating = arguments.contains(/Double|Float|[0-9]\.[0-9]/)
      if !isInteger || isFloating { found.append(arguments) }
    }
    return found
  }

  /// The text before the bracket that closes a call.
  private static func arguments(_ text: Substring) -> String {
    var depth = 1
    let end = text.firstIndex { character in
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      return depth == 0
    }
    return String(text[..<(end ?? text.endIndex)])
  }

  /// The operations of the standard library that fuse a product and a sum.
  static let fused = ["addingProduct", "addProduct", "fma("]

  @Test(arguments: [
    "stride(from: 8.0, through: 0, by: -1)", "stride(from: 20.0, through: 150, by: 5)",
    "stride(from: 0, to: 1, by: 0.1)",
    "stride(from: low, through: high, by: step)", "Swift.stride(from: low, to: high, by: 2)",
    "Array(stride(\n  from: 0, to: Double(rows.count), by: 2))", "stride(from: 0, to: size(of: rows), by: width)",
    "stride(from: 0 as Int, to: 9, by: 3) + stride(from: 0, to: end, by: 3)",
    "stride(from: 0, through: y.counted, by: 1)",
  ])
  func stridesOverDoublesAreFound(planted: String) {
    #expect(Self.unprovenStrides("for x in \(planted) {}").count == 1)
  }

  @Test(arguments: [
    "stride(from: 0, to: rows.count, by: 2)", "stride(from: highest as Int, through: lowest, by: -1)",
    "Swift.stride(from: 0, to: rows.count / width, by: step)", "stride(from: Int64(first), to: last, by: 9)",
    "rules.paging.stride(cardWidth: 393.5)", "func stride(cardWidth: Double)", "bitstride(0.5)",
  ])
  func stridesOverIntegersAreNot(line: String) {
    #expect(Self.unprovenStrides("for x in \(line) {}") == [])
  }

  @Test func nothingFusesAProductAndASum() throws {
    for file in try Repository.swiftFiles(below: "Sources", "Benchmarks") {
      for arguments in Self.unprovenStrides(file.text) {
        Issue.record(
          """
          \(file.path): stride(\(arguments)) may be over Double, which fuses a product and a sum: \
          use a range of integers, or write `as Int` after one of them
          """)
      }
      for name in Self.fused where file.text.contains(name) {
        Issue.record("\(file.path) uses \(name), whose last bit hangs on the processor: write a product and a sum")
      }
    }
  }
}
