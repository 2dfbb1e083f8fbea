import CardMath

extension CardStack {
  /// What shows at `instant` beyond the frame's own numbers. Advance the stack to there first.
  ///
  /// Every number is a function of what the stack is at that instant; nothing is kept for it.
  public func scene(at instant: Instant) -> Scene {
    var scene = Scene()
    let y = position.position(at: instant)
    scene.separatorAlpha = content.position(at: instant) > 0 ? 1 : 0
    scene.cardWidth = screen.width
    scene.cardHeight = screen.height - y
    scene.heightCoefficient = (screen.height - y) / (screen.height - screen.safeTop)
    return scene
  }
}
