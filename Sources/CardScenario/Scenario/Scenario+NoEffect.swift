import CardMath
import CardModel
import CardSimulation
import CardText

extension Scenario {
  /// The reasons for which its inputs have no effect, the fingers' before the commands'; empty if something happens, or
  /// there is no input.
  ///
  /// It runs the scenario up to the first effect.
  public var reasonsForNoEffect: [IdleReason] {
    // Some inputs act without an event.
    let isSilent = inputs.contains { input in
      switch input.input {
      case .scroll, .focus, .release, .content, .keyboard: true
      default: false
      }
    }
    if inputs.isEmpty || isSilent { return [] }
    var (simulation, facts) = (simulation, RunFacts())
    while (try? simulation.next()) == true {
      facts.add(simulation)
      if facts.hasEffect { return [] }
    }
    return reasonsForNoDrag(facts)
  }

  /// The numbers, from 0, of the document's inputs that find nothing to do: a detent that the card hasn't at that time,
  /// an item that isn't in the content, no card to pop. Ascending.
  ///
  /// It runs the scenario to its end. Of several inputs at one instant it names none unless all of them are such.
  public var idleInputs: [Int] {
    var (simulation, refusals) = (simulation, [Int64: Int]())
    while (try? simulation.next()) == true {
      for entry in simulation.events where entry.event == .ignored(.nothing) {
        refusals[entry.instant.ticks, default: 0] += 1
      }
    }
    if refusals.isEmpty { return [] }
    var (idle, start) = (Set<Int>(), 0)
    while start < inputs.count {
      let (ticks, end) = (inputs[start].ticks, inputs[start...].firstIndex { $0.ticks != inputs[start].ticks })
      let group = start..<(end ?? inputs.count)
      if let count = refusals[ticks], count >= group.count { idle.formUnion(origins[group]) }
      start = group.upperBound
    }
    return idle.sorted()
  }

  /// Returns the reasons for which no finger moved the card, after a colon; empty if one did.
  func whyUntouched(_ facts: RunFacts) -> String {
    facts.isDragged ? "" : ": " + reasonsForNoDrag(facts).sentence
  }

  /// Returns the reasons for which no finger drags anything.
  private func reasonsForNoDrag(_ facts: RunFacts) -> [IdleReason] {
    let (refusals, reaches) = (facts.refusals, reaches)
    var reasons = refusals.filter { $0.isOfFinger }.map { $0 == .map && missesCard ? IdleReason.miss : .refused($0) }
    // A finger that is refused has its reason, and a tap is no drag that is too short.
    let others = zip(reaches, facts.fingers).filter { $0.1 == .accepted }.map { $0.0 }
    let slop = stack.rules.touch.slop
    if let reach = others.max() { reasons.append(reach < slop ? .short(reach: reach, slop: slop) : .noDrag) }
    if !reaches.isEmpty, facts.fingers.isEmpty { reasons.append(.late) }
    reasons += refusals.filter { !$0.isOfFinger }.map { .refused($0) }
    if !reasons.isEmpty { return reasons }
    if !inputs.isEmpty, let duration, inputs.allSatisfy({ $0.ticks > duration }) { return [.allLate] }
    return [reaches.isEmpty ? .noTouch : .noDrag]
  }

  /// The largest distance, points, of each finger from where it came down, in the order of time. A finger that comes
  /// while another is down is ignored, and left out.
  private var reaches: [Double] {
    var (reaches, down): ([Double], Touch?) = ([], nil)
    for input in inputs {
      guard case .touch(let touch) = input.input else { continue }
      guard let first = down else {
        guard touch.phase == .began else { continue }
        down = touch
        reaches.append(0)
        continue
      }
      guard touch.pointer == first.pointer else { continue }
      let (x, y) = (touch.x - first.x, touch.y - first.y)
      reaches[reaches.count - 1] = max(reaches[reaches.count - 1], (x * x + y * y).squareRoot())
      if touch.phase == .ended || touch.phase == .cancelled { down = nil }
    }
    return reaches
  }
}
