import CardMath

/// The last numbers of a quantity, one for each shown frame: what a channel that lags behind it needs.
struct Trail: Hashable, Sendable {
  /// The number of frames by which the channel lags, at least 1.
  let lag: Int

  /// The numbers of the last frames, one more than the lag, as a ring; before the first frame none.
  private var numbers: [Double?] = []

  /// The index of the oldest of them.
  private var first = 0

  /// Creates a trail without a frame.
  init(lag: Int) { self.lag = lag }

  /// The number `lag` frames before the last one; before there were as many, the first one's.
  var oldest: Double? { numbers.isEmpty ? nil : numbers[first] }

  /// True if it has the number of a frame.
  var isBegun: Bool { !numbers.isEmpty }

  /// Adds the number of the next frame.
  mutating func add(_ number: Double?) {
    guard isBegun else {
      numbers = Array(repeating: number, count: lag + 1)
      return
    }
    numbers[first] = number
    first = first == lag ? 0 : first + 1
  }
}

extension Trail: StateCoding {
  /// Codes the ring as it stands.
  mutating func code(with archive: inout StateArchive) throws(StateError) {
    var isBegun = isBegun
    try archive.code(&isBegun)
    if archive.isReading { (numbers, first) = (isBegun ? Array(repeating: nil, count: lag + 1) : [], 0) }
    guard isBegun else { return }
    try archive.code(&first, in: 0...lag)
    for index in numbers.indices { try archive.code(&numbers[index]) }
  }
}
