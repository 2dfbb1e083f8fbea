import CardMotion
import Testing

@testable import CardDialects

@Suite struct ExportTargetTests {
  /// Users' scripts contain these names: they don't change.
  @Test func names() {
    #expect(
      ExportTarget.allCases.map(\.rawValue) == [
        "swiftui", "uikit", "caspring", "uiview", "camedia", "keyframes", "compose", "android", "flutter", "reanimated",
        "motion", "css-linear", "css-bezier", "tokens",
      ])
    #expect(Set(ExportTarget.allCases.map(\.title)).count == ExportTarget.allCases.count)
  }

  /// Each target states its evidence, and has comments if its language has them.
  @Test(arguments: ExportTarget.allCases)
  func evidence(target: ExportTarget) throws {
    #expect(!target.evidence.isEmpty)
    #expect(!target.evidence.hasSuffix("."))
    switch target {
    case .tokens: #expect(target.comment == nil)
    case .cssLinear, .cssBezier: #expect(try #require(target.comment).before == "/* ")
    default: #expect(try #require(target.comment).before == "// ")
    }
  }
}
