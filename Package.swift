// swift-tools-version: 6.0
import PackageDescription

// `squareRoot()` and `rounded()` are libm calls on Linux, and a library that imports nothing gets no `-lm` by itself:
// without this line a package that imports only CardSim doesn't link.
let libm: [LinkerSetting] = [.linkedLibrary("m", .when(platforms: [.linux, .android]))]

/// The rooms of the library that hold code. What imports `CardSim` names them too: a build that goes on from an older
/// one looks only at what a target names, and would keep what was compiled for an older layout.
let library: [Target.Dependency] = [
  "CardMath", "CardText", "CardMotion", "CardContent", "CardModel", "CardSimulation", "CardDialects", "CardFormats",
  "CardTuning", "CardCharts",
]

/// A room of the library. What it may import is what stands in `dependencies`, and that points down only.
func room(_ name: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = []) -> Target {
  .target(name: name, dependencies: dependencies, exclude: exclude, linkerSettings: libm)
}

/// The tests of a room, with the helpers that all tests share.
func tests(of room: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = []) -> Target {
  .testTarget(
    name: room + "Tests", dependencies: [.init(stringLiteral: room), "CardTestSupport"] + dependencies,
    path: "Tests/\(room)Tests", exclude: exclude)
}

/// The tool's name. Xcode's build engine keeps a product's intermediates and a target's in folders of their names, and
/// `cardsim` and `CardSim` are one folder on a disk that doesn't tell capitals apart, as on most Macs: it can't build
/// both (swift-package-manager#9093). So the tool is called otherwise in Xcode, and wherever `CARDSIM_TOOL` says so.
let tool =
  Context.environment["CARDSIM_TOOL"]
  ?? (Context.environment["__CFBundleIdentifier"] == "com.apple.dt.Xcode" ? "cardsim-tool" : "cardsim")

let package = Package(
  name: "CardSim",
  platforms: [.macOS(.v10_15), .iOS(.v13)],
  products: [
    .library(name: "CardSim", targets: ["CardSim"]),
    // The laws alone, for whoever wants springs and no cards.
    .library(name: "CardMotion", targets: ["CardMotion"]),
    .executable(name: tool, targets: ["CardSimTool"]),
    .executable(name: "CardBenchmarks", targets: ["CardBenchmarks"]),
  ],
  targets: [
    room("CardMath"),
    room("CardText"),
    room("CardMotion", ["CardMath"]),
    room("CardDialects", ["CardMath", "CardText", "CardMotion"]),
    room("CardContent", ["CardMath"]),
    room("CardModel", ["CardMath", "CardMotion", "CardContent"]),
    room("CardSimulation", ["CardMath", "CardMotion", "CardContent", "CardModel"]),
    room(
      "CardFormats",
      ["CardMath", "CardText", "CardMotion", "CardContent", "CardModel", "CardSimulation", "CardDialects"]),
    room("CardExamples", ["CardText", "CardFormats"], exclude: ["Scenarios"]),
    room(
      "CardTuning",
      ["CardMath", "CardText", "CardMotion", "CardModel", "CardSimulation", "CardDialects", "CardFormats"]),
    room(
      "CardCharts",
      [
        "CardMath", "CardText", "CardMotion", "CardModel", "CardSimulation", "CardDialects", "CardFormats",
        "CardTuning",
      ]),
    room("CardSim", library),

    // The target isn't called `cardsim`: on a disk that doesn't tell capitals apart, that would be CardSim's folder.
    .executableTarget(
      name: "CardSimTool", dependencies: library + ["CardExamples", "CardBenchmarkCases", "CardBenchmarkMeasure"],
      // A tool that brings all of its libraries with it, the C library too, starts in half the time, and runs on any
      // Linux of its processor.
      linkerSettings: libm + [
        .unsafeFlags(["-static-executable"], .when(platforms: [.linux], configuration: .release))
      ]),

    .target(
      name: "CardBenchmarkCases", dependencies: library + ["CardExamples"], path: "Benchmarks/Cases",
      linkerSettings: libm),
    .target(
      name: "CardBenchmarkMeasure", dependencies: ["CardMath", "CardText", "CardFormats"], path: "Benchmarks/Measure",
      linkerSettings: libm),
    .target(name: "AllocationCounter", path: "Benchmarks/AllocationCounter"),
    .executableTarget(
      name: "CardBenchmarks", dependencies: ["CardBenchmarkCases", "CardBenchmarkMeasure", "AllocationCounter"],
      path: "Benchmarks/Run", linkerSettings: libm),

    .executableTarget(
      name: "CardTorture",
      dependencies: [
        "CardMath", "CardText", "CardMotion", "CardModel", "CardSimulation", "CardFormats", "CardExamples",
      ],
      path: "Tests/CardTorture", linkerSettings: libm),

    .target(name: "CardTestSupport", dependencies: ["CardMath", "CardText"], path: "Tests/CardTestSupport"),
    tests(of: "CardMath", exclude: ["Tables"]),
    tests(of: "CardText", ["CardMath"], exclude: ["Tables"]),
    tests(of: "CardMotion", ["CardMath"], exclude: ["Tables"]),
    tests(of: "CardDialects", ["CardMath", "CardText", "CardMotion"]),
    tests(of: "CardContent", ["CardMath"]),
    tests(of: "CardModel", ["CardMath", "CardMotion", "CardContent"]),
    tests(of: "CardSimulation", ["CardMath", "CardMotion", "CardModel"], exclude: ["Tables"]),
    tests(
      of: "CardFormats",
      [
        "CardMath", "CardText", "CardMotion", "CardContent", "CardModel", "CardSimulation", "CardDialects",
        "CardExamples",
      ]),
    tests(of: "CardExamples", ["CardText", "CardMotion", "CardModel", "CardSimulation", "CardFormats"]),
    tests(
      of: "CardTuning",
      [
        "CardMath", "CardText", "CardMotion", "CardModel", "CardSimulation", "CardDialects", "CardFormats",
        "CardExamples",
      ]),
    tests(
      of: "CardCharts",
      [
        "CardMath", "CardText", "CardMotion", "CardModel", "CardSimulation", "CardDialects", "CardFormats",
        "CardExamples", "CardTuning",
      ]),
    tests(of: "CardSim", library + ["CardExamples"], exclude: ["Tables"]),
    tests(
      of: "CardSimTool", ["CardMath", "CardText", "CardDialects", "CardFormats", "CardTuning", "CardBenchmarkMeasure"]),
    .testTarget(
      name: "CardBenchmarkTests",
      dependencies: ["CardBenchmarkCases", "CardBenchmarkMeasure", "CardExamples"] + library,
      path: "Tests/CardBenchmarkTests"),
    .testTarget(
      name: "CardTortureTests", dependencies: ["CardTorture", "CardText", "CardFormats", "CardTestSupport"],
      path: "Tests/CardTortureTests"),
    .testTarget(name: "ReadmeTests", dependencies: ["CardSim", "CardExamples"] + library, path: "Tests/ReadmeTests"),
    .testTarget(name: "TidyTests", path: "Tests/TidyTests"),
  ]
)
