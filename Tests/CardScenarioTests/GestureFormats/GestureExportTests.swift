import CardModel
import CardScenario
import CardTestSupport
import CardText
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

  /// A scale that takes a finger beyond any screen is refused before a number overflows.
  @Test(arguments: [1e-307, 1e-305, 1e-7]) func aScaleTooSmallIsSaid(scale: Double) {
    for target in [GestureExport.Target.w3c, .adb] {
      let error = thrown(GestureExport.Impossible.self) { try GestureExport(Self.one, to: target, scale: scale) }
      #expect(error?.message.contains("beyond any screen") == true, "\(target)")
    }
    #expect(throws: Never.self) { try GestureExport(Self.one, to: .w3c, scale: 0.001) }
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
    #expect(test.contains("CGVector(dx: 200, dy: 600)"))
    #expect(test.contains("CGVector(dx: 200, dy: 300)"))
    #expect(test.contains("XCUIGestureVelocity(rawValue: "))
  }

  /// XCTest plays to UIKit: a finger that is let go in motion has the speed that UIKit reports, and one that rests
  /// before it lifts the mean speed of its motion, and then the rest.
  @Test(arguments: [
    // (the distance between two samples, points, their number, the rest, µs; the speed and the hold)
    (-10.0, 30, Int64(0), "600", "0"), (-50, 4, 100_000, "3030", "0.1"), (-50, 4, 250_000, "3030", "0.25"),
    (-0.1, 100, 0, "6", "0.1"), (0, 3, 0, "1", "0.1"),
  ])
  func xctestHasASpeedOfUIKit(step: Double, count: Int, rest: Int64, speed: String, hold: String) throws {
    let interval: Int64 = step == -10 || step == -0.1 ? 16_667 : 16_500
    var samples = (0...count).map { index in
      TouchSample(
        microseconds: Int64(index) * interval, phase: index == 0 ? .began : .moved, pointer: 0, x: 200,
        y: 600 + Double(index) * step)
    }
    samples.append(
      TouchSample(
        microseconds: samples[count].microseconds + rest, phase: .ended, pointer: 0, x: 200, y: samples[count].y))
    let export = try GestureExport(Gesture(samples: samples), to: .xctest)
    #expect(export.text.contains("XCUIGestureVelocity(rawValue: \(speed)),\n  thenHoldForDuration: \(hold))\n"))
    #expect(export.notes[0].contains(hold == "0" ? "that of the release" : "the mean one until the finger rests"))
  }

  /// The velocity that a gesture was made for is the one that XCTest gets.
  /// Two touches are no one drag, and the second has its own begin.
  @Test func severalTouchesStayApart() throws {
    let rows = "0,began,0,200,500\n9000,ended,0,200,480\n500000,began,0,200,300\n509000,ended,0,200,320\n"
    let gesture = try Gesture(csv: Array("time_us,phase,pointer,x_pt,y_pt\n\(rows)".utf8), name: "two")
    for target in [GestureExport.Target.xctest, .adb] {
      do throws(GestureExport.Impossible) {
        _ = try GestureExport(gesture, to: target)
        Issue.record("\(target) takes two touches")
      } catch {
        #expect(error.message.hasPrefix("\(target.rawValue) drags once, and there are 2 touches"))
      }
    }
    let text = try GestureExport(gesture, to: .espresso).text
    #expect(text.contains("ACTION_DOWN) down = start + it.millis"))
    #expect(text.contains("obtain(down, start + it.millis,"))
  }

  @Test func xctestHasTheReleaseVelocityOfASwipe() throws {
    let gesture = try Gesture.swipe(
      from: GesturePoint(x: 200, y: 600), to: GesturePoint(x: 200, y: 300), microseconds: 400_000,
      releaseVelocity: -560)
    #expect(try GestureExport(gesture, to: .xctest).text.contains("rawValue: 560)"))
  }

  private static func gesture(_ phase: TouchPhase, x: Double = 200, y: Double = 300) -> Gesture {
    Gesture(samples: [
      TouchSample(microseconds: 0, phase: .began, x: 200, y: 400),
      TouchSample(microseconds: 10_000, phase: .moved, x: x, y: y),
      TouchSample(microseconds: 20_000, phase: phase, x: x, y: y),
    ])
  }

  /// A cancelled touch is a lift where a notation has no cancel, and this is said.
  @Test(arguments: [
    (GestureExport.Target.getevent, true), (.xctest, true), (.adb, true), (.w3c, false), (.espresso, false),
  ])
  func aCancelThatIsLostIsSaid(target: GestureExport.Target, isLost: Bool) throws {
    let screen = GestureImport.Measures.Size(width: 390, height: 844)
    let note = "\(target.rawValue) has no cancel: a cancelled touch becomes a lift, which may send the card elsewhere"
    let cancelled = try GestureExport(Self.gesture(.cancelled), to: target, screen: screen)
    #expect(cancelled.notes.contains(note) == isLost, "\(cancelled.notes)")
    #expect(cancelled.text.lowercased().contains("cancel") != isLost)
    let ended = try GestureExport(Self.gesture(.ended), to: target, screen: screen)
    #expect(!ended.notes.contains { $0.contains("cancel") })
  }

  /// The cost of whole milliseconds is that of this gesture, and not of any: at 240 Hz one is a quarter of an interval.
  @Test func theCostOfWholeMillisecondsIsThisGesturesOwn() throws {
    func swipe(_ hertz: Int64) -> Gesture {
      let times = (0...30 as ClosedRange<Int64>).map { $0 * 1_000_000 / hertz }
      return Gesture(
        samples: times.enumerated().map { index, time in
          TouchSample(
            microseconds: time, phase: index == 0 ? .began : index == 30 ? .ended : .moved, x: 200,
            y: 600 - 0.3 * Double(time) / 1000)
        })
    }
    // By hand: the last two intervals of 4.167 ms are 4 ms, then 5 ms.
    let fine = swipe(240)
    let notes = try GestureExport(fine, to: .w3c).notes
    var rounded = fine
    for index in rounded.samples.indices {
      rounded.samples[index].microseconds = (fine.samples[index].microseconds + 500) / 1000 * 1000
    }
    let after = try #require(rounded.releaseVelocity(by: .uiPan)).y
    #expect((after + 300).magnitude > 10)
    let text = DecimalText.fixed(after, decimals: 1)
    #expect(
      notes == [
        "times are rounded to whole milliseconds, which makes a release of -300.0 pt/s, by UIKit's pan, one of \(text)"
      ])
    #expect(try GestureExport(swipe(250), to: .w3c).notes == [])
    #expect(try GestureExport(fine, to: .espresso).notes.first == notes[0])
  }

  /// A panel ends at the screen's edge: a place beyond it is moved there, and this is said. The edge itself is on it.
  @Test(arguments: [
    (600.0, 300.0, 2), (200, -1, 2), (-0.01, 844.1, 2), (390, 844, 0), (0, 0, 0), (200, 1e9, 2),
  ])
  func whatLiesOffTheScreenIsSaid(x: Double, y: Double, count: Int) throws {
    let screen = GestureImport.Measures.Size(width: 390, height: 844)
    let export = try GestureExport(Self.gesture(.ended, x: x, y: y), to: .getevent, screen: screen)
    let said = export.notes.filter { $0.contains("off the screen") }
    #expect(said == (count == 0 ? [] : ["\(count) samples lie off the screen, and are moved to its edge"]))
    let actions = try GestureExport(Self.gesture(.ended, x: x, y: y), to: .w3c)
    #expect(!actions.notes.contains { $0.contains("off the screen") })
  }
}
