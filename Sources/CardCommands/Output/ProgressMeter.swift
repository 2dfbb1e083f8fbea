import CardBenchmarkMeasure
import CardCommandLine

/// Shows the progress and the remaining time of long work: a line on a terminal, for work of more than half a second.
package struct ProgressMeter {
  /// The counted unit, in the plural: `points`.
  let unit: String

  private let progress = Progress()
  private let start = MonotonicClock.nanoseconds()
  private var shownAt: Int64 = 0
  private var isShown = false

  /// The time before anything is shown, and between two updates, nanoseconds.
  private static let patience: Int64 = 500_000_000
  private static let pause: Int64 = 100_000_000

  package init(_ unit: String) { self.unit = unit }

  /// Shows the number of units done, of a total.
  package mutating func show(_ done: Int, of total: Int) {
    let now = MonotonicClock.nanoseconds()
    guard now - start > ProgressMeter.patience, now - shownAt > ProgressMeter.pause, done > 0 else { return }
    shownAt = now
    isShown = true
    let seconds = Double(now - start) / 1e9 * Double(total - done) / Double(done)
    progress.show("\(done) of \(total) \(unit), \(ProgressMeter.words(seconds)) left")
  }

  /// Shows `text`, for work of unknown length.
  package mutating func show(_ text: String) {
    let now = MonotonicClock.nanoseconds()
    guard now - start > ProgressMeter.patience, now - shownAt > ProgressMeter.pause else { return }
    shownAt = now
    isShown = true
    progress.show(text)
  }

  /// Clears the line.
  package mutating func clear() {
    if isShown { progress.clear() }
    isShown = false
  }

  private static func words(_ seconds: Double) -> String {
    seconds < 90 ? "\(Int(seconds.rounded(.up))) s" : "\(Int((seconds / 60).rounded(.up))) min"
  }
}
