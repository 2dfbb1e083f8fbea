import CardDialects
import CardMotion
import Testing

/// A rule is code with variables; its error is that of the sample.
@Suite struct RuleExportTests {
  static let spring = Spring(response: 0.4, dampingRatio: 0.8)

  static func code(_ rule: RuleExport.Rule, _ target: ExportTarget, ios: Int? = nil) throws -> String {
    var export = RuleExport(rule)
    export.ios = ios
    return try export.snippet(for: target).code
  }

  /// The formula of the initial velocity is that of each system: distances per second, or points per second.
  @Test(
    arguments: [
      (.swiftui, "interpolatingSpring(duration: 0.4, bounce: 0.2, initialVelocity: velocity / (to - from))"),
      (.uikit, "initialVelocity: CGVector(dx: 0, dy: velocity / (to - from)))"),
      (.caspring, "animation.initialVelocity = velocity / (to - from)\n"), (.compose, "initialVelocity = velocity.dp,"),
      (.android, "setStartVelocity(velocity * density)"), (.flutter, "SpringSimulation(spring, from, to, velocity);"),
      (.reanimated, "velocity: velocity,"), (.motion, "{ y: [from, to] }"),
    ] as [(ExportTarget, String)])
  func theGesturesVelocity(target: ExportTarget, code: String) throws {
    let snippet = try RuleExport(.spring(Self.spring, takesVelocity: true)).snippet(for: target)
    #expect(snippet.code.contains(code), "\(snippet.code)")
    // The numbers of the sample stand nowhere.
    for number in ["390.5", "-800", "319.5", "2.50"] { #expect(!snippet.code.contains(number), "\(snippet.code)") }
    #expect(snippet.motion.from == 390.5)
    #expect(snippet.motion.to == 71)
    #expect((snippet.motion.velocity + 800).magnitude < 1e-9)
    // Rounded to six digits it is the same motion as the literal one.
    #expect(snippet.error.distance < 0.05)
  }

  /// A curve of its own duration has no place in it, so it is a token; a spring's extension has a distance.
  @Test func aCurveIsAToken() throws {
    let curve = TimingCurve.cubicBezier(CubicBezier(x1: 0, y1: 0, x2: 0.58, y2: 1))
    let rule = try Self.code(.curve(curve, duration: 0.25), .tokens)
    let (from, to, _) = RuleExport.sample
    let literal = try Export(ExportMotion(from: from, to: to, timing: .curve(curve, duration: 0.25)))
      .snippet(for: .tokens).code
    #expect(rule == literal, "\(rule)")
    #expect(rule.contains("0.58"), "\(rule)")
    #expect(throws: Export.Unexpressible.self) { try Self.code(.curve(curve, duration: 0.25), .keyframes) }
    let animation = RuleExport.Rule.animation(Self.spring, duration: 0.4, relativeVelocity: 0)
    #expect(throws: Export.Unexpressible.self) { try Self.code(animation, .tokens) }
  }

  @Test func theUIViewOfEachIOS() throws {
    let rule = RuleExport.Rule.spring(Self.spring, takesVelocity: true)
    #expect(
      try Self.code(rule, .uiview, ios: 17) == """
        UIView.animate(
          springDuration: 0.4, bounce: 0.2, initialSpringVelocity: velocity / (to - from),
          delay: 0, options: .allowUserInteraction
        ) {
          view.frame.origin.y = to
        }

        """)
    for ios in [nil, 13, 16] {
      #expect(throws: Export.Unexpressible.self) { try Self.code(rule, .uiview, ios: ios) }
    }
  }

