import CardMotion
import Testing

@testable import CardDialects

@Suite struct ExportTargetTests {
  /// The names are a part of scripts: they stay.
  @Test func names() {
    #expect(
      ExportTarget.allCases.map(\.rawValue) == [
        "swiftui", "uikit", "caspring", "uiview", "camedia", "keyframes", "compose", "android", "flutter", "reanimated",
        "motion", "css-linear", "css-bezier", "tokens",
      ])
    #expect(Set(ExportTarget.allCases.map(\.title)).count == ExportTarget.allCases.count)
  }

  /// Each says how sure it is, and has comments where its language has them.
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
