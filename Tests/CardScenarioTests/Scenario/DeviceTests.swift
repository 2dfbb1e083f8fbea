import CardModel
import CardScenario
import CardScenarioSupport
import Testing

@Suite struct DeviceTests {
  @Test func namesAreUniqueAndFindTheirDevice() {
    #expect(Set(Device.all.map(\.name)).count == Device.all.count)
    for device in Device.all { #expect(Device.named(device.name) == device) }
    #expect(Device.named("nokia-3310") == nil)
    #expect(Device.standard.name == "iphone-15")
  }

  @Test func eachDeviceLiesDownAsWell() throws {
    for device in Device.all where !device.name.hasSuffix("-landscape") {
      let landscape = try #require(Device.named(device.name + "-landscape"))
      #expect(landscape.screen.width == device.screen.height)
      #expect(landscape.screen.height == device.screen.width)
      #expect(device.screen.height > device.screen.width)
      // A device has its home indicator in both orientations.
      #expect((landscape.screen.safeBottom > 0) == (device.screen.safeBottom > 0))
    }
  }

  @Test(arguments: Device.all.map(\.name))
  func aCardFitsOnEachOfThem(name: String) throws {
    let detents = try scenario("{\"device\": \"\(name)\", \"cards\": [{\"name\": \"a\"}]}").stack.topCard.detents
    // In landscape a phone's height is compact, and only the outer detents remain.
    #expect(detents.count == (Device.named(name)!.screen.height < 500 ? 2 : 3))
    #expect(detents.allSatisfy { $0.y > 0 && $0.y < Device.named(name)!.screen.height })
  }
}
