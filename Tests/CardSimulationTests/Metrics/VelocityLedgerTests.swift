import CardMath
import CardMotion
import CardTestSupport
import Testing

@testable import CardModel
@testable import CardSimulation

@Suite struct VelocityLedgerTests {
  /// Returns a frame at 60 Hz.
  static func frame(_ number: Int64, y: Double, touch: Double? = nil) -> Frame {
    var frame = Frame()
    frame.ticks = number * 150_000
    (frame.sample.cardY, frame.sample.touchY) = (y, touch)
    return frame
  }

  static func flight(handing handed: Double, from start: Double) -> Flight {
    Flight(
      startY: 0, targetY: 0, handedVelocity: handed, startVelocity: start, lostVelocity: nil, start: .given,
      timing: .spring(Spring(response: 0.4, dampingRatio: 1)), duration: nil, isStiffened: false)
  }

  static func ledger(flight: Flight?, finger: Double? = nil, cutAfter: Bool = false) -> VelocityLedger {
    var ledger = VelocityLedger()
    ledger.add(frame(0, y: 500, touch: 600), release: nil, flight: nil, fingerVelocity: nil, isCut: false)
    ledger.add(frame(1, y: 490, touch: 590), release: nil, flight: nil, fingerVelocity: nil, isCut: false)
    ledger.add(frame(2, y: 478, touch: 578), release: nil, flight: nil, fingerVelocity: nil, isCut: false)
    ledger.add(frame(3, y: 470), release: -700, flight: flight, fingerVelocity: finger, isCut: true)
    ledger.add(frame(4, y: 465), release: nil, flight: nil, fingerVelocity: nil, isCut: cutAfter)
    ledger.add(frame(5, y: 400), release: nil, flight: nil, fingerVelocity: nil, isCut: false)
    return ledger
  }

  @Test func everyHopIsKept() {
    let ledger = Self.ledger(flight: Self.flight(handing: -350, from: -360))
    #expect(ledger.finger!.isNear(-720, 1e-9))
    #expect(ledger.estimator == -700)
    #expect(ledger.policy == -350)
    #expect(ledger.start == -360)
    #expect(ledger.firstFrame!.isNear(-300, 1e-9))
    #expect(ledger.releaseRatio!.isNear(0.5, 1e-12))
  }

  @Test func aFingersSamplesKnowBetterThanFrames() {
    let ledger = Self.ledger(flight: Self.flight(handing: -350, from: -360), finger: -900)
    #expect(ledger.finger == -900)
    #expect(ledger.releaseRatio == 0.4)
    let slow = Self.ledger(flight: Self.flight(handing: 0, from: 5), finger: 9.9)
    #expect(slow.releaseRatio == nil, "a finger that stands has no velocity to keep")
  }

  @Test func whatIsNotKnownIsNotSaid() {
    let ledger = Self.ledger(flight: nil, cutAfter: true)
    #expect(ledger.policy == nil)
    #expect(ledger.start == nil)
    #expect(ledger.releaseRatio == nil)
    #expect(ledger.firstFrame == nil)
  }
}
