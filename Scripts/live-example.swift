import CardSim

/// A card that CardSim moves: touches come as the app gets them, and each frame of the display asks where the card is.
struct CardDriver {
  /// A session of the scenario's card, which begins at rest; a preset and settings are the scenario's own.
  var session: ScenarioSession

  init(_ json: String) throws {
    session = try ScenarioSession(ScenarioDocument.read(SourceText(name: "card.json", text: json), name: "card"))
  }

  /// Continues what `saved` returned.
  init(resuming text: String) throws {
    let source = SourceText(name: "session.json", text: text)
    session = try ScenarioSession(resuming: ScenarioDocument.read(source, name: "card"))
  }

  /// Takes a finger's touch with the hardware's own time, seconds since the session's start; late ones too.
  mutating func touch(_ phase: TouchPhase, finger: Int = 0, x: Double, y: Double, at seconds: Double) throws {
    let touch = Touch(phase: phase, pointer: Int32(finger), x: x, y: y)
    try session.add(.touch(touch), microseconds: Int64((seconds * 1_000_000).rounded()))
  }

  /// Takes a change of what is around the card, in the words of a scenario: a rotation, a keyboard, a size.
  mutating func change(_ input: String, at seconds: Double) throws {
    try session.change(input, microseconds: Int64((seconds * 1_000_000).rounded()))
  }

  /// Returns the session as a text, which `cardsim run` repeats and `init(resuming:)` continues.
  func saved() throws -> String? { try session.text() }

  /// Returns the card's top edge in the frame that is shown at an instant.
  mutating func cardY(at seconds: Double) throws -> Double {
    try session.show(microseconds: Int64((seconds * 1_000_000).rounded())).sample.cardY
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

    /// Tells the card of a keyboard; its notifications have the end frame, on the screen.
    func keyboard(_ endFrame: CGRect) throws {
      let height = max(0, UIScreen.main.bounds.maxY - endFrame.minY)
      try driver.change(#"{ "keyboard": \#(height) }"#, at: CACurrentMediaTime() - start)
      link?.isPaused = false
    }

    /// Ends the motion. A display link keeps its target, so call it when the card's view goes.
    func stop() { link?.invalidate() }

    @objc private func show(_ link: CADisplayLink) {
      // A session lasts a day; begin another one then.
      guard let y = try? driver.cardY(at: link.targetTimestamp - start) else { return stop() }
      card.frame.origin.y = y
      // Nothing moves until the next touch.
      link.isPaused = driver.session.live.isAtRest
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
  if frame % 10 == 0 { print("frame \(frame): y \(y), corrected \(driver.session.live.corrected.count)") }
}

// A recording of the session gives the same frames as were shown.
var replay = driver.session.live.replay()
while try replay.next() {}
let isSame = replay.frame == driver.session.live.simulation.frame
print("the replay ends at y \(replay.frame.sample.cardY), as the session: \(isSame)")

// A keyboard comes while the card goes down, and the app is left in the middle of that: it continues where it was.
try driver.change(#"{ "move": "peaking" }"#, at: 1.33)
try driver.change(#"{ "keyboard": 336 }"#, at: 1.36)
for frame in 80..<85 { _ = try driver.cardY(at: Double(frame) / 60) }
var resumed = try CardDriver(resuming: driver.saved() ?? "")
for frame in [85, 90, 120] {
  let (one, other) = (try driver.cardY(at: Double(frame) / 60), try resumed.cardY(at: Double(frame) / 60))
  print("frame \(frame): y \(one), the same in the resumed session: \(one == other)")
}
