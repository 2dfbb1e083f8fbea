import CardMath

extension CardStack {
  /// What the bar is to hold while the top card is on top.
  ///
  /// - Parameter number: The number of the shared content.
  private func wantedBar(number: Int) -> (content: Bar.Content, height: Double) {
    let parts = topCard.parts
    if parts.barHeight <= 0 { return (.none, 0) }
    return (parts.hasOwnBar ? .own(card: topIndex) : .shared(number: number), parts.barHeight)
  }

  /// The number of the shared content that shows.
  private var sharedNumber: Int {
    if case .shared(let number) = bar.content { number } else { 0 }
  }

  /// Shows the bar of the card on top without an animation.
  mutating func placeBar() {
    let wanted = wantedBar(number: sharedNumber)
    bar.jump(to: wanted.content, height: wanted.height)
  }

  /// Leads the bar to what the card on top has: in, out, or from one content to another.
  ///
  /// - Parameter isNew: Whether the shared content changes though the bar stays.
  mutating func showBar(isNew: Bool = false, animated: Bool = true, at now: Instant, into log: inout EventLog) {
    let wanted = wantedBar(number: isNew ? sharedNumber + 1 : sharedNumber)
    if wanted.content == bar.content, wanted.height == bar.height.target { return }
    if wanted.content != .none || bar.content != .none { log.record(.bar(height: wanted.height), at: now) }
    if animated {
      bar.lead(
        to: wanted.content, height: wanted.height, by: rules.motion, besideMap: layout.isBesideMap,
        calmly: wantsCalm, at: now)
    } else {
      bar.jump(to: wanted.content, height: wanted.height)
    }
  }
}
