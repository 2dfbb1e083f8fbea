import CardMath
import CardMotion
import CardTestSupport
import Testing

@Suite struct DecelerationTests {
  /// A random deceleration.
  private func draw(_ random: inout SplitMix64) -> Deceleration {
    Deceleration(
      ratePerMillisecond: random.next(from: 0.97, to: 0.9995), position: random.next(from: -1000, to: 1000),
      velocity: random.next(from: -6000, to: 6000))
  }

  @Test func agreesWithTheTable() throws {
    var (positions, velocities, rests) = (Worst(), Worst(), Worst())
    for row in try motionTable("deceleration") {
      let cells = try row.map(number)
      let law = Deceleration(ratePerMillisecond: cells[0], position: cells[1], velocity: cells[2])
      let state = law.state(at: cells[3])
      let way = max(cells[1].magnitude, cells[6].magnitude)
      positions.note((state.position - cells[4]).magnitude / way, at: "\(row)")
      velocities.note((state.velocity - cells[5]).magnitude / max(cells[5].magnitude, 1e-300), at: "\(row)")
      rests.note((law.restPosition - cells[7]).magnitude / max(cells[1].magnitude, cells[7].magnitude), at: "\(row)")
    }
    #expect(positions.error < 1e-15, "\(positions)")
    // The exponent k t is rounded, so e^(kt) is off by about |kt| of its last places.
    #expect(velocities.error < 1e-13, "\(velocities)")
    #expect(rests.error < 5e-16, "\(rests)")
  }

  @Test func startsWhereItStarts() {
    let law = Deceleration(ratePerMillisecond: 0.998, position: 12.5, velocity: -340)
    #expect(law.state(at: 0) == MotionState(position: 12.5, velocity: -340))
  }

  /// Frames at 60 Hz of a flick of 1,000 pt/s at the normal rate.
  @Test(
    arguments: [
      (1, 16.3917, 967.1838), (5, 76.7529, 846.3405), (10, 141.7120, 716.2922), (30, 315.9280, 367.5113),
      (60, 432.0351, 135.0645), (120, 490.3877, 18.2424),
    ])
  func goldenFrames(frame: Int, position: Double, velocity: Double) {
    let state = Deceleration(ratePerMillisecond: 0.998, position: 0, velocity: 1000).state(at: Double(frame) / 60)
    #expect((state.position - position).magnitude < 5.1e-5)
    #expect((state.velocity - velocity).magnitude < 5.1e-5)
  }

  @Test(arguments: Seeds.few)
  func velocityIsTheDerivative(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<50 {
      let law = draw(&random)
      let time = random.next(from: 0.01, to: 2)
      let step = 1e-4
      let difference = (law.state(at: time + step).position - law.state(at: time - step).position) / (2 * step)
      // The error of the central difference is h²/6 of the third derivative, k²v.
      #expect((difference - law.state(at: time).velocity).magnitude < 2e-6 * max(law.velocity.magnitude, 1))
    }
  }

  @Test(arguments: Seeds.few)
  func twoHalfStepsAreOne(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<50 {
      let law = draw(&random)
      let time = random.next(from: 0, to: 3)
      let half = law.state(at: time / 2)
      let rest = Deceleration(
        ratePerMillisecond: law.ratePerMillisecond, position: half.position, velocity: half.velocity)
      let (once, twice) = (law.state(at: time), rest.state(at: time / 2))
      #expect((once.position - twice.position).magnitude < 1e-12 * 1e4)
      #expect((once.velocity - twice.velocity).magnitude < 1e-12 * 6e3)
    }
  }

  @Test(arguments: Seeds.few)
  func aMirroredFlickIsTheMirrorImage(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<50 {
      let law = draw(&random)
      let mirror = Deceleration(
        ratePerMillisecond: law.ratePerMillisecond, position: -law.position, velocity: -law.velocity)
      let time = random.next(from: 0, to: 3)
      let (a, b) = (law.state(at: time), mirror.state(at: time))
      #expect(a.position == -b.position)
      #expect(a.velocity == -b.velocity)
    }
  }

  /// The rate means v ← v d every millisecond; with ever shorter steps this becomes the closed form.
  @Test(arguments: [0.998, 0.99])
  func aFineStepIntegratorAgrees(rate: Double) {
    let law = Deceleration(ratePerMillisecond: rate, position: 30, velocity: -1500)
    // The factor for a 1024th of a millisecond, d^(1/1024), by repeated square roots.
    let part = (0..<10).reduce(rate) { root, _ in root.squareRoot() }
    var (position, velocity) = (30.0, -1500.0)
    for step in 1...1_024_000 {
      let next = velocity * part
      position += (velocity + next) / 2 / 1_024_000
      velocity = next
      if step % 102_400 == 0 {
        let state = law.state(at: Double(step) / 1_024_000)
        #expect((state.position - position).magnitude < 1e-7)
        #expect((state.velocity - velocity).magnitude < 1e-7)
      }
    }
  }

