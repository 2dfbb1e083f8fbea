import CardCommandLine
import CardSimulation
import CardText

extension ShortNumber {
  /// True if a bisected edge lies a little beyond the number that is shown for it, in the direction of a rise or of a
  /// fall: the number itself still belongs to what is before the edge.
  package static func liesBeyond(_ edge: Double, rising isRising: Bool) -> Bool {
    let shown = nearest(edge)
    return edge != shown && (edge > shown) == isRising && isClose(edge, to: shown)
  }

  /// Returns the number that is shown for a bisected edge: the nearest of four decimals if the edge is as good as that
  /// number, else the next one that lies on the edge's other side.
  package static func edge(_ edge: Double, rising isRising: Bool) -> String {
    let shown = nearest(edge)
    if isClose(edge, to: shown) { return text(shown) }
    return text((edge * 10_000).rounded(isRising ? .up : .down) / 10_000)
  }

  private static func nearest(_ edge: Double) -> Double { (edge * 10_000).rounded() / 10_000 }

  private static func isClose(_ edge: Double, to shown: Double) -> Bool {
    (edge - shown).magnitude <= 2 * ReleaseExplanation.resolution
  }
}
