import CardMath
import CardMotion
import CardTestSupport
import Testing

@testable import CardModel

@Suite struct AnimatedFadesTests {
  static func values(_ mapDim: Double, _ mapButton: Double, _ content: Double) -> FadeValues {
    var values = FadeValues()
    (values.mapDim, values.mapButton, values.content) = (mapDim, mapButton, content)
    return values
  }

  static func at(_ milliseconds: Double) -> Instant { Hand.instant(milliseconds) }

  @Test func theyStayWhereTheyWereSet() {
    var fades = AnimatedFades()
    #expect(fades.values(at: Self.at(0)) == FadeValues())
    fades.jump(to: Self.values(0.25, 0, 1))
    #expect(fades.values(at: Self.at(0)) == Self.values(0.25, 0, 1))
    #expect(fades.values(at: Self.at(5000)) == Self.values(0.25, 0, 1))
  }

  /// The values that are held stay where they are set, and the animation goes on with the others; after its end, too.
  @Test func anAnimationGoesOnBesideAFinger() {
    let motion = SpringAnimation(duration: 0.25, dampingRatio: 0.75).motion
    var (free, held) = (AnimatedFades(), AnimatedFades())
    for index in 0..<2 {
      var fades = AnimatedFades()
      fades.jump(to: Self.values(0, 1, 0.5))
      fades.animate(to: Self.values(0.25, 0, 1), by: motion, until: Self.at(1250), at: Self.at(1000))
      if index == 0 { free = fades } else { held = fades }
    }
    held.hold(HeldFades(mapButton: 0.3, content: 0.7), at: Self.at(1050))
    for milliseconds in stride(from: 1050.0, through: 1300, by: 10) {
      let values = held.values(at: Self.at(milliseconds))
      #expect(values.mapDim == free.values(at: Self.at(milliseconds)).mapDim)
      #expect(values.mapButton == 0.3)
      #expect(values.content == 0.7)
    }
    held.hold(HeldFades(content: 0.8), at: Self.at(1400))
    #expect(held.values(at: Self.at(1400)) == Self.values(0.25, 0.3, 0.8))
    #expect(!held.areMoving)
  }

  /// The fades follow TGCardViewController's push of 0.25 s at ζ 0.75 (TG-3); the progress at 10, 25, 50 and 75 % of
  /// the duration is UIKit's (UIKit-2).
  @Test func theyGoByTheMotionOfTheCard() {
    var fades = AnimatedFades()
    fades.jump(to: Self.values(0, 1, 0.5))
    let motion = SpringAnimation(duration: 0.25, dampingRatio: 0.75).motion
    fades.animate(to: Self.values(0.25, 0, 1), by: motion, until: Self.at(1250), at: Self.at(1000))
    #expect(fades.values(at: Self.at(1000)) == Self.values(0, 1, 0.5))
    for (part, way) in [(0.1, 0.2711), (0.25, 0.8012)] {
      let values = fades.values(at: Self.at(1000 + 250 * part))
      #expect(values.mapDim.isNear(0.25 * way, 0.25 * 0.5e-4))
      #expect(values.mapButton.isNear(1 - way, 0.5e-4))
      #expect(values.content.isNear(0.5 + 0.5 * way, 0.25e-4))
    }
    // The spring passes its target. An alpha of 0 or 1 doesn't; one in between does, with 1.0283 and 1.0061 of the
    // distance.
    for (part, way) in [(0.5, 1.0283), (0.75, 1.0061)] {
      let values = fades.values(at: Self.at(1000 + 250 * part))
      #expect(values.mapDim.isNear(0.25 * way, 0.25 * 0.5e-4))
      #expect(values.mapButton == 0)
      #expect(values.content == 1)
    }
    #expect(fades.values(at: Self.at(1250)) == Self.values(0.25, 0, 1))
    fades.finish()
    #expect(fades.values(at: Self.at(1100)) == Self.values(0.25, 0, 1))
  }

  /// SweetCurtain's initial velocity of 3 distances per second applies to every property: 0.2957 of the distance at a
  /// tenth of 0.4 s.
  @Test func theyStartAsFastAsTheAnimation() {
    var fades = AnimatedFades()
    let motion = SpringAnimation(duration: 0.4, dampingRatio: 0.8, relativeVelocity: 3).motion
    fades.animate(to: Self.values(0.5, 0.5, 0.5), by: motion, until: Self.at(400), at: Self.at(0))
    for (part, way) in [(0.1, 0.2957), (0.25, 0.7706), (0.5, 1.0099), (0.75, 1.0078)] {
      #expect(fades.values(at: Self.at(400 * part)).mapDim.isNear(0.5 * way, 0.5 * 0.5e-4), "\(part)")
    }
  }

  @Test func aCurveLeadsThemToo() {
    var fades = AnimatedFades()
    fades.jump(to: Self.values(0, 1, 0))
    let motion = Motion(timing: .curve(.linear), start: .rest, duration: 0.5)
    fades.animate(to: Self.values(0.2, 0, 1), by: motion, until: Self.at(500), at: Self.at(0))
    #expect(fades.values(at: Self.at(250)).mapDim.isNear(0.1, 1e-12))
    #expect(fades.values(at: Self.at(250)).mapButton.isNear(0.5, 1e-12))
    // Reversed in flight, a fade continues from its current value.
    fades.animate(to: Self.values(0, 1, 0), by: motion, until: Self.at(750), at: Self.at(250))
    #expect(fades.values(at: Self.at(250)).mapDim.isNear(0.1, 1e-12))
    #expect(fades.values(at: Self.at(500)).content.isNear(0.25, 1e-12))
    #expect(fades.goal == Self.values(0, 1, 0))
  }
}
