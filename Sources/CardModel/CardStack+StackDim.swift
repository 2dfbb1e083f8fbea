import CardMath
import CardMotion

extension CardStack {
  /// Returns the alpha of the black over a card of the stack: all cards above it dim it, by their progress.
  ///
  /// ```
  /// stackDimMax · (1 − Π(1 − p))   over the cards above it, p their progress, 1 for one that has arrived
  /// ```
  /// While a card comes in over one that is still leaving, both lie above the covered one. Dragging the upper card
  /// doesn't change its progress, and so doesn't relight the lower one.
  ///
  /// If the fades follow the animations, the alpha follows their spring, past its end and back as UIKit's does, and
  /// stays between 0 and 1. If they follow the position, they are a designer's specification, 0 to 25 %, and a card
  /// that overshoots its position dims no more than that.
  ///
  /// - Parameters:
  ///   - index: The card's index in the stack, 0 for the root.
  ///   - instant: The instant.
  ///   - frontProgress: The progress of the frontmost card that is being pushed or popped, if there is one.
  @inline(__always)
  func stackDim(over index: Int, at instant: Instant, frontProgress: Double) -> Double {
    var above = apart.value.entries.count - 1 - index
    guard !occasional.transitions.isEmpty else { return above > 0 ? rules.fade.stackDimMax : 0 }
    let isTracked = top.fades.areTracked
    func part(_ progress: Double) -> Double { isTracked ? Fades.clamp(progress) : max(0, progress) }
    var clear = 1 - part(frontProgress)
    if occasional.transitions.front.direction == .incoming {
      // The card itself is coming in, and no card lies above it.
      if above == 0 { return 0 }
      above -= 1
    }
    if !occasional.transitions.others.isEmpty {
      for other in occasional.transitions.others.reversed() {
        if other.direction == .incoming {
          // Cards below one that is still coming in lie below this one, too.
          if above == 0 { return Fades.clamp(rules.fade.stackDimMax * (1 - clear)) }
          above -= 1
        }
        clear *= 1 - part(other.progress.position(at: instant))
      }
    }
    // A card that has arrived dims those below it as much as possible.
    return above > 0
      ? rules.fade.stackDimMax : Fades.clamp(rules.fade.stackDimMax * (1 - clear))
  }

  /// Reads the black over the cards of the stack above its root, the lowest first; nil if there is no such card.
  mutating func readStackDims(at instant: Instant, into scene: inout Scene) {
    let apart = apart.place
    let occasional = apart.pointee.occasional.place
    let count = apart.pointee.entries.count
    // A root alone has no card above it.
    if count == 1 { return }
    let progress =
      occasional.pointee.transitions.isEmpty
      ? 0 : occasional.pointee.transitions.front.progress.stateInPlace(at: instant).position
    if count > 1 { scene.stackDim2 = stackDim(over: 1, at: instant, frontProgress: progress) }
    if count > 2 { scene.stackDim3 = stackDim(over: 2, at: instant, frontProgress: progress) }
    if count > 3 { scene.stackDim4 = stackDim(over: 3, at: instant, frontProgress: progress) }
  }
}
