import CardMath
import CardModel
import CardSimulation
import CardText

/// The digest of a timeline: independent of the columns shown, and of the columns that later versions add.
///
/// FNV-1a over 64-bit words, over the columns of the first version in their order except `frame`: a number by its bits,
/// text as its length and UTF-8, an empty cell as a word that no number has.
public struct TimelineDigest: Sendable {
  private var digest = Digest()
  private let names: Names
  // Columns that later versions append are excluded, so that old digests stay valid. They are those of the scene.
  private let columns = Column.defaults.filter { $0 != .frame }

  /// Creates the digest of a timeline without frames.
  ///
  /// - Parameter names: The scenario's names.
  public init(names: Names) {
    self.names = names
  }

  /// The digest of the frames so far.
  public var value: UInt64 { digest.value }

  /// The digest of the frames so far as sixteen hexadecimal digits.
  public var text: String { digest.text }

  /// Adds the next frame.
  public mutating func combine(_ frame: borrowing Frame, events: EventLog) {
    withUnsafePointer(to: frame) { combine($0, events) }
  }

  private mutating func combine(_ frame: UnsafePointer<Frame>, _ events: EventLog) {
    for column in columns {
      switch Cell(column, of: frame, nil) {
      case .integer(let number): digest.combine(number)
      case .number(let number): digest.combine(number)
      case .phase(let phase): combine(phase.name.description)
      case .name(let id): combine(names[id])
      case .empty: digest.combineEmpty()
      case .events:
        var text = ByteBuffer(capacity: 256)
        TimelineWriter.append(events, names: names, to: &text)
        digest.combine(utf8: text.bytes, count: text.count)
      }
    }
  }

  private mutating func combine(_ text: String) {
    digest.combine(utf8: text.utf8, count: text.utf8.count)
  }
}

extension Digest {
  /// Sixteen hexadecimal digits.
  public var text: String { value.hexadecimal }
}

extension UInt64 {
  /// Sixteen hexadecimal digits in lower case.
  package var hexadecimal: String {
    let digits = String(self, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
