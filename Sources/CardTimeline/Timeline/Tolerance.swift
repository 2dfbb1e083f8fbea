/// The allowed difference of two numbers that count as the same: an absolute one, or a fraction of the larger one.
public struct Tolerance: Hashable, Sendable {
  /// The absolute difference, in the numbers' own unit.
  public var absolute: Double

  /// The difference as a fraction of the larger magnitude.
  public var relative: Double

  /// The fractions that a reader takes: one of 1 or more admits any two numbers of one sign.
  package static let fractions = 0.0...0.99

  /// A tolerance that admits only equal numbers.
  public static let exact = Tolerance(absolute: 0, relative: 0)

  /// Creates a tolerance; neither number may be negative.
  public init(absolute: Double, relative: Double = 0) {
    precondition(absolute >= 0 && relative >= 0, "a tolerance of \(absolute), \(relative)")
    (self.absolute, self.relative) = (absolute, relative)
  }

  /// Returns true if two numbers count as the same; either of the two limits suffices.
  public func admits(_ one: Double, _ other: Double) -> Bool {
    let distance = (one - other).magnitude
    return distance <= absolute || distance <= relative * max(one.magnitude, other.magnitude)
  }
}

/// The tolerances of a timeline's columns.
public struct Tolerances: Hashable, Sendable {
  /// The name that stands for every column without a tolerance of its own.
  public static let everyColumn = "*"

  /// The tolerances in the order in which they were set; for the same column the last one wins.
  public private(set) var named: [(column: String, tolerance: Tolerance)] = []

  /// Creates tolerances under which all columns must be equal.
  public init() {}

  /// Sets a column's tolerance.
  public mutating func set(_ tolerance: Tolerance, for column: String) {
    named.removeAll { $0.column == column }
    named.append((column, tolerance))
  }

  /// Adds other tolerances, which override the present ones.
  public mutating func merge(_ others: Tolerances) {
    for (column, tolerance) in others.named { set(tolerance, for: column) }
  }

  /// Returns a column's tolerance.
  public subscript(column: String) -> Tolerance {
    (named.first { $0.column == column } ?? named.first { $0.column == Tolerances.everyColumn })?.tolerance ?? .exact
  }

  /// Returns true if both have the same tolerances in the same order.
  public static func == (one: Tolerances, other: Tolerances) -> Bool {
    one.named.map { $0.column } == other.named.map { $0.column }
      && one.named.map { $0.tolerance } == other.named.map { $0.tolerance }
  }

  /// Hashes the values that `==` compares.
  public func hash(into hasher: inout Hasher) {
    for (column, tolerance) in named {
      hasher.combine(column)
      hasher.combine(tolerance)
    }
  }
}
