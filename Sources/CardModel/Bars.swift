import CardMath

/// The two bars at the top of the screen.
///
/// They lie apart from the stack, and copies share them until one of the two changes.
struct Bars: Hashable, Sendable {
  /// The bar.
  var bar = Bar()

  /// The page header: the top card's own bar, above the other one.
  var header = Bar()

  /// The first instant at which a motion of the two ends.
  var end: Instant {
    @inline(__always) get { min(bar.end, header.end) }
  }

  /// The ticks of the ends of both, combined as `Segment.dueTicks` are.
  var dueTicks: Int64 {
    @inline(__always) get { bar.end.ticks & header.end.ticks }
  }

  /// Ends the motions that are due by an instant.
  mutating func endWhatIsDue(by now: Instant) {
    bar.endWhatIsDue(by: now)
    header.endWhatIsDue(by: now)
  }
}

extension CardStack {
  /// The two bars, by their address.
  var bars: Bars {
    @inline(__always) unsafeAddress { UnsafePointer(apart.place.pointee.bars.place) }
    @inline(__always) unsafeMutableAddress { apart.value.bars.ownPlace() }
  }

  /// The bar at the top of the screen.
  var bar: Bar {
    @inline(__always) _read { yield apart.place.pointee.bars.place.pointee.bar }
    @inline(__always) _modify { yield &bars.bar }
  }

  /// The page header.
  var header: Bar {
    @inline(__always) _read { yield apart.place.pointee.bars.place.pointee.header }
    @inline(__always) _modify { yield &bars.header }
  }
}
