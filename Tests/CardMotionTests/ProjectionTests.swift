import CardMath
import CardMotion
import CardTestSupport
import Testing

@Suite struct ProjectionTests {
  @Test func theTwoDifferAsTheyAreKnownTo() {
    func geometric(_ rate: Double) -> Double {
      Projection.geometric(position: 0, velocity: 1000, ratePerMillisecond: rate)
    }
    func integral(_ rate: Double) -> Double {
      Projection.integral(position: 0, velocity: 1000, ratePerMillisecond: rate)
    }
    #expect((geometric(0.998) - 499).magnitude < 1e-11)
    #expect((geometric(0.99) - 99).magnitude < 1e-12)
    #expect((integral(0.998) - 499.4998).magnitude < 5e-5)
    #expect((integral(0.99) - 99.4992).magnitude < 5e-5)
  }

  @Test func theGeometricOneAgreesWithTheTable() throws {
    var worst = Worst()
    for row in try motionTable("deceleration") {
      let cells = try row.map(number)
      let result = Projection.geometric(position: cells[1], velocity: cells[2], ratePerMillisecond: cells[0])
      worst.note((result - cells[8]).magnitude / max(cells[1].magnitude, cells[8].magnitude), at: "\(row)")
    }
    #expect(worst.error < 1e-15, "\(worst)")
  }

  /// The geometric projection equals the sum over milliseconds that it stands for.
  @Test func theGeometricOneIsTheSumOverMilliseconds() {
    var (position, velocity) = (-40.0, 730.0)
    for _ in 0..<40_000 {
      velocity *= 0.998
      position += velocity / 1000
    }
    #expect((position - Projection.geometric(position: -40, velocity: 730, ratePerMillisecond: 0.998)).magnitude < 1e-9)
  }

  @Test(arguments: Seeds.few)
  func theIntegralOneIsWhereADecelerationEnds(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<100 {
      let (x, v) = (random.next(from: -500, to: 500), random.next(from: -5000, to: 5000))
      let rate = random.next(from: 0.9, to: 0.9999)
      let law = Deceleration(ratePerMillisecond: rate, position: x, velocity: v)
      #expect(Projection.integral(position: x, velocity: v, ratePerMillisecond: rate) == law.restPosition)
    }
  }
}
