import CardMath

extension ScenarioWords {
  @inline(never)
  mutating func code(_ clock: inout FrameClock) {
    var (rates, drops, instants) = (clock.rates, clock.drops, clock.instants)
    code(&rates, blank: FrameClock.Rate(start: 0, hertz: 60)) { $0.code(&$1) }
    code(&drops)
    code(&instants, blank: 0) { words, ticks in words.code(ticks: &ticks) }
    guard isMaking else { return }
    for (earlier, later) in zip(instants, instants.dropFirst()) { check(earlier < later, .instant) }
    guard instants.isEmpty || !isMaking else {
      clock = FrameClock(instants: instants)
      return
    }
    check(rates.first?.start == 0, .instant)
    for (earlier, later) in zip(rates, rates.dropFirst()) { check(earlier.start < later.start, .instant) }
    guard isMaking else { return }
    clock = FrameClock(rates: rates, drops: drops)
  }

  @inline(never)
  private mutating func code(_ rate: inout FrameClock.Rate) {
    var (frames, seconds) = (rate.frameRate.frames, rate.frameRate.seconds)
    code(ticks: &rate.start)
    code(whole: &frames, in: FrameRate.parts)
    code(whole: &seconds, in: FrameRate.parts)
    // No frame is shorter than a tick, or longer than 1,000 s.
    check(frames <= seconds * Instant.ticksPerSecond && seconds <= frames * 1000, .number)
    if isMaking { rate.frameRate = FrameRate(frames: frames, seconds: seconds) }
  }

  @inline(never)
  private mutating func code(_ drops: inout FrameClock.Drops) {
    code(&drops.numbers, blank: 0) { words, number in
      words.code(whole: &number, in: 0 ... .max)
    }
    let blank = FrameClock.Drops.Run(start: 0, count: 0)
    code(&drops.runs, blank: blank) { words, run in
      words.code(ticks: &run.start)
      words.code(&run.count, in: 0...FrameClock.Drops.countMax)
    }
    code(&drops.share, in: FrameClock.Drops.shares)
    code(word: &drops.seed)
    // All of them together are still a number of 32 bits.
    check(drops.runs.count <= Int(Int32.max) / FrameClock.Drops.countMax, .count)
  }
}
