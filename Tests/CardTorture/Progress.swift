/// How far a range of runs has come, kept in a file that outlives a trap.
///
/// Its one line has six numbers: the index that is being tried, and, up to there, how many runs were done, how many of
/// them were refused by the reader, how many frames there were, the longest run in microseconds, and its index.
struct Progress {
  private let file: Int32?
  private var index: UInt64 = 0
  private var runs = 0
  private var longest = 0
  private var longestIndex: UInt64 = 0

  /// How many documents were refused.
  var refused = 0

  /// How many frames there were.
  var frames = 0

  /// A range of which nothing was tried yet.
  ///
  /// - Parameter path: The file.
  init(_ path: String) {
    file = System.openForUpdates(path)
    if file == nil { System.say("error: \(path) can't be written") }
  }

  /// A run begins.
  mutating func begin(_ index: UInt64) {
    self.index = index
    guard let file else { return }
    let numbers: [Int] = [Int(index), runs, refused, frames, longest, Int(longestIndex)]
    // Each as long as the longest, so that a shorter one leaves nothing of what stood there.
    let line = numbers.map { number in
      let digits = String(number)
      return String(repeating: " ", count: max(0, 20 - digits.count)) + digits
    }
    System.overwrite(line.joined(separator: " ") + "\n", in: file)
  }

  /// It has ended.
  mutating func end(after microseconds: Int) {
    runs += 1
    if microseconds > longest { (longest, longestIndex) = (microseconds, index) }
  }
}
