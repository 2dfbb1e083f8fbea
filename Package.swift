// swift-tools-version: 6.0
import PackageDescription

// `squareRoot()` and `rounded()` are libm calls on Linux, and a library that imports nothing gets no `-lm` by itself:
// without this line a package that imports only CardSim doesn't link.
let libm: [LinkerSetting] = [.linkedLibrary("m", .when(platforms: [.linux, .android]))]

/// The rooms of the library that hold code. What imports `CardSim` names them too: a build that goes on from an older
/// one looks only at what a target names, and would keep what was compiled for an older layout.
let library: [Target.Dependency] = [
  "CardMath", "CardMotion", "CardContent", "CardModel", "CardSimulation", "CardFormats", "CardTuning",
  "CardCharts",
]

/// A room of the library. What it may import is what stands in `dependencies`, and that points down only.
func room(_ name: String, _ dependencies: [Target.Dependency] = [], resources: [Resource] = []) -> Target {
  .target(name: name, dependencies: dependencies, resources: resources, linkerSettings: libm)
}

/// The tests of a room, with the helpers that all tests share.
func tests(of room: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = []) -> Target {
  .testTarget(
    name: room + "Tests", dependencies: [.init(stringLiteral: room), "CardTestSupport"] + dependencies,
    path: "Tests/\(room)Tests", exclude: exclude)
}

let package = Package(
  name: "CardSim",
  platforms: [.macOS(.v13), .iOS(.v16)],
  products: [
    .library(name: "CardSim", targets: ["CardSim"]),
    .executable(name: "cardsim", targets: ["CardSimTool"]),
    .executable(name: "CardBenchmarks", targets: ["CardBenchmarks"]),
  ],
  targets: [
    room("CardMath"),
    room("CardMotion", ["CardMath"]),
    room("CardContent", ["CardMath"]),
    room("CardModel", ["CardMath", "CardMotion", "CardContent"]),
    room("CardSimulation", ["CardMath", "CardMotion", "CardContent", "CardModel"]),
    room(
      "CardFormats", ["CardMath", "CardMotion", "CardContent", "CardModel", "CardSimulation"],
      resources: [.embedInCode("BuiltIn/Scenarios")]),
    room("CardTuning", ["CardMath", "CardMotion", "CardModel", "CardSimulation", "CardFormats"]),
    room("CardCharts", ["CardMath", "CardMotion", "CardModel", "CardSimulation", "CardFormats", "CardTuning"]),
    room("CardSim", library),

    // The target isn't called `cardsim`: on a disk that doesn't tell capitals apart, that would be CardSim's folder.
    .executableTarget(
      name: "CardSimTool", dependencies: library + ["CardBenchmarkCases", "CardBenchmarkMeasure"],
      // A tool that brings Swift's library with it starts a millisecond sooner, and can be copied to another machine.
      linkerSettings: libm + [
        .unsafeFlags(["-static-stdlib"], .when(platforms: [.linux], configuration: .release))
      ]),

    .target(name: "CardBenchmarkCases", dependencies: library, path: "Benchmarks/Cases", linkerSettings: libm),
    .target(
      name: "CardBenchmarkMeasure", dependencies: ["CardMath", "CardFormats"], path: "Benchmarks/Measure",
      linkerSettings: libm),
    .target(name: "AllocationCounter", path: "Benchmarks/AllocationCounter"),
    .executableTarget(
      name: "CardBenchmarks", dependencies: ["CardBenchmarkCases", "CardBenchmarkMeasure", "AllocationCounter"],
      path: "Benchmarks/Run", linkerSettings: libm),

    .target(name: "CardTestSupport", dependencies: ["CardMath"], path: "Tests/CardTestSupport"),
    tests(of: "CardMath", exclude: ["Tables"]),
    tests(of: "CardMotion", ["CardMath"], exclude: ["Tables"]),
    tests(of: "CardContent", ["CardMath"]),
    tests(of: "CardModel", ["CardMath", "CardMotion", "CardContent"]),
    tests(of: "CardSimulation", ["CardMath", "CardMotion", "CardModel"]),
    tests(
      of: "CardFormats", ["CardMath", "CardMotion", "CardContent", "CardModel", "CardSimulation"], exclude: ["Tables"]),
    tests(
      of: "CardTuning", ["CardMath", "CardMotion", "CardModel", "CardSimulation", "CardFormats"]),
    tests(of: "CardCharts", ["CardMath", "CardMotion", "CardModel", "CardSimulation", "CardFormats", "CardTuning"]),
    tests(of: "CardSim", library),
    tests(of: "CardSimTool", ["CardFormats", "CardTuning", "CardBenchmarkMeasure"]),
    .testTarget(
      name: "CardBenchmarkTests", dependencies: ["CardBenchmarkCases", "CardBenchmarkMeasure"] + library,
      path: "Tests/CardBenchmarkTests"),
    .testTarget(name: "ReadmeTests", dependencies: ["CardSim"] + library, path: "Tests/ReadmeTests"),
    .testTarget(name: "TidyTests", path: "Tests/TidyTests"),
  ]
)
