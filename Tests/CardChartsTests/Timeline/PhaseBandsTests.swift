import CardMath
import CardModel
import CardTestSupport
import Testing

@testable import CardCharts

@Suite struct PhaseBandsTests {
  @Test func aBandLastsUntilTheNextBegins() {
    var bands = PhaseBands()
    for (time, phase) in [(0, Phase.resting), (10, .resting), (20, .dragging), (30, .settling), (50, .settling)] {
      bands.add(phase, at: Int64(time))
    }
    #expect(bands.bands.map(\.phase) == [.resting, .dragging, .settling])
    #expect(bands.bands.map(\.start) == [0, 20, 30])
    #expect(bands.bands.map(\.end) == [20, 30, 50])
  }

  @Test(arguments: Seeds.few) func manyBandsStayFewAndWhole(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var bands = PhaseBands()
    var time: Int64 = 0
    for _ in 0..<20_000 {
      bands.add(Phase(rawValue: UInt8(random.next() % 9)) ?? .resting, at: time)
      time += Int64(random.next() % 20_000) + 1
    }
    #expect(bands.bands.count <= PhaseBands.limit && bands.bands[0].start == 0)
    #expect(zip(bands.bands, bands.bands.dropFirst()).allSatisfy { $0.end == $1.start && $0.phase != $1.phase })
  }

  /// A merged band that is largely other phases is marked as mixed.
  @Test func aMixtureIsNoPhase() {
    let bands = (0..<10).map {
      PhaseBands.Band(phase: $0 % 2 == 0 ? .settling : .dragging, start: $0 * 10, end: $0 * 10 + 10)
    }
    let merged = PhaseBands.merged(bands, shortest: 20)
    #expect(merged.map(\.phase) == [.settling, .dragging])
    #expect(merged[0].foreign == 40)
    #expect(merged[0].isMixed)
    let three = [Phase.settling, .dragging, .resting].enumerated().map {
      PhaseBands.Band(phase: $0.element, start: Int64($0.offset) * 10, end: Int64($0.offset) * 10 + 10)
    }
    #expect(PhaseBands.merged(three + three, shortest: 20)[0].isMixed)
    let long = PhaseBands.Band(phase: .settling, start: -990, end: 0)
    #expect(PhaseBands.merged([long] + bands.suffix(1), shortest: 20).allSatisfy { !$0.isMixed })
  }
}
