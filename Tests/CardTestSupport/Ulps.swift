/// The distance of two finite numbers in units of the last place: the number of floating-point steps between them.
public func ulps(_ a: Double, _ b: Double) -> UInt64 {
  func order(_ x: Double) -> Int64 {
    let bits = Int64(bitPattern: (x + 0).bitPattern)
    return bits >= 0 ? bits : Int64.min &- bits
  }
  let (p, q) = (order(a), order(b))
  return p >= q ? UInt64(bitPattern: p &- q) : UInt64(bitPattern: q &- p)
}
