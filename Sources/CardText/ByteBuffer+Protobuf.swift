/// The wire format of Protocol Buffers (https://protobuf.dev/programming-guides/encoding/): fields, each a key, which
/// is a number and a type, and a value. A field's number and type are the caller's: there is no schema here.
extension ByteBuffer {
  /// The types of fields that are written here.
  private enum WireType: UInt64 {
    case varint = 0
    case fixed64 = 1
    case lengthDelimited = 2
  }

  /// Adds a whole number in groups of seven bits, the lowest first; the eighth bit says that another group follows.
  public mutating func append(varint number: UInt64) {
    reserve(10)
    var rest = number
    while rest > 0x7F {
      append(byte: UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    append(byte: UInt8(rest))
  }

  /// Adds a field that is a whole number, an enumeration or a truth value.
  ///
  /// - Parameter field: The field's number, from 1.
  public mutating func append(field: UInt64, varint number: UInt64) {
    append(key: field, .varint)
    append(varint: number)
  }

  /// Adds a field that is a `double`, to the bit.
  ///
  /// - Parameter field: The field's number, from 1.
  public mutating func append(field: UInt64, double number: Double) {
    append(key: field, .fixed64)
    var bits = number.bitPattern
    for _ in 0..<8 {
      append(byte: UInt8(truncatingIfNeeded: bits))
      bits >>= 8
    }
  }

  /// Adds a field that is a text.
  ///
  /// - Parameter field: The field's number, from 1.
  public mutating func append(field: UInt64, text: String) {
    append(key: field, .lengthDelimited)
    append(varint: UInt64(text.utf8.count))
    append(text: text)
  }

  /// Adds a field that is a message, which `body` writes.
  ///
  /// - Parameter field: The field's number, from 1.
  public mutating func append(field: UInt64, message body: (inout ByteBuffer) -> Void) {
    append(key: field, .lengthDelimited)
    // The length stands before the message and is known after it: one byte is kept free, and hardly ever too few.
    let place = used
    append(byte: 0)
    body(&self)
    let count = used - place - 1
    var extra = 0
    while extra < 9, UInt64(count) >> UInt64(7 * (extra + 1)) > 0 { extra += 1 }
    if extra > 0 {
      reserve(extra)
      (base + place + 1 + extra).copyMemory(from: base + place + 1, byteCount: count)
    }
    used = place
    append(varint: UInt64(count))
    used += count
  }

  private mutating func append(key field: UInt64, _ type: WireType) {
    precondition(field > 0 && field < 1 << 29, "\(field) is no field's number")
    append(varint: field << 3 | type.rawValue)
  }
}
