import CardModel
import CardText

extension Gesture {
  /// The header of a gesture file.
  public static let csvHeader = "time_us,phase,pointer,x_pt,y_pt"

  /// How many samples a gesture may have.
  public static let sampleLimit = 10_000_000

  /// Reads a gesture file: a header, and a row for each sample, in the order of time.
  ///
  /// ```
  /// time_us,phase,pointer,x_pt,y_pt
  /// 0,began,0,198.8571,421.7143
  /// 15060,moved,0,198.8571,413.7143
  /// 15060,ended,0,198.8571,413.7143
  /// ```
  ///
  /// Lines end with LF or CRLF, the last one need not. All that is wrong is thrown at once.
  ///
  /// - Parameters:
  ///   - bytes: the file's contents.
  ///   - name: what messages call it.
  public init(csv bytes: [UInt8], name: String) throws(DiagnosticsError) {
    let reader = GestureReader(SourceText(name: name, bytes: bytes))
    reader.readAll()
    try reader.diagnostics.throwErrors()
    self.init(samples: reader.samples)
  }

  /// The gesture as a file.
  ///
  /// - Parameter decimals: of the coordinates; nil for the shortest that read back to the same bits. With 4 a point
  ///   moves by 0.00005 pt at most.
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
