import CardMath

extension ScenarioWords {
  mutating func code(_ clock: inout FrameClock) throws(StateError) {
    var (rates, drops, instants) = (clock.rates, clock.drops, clock.instants)
    try code(&rates, blank: FrameClock.Rate(start: 0, hertz: 60)) { words, rate throws(StateError) in
      try words.code(&rate)
    }
    try code(&drops)
    try code(&instants, blank: 0) { words, ticks throws(StateError) in try words.code(ticks: &ticks) }
    guard isReading else { return }
    for (earlier, later) in zip(instants, instants.dropFirst()) { try check(earlier < later, .instant) }
    guard instants.isEmpty else {
      clock = FrameClock(instants: instants)
      return
    }
    try check(rates.first?.start == 0, .instant)
    for (earlier, later) in zip(rates, rates.dropFirst()) { try check(earlier.start < later.start, .instant) }
    clock = FrameClock(rates: rates, drops: drops)
  }

  private mutating func code(_ rate: inout FrameClock.Rate) throws(StateError) {
    var (frames, seconds) = (rate.frameRate.frames, rate.frameRate.seconds)
    try code(ticks: &rate.start)
    try archive.code(&frames, in: 1...10_000_000_000)
    try archive.code(&seconds, in: 1...10_000_000_000)
    // No frame is shorter than a tick, or longer than 1,000 s.
    try check(frames <= seconds * Instant.ticksPerSecond && seconds <= frames * 1000, .number)
    if isReading { rate.frameRate = FrameRate(frames: frames, seconds: seconds) }
  }

  private mutating func code(_ drops: inout FrameClock.Drops) throws(StateError) {
    try code(&drops.numbers, blank: 0) { words, number throws(StateError) in
      try words.archive.code(&number, in: 0 ... .max)
    }
    let blank = FrameClock.Drops.Run(start: 0, count: 0)
    try code(&drops.runs, blank: blank) { words, run throws(StateError) in
      try words.code(ticks: &run.start)
      try words.code(&run.count, in: 0...Int(Int32.max))
    }
    try code(&drops.share, in: 0...1)
    try archive.code(&drops.seed)
  }
}
