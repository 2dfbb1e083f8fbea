import CardMath
import CardTestSupport
import CardText
import Testing

@Suite struct DurationsTests {
  @Test(arguments: [
    ("250ms", 250_000), ("0.25s", 250_000), ("250us", 250), ("250µs", 250), ("250μs", 250), ("0s", 0),
    ("0.1s", 100_000),
    ("8.333ms", 8_333), ("1.500000000s", 1_500_000), ("007ms", 7_000), ("0.000001s", 1), ("3600s", 3_600_000_000),
    ("100000000000s", 100_000_000_000_000_000), ("2.0us", 2), ("250 ms", 250_000), ("0.25  s", 250_000),
  ])
  func exact(text: String, microseconds: Int64) throws {
    #expect(try Durations.microseconds(text) == microseconds)
  }

  @Test(arguments: [
    ("250", Durations.Flaw.noUnit), ("0.25", .noUnit), ("250 ", .noUnit), ("5min", .unknownUnit("min")),
    ("5 min", .unknownUnit("min")), ("250\tms", .unknownUnit("\tms")),
    ("250MS", .unknownUnit("MS")), ("1e3ms", .unknownUnit("e3ms")), ("", .noNumber), ("ms", .noNumber),
    (".5s", .noNumber),
    ("5.s", .noNumber), ("1.2.3s", .noNumber), ("-5ms", .negative), ("0.5us", .finerThanMicroseconds),
    ("0.0000001s", .finerThanMicroseconds), ("8.3333ms", .finerThanMicroseconds), ("1000000000000s", .tooLong),
    ("99999999999999999999999999s", .tooLong), ("١ms", .noNumber),
    // A digit with a mark is one character, and no digit.
    ("2\u{301}s", .unknownUnit("\u{301}s")), ("5\u{FE0F}\u{20E3}00ms", .unknownUnit("\u{FE0F}\u{20E3}00ms")),
  ])
  func flaws(text: String, flaw: Durations.Flaw) {
    #expect(throws: flaw) { try Durations.microseconds(text) }
    #expect(!flaw.message(found: text).isEmpty)
    #expect(!flaw.help(found: text).isEmpty)
  }

  @Test func aBareNumberIsToldWhatToWrite() {
    #expect(Durations.Flaw.noUnit.message(found: "250") == "expected a duration with a unit, found \"250\"")
    #expect(Durations.Flaw.noUnit.help(found: "250") == "write \"250ms\" or \"250s\"")
    #expect(Durations.Flaw.noUnit.help(found: "0.25") == "write \"0.25s\" or \"0.25ms\"")
  }

  @Test func aCommaIsNoPoint() {
    #expect(throws: Durations.Flaw.unknownUnit(",25s")) { try Durations.microseconds("0,25s") }
    #expect(Durations.Flaw.unknownUnit(",25s").help(found: "0,25s") == DecimalText.pointHelp)
  }

  @Test(arguments: [
    (0, "0s"), (1, "1us"), (999, "999us"), (1_000, "1ms"), (8_333, "8.333ms"), (250_000, "250ms"), (1_500_000, "1.5s"),
    (60_000_000, "60s"),
  ])
  func readable(microseconds: Int64, text: String) {
    #expect(Durations.text(microseconds: microseconds) == text)
  }

  @Test(arguments: Seeds.few) func readsBack(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<100 {
      let microseconds = Int64(random.next(below: 1 << random.next(below: 56)))
      #expect(try Durations.microseconds(Durations.text(microseconds: microseconds)) == microseconds)
    }
  }
}
