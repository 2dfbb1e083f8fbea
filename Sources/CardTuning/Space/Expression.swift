import CardSimulation

/// A number computed from metrics and varied keys: `settle_ms + 4*overshoot_pt`.
///
/// ```
/// sum     = product *( ( "+" | "-" ) product )
/// product = sign *( ( "*" | "/" ) sign )
/// sign    = [ "-" ] factor
/// factor  = number | name | ( "abs" | "sqrt" ) "(" sum ")" | ( "min" | "max" ) "(" sum *( "," sum ) ")" | "(" sum ")"
/// ```
public struct Expression: Hashable, Sendable {
  /// The meaning of a name.
  public enum Variable: Hashable, Sendable {
    /// A metric that is a number, in the unit of its name.
    case metric(Metric)

    /// A varied key, by the index of its axis.
    case parameter(Int)
  }

  /// A step of the computation, on a stack of numbers.
  enum Step: Hashable, Sendable {
    case number(Double)
    case variable(Variable)
    case add, subtract, multiply, divide, negate, absolute, squareRoot, minimum, maximum
  }

  /// The expression's text.
  public let text: String

  /// The steps in postfix order: each follows its operands.
  let steps: [Step]

  /// The variables that it names, each once, in order.
  public var variables: [Variable] {
    var variables: [Variable] = []
    for case .variable(let variable) in steps where !variables.contains(variable) { variables.append(variable) }
    return variables
  }

  /// The metrics that it needs, each once.
  public var metrics: [Metric] {
    variables.compactMap { if case .metric(let metric) = $0 { metric } else { nil } }
  }

  /// Returns the value; nil if a variable has no value, or the result isn't finite, as for 1/0.
  public func value(_ variable: (Variable) -> Double?) -> Double? {
    var pile: [Double] = []
    for step in steps {
      switch step {
      case .number(let number): pile.append(number)
      case .variable(let name):
        guard let number = variable(name) else { return nil }
        pile.append(number)
      case .negate: pile[pile.count - 1] = -pile[pile.count - 1]
      case .absolute: pile[pile.count - 1] = pile[pile.count - 1].magnitude
      case .squareRoot: pile[pile.count - 1] = pile[pile.count - 1].squareRoot()
      case .add, .subtract, .multiply, .divide, .minimum, .maximum:
        let right = pile.removeLast()
        let left = pile[pile.count - 1]
        pile[pile.count - 1] = Expression.result(step, left, right)
      }
    }
    let value = pile[0]
    return value.isFinite ? value + 0 : nil
  }

  private static func result(_ step: Step, _ left: Double, _ right: Double) -> Double {
    switch step {
    case .add: left + right
    case .subtract: left - right
    case .multiply: left * right
    case .divide: left / right
    // NaN stays NaN, on either side.
    case .minimum: left < right || left.isNaN ? left : right
    default: left > right || left.isNaN ? left : right
    }
  }
}

/// A condition on a point: `overshoot_pt <= 2`, `target == extended`.
public struct Constraint: Hashable, Sendable {
  /// The relation of two sides.
  public enum Relation: String, Hashable, Sendable, CaseIterable {
    case atMost = "<="
    case atLeast = ">="
    case less = "<"
    case greater = ">"
    case equal = "=="
    case different = "!="
  }

  /// The sides of the comparison.
  public enum Subject: Hashable, Sendable {
    /// Two numbers.
    case numbers(Expression, Expression)

    /// The detent that the card goes to, compared with the detent of this name.
    case target(String)

    /// The expectations of each case's scenario, all of which have to hold there.
    case expectations
  }

  /// The constraint's text.
  public let text: String

  /// The sides of the comparison.
  public let subject: Subject

  /// The relation of the sides.
  public let relation: Relation

  /// Returns the distance of a point from fulfilling the constraint, ≥ 0, in the unit of its sides; 0 if it is
  /// fulfilled, nil if a side has no value, which is the worst case.
  ///
  /// - Precondition: It isn't of expectations: those need a case, and ``PointEvaluator`` has it.
  public func violation(_ variable: (Expression.Variable) -> Double?, target: String) -> Double? {
    switch subject {
    case .expectations: preconditionFailure("expectations need the case that they are of")
    case .target(let name): return ((target == name) == (relation == .equal)) ? 0 : 1
    case .numbers(let left, let right):
      guard let difference = difference(left, right, variable) else { return nil }
      switch relation {
      case .atMost: return max(0, difference)
      case .atLeast: return max(0, -difference)
      case .less: return difference < 0 ? 0 : max(difference, .leastNormalMagnitude)
      case .greater: return difference > 0 ? 0 : max(-difference, .leastNormalMagnitude)
      case .equal: return difference.magnitude
      case .different: return difference != 0 ? 0 : .leastNormalMagnitude
      }
    }
  }

  /// Returns the distance of a point from the constraint's boundary, in the unit of its sides; nil if there is no
  /// boundary.
  public func slack(_ variable: (Expression.Variable) -> Double?) -> Double? {
    guard case .numbers(let left, let right) = subject, relation != .different else { return nil }
    return difference(left, right, variable)?.magnitude
  }

  private func difference(
    _ left: Expression, _ right: Expression, _ variable: (Expression.Variable) -> Double?
  ) -> Double? {
    guard let left = left.value(variable), let right = right.value(variable) else { return nil }
    return (left - right).isFinite ? left - right : nil
  }

  /// The metrics that it needs.
  public var metrics: [Metric] {
    switch subject {
    case .numbers(let left, let right): left.metrics + right.metrics
    case .target: [.target]
    case .expectations: []
    }
  }
}
