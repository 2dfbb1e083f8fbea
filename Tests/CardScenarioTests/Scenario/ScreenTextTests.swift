import CardModel
import CardScenario
import Testing

@Suite struct ScreenTextTests {
  @Test func aKnownDeviceTurnsIntoItsOtherSelf() throws {
    for device in Device.all {
      let turned = ScreenText(device).rotated
      #expect(turned.screen == device.rotated.screen)
      #expect(turned.device == device.rotated)
      #expect(turned.rotated.screen == device.screen)
    }
    #expect(Device.named("iphone-15")?.rotated.name == "iphone-15-landscape")
    #expect(Device.named("ipad-pro-11-landscape")?.rotated.name == "ipad-pro-11")
  }

  /// A screen that is written by its measures turns as the first device that has it.
  @Test func theMeasuresOfADeviceTurnAsIt() {
    #expect(ScreenText(Device.standard.screen).rotated.screen == Device.named("iphone-15-landscape")!.screen)
  }

  /// Two devices with one screen upright, whose safe areas differ when they lie.
  @Test func aNamedDeviceTurnsAsItselfAndNotAsOneThatLooksTheSame() {
    let (pro, later) = (Device.named("iphone-16-pro")!, Device.named("iphone-17")!)
    #expect(ScreenText(pro) == ScreenText(later))
    #expect(ScreenText(pro).hashValue == ScreenText(later).hashValue)
    #expect(ScreenText(pro).rotated.screen.safeTop == 0)
    #expect(ScreenText(later).rotated.screen.safeTop == 20)
    #expect(ScreenText(later).rotated.screen.safeBottom == 20)
  }

  @Test func anotherScreenIsTurnedByItsMeasures() {
    let upright = ScreenText(
      Screen(width: 400, height: 900, safeTop: 50, safeBottom: 34), isCompactHeight: true, isRegularWidth: false)
    let lying = upright.rotated
    #expect(lying.screen == Screen(width: 900, height: 400, safeTop: 0, safeBottom: 21))
    #expect(lying.isCompactHeight == nil)
    #expect(lying.isRegularWidth == nil)
    let button = ScreenText(Screen(width: 400, height: 900, safeTop: 20, safeBottom: 0)).rotated
    #expect(button.screen.safeBottom == 0)
  }

  @Test func whatAScreenSaysOfItsSizeClassesHolds() {
    let screen = Screen(width: 400, height: 900, safeTop: 0, safeBottom: 0)
    #expect(ScreenText(screen).traits == Traits(isCompactHeight: false, isRegularWidth: false))
    #expect(
      ScreenText(screen, isCompactHeight: true).traits == Traits(isCompactHeight: true, isRegularWidth: false))
    #expect(
      ScreenText(screen, isRegularWidth: true).traits == Traits(isCompactHeight: false, isRegularWidth: true))
  }
}
