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
      case .progress, .counts, nil: #expect(!column.name.hasSuffix("_pt"))
      }
    }
  }

  @Test func columnsHaveShortNames() {
    #expect(Column.stackDim.plotName == "stack dim" && Column.cardY.plotName == "card")
    #expect(Column.scrollVelocity.plotName == "scroll velocity" && Column.page.plotName == "page")
    #expect(Column.touchY.plotForm == .dots && Column.modelY.plotForm == .steps && Column.cardY.plotForm == .line)
    let kinds = PanelKind.allCases
    #expect(Set(kinds.map(\.title)).count == kinds.count && kinds.allSatisfy { $0.height.least < $0.height.usual })
    #expect(kinds.filter(\.isFlipped) == [.position] && PanelKind.fades.base! == (0, 1))
  }
}
