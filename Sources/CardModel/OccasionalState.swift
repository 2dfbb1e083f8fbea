/// The part of a stack that is there only at times: cards that come and go, pages, overlays that are hidden, the
/// remainder of a change of the detents.
///
/// It is large, and the motions and drags of a single card don't change it: it lies apart from the stack, and copies
/// share it until it changes.
struct OccasionalState: Sendable {
  /// The cards that come or go, the lowest first.
  var transitions = Transitions()

  /// The pages of cards that have them.
  var pager: Pager

  /// True while the cards show at all.
  var overlays = Overlays()

  /// The remainder of a change of the detents in alphas that follow the position.
  var fadeRemainder = FadeRemainder()

  /// Cards at rest that show in full, each on its first page.
  init(_ cards: [Card]) { pager = Pager(cards) }
}

extension CardStack {
  /// Cards that come and go, pages, hidden overlays, by their address: a caller that reads a part loads that part only.
  var occasional: OccasionalState {
    @inline(__always) unsafeAddress { UnsafePointer(apart.place.pointee.occasional.place) }
    @inline(__always) unsafeMutableAddress { apart.value.occasional.ownPlace() }
  }

  /// The cards that come or go.
  var transitions: Transitions {
    @inline(__always) _read { yield apart.place.pointee.occasional.place.pointee.transitions }
    @inline(__always) _modify { yield &occasional.transitions }
  }

  /// The pages.
  var pager: Pager {
    @inline(__always) _read { yield apart.place.pointee.occasional.place.pointee.pager }
    @inline(__always) _modify { yield &occasional.pager }
  }

  /// The cards' visibility.
  var overlays: Overlays {
    @inline(__always) _read { yield apart.place.pointee.occasional.place.pointee.overlays }
    @inline(__always) _modify { yield &occasional.overlays }
  }

  /// The remainder of a change of the detents.
  var fadeRemainder: FadeRemainder {
    @inline(__always) _read { yield apart.place.pointee.occasional.place.pointee.fadeRemainder }
    @inline(__always) _modify { yield &occasional.fadeRemainder }
  }
}
