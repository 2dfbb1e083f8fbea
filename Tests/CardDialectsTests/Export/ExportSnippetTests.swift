import CardDialects
import CardMotion
import CardTestSupport
import Testing

/// The stated error bounds the real one, and stands in a comment of the target language.
@Suite struct ExportSnippetTests {
  private let export = Export(
    ExportMotion(from: 0, to: 100, timing: .spring(Spring(response: 0.4, dampingRatio: 0.8), velocity: 0)))

  /// The targets whose code holds one motion with one error.
  static let single: [ExportTarget] = ExportTarget.allCases.filter { $0 != .camedia }

  @Test(arguments: Seeds.every(3, of: single))
  func theErrorIsBounded(target: ExportTarget) throws {
    let snippet = try export.snippet(for: target)
    let distance = try Reference.number("largest error ", in: snippet.words)
    #expect(distance >= snippet.error.distance - 1e-9)
    #expect(distance <= snippet.error.distance + 1.0001e-4)
    let delay = try Reference.number("pt, ", in: snippet.words) / 1000
    #expect(delay >= snippet.error.delay! - 1e-9)
    #expect(delay <= snippet.error.delay! + 1.0001e-6)
    #expect(snippet.text.contains(snippet.words))
    #expect(snippet.text.hasSuffix(snippet.code))
    #expect(snippet.code.hasSuffix("\n"))
    for line in snippet.text.split(separator: "\n") { #expect(line.utf8.count <= 120, "\(line)") }
  }

  @Test func comments() throws {
    #expect(try export.snippet(for: .cssBezier).text.hasPrefix("/* CSS cubic-bezier(): largest error "))
    #expect(try export.snippet(for: .compose).text.hasPrefix("// Jetpack Compose: largest error "))
    #expect(try export.snippet(for: .tokens).text.hasPrefix("{\n"))
  }

  @Test func whatIsExactHasNoError() throws {
    let exact = Export(export.motion, digits: .exact)
    #expect(try exact.snippet(for: .swiftui).words == "largest error 0.0000 pt, 0.000 ms")
    let swing = Export(
      ExportMotion(from: 0, to: 100, timing: .spring(Spring(response: 0.4, dampingRatio: 0), velocity: 0)))
    #expect(try swing.snippet(for: .flutter).words.hasSuffix(" in the first 40.0 s"))
  }
}
