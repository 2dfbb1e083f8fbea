import CardModel
import CardMotion
import CardScenarioSupport
import CardSettings
import Testing

@Suite struct SettingKeyContentTests {
  static func value(_ name: String) -> String? { SettingKey.named(name)?.value(in: Settings()) }

  static let easeInOut = TimingCurve.cubicBezier(CubicBezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1))

  @Test(
    arguments: [
      ("fetch.latency", "0.6", "s"), ("refresh.latency", "1", "s"), ("refresh.trigger", "100", "pt"),
      ("refresh.hold", "60", "pt"), ("refresh.inset_factor", "1.5", ""), ("carousel_page.motion", "curve", ""),
      ("carousel_page.duration", "0.25", "s"), ("carousel_page.curve", "cubic-bezier(0.42, 0, 0.58, 1)", ""),
      ("paged_view.motion", "curve", ""), ("paged_view.duration", "1", "s"),
      ("paged_view.curve", "cubic-bezier(0.42, 0, 0.58, 1)", ""), ("keyboard.motion", "spring", ""),
      ("keyboard.response", "0.34414", "s"), ("keyboard.damping_ratio", "1", ""),
    ])
  func theDefaults(name: String, value: String, unit: String) throws {
    #expect(Self.value(name) == value || (name.hasSuffix(".curve") && Self.value(name) == "ease-in-out"))
    #expect(try #require(SettingKey.named(name)).unit == unit)
  }

  /// The defaults of the settings are the model's defaults.
  @Test func theDefaultsAreTheModels() {
    #expect(Settings().rules.feed == FeedRules())
  }

  @Test func theyReachWhatTheyAreFor() throws {
    let rules = try SettingKeyTouchTests.settings([
      "fetch.latency": "2", "refresh.latency": "3", "refresh.trigger": "120", "refresh.hold": "44",
      "refresh.inset_factor": "0", "carousel_page.duration": "0.5", "paged_view.duration": "0.75",
      "keyboard.response": "0.5",
    ]).rules.feed
    #expect(rules.fetchLatency == 2)
    #expect(rules.refreshLatency == 3)
    #expect(rules.refreshTrigger == 120)
    #expect(rules.refreshHold == 44)
    #expect(rules.refreshInsetFactor == 0)
    #expect(rules.carouselPage == .curve(Self.easeInOut, duration: 0.5))
    #expect(rules.pagedViewJump == .curve(Self.easeInOut, duration: 0.75))
    #expect(rules.keyboard == .spring(Spring(response: 0.5, dampingRatio: 1)))
  }

  /// Each motion may have another style; setting one changes no other.
  @Test(arguments: ["carousel_page", "paged_view", "keyboard"])
  func eachMotionHasItsOwnKeys(group: String) throws {
    let settings = try SettingKeyTouchTests.settings([
      "\(group).motion": "spring", "\(group).response": "0.3", "\(group).damping_ratio": "0.7",
    ])
    let rules = settings.rules.feed
    let motions = ["carousel_page": rules.carouselPage, "paged_view": rules.pagedViewJump, "keyboard": rules.keyboard]
    let standard = FeedRules()
    let defaults = [
      "carousel_page": standard.carouselPage, "paged_view": standard.pagedViewJump, "keyboard": standard.keyboard,
    ]
    #expect(motions[group] == .spring(Spring(response: 0.3, dampingRatio: 0.7)))
    for (name, motion) in motions where name != group { #expect(motion == defaults[name], "\(name)") }
    let curve = try SettingKeyTouchTests.inForce(group, ["\(group).motion": "curve"])
    // The rule by which a card makes room has the keyboard's name, too.
    #expect(curve.subtracting(["avoidance"]) == ["motion", "duration", "curve"])
    let spring = try SettingKeyTouchTests.inForce(group, ["\(group).motion": "spring"])
    #expect(spring.subtracting(["avoidance"]) == ["motion", "response", "damping_ratio"])
  }

  /// The setting that clips springs as Core Animation does applies to these springs too.
  @Test func theirSpringsAreClippedToo() throws {
    for group in ["carousel_page", "paged_view", "keyboard"] {
      let rules = try SettingKeyTouchTests.settings([
        "\(group).motion": "spring", "\(group).response": "0.3", "\(group).damping_ratio": "3",
        "motion.clip_overdamped": "true",
      ]).rules.feed
      let motions = [
        "carousel_page": rules.carouselPage, "paged_view": rules.pagedViewJump, "keyboard": rules.keyboard,
      ]
      #expect(motions[group] == .spring(Spring(response: 0.3, dampingRatio: 3).clippedToCritical))
    }
  }

  @Test(
    arguments: [
      ("fetch.latency", [0.0, 60], [-0.1, 60.1]), ("refresh.latency", [0, 60], [-0.1, 60.1]),
      ("refresh.trigger", [1, 1000], [0.9, 1000.1]), ("refresh.hold", [0, 1000], [-0.1, 1000.1]),
      ("refresh.inset_factor", [0, 10], [-0.1, 10.1]),
    ])
  func theyHaveTheirRanges(name: String, right: [Double], wrong: [Double]) throws {
    let key = try #require(SettingKey.named(name))
    var settings = Settings()
    for number in right { try key.set(.number(number), in: &settings) }
    for number in wrong {
      #expect(throws: SettingError.self) { try key.set(.number(number), in: &settings) }
    }
  }

  @Test func aScenarioSetsThem() throws {
    let document = try document(
      #"{"set": {"fetch.latency": 5, "keyboard.motion": "curve"}, "cards": [{"name": "a"}]}"#)
    #expect(document.settings.rules.feed.fetchLatency == 5)
    guard case .curve = document.settings.rules.feed.keyboard else {
      Issue.record("\(document.settings.rules.feed.keyboard)")
      return
    }
  }
}
