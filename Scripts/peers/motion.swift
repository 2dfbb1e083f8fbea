/// Motion's SpringFunction and Bezier, as they are, compiled as one module with this, which favours them.
@main
enum MotionRunner {
  static func main() {
    let spring = SpringFunction<Double>(response: 0.4, dampingRatio: 0.8)
    let curve = Bezier<Double>(x1: 0.32, y1: 0.72, x2: 0, y2: 1)
    race([
      RaceWork(
        work: "spring sampled", program: "Motion SpringFunction",
        run: { items in
          var sum = 0.0
          for index in 0..<items {
            var velocity = -812.4
            sum += spring.solve(dt: Double(index & 1023) * 0.001, x0: 319.5, velocity: &velocity) + velocity
          }
          return sum
        },
        results: {
          (0..<1024).map { index in
            var velocity = -812.4
            return bits(spring.solve(dt: Double(index) * 0.001, x0: 319.5, velocity: &velocity))
          }
        }),
      RaceWork(
        work: "cubic curve value", program: "Motion Bezier, its epsilon",
        run: { items in
          var sum = 0.0
          for index in 0..<items { sum += curve.solve(x: Double(index & 1023) / 1024) }
          return sum
        },
        results: { (0..<1024).map { bits(curve.solve(x: Double($0) / 1024)) } }),
    ])
  }
}