  @Test(arguments: Seeds.few)
  func theTimeToAPlaceIsTheInverse(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<200 {
      let law = draw(&random)
      // Some instants are very near the start or the end.
      let draws = [random.nextUnit(), random.nextUnit() * 1e-9, 1 - random.nextUnit() * 1e-6]
      for part in draws where part > 0 {
        let place = law.position + (law.restPosition - law.position) * part
        guard place != law.position && place != law.restPosition else { continue }
        let time = try #require(law.time(reaching: place))
        let scale = max(law.position.magnitude, law.restPosition.magnitude)
        #expect((law.state(at: time).position - place).magnitude <= 5e-16 * scale)
      }
    }
  }

  /// Near the start, the time is small and keeps all its digits: the inverse never computes 1 + something.
  @Test func theTimeToANearPlaceHasAllItsDigits() throws {
    let law = Deceleration(ratePerMillisecond: 0.998, position: 0, velocity: 1000)
    let time = try #require(law.time(reaching: 1e-9))
    #expect((time / 1e-12 - 1).magnitude < 2e-12)
    #expect((law.state(at: time).position / 1e-9 - 1).magnitude < 1e-15)
  }

  @Test func somePlacesAreNeverReached() {
    let law = Deceleration(ratePerMillisecond: 0.998, position: 100, velocity: 1000)
    #expect(law.time(reaching: 100) == 0)
    #expect(law.time(reaching: 99.999) == nil)
    #expect(law.time(reaching: law.restPosition) == nil)
    #expect(law.time(reaching: law.restPosition.nextUp) == nil)
    #expect(law.time(reaching: 1e300) == nil)
    let still = Deceleration(ratePerMillisecond: 0.998, position: 100, velocity: 0)
    #expect(still.time(reaching: 100) == 0)
    #expect(still.time(reaching: 101) == nil)
    #expect(still.time(reaching: 99) == nil)
  }

  @Test func aFlickOf1000ComesToRestWhereItIsKnownTo() {
    let normal = Deceleration(ratePerMillisecond: Deceleration.normalRatePerMillisecond, position: 0, velocity: 1000)
    let fast = Deceleration(ratePerMillisecond: Deceleration.fastRatePerMillisecond, position: 0, velocity: 1000)
    #expect((normal.restPosition - 499.4998).magnitude < 1e-4)
    #expect((fast.restPosition - 99.4992).magnitude < 1e-4)
    #expect((normal.arrivalTime(within: 0.5, velocity: .infinity) - 3.450).magnitude < 5e-4)
    #expect((fast.arrivalTime(within: 0.5, velocity: .infinity) - 0.527).magnitude < 5e-4)
  }

  @Test(arguments: Seeds.few)
  func fromItsArrivalOnItIsNearAndSlow(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<100 {
      let law = draw(&random)
      let (distance, velocity) = (random.next(from: 0.001, to: 50), random.next(from: 0.01, to: 500))
      let time = law.arrivalTime(within: distance, velocity: velocity)
      #expect(time >= 0)
      func excess(at time: Double) -> Double {
        let state = law.state(at: time)
        return max((law.restPosition - state.position).magnitude / distance, state.velocity.magnitude / velocity)
      }
      for later in [0, 1e-6, 0.01, 0.5, 3, 100] { #expect(excess(at: time + later) <= 1 + 1e-9) }
      // The condition isn't met any earlier.
      if time > 0.001 { #expect(excess(at: time - 0.001) > 1) }
    }
  }

  @Test func whatIsStillHasArrived() {
    let law = Deceleration(ratePerMillisecond: 0.998, position: 5, velocity: 0)
    #expect(law.arrivalTime(within: 0.001, velocity: 0.01) == 0)
    #expect(law.restPosition == 5)
    #expect(law.state(at: 7) == MotionState(position: 5, velocity: 0))
  }

  @Test func afterALongTimeItIsAtItsRestPositionToTheBit() {
    let law = Deceleration(ratePerMillisecond: 0.99, position: 17, velocity: -4321)
    #expect(law.state(at: 1e6) == MotionState(position: law.restPosition, velocity: -0.0))
  }
}
