import CardText

/// A track of slices, each inside the one that began before it.
struct TraceLane: Sendable {
  /// The tracks of slices that a run has.
  enum Kind: String, Sendable {
    case phase
    case finger
    case transition
  }

  let kind: Kind
  let track: UInt64

  /// The names of the slices that have begun and not ended, the outermost first.
  private var open: [String] = []

  init(_ kind: Kind, track: UInt64) { (self.kind, self.track) = (kind, track) }

  /// Ends the slices that don't go on, the innermost first, and begins those that are new.
  mutating func show(_ wanted: [String], at nanoseconds: UInt64, to buffer: inout ByteBuffer) {
    var kept = 0
    while kept < open.count, kept < wanted.count, open[kept] == wanted[kept] { kept += 1 }
    for _ in kept..<open.count { TracePacket.append(.sliceEnd, track, nil, at: nanoseconds, to: &buffer) }
    for name in wanted[kept...] { TracePacket.append(.sliceBegin, track, name, at: nanoseconds, to: &buffer) }
    if kept < max(open.count, wanted.count) { open = wanted }
  }

  /// Shows a slice with another inside it; or none, if `isThere` is false.
  mutating func show(
    _ outer: String, _ inner: String?, _ isThere: Bool, at nanoseconds: UInt64, to buffer: inout ByteBuffer
  ) {
    if !isThere, open.isEmpty { return }
    if isThere, open.first == outer, open.count == (inner == nil ? 1 : 2), open.count == 1 || open[1] == inner {
      return
    }
    show(isThere ? [outer] + (inner.map { [$0] } ?? []) : [], at: nanoseconds, to: &buffer)
  }
}
