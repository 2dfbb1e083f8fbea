extension Double {
  /// Whether it is within `tolerance` of another.
  public func isNear(_ other: Double, _ tolerance: Double = 1e-9) -> Bool {
    (self - other).magnitude <= tolerance
  }
}
