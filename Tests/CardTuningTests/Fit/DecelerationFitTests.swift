import CardMath
import CardMotion
import CardTestSupport
import CardTimeline
import Testing

@testable import CardTuning

@Suite struct DecelerationFitTests {
  /// A scroll view's content in whole points, at rest before the flick or caught in flight.
  @Test(
    arguments: [(0.998, true), (0.998, false), (0.99, true), (0.9975, false)], Seeds.every(2, of: [300.0, -1500, 4000]))
  func theRateComesBack(row: (rate: Double, rests: Bool), velocity: Double) throws {
    let (rate, rests) = row
    let law = Deceleration(ratePerMillisecond: rate, position: 250, velocity: velocity)
    let start = rests ? 0.1087 : 0
    let recording = Recording(
      samples: (0..<240).map { frame in
        let time = Double(frame) / 60
        let position = time < start ? 250 : law.state(at: time - start).position
        return Recording.Sample(microseconds: Int64((time * 1e6).rounded()), position: position.rounded())
      })
    let fit = try Fit(recording, model: .deceleration)
    let found = try #require(fit.deceleration)
    let decay = -Elementary.log(found.ratePerMillisecond.value) / -Elementary.log(rate)
    #expect((decay - 1).magnitude < 0.03)
    #expect(found.ratePerMillisecond.low <= found.ratePerMillisecond.value)
    #expect(found.ratePerMillisecond.value <= found.ratePerMillisecond.high)
    #expect((found.initialVelocity.value / velocity - 1).magnitude < 0.05)
    #expect(found.to.value.isNear(law.restPosition, 2))
    #expect(found.quality.rmsError < 0.35)
  }

  /// A scroll view ends a fast deceleration half a point before its rest position: the law is found all the same, and
  /// is the best of all models. Before, a curve was.
  @Test(arguments: [0.99, 0.998], [600.0, 1500, -3000, 6000])
  func anEndBeforeTheRestIsNoCurve(rate: Double, velocity: Double) throws {
    let law = Deceleration(ratePerMillisecond: rate, position: 250, velocity: velocity)
    let (start, end) = (0.0961, law.arrivalTime(within: 0.5, velocity: .infinity))
    let recording = Recording(
      samples: (0..<Int(60 * end) + 40).map { frame in
        let time = Double(frame) / 60
        let position = law.state(at: min(max(0, time - start), end)).position
        return Recording.Sample(
          microseconds: Int64((time * 1e6).rounded()), position: (position * 100).rounded() / 100)
      })
    let fit = try Fit(recording)
    #expect(fit.best == .deceleration)
    let found = try #require(fit.deceleration)
    #expect(found.ratePerMillisecond.value.isNear(rate, 2e-5))
    #expect((found.initialVelocity.value / velocity - 1).magnitude < 0.003)
    #expect(found.to.value.isNear(law.restPosition, 0.1))
    // A slow one moves less from one frame to the next than its steps: it comes to rest by itself.
    if rate == 0.99 {
      let place = try #require(found.end).value
      #expect(place.isNear(law.state(at: end).position, 0.02))
    }
  }
}
