import CardText

/// The data of a path, in tenths of a pixel: each point relative to the one before, and of a straight section only its
/// ends, so that a long line takes few bytes. A curve is one of straight sections, too.
///
/// Its functions are called from everywhere and take no time: none is worth a copy in its caller.
struct SVGPath: ~Copyable {
  private var buffer = ByteBuffer(capacity: 1 << 12)

  /// The end of what was written, and the straight section that isn't written yet, relative to it.
  private var last: (x: Int64, y: Int64) = (0, 0)
  private var pending: (x: Int64, y: Int64) = (0, 0)

  /// The slopes with which a straight section stays within a tenth of a pixel of all points of a curve that it passes.
  private var slopes = SVGPath.allSlopes
  private static let allSlopes = (least: -Double.infinity, most: Double.infinity)

  /// The last command that was written; it needn't be repeated.
  private var command: UInt8 = 0

  /// True if nothing was drawn.
  var isEmpty: Bool { buffer.count == 0 }

  private static func tenths(_ coordinate: Double) -> Int64 { Int64((coordinate * 10).rounded()) }

  /// Starts a new line at a point.
  @inline(never)
  mutating func move(_ x: Double, _ y: Double) {
    flush()
    last = (SVGPath.tenths(x), SVGPath.tenths(y))
    buffer.append(byte: UInt8(ascii: "M"))
    buffer.append(tenths: last.x)
    separate(last.y)
    command = UInt8(ascii: "M")
  }

  /// Continues in a straight line to a point.
  @inline(never)
  mutating func line(_ x: Double, _ y: Double) {
    let next = relative(x, y)
    // If the direction stays the same, to the tenth of a pixel, the point in between is not written.
    let isStraight =
      pending.x * next.y == pending.y * next.x && pending.x * next.x >= 0 && pending.y * next.y >= 0
      && next.x.magnitude >= pending.x.magnitude && next.y.magnitude >= pending.y.magnitude
    if isStraight || pending == (0, 0) { pending = next } else { turn(to: next) }
  }

  /// Draws a line of its own from a point to another one.
  @inline(never)
  mutating func segment(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    move(x1, y1)
    line(x2, y2)
  }

  /// Continues a curve, which runs to the right, to a point of it: points before it are left out where the line stays
  /// within a tenth of a pixel of them.
  @inline(never)
  mutating func curve(_ x: Double, _ y: Double) {
    let next = relative(x, y)
    if next == pending { return }
    if pending.x > 0, next.x > pending.x {
      let (across, down) = (Double(pending.x), Double(pending.y))
      slopes = (max(slopes.least, (down - 1) / across), min(slopes.most, (down + 1) / across))
      let slope = Double(next.y) / Double(next.x)
      if slopes.least <= slope, slope <= slopes.most {
        pending = next
        return
      }
    }
    if pending == (0, 0) { pending = next } else { turn(to: next) }
  }

  /// Returns a point relative to the end of what was written, in tenths of a pixel.
  private func relative(_ x: Double, _ y: Double) -> (x: Int64, y: Int64) {
    (SVGPath.tenths(x) - last.x, SVGPath.tenths(y) - last.y)
  }

  /// Ends the straight section, and begins another one to a point relative to where this one began.
  private mutating func turn(to next: (x: Int64, y: Int64)) {
    let corner = pending
    flush()
    pending = (next.x - corner.x, next.y - corner.y)
  }

  /// Draws a single point, which a round line cap turns into a dot; after another one, relative to it.
  @inline(never)
  mutating func dot(_ x: Double, _ y: Double) {
    let next = (x: SVGPath.tenths(x), y: SVGPath.tenths(y))
    if command == SVGPath.afterDot, pending == (0, 0) {
      buffer.append(byte: UInt8(ascii: "m"))
      buffer.append(tenths: next.x - last.x)
      separate(next.y - last.y)
      last = next
    } else {
      move(x, y)
    }
    buffer.append(literal: "h0")
    command = SVGPath.afterDot
  }

  /// The command that stands for a dot; any other one has to be written after it.
  private static let afterDot = UInt8(ascii: ".")

  /// Draws a rectangle.
  @inline(never)
  mutating func rect(x: Double, y: Double, width: Double, height: Double) {
    move(x, y)
    let right = SVGPath.tenths(x + width) - last.x
    let down = SVGPath.tenths(y + height) - last.y
    buffer.append(byte: UInt8(ascii: "h"))
    buffer.append(tenths: right)
    buffer.append(byte: UInt8(ascii: "v"))
    buffer.append(tenths: down)
    buffer.append(byte: UInt8(ascii: "h"))
    buffer.append(tenths: -right)
    buffer.append(byte: UInt8(ascii: "z"))
    command = UInt8(ascii: "z")
  }

  /// Returns the whole path.
  consuming func finished() -> [UInt8] {
    flush()
    return buffer.bytes
  }

  private mutating func flush() {
    slopes = SVGPath.allSlopes
    if pending == (0, 0) { return }
    if pending.y == 0 {
      step(UInt8(ascii: "h"))
      buffer.append(tenths: pending.x)
    } else if pending.x == 0 {
      step(UInt8(ascii: "v"))
      buffer.append(tenths: pending.y)
    } else {
      if command == UInt8(ascii: "l") {
        if pending.x >= 0 { buffer.append(byte: UInt8(ascii: " ")) }
      } else {
        step(UInt8(ascii: "l"))
      }
      buffer.append(tenths: pending.x)
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
    buffer.append(tenths: number)
  }
}
