/// The parameters around which a cubic curve is expanded: 0, 1/2 and 1.
enum CubicNode {
  case start, middle, end

  /// The parameter.
  var parameter: Double {
    switch self {
    case .start: 0
    case .middle: 0.5
    case .end: 1
    }
  }
}

/// One coordinate of a cubic curve around a node: start + h (slope + h (halfBend + h cubic)), h the distance from it.
struct CubicExpansion {
  let start, slope, halfBend, cubic: Double

  /// The coordinate with value 0 at t = 0, 1 at t = 1, and these two control values in between.
  @inline(__always)
  init(_ first: Double, _ second: Double, around node: CubicNode) {
    // Written with differences of neighbouring control values, so that a vanishing derivative evaluates to exactly 0.
    switch node {
    case .start:
      start = 0
      slope = 3 * first
      halfBend = 3 * ((second - first) - first)
    case .middle:
      start = 0.375 * (first + second) + 0.125
      slope = 0.75 * ((second - first) + 1)
      halfBend = 1.5 * ((1 - second) - first)
    case .end:
      start = 1
      slope = 3 * (1 - second)
      halfBend = 3 * ((1 - second) - (second - first))
    }
    cubic = 3 * (first - second) + 1
  }

  @inline(__always)
  func rise(_ h: Double) -> Double {
    h * (slope + h * (halfBend + h * cubic))
  }

  @inline(__always)
  func value(_ h: Double) -> Double {
    start + rise(h)
  }

  @inline(__always)
  func slope(_ h: Double) -> Double {
    slope + h * (2 * halfBend + h * (3 * cubic))
  }

  @inline(__always)
  func halfBend(_ h: Double) -> Double {
    halfBend + h * (3 * cubic)
  }

  /// Halley's step from `h` towards the root of rise(h) = target.
  @inline(__always)
  func halleyStep(from h: Double, to target: Double) -> Double {
    let miss = target - rise(h)
    let slope = slope(h)
    // The tiny addend avoids 0/0 at a node with a vertical tangent.
    return miss * slope / (slope * slope + miss * halfBend(h) + 0x1p-1000)
  }
}
