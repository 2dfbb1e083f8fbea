import CardModel
import CardSettings
import Testing

@Suite struct DragSettingsTests {
  @Test func eachEdgeGetsItsOwn() {
    var settings = Settings()
    settings.drag.dampedHeight = 50
    settings.drag.dampedWeakening = 5
    settings.drag.divisor = 3
    settings.base.drag.bottomBounces = false
    let edges: [DragSettings.Edge: EdgeRule] = [
      .elastic: .elastic, .refusing: .stepwise(.refusing),
      .damped: .stepwise(.damped(height: 50, weakening: 5, topBounces: true, bottomBounces: false)),
      .divided: .stepwise(.divided(by: 3)),
    ]
    for edge in DragSettings.Edge.allCases {
      settings.drag.edge = edge
      #expect(settings.rules.drag.edge == edges[edge])
      #expect(!settings.rules.drag.bottomBounces)
      #expect(settings.rules.drag.topBounces)
    }
    settings.base.drag.rubberBandCoefficient = 0.3
    #expect(settings.rules.drag.rubberBandCoefficient == 0.3)
  }

  @Test func byThemselvesTheyAreTheModels() {
    #expect(Settings().rules.drag == DragRules())
  }
}
