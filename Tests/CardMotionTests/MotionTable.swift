import Foundation
import Testing

/// The rows of a table in `Tables`, made by a script in `Scripts`, as words; without the comment at the top.
func motionTable(_ name: String) throws -> [[String]] {
  let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Tables")
  let text = try String(contentsOf: folder.appendingPathComponent("\(name).txt"), encoding: .utf8)
  return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { $0.split(separator: " ").map(String.init) }
}

/// The number that a word of a table holds.
func number(_ word: String) throws -> Double {
  try #require(Double(word))
}

/// Keeps the largest of many errors and its place. NaN counts as the largest of all.
struct Worst {
  private(set) var error = 0.0
  private(set) var place = ""

  mutating func note(_ error: Double, at place: @autoclosure () -> String) {
    if !(error <= self.error) { (self.error, self.place) = (error, place()) }
  }
}
