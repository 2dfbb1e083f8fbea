/// The part of a recording up to the end of the motion in which it first differs from a scenario: what a person feels
/// is told of that motion, and not of a later one that is the same.
struct RecordingLeg {
  /// The number of samples up to its end.
  let count: Int

  /// True if a motion follows.
  let hasNext: Bool

  /// The time, seconds, for which a card that rests stays where it is: longer than at the turn of a swing.
  private static let rest = 0.25

  /// The end of a rest, seconds, that is left out where a motion follows: that begins slowly, within the distance by
  /// which one that rests may move.
  private static let begin = 0.05

  /// The part of the distance within which a card counts as settled by which one that rests may move.
  static let stillness = 0.25

  /// Finds the end of a motion.
  ///
  /// - Parameters:
  ///   - times: Seconds, ascending.
  ///   - recorded: The recording's numbers.
  ///   - expected: The scenario's at the same instants.
  ///   - start: The first sample that differs by more than the tolerance in time explains.
  ///   - settled: The distance within which a card counts as settled.
  ///   - noise: The standard deviation of the noise on the recording.
  init(
    _ times: [Double], recorded: [Double], expected: [Double], from start: Int, settled: Double, noise: Double
  ) {
    let both = [recorded, expected]
    func differs(_ index: Int) -> Bool { (recorded[index] - expected[index]).magnitude > settled }
    guard let first = times.indices.first(where: { $0 >= start && differs($0) }) else {
      (count, hasNext) = (times.count, false)
      return
    }
    let still = max(settled * RecordingLeg.stillness, 4 * noise)
    let rests = both.map { RecordingLeg.endOfRest(in: $0, times, at: first, still) }
    // Where both rest after they moved, the motion is over. Where one of them does, it begins there or is over.
    let hasMoved = both.contains { values in values[..<first].contains { ($0 - values[first]).magnitude > still } }
    let isOver = hasMoved && rests.allSatisfy { $0 != nil }
    let ends = zip(both, rests).map { values, rest -> Int in
      guard let rest else { return RecordingLeg.end(of: values, times, from: first, still) }
      return isOver ? rest : RecordingLeg.end(of: values, times, from: rest, still)
    }
    let end = min(ends[0], ends[1])
    hasNext = both.contains { values in
      values[(end - 1)...].contains { ($0 - values[end - 1]).magnitude > LastMotion.least * settled }
    }
    count = hasNext ? times[..<end].prefix { $0 <= times[end - 1] - RecordingLeg.begin }.count : times.count
  }

  /// Returns the number of samples up to the end of the first rest that begins at a sample, or after it.
  private static func end(of values: [Double], _ times: [Double], from first: Int, _ still: Double) -> Int {
    for index in first..<max(first, values.count) {
      if let end = endOfRest(in: values, times, at: index, still) { return end }
    }
    return values.count
  }

  /// Returns the number of samples up to the end of the rest that begins at a sample; nil if the card moves there.
  private static func endOfRest(in values: [Double], _ times: [Double], at index: Int, _ still: Double) -> Int? {
    var last = index
    while last + 1 < values.count, (values[last + 1] - values[index]).magnitude <= still { last += 1 }
    return times[last] - times[index] >= rest ? last + 1 : nil
  }
}
