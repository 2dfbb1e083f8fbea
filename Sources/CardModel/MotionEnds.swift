import CardMath

/// The ends of the card's motions, as its app gets to know them: the detent at which a motion last ended, and the ends
/// still to come of motions that report theirs even if another motion cuts them short.
struct MotionEnds: Sendable {
  /// The end of a motion, at the instant that was fixed at its start.
  struct End: Hashable, Sendable {
    /// The instant of the end.
    var instant: Instant

    /// The name of the detent to which the motion leads.
    var detent: Int32

    /// True if a release caused the motion; false: a command.
    var isOfRelease: Bool

    /// The moment at which the app's callbacks are sent.
    var moment: CallbackMoment { isOfRelease ? .snapEnd : .moveEnd }
  }

  /// The name of the detent at which a motion last ended.
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

  /// Removes the ends that are due by an instant, and returns them in the order in which they come.
  mutating func removeDue(by now: Instant) -> [End] {
    let due = scheduled.filter { $0.instant <= now }
    scheduled.removeAll { $0.instant <= now }
    findEarliest()
    return due
  }

  private mutating func findEarliest() {
    earliest = .distantFuture
    for end in scheduled { earliest.lower(to: end.instant) }
  }
}

extension CardStack {
  /// Schedules the end of a motion that has just begun, if the rules have it reported whatever happens to the motion.
  mutating func scheduleEnd(ofRelease isOfRelease: Bool) {
    guard rules.callbacks.interrupted == .scheduled, position.end != .distantFuture else { return }
    motionEnds.schedule(
      MotionEnds.End(instant: position.end, detent: top.target.name, isOfRelease: isOfRelease))
  }

  /// Reports the ends that are due by an instant to the card that is on top by then.
  ///
  /// Source: TGCardViewController 2.5.1, lines 1535 to 1541 and 1734 to 1749: the completion asks neither whether the
  /// animation finished nor whether its card is still the top one.
  mutating func endMotions(by now: Instant, into log: inout EventLog) {
    for end in motionEnds.removeDue(by: now) {
      motionEnds.arrived = end.detent
      notify(end.moment, reaching: end.detent, at: now, into: &log)
    }
  }

  /// Notes that the card's motion has come to its own end: it has arrived, and its app is told.
  mutating func noteArrival(at now: Instant, into log: inout EventLog) {
    switch (cause, rules.callbacks.interrupted) {
    case (.transition, _), (.release, .scheduled), (.command, .scheduled): break
    case (.release, .silent): arrive(as: .snapEnd, at: now, into: &log)
    case (.command, .silent): arrive(as: .moveEnd, at: now, into: &log)
    case (.fit, _): notify(.fitEnd, y: top.modelY, at: now, into: &log)
    }
  }

  /// Notes an arrival at the target, and reports it.
  mutating func arrive(as moment: CallbackMoment, at now: Instant, into log: inout EventLog) {
    motionEnds.arrived = top.target.name
    notify(moment, at: now, into: &log)
  }
}

extension MotionEnds: StateCoding {
  /// Codes every property. The stack checks that no end is past.
  mutating func code(with archive: inout StateArchive) throws(StateError) {
    try archive.code(name: &arrived)
    try archive.code(&scheduled, blank: End(instant: .zero, detent: arrived, isOfRelease: true))
    guard archive.isReading else { return }
    findEarliest()
  }
}

extension MotionEnds.End: StateCoding {
  /// Codes every property.
  mutating func code(with archive: inout StateArchive) throws(StateError) {
    try archive.code(&instant)
    try archive.code(name: &detent)
    try archive.code(&isOfRelease)
  }
}
