import CardMath
import CardMotion

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension BenchmarkCase {
  /// The yardstick: the spring of `spring sampled`, written out with the exponential, sine and cosine of the C library.
  ///
  /// It is what a program without this library would compute in a frame, and it is as fast as the machine: an aim is a
  /// multiple of its time in the same run, which a slow machine keeps as well as a fast one.
  public static let closedForm = BenchmarkCase(
    name: "spring on the C library", item: "position and velocity",
    proof: {
      // C libraries differ in the last bits, and a digest has the same bits everywhere: millionths of a point are.
      let spring = ClosedForm(motionParameters)
      return Proof(digest: roundedDigest { spring.state(at: $0) }, frames: 0)
    },
    makeWork: {
      let spring = ClosedForm(motionParameters)
      return { items in
        var sum = 0.0
        for index in 0..<items {
          let state = spring.state(at: Double(index & 1023) * 0.001)
          sum += state.position + state.velocity
        }
        return sum.isFinite ? items : 0
      }
    },
    results: {
      let spring = ClosedForm(motionParameters)
      return (0..<1024).map { hexadecimal(spring.state(at: Double($0) * 0.001).position) }
    })

  /// The time of an item of ``closedForm`` on the machine on which the aims were set, nanoseconds.
  public static let closedFormNanoseconds = 18.4

  /// The digest of a spring's states in whole millionths of a point, and of a point per second.
  public static func roundedDigest(_ state: (_ time: Double) -> MotionState) -> String {
    var digest = Digest()
    for index in 0..<1024 {
      let state = state(Double(index) * 0.001)
      digest.combine((state.position * 1e6).rounded())
      digest.combine((state.velocity * 1e6).rounded())
    }
    return digest.text
  }

  /// A spring that oscillates:
  ///
  /// ```
  /// x = e^(−ζωt) (x₀ cos ρt + (v₀ + ζω x₀)/ρ · sin ρt)           ρ = ω √(1−ζ²)
  /// ```
  private struct ClosedForm {
    private let decay, rate, cosine, sine, velocityCosine, velocitySine: Double

    init(_ motion: (spring: Spring, displacement: Double, velocity: Double)) {
      let ratio = motion.spring.dampingRatio
      decay = ratio * motion.spring.angularFrequency
      rate = motion.spring.angularFrequency * (1 - ratio * ratio).squareRoot()
      cosine = motion.displacement
      sine = (motion.velocity + decay * motion.displacement) / rate
      velocityCosine = motion.velocity
      velocitySine = -(decay * sine + rate * motion.displacement)
    }

    @inline(__always)
    func state(at time: Double) -> MotionState {
      let (wave, envelope) = ((sin: sin(rate * time), cos: cos(rate * time)), exp(-decay * time))
      return MotionState(
        position: envelope * (cosine * wave.cos + sine * wave.sin),
        velocity: envelope * (velocityCosine * wave.cos + velocitySine * wave.sin))
    }
  }
}
