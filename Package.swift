// swift-tools-version: 6.0
import PackageDescription

// `squareRoot()` and `rounded()` are libm calls on Linux, and a library that imports nothing gets no `-lm` by default:
// without this setting a package that imports only CardSim doesn't link.
let libm: [LinkerSetting] = [.linkedLibrary("m", .when(platforms: [.linux, .android]))]

/// The library's rooms that contain code, in the order of their layers. A target that imports `CardSim` lists them too:
/// an incremental build considers only the targets that are listed, and would keep object files compiled for an older
/// layout.
let rooms = [
  "CardMath", "CardText", "CardMotion", "CardContent", "CardModel", "CardSimulation", "CardDialects", "CardTimeline",
  "CardSettings", "CardScenario", "CardTuning", "CardCharts", "CardPage",
]
let library = targets(rooms)

func targets(_ names: [String]) -> [Target.Dependency] { names.map { .init(stringLiteral: $0) } }

/// Where `CARDSIM_OPTIMIZE` is set, a debug build optimizes the rooms, but not the tests: it takes a fifth longer, and
/// the tests take a third of the time.
let optimized: [SwiftSetting] =
  Context.environment["CARDSIM_OPTIMIZE"] == nil
  ? [] : [.unsafeFlags(["-O", "-whole-module-optimization", "-num-threads", "2"], .when(configuration: .debug))]

/// Where SwiftPM keeps a package on which another one depends by version. It refuses such a package any flag, so the
/// rooms have none there.
let isCheckout = Context.packageDirectory.split(separator: "/").contains("checkouts")

/// Each function has a section of its own, and a public one is no more than others to the linker, so that it can leave
/// out what the program doesn't call, and fold two functions that came out alike: 5 % of the tool.
let folded = SwiftSetting.unsafeFlags(
  ["-Xfrontend", "-function-sections", "-Xfrontend", "-internalize-at-link"],
  .when(platforms: [.linux], configuration: .release))

/// The settings of the tool's rooms: it is small, and only hands on the rows of rooms that are compiled for speed.
let small: [SwiftSetting] = [.unsafeFlags(["-Osize"], .when(configuration: .release)), folded]

/// A room of the library. `dependencies` are the only modules that it may import, all from lower layers. One that draws
/// or writes once, and is in no frame's path, can be small.
func room(
  _ name: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = [], isSmall: Bool = false
) -> Target {
  .target(
    name: name, dependencies: dependencies, exclude: exclude,
    swiftSettings: optimized + (isCheckout ? [] : isSmall ? small : [folded]), linkerSettings: libm)
}

/// The tests of a room, with the helpers that all tests share, and all rooms before it in the list: a test has their
/// values in its own, whether it imports them or not.
func tests(of room: String, _ others: [Target.Dependency] = [], exclude: [String] = []) -> Target {
  let below = rooms.prefix { $0 != room }.map { Target.Dependency(stringLiteral: $0) }
  return .testTarget(
    name: room + "Tests", dependencies: below + [.init(stringLiteral: room), "CardTestSupport"] + others,
    path: "Tests/\(room)Tests", exclude: exclude)
}

/// The tool's name. Xcode's build engine keeps the intermediates of a product and of a target in folders of their
/// names, and `cardsim` and `CardSim` are the same folder on a case-insensitive disk, as on most Macs: it can't build
/// both (swift-package-manager#9093). So the tool has another name in Xcode, and `CARDSIM_TOOL` overrides the name
/// everywhere.
let tool =
  Context.environment["CARDSIM_TOOL"]
  ?? (Context.environment["__CFBundleIdentifier"] == "com.apple.dt.Xcode" ? "cardsim-tool" : "cardsim")

