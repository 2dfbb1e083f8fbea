import CardMath
import CardText

/// The packets of a trace: the messages of Perfetto's `trace_packet.proto`, `track_descriptor.proto` and
/// `track_event.proto`, by their fields' numbers.
enum TracePacket {
  /// The happenings on a track: the numbers of `TrackEvent.Type`.
  enum Kind: UInt64 {
    case sliceBegin = 1
    case sliceEnd = 2
    case instant = 3
    case counter = 4
  }

  /// The number of the writer: packets of one writer are in order.
  private static let sequence: UInt64 = 1

  /// Returns an instant in nanoseconds, rounded down. A tick is 1000/9 ns.
  static func nanoseconds(_ instant: Instant) -> UInt64 {
    precondition(instant.ticks >= 0, "a trace begins at 0")
    let (whole, rest) = (UInt64(instant.ticks) * 1000).quotientAndRemainder(dividingBy: 9)
    return instant.fraction == 0 ? whole : whole + UInt64((Double(rest) + instant.fraction * 1000) / 9)
  }

  /// Appends a track.
  ///
  /// - Parameters:
  ///   - parent: The track that it lies below; nil: it is a run's, whose tracks are in the order of their ranks.
  ///   - rank: Its place among the parent's tracks.
  ///   - unit: The unit of its numbers; empty: they have none; nil: it has slices or instants.
  static func append(
    track: UInt64, _ name: String, in parent: UInt64? = nil, rank: UInt64 = 0, unit: String? = nil,
    to buffer: inout ByteBuffer
  ) {
    append(to: &buffer) { packet in
      packet.append(field: 60) { descriptor in
        descriptor.append(field: 1, varint: track)
        descriptor.append(field: 2, text: name)
        if let parent {
          descriptor.append(field: 5, varint: parent)
          descriptor.append(field: 12, varint: rank)
        } else {
          descriptor.append(field: 11, varint: 3)
        }
        if let unit {
          descriptor.append(field: 8) { counter in
            if !unit.isEmpty { counter.append(field: 6, text: unit) }
          }
        }
        // A channel may have the name of another track, and is none of it all the same.
        descriptor.append(field: 15, varint: 2)
      }
    }
  }

  /// Appends a slice's begin or end, or an instant.
  static func append(
    _ kind: Kind, _ track: UInt64, _ name: String?, at nanoseconds: UInt64, to buffer: inout ByteBuffer
  ) {
    append(to: &buffer) { packet in
      packet.append(field: 8, varint: nanoseconds)
      packet.append(field: 11) { event in
        event.append(field: 9, varint: kind.rawValue)
        event.append(field: 11, varint: track)
        if let name { event.append(field: 23, text: name) }
      }
    }
  }

  /// Appends a counter's value.
  static func append(_ value: Double, _ track: UInt64, at nanoseconds: UInt64, to buffer: inout ByteBuffer) {
    append(to: &buffer) { packet in
      packet.append(field: 8, varint: nanoseconds)
      packet.append(field: 11) { event in
        event.append(field: 9, varint: Kind.counter.rawValue)
        event.append(field: 11, varint: track)
        event.append(field: 44, double: value)
      }
    }
  }

  private static func append(to buffer: inout ByteBuffer, _ body: (inout ByteBuffer) -> Void) {
    buffer.append(field: 1) { packet in
      body(&packet)
      packet.append(field: 10, varint: sequence)
    }
  }
}
