import CardSim

/// A card that CardSim moves: touches come as the app gets them, and each frame of the display asks where the card is.
struct CardDriver {
  /// The scenario's card, at rest; a preset and settings are the scenario's own.
  let scenario: Scenario
  var session: LiveSession

  init(_ json: String) throws {
    let source = SourceText(name: "card.json", text: json)
    scenario = try ScenarioDocument.read(source, name: "card").scenario()
    session = scenario.liveSession()
  }

  /// Takes a finger's touch with the hardware's own time, seconds since the session's start; late ones too.
  mutating func touch(_ phase: TouchPhase, finger: Int = 0, x: Double, y: Double, at seconds: Double) throws {
    let touch = Touch(phase: phase, pointer: Int32(finger), x: x, y: y)
    try session.add(.touch(touch), microseconds: Int64(seconds * 1_000_000))
  }

  /// Returns the card's top edge in the frame that is shown at an instant.
  mutating func cardY(at seconds: Double) throws -> Double {
    try session.show(microseconds: Int64(seconds * 1_000_000)).sample.cardY
  }
}

#if canImport(UIKit)
  import UIKit

  /// The same under a display link: UIKit's touches in, the card's view out.
  @MainActor final class CardLink: NSObject {
    private var driver: CardDriver
    private let card: UIView
    private let start = CACurrentMediaTime()
    private var link: CADisplayLink?

    /// The touches that are down, each at its finger's number; nil: no finger has the number.
    private var fingers: [UITouch?] = []

    init(moving card: UIView, by json: String) throws {
      (self.card, driver) = (card, try CardDriver(json))
      super.init()
      link = CADisplayLink(target: self, selector: #selector(show))
      link?.add(to: .main, forMode: .common)
    }

    /// Takes a touch, and of a move all samples that UIKit gathered, each at its own time.
    func take(_ touch: UITouch, of event: UIEvent, _ phase: TouchPhase) throws {
      let finger = fingers.firstIndex { $0 === touch } ?? fingers.firstIndex { $0 == nil } ?? fingers.count
      if finger == fingers.count { fingers.append(nil) }
      fingers[finger] = phase == .ended || phase == .cancelled ? nil : touch
      for sample in (phase == .moved ? event.coalescedTouches(for: touch) : nil) ?? [touch] {
        let point = sample.location(in: nil)
        try driver.touch(phase, finger: finger, x: point.x, y: point.y, at: sample.timestamp - start)
      }
      link?.isPaused = false
    }

    /// Ends the motion. A display link keeps its target, so call it when the card's view goes.
    func stop() { link?.invalidate() }

    @objc private func show(_ link: CADisplayLink) {
      // A session lasts a day; begin another one then.
      guard let y = try? driver.cardY(at: link.targetTimestamp - start) else { return stop() }
      card.frame.origin.y = y
      // Nothing moves until the next touch.
      link.isPaused = driver.session.isAtRest
    }
  }
#endif

// A flick whose samples all come two frames late, as on a busy phone.
var driver = try CardDriver(#"{ "cards": [{ "name": "trips", "content": 1600, "detent": "peaking" }] }"#)
var pending: [(phase: TouchPhase, y: Double, time: Double)] = [(.began, 430, 0.100)]
for step in 1...8 { pending.append((.moved, 430 - Double(step) * 14, 0.100 + Double(step) * 0.01)) }
pending.append((.ended, 318, 0.181))
for frame in 0..<80 {
  let now = Double(frame) / 60
  while let touch = pending.first, touch.time + 2.0 / 60 <= now {
    try driver.touch(touch.phase, x: 190, y: touch.y, at: touch.time)
    pending.removeFirst()
  }
  let y = try driver.cardY(at: now)
  if frame % 10 == 0 { print("frame \(frame): y \(y), corrected \(driver.session.corrected.count)") }
}

// What was shown is what a recording of the session gives.
var replay = driver.session.replay()
while try replay.next() {}
let isSame = replay.frame == driver.session.simulation.frame
print("the replay ends at y \(replay.frame.sample.cardY), as the session: \(isSame)")
