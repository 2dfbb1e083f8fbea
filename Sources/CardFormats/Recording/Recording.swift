/// Positions over time, as a device's log or a tracked screen recording has them.
public struct Recording: Hashable, Sendable {
  /// One position at one instant.
  public struct Sample: Hashable, Sendable {
    /// Microseconds on the recording's own clock, never fewer than the sample before.
    public var microseconds: Int64

    /// Points, or whatever the column counts in.
    public var position: Double

    /// Whether a finger is known to hold what moves.
    public var isHeld: Bool

    /// A sample.
    public init(microseconds: Int64, position: Double, isHeld: Bool = false) {
      self.microseconds = microseconds
      self.position = position
      self.isHeld = isHeld
    }
  }

  /// The samples, in the order of time.
  public var samples: [Sample]

  /// The step that all positions are multiples of, counted from the first one: 1 for whole points, 1/3 for the pixels
  /// of a 3× screen. What a position was rounded to is what no fit can see beyond.
  public var step: Double

  /// A recording of samples whose time doesn't run back.
  ///
  /// - Parameter step: The step of the positions, > 0; nil: the largest one that explains them.
  public init(samples: [Sample], step: Double? = nil) {
    precondition(
      zip(samples, samples.dropFirst()).allSatisfy { $0.microseconds <= $1.microseconds }, "time doesn't run back")
    precondition(samples.allSatisfy { $0.position.isFinite }, "a position is finite")
    self.samples = samples
    self.step = step ?? Recording.step(of: samples)
  }

  /// The steps that positions are rounded to, from the coarsest: whole points, pixels at 2×, 3× and 4×, decimals.
  private static var steps: [Double] {
    [1, 1.0 / 2, 1.0 / 3, 1.0 / 4, 0.1, 1.0 / 12, 0.01, 1e-3, 1e-4, 1e-5, 1e-6, 1e-7, 1e-8]
  }

  /// The largest step that all positions are multiples of.
  ///
  /// Thirds stand in a file as 0.33 or 0.3333: a fiftieth of a step counts as none.
  private static func step(of samples: [Sample]) -> Double {
    guard let origin = samples.first?.position else { return 1 }
    let distances = samples.map { $0.position - origin }
    return steps.first { step in
      distances.allSatisfy { distance in
        let count = distance / step
        return (count - count.rounded()).magnitude <= 0.02
      }
    } ?? 1e-8
  }
}
