import CardMath
import CardModel
import Testing

@Suite struct EventLogTests {
  @Test func keepsTheOrderAndTheInstants() {
    var log = EventLog()
    log.record(.drag, at: Instant(ticks: 3))
    log.record(.cancel, at: Instant(ticks: 3, fraction: 0.5))
    #expect(log.entries.map(\.event) == [.drag, .cancel])
    #expect(log.entries.map(\.instant.fraction) == [0, 0.5])
    log.removeAll()
    #expect(log.entries.isEmpty)
    #expect(log == EventLog())
  }
}
