import CardMath
import CardModel

// A travel changes no frame. The engine of a page measures nothing: it is compiled with CARDSIM_PAGE, and leaves the
// solvers of arrivals out.

#if CARDSIM_PAGE
  extension Simulation {
    mutating func followTravel(since first: Int, from origin: Double? = nil, at now: Instant) {}
  }
#else
  extension Simulation {
    /// Updates the travel after events: the card was sent somewhere or stopped, or its detents moved.
    @inline(never)
    mutating func followTravel(since first: Int, from origin: Double? = nil, at now: Instant) {
      var (sent, isLetGo): (Instant?, Bool) = (nil, false)
      for index in first..<events.count where events[index].event.sendsCard {
        (sent, isLetGo) = (events[index].instant, events[index].event.letsCardGo)
      }
      let heading = stack.heading
      if sent == nil {
        // A finger that held the content may have held the card off its detent, too: let go, it goes on.
        for index in first..<events.count where events[index].event.endsHold && heading.isToDetent {
          if heading.start == events[index].instant { (sent, isLetGo) = (heading.start, true) }
        }
      }
      guard let sent else {
        if travel != nil { apart.value.travel?.follow(stack, at: now) }
        return
      }
      // A card that sends itself, as by momentum, does so between two frames.
      let start = origin == nil && heading.start == sent ? sent : now
      let next = Travel(
        sentAt: sent, from: origin ?? stack.cardY(at: start), by: stack, at: start, until: Instant(ticks: lastTicks))
      if isLetGo, let travel, next.isImperceptible(after: travel) { return }
      apart.value.travel = next
    }
  }
#endif
