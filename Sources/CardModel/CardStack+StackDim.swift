import CardMath
import CardMotion

extension CardStack {
  /// The black over a card of the stack: all that lies above it darkens it, as far as it has come.
  ///
  /// ```
  /// stackDimMax · (1 − Π(1 − p))   over the cards above it, p their progress, 1 for one that has come in
  /// ```
  /// While a card comes in over one that still leaves, both lie above the covered one. Dragging the upper card doesn't
  /// change its progress, and so doesn't relight the lower one.
  ///
  /// Where the fades go by the animations, the alpha goes with its spring, beyond its end and back as UIKit's does, and
  /// stays between 0 and 1. Where they go by the position they are what a designer wrote down, 0 to 25 %, and a card
  /// that swings beyond its place darkens no more than that.
  ///
  /// - Parameters:
  ///   - index: The card's place in the stack, 0 for the root.
  ///   - instant: When.
  ///   - frontProgress: The progress of the frontmost card that comes or goes, if there is one.
  @inline(__always)
  func stackDim(over index: Int, at instant: Instant, frontProgress: Double) -> Double {
    var above = rare.value.entries.count - 1 - index
    guard !rare.value.transitions.isEmpty else { return above > 0 ? rare.value.world.rules.fade.stackDimMax : 0 }
    let isTracked = top.fades.areTracked
    func part(_ progress: Double) -> Double { isTracked ? Fades.clamp(progress) : max(0, progress) }
    var clear = 1 - part(frontProgress)
    if rare.value.transitions.front.direction == .incoming {
      // The card itself comes in, and nothing lies above it.
      if above == 0 { return 0 }
      above -= 1
    }
    if !rare.value.transitions.others.isEmpty {
      for other in rare.value.transitions.others.reversed() {
        if other.direction == .incoming {
          // What lies below a card that still comes in lies below this one, too.
          if above == 0 { return Fades.clamp(rare.value.world.rules.fade.stackDimMax * (1 - clear)) }
          above -= 1
        }
        clear *= 1 - part(other.progress.position(at: instant))
      }
    }
    // A card that has come in hides those below it as much as can be.
    return above > 0
      ? rare.value.world.rules.fade.stackDimMax : Fades.clamp(rare.value.world.rules.fade.stackDimMax * (1 - clear))
  }

  /// The black over the cards of the stack that lie above its root, the lowest first; nil where there is no such card.
  func readStackDims(at instant: Instant, into scene: inout Scene) {
    let progress = transitions.isEmpty ? 0 : transitions.front.progress.position(at: instant)
    func dim(_ index: Int) -> Double? {
      index < entries.count ? stackDim(over: index, at: instant, frontProgress: progress) : nil
    }
    (scene.stackDim2, scene.stackDim3, scene.stackDim4) = (dim(1), dim(2), dim(3))
  }
}
