/// Positions over time, from a device's log or a tracked screen recording.
public struct Recording: Hashable, Sendable {
  /// One position at one instant.
  public struct Sample: Hashable, Sendable {
    /// The time on the recording's own clock, microseconds; at least that of the sample before.
    public var microseconds: Int64

    /// The position, points, or in the column's own unit.
    public var position: Double

    /// True if a finger is known to hold the moving object.
    public var isHeld: Bool

    /// Creates a sample.
    public init(microseconds: Int64, position: Double, isHeld: Bool = false) {
      self.microseconds = microseconds
      self.position = position
      self.isHeld = isHeld
    }
  }

  /// The longest usual time between two samples, seconds, that a log of a card has: a card moves for less.
  package static let longestInterval = 1.0

  /// The samples, in order of time.
  public var samples: [Sample]

  /// The step of which all positions, counted from the first one, are multiples: 1 for whole points, 1/3 for the pixels
  /// of a 3× screen. If all are the same they count from 0. No fit can resolve differences below it.
  public var step: Double

  /// Points in one unit of the file from which the positions were read; they are in points.
  public var scale = 1.0

  /// Creates a recording of samples whose times don't decrease.
  ///
  /// - Parameter step: The step of the positions, > 0; nil: the largest one that fits them.
  public init(samples: [Sample], step: Double? = nil) {
    precondition(
      zip(samples, samples.dropFirst()).allSatisfy { $0.microseconds <= $1.microseconds }, "time doesn't run back")
    precondition(samples.allSatisfy { $0.position.isFinite }, "a position is finite")
    self.samples = samples
    self.step = step ?? Recording.step(of: samples)
  }

  /// The usual steps of positions, coarsest first: whole points, pixels at 2×, 3× and 4×, decimals.
  private static var steps: [Double] {
    [1, 1.0 / 2, 1.0 / 3, 1.0 / 4, 0.1, 1.0 / 12, 0.01, 1e-3, 1e-4, 1e-5, 1e-6, 1e-7, 1e-8]
  }

  /// Returns the largest step of which all positions are multiples.
  ///
  /// A file may write thirds as 0.33 or 0.3333, so a deviation of up to a fiftieth of a step is ignored.
  private static func step(of samples: [Sample]) -> Double {
    guard let first = samples.first?.position else { return 1 }
    let origin = samples.allSatisfy { $0.position == first } ? 0 : first
    let distances = samples.map { $0.position - origin }
    return steps.first { step in
      distances.allSatisfy { distance in
        let count = distance / step
        return (count - count.rounded()).magnitude <= 0.02
      }
    } ?? 1e-8
  }
}
