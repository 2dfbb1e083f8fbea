/// The number of decimals that numbers are written with.
public enum Precision: Hashable, Sendable {
  /// Always this many decimals, 0…17, exactly rounded, a tie to the even digit.
  case places(Int)

  /// As many decimals as it takes to read back the same bits.
  case exact
}

extension ByteBuffer {
  /// Adds a number in plain decimals.
  @inlinable
  public mutating func append(_ number: Double, _ precision: Precision) {
    switch precision {
    case .places(let places): append(fixed: number, decimals: places)
    case .exact: append(shortest: number)
    }
  }
}
