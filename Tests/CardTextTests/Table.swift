import Foundation

/// The rows of a table beside the tests, each split at its spaces; lines that begin with `#` are comments.
func table(_ name: String) throws -> [[String]] {
  let folder = URL(fileURLWithPath: "\(#filePath)").deletingLastPathComponent()
  let text = try String(contentsOf: folder.appendingPathComponent("Tables/\(name)"), encoding: .utf8)
  return text.split(separator: "\n").filter { !$0.hasPrefix("#") }
    .map { line in line.split(separator: " ").map(String.init) }
}

/// The double with the bits of these hexadecimal digits.
func double(hex: String) -> Double? {
  UInt64(hex, radix: 16).map(Double.init(bitPattern:))
}
