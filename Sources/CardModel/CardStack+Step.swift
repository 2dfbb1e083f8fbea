import CardMath

extension CardStack {
  /// Applies an input to the stack: first everything that it does by itself up to `now`, then the input.
  ///
  /// - Parameters:
  ///   - input: The input.
  ///   - now: The instant at which the stack gets it; not before any earlier input or frame.
  ///   - sampledAt: The hardware's time of it, in ticks; a touch that was gathered for a frame is older than the frame.
  ///     Velocities are measured by it.
  ///   - log: Receives the events.
  public mutating func step(
    _ input: Input, at now: Instant, sampledAt: Int64, into log: inout EventLog
  ) {
    advance(to: now, into: &log)
    switch input {
    case .touch(let touch):
      take(fromLeading(touch), at: now, sampledAt: sampledAt, into: &log)
    case .tap(let target):
      tap(target, at: now, into: &log)
    case .tapAt(let x, let y):
      tap(atX: fromLeading(x), y: y, at: now, into: &log)
    case .key(let key):
      press(key, at: now, into: &log)
    case .push(let card, let animated):
      push(card, animated: animated, at: now, into: &log)
    case .pop(let count, let animated):
      pop(count, animated: animated, at: now, into: &log)
    case .swap(let card, let animated):
      swap(for: card, animated: animated, at: now, into: &log)
    case .move(let name, let animated):
      move(to: detent(wanted: topCard.detent(named: name)), animated: animated, at: now, into: &log)
    case .present(let name, let animated):
      present(at: name, animated: animated, at: now, into: &log)
    case .dismiss(let animated):
      dismiss(animated: animated, at: now, into: &log)
    case .release(let modelY, let velocity, let name):
      letGo(atModelY: modelY, velocity: velocity, to: name, at: now, into: &log)
    case .scroll(let offset, let velocity):
      letContentGo(at: offset, velocity: velocity, at: now, into: &log)
    case .page(let page, let animated):
      turn(to: page, animated: animated, at: now, into: &log)
    case .focus(let offset):
      focus(on: offset, at: now, into: &log)
    case .voiceOver(let isOn):
      accessibility.isVoiceOverOn = isOn
      log.record(.voiceOver(isOn), at: now)
    case .reduceMotion(let isOn):
      accessibility.isMotionReduced = isOn
      log.record(.reduceMotion(isOn), at: now)
    case .content(let change, let card):
      self.change(changes[change], of: card, at: now, into: &log)
    case .mapOverlays(let areShown, let animated):
      showOverlays(areShown, animated: animated, at: now, into: &log)
    case .layout(let index, let animated):
      change(to: index, animated: animated, at: now, into: &log)
    case .detents(let index, let card, let animated):
      replaceDetents(of: card, by: index, animated: animated, at: now, into: &log)
    case .keyboard(let change, let card, let index):
      showKeyboard(changes[change], of: card, layout: index, at: now, into: &log)
    }
    findNextEnd()
  }
}

extension CardStack {
  /// Returns the distance of a point from the leading edge, points: the left edge, or the right one for right-to-left
  /// text. Cards, pages and carousels know this distance only.
  private func fromLeading(_ x: Double) -> Double { world.layouts[layoutIndex].fromLeading(x) }

  @inline(__always)
  private func fromLeading(_ touch: Touch) -> Touch {
    guard world.layouts[layoutIndex].isRightToLeft else { return touch }
    var touch = touch
    touch.x = fromLeading(touch.x)
    return touch
  }
}
