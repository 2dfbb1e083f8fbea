/// The timing curves that have a name in some toolkit, as a table.
///
/// A curve that has the same name in two toolkits is listed once. Each case states its origin and its evidence.
public enum NamedCurve: Hashable, Sendable, CaseIterable {
  /// UIKit's and CSS's `linear`. Documented.
  case linear

  /// Core Animation's `CAMediaTimingFunctionName.default`, (0.25, 0.1, 0.25, 1). Documented.
  case `default`

  /// CSS's `ease`: Core Animation's default. Documented.
  case ease

  /// UIKit's `curveEaseIn` and CSS's `ease-in`, (0.42, 0, 1, 1). Documented.
  case easeIn

  /// UIKit's `curveEaseOut` and CSS's `ease-out`, (0, 0, 0.58, 1). Documented.
  case easeOut

  /// UIKit's `curveEaseInOut`, the default of `UIView.animate`, and CSS's `ease-in-out`, (0.42, 0, 0.58, 1).
  /// Documented.
  case easeInOut

  /// CSS's `step-start`: jumps to the end at the start. Documented.
  case stepStart

  /// CSS's `step-end`: jumps at the end. Documented.
  case stepEnd

  /// Android's `FastOutSlowIn` (Material 2's standard), (0.4, 0, 0.2, 1). Documented.
  case fastOutSlowIn

  /// Android's `LinearOutSlowIn` (Material 2's decelerate), (0, 0, 0.2, 1). Documented.
  case linearOutSlowIn

  /// Android's `FastOutLinearIn` (Material 2's accelerate), (0.4, 0, 1, 1). Documented.
  case fastOutLinearIn

  /// Material 3's standard, (0.2, 0, 0, 1). Documented: material-tokens, `css/motion.css`.
  case standard

  /// Material 3's standard decelerate, (0, 0, 0, 1). Documented in the same file.
  case standardDecelerate

  /// Material 3's standard accelerate, (0.3, 0, 1, 1). Documented in the same file.
  case standardAccelerate

  /// Material 3's emphasized as a single-piece curve, as in CSS and on iOS: the same as standard. Documented in the
  /// same file. Android draws it as a path of two pieces that meet at (1/6, 0.4), which this curve only resembles.
  case emphasized

  /// Material 3's emphasized decelerate, (0.05, 0.7, 0.1, 1). Documented in the same file.
  case emphasizedDecelerate

  /// Material 3's emphasized accelerate, (0.3, 0, 0.8, 0.15). Documented in the same file.
  case emphasizedAccelerate

  /// The curve of the web's imitations of the iOS sheet, (0.32, 0.72, 0, 1). Folklore: UIKit's own is a spring.
  case sheet

  /// An approximation of the keyboard's motion, (0.38, 0.7, 0.125, 1). Folklore: UIKit's own is a spring of mass 3,
  /// stiffness 1000 and damping 500, clipped to critical damping, which is the better model.
  case keyboard

  /// The name in scenarios and on the command line: lower case, with hyphens.
  public var name: String {
    switch self {
    case .linear: "linear"
    case .default: "default"
    case .ease: "ease"
    case .easeIn: "ease-in"
    case .easeOut: "ease-out"
    case .easeInOut: "ease-in-out"
    case .stepStart: "step-start"
    case .stepEnd: "step-end"
    case .fastOutSlowIn: "fast-out-slow-in"
    case .linearOutSlowIn: "linear-out-slow-in"
    case .fastOutLinearIn: "fast-out-linear-in"
    case .standard: "standard"
    case .standardDecelerate: "standard-decelerate"
    case .standardAccelerate: "standard-accelerate"
    case .emphasized: "emphasized"
    case .emphasizedDecelerate: "emphasized-decelerate"
    case .emphasizedAccelerate: "emphasized-accelerate"
    case .sheet: "sheet"
    case .keyboard: "keyboard"
    }
  }

  /// The curve of that name, or `nil` if there is none.
  public init?(name: String) {
    // Bytes are compared, since comparing text would need Unicode's tables, which an embedded program leaves out.
    guard let curve = NamedCurve.allCases.first(where: { $0.name.utf8.elementsEqual(name.utf8) }) else { return nil }
    self = curve
  }

  /// The curve itself.
  public var curve: TimingCurve {
    switch self {
    case .linear: .linear
    case .default, .ease: bezier(0.25, 0.1, 0.25, 1)
    case .easeIn: bezier(0.42, 0, 1, 1)
    case .easeOut: bezier(0, 0, 0.58, 1)
    case .easeInOut: bezier(0.42, 0, 0.58, 1)
    case .stepStart: .steps(Steps(1, jump: .start))
    case .stepEnd: .steps(Steps(1, jump: .end))
    case .fastOutSlowIn: bezier(0.4, 0, 0.2, 1)
    case .linearOutSlowIn: bezier(0, 0, 0.2, 1)
    case .fastOutLinearIn: bezier(0.4, 0, 1, 1)
    case .standard, .emphasized: bezier(0.2, 0, 0, 1)
    case .standardDecelerate: bezier(0, 0, 0, 1)
    case .standardAccelerate: bezier(0.3, 0, 1, 1)
    case .emphasizedDecelerate: bezier(0.05, 0.7, 0.1, 1)
    case .emphasizedAccelerate: bezier(0.3, 0, 0.8, 0.15)
    case .sheet: bezier(0.32, 0.72, 0, 1)
    case .keyboard: bezier(0.38, 0.7, 0.125, 1)
    }
  }

  private func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> TimingCurve {
    .cubicBezier(CubicBezier(x1: x1, y1: y1, x2: x2, y2: y2))
  }
}
