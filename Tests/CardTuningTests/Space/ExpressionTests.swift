import CardSimulation
import CardTestSupport
import CardTuning
import Testing

@Suite struct ExpressionTests {
  static func value(_ text: String, _ numbers: [Metric: Double] = [.settleTime: 480, .overshoot: 3]) throws -> Double? {
    try Expression(text, parameters: ["settle.response"]).value { variable in
      switch variable {
      case .metric(let metric): numbers[metric]
      case .parameter: 0.25
      }
    }
  }

  @Test(arguments: [
    ("settle_ms + 4*overshoot_pt", 492), ("1 - 2 - 3", -4), ("12/3/2", 2), ("2+3*4", 14), ("(2+3)*4", 20),
    ("-2*-3", 6), ("--2", 2), ("-(1+1)", -2), ("abs(-3.5)", 3.5), ("sqrt(2.25)", 1.5), ("min(3, 1, 2)", 1),
    ("max(3, 1+4, 2)", 5), ("settle.response*4", 1), ("1e-3*1000", 1), (".5+1.0", 1.5), ("  7 ", 7), ("max(4)", 4),
  ])
  func isComputedAsItIsWritten(text: String, value: Double) throws {
    #expect(try Self.value(text) == value)
  }

  @Test func whatHasNoValueHasNone() throws {
    for text in ["1/0", "sqrt(-1)", "0/0", "settle_ms + t90_ms", "min(0/0, 1)", "max(1, 0/0)"] {
      let value = try Self.value(text)
      #expect(value == nil, "\(text)")
    }
  }

  @Test func itSaysWhatItNeeds() throws {
    let expression = try Expression("settle_ms*settle_ms + settle.response", parameters: ["settle.response"])
    #expect(expression.variables == [.metric(.settleTime), .parameter(0)])
    #expect(expression.metrics == [.settleTime])
  }

  /// Random expressions give the value computed beside them.
  @Test(arguments: Seeds.few) func anyExpressionIsItsValue(seed: UInt64) throws {
    var state = seed
    func next(_ count: UInt64) -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state >> 33) % count
    }
    func make(_ depth: Int) -> (String, Double) {
      if depth == 0 {
        let number = Double(next(19)) / 2
        return ("\(number)", number)
      }
      let (left, right) = (make(depth - 1), make(depth - 1))
      switch next(7) {
      case 0: return ("(\(left.0) + \(right.0))", left.1 + right.1)
      case 1: return ("(\(left.0)-\(right.0))", left.1 - right.1)
      case 2: return ("\(left.0) * (\(right.0))", left.1 * right.1)
      case 3: return ("(\(left.0)) / (1 + abs(\(right.0)))", left.1 / (1 + right.1.magnitude))
      case 4: return ("-(\(left.0))", -left.1)
      case 5: return ("min(\(left.0), \(right.0))", min(left.1, right.1))
      default: return ("max(\(left.0),\(right.0))", max(left.1, right.1))
      }
    }
    // The product's left side needs its parentheses.
    let (text, value) = make(1)
    let found = try Self.value("(\(text))")
    #expect(found == value + 0, "\(text)")
  }

  @Test func aConstraintSaysHowFar() throws {
    func violation(_ text: String, target: String = "peaking") throws -> Double? {
      try Constraint(text).violation({ $0 == .metric(.overshoot) ? 3 : nil }, target: target)
    }
    #expect(try violation("overshoot_pt <= 2") == 1)
    #expect(try violation("overshoot_pt <= 3") == 0)
    #expect(try violation("overshoot_pt>=5") == 2)
    #expect(try violation("5 <= overshoot_pt") == 2)
    #expect(try violation("overshoot_pt < 3")! > 0)
    #expect(try violation("overshoot_pt > 3")! > 0)
    #expect(try violation("overshoot_pt == 2.5") == 0.5)
    #expect(try violation("overshoot_pt != 3")! > 0)
    #expect(try violation("settle_ms <= 2") == nil)
    #expect(try violation("target == peaking") == 0)
    #expect(try violation("target == tip") == 1)
    #expect(try violation("target != peaking") == 1)
    #expect(try violation("target == half-way", target: "half-way") == 0)
    #expect(try Constraint("2*overshoot_pt <= 10").slack { _ in 3 } == 4)
    #expect(try Constraint("target == tip").slack { _ in 3 } == nil)
    #expect(try Constraint("target == tip").metrics == [.target])
  }
}
