/// The project's own random number generator: seeded, pinned by test vectors, and the same everywhere.
///
/// SplitMix64 (Steele, Lea and Flood, *Fast Splittable Pseudorandom Number Generators*, OOPSLA 2014). It draws
/// integers; the standard library's `shuffled` and `random(in:)` are not used, since their algorithms may change.
public struct SplitMix64: RandomNumberGenerator, Hashable, Sendable {
  private var state: UInt64

  /// Creates a generator whose numbers depend only on `seed`.
  public init(seed: UInt64) {
    state = seed
  }

  /// The next 64 bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// A number in [0, 1), a multiple of 2⁻⁵³.
  public mutating func nextUnit() -> Double {
    Double(next() >> 11) * 0x1p-53
  }

  /// A number from `low` to `high`; `high` itself only if the sum is rounded to it.
  public mutating func next(from low: Double, to high: Double) -> Double {
    low + (high - low) * nextUnit()
  }

  /// A whole number in 0 ..< `bound`, every one equally likely.
  public mutating func next(below bound: UInt64) -> UInt64 {
    precondition(bound > 0, "there is no whole number below 0")
    // Draws below the threshold would favour small results, so they are rejected.
    let threshold = (0 &- bound) % bound
    while true {
      let draw = next()
      if draw >= threshold { return draw % bound }
    }
  }
}

extension SplitMix64: StateCoding {
  /// Reads or writes the state, a single word.
  public mutating func code(with archive: inout StateArchive) throws(StateError) {
    try archive.code(&state)
  }
}
