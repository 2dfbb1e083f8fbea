import CardModel
import Testing

@testable import CardCharts

@Suite struct PhaseColorsTests {
  @Test func everyPhaseHasItsTint() {
    let hues = Phase.allCases.map(PhaseColors.hue)
    #expect(Set(hues).count == Phase.allCases.count)
    #expect(PhaseColors.hue(of: .resting) == nil)
    for isDark in [false, true] {
      let css = PhaseColors.css(isDark: isDark)
      #expect(Phase.allCases.allSatisfy { css.contains(".p\($0.rawValue){fill:") })
    }
  }
}
