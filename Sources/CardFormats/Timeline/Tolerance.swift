/// How far two numbers may be apart and still count as the same: by so much, or by such a part of the larger one.
public struct Tolerance: Hashable, Sendable {
  /// In the numbers' own unit.
  public var absolute: Double

  /// A part of the larger magnitude.
  public var relative: Double

  /// Only equal numbers are the same.
  public static let exact = Tolerance(absolute: 0, relative: 0)

  /// A tolerance; neither is negative.
  public init(absolute: Double, relative: Double = 0) {
    precondition(absolute >= 0 && relative >= 0, "a tolerance of \(absolute), \(relative)")
    (self.absolute, self.relative) = (absolute, relative)
  }

  /// Whether two numbers count as the same; either of the two limits is enough.
  public func admits(_ one: Double, _ other: Double) -> Bool {
    let distance = (one - other).magnitude
    return distance <= absolute || distance <= relative * max(one.magnitude, other.magnitude)
  }
}

/// The tolerances of a timeline's columns.
public struct Tolerances: Hashable, Sendable {
  /// The name that stands for every column which has no tolerance of its own.
  public static let everyColumn = "*"

  /// In the order in which they were given; of two for one column, the last one counts.
  public private(set) var named: [(column: String, tolerance: Tolerance)] = []

  /// All is exact.
  public init() {}

  /// Sets a column's tolerance.
  public mutating func set(_ tolerance: Tolerance, for column: String) {
    named.removeAll { $0.column == column }
    named.append((column, tolerance))
  }

  /// Takes over others, which count before its own.
  public mutating func merge(_ others: Tolerances) {
    for (column, tolerance) in others.named { set(tolerance, for: column) }
  }

  /// A column's tolerance.
  public subscript(column: String) -> Tolerance {
    (named.first { $0.column == column } ?? named.first { $0.column == Tolerances.everyColumn })?.tolerance ?? .exact
  }

  /// Whether both have the same, in the same order.
  public static func == (one: Tolerances, other: Tolerances) -> Bool {
    one.named.map { $0.column } == other.named.map { $0.column }
      && one.named.map { $0.tolerance } == other.named.map { $0.tolerance }
  }

  /// Feeds what `==` compares.
  public func hash(into hasher: inout Hasher) {
    for (column, tolerance) in named {
      hasher.combine(column)
      hasher.combine(tolerance)
    }
  }
}
