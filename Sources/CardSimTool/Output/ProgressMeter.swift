import CardBenchmarkMeasure

/// How far something long has come, and how long it will take: a line on a terminal, for anything over half a second.
struct ProgressMeter {
  /// What is counted, in the plural: `points`.
  let unit: String

  private let progress = Progress()
  private let start = MonotonicClock.nanoseconds()
  private var shownAt: Int64 = 0
  private var isShown = false

  /// Nanoseconds before anything is shown, and between two showings.
  private static let patience: Int64 = 500_000_000
  private static let pause: Int64 = 100_000_000

  init(_ unit: String) { self.unit = unit }

  /// Says how many of how many are done.
  mutating func show(_ done: Int, of total: Int) {
    let now = MonotonicClock.nanoseconds()
    guard now - start > ProgressMeter.patience, now - shownAt > ProgressMeter.pause, done > 0 else { return }
    shownAt = now
    isShown = true
    let seconds = Double(now - start) / 1e9 * Double(total - done) / Double(done)
    progress.show("\(done) of \(total) \(unit), \(ProgressMeter.words(seconds)) left")
  }

  /// Says what has been reached, where nobody knows how long the rest takes.
  mutating func show(_ text: String) {
    let now = MonotonicClock.nanoseconds()
    guard now - start > ProgressMeter.patience, now - shownAt > ProgressMeter.pause else { return }
    shownAt = now
    isShown = true
    progress.show(text)
  }

  /// Leaves the line empty.
  mutating func clear() {
    if isShown { progress.clear() }
    isShown = false
  }

  private static func words(_ seconds: Double) -> String {
    seconds < 90 ? "\(Int(seconds.rounded(.up))) s" : "\(Int((seconds / 60).rounded(.up))) min"
  }
}
