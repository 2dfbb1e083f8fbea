import Testing

/// The names in the manifest.
@Suite struct PackageTests {
  /// The names of the package, its products and its targets, including the tool's.
  static func names() throws -> Set<String> {
    let manifest = try Repository.text("Package.swift")
    var names: Set<String> = []
    for match in manifest.matches(of: /(name: |room\(\s*|tests\(\s*of: )"([A-Za-z-]+)"/) {
      names.insert(String(match.2) + (match.1.hasPrefix("tests") ? "Tests" : ""))
    }
    return names
  }

  /// A build on a disk that ignores capitals takes such names for one. The tool is still called `cardsim` beside the
  /// target `CardSim`, except in builds in which that does harm.
  @Test func noNamesDifferInCapitalsOnly() throws {
    let names = try Self.names().union(["cardsim-tool"])
    #expect(names.isSuperset(of: ["CardSim", "CardMath", "CardSimTool", "CardMathTests", "CardScenario", "TidyTests"]))
    for (name, alike) in Dictionary(grouping: names, by: { $0.lowercased() }) {
      #expect(alike.count == 1, "these names differ in capitals only: \(alike.sorted()), \(name)")
    }
  }

  /// A folder of sources or tests without a target is silently neither built nor run, unless a script builds it.
  @Test func everyFolderIsATarget() throws {
    let manifest = try Repository.text("Package.swift")
    let script = try Repository.text("Scripts/build-wasm.sh")
    let names = try Self.names()
    for (folder, path) in try ["Sources", "Tests", "Benchmarks"].flatMap({ top in
      try Repository.names(in: top).filter { !$0.contains(".") }.map { ($0, top + "/" + $0) }
    }) {
      let isBuilt = names.contains(folder) || manifest.contains("\"\(path)\"") || script.contains("\(path)/*.swift\n")
      #expect(isBuilt, "no target has the folder \(path)")
    }
  }

  @Test func theToolHasAnotherNameInXcode() throws {
    let manifest = try Repository.text("Package.swift")
    #expect(manifest.contains(#"Context.environment["CARDSIM_TOOL"]"#))
    #expect(manifest.contains(#""com.apple.dt.Xcode" ? "cardsim-tool" : "cardsim""#))
    #expect(manifest.contains(".executable(name: tool, targets: [\"CardSimTool\"])"))
  }
}
