import CardBenchmarkMeasure
import CardMath
import CardTestSupport
import Testing

/// The rule that compares two programs, on synthetic times.
@Suite struct DuelTests {
  /// Returns rounds of a machine whose times scatter by `noise`, with a candidate that is slower by `slowdown`.
  static func rounds(_ count: Int = 12, noise: Double = 0.002, slowdown: Double = 0, seed: UInt64 = 1) -> [Duel.Round] {
    var random = SplitMix64(seed: seed)
    func time() -> Double { 40 * (1 + noise * random.nextNearlyNormal()) }
    return (0..<count).map { _ in
      Duel.Round(reference: time(), candidate: time() * (1 + slowdown), again: time())
    }
  }

  @Test(arguments: [
    (0.0, Verdict.same), (0.02, .slower), (0.05, .slower), (-0.02, .faster), (0.004, .same), (-0.004, .same),
  ])
  func aQuietMachineTellsTwoHundredths(slowdown: Double, verdict: Verdict) {
    let duel = Duel(Self.rounds(slowdown: slowdown))
    #expect(duel.verdict == verdict, "\(duel.ratio) \(duel.noise)")
    #expect((duel.ratio - 1 - slowdown).magnitude < 0.003)
    #expect(duel.threshold == 0.01)
    #expect(duel.verdict.passes == (slowdown < 0.01))
  }

  @Test func aRestlessMachineSaysSo() {
    let duel = Duel(Self.rounds(noise: 0.06))
    #expect(duel.noise > Duel.change)
    #expect(duel.isRestless)
    #expect(duel.verdict == .inconclusive)
    // A large slowdown is reported all the same.
    #expect(Duel(Self.rounds(noise: 0.06, slowdown: 0.5)).verdict == .slower)
  }

  @Test func roundsThatContradictEachOtherTellNothing() {
    var rounds = (0..<12).map { _ in Duel.Round(reference: 100, candidate: 103, again: 100) }
    #expect(Duel(rounds).verdict == .slower)
    rounds[0].candidate = 99
    rounds[5].candidate = 99
    #expect(Duel(rounds).verdict == .slower, "10 of 12 are five of six")
    #expect(!Duel(rounds).isRestless)
    rounds[7].candidate = 99
    #expect(Duel(rounds).verdict == .inconclusive)
    #expect(Duel(rounds).isRestless)
  }

  @Test func aDriftCountsForNobody() {
    // A machine that gets slower by a hundredth from process to process.
    var time = 100.0
    let rounds = (0..<12).map { _ in
      defer { time *= 1.01 * 1.01 * 1.01 }
      return Duel.Round(reference: time, candidate: time * 1.01, again: time * 1.01 * 1.01)
    }
    #expect((Duel(rounds).ratio - 1).magnitude < 1e-12)
  }

  @Test func sixRoundsNeedFive() {
    #expect((6...12).map { Duel(Self.rounds($0)).neededRounds } == [5, 6, 7, 8, 9, 10, 10])
  }

  @Test func theSameTimesGiveTheSameAnswer() {
    #expect(Duel(Self.rounds()) == Duel(Self.rounds()))
    let duel = Duel(Self.rounds(slowdown: 0.03))
    #expect(duel.slowerRounds + duel.fasterRounds == 12)
  }

  /// With times that scatter by up to a hundredth and a half, the rule hardly ever calls a program slower that isn't,
  /// and it finds two hundredths if the noise allows it.
  @Test(arguments: Seeds.every(4, of: [0.015, 0.003, 0.006, 0.01]))
  func falseAlarmsAreRare(noise: Double) {
    let alarms = (0..<100).count { Duel(Self.rounds(noise: noise, seed: UInt64($0 + 1000))).verdict == .slower }
    #expect(alarms <= 2, "\(alarms) of 100")
  }

  @Test(arguments: Seeds.every(2, of: [0.006, 0.003]))
  func twoHundredthsAreFound(noise: Double) {
    let count = Seeds.count(20, of: 60)
    let found = (0..<count).count {
      Duel(Self.rounds(noise: noise, slowdown: 0.02, seed: UInt64($0 + 5000))).verdict == .slower
    }
    #expect(found * 20 >= count * 19, "\(found) of \(count)")
  }
}
