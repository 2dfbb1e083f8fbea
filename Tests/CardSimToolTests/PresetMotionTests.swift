import CardScenario
import CardSettings
import CardTestSupport
import Foundation
import Testing

@testable import CardCommands
@testable import CardSimTool

/// `cardsim export PRESET`: the rule of a motion, with the gesture's own velocity.
@Suite struct PresetMotionTests {
  /// Every motion of every preset can be written, and the sample's numbers stand nowhere in the code.
  @Test(arguments: Preset.all.map(\.name))
  func everyMotionOfEveryPreset(preset: String) throws {
    let start = Preset.all.firstIndex { $0.name == preset } ?? 0
    for motion in Seeds.every(6, of: PresetMotion.allCases, from: start % 6) {
      let result = try Tool.run("export", preset, "--motion", motion.rawValue, "--format", "json")
      #expect(result.code == 0, "\(result)")
      let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
      let targets = try #require(object?["targets"] as? [[String: Any]])
      #expect(object?["sample"] != nil)
      #expect(targets.contains { ["uiview", "uikit"].contains($0["target"] as? String) })
      for target in targets {
        let code = try #require(target["code"] as? String)
        #expect(!code.contains("390.5"), "\(code)")
        #expect(!code.contains("-800"), "\(code)")
      }
    }
  }

  @Test func aRuleWithTheGesturesVelocity() throws {
    let result = try Tool.run("export", "standard", "--target", "uikit")
    #expect(result.output.hasPrefix("// UIKit, timing parameters: largest error 0.0"))
    #expect(
      result.output.hasSuffix(
        """

        let parameters = UISpringTimingParameters(
          mass: 1, stiffness: 246.74, damping: 25.1327,
          initialVelocity: CGVector(dx: 0, dy: velocity / (to - from)))
        let animator = UIViewPropertyAnimator(duration: 0, timingParameters: parameters)

        """))
    #expect(result.words.hasPrefix("From standard: the motion after a release. from and to are the card's top edge "))
    #expect(result.words.contains("; velocity is the gesture's, in points per second, positive downward."))
  }

  @Test func aRuleWithoutIt() throws {
    let tap = try Tool.run("export", "tgcard-2.5.1", "--motion", "tap", "--target", "swiftui")
    #expect(tap.output.hasSuffix("let animation = Animation.timingCurve(0, 0, 0.58, 1, duration: 0.25)\n"))
    #expect(!tap.words.contains("velocity is the gesture's"))
  }

  /// TGCardViewController's pace, as its source has it: lines 1507 to 1527 of 2.5.1.
  @Test func aDurationOfTheFinger() throws {
    let result = try Tool.run("export", "tgcard-2.5.1")
    #expect(result.output.contains("let duration = min(max(time, 0.4), 1.3)\n"))
    #expect(result.output.contains("withDuration: duration, delay: 0, usingSpringWithDamping: 0.8,\n"))
    #expect(result.words.contains("Left out swiftui: "))
  }

  @Test func settingsChangeIt() throws {
    let set = try Tool.run("export", "standard", "--target", "swiftui", "--set", "settle.response=0.5")
    #expect(set.output.contains("duration: 0.5, bounce: 0.2, initialVelocity: velocity / (to - from)"))
  }

  /// Material's curve has the name of a preset; it has a duration.
  @Test func theCurveOfTheSameName() throws {
    let curve = try Tool.run("export", "standard", "--duration", "300ms", "--target", "camedia")
    #expect(curve.output.contains("CAMediaTimingFunction(controlPoints: 0.2, 0, 0, 1)"))
  }

  @Test(
    arguments: [
      (["tgcard-2.5.1", "--velocity", "-800"], 64, "--velocity belongs to a spring or a curve; a preset's motion"),
      (["tgcard-2.5.1", "--duration", "1s"], 64, "--duration belongs to a spring or a curve; a preset's motion"),
      (["tgcard-2.5.1", "--preset", "standard"], 64, "--preset belongs to a scenario; this is a preset already"),
      (["flick-up", "--motion", "tap"], 64, "--motion chooses among a preset's motions"),
      (["spring(0.4, 1)", "--motion", "tap"], 64, "--motion chooses among a preset's motions"),
      (["standard", "--motion", "setle"], 64, "Did you mean 'settle'?"),
      (["standard", "--ios", "12"], 64, "it must be from 13 to 99"),
      (["standard", "--target", "uiview", "--ios", "13"], 65, "use uikit, or give --ios 17"),
      (["tgcard-2.5.1", "--target", "swiftui"], 65, "use uiview"),
      (["standard", "--target", "css-linear"], 65, "its initial velocity is the gesture's"),
      (["tgcard-2.5"], 66, "Did you mean 'tgcard-2.5.1'?"),
    ] as [([String], Int32, String)])
  func mistakes(arguments: [String], code: Int32, words: String) throws {
    let result = try Tool.run(["export"] + arguments)
    #expect(result.code == code, "\(result)")
    #expect(result.words.contains(words), "\(result)")
    #expect(result.output.isEmpty)
  }
}
