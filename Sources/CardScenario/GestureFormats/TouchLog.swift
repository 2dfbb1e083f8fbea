import CardModel
import CardText

/// Touches as another system wrote them, gathered into a gesture: fingers numbered anew, repetitions left out.
struct TouchLog {
  let source: SourceText
  let diagnostics: Diagnostics

  private(set) var duplicateCount = 0
  private(set) var ignoredCount = 0
  private(set) var remarks: [String] = []

  /// The number of lifts and rests of fingers that aren't down, and the first one's place in the text.
  private var (strayCount, firstStray) = (0, 0..<0)

  /// The samples, with times of the recording's own clock.
  private var samples: [TouchSample] = []

  /// The fingers that are down: the number that the recording gives them, that of the gesture, and the last sample.
  private var down: [(id: Int64, number: Int32, last: TouchSample)] = []

  init(_ source: SourceText) {
    self.source = source
    diagnostics = Diagnostics(source)
  }

  /// The longest time between two entries while a finger is down, microseconds: an hour.
  private static let longestGap: Int64 = 3_600_000_000

  /// True if a clock may show a time, microseconds: it is at most 127 years from zero, so that differences of two
  /// times are exact.
  static func isTime(_ microseconds: Double) -> Bool { microseconds.magnitude <= 4e15 }

  /// Reports a time that no clock shows.
  static func reportTime(_ diagnostics: Diagnostics, at range: Range<Int>) {
    diagnostics.error("the time is out of range", at: range, help: "look for another unit of time")
  }

  /// The gesture, which begins at 0.
  var gesture: Gesture { Gesture(samples: samples).fromZero }

  /// Says once what was assumed or added.
  mutating func remark(_ sentence: String) {
    if !remarks.contains(sentence) { remarks.append(sentence) }
  }

  /// Counts an entry that repeats the one before it.
  mutating func repeated() { duplicateCount += 1 }

  /// Counts an entry that is no touch.
  mutating func ignore() { ignoredCount += 1 }

  /// True if the finger with a number of the recording's own is down.
  func isDown(_ id: Int64) -> Bool { down.contains { $0.id == id } }

  /// The fingers that are down, by their numbers in the recording, and where they were last.
  var fingers: [(id: Int64, x: Double, y: Double)] { down.map { ($0.id, $0.last.x, $0.last.y) } }

  /// Adds a sample.
  ///
  /// - Parameters:
  ///   - microseconds: Its time by the recording's clock.
  ///   - id: The finger's number in the recording.
  ///   - range: Its place in the text, for errors.
  mutating func add(
    _ phase: TouchPhase, finger id: Int64, at microseconds: Double, x: Double, y: Double, range: Range<Int>
  ) {
    guard TouchLog.isTime(microseconds) else { return TouchLog.reportTime(diagnostics, at: range) }
    guard x.magnitude <= 1e6, y.magnitude <= 1e6 else {
      return diagnostics.error("the position is farther away than any screen", at: range, help: "see --scale")
    }
    guard samples.count < Gesture.sampleLimit else {
      return diagnostics.error("a gesture has at most \(Gesture.sampleLimit) samples", at: range)
    }
    let place = down.firstIndex { $0.id == id }
    var sample = TouchSample(microseconds: Int64(microseconds.rounded()), phase: phase, x: x, y: y)
    if let place {
      sample.pointer = down[place].number
      // The same event is often written more than once: by each view that it passes, as coalesced and as dispatched.
      let isRepeated = phase == .moved || phase == .stationary || down[place].last.phase == phase
      if isRepeated, down[place].last.microseconds == sample.microseconds, down[place].last.x == x,
        down[place].last.y == y
      {
        duplicateCount += 1
        return
      }
    }
    if let last = samples.last, sample.microseconds < last.microseconds {
      return diagnostics.error(
        "time runs back, by \(last.microseconds - sample.microseconds) µs", at: range,
        help: "entries stand in the order of time")
    }
    if let last = samples.last, !down.isEmpty, sample.microseconds - last.microseconds > TouchLog.longestGap {
      return diagnostics.error(
        "a finger is down for more than an hour between two entries", at: range,
        help: "look for another unit of time, or for a clock that ran back")
    }
    switch phase {
    case .began:
      guard place == nil else {
        return diagnostics.error("the finger comes down, and is down already", at: range)
      }
      guard let number = (0..<16 as Range<Int32>).first(where: { number in !down.contains { $0.number == number } })
      else { return diagnostics.error("more than 16 fingers are down at once", at: range) }
      sample.pointer = number
      down.append((id, number, sample))
    case .moved, .stationary:
      // A mouse or a pen moves without a touch.
      guard let place else { return phase == .moved ? ignore() : stray(at: range) }
      down[place].last = sample
    case .ended, .cancelled:
      guard let place else { return repeatedLift(sample, at: range) }
      down.remove(at: place)
    }
    samples.append(sample)
  }

  /// Counts a lift of a finger that isn't down: the one before, written again, or another device's.
  private mutating func repeatedLift(_ sample: TouchSample, at range: Range<Int>) {
    if let last = samples.last, last.phase == sample.phase, last.microseconds == sample.microseconds {
      duplicateCount += 1
    } else {
      stray(at: range)
    }
  }

  /// Counts a lift or a rest of a finger that isn't down.
  private mutating func stray(at range: Range<Int>) {
    ignore()
    if strayCount == 0 { firstStray = range }
    strayCount += 1
  }

  /// True if no touch was added.
  var isEmpty: Bool { samples.isEmpty }

  /// Lifts a finger where it was last, at that time or a later one; of a finger that isn't down, nothing.
  mutating func lift(_ id: Int64, at microseconds: Int64? = nil) {
    guard let place = down.firstIndex(where: { $0.id == id }) else { return }
    var lift = down.remove(at: place).last
    lift.phase = .ended
    if let microseconds { lift.microseconds = microseconds }
    samples.append(lift)
  }

  /// Ends the recording: a finger that is still down lifts with the last sample.
  ///
  /// - Parameters:
  ///   - format: The notation as which it was read.
  ///   - isGuessed: True if nobody named that.
  mutating func finish(as format: GestureFormat, isGuessed: Bool) {
    if samples.isEmpty, !diagnostics.hasErrors {
      let end = source.bytes.count
      diagnostics.error(
        "there is no touch in it", at: end..<end,
        help: isGuessed
          ? "it was read as \(format.rawValue); --from names the notation: "
            + GestureFormat.allCases.map { $0.rawValue }.joined(separator: ", ")
          : "it was read as \(format.rawValue), as --from says")
    }
    guard let time = samples.last?.microseconds else { return }
    for finger in down {
      lift(finger.id, at: time)
      remark("the recording ends while finger \(finger.number) is down: a lift is added where it was last")
    }
    if strayCount > 0 {
      let line = source.position(of: firstStray.lowerBound).line
      remark(
        strayCount == 1
          ? "line \(line) is left out: its finger isn't down"
          : "\(strayCount) samples of fingers that aren't down are left out, the first at line \(line)")
    }
  }
}
