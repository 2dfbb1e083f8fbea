import CardModel

extension Simulation {
  /// The part of a simulation that most frames don't change: its inputs and the clock's plan, and what is remembered
  /// from one event to the next.
  ///
  /// It lies apart from the simulation, in one place, so that a copy moves few bytes and counts one reference.
  struct Apart: Sendable {
    /// The inputs in order of time.
    var inputs: [TimedInput]

    /// The plan of the instants at which frames are shown.
    let plan: FrameClock.Plan

    /// The card's travel after it was last sent somewhere; nil: it hasn't been sent yet.
    var travel: Travel?

    /// The numbers of the last frames that channels follow.
    var trails: [Trail]

    /// Recognises taps among the touches; nil: taps are inputs of their own.
    var taps: TapRecognizer?
  }

  /// The inputs in order of time.
  var inputs: [TimedInput] {
    @inline(__always) get { apart.value.inputs }
    @inline(__always) _modify { yield &apart.value.inputs }
  }

  /// The plan of the instants at which frames are shown.
  var plan: FrameClock.Plan {
    @inline(__always) get { apart.value.plan }
  }

  /// The card's travel after it was last sent somewhere; nil: it hasn't been sent yet.
  public var travel: Travel? { apart.value.travel }

  /// The numbers of the last frames that channels follow.
  var trails: [Trail] {
    @inline(__always) get { apart.value.trails }
    @inline(__always) _modify { yield &apart.value.trails }
  }

  /// Recognises taps among the touches; nil: taps are inputs of their own.
  var taps: TapRecognizer? {
    @inline(__always) get { apart.value.taps }
  }

  /// The bytes of the part that lies apart.
  package static var apartSize: Int { MemoryLayout<Apart>.size }
}
