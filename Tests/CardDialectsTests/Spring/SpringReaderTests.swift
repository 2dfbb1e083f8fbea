import CardDialects
import CardMath
import Testing

/// Each message has the mistake's column, and a help that names a correct form.
@Suite struct SpringReaderTests {
  @Test(
    arguments: [
      ("spring(0.4)", 11, "damping_ratio is missing beside response", "such as spring(0.4, 0.8)"),
      ("spring()", 8, "expected a number or a name, found \")\"", "a spring is spring(0.4, 0.8)"),
      ("spring(0.4, 0.8", 16, "expected \",\" or \")\", found the end", ""),
      ("spring(0.4, 0.8) now", 18, "expected the end of the spring, found \"n\"", ""),
      ("spring 0.4", 8, "expected \"(\" after \"spring\", found \"0\"", "such as spring(0.4, 0.8)"),
      ("sping(0.4, 0.8)", 1, "unknown function \"sping\"", "did you mean \"spring\"?"),
      ("spring(0.4, 0.8, 1)", 18, "expected \")\", found a third number", "name them"),
      ("spring(400, 0.8)", 0, "", ""),
      ("spring(4000, 0.8)", 8, "response must be from 0.001 to 1000, found 4000", "it is in seconds"),
      ("spring(0, 1)", 8, "response must be from 0.001 to 1000, found 0", ""),
      ("spring(0.4, -1)", 13, "damping_ratio must be from 0 to 1000, found -1", ""),
      ("spring(0.4, 1e999)", 13, "damping_ratio must be from 0 to 1000", ""),
      ("spring(stifness: 100, damping: 10)", 8, "unknown part \"stifness\"", "did you mean \"stiffness\"?"),
      ("spring(weight: 100)", 8, "unknown part \"weight\"", "there are response, damping_ratio"),
      ("spring(stiffness: 100, damping_ratio: 1, mass: 2)", 24, "stiffness and damping_ratio are parts", "beside"),
      ("view.spring(0.4, 0.8)", 1, "unknown function \"view\"", "a spring is spring(0.4, 0.8)"),
      ("spring(stiffness: 100)", 22, "damping is missing beside stiffness", ""),
      ("spring(mass: 100)", 17, "stiffness is missing beside mass", ""),
      ("spring(bounce: 0.2)", 19, "duration is missing beside bounce", ""),
      ("spring(response: 0.4, bounce: 0.2)", 23, "response and bounce are parts of two ways", "beside response stands"),
      ("spring(0.4, response: 1)", 13, "response is given twice", ""),
      ("spring(mass 1)", 13, "expected \":\" after \"mass\"", ""),
      ("spring(mass: x)", 14, "expected a number for mass, found \"x\"", ""),
      (".snappy(0.4)", 9, "expected a name, found a number", "such as snappy(duration: 0.4)"),
      (".snappy(bounce: 0.4)", 9, "bounce isn't a part of a spring with a name", "spring(duration: 0.5, bounce: 0.2)"),
      (".bouncy(extraBounce: 0.8)", 9, "with the spring's own 0.3 it is above 1", "swings on and on"),
      ("spring(extraBounce: 0.8)", 8, "an extra bounce is added to a spring's own", "snappy(extraBounce: 0.1)"),
      ("snapy()", 1, "unknown function \"snapy\"", "did you mean \"snappy\"?"),
      (".snappy() now", 11, "expected the end of the spring, found \"n\"", ""),
      ("interpolatingSpring(duration: 1, initialVelocity: 2)", 34, "an initial velocity isn't the spring's", "--vel"),
      ("spring(ä: 1)", 8, "unknown part \"ä\"", "there are"),
    ] as [(String, Int, String, String)])
  func mistakes(text: String, column: Int, message: String, help: String) throws {
    guard column > 0 else {
      // A response of 400 seconds is slow, but valid.
      _ = try SpringText.read(text, name: "<spring>")
      return
    }
    do {
      let spring = try SpringText.read(text, name: "<spring>")
      Issue.record("\(text) was read as \(spring)")
    } catch {
      let diagnostic = try #require(error.diagnostics.first)
      #expect(diagnostic.file == "<spring>", "\(error.text)")
      #expect(diagnostic.line == 1, "\(error.text)")
      #expect(diagnostic.column == column, "\(error.text)")
      #expect(diagnostic.message.contains(message), "\(error.text)")
      #expect(diagnostic.help?.contains(help) ?? help.isEmpty, "\(error.text)")
    }
  }

  /// Any text is read as a spring or refused with a message; none crashes.
  @Test func noise() {
    var random = SplitMix64(seed: 7)
    let pieces = ["spring", "(", ")", ",", ":", "0.4", "-", "1e9", "mass", "bounce", " ", "\u{1F600}", "\0", "damping"]
    for _ in 0..<3000 {
      let text = (0..<random.next(below: 9)).map { _ in pieces[Int(random.next(below: UInt64(pieces.count)))] }.joined()
      if let spring = try? SpringText.read(text, name: "") {
        #expect(spring.angularFrequency > 0, "\(text)")
        #expect(spring.dampingRatio >= 0, "\(text)")
      }
      _ = SpringText.isSpring(text)
    }
  }
}
