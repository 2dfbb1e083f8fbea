/// The progress of a range of runs, kept in a file that survives a trap.
///
/// Its one line has six numbers: the index of the current run; the number of runs done before it, of those refused by
/// the reader, and of frames; the longest run in microseconds, and its index.
struct Progress {
  private let file: Int32?
  private var index: UInt64 = 0
  private var runs = 0
  private var longest = 0
  private var longestIndex: UInt64 = 0

  /// The number of refused documents.
  var refused = 0

  /// The number of frames.
  var frames = 0

  /// Starts the progress of a range.
  ///
  /// - Parameter path: The file.
  init(_ path: String) {
    file = System.openForUpdates(path)
    if file == nil { System.say("error: \(path) can't be written") }
  }

  /// Writes that a run begins.
  mutating func begin(_ index: UInt64) {
    self.index = index
    guard let file else { return }
    let numbers: [Int] = [Int(index), runs, refused, frames, longest, Int(longestIndex)]
    // All numbers have the same width, so that a shorter one leaves no old digits.
    let line = numbers.map { number in
      let digits = String(number)
      return String(repeating: " ", count: max(0, 20 - digits.count)) + digits
    }
    System.overwrite(line.joined(separator: " ") + "\n", in: file)
  }

  /// Counts a run that has ended.
  mutating func end(after microseconds: Int) {
    runs += 1
    if microseconds > longest { (longest, longestIndex) = (microseconds, index) }
  }
}
