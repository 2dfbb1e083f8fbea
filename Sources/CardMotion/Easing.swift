/// The thirty easings of https://easings.net by the names that designers paste: `easeOutCubic`, `easeInOutBack`.
///
/// Each is what the site gives as CSS: for 24 of them its cubic-beziers, to the digit. The site's formulas are others:
/// its beziers come within 0.039 of them (`easeInOutCirc`), 0.003 for `easeOutCubic`; `Scripts/easing-table.py errors`
/// tells each. For the elastic and the bouncing ones the site has no bezier. They are the site's formulas in straight
/// lines, CSS's `linear()`, within 0.001, as the same script draws them.
///
/// Source: ai/easings.net, `src/easings.yml` at 114f949, read there.
public enum Easing: Hashable, Sendable, CaseIterable {
  /// A quarter or half of a sine.
  case easeInSine, easeOutSine, easeInOutSine

  /// t².
  case easeInQuad, easeOutQuad, easeInOutQuad

  /// t³.
  case easeInCubic, easeOutCubic, easeInOutCubic

  /// t⁴.
  case easeInQuart, easeOutQuart, easeInOutQuart

  /// t⁵.
  case easeInQuint, easeOutQuint, easeInOutQuint

  /// A power of two, over ten halvings.
  case easeInExpo, easeOutExpo, easeInOutExpo

  /// A quarter of a circle, or two.
  case easeInCirc, easeOutCirc, easeInOutCirc

  /// Draws back by a tenth before it starts, or passes the target by as much.
  case easeInBack, easeOutBack, easeInOutBack

  /// A plucked string.
  case easeInElastic, easeOutElastic, easeInOutElastic

  /// A ball that falls on the target.
  case easeInBounce, easeOutBounce, easeInOutBounce

  /// The name at easings.net: in camel case.
  public var name: String {
    switch self {
    case .easeInSine: "easeInSine"
    case .easeOutSine: "easeOutSine"
    case .easeInOutSine: "easeInOutSine"
    case .easeInQuad: "easeInQuad"
    case .easeOutQuad: "easeOutQuad"
    case .easeInOutQuad: "easeInOutQuad"
    case .easeInCubic: "easeInCubic"
    case .easeOutCubic: "easeOutCubic"
    case .easeInOutCubic: "easeInOutCubic"
    case .easeInQuart: "easeInQuart"
    case .easeOutQuart: "easeOutQuart"
    case .easeInOutQuart: "easeInOutQuart"
    case .easeInQuint: "easeInQuint"
    case .easeOutQuint: "easeOutQuint"
    case .easeInOutQuint: "easeInOutQuint"
    case .easeInExpo: "easeInExpo"
    case .easeOutExpo: "easeOutExpo"
    case .easeInOutExpo: "easeInOutExpo"
    case .easeInCirc: "easeInCirc"
    case .easeOutCirc: "easeOutCirc"
    case .easeInOutCirc: "easeInOutCirc"
    case .easeInBack: "easeInBack"
    case .easeOutBack: "easeOutBack"
    case .easeInOutBack: "easeInOutBack"
    case .easeInElastic: "easeInElastic"
    case .easeOutElastic: "easeOutElastic"
    case .easeInOutElastic: "easeInOutElastic"
    case .easeInBounce: "easeInBounce"
    case .easeOutBounce: "easeOutBounce"
    case .easeInOutBounce: "easeInOutBounce"
    }
  }

  /// The easing of that name, or `nil` if there is none.
  public init?(name: String) {
    // Bytes are compared, since comparing text would need Unicode's tables, which an embedded program leaves out.
    guard let easing = Easing.allCases.first(where: { $0.name.utf8.elementsEqual(name.utf8) }) else { return nil }
    self = easing
  }

  /// The curve itself: a cubic-bezier, or straight lines.
  public var curve: TimingCurve {
    switch self {
    case .easeInSine: bezier(0.12, 0, 0.39, 0)
    case .easeOutSine: bezier(0.61, 1, 0.88, 1)
    case .easeInOutSine: bezier(0.37, 0, 0.63, 1)
    case .easeInQuad: bezier(0.11, 0, 0.5, 0)
    case .easeOutQuad: bezier(0.5, 1, 0.89, 1)
    case .easeInOutQuad: bezier(0.45, 0, 0.55, 1)
    case .easeInCubic: bezier(0.32, 0, 0.67, 0)
    case .easeOutCubic: bezier(0.33, 1, 0.68, 1)
    case .easeInOutCubic: bezier(0.65, 0, 0.35, 1)
    case .easeInQuart: bezier(0.5, 0, 0.75, 0)
    case .easeOutQuart: bezier(0.25, 1, 0.5, 1)
    case .easeInOutQuart: bezier(0.76, 0, 0.24, 1)
    case .easeInQuint: bezier(0.64, 0, 0.78, 0)
    case .easeOutQuint: bezier(0.22, 1, 0.36, 1)
    case .easeInOutQuint: bezier(0.83, 0, 0.17, 1)
    case .easeInExpo: bezier(0.7, 0, 0.84, 0)
    case .easeOutExpo: bezier(0.16, 1, 0.3, 1)
    case .easeInOutExpo: bezier(0.87, 0, 0.13, 1)
    case .easeInCirc: bezier(0.55, 0, 1, 0.45)
    case .easeOutCirc: bezier(0, 0.55, 0.45, 1)
    case .easeInOutCirc: bezier(0.85, 0, 0.15, 1)
    case .easeInBack: bezier(0.36, 0, 0.66, -0.56)
    case .easeOutBack: bezier(0.34, 1.56, 0.64, 1)
    case .easeInOutBack: bezier(0.68, -0.6, 0.32, 1.6)
    case .easeInElastic, .easeOutElastic, .easeInOutElastic, .easeInBounce, .easeOutBounce, .easeInOutBounce: lines
    }
  }

  private func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> TimingCurve {
    .cubicBezier(CubicBezier(x1: x1, y1: y1, x2: x2, y2: y2))
  }

  /// The straight lines between the corners.
  private var lines: TimingCurve {
    let corners = corners
    var stops: [PiecewiseLinear.Stop] = []
    for index in 0..<corners.count / 2 {
      // As the reader of CSS computes them: an output of five decimals, an input of three in percent.
      let (input, output) = (Double(corners[2 * index]) / 1_000 / 100, Double(corners[2 * index + 1]) / 100_000)
      stops.append(PiecewiseLinear.Stop(output, at: input))
    }
    return .piecewiseLinear(PiecewiseLinear(stops: stops))
  }
}
