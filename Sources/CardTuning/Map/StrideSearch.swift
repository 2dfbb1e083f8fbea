/// Finds the end of a stretch of indices by strides that double and then halve.
enum StrideSearch {
  /// Returns the last index of a stretch that begins at `first`.
  ///
  /// - Parameters:
  ///   - first: The first index, which belongs to the stretch.
  ///   - belongs: Returns true if a later index belongs to it; after the first that doesn't, none does.
  static func last(from first: Int, _ belongs: (Int) -> Bool) -> Int {
    var (last, stride) = (first, 1)
    while belongs(last + stride) {
      last += stride
      stride *= 2
    }
    while stride > 1 {
      stride /= 2
      if belongs(last + stride) { last += stride }
    }
    return last
  }
}
