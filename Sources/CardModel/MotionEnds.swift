import CardMath

/// The ends of the card's motions, as its app gets to know them: the detent at which a motion last ended, and the ends
/// still to come of motions that report theirs even if another motion cuts them short.
struct MotionEnds: Sendable {
  /// The end of a motion, at the instant that was fixed at its start.
  struct End: Hashable, Sendable {
    /// The instant of the end.
    var instant: Instant

    /// The moment at which the app's callbacks are sent: the end of a snap, a move, a push or a pop.
    var moment: CallbackMoment

    /// The name of the detent to which the motion leads.
    var detent: Int32

    /// The name of the detent of the last arrival from then on. A swap leaves that as it was at its start.
    var arrival: Int32

    /// The cards of a push or a pop: the one that comes in or is uncovered, and the one that is covered or leaves. Of a
    /// snap or a move: unused, as the card counts that is on top by then.
    var coming = 0, going = 0
  }

  /// The name of the detent of the last arrival: at which a release, a command, a push or a pop last brought the top
  /// card. The motion after a rotation, and that of a bar, arrives nowhere.
  var arrived: Int32

  /// The ends to come, in the order of their starts.
  private(set) var scheduled: [End] = []

  /// The first of their instants.
  private(set) var earliest = Instant.distantFuture

  /// The ends of a stack that rests at a detent.
  init(restingAt detent: Int32) { arrived = detent }

  /// Adds an end to come.
  mutating func schedule(_ end: End) {
    scheduled.append(end)
    earliest.lower(to: end.instant)
  }

  /// Removes one of the ends that are due by an instant, and returns it: that of the first start; nil: none is due.
  mutating func takeDue(by now: Instant) -> End? {
    var index = 0
    while index < scheduled.count, scheduled[index].instant > now { index += 1 }
    if index == scheduled.count { return nil }
    let end = scheduled.remove(at: index)
    findEarliest()
    return end
  }

  private mutating func findEarliest() {
    earliest = .distantFuture
    for end in scheduled { earliest.lower(to: end.instant) }
  }
}

extension CardStack {
  /// Schedules the end of a motion that has just begun, if the rules have it reported whatever happens to the motion.
  mutating func scheduleEnd() {
    guard rules.callbacks.interrupted == .scheduled, position.end != .distantFuture, let moment = cause.end else {
      return
    }
    let name = top.target.name
    motionEnds.schedule(MotionEnds.End(instant: position.end, moment: moment, detent: name, arrival: name))
  }

  /// Schedules the end of a push or a pop that is taken back or hidden before it. Returns false if the rules keep it
  /// silent.
  @discardableResult
  mutating func scheduleEnd(of transition: Transition) -> Bool {
    guard rules.callbacks.interrupted == .scheduled else { return false }
    motionEnds.schedule(transition.end.scheduled(at: transition.progress.end))
    return true
  }

  /// Reports the ends that are due by an instant: those of a snap and of a move to the card that is on top by then.
  ///
  /// Source: TGCardViewController 2.5.1, lines 1535 to 1541 and 1734 to 1749: the completion asks neither whether the
  /// animation finished nor whether its card is still the top one.
  mutating func endMotions(by now: Instant, into log: inout EventLog) {
    while let end = motionEnds.takeDue(by: now) { report(end, at: now, into: &log) }
  }

  /// Notes the arrival of a motion that has ended, and reports it.
  @inline(never)
  mutating func report(_ end: MotionEnds.End, at now: Instant, into log: inout EventLog) {
    motionEnds.arrived = end.arrival
    var (coming, going) = (end.coming, end.going)
    if end.moment == .snapEnd || end.moment == .moveEnd { (coming, going) = (topIndex, topIndex) }
    notify(end.moment, coming: coming, going: going, reaching: end.detent, at: now, into: &log)
  }

  /// Notes that the card's motion has come to its own end: it has arrived, and its app is told.
  mutating func noteArrival(at now: Instant, into log: inout EventLog) {
    if cause == .fit {
      noteStanding()
      notify(.fitEnd, y: top.modelY, at: now, into: &log)
    } else if rules.callbacks.interrupted == .silent, let moment = cause.end {
      arrive(as: moment, at: now, into: &log)
    }
  }

  /// Notes that the card has arrived at its target without a motion of its own: a finger took it there, or its
  /// content's height did.
  mutating func noteStanding() { motionEnds.arrived = top.target.name }

  /// Notes an arrival at the target, and reports it.
  mutating func arrive(as moment: CallbackMoment, at now: Instant, into log: inout EventLog) {
    motionEnds.arrived = top.target.name
    notify(moment, at: now, into: &log)
  }
}

extension CardStack.Cause {
  /// The moment at which the app is told of the end of a motion with this cause; nil: it is told otherwise.
  var end: CallbackMoment? {
    switch self {
    case .release: .snapEnd
    case .command: .moveEnd
    case .transition, .fit, .room: nil
    }
  }
}

extension MotionEnds: StateCoding {
  /// Codes every property. The stack checks that no end is past, and that the cards exist.
  mutating func code(with archive: inout StateArchive) throws(StateError) {
    try archive.code(name: &arrived)
    try archive.code(&scheduled, blank: End(instant: .zero, moment: .snapEnd, detent: arrived, arrival: arrived))
    guard archive.isReading else { return }
    findEarliest()
  }
}

extension MotionEnds.End: StateCoding {
  /// Codes every property.
  mutating func code(with archive: inout StateArchive) throws(StateError) {
    try archive.code(&instant)
    try archive.code(&moment)
    try archive.code(name: &detent)
    try archive.code(name: &arrival)
    try archive.code(&coming, in: 0 ... .max)
    try archive.code(&going, in: 0 ... .max)
  }
}
