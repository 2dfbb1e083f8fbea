import CardModel
import CardScenario

/// Gestures like those of a broken recording: fingers that jump, stand still, come down two at a time and are
/// cancelled. The name of its file determines each.
enum RawGesture {
  private static let (prefix, suffix) = ("raw-", ".csv")

  /// The file name of a gesture.
  static func name(_ number: Int) -> String { "\(prefix)\(number)\(suffix)" }

  /// The gesture with that file name; nil if it is not a random one.
  static func named(_ name: String) -> Gesture? {
    guard name.hasPrefix(prefix), name.hasSuffix(suffix) else { return nil }
    return UInt64(name.dropFirst(prefix.count).dropLast(suffix.count)).map(gesture)
  }

  private static func gesture(_ number: UInt64) -> Gesture {
    var draw = Draw(seed: number, index: 0)
    var (samples, time) = ([TouchSample](), Int64(0))
    var down: [Int32: (x: Double, y: Double)] = [:]
    let (gap, leap) = (draw.pick([1, 50, 4_000, 8_333, 16_667]), draw.pick([0, 10, 100, 10_000, 1_000_000]) as Double)
    func add(_ phase: TouchPhase, _ pointer: Int32) {
      let last = down[pointer] ?? (x: draw.number(0...430), y: draw.number(0...930))
      let moves = phase == .moved
      let (x, y) = (last.x + (moves ? draw.number(-leap...leap) : 0), last.y + (moves ? draw.number(-leap...leap) : 0))
      let place = (x: min(max(x, -1e6), 1e6), y: min(max(y, -1e6), 1e6))
      down[pointer] = phase == .ended || phase == .cancelled ? nil : place
      samples.append(TouchSample(microseconds: time, phase: phase, pointer: pointer, x: place.x, y: place.y))
    }
    add(.began, 0)
    for _ in 0..<draw.whole(1...60) {
      time += Int64(draw.chance(0.8) ? gap : draw.whole(0...200_000))
      let pointer = Int32(draw.chance(0.8) ? 0 : draw.whole(0...3))
      let phase: TouchPhase = down[pointer] == nil ? .began : draw.pick([.moved, .moved, .moved, .stationary, .ended])
      add(draw.chance(0.02) && down[pointer] != nil ? .cancelled : phase, pointer)
    }
    for pointer in down.keys.sorted() { add(draw.chance(0.8) ? .ended : .cancelled, pointer) }
    return Gesture(samples: samples)
  }
}
