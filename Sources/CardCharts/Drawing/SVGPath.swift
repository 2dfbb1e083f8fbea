import CardFormats
import CardText

/// The line of a path, in tenths of a pixel: each point by its distance from the one before, so that a long line takes
/// few bytes, and a straight stretch of it only its ends.
struct SVGPath: ~Copyable {
  private var buffer = ByteBuffer(capacity: 1 << 12)

  /// Where the line is, and the straight stretch that isn't written yet.
  private var last: (x: Int64, y: Int64) = (0, 0)
  private var pending: (x: Int64, y: Int64) = (0, 0)

  /// What was written last, since a command needn't be repeated.
  private var command: UInt8 = 0

  /// Whether nothing was drawn.
  var isEmpty: Bool { buffer.count == 0 }

  private static func tenths(_ coordinate: Double) -> Int64 { Int64((coordinate * 10).rounded()) }

  /// Begins a new line at a point.
  mutating func move(_ x: Double, _ y: Double) {
    flush()
    last = (SVGPath.tenths(x), SVGPath.tenths(y))
    buffer.append(byte: UInt8(ascii: "M"))
    buffer.append(hundredths: last.x, decimals: 1)
    separate(last.y)
    command = UInt8(ascii: "M")
  }

  /// Goes on to a point in a straight line.
  mutating func line(_ x: Double, _ y: Double) {
    let next = (x: SVGPath.tenths(x) - last.x, y: SVGPath.tenths(y) - last.y)
    // On in the same direction, to the tenth of a pixel: the point between is not written.
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

  /// A point on its own, which a round line end makes a dot.
  mutating func dot(_ x: Double, _ y: Double) {
    move(x, y)
    buffer.append(literal: "h0")
    command = UInt8(ascii: "h")
  }

  /// A rectangle.
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

  /// The whole path.
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

  /// Adds a second number: a minus sign parts it from the first as well as a blank.
  private mutating func separate(_ number: Int64) {
    if number >= 0 { buffer.append(byte: UInt8(ascii: " ")) }
    buffer.append(hundredths: number, decimals: 1)
  }
}
