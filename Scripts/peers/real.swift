// The part of swift-numerics' RealModule that Motion uses, on the C library, as RealModule has it there.
import Foundation

/// A number that has the functions of the C library.
public protocol Real: FloatingPoint {
  static func exp(_ x: Self) -> Self
  static func sin(_ x: Self) -> Self
  static func cos(_ x: Self) -> Self
  static func pow(_ x: Self, _ y: Self) -> Self
  static func pow(_ x: Self, _ n: Int) -> Self
}

extension Real {
  /// True if the two differ by no more than half of their digits.
  public func isApproximatelyEqual(to other: Self) -> Bool {
    (self - other).magnitude <= max(magnitude, other.magnitude) * Self.ulpOfOne.squareRoot()
  }
}

extension Double: Real {
  /// The exponential.
  @inline(__always) public static func exp(_ x: Double) -> Double { Foundation.exp(x) }
  /// The sine.
  @inline(__always) public static func sin(_ x: Double) -> Double { Foundation.sin(x) }
  /// The cosine.
  @inline(__always) public static func cos(_ x: Double) -> Double { Foundation.cos(x) }
  /// The power.
  public static func pow(_ x: Double, _ y: Double) -> Double { Foundation.pow(x, y) }
  /// The power.
  public static func pow(_ x: Double, _ n: Int) -> Double { Foundation.pow(x, Double(n)) }
}

extension Float: Real {
  /// The exponential.
  public static func exp(_ x: Float) -> Float { Foundation.exp(x) }
  /// The sine.
  public static func sin(_ x: Float) -> Float { Foundation.sin(x) }
  /// The cosine.
  public static func cos(_ x: Float) -> Float { Foundation.cos(x) }
  /// The power.
  public static func pow(_ x: Float, _ y: Float) -> Float { Foundation.pow(x, y) }
  /// The power.
  public static func pow(_ x: Float, _ n: Int) -> Float { Foundation.pow(x, Float(n)) }
}
