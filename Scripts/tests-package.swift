// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Sheet",
  platforms: [.macOS(.v10_15), .iOS(.v13)],
  dependencies: [.package(path: "../CardSim")],
  targets: [
    .testTarget(
      name: "SheetTests", dependencies: [.product(name: "CardSim", package: "CardSim")], resources: [.copy("Cards")])
  ]
)
