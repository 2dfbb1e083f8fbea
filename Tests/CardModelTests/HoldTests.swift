import CardMath
import CardTestSupport
import Testing

@testable import CardModel

@Suite struct HoldTests {
  static func finger(_ x: Double, _ y: Double) -> Finger {
    Finger(Touch(phase: .began, pointer: 0, x: x, y: y))
  }

  @Test func theSlopIsCrossedBetweenSamples() throws {
    var finger = Self.finger(200, 400)
    (finger.x, finger.y) = (200, 394)
    let crossing = try #require(finger.crossing(of: 10, onTheWayToX: 200, y: 380))
    #expect(crossing.x == 200)
    #expect((crossing.y - 390).magnitude < 1e-12)
    #expect(finger.crossing(of: 10, onTheWayToX: 200, y: 390.1) == nil)
  }

  @Test func withoutSlopItIsCrossedAtOnce() throws {
    let finger = Self.finger(200, 400)
    let crossing = try #require(finger.crossing(of: 0, onTheWayToX: 205, y: 390))
    #expect(crossing == (200, 400))
  }

  /// The crossing is exactly the slop away from the touch-down, and on the finger's path.
  @Test(arguments: Seeds.few)
  func theCrossingIsOnTheCircle(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<100 {
      var finger = Self.finger(random.next(from: 0, to: 400), random.next(from: 0, to: 800))
      let slop = random.next(from: 1, to: 30)
      finger.x += random.next(from: -0.7, to: 0.7) * slop
      finger.y += random.next(from: -0.7, to: 0.7) * slop
      let (x, y) = (finger.downX + random.next(from: -90, to: 90), finger.downY + random.next(from: -90, to: 90))
      let end = ((x - finger.downX) * (x - finger.downX) + (y - finger.downY) * (y - finger.downY)).squareRoot()
      guard let crossing = finger.crossing(of: slop, onTheWayToX: x, y: y) else {
        #expect(end < slop)
        continue
      }
      let (dx, dy) = (crossing.x - finger.downX, crossing.y - finger.downY)
      #expect(((dx * dx + dy * dy).squareRoot() - slop).magnitude < 1e-9)
      // The crossing is collinear with the path, and between its ends.
      let cross = (crossing.x - finger.x) * (y - finger.y) - (crossing.y - finger.y) * (x - finger.x)
      #expect(cross.magnitude < 1e-6)
      #expect((crossing.x - finger.x) * (x - finger.x) >= -1e-9)
    }
  }
}
