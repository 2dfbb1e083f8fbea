import CardModel
import CardText

extension Gesture {
  /// The header of a gesture file.
  public static let csvHeader = "time_us,phase,pointer,x_pt,y_pt"

  /// The most samples that a gesture may have.
  public static let sampleLimit = 10_000_000

  /// Reads a gesture file: a header, and a row for each sample, in order of time.
  ///
  /// ```
  /// time_us,phase,pointer,x_pt,y_pt
  /// 0,began,0,198.8571,421.7143
  /// 15060,moved,0,198.8571,413.7143
  /// 15060,ended,0,198.8571,413.7143
  /// ```
  ///
  /// Lines end with LF or CRLF; the last line needs neither. All errors are thrown at once.
  ///
  /// - Parameters:
  ///   - bytes: The file's contents.
  ///   - name: The file's name in messages.
  public init(csv bytes: [UInt8], name: String) throws(DiagnosticsError) {
    let reader = GestureReader(SourceText(name: name, bytes: bytes))
    reader.readAll()
    try reader.diagnostics.throwErrors()
    self.init(samples: reader.samples)
  }

  /// Returns the gesture as a file.
  ///
  /// - Parameter decimals: The decimals of the coordinates; nil for the shortest numbers that read back to the same
  ///   bits. With 4, rounding moves a point by at most 0.00005 pt.
  public func csv(decimals: Int? = 4) -> [UInt8] {
    var buffer = ByteBuffer(capacity: 40 + 40 * samples.count)
    buffer.append(text: Gesture.csvHeader)
    for sample in samples {
      buffer.append(byte: UInt8(ascii: "\n"))
      buffer.append(integer: sample.microseconds)
      buffer.append(byte: UInt8(ascii: ","))
      buffer.append(text: sample.phase.name)
      buffer.append(byte: UInt8(ascii: ","))
      buffer.append(integer: Int64(sample.pointer))
      for coordinate in [sample.x, sample.y] {
        buffer.append(byte: UInt8(ascii: ","))
        if let decimals {
          buffer.append(fixed: coordinate, decimals: decimals)
        } else {
          buffer.append(shortest: coordinate)
        }
      }
    }
    buffer.append(byte: UInt8(ascii: "\n"))
    return buffer.bytes
  }
}

extension TouchPhase {
  /// The phase's name in gesture files.
  public var name: String {
    switch self {
    case .began: "began"
    case .moved: "moved"
    case .stationary: "stationary"
    case .ended: "ended"
    case .cancelled: "cancelled"
    }
  }
}
