import Foundation
import Testing

/// What stands at the top of the repository, and what the README names of it.
@Suite struct LayoutTests {
  /// The names at the top that are in version control; nil where this is no checkout, or there is no git.
  static let topLevel: Set<String>? = {
    guard Repository.has(".git") else { return nil }
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", Repository.root.path, "ls-files"]
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    do { try process.run() } catch { return nil }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { return nil }
    return Set(
      String(decoding: data, as: UTF8.self).split(separator: "\n").map { String($0.prefix { $0 != "/" }) })
  }()

  @Test(.enabled(if: topLevel != nil)) func topLevelHoldsNothingElse() throws {
    let allowed: Set = ["Package.swift", "Sources", "Tests", "Benchmarks", "Scripts", "README.md"]
    let names = try #require(Self.topLevel)
    #expect(names.isSuperset(of: allowed))
    #expect(names.subtracting(allowed).filter { !$0.hasPrefix(".") }.isEmpty)
  }

  @Test func theReadmeNamesWhatExists() throws {
    let paths = Repository.paths(namedIn: try Repository.text("README.md"))
    #expect(paths.count > 10)
    for path in paths { #expect(Repository.has(path), "README.md names \(path)") }
  }

  @Test func theReadmeShowsTheExample() throws {
    let page = try Repository.text("README.md")
    let example = try Repository.text("Scripts/example.swift")
    #expect(page.contains("```swift\n\(example)```\n"))
  }

  @Test func theReadmeHasItsOrder() throws {
    let lines = try Repository.text("README.md").split(separator: "\n")
    let headings = lines.filter { $0.hasPrefix("## ") }.map { $0.dropFirst(3) }
    #expect(
      headings == [
        "The first command", "The tests", "Your own card", "The columns", "The behaviours", "Checking", "Tuning",
        "The presets",
        "Determinism, the contract", "Installing the tool", "In your own code", "The map of the code", "Speed",
      ])
  }

  @Test func scriptsCanBeRun() throws {
    for name in try Repository.names(in: "Scripts") where name.hasSuffix(".sh") {
      let path = Repository.root.appendingPathComponent("Scripts/\(name)").path
      #expect(FileManager.default.isExecutableFile(atPath: path), "Scripts/\(name) isn't executable")
    }
  }

  @Test func theCardIsTwentyLines() throws {
    let page = try Repository.text("README.md")
    let start = try #require(page.range(of: "```json\n"))
    let end = try #require(page.range(of: "\n```", range: start.upperBound..<page.endIndex))
    #expect(page[start.upperBound..<end.lowerBound].split(separator: "\n").count == 20)
  }
}
