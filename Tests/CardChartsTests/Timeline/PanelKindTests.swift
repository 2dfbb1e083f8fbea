import CardTimeline
import Testing

@testable import CardCharts

@Suite struct PanelKindTests {
  /// Every column of numbers has a panel whose unit is its own.
  @Test func unitsAreNotMixed() {
    for column in Column.allCases {
      let kind = PanelKind(column)
      #expect((kind != nil) == (column.isNumeric && column != .frame && column != .time), "\(column.name)")
      switch kind {
      case .position: #expect(column.name.hasSuffix("_y_pt"))
      case .velocity: #expect(column.name.hasSuffix("_pt_s"))
      case .fades: #expect(column.name.hasSuffix("_alpha"))
      case .scroll, .lengths: #expect(column.name.hasSuffix("_pt"))
      case .progress, .counts, .channels, nil: #expect(!column.name.hasSuffix("_pt"))
      }
    }
  }

  @Test func channelsHaveAPanelOfTheirOwn() {
    #expect(PanelKind(TimelineColumn.channel("a")) == .channels)
    #expect(PanelKind(TimelineColumn.fixed(.cardY)) == .position)
    #expect(PanelKind(TimelineColumn.fixed(.phase)) == nil)
    #expect(TimelineColumn.channel("background_scale").plotName == "background scale")
    #expect(TimelineColumn.channel("a").plotForm == .line)
    #expect(TimelineColumn.touchY.plotForm == .dots)
    #expect(TimelineColumn.cardY.plotName == "card")
  }

  @Test func columnsHaveShortNames() {
    #expect(Column.stackDim.plotName == "stack dim")
    #expect(Column.cardY.plotName == "card")
    #expect(Column.scrollVelocity.plotName == "scroll velocity")
    #expect(Column.page.plotName == "page")
    #expect(Column.touchY.plotForm == .dots)
    #expect(Column.modelY.plotForm == .steps)
    #expect(Column.cardY.plotForm == .line)
    let kinds = PanelKind.allCases
    #expect(Set(kinds.map(\.title)).count == kinds.count)
    #expect(kinds.allSatisfy { $0.height.least < $0.height.usual })
    #expect(kinds.filter(\.isFlipped) == [.position])
    #expect(PanelKind.fades.base! == (0, 1))
  }
}
