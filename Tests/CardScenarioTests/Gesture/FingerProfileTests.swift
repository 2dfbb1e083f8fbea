import Testing

@testable import CardScenario

@Suite struct FingerProfileTests {
  private static let slopes = [-3.0, -1, 0, 0.5, 1, 2, 2.4999, 2.5, 2.6, 3.9999, 4, 4.5, 7, 12.25, 39.9, 40]

  @Test(arguments: slopes) func startsAtRestAndArrivesAtItsSlope(slope: Double) {
    let profile = FingerProfile(slope: slope)
    #expect(profile.progress(at: 0) == 0)
    #expect((profile.progress(at: 1) - 1).magnitude < 1e-12)
    #expect(profile.progress(at: 1e-4).magnitude < 1e-10)
    // The derivative at the end, from the three points before it.
    let step = 1e-4
    let derivative =
      (3 * profile.progress(at: 1) - 4 * profile.progress(at: 1 - step) + profile.progress(at: 1 - 2 * step))
      / (2 * step)
    #expect((derivative - slope).magnitude < 1e-3 * max(1, slope.magnitude))
  }

  @Test(arguments: slopes) func neverGoesBackUnlessItHasTo(slope: Double) {
    let profile = FingerProfile(slope: slope)
    let places = (0...1_000).map { profile.progress(at: Double($0) / 1_000) }
    if slope >= 0 { #expect(zip(places, places.dropFirst()).allSatisfy { $0 <= $1 + 1e-12 }) }
    #expect(places.allSatisfy { $0 > -1e-12 && $0 < 1.5 })
  }

  @Test func isContinuousInItsSlope() {
    for slope in [2.5, 4, 5, 17] {
      for time in [0.2, 0.5, 0.9] {
        let (below, above) = (FingerProfile(slope: slope - 1e-9), FingerProfile(slope: slope + 1e-9))
        #expect((below.progress(at: time) - above.progress(at: time)).magnitude < 1e-8)
      }
    }
  }
}
