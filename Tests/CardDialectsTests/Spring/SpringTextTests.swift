import CardDialects
import CardMath
import CardMotion
import CardTestSupport
import Testing

@Suite struct SpringTextTests {
  /// Each row is another notation of one spring.
  @Test(
    arguments: [
      "spring(0.4, 0.8)", "spring(.4,.8)", " SPRING ( 0.4 , 8e-1 ) ", "spring(response: 0.4, damping_ratio: 0.8)",
      "spring(damping_ratio:0.8, response:0.4)", "spring(response: 0.4, dampingRatio: 0.8)",
      "spring(response: 0.4, dampingFraction: 0.8)", "spring(duration: 0.4, bounce: 0.2)",
      "spring(mass: 2, stiffness: 493.4802200544679, damping: 50.26548245743669)",
      "spring(0.4, damping_ratio: 0.8)", "spring(400ms, 0.8)", "spring(duration: 0.4s, bounce: 0.2)",
      "spring(stiffness: 246.74011002723395, dampingRatio: 0.8)",
      "spring(dampingRatio = 0.8f, stiffness = 246.74011002723395f)", ".spring(duration: 0.4, bounce: 0.2)",
      "Animation.spring(duration: 0.4, bounce: 0.2)",
      ".interpolatingSpring(duration: 0.4, bounce: 0.2, initialVelocity: 0.0)",
      "interpolatingSpring(mass: 2, stiffness: 493.4802200544679, damping: 50.26548245743669)",
      ".spring(response: 0.4, dampingFraction: 0.8, blendDuration: 0.25)",
      ".snappy(duration: 0.4, extraBounce: 0.05)", "Animation.smooth(extraBounce: 0.2, duration: 400ms)",
      ".bouncy(duration: 0.4, extraBounce: -0.1)",
    ])
  func oneSpringInManyWords(text: String) throws {
    let spring = try SpringText.read(text, name: "<spring>")
    #expect(spring.response.isNear(0.4, 1e-12))
    #expect(spring.dampingRatio.isNear(0.8, 1e-12))
    #expect(SpringText.isSpring(text))
  }

  /// The two examples of Apple's documentation.
  @Test func knownVectors() throws {
    let first = try SpringText.read("spring(duration: 0.5, bounce: 0.3)", name: "")
    #expect(first.stiffness.isNear(157.9, 0.05))
    #expect(first.damping.isNear(17.6, 0.05))
    let second = try SpringText.read("spring(mass: 1, stiffness: 100, damping: 10)", name: "")
    #expect(second.response.isNear(0.63, 0.005))
    #expect(second.dampingRatio.isNear(0.5, 1e-15))
  }

  /// SwiftUI's springs with a bounce of their own, by its documentation: 0, 0.15 and 0.3 in 0.5 s.
  @Test(arguments: [("smooth", 1.0), ("snappy", 0.85), ("bouncy", 0.7)])
  func springsWithNames(name: String, ratio: Double) throws {
    for text in [name, ".\(name)", "Animation.\(name)", "\(name)()", " .\(name) ( ) ", "\(name)(blendDuration: 0)"] {
      #expect(SpringText.isSpring(text), "\(text)")
      let spring = try SpringText.read(text, name: "")
      #expect(spring.response.isNear(0.5, 1e-12), "\(text)")
      #expect(spring.dampingRatio.isNear(ratio, 1e-12), "\(text)")
    }
  }

  @Test func whatMayBeLeftOut() throws {
    #expect(try SpringText.read("spring(duration: 0.5)", name: "").dampingRatio == 1)
    #expect(try SpringText.read("spring(stiffness: 100, damping: 10)", name: "").angularFrequency == 10)
  }

  @Test(arguments: Seeds.few)
  func whatIsWrittenIsRead(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<50 {
      let spring = Spring(response: random.next(from: 0.001, to: 10), dampingRatio: random.next(from: 0, to: 5))
      let text = SpringText.text(of: spring)
      let found = try SpringText.read(text, name: "")
      #expect(found.dampingRatio == spring.dampingRatio, "seed \(seed): \(text)")
      #expect((found.angularFrequency / spring.angularFrequency).isNear(1, 1e-15), "seed \(seed): \(text)")
    }
    #expect(SpringText.text(of: Spring(response: 0.4, dampingRatio: 0.8)) == "spring(0.4, 0.8)")
  }

  @Test func whatIsNone() {
    for text in ["springs(0.4)", "linear", "", "spring-like(1)", "./spring(1).json"] {
      #expect(!SpringText.isSpring(text), "\(text)")
    }
  }
}
