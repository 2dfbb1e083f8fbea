import CardSimulation

extension Scenario {
  /// The things that a metric needs to have a value.
  private enum Need {
    case release
    case target
    case settling
    case distance
    case motion
    case handoff
    case content
    case movement
    case skip
    case nothing
  }

  /// Returns the reason for which a metric has no value in this scenario, as the end of a sentence: `nothing was
  /// released: the gesture misses the card`; nil if it has one.
  ///
  /// It runs the scenario.
  public func reasonForNoValue(of metric: Metric) -> String? {
    var (simulation, metrics) = (simulation, Metrics(of: [metric]))
    var facts = RunFacts()
    while (try? simulation.next()) == true {
      metrics.add(simulation)
      facts.add(simulation)
    }
    guard case .none = metrics[metric] else { return nil }
    let need = Scenario.need(of: metric)
    switch need {
    case .release:
      guard facts.isReleased else { return "nothing was released" + whyUntouched(facts) }
      if isSentByName { return "the card was released to a detent by its name, which no rule decides" }
      return "no release moved the card"
    case .target, .settling, .distance:
      guard facts.isSent else { return "nothing sent the card to a detent" + whyUntouched(facts) }
      if need == .distance { return "the card was at its target already, or never came near it" }
      return "the card never settled"
    case .motion: return "the card never moved by itself" + whyUntouched(facts)
    case .handoff: return "no drag passed between card and content"
    case .content: return "there is no content to scroll"
    case .movement: return facts.isTouched ? "nothing moved after the touch" + whyUntouched(facts) : "there is no touch"
    case .skip: return "no flick skips a detent of this card"
    case .nothing: return "there is no frame"
    }
  }

  /// True if an input releases the card to a detent by its name.
  private var isSentByName: Bool {
    inputs.contains { if case .release(_, _, .some) = $0.input { true } else { false } }
  }

  private static func need(of metric: Metric) -> Need {
    switch metric {
    case .releaseVelocity, .fingerVelocity, .policyVelocity, .startVelocity, .firstFrameVelocity, .releaseRatio:
      .release
    case .target: .target
    case .timeToMost, .overshootShare: .distance
    case .settleTime, .stillTime: .settling
    case .peakAcceleration, .rmsJerk: .motion
    case .handoffRatio: .handoff
    case .scrollMax, .scrollEnd: .content
    case .firstMove: .movement
    case .flickEffortSlow, .flickEffort, .flickEffortFast, .skipVelocity, .flipShare: .skip
    case .frames, .duration, .overshoot, .peakVelocity, .overdrag, .releaseJump, .handoffJump, .cardTop, .cardBottom,
      .handoffs, .grabs, .mapDimMin, .mapDimMax, .mapButtonMin, .mapButtonMax, .contentAlphaMin, .contentAlphaMax,
      .stackDimMax, .fadeStep, .crossings, .handoffLost, .grabDrift, .hitchWorst:
      .nothing
    }
  }
}
