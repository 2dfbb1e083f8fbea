import CardMath
import CardModel
import CardSimulation
import CardText

/// A compact golden: a timeline's digest, and for each of its default columns a trail of twelve bits a frame, which
/// locates a change by its first frame and its columns.
///
/// The twelve bits of a changed cell are the same only once in 4096 times; the digest misses no change.
public struct GoldenTrail: Hashable, Sendable {
  /// The number of frames.
  public var frameCount: Int

  /// The timeline's digest, as `cardsim run --digest` prints it.
  public var digest: String

  /// The trails of the columns, in the order of `GoldenTrail.columns`: twelve bits a frame.
  public var trails: [[UInt16]]

  /// The columns with a trail: those that the digest covers, except the instants, which no law computes.
  public static let columns = Column.defaults.filter { $0 != .frame && $0 != .time }

  /// Records the trail of a timeline frame by frame.
  public struct Recorder: Sendable {
    private var digest: TimelineDigest
    private var trails = GoldenTrail.columns.map { _ in [UInt16]() }
    private let names: Names

    /// The numbers of the frames so far.
    public private(set) var numbers: [Int64] = []

    /// Creates a recorder without frames.
    public init(names: Names) {
      self.names = names
      digest = TimelineDigest(names: names)
    }

    /// Adds the next frame.
    public mutating func add(_ frame: Frame, events: EventLog) {
      digest.combine(frame, events: events)
      numbers.append(frame.number)
      withUnsafePointer(to: frame) { frame in
        for (index, column) in GoldenTrail.columns.enumerated() {
          trails[index].append(Recorder.bits(Cell(column, of: frame, nil), events, names))
        }
      }
    }

    /// The golden of the frames so far.
    public var golden: GoldenTrail {
      GoldenTrail(frameCount: numbers.count, digest: digest.text, trails: trails)
    }

    private static func bits(_ cell: Cell, _ events: EventLog, _ names: Names) -> UInt16 {
      var digest = Digest()
      switch cell {
      case .integer(let number): digest.combine(number)
      case .number(let number): digest.combine(number)
      case .phase(let phase): digest.combine(UInt64(phase.rawValue))
      case .name(let id): digest.combine(utf8: names[id].utf8, count: names[id].utf8.count)
      case .empty: digest.combineEmpty()
      case .events:
        var text = ByteBuffer(capacity: 64)
        TimelineWriter.append(events, names: names, to: &text)
        digest.combine(utf8: text.bytes, count: text.count)
      }
      let value = digest.value
      return UInt16(truncatingIfNeeded: (value ^ value >> 12 ^ value >> 24 ^ value >> 36 ^ value >> 48) & 0xFFF)
    }
  }

  /// The first difference of a timeline from its golden.
  public struct Departure: Hashable, Sendable {
    /// The index of the first frame that differs.
    public var index: Int

    /// The columns that differ in it; empty if one of the two has ended.
    public var columns: [Column]
  }

  /// Returns the first difference of another timeline from this golden; nil if the twelve bits show none.
  public func departure(of other: GoldenTrail) -> Departure? {
    for index in 0..<max(frameCount, other.frameCount) {
      guard index < frameCount, index < other.frameCount else { return Departure(index: index, columns: []) }
      let columns = GoldenTrail.columns.indices.filter { trails[$0][index] != other.trails[$0][index] }
      if !columns.isEmpty { return Departure(index: index, columns: columns.map { GoldenTrail.columns[$0] }) }
    }
    return nil
  }
}
