/// The stored properties, down to the last, in which two values of one type differ: each with its path, to the bit.
///
/// - Parameters:
///   - path: What the values are called.
///   - asOne: Whether two values count as the same, where they are compared as one; nil where their fields are.
public func differences(
  _ a: Any, _ b: Any, path: String = "value", asOne: (Any, Any) -> Bool? = { _, _ in nil }
) -> [String] {
  if let same = asOne(a, b) { return same ? [] : ["\(path): \(a), not \(b)"] }
  if let x = a as? Double, let y = b as? Double {
    return x.bitPattern == y.bitPattern ? [] : ["\(path): \(x), not \(y)"]
  }
  let (left, right) = (Mirror(reflecting: a), Mirror(reflecting: b))
  guard left.children.count == right.children.count, left.children.count > 0 else {
    return "\(a)" == "\(b)" ? [] : ["\(path): \(a), not \(b)"]
  }
  var found: [String] = []
  for (index, (x, y)) in zip(left.children, right.children).enumerated() {
    // The label of an enum's payload is the case.
    let label = x.label ?? "\(index)"
    if x.label != y.label { found.append("\(path): \(label), not \(y.label ?? "\(index)")") }
    found += differences(x.value, y.value, path: path + "." + label, asOne: asOne)
  }
  return found
}
