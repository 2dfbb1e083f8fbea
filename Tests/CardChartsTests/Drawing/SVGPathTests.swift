import CardMath
import CardTestSupport
import Testing

@testable import CardCharts

@Suite struct SVGPathTests {
  /// Returns the corners of a path as SVG defines them, in tenths of a unit.
  static func points(_ text: String) -> [(Int, Int)] {
    var points: [(Int, Int)] = []
    var (x, y) = (0, 0)
    var numbers: [Int] = []
    var command: Character = " "
    func tenths(_ text: Substring) -> Int { Int((Double(text)! * 10).rounded()) }
    func finish() {
      switch command {
      case "M": (x, y) = (numbers[0], numbers[1])
      case "m": (x, y) = (x + numbers[0], y + numbers[1])
      case "h": x += numbers[0]
      case "v": y += numbers[0]
      case "l":
        for pair in stride(from: 0, to: numbers.count, by: 2) {
          (x, y) = (x + numbers[pair], y + numbers[pair + 1])
          points.append((x, y))
        }
        return
      default: return
      }
      points.append((x, y))
    }
    for match in text.matches(of: /([A-Za-z])|(-?[0-9]*\.?[0-9]+)/) {
      if let letter = match.output.1 {
        finish()
        (command, numbers) = (letter.first!, [])
      } else if let number = match.output.2 {
        numbers.append(tenths(number))
      }
    }
    finish()
    return points
  }

  @Test func straightStretchesAreTwoPoints() {
    var path = SVGPath()
    path.move(0, 0)
    for x in 1...10 { path.line(Double(x), 0) }
    for step in 1...5 { path.line(10 + Double(step), Double(step) * 2) }
    path.line(15, 3)
    #expect(String(decoding: path.finished(), as: UTF8.self) == "M0 0h10l5 10v-7")
  }

  @Test func dotsAndBoxes() {
    var path = SVGPath()
    path.dot(1.25, 2)
    path.dot(1.5, 1.9)
    path.rect(x: 1, y: 2, width: 3.5, height: 0.4)
    path.dot(8, 9)
    #expect(String(decoding: path.finished(), as: UTF8.self) == "M1.3 2h0m.2-.1h0M1 2h3.5v.4h-3.5zM8 9h0")
    let isEmpty = SVGPath().isEmpty
    #expect(isEmpty)
  }

  /// A curve leaves out what lies within a tenth of a pixel of its sections, and nothing else.
  @Test(arguments: Seeds.few) func curvesStayWithinATenth(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var path = SVGPath()
    var points: [(Int, Int)] = []
    var (x, y, slope) = (0.0, 50.0, 0.0)
    for index in 0..<300 {
      if random.next() % 8 == 0 { slope = Double(random.next() % 200) / 100 - 1 }
      if index == 0 { path.move(x, y) } else { path.curve(x, y) }
      points.append((Int((x * 10).rounded()), Int((y * 10).rounded())))
      let step = Double(random.next() % 12 + 1) / 10
      (x, y) = (x + step, y + slope * step + (random.next() % 5 == 0 ? 0.1 : 0))
    }
    let corners = Self.points(String(decoding: path.finished(), as: UTF8.self))
    #expect(corners.first.map { [$0.0, $0.1] } == [points[0].0, points[0].1])
    #expect(corners.last.map { [$0.0, $0.1] } == [points[299].0, points[299].1])
    #expect(corners.count < 200)
    for (x, y) in points {
      let place = corners.lastIndex { $0.0 <= x } ?? 0
      let (from, to) = (corners[place], corners[min(place + 1, corners.count - 1)])
      let share = to.0 > from.0 ? Double(x - from.0) / Double(to.0 - from.0) : 0
      let drawn = Double(from.1) + share * Double(to.1 - from.1)
      #expect((drawn - Double(y)).magnitude <= 1 + 1e-9, "at \(x): \(drawn), \(y)")
    }
  }

  /// A line that turns back isn't a straight one, and no rounding error adds up along it.
  @Test(arguments: Seeds.few) func cornersStayWhereTheyAre(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    func coordinate() -> Double { Double(random.next() % 9_000) / 90 - 50 }
    var path = SVGPath()
    var corners: [(Int, Int)] = []
    func tenths(_ number: Double) -> Int { Int((number * 10).rounded()) }
    for index in 0..<100 {
      // Some lines run along an axis, and back.
      let (x, y) = (random.next() % 3 == 0 ? 1 : coordinate(), random.next() % 3 == 0 ? 2 : coordinate())
      if index % 20 == 0 { path.move(x, y) } else { path.line(x, y) }
      corners.append((tenths(x), tenths(y)))
    }
    let found = Self.points(String(decoding: path.finished(), as: UTF8.self))
    var place = 0
    for point in found {
      // An omitted point lies on the line between two kept points.
      let next = corners[place...].firstIndex { $0 == point }
      #expect(next != nil && next! - place < 20, "\(point)")
      guard let next else { return }
      for skipped in corners[place..<next] where place > 0 {
        let (from, to) = (corners[place - 1], point)
        let cross = (skipped.0 - from.0) * (to.1 - from.1) - (skipped.1 - from.1) * (to.0 - from.0)
        #expect(cross == 0)
        #expect(min(from.0, to.0)...max(from.0, to.0) ~= skipped.0)
      }
      place = next + 1
    }
  }
}
