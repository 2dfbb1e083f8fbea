import CardText

/// The data of a path, in tenths of a pixel: each point relative to the one before, and of a straight section only its
/// ends, so that a long line takes few bytes.
struct SVGPath: ~Copyable {
  private var buffer = ByteBuffer(capacity: 1 << 12)

  /// The end of what was written, and the straight section that isn't written yet, relative to it.
  private var last: (x: Int64, y: Int64) = (0, 0)
  private var pending: (x: Int64, y: Int64) = (0, 0)

  /// The last command that was written; it needn't be repeated.
  private var command: UInt8 = 0

  /// True if nothing was drawn.
  var isEmpty: Bool { buffer.count == 0 }

  private static func tenths(_ coordinate: Double) -> Int64 { Int64((coordinate * 10).rounded()) }

  /// Starts a new line at a point.
  mutating func move(_ x: Double, _ y: Double) {
    flush()
    last = (SVGPath.tenths(x), SVGPath.tenths(y))
    buffer.append(byte: UInt8(ascii: "M"))
    buffer.append(hundredths: last.x, decimals: 1)
    separate(last.y)
    command = UInt8(ascii: "M")
  }

  /// Continues in a straight line to a point.
  mutating func line(_ x: Double, _ y: Double) {
    let next = (x: SVGPath.tenths(x) - last.x, y: SVGPath.tenths(y) - last.y)
    // If the direction stays the same, to the tenth of a pixel, the point in between is not written.
    let isStraight =
      pending.x * next.y == pending.y * next.x && pending.x * next.x >= 0 && pending.y * next.y >= 0
      && next.x.magnitude >= pending.x.magnitude && next.y.magnitude >= pending.y.magnitude
    if isStraight || pending == (0, 0) {
      pending = next
      return
    }
    let corner = pending
    flush()
    pending = (next.x - corner.x, next.y - corner.y)
  }

  /// Draws a single point, which a round line cap turns into a dot.
  mutating func dot(_ x: Double, _ y: Double) {
    move(x, y)
    buffer.append(literal: "h0")
    command = UInt8(ascii: "h")
  }

  /// Draws a rectangle.
  mutating func rect(x: Double, y: Double, width: Double, height: Double) {
    move(x, y)
    let right = SVGPath.tenths(x + width) - last.x
    let down = SVGPath.tenths(y + height) - last.y
    buffer.append(byte: UInt8(ascii: "h"))
    buffer.append(hundredths: right, decimals: 1)
    buffer.append(byte: UInt8(ascii: "v"))
    buffer.append(hundredths: down, decimals: 1)
    buffer.append(byte: UInt8(ascii: "h"))
    buffer.append(hundredths: -right, decimals: 1)
    buffer.append(byte: UInt8(ascii: "z"))
    command = UInt8(ascii: "z")
  }

  /// Returns the whole path.
  consuming func finished() -> [UInt8] {
    flush()
    return buffer.bytes
  }

  private mutating func flush() {
    if pending == (0, 0) { return }
    if pending.y == 0 {
      step(UInt8(ascii: "h"))
      buffer.append(hundredths: pending.x, decimals: 1)
    } else if pending.x == 0 {
      step(UInt8(ascii: "v"))
      buffer.append(hundredths: pending.y, decimals: 1)
    } else {
      if command == UInt8(ascii: "l") {
        if pending.x >= 0 { buffer.append(byte: UInt8(ascii: " ")) }
      } else {
        step(UInt8(ascii: "l"))
      }
      buffer.append(hundredths: pending.x, decimals: 1)
      separate(pending.y)
    }
    last = (last.x + pending.x, last.y + pending.y)
    pending = (0, 0)
  }

  private mutating func step(_ name: UInt8) {
    buffer.append(byte: name)
    command = name
  }

  /// Writes a second number: a minus sign separates it from the first as well as a space does.
  private mutating func separate(_ number: Int64) {
    if number >= 0 { buffer.append(byte: UInt8(ascii: " ")) }
    buffer.append(hundredths: number, decimals: 1)
  }
}
