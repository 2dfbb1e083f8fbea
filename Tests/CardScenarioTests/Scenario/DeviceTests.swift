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

  /// A dp is dpi/160 pixels: the widths and heights that Android reports for these, rounded down.
  @Test func androidDevicesAreInDp() throws {
    let sizes: [(String, Int, Int)] = [
      ("pixel-8", 411, 914), ("pixel-9", 411, 923), ("pixel-9-pro", 426, 952), ("pixel-9-pro-xl", 448, 997),
      ("pixel-9-pro-fold-open", 851, 882), ("galaxy-s24", 360, 780), ("galaxy-z-fold-5", 344, 882),
      ("galaxy-z-fold-5-open", 690, 828),
    ]
    for (name, width, height) in sizes {
      let screen = try #require(Device.named(name)).screen
      #expect((Int(screen.width), Int(screen.height)) == (width, height), "\(name)")
      #expect((screen.safeTop, screen.safeBottom) == (24, 24))
    }
  }

  /// The screen of the document turns as the device that it names, also when another looks the same upright.
  @Test func aScenarioTurnsItsOwnDevice() throws {
    let turned = try scenario(
      #"{"device": "iphone-17", "cards": [{"name": "a"}], "inputs": [{"at": "0ms", "rotate": true}]}"#)
    #expect(turned.stack.layouts.last?.screen == Device.named("iphone-17-landscape")!.screen)
    #expect(turned.stack.layouts.last?.screen.safeTop == 20)
  }

  @Test(arguments: Device.all.map(\.name))
  func aCardFitsOnEachOfThem(name: String) throws {
    let detents = try scenario("{\"device\": \"\(name)\", \"cards\": [{\"name\": \"a\"}]}").stack.topCard.detents
    // In landscape a phone's height is compact, and only the outer detents remain.
    #expect(detents.count == (Device.named(name)!.screen.height < 500 ? 2 : 3))
    #expect(detents.allSatisfy { $0.y > 0 && $0.y < Device.named(name)!.screen.height })
  }
}
