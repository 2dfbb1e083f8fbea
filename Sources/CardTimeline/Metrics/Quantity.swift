/// The kind of number that a metric is: it decides the unit, and the difference that a person notices.
enum Quantity {
  case name
  case count
  case time
  case length
  case velocity
  case acceleration
  case jerk
  case alpha
  case share
  case ratio

  /// The unit after a number, with a blank before it; empty if there is none.
  var unitWord: String {
    switch self {
    case .name, .count, .alpha, .share, .ratio: ""
    case .time: " ms"
    case .length: " pt"
    case .velocity: " pt/s"
    case .acceleration: " pt/s²"
    case .jerk: " pt/s³"
    }
  }

  /// The difference, in that unit, up to which two values count as the same to a person; 0: only equal values.
  var band: Double {
    switch self {
    case .name, .count: 0
    case .time: 20
    case .length: 0.5
    case .velocity: 10
    case .acceleration: 1000
    case .jerk: 10_000
    case .alpha, .share: 0.01
    case .ratio: 0.05
    }
  }
}