let package = Package(
  name: "CardSim",
  platforms: [.macOS(.v10_15), .iOS(.v13)],
  products: [
    .library(name: "CardSim", targets: ["CardSim"]),
    // The laws alone, for packages that need springs and no cards.
    .library(name: "CardMotion", targets: ["CardMotion"]),
    .executable(name: tool, targets: ["CardSimTool"]),
    .executable(name: "CardBenchmarks", targets: ["CardBenchmarks"]),
  ],
  targets: [
    room("CardMath"),
    room("CardText"),
    room("CardMotion", ["CardMath"]),
    room("CardDialects", ["CardMath", "CardText", "CardMotion"], isSmall: true),
    room("CardContent", ["CardMath"]),
    room("CardModel", ["CardMath", "CardMotion", "CardContent"]),
    room("CardSimulation", ["CardMath", "CardMotion", "CardContent", "CardModel"]),
    room("CardTimeline", ["CardMath", "CardText", "CardContent", "CardModel", "CardSimulation"]),
    room(
      "CardCharts", ["CardMath", "CardText", "CardMotion", "CardModel", "CardSimulation", "CardTimeline"],
      isSmall: true),
    room(
      "CardSettings",
      ["CardMath", "CardText", "CardMotion", "CardModel", "CardSimulation", "CardDialects"],
      exclude: ["Preset/Presets"], isSmall: true),
    room(
      "CardScenario",
      [
        "CardMath", "CardText", "CardMotion", "CardContent", "CardModel", "CardSimulation", "CardDialects",
        "CardTimeline", "CardSettings",
      ], isSmall: true),
    room("CardExamples", ["CardText", "CardTimeline", "CardScenario"], exclude: ["Scenarios"], isSmall: true),
    room(
      "CardTuning",
      [
        "CardMath", "CardText", "CardMotion", "CardModel", "CardSimulation", "CardDialects", "CardTimeline",
        "CardSettings", "CardScenario",
      ], isSmall: true),
    room(
      "CardPage",
      [
        "CardMath", "CardText", "CardMotion", "CardModel", "CardSimulation", "CardDialects", "CardTimeline",
        "CardSettings", "CardScenario", "CardCharts",
      ], exclude: ["Page"], isSmall: true),
    room("CardSim", library),

    .target(name: "CardCommandLine", dependencies: ["CardText"], swiftSettings: small, linkerSettings: libm),
    // The commands that need no tuning: they are compiled while `CardTuning` is.
    .target(
      name: "CardCommands",
      dependencies: targets(rooms.filter { $0 != "CardTuning" }) + [
        "CardExamples", "CardBenchmarkMeasure", "CardCommandLine",
      ],
      swiftSettings: small, linkerSettings: libm),
    // The target isn't called `cardsim`: on a case-insensitive disk, that would be CardSim's folder.
    .executableTarget(
      name: "CardSimTool",
      dependencies: library + [
        "CardSim", "CardExamples", "CardBenchmarkCases", "CardBenchmarkMeasure", "CardCommandLine", "CardCommands",
      ],
      exclude: ["tool.ld"],
      swiftSettings: small,
      // A statically linked tool, including the C library, starts in half the time, and runs on any Linux with its
      // processor. The toolchain's own linker folds functions that came out alike, and leaves out what tool.ld names.
      linkerSettings: libm + [
        .unsafeFlags(
          [
            "-static-executable", "-use-ld=lld", "-Xlinker", "--icf=all", "-Xlinker", "--no-eh-frame-hdr", "-Xlinker",
            "--script=\(Context.packageDirectory)/Sources/CardSimTool/tool.ld",
          ], .when(platforms: [.linux], configuration: .release))
      ]),

    .target(
      name: "CardBenchmarkCases", dependencies: library + ["CardExamples"], path: "Benchmarks/Cases",
      linkerSettings: libm),
    .target(
      name: "CardBenchmarkMeasure", dependencies: ["CardMath", "CardText"], path: "Benchmarks/Measure",
      linkerSettings: libm),
    .target(name: "AllocationCounter", path: "Benchmarks/AllocationCounter"),
    .executableTarget(
      name: "CardBenchmarks", dependencies: ["CardBenchmarkCases", "CardBenchmarkMeasure", "AllocationCounter"],
      path: "Benchmarks/Run", linkerSettings: libm),

    .executableTarget(
      name: "CardTorture",
      dependencies: [
        "CardMath", "CardText", "CardMotion", "CardModel", "CardSimulation", "CardTimeline", "CardSettings",
        "CardScenario", "CardExamples", "CardPage",
      ],
      path: "Tests/CardTorture", linkerSettings: libm),

    .target(
      name: "CardScenarioSupport", dependencies: ["CardText", "CardSettings", "CardScenario"],
      path: "Tests/CardScenarioSupport"),
    .target(name: "CardTestSupport", dependencies: ["CardMath", "CardText"], path: "Tests/CardTestSupport"),
    tests(of: "CardMath", exclude: ["Tables"]),
    tests(of: "CardText", exclude: ["Tables"]),
    tests(of: "CardMotion", exclude: ["Tables"]),
    tests(of: "CardDialects"),
    tests(of: "CardContent"),
    tests(of: "CardModel"),
    tests(of: "CardSimulation", exclude: ["Tables"]),
    tests(of: "CardTimeline", ["CardScenario", "CardExamples", "CardScenarioSupport"]),
    tests(of: "CardCharts", ["CardExamples"]),
    tests(of: "CardSettings", ["CardScenario", "CardExamples", "CardScenarioSupport"]),
    tests(of: "CardScenario", ["CardExamples", "CardScenarioSupport"]),
    tests(of: "CardExamples"),
    tests(of: "CardTuning", ["CardExamples"]),
    tests(of: "CardPage", ["CardExamples"]),
    tests(of: "CardSim", ["CardExamples"], exclude: ["Tables"]),
    .testTarget(
      name: "CardCommandLineTests", dependencies: ["CardText", "CardCommandLine", "CardTestSupport"],
      path: "Tests/CardCommandLineTests"),
    tests(of: "CardSimTool", ["CardBenchmarkMeasure", "CardCommandLine", "CardCommands"]),
    .testTarget(
      name: "CardBenchmarkTests",
      dependencies: ["CardBenchmarkCases", "CardBenchmarkMeasure", "CardExamples", "CardTestSupport"] + library,
      path: "Tests/CardBenchmarkTests"),
    .testTarget(
      name: "CardTortureTests",
      dependencies: [
        "CardTorture", "CardText", "CardTimeline", "CardScenario", "CardScenarioSupport", "CardTestSupport",
      ],
      path: "Tests/CardTortureTests"),
    .testTarget(name: "ReadmeTests", dependencies: ["CardSim", "CardExamples"] + library, path: "Tests/ReadmeTests"),
    .testTarget(name: "TidyTests", path: "Tests/TidyTests"),
  ]
)
