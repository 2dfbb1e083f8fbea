import CardMotion
import CardSettings
import Testing

@Suite struct SettingValueTests {
  @Test func messagesSayWhatWouldDo() {
    func message(_ name: String, _ value: SettingValue) -> String? {
      var settings = Settings()
      do throws(SettingError) {
        try SettingKey.named(name)!.set(value, in: &settings)
        return nil
      } catch {
        return error.message + (error.help.map { " | \($0)" } ?? "")
      }
    }
    #expect(message("touch.slop", .number(-1)) == "touch.slop takes a number from 0 to 200 (pt), found -1")
    #expect(
      message("snap.max_detents", .number(1.5)) == "snap.max_detents takes a whole number from 1 to 100, found 1.5")
    #expect(
      message("snap.resistance", .text("hihg"))
        == "snap.resistance takes a number from 0 to 100000, or any, low, normal or high (pt/s), found \"hihg\" "
        + "| did you mean \"high\"?")
    #expect(message("touch.grab", .number(1)) == "touch.grab takes true or false, found 1")
    #expect(
      message("clock.delivery", .text("frames"))
        == "clock.delivery takes immediate or frame, found \"frames\" | did you mean \"frame\"?")
    #expect(
      message("settle.curve", .flag(true))
        == "settle.curve takes a curve's name, cubic-bezier(…), linear(…) or steps(…), found true")
  }

  /// A curve that passes its end by more than the whole distance is refused, for any key, and as a sweep sets it.
  /// A number that no text has is refused, not written down: a slider's 0/0 comes from code.
  @Test(arguments: [(Double.nan, "nan"), (.infinity, "infinity"), (-.infinity, "-infinity")])
  func aNumberThatIsNoneIsRefused(number: Double, word: String) throws {
    var settings = Settings()
    let before = settings
    for name in ["settle.response", "motion.edge_overshoot_max", "settle.curve", "touch.estimator"] {
      let key = try #require(SettingKey.named(name))
      do throws(SettingError) {
        try key.set(.number(number), in: &settings)
        Issue.record("\(name) takes \(number)")
      } catch {
        let isQuoted = error.message.hasSuffix("found \(word)")
        #expect(isQuoted, "\(error)")
        #expect(error.message.hasPrefix("\(name) takes "), "\(error)")
        #expect(error.description == error.message + (error.help.map { "; \($0)" } ?? ""))
      }
    }
    #expect(settings == before)
  }

  @Test func aCurveGoesBeyondItsEndsByTheWholeDistanceAtMost() {
    func message(_ curve: String) -> String? {
      var settings = Settings()
      do throws(SettingError) {
        try SettingKey.named("tap.curve")!.set(.text(curve), in: &settings)
        return nil
      } catch {
        return error.message
      }
    }
    let words = "tap.curve takes a curve with outputs from -1 to 2, found one that reaches "
    #expect(message("linear(0,1000000,1)") == words + "1000000")
    #expect(message("linear(0,-1.5,1)") == words + "-1.5")
    #expect(message("linear(0,2,-1,1)") == nil)
    #expect(message("cubic-bezier(0.3, 3, 0.6, 1)") == nil)
    #expect(message("cubic-bezier(0.3, 9, 0.6, 1)")?.hasPrefix(words) == true)
  }

  @Test func argumentsAreReadAsWhatTheyLookLike() {
    #expect(SettingValue(argument: "true") == .flag(true))
    #expect(SettingValue(argument: "false") == .flag(false))
    #expect(SettingValue(argument: "0.25") == .number(0.25))
    #expect(SettingValue(argument: "-3e2") == .number(-300))
    #expect(SettingValue(argument: "none") == .text("none"))
    #expect(SettingValue(argument: "") == .text(""))
  }

  /// As `--fps .5` and the other options take them.
  @Test func argumentsTakeNumbersAsPeopleTypeThem() {
    #expect(SettingValue(argument: ".25") == .number(0.25))
    #expect(SettingValue(argument: "-.5") == .number(-0.5))
    #expect(SettingValue(argument: "+3") == .number(3))
    #expect(SettingValue(argument: "+.35 s") == .text("0.35 s"))
    #expect(SettingValue(argument: "5.") == .text("5."))
    #expect(SettingValue(argument: ".") == .text("."))
    #expect(SettingValue(argument: "++1") == .text("++1"))
    #expect(SettingValue(argument: "ease-out") == .text("ease-out"))
  }
}
