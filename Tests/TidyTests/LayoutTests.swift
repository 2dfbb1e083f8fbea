import Foundation
import Testing

/// The files at the top of the repository, and the scripts.
@Suite struct LayoutTests {
  /// The names at the top that are in version control; nil if this is no checkout, or there is no git.
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

  @Test func scriptsCanBeRun() throws {
    for name in try Repository.names(in: "Scripts") where name.hasSuffix(".sh") {
      let path = Repository.root.appendingPathComponent("Scripts/\(name)").path
      #expect(FileManager.default.isExecutableFile(atPath: path), "Scripts/\(name) isn't executable")
    }
  }
}
