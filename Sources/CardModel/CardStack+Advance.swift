import CardMath

extension CardStack {
  /// Lets time pass up to and including `instant`: what ends by itself until then ends, each thing at its own instant.
  public mutating func advance(to instant: Instant, into log: inout EventLog) {
    while nextEnd <= instant {
      let now = nextEnd
      endWhatIsDue(at: now, into: &log)
      nextEnd = earliestEnd
    }
  }

  /// The first instant at which something ends by itself.
  var earliestEnd: Instant {
    var earliest = min(position.end, content.end)
    for index in transitions.indices { earliest = min(earliest, transitions[index].progress.end) }
    return earliest
  }

  private mutating func endWhatIsDue(at now: Instant, into log: inout EventLog) {
    if position.end <= now {
      position.rest(at: position.target)
      log.record(.settled(detent: top.target.name), at: now)
    }
    if content.end <= now {
      switch content.law {
      case .rest, .curve: break
      case .deceleration: endDeceleration(at: now, into: &log)
      case .spring:
        content.rest(at: content.target)
        log.record(.scrolled(offset: content.target), at: now)
      }
    }
    while let due = transitions.firstIndex(where: { $0.progress.end <= now }) {
      finish(transitions.remove(at: due), over: due, at: now, into: &log)
    }
  }
}
