import CardModel
import CardText

/// A gesture that was recorded elsewhere, as a gesture of this project, and what was found while it was read.
///
/// Times are whole microseconds after the first sample. Fingers are numbered from 0 in the order in which they come
/// down. Samples that repeat the one before them to the last digit are left out. Nothing else is changed: no sample is
/// added, smoothed or resampled, except that a driver's own steps are those of a W3C move that takes longer than a
/// frame.
public struct GestureImport: Hashable, Sendable {
  /// The measures that a notation needs and doesn't hold itself.
  public struct Measures: Hashable, Sendable {
    /// A width and a height, both above 0.
    public struct Size: Hashable, Sendable {
      /// The width.
      public var width: Double

      /// The height.
      public var height: Double

      /// Creates a size.
      public init(width: Double, height: Double) {
        (self.width, self.height) = (width, height)
      }
    }

    /// The number of units of a touch panel in each direction; nil: the ranges that the file names.
    public var panel: Size?

    /// The screen that the panel covers, points.
    public var screen: Size?

    /// Points in a unit of the positions, > 0: 1/3 for the pixels of a 3× screen, 160 / dpi for Android's.
    public var scale = 1.0

    /// The columns of a table; those that aren't named are found by their names.
    public var columns = TouchColumns()

    /// Creates measures that say nothing.
    public init() {}
  }

  /// The gesture.
  public let gesture: Gesture

  /// The notation in which it was written.
  public let format: GestureFormat

  /// The number of samples that repeated the one before them, and were left out.
  public let duplicateCount: Int

  /// The number of entries that are no touches, such as hovering, or another device's.
  public let ignoredCount: Int

  /// The largest power of ten, in microseconds, of which all times are multiples: 1000 is a clock of whole
  /// milliseconds.
  public let clockGrain: Int64

  /// The assumptions and additions, as sentences.
  public let remarks: [String]

  /// Reads a recording.
  ///
  /// - Parameters:
  ///   - source: The recording.
  ///   - format: Its notation; nil: guessed.
  ///   - measures: What the notation doesn't say.
  /// - Throws: `DiagnosticsError` if something is missing, isn't a number, or runs back in time.
  public init(
    _ source: SourceText, as format: GestureFormat? = nil, measures: Measures = Measures()
  ) throws(DiagnosticsError) {
    let source = source.withoutMark.withLineFeeds
    self.format = format ?? GestureFormat(guessing: source.bytes)
    if self.format == .csv, measures == Measures(),
      TouchColumns.isGestureFile(source.bytes, isTable: format == .csv)
    {
      gesture = try Gesture(csv: source.bytes, name: source.name).fromZero
      (duplicateCount, ignoredCount, remarks) = (0, 0, [])
    } else {
      let log = try GestureImport.log(of: source, as: self.format, isGuessed: format == nil, measures)
      gesture = log.gesture
      (duplicateCount, ignoredCount, remarks) = (log.duplicateCount, log.ignoredCount, log.remarks)
    }
    clockGrain = GestureImport.grain(of: gesture)
  }

  /// Reads a recording's touches.
  private static func log(
    of source: SourceText, as format: GestureFormat, isGuessed: Bool, _ measures: Measures
  ) throws(DiagnosticsError) -> TouchLog {
    let joined = format == .dom || format == .flutter ? JoinedLines(source) : nil
    do throws(DiagnosticsError) {
      var log = TouchLog(joined?.text ?? source)
      switch format {
      case .csv: try TouchTableReader.read(source, measures, into: &log)
      case .getevent: GeteventReader.read(measures, into: &log)
      case .motionEvent: MotionEventReader.read(measures, into: &log)
      case .w3c: try ActionsReader.read(measures, into: &log)
      case .dom: try DOMEventReader.read(measures, into: &log)
      case .flutter: try FlutterReader.read(measures, into: &log)
      }
      log.finish(as: format, isGuessed: isGuessed)
      try log.diagnostics.throwErrors()
      return log
    } catch {
      throw joined?.original(error) ?? error
    }
  }

