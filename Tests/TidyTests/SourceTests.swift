import Foundation
import Testing

/// Rules for every file, so that no review has to state them.
@Suite struct SourceTests {
  /// The files that the tests themselves write: data of any length.
  static let recorded: Set<String> = [
    "BuiltInScenarios+Goldens.swift", "BuiltInScenarios+Texts.swift", "PageFiles+Texts.swift",
    "Preset+Texts.swift",
  ]

  @Test func linesAreShort() throws {
    for file in try Repository.swiftFiles(below: "Sources", "Benchmarks", "Scripts")
    // It holds one text, of a compiled module.
    where file.name != "EngineModule.swift" {
      // A line has no more characters than bytes.
      for (index, line) in file.lines.enumerated() where line.utf8.count > 120 && line.count > 120 {
        Issue.record("\(file.path):\(index + 1) has \(line.count) characters, more than 120")
      }
    }
  }

  @Test func filesAreShort() throws {
    for file in try Repository.swiftFiles(below: "Sources", "Benchmarks")
    where file.lines.count > 400 && !Self.recorded.contains(file.name) {
      Issue.record("\(file.path) has \(file.lines.count) lines, more than 400: it holds more than one idea")
    }
  }

  @Test func nothingIsLeftForLater() throws {
    // In two parts, so that this file doesn't contain them itself.
    let marks = ["TO" + "DO", "FIX" + "ME", "X" + "XX", "HA" + "CK"]
    let phrases = ["not imple" + "mented", "place" + "holder", "for n" + "ow"]
    for file in try Repository.written() {
      // Most files have none of the last words, which is quick to see.
      let lasts = (marks + phrases).compactMap { $0.split(separator: " ").last?.lowercased() }
      let lowered = file.text.lowercased()
      let suspects = lasts.filter { Repository.holds(lowered, $0) }
      if suspects.isEmpty { continue }
      for (index, line) in file.lines.enumerated()
      where suspects.contains(where: { Repository.holds(line.lowercased(), $0) }) {
        let words = line.split { !$0.isLetter }
        let lowered = " " + words.joined(separator: " ").lowercased() + " "
        for mark in marks where words.contains(mark[...]) {
          Issue.record("\(file.path):\(index + 1) says \(mark)")
        }
        for phrase in phrases where lowered.contains(" \(phrase) ") {
          Issue.record("\(file.path):\(index + 1) says \"\(phrase)\"")
        }
      }
    }
  }

  @Test func noMachineIsNamed() throws {
    // Paths that exist on one machine only, in two parts for the same reason.
    let paths = ["/ho" + "me/", "/Us" + "ers/", "/ro" + "ot/", "/wo" + "rk/", "/tmp/" + "wt", "C:" + "\\"]
    for file in try Repository.written() {
      for path in paths where file.holds(path) {
        let number = file.lines.firstIndex { $0.contains(path) }! + 1
        Issue.record("\(file.path):\(number) names a machine's path: \(path)")
      }
    }
  }

  @Test func linesEndAlike() throws {
    for file in try Repository.written() {
      #expect(!file.holds("\r"), "\(file.path) has a carriage return")
      #expect(file.text.hasSuffix("\n"), "\(file.path) doesn't end in one line feed")
      #expect(!file.text.hasSuffix("\n\n"), "\(file.path) doesn't end in one line feed")
      guard file.holds(" \n") || file.holds("\t\n") || file.text.hasSuffix(" ") || file.text.hasSuffix("\t") else {
        continue
      }
      for (index, line) in file.lines.enumerated() where line.hasSuffix(" ") || line.hasSuffix("\t") {
        Issue.record("\(file.path):\(index + 1) ends in white space")
      }
    }
  }
}