  @Test func theSwiftUIOfEachIOS() throws {
    let rule = RuleExport.Rule.spring(Self.spring, takesVelocity: true)
    #expect(
      try Self.code(rule, .swiftui, ios: 13) == """
        let animation = Animation.interpolatingSpring(
          mass: 1, stiffness: 246.74, damping: 25.1327, initialVelocity: velocity / (to - from))

        """)
    #expect(try Self.code(rule, .swiftui, ios: 17) == Self.code(rule, .swiftui))
    let rest = RuleExport.Rule.spring(Self.spring, takesVelocity: false)
    #expect(
      try Self.code(rest, .swiftui, ios: 16)
        == "let animation = Animation.spring(response: 0.4, dampingFraction: 0.8)\n")
    #expect(
      try Self.code(rest, .swiftui, ios: 17) == "let animation = Animation.spring(duration: 0.4, bounce: 0.2)\n")
  }

  /// The older spellings are the same spring: their errors are as small as the newer ones'.
  @Test func olderSpellingsAreTheSameSpring() throws {
    let motion = ExportMotion(from: 0, to: 300, timing: .spring(Self.spring, velocity: -900))
    for ios in [nil, 13, 17] {
      var export = Export(motion)
      export.ios = ios
      for target in [ExportTarget.swiftui, .uikit, .caspring] {
        #expect(try export.snippet(for: target).error.distance < 0.01)
      }
    }
    var seventeen = Export(motion)
    seventeen.ios = 17
    let snippet = try seventeen.snippet(for: .uiview)
    #expect(snippet.code.contains("springDuration: 0.4, bounce: 0.2, initialSpringVelocity: -3,"))
    #expect(snippet.error.distance < 0.01)
    #expect(snippet.evidence == "documented by Apple for iOS 17, not measured")
  }

  @Test func overdampedBeforeIOS17() throws {
    let motion = ExportMotion(from: 0, to: 100, timing: .spring(Spring(response: 0.4, dampingRatio: 1.5), velocity: 0))
    var export = Export(motion)
    #expect(try export.snippet(for: .caspring).code.contains("allowsOverdamping = true"))
    export.ios = 16
    let clipped = try export.snippet(for: .caspring)
    #expect(!clipped.code.contains("allowsOverdamping"))
    #expect(clipped.error.distance > 1)
    #expect(throws: Export.Unexpressible.self) { try export.snippet(for: .swiftui) }
    export.ios = 17
    #expect(try export.snippet(for: .caspring).code.contains("allowsOverdamping = true"))
  }

  /// UIView's own animation is written as it is; elsewhere its velocity is a multiple of the distance.
  @Test func anAnimation() throws {
    let spring = Spring(uikitDuration: 0.4, dampingRatio: 0.8)
    let rule = RuleExport.Rule.animation(spring, duration: 0.4, relativeVelocity: 3)
    #expect(
      try Self.code(rule, .uiview) == """
        UIView.animate(
          withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.8,
          initialSpringVelocity: 3, options: .allowUserInteraction
        ) {
          view.frame.origin.y = to
        }

        """)
    #expect(try RuleExport(rule).snippet(for: .uiview).error.distance == 0)
    #expect(try Self.code(rule, .uikit).contains("CGVector(dx: 0, dy: 3)"))
    #expect(try Self.code(rule, .compose).contains("initialVelocity = (3 * (to - from)).dp,"))
    #expect(try Self.code(rule, .android).contains("setStartVelocity((3 * (to - from)) * density)"))
    #expect(try Self.code(rule, .flutter).contains("SpringSimulation(spring, from, to, 3 * (to - from));"))
    // It needs no distance in points.
    #expect(try Self.code(rule, .cssLinear).hasPrefix("transition-duration: 400ms;\n"))
  }

  /// A fraction is a Float in Kotlin, too, which `setStartVelocity` takes.
  @Test func aFractionIsKotlinsFloat() throws {
    let rule = RuleExport.Rule.animation(
      Spring(uikitDuration: 0.4, dampingRatio: 0.8), duration: 0.4, relativeVelocity: 0.5)
    #expect(try Self.code(rule, .android).contains("setStartVelocity((0.5f * (to - from)) * density)"))
    #expect(try Self.code(rule, .flutter).contains("SpringSimulation(spring, from, to, 0.5 * (to - from));"))
  }

  /// UIKit animates along a cubic-bezier and nothing else.
  @Test func otherCurvesAreNotUIKits() throws {
    for text in ["linear(0, 0.9 20%, 1)", "steps(3)"] {
      let curve = try CurveText.read(text, name: "curve")
      let rule = RuleExport.Rule.curveOverSpeed(curve, limits: 0.4...1.3, atRest: 0.4)
      #expect(throws: Export.Unexpressible.self) { try Self.code(rule, .uiview) }
    }
    let linear = RuleExport.Rule.curveOverSpeed(.linear, limits: 0.4...1.3, atRest: 0.4)
    #expect(try Self.code(linear, .uiview).contains("controlPoint1: CGPoint(x: 0, y: 0)"))
  }

  @Test func durationsOfTheFinger() throws {
    let rule = RuleExport.Rule.distanceOverSpeed(dampingRatio: 0.8, limits: 0.4...1.3, atRest: 0.4)
    let code = try Self.code(rule, .uiview)
    #expect(
      code.contains("let time = velocity == 0 && modelTo == modelFrom ? 0.4 : (modelTo - modelFrom) / velocity\n"))
    #expect(code.contains("let duration = min(max(time, 0.4), 1.3)\n"))
    #expect(code.contains("  withDuration: duration, delay: 0, usingSpringWithDamping: 0.8,\n"))
    // |71 − 390.5| / 800 s is 0.399, and 0.4 the least.
    #expect(RuleExport(rule).motion.end?.time == 0.4)
    for target in ExportTarget.allCases where target != .uiview {
      #expect(throws: Export.Unexpressible.self) { try Self.code(rule, target) }
    }
    let numbers = RuleExport.BySpeed(
      speeds: 500...2500, slowCurve: .linear, slowDuration: 0.2, duration: 0.3, dampingDrop: 0.4, velocityGain: 0.3)
    let bySpeed = try Self.code(.bySpeed(numbers), .uiview)
    #expect(bySpeed.hasPrefix("let speed = abs(velocity)\nif speed < 500 {\n"))
    #expect(bySpeed.contains("    withDuration: 0.3, delay: 0, usingSpringWithDamping: 1 - 0.4 * share,\n"))
  }

  @Test func listsOfPointsKnowNoGesture() throws {
    let rule = RuleExport.Rule.spring(Self.spring, takesVelocity: true)
    for target in [ExportTarget.keyframes, .cssLinear, .cssBezier, .tokens] {
      #expect(throws: Export.Unexpressible.self) { try Self.code(rule, target) }
    }
    let curve = RuleExport.Rule.curve(NamedCurve.easeOut.curve, duration: 0.25)
    #expect(try Self.code(curve, .cssBezier).contains("cubic-bezier(0, 0, 0.58, 1)"))
    #expect(try Self.code(curve, .camedia).contains("animation.fromValue = from\nanimation.toValue = to\n"))
    #expect(throws: Export.Unexpressible.self) { try Self.code(curve, .keyframes) }
  }
}
