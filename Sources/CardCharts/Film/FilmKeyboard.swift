import CardModel
import CardMotion

/// The keyboard of a film. No column has it: its events tell its height, and UIKit's spring is how it gets there.
struct FilmKeyboard: Hashable, Sendable {
  /// The motion towards the height, whose displacement is the height that is too much; nil: no keyboard has come yet.
  private var motion: SpringMotion?

  /// The height to which it goes, points, and the instant at which it began to, microseconds.
  private var goal = 0.0
  private var start: Int64 = 0

  /// The keyboard's spring, which no setting changes.
  private static let spring: Spring? =
    if case .spring(let spring) = WrittenMotion.keyboard.rule { spring } else { nil }

  /// Takes over an event at its instant, microseconds: a keyboard that comes or goes.
  mutating func take(_ event: Event, at microseconds: Int64) {
    guard case .keyboard(let height) = event, let spring = FilmKeyboard.spring else { return }
    let (now, velocity) = state(at: microseconds) ?? (0, 0)
    motion = SpringMotion(spring: spring, displacement: now - height, velocity: velocity)
    (goal, start) = (height, microseconds)
  }

  /// Returns the height above the screen's bottom edge at an instant, points; nil: no keyboard has come yet.
  func height(at microseconds: Int64) -> Double? { state(at: microseconds)?.height }

  private func state(at microseconds: Int64) -> (height: Double, velocity: Double)? {
    guard let state = motion?.state(at: Double(max(0, microseconds - start)) / 1e6) else { return nil }
    return (goal + state.position, state.velocity)
  }
}
