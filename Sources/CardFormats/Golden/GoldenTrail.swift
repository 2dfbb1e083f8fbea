import CardMath
import CardModel
import CardSimulation
import CardText

/// A golden that takes little room: a timeline's digest, and for each of its default columns a trail of twelve bits a
/// frame, so that not only a change is seen but its frame and column are named.
///
/// A cell that differs has other twelve bits but once in 4096; the digest misses none.
public struct GoldenTrail: Hashable, Sendable {
  /// How many frames there are.
  public var frameCount: Int

  /// The timeline's digest, as `cardsim run --digest` prints it.
  public var digest: String

  /// The trails of the columns, in the order of `GoldenTrail.columns`: twelve bits a frame.
  public var trails: [[UInt16]]

  /// The columns that have a trail: those that the digest is over, but for the instants, which no law makes.
  public static let columns = Column.defaults.filter { $0 != .frame && $0 != .time }

  /// Follows a timeline frame by frame.
  public struct Recorder: Sendable {
    private var digest: TimelineDigest
    private var trails = GoldenTrail.columns.map { _ in [UInt16]() }
    private let names: Names

    /// The frames' numbers.
    public private(set) var numbers: [Int64] = []

    /// Nothing yet.
    public init(names: Names) {
      self.names = names
      digest = TimelineDigest(names: names)
    }

    /// Takes in the next frame.
    public mutating func add(_ frame: Frame, events: EventLog) {
      digest.combine(frame, events: events)
      numbers.append(frame.number)
      for (index, column) in GoldenTrail.columns.enumerated() {
        trails[index].append(Recorder.bits(Cell(column, of: frame, nil), events, names))
      }
    }

    /// The golden of what was taken in.
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

  /// Where a timeline leaves its golden.
  public struct Departure: Hashable, Sendable {
    /// The index of the first frame that differs.
    public var index: Int

    /// The columns that differ there; none where one of the two has ended.
    public var columns: [Column]
  }

  /// Where another timeline first leaves this golden; nil: as far as twelve bits tell, it never does.
  public func departure(of other: GoldenTrail) -> Departure? {
    for index in 0..<max(frameCount, other.frameCount) {
      guard index < frameCount, index < other.frameCount else { return Departure(index: index, columns: []) }
      let columns = GoldenTrail.columns.indices.filter { trails[$0][index] != other.trails[$0][index] }
      if !columns.isEmpty { return Departure(index: index, columns: columns.map { GoldenTrail.columns[$0] }) }
    }
    return nil
  }
}
