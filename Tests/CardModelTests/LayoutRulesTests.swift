import CardModel
import Testing

@Suite struct LayoutRulesTests {
  static func screen(_ width: Double, _ height: Double) -> Screen {
    Screen(width: width, height: height, safeTop: 0, safeBottom: 0)
  }

  /// UIKit's size classes of real devices, from Apple's Human Interface Guidelines.
  static let devices: [(width: Double, height: Double, isCompactHeight: Bool, isRegularWidth: Bool)] = [
    (375, 667, false, false), (667, 375, true, false),  // iPhone SE
    (812, 375, true, false), (844, 390, true, false), (852, 393, true, false),  // 13 mini, 14, 15
    (874, 402, true, false),  // 16 Pro
    (736, 414, true, true), (896, 414, true, true), (926, 428, true, true),  // 8 Plus, 11, 14 Plus
    (932, 430, true, true), (956, 440, true, true),  // 15 and 16 Pro Max
    (414, 896, false, false), (440, 956, false, false), (744, 1133, false, true), (1133, 744, false, true),  // mini
    (834, 1194, false, true), (1194, 834, false, true), (1024, 1366, false, true),  // iPad Pro
    (320, 1194, false, false), (375, 834, false, false), (507, 834, false, false),  // split
  ]

  @Test(arguments: devices)
  func theSizeClasses(width: Double, height: Double, isCompactHeight: Bool, isRegularWidth: Bool) {
    #expect(
      Traits(of: Self.screen(width, height))
        == Traits(isCompactHeight: isCompactHeight, isRegularWidth: isRegularWidth))
  }

  @Test func theSizeClassesSayWhereTheCardStands() {
    var rules = LayoutRules()
    let screen = Self.screen(1000, 600)
    func place(_ isCompactHeight: Bool, _ isRegularWidth: Bool) -> CardPlace {
      rules.place(on: screen, Traits(isCompactHeight: isCompactHeight, isRegularWidth: isRegularWidth))
    }
    #expect(place(false, false) == .overMap)
    #expect(place(false, true) == .besideMap(x: 8, width: 360))
    #expect(place(true, false) == .besideMap(x: 8, width: 380))
    #expect(place(true, true) == .besideMap(x: 8, width: 360))
    rules.besideMap = .never
    #expect(place(false, true) == .overMap)
    #expect(place(true, false) == .overMap)
    #expect(place(true, true) == .overMap)
  }

  @Test func noCardIsWiderThanItsScreen() {
    let traits = Traits(isCompactHeight: false, isRegularWidth: true)
    #expect(LayoutRules().place(on: Self.screen(200, 600), traits) == .besideMap(x: 8, width: 200))
  }

  @Test func aBarShiftsByItsHeightAndBesideTheMapByItsMarginToo() {
    let rules = LayoutRules()
    let screen = Fixtures.screen
    let beside = CardPlace.besideMap(x: 8, width: 360)
    #expect(rules.barShift(content: 40, on: screen, at: .overMap) == 40)
    #expect(rules.barShift(content: 40, on: screen, at: beside) == 60)
    #expect(rules.barShift(content: 0, on: screen, at: beside) == 0)
    #expect(rules.barHeight(content: 40, on: screen, at: .overMap) == 40)
    #expect(rules.barTop(on: screen, at: .overMap) == 59)
    #expect(rules.barTop(on: screen, at: beside) == 79)
    // If the bar reaches under the status bar, detents count from the bar's bottom edge.
    var under = rules
    under.barReach = .underStatusBar
    #expect(under.barTop(on: screen, at: .overMap) == 0)
    #expect(under.barHeight(content: 80, on: screen, at: .overMap) == 139)
    #expect(under.barHeight(content: 0, on: screen, at: .overMap) == 0)
    #expect(under.barHeight(content: 80, on: screen, at: beside) == 80)
    #expect(under.barShift(content: 80, on: screen, at: .overMap) == 139)
    #expect(under.barShift(content: 80, on: screen, at: beside) == 159)
    #expect(under.barShift(content: 0, on: screen, at: .overMap) == 0)
  }

  /// A page header and a bar right below it shift the card by both heights; the safe area and the margin count once.
  @Test(arguments: BarReach.allCases)
  func aBarAndAPageHeaderShiftByBoth(reach: BarReach) {
    var rules = LayoutRules()
    rules.barReach = reach
    for place in [CardPlace.overMap, .besideMap(x: 8, width: 360)] {
      func shift(_ bar: Double, _ header: Double) -> Double {
        rules.barShift(content: bar, pageHeader: header, on: Fixtures.screen, at: place)
      }
      let more = shift(40, 80) - shift(40, 0)
      #expect(more == 80)
      let alone = rules.barShift(content: 80, on: Fixtures.screen, at: place)
      #expect(shift(0, 80) == alone)
      #expect(shift(0, 0) == 0)
      guard reach == .underStatusBar else { continue }
      // The shift is the bottom edge of the lower one.
      let (top, height) = (rules.barTop(on: Fixtures.screen, at: place), 40.0)
      let bottom: Double = top + rules.barHeight(content: 80, on: Fixtures.screen, at: place) + height
      #expect(shift(40, 80) == bottom)
    }
  }
}
