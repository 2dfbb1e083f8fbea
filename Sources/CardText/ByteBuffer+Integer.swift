extension ByteBuffer {
  /// Adds a whole number in decimal.
  @inlinable
  public mutating func append(integer number: Int64) {
    reserve(24)
    end = DecimalDigits.store(number, at: end)
  }

  /// Adds a whole number in decimal.
  @inlinable
  public mutating func append(integer number: Int) {
    append(integer: Int64(number))
  }
}
