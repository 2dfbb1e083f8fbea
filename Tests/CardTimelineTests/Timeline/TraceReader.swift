/// Reads a trace by the encoding of Protocol Buffers and the fields' numbers in Perfetto's schema. It shares no code
/// with the writer, and stops at every byte that it doesn't expect.
struct TraceReader {
  struct Track: Equatable {
    var id: UInt64 = 0
    var name = ""
    var parent: UInt64?
    var ordering: UInt64?
    var rank: UInt64?
    /// The unit of a counter, empty if it has none; nil: the track is no counter.
    var unit: String?
  }

  struct Event: Equatable {
    var time: UInt64 = 0
    /// 1: a slice begins, 2: one ends, 3: an instant, 4: a counter.
    var kind: UInt64 = 0
    var track: UInt64 = 0
    var name: String?
    var number: Double?
  }

  struct Mistake: Error { var text: String }

  private(set) var tracks: [Track] = []
  private(set) var events: [Event] = []

  init(_ bytes: [UInt8]) throws {
    for field in try Self.fields(bytes[...]) {
      guard field.number == 1, let packet = field.bytes else { throw Mistake(text: "field \(field.number) of a trace") }
      try read(packet: packet)
    }
  }

  private mutating func read(packet: ArraySlice<UInt8>) throws {
    var (time, sequence): (UInt64?, UInt64?)
    var (track, event): (Track?, Event?)
    for field in try Self.fields(packet) {
      switch (field.number, field.bytes) {
      case (8, nil): time = field.value
      case (10, nil): sequence = field.value
      case (11, let bytes?): event = try Self.event(bytes)
      case (60, let bytes?): track = try Self.track(bytes)
      default: throw Mistake(text: "field \(field.number) of a packet")
      }
    }
    guard sequence == 1 else { throw Mistake(text: "a packet of no sequence") }
    if let track, event == nil, time == nil {
      tracks.append(track)
    } else if var event, let time, track == nil {
      event.time = time
      events.append(event)
    } else {
      throw Mistake(text: "a packet that is neither a track nor an event at an instant")
    }
  }

  private static func track(_ bytes: ArraySlice<UInt8>) throws -> Track {
    var track = Track()
    for field in try fields(bytes) {
      switch (field.number, field.bytes) {
      case (1, nil): track.id = field.value
      case (2, let bytes?): track.name = String(decoding: bytes, as: UTF8.self)
      case (5, nil): track.parent = field.value
      case (8, let bytes?):
        track.unit = ""
        for part in try fields(bytes) where part.number == 6 {
          track.unit = String(decoding: part.bytes ?? [], as: UTF8.self)
        }
      case (11, nil): track.ordering = field.value
      case (12, nil): track.rank = field.value
      case (15, nil): guard field.value == 2 else { throw Mistake(text: "tracks that are merged") }
      default: throw Mistake(text: "field \(field.number) of a track")
      }
    }
    return track
  }

  private static func event(_ bytes: ArraySlice<UInt8>) throws -> Event {
    var event = Event()
    for field in try fields(bytes) {
      switch (field.number, field.bytes) {
      case (9, nil): event.kind = field.value
      case (11, nil): event.track = field.value
      case (23, let bytes?): event.name = String(decoding: bytes, as: UTF8.self)
      case (44, nil): event.number = Double(bitPattern: field.value)
      default: throw Mistake(text: "field \(field.number) of an event")
      }
    }
    return event
  }

  private struct Field {
    var number: UInt64
    var value: UInt64 = 0
    var bytes: ArraySlice<UInt8>?
  }

  private static func fields(_ bytes: ArraySlice<UInt8>) throws -> [Field] {
    var (rest, fields) = (bytes, [Field]())
    func varint() throws -> UInt64 {
      var (number, shift): (UInt64, UInt64) = (0, 0)
      while let byte = rest.popFirst() {
        number |= UInt64(byte & 0x7F) << shift
        shift += 7
        if byte < 0x80 { return number }
      }
      throw Mistake(text: "a number that doesn't end")
    }
    while !rest.isEmpty {
      let key = try varint()
      var field = Field(number: key >> 3)
      switch key & 7 {
      case 0: field.value = try varint()
      case 1:
        guard rest.count >= 8 else { throw Mistake(text: "a double that ends early") }
        for byte in rest.prefix(8).reversed() { field.value = field.value << 8 | UInt64(byte) }
        rest = rest.dropFirst(8)
      case 2:
        let count = try varint()
        guard count <= UInt64(rest.count) else { throw Mistake(text: "a message that ends early") }
        field.bytes = rest.prefix(Int(count))
        rest = rest.dropFirst(Int(count))
      default: throw Mistake(text: "a field of type \(key & 7)")
      }
      fields.append(field)
    }
    return fields
  }
}
