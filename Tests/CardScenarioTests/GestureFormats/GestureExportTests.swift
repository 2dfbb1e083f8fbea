import CardModel
import CardScenario
import CardTestSupport
import Testing

@Suite struct GestureExportTests {
  private static let two = RandomGesture(seed: 2).gesture
  private static let one = RandomGesture(seed: 1, isWholeMilliseconds: true).gesture

  @Test func oneFingerOnlyIsSaid() {
    for target in [GestureExport.Target.xctest, .espresso, .adb] {
      let error = thrown(GestureExport.Impossible.self) { try GestureExport(Self.two, to: target) }
      #expect(error?.message.contains("w3c holds all of them") == true)
    }
    let error = thrown(GestureExport.Impossible.self) { try GestureExport(Self.one, to: .getevent) }
    #expect(error?.message.contains("--screen") == true)
  }

  @Test func espressoHasEverySample() throws {
    let text = try GestureExport(Self.one, to: .espresso).text
    for sample in Self.one.samples {
      #expect(text.contains("Sample(\(sample.microseconds / 1000), MotionEvent.ACTION_"))
    }
    #expect(text.contains("Sample(0, MotionEvent.ACTION_DOWN, 20f, 600f),"))
  }

  @Test func adbHasTheEndsInPixels() throws {
    let gesture = try Gesture.swipe(
      from: GesturePoint(x: 200, y: 600), to: GesturePoint(x: 200, y: 300), microseconds: 150_000,
      releaseVelocity: -900)
    let export = try GestureExport(gesture, to: .adb, scale: 0.5)
    #expect(export.text == "adb shell input touchscreen swipe 400 1200 400 600 150\n")
    #expect(export.notes.count == 1)
    let test = try GestureExport(gesture, to: .xctest).text
    #expect(test.contains("CGVector(dx: 200, dy: 600)") && test.contains("CGVector(dx: 200, dy: 300)"))
    #expect(test.contains("XCUIGestureVelocity(rawValue: "))
  }
}
