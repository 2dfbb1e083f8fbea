extension Double {
  /// True if it is within `tolerance` of another number.
  public func isNear(_ other: Double, _ tolerance: Double = 1e-9) -> Bool {
    (self - other).magnitude <= tolerance
  }
}