  private static func grain(of gesture: Gesture) -> Int64 {
    guard let first = gesture.samples.first?.microseconds else { return 1 }
    var grain: Int64 = 1_000_000
    for sample in gesture.samples { while (sample.microseconds - first) % grain != 0 { grain /= 10 } }
    return grain
  }

  /// The number of fingers.
  public var fingerCount: Int { Set(gesture.samples.map { $0.pointer }).count }

  /// The median time between two samples of the first finger while it is down, microseconds; nil if it has only one.
  public var medianGap: Double? { gesture.sampleGaps?.median }

  /// The findings in one line: `getevent, 1 finger, 24 samples in 131.4 ms, median gap 8.3 ms`.
  public var summary: String {
    let (samples, fingers) = (gesture.samples.count, fingerCount)
    var parts = [
      format.rawValue, "\(fingers) finger\(fingers == 1 ? "" : "s")",
      "\(samples) samples in \(GestureImport.milliseconds(Double(gesture.durationMicroseconds)))",
    ]
    if let medianGap { parts.append("median gap \(GestureImport.milliseconds(medianGap))") }
    if duplicateCount > 0 { parts.append("\(duplicateCount) duplicate\(duplicateCount == 1 ? "" : "s") merged") }
    if ignoredCount > 0 { parts.append("\(ignoredCount) other entr\(ignoredCount == 1 ? "y" : "ies") left out") }
    return parts.joined(separator: ", ")
  }

  /// The sentences that its reader should know: what was assumed, what the clock costs, and what no finger does.
  public var notes: [String] {
    remarks + [clockNote, gesture.doubt().map { "\($0.sentence); \($0.help)" }].compactMap { $0 }
  }

  /// The cost of a coarse clock; nil if it is a fine one.
  private var clockNote: String? {
    // One instant tells no clock.
    guard clockGrain >= 1000, gesture.durationMicroseconds > 0 else { return nil }
    let cost = medianGap.flatMap { gap -> String? in
      // Most samples may have the time of the one before them.
      guard gap > 0 else { return nil }
      // Each of two rounded instants is off by up to half a step.
      let percent = DecimalText.fixed(100 * Double(clockGrain) / gap, decimals: 0)
      return "a velocity over the \(GestureImport.milliseconds(gap)) between two samples may be off by \(percent) %"
    }
    if clockGrain == 1000 { return "the clock counts whole milliseconds" + (cost.map { ": \($0)" } ?? "") }
    let grain = DecimalText.shortest(Double(clockGrain) / 1000)
    return "all times are multiples of \(grain) ms" + (cost.map { "; if that is the clock's step, \($0)" } ?? "")
  }

  private static func milliseconds(_ microseconds: Double) -> String {
    DecimalText.fixed(microseconds / 1000, decimals: 1) + " ms"
  }
}

extension Gesture {
  /// The gesture with times after its first sample: the times of a recorder count from its device's start.
  var fromZero: Gesture {
    guard let start = samples.first?.microseconds, start != 0 else { return self }
    return Gesture(
      samples: samples.map { sample in
        var sample = sample
        sample.microseconds -= start
        return sample
      })
  }

  /// The times between the samples of one finger while it is down, microseconds.
  public struct SampleGaps: Hashable, Sendable {
    /// The median.
    public let median: Double

    /// The shortest.
    public let shortest: Int64

    /// The longest.
    public let longest: Int64
  }

  /// The gaps of the first finger; nil if it has only one sample. The lift isn't a sample: mostly it repeats the time
  /// of the last one.
  public var sampleGaps: SampleGaps? {
    guard let first = samples.first else { return nil }
    let finger = samples.filter { $0.pointer == first.pointer }
    let times = finger.prefix { $0.phase != .ended && $0.phase != .cancelled }.map { $0.microseconds }
    let sorted = zip(times.dropFirst(), times).map { $0 - $1 }.sorted()
    guard let shortest = sorted.first, let longest = sorted.last else { return nil }
    let middle = sorted.count / 2
    let median = sorted.count % 2 == 1 ? Double(sorted[middle]) : Double(sorted[middle - 1] + sorted[middle]) / 2
    return SampleGaps(median: median, shortest: shortest, longest: longest)
  }
}
