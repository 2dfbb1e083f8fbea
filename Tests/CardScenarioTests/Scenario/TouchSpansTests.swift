import CardModel
import CardScenario
import CardScenarioSupport
import CardSimulation
import CardText
import Testing

@Suite struct TouchSpansTests {
  static func path(at: Int, _ start: Int, _ end: Int, pointer: Int = 0) -> String {
    """
    {"at": "\(at)ms", "path": {"points": [["\(start)ms", 200, 500], ["\(end)ms", 200, 480]], "pointer": \(pointer)}}
    """
  }

  @Test func oneFingerIsDownOnceAtATime() {
    let clash = ["finger 0 is down already when this touch begins"]
    func messages(_ paths: String...) -> [String] {
      do throws(DiagnosticsError) {
        _ = try scenario(withInputs(paths.joined(separator: ",")))
        return []
      } catch {
        return error.diagnostics.filter { $0.severity == .error }.map(\.message)
      }
    }
    #expect(messages(Self.path(at: 0, 0, 20), Self.path(at: 19, 0, 20)) == clash)
    #expect(messages(Self.path(at: 19, 0, 20), Self.path(at: 0, 0, 20)) == clash)
    #expect(messages(Self.path(at: 0, 0, 90), Self.path(at: 10, 0, 20)) == clash)
    #expect(messages(Self.path(at: 0, 0, 20), Self.path(at: 19, 0, 20, pointer: 1)).isEmpty)
    #expect(messages(Self.path(at: 0, 0, 20), Self.path(at: 21, 0, 20)).isEmpty)
    // A finger may come down at the instant at which it lifts, if the document has the lift first.
    #expect(messages(Self.path(at: 0, 0, 20), Self.path(at: 20, 0, 20)).isEmpty)
    #expect(messages(Self.path(at: 20, 0, 20), Self.path(at: 0, 0, 20)) == clash)
    #expect(messages(Self.path(at: 0, 0, 90), Self.path(at: 10, 0, 20), Self.path(at: 40, 0, 20)) == clash + clash)
  }

  @Test func aRecordedFingerMayTapTwiceInOneInstant() throws {
    let twice = Gesture(samples: [
      TouchSample(microseconds: 0, phase: .began, x: 10, y: 20),
      TouchSample(microseconds: 5_000, phase: .ended, x: 10, y: 20),
      TouchSample(microseconds: 5_000, phase: .began, x: 10, y: 20),
      TouchSample(microseconds: 9_000, phase: .ended, x: 10, y: 20),
    ])
    #expect(try inputs(#"{"at": "1ms", "gesture": "f"}"#, gestures: ["f": twice]).count == 4)
  }
}
