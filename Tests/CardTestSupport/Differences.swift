import Foundation

/// Returns the stored properties, at any depth, in which two values of one type differ: each with its path, to the bit.
///
/// - Parameters:
///   - path: The name of the values in the result.
///   - asOne: True or false for two values that are compared as a whole, false if they differ; nil to compare their
///     fields.
public func differences(
  _ a: Any, _ b: Any, path: String = "value", asOne: (Any, Any) -> Bool? = { _, _ in nil }
) -> [String] {
  fieldDifferences(a, b, asOne: asOne).map { path + $0 }
}

/// The same, with paths that begin at the values.
private func fieldDifferences(_ a: Any, _ b: Any, asOne: (Any, Any) -> Bool?) -> [String] {
  // Reflection takes a thousand times as long as comparing the memory, which decides for most values.
  if haveSameBytes(a, b) { return [] }
  if let same = asOne(a, b) { return same ? [] : [": \(a), not \(b)"] }
  if let x = a as? Double, let y = b as? Double {
    return x.bitPattern == y.bitPattern ? [] : [": \(x), not \(y)"]
  }
  if let row = a as? any Elements, row.haveSameBytes(as: b) { return [] }
  let (left, right) = (Mirror(reflecting: a), Mirror(reflecting: b))
  guard left.children.count == right.children.count, left.children.count > 0 else {
    return "\(a)" == "\(b)" ? [] : [": \(a), not \(b)"]
  }
  var found: [String] = []
  let (x, y) = (left.children.makeIterator(), right.children.makeIterator())
  var index = 0
  while let x = x.next(), let y = y.next() {
    // The label of an enum's payload is the name of its case.
    let label = x.label ?? "\(index)"
    if x.label != y.label { found.append(": \(label), not \(y.label ?? "\(index)")") }
    found += fieldDifferences(x.value, y.value, asOne: asOne).map { ".\(label)\($0)" }
    index += 1
  }
  return found
}

/// True if two values have the same type and the same bytes, so that they are equal. Equal values can have different
/// bytes, since arrays with the same elements can be in different memory.
private func haveSameBytes(_ a: Any, _ b: Any) -> Bool {
  func compare<Value>(_ a: Value) -> Bool {
    guard type(of: b) == Value.self, let b = b as? Value else { return false }
    return withUnsafeBytes(of: a) { a in
      withUnsafeBytes(of: b) { b in areSame(a, b) }
    }
  }
  return _openExistential(a, do: compare)
}

private func areSame(_ a: UnsafeRawBufferPointer, _ b: UnsafeRawBufferPointer) -> Bool {
  guard a.count == b.count, let x = a.baseAddress, let y = b.baseAddress else { return a.count == b.count }
  return memcmp(x, y, a.count) == 0
}

/// An array of any elements.
private protocol Elements {
  /// True if the elements have the same bytes as another array's.
  func haveSameBytes(as other: Any) -> Bool
}

extension Array: Elements {
  func haveSameBytes(as other: Any) -> Bool {
    guard type(of: other) == Self.self, let other = other as? Self else { return false }
    return withUnsafeBytes { a in other.withUnsafeBytes { b in areSame(a, b) } }
  }
}
