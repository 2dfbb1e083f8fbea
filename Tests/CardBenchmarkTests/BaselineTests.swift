import CardBenchmarkMeasure
import CardText
import Testing

/// The stored results of a run, and their comparison with those of a later run.
@Suite struct BaselineTests {
  static let machine = MachineFingerprint(
    processor: "Abacus × 2", system: "Linux 6.1 x86_64", toolchain: "Swift 6.3", flags: "release, x86_64")

  static func result(
    _ name: String = "exp", digest: String = "0123456789abcdef", frames: Int = 0, calls: Int? = 0, p25: Double? = 8
  ) -> CaseResult {
    var result = CaseResult(name: name, item: "value", digest: digest, frames: frames)
    result.allocations = calls.map { CaseResult.Allocations(calls: $0, items: 10_000) }
    result.measurement = p25.map {
      Measurement(p25: $0, median: $0 * 1.5, p99: $0 * 2, largest: $0 * 100, itemsPerSample: 64, sampleCount: 900)
    }
    return result
  }

  static func baseline(_ results: CaseResult...) -> Baseline { Baseline(fingerprint: machine, results: results) }

  @Test func whatIsWrittenIsRead() throws {
    var whole = Self.result(frames: 270, p25: 0.1 + 0.2)
    whole.measurement?.costliest = 123.25
    whole.yardstick = 18.4
    let baseline = Self.baseline(whole, Self.result("log", calls: nil, p25: nil))
    #expect(try Baseline.read(SourceText(name: "x.json", text: baseline.text)) == baseline)
  }

  @Test(arguments: [
    ("", "x.json:1:1"), ("{}", "missing key \"format\""),
    ("{\"format\": \"cardsim-bench-2\", \"fingerprint\": {}, \"cases\": []}", "cardsim-bench-1"),
    ("{\"format\": \"cardsim-bench-1\", \"fingerprint\": {}, \"cases\": 1}", "missing key \"processor\""),
  ])
  func whatIsWrongIsTold(text: String, words: String) {
    do throws(DiagnosticsError) {
      _ = try Baseline.read(SourceText(name: "x.json", text: text))
      Issue.record("it was read")
    } catch {
      #expect(error.text.contains(words), "\(error.text)")
    }
  }

  @Test func theSameIsTheSame() throws {
    let (comparisons, missing) = Self.baseline(Self.result()).compare([Self.result()])
    let comparison = try #require(comparisons.first)
    #expect(comparison.passes)
    #expect(comparison.verdict == .same)
    #expect(comparison.ratio == 1)
    #expect(missing.isEmpty)
  }

  @Test func countsMustBeTheSame() throws {
    let before = Self.baseline(Self.result(frames: 10))
    let now = Self.result(digest: "fedcba9876543210", frames: 11, calls: 3)
    let comparison = try #require(before.compare([now]).comparisons.first)
    #expect(
      comparison.differences == [
        "digest fedcba9876543210, it was 0123456789abcdef", "11 frames, they were 10",
        "3 allocations over 10000 items, they were 0 over 10000",
      ])
    #expect(!comparison.passes)
  }

  @Test func whatWasNotCountedGatesNothing() throws {
    let comparison = try #require(
      Self.baseline(Self.result(calls: nil)).compare([Self.result(calls: 5)]).comparisons.first)
    #expect(comparison.passes)
  }

  @Test(arguments: [
    (8.0, Verdict.same), (8.7, .same), (8.9, .slower), (7.3, .same), (7.2, .faster),
  ])
  func timesAreAnotherOnesFromATenthOn(p25: Double, verdict: Verdict) throws {
    let comparison = try #require(Self.baseline(Self.result()).compare([Self.result(p25: p25)]).comparisons.first)
    #expect(comparison.verdict == verdict)
  }

  @Test func newCasesAreNamed() {
    #expect(Self.baseline(Self.result()).compare([Self.result("log")]).missing == ["log"])
  }

  @Test func anotherMachineIsTold() {
    var other = Self.machine
    #expect(Self.machine.differences(from: other).isEmpty)
    other.processor = "Slide rule × 1"
    other.flags = "debug, x86_64"
    #expect(
      Self.machine.differences(from: other) == [
        "processor: here 'Abacus × 2', there 'Slide rule × 1'",
        "flags: here 'release, x86_64', there 'debug, x86_64'",
      ])
  }

  @Test func thisMachineHasAFingerprint() {
    let present = MachineFingerprint.present
    #expect(present == MachineFingerprint.present)
    #expect(present.processor.contains(" × "))
    #expect(!present.system.isEmpty)
    #expect(present.toolchain.hasPrefix("Swift 6."))
    #expect(present.flags.contains(", "))
  }
}
