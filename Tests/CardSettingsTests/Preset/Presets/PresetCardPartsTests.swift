import CardModel
import CardSettings
import Testing

/// CardParts' bottom sheet, by its source (Parts-8, Parts-9).
@Suite struct PresetCardPartsTests {
  @Test(
    arguments: [
      ("geometry.detents", "sheet"), ("snap.policy", "dismissal"), ("snap.keep_fraction", "0.4"),
      ("snap.dismiss_velocity", "250"), ("drag.edge", "divided"), ("drag.divisor", "5"), ("dim.map_max", "0.5"),
      ("fades.follow", "previous"), ("settle.motion", "animation"), ("settle.duration", "0.25"),
      ("settle.damping_ratio", "1"), ("settle.initial_velocity", "1"), ("settle.dismiss_duration", "0.5"),
      ("tap.duration", "0.5"), ("handoff.to_card", "false"), ("touch.cancel", "release"),
      ("geometry.header", "14"), ("fit.motion", "animation"), ("fit.duration", "0.25"), ("fit.damping_ratio", "1"),
      ("fit.initial_velocity", "1"), ("drag.begin", "anchors"), ("touch.axis_tie", "true"),
      ("callbacks.order", "cardparts"), ("motion.keep_release_velocity", "false"),
    ])
  func theSheet(key: String, value: String) {
    #expect(PresetTGCardTests.value(key, "cardparts-sheet") == value)
  }

  /// ω is 36.82 for the snap back and 18.36 for the dismissal, by UIKit's equation (UIKit-2).
  @Test func itsSpringsAreTheReferences() {
    let rules = Preset.named("cardparts-sheet")!.settings.rules.motion
    guard case .animation(let back) = rules.settle, case .animation(let gone)? = rules.dismiss else {
      Issue.record("\(rules.settle), \(String(describing: rules.dismiss))")
      return
    }
    #expect((back.spring.angularFrequency - 36.82).magnitude < 0.005)
    #expect((gone.spring.angularFrequency - 18.36).magnitude < 0.005)
  }
}
