import CardScenario
import CardSimulation
import CardTestSupport
import CardTuning
import Testing

@Suite struct AxisTests {
  @Test func aRangeIsAsItIsWritten() throws {
    let axis = try Axis("settle.damping_ratio=0.7:0.95:0.05")
    #expect((0..<6).map { axis.value(at: $0) } == [0.7, 0.75, 0.8, 0.85, 0.9, 0.95].map { .number($0) })
    #expect(axis.count == 6)
    #expect(axis.key.name == "settle.damping_ratio")
  }

  @Test func anAxisContainsItsValues() throws {
    for (text, inside, outside) in [
      ("settle.response=0.2:0.6", [0.2, 0.37, 0.6], [0.19, 0.61]),
      ("settle.response=0.2:0.6:0.1", [0.2, 0.3, 0.5, 0.6], [0.1, 0.25, 0.7]),
      ("settle.response=0.2:0.55:0.1", [0.5], [0.55]), ("settle.response=0.45,0.5", [0.45, 0.5], [0.47]),
    ] {
      let axis = try Axis(text)
      for number in inside { #expect(axis.contains(.number(number)), "\(text) \(number)") }
      for number in outside { #expect(!axis.contains(.number(number)), "\(text) \(number)") }
      #expect(!axis.contains(.text("x")))
      #expect(!axis.isOneValue)
    }
    let words = try Axis("snap.policy=swipe,step")
    #expect(words.contains(.text("step")))
    #expect(!words.contains(.text("nearest")))
    #expect(try Axis("snap.policy=swipe").isOneValue && Axis("settle.response=0.4:0.4").isOneValue)
  }

  @Test func aListKeepsItsOrder() throws {
    let axis = try Axis("touch.estimator=lsq2,impulse")
    #expect(axis.value(at: 0) == .text("lsq2"))
    #expect(axis.value(at: 1) == .text("impulse"))
    #expect(axis.count == 2)
    #expect(axis.value(at: 0.49) == .text("lsq2"))
    #expect(axis.value(at: 0.5) == .text("impulse"))
    #expect(axis.value(at: 1.0) == .text("impulse"))
    #expect(axis.share(of: .text("impulse")) == 0.75)
    let curves = try Axis("push.curve=cubic-bezier(0, 0, 0.58, 1),linear")
    #expect(curves.count == 2)
    #expect(curves.value(at: 1) == .text("linear"))
  }

  /// Numbers in between have no more digits than a thousandth of the range needs.
  @Test func aSpanHasNumbersThatPeopleType() throws {
    let axis = try Axis("settle.response=0.2:0.6")
    #expect(axis.count == nil)
    #expect(axis.value(at: 1.0 / 3) == .number(0.3333))
    #expect(axis.value(at: 1.0) == .number(0.6))
    let wide = try Axis("snap.resistance=0:1000")
    #expect(wide.value(at: 0.123456) == .number(123))
    #expect(wide.value(at: 0.0) == .number(0))
    #expect(try Axis("fps=24:240").value(at: 0.4999) == .number(132))
    #expect(try Axis("settle.response=0.4:0.4").value(at: 0.7) == .number(0.4))
  }

  @Test(arguments: Seeds.few) func aShareIsFoundAgain(seed: UInt64) throws {
    let axis = try Axis("settle.response=0.2:0.6")
    let share = Double(seed % 1000) / 1000
    #expect(axis.share(of: axis.value(at: share)).isNear(share, 0.001))
    let stepped = try Axis("settle.response=0.2:0.6:0.1")
    let value = stepped.value(at: share)
    #expect(stepped.value(at: stepped.share(of: value)) == value)
  }

  /// A range and a list have the numbers that they would have without units, to the bit.
  @Test func numbersMayHaveUnits() throws {
    #expect(try Axis("settle.response=250ms:550ms:50ms") == Axis("settle.response=0.25:0.55:0.05"))
    #expect(try Axis("settle.response=0.25 s:550ms:50000us") == Axis("settle.response=0.25:0.55:0.05"))
    #expect(try Axis("settle.response=350ms,0.4s,0.5") == Axis("settle.response=0.35,0.4,0.5"))
    #expect(try Axis("settle.response=300ms:600ms") == Axis("settle.response=0.3:0.6"))
    #expect(try Axis("dim.map_max=10%:30%:10%").value(at: 2) == .number(0.3))
    #expect(try Axis("snap.resistance=low,600pt/s").value(at: 1) == .number(600))
  }

  private static let unfitUnits = [
    ("settle.response=250:550:50ms", "settle.response: some numbers of \"250:550:50ms\" have a unit"),
    ("settle.response=250px:550px:50px", "settle.response takes a number in s, ms or us, found \"250px\""),
    ("settle.response=8pt", "settle.response takes a number in s, ms or us, found \"8pt\""),
    ("fps=60Hz", "fps takes \(FrameRate.accepted), found \"60Hz\""),
  ]

  @Test(arguments: unfitUnits)
  func aUnitMustFit(text: String, message: String) {
    #expect { try Axis(text) } throws: { ($0 as? Axis.Flaw)?.message == message }
  }

  @Test func aRangeWithoutItsSteps() throws {
    #expect(try Axis("settle.response=0.2:0.65:0.1").continuous == Axis("settle.response=0.2:0.6"))
    // One value, however it is written.
    #expect(try Axis("settle.response=0.4:0.40:0.1").value(at: 0.7) == .number(0.4))
  }

  @Test(arguments: [
    ("settle.respons=1,2", "there is no key \"settle.respons\"", "settle.response"),
    ("settle.response=0.5:0.2:0.1", "goes from the larger", "0.2:0.5:0.1"),
    ("settle.response=0.2:0.5:0", "step", ""), ("settle.response=0.2:x:0.1", "isn't a number", ""),
    ("settle.response=0.2,,0.3", "a value is missing", ""), ("settle.response", "an axis is key=low:high:step", ""),
    ("=3", "an axis is", ""), ("settle.response=0:1:0.5", "takes a number from 0.01 to 10", ""),
    ("settle.response=0.2:0.6:5", "wider than the range", "the number of values"),
    ("settle.motion=1:2:1", "no numbers", "list"), ("settle.motion=sprung", "takes", "spring"),
    ("push.curve.x1=0:2", "takes a number from 0 to 1", ""), ("fps=60:90:0.5", "fps takes frames", "whole"),
    ("snap.max_detents=1.5:3:1", "whole", "whole"),
  ])
  func mistakesHaveTheirWords(text: String, message: String, help: String) {
    do throws(Axis.Flaw) {
      _ = try Axis(text)
      Issue.record("\(text) was read")
    } catch {
      #expect(error.message.contains(message), "\(error.message)")
      #expect(help.isEmpty || (error.help ?? "").contains(help), "\(error)")
    }
  }
}
