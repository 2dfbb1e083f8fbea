import CardMath

extension CardStack {
  /// Lets time pass up to and including `instant`: what ends by itself until then ends, each thing at its own instant.
  @inlinable
  public mutating func advance(to instant: Instant, into log: inout EventLog) {
    // Before most frames nothing ends: a first test, by whole ticks, is made where the call would be.
    if nextEnd.ticks <= instant.ticks { endWhatIsDue(by: instant, into: &log) }
  }

  /// The first instant at which something ends by itself. It is mutating only to be read in place.
  var earliestEnd: Instant {
    mutating get {
      var end = position.end
      end.lower(to: content.nextInstant)
      end.lower(to: bar.end)
      end.lower(to: header.end)
      end.lower(to: overlays.end)
      end.lower(to: pager.offset.nextInstant)
      if !transitions.isEmpty { end.lower(to: transitions.earliestEnd) }
      if !contents.isEmpty { for index in contents.indices { contents[index].lower(&end) } }
      if !remainders.isEmpty { for rest in remainders { end.lower(to: rest.end) } }
      return end
    }
  }

  @usableFromInline
  mutating func endWhatIsDue(by instant: Instant, into log: inout EventLog) {
    while nextEnd <= instant {
      let now = nextEnd
      remainders.removeAll { $0.end <= now }
      bar.endWhatIsDue(by: now)
      header.endWhatIsDue(by: now)
      overlays.endWhatIsDue(by: now)
      endCard(at: now, into: &log)
      endContent(at: now, into: &log)
      if pager.offset.nextInstant <= now { endPages(at: now, into: &log) }
      if !contents.isEmpty { endContents(by: now, into: &log) }
      while let due = transitions.all.firstIndex(where: { $0.progress.end <= now }) {
        finish(transitions.all.remove(at: due), over: due, at: now, into: &log)
      }
      nextEnd = earliestEnd
    }
  }

  private mutating func endCard(at now: Instant, into log: inout EventLog) {
    guard position.end <= now else { return }
    position.rest(at: position.target)
    animatedFades.finish()
    log.record(.settled(detent: top.target.name), at: now)
    switch cause {
    case .transition: break
    case .release: tell(.snapEnd, at: now, into: &log)
    case .command: tell(.moveEnd, at: now, into: &log)
    case .fit: tell(.fitEnd, y: top.modelY, at: now, into: &log)
    }
  }

  private mutating func endContent(at now: Instant, into log: inout EventLog) {
    guard content.nextInstant <= now else { return }
    guard content.end <= now else {
      content.notice()
      log.record(.scrolled(offset: content.target), at: now)
      return
    }
    let isTold = content.isNoticed
    switch content.law {
    case .rest: break
    case .deceleration: endDeceleration(at: now, into: &log)
    case .spring, .curve:
      content.rest(at: content.target)
      if !isTold { log.record(.scrolled(offset: content.target), at: now) }
    }
  }
}
