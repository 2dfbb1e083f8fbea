/// The numbers of a motion to a target, before it has a start: a spring, or a timing curve.
///
/// UIKit's word: its timing parameters are those of a spring or of a curve. With a start it becomes a ``Law``.
public enum Timing: Hashable, Sendable {
  case spring(Spring)
  case curve(TimingCurve)
}
