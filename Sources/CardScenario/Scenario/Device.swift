import CardModel

/// A device by name: its screen in points, with the safe area of its orientation.
public struct Device: Hashable, Sendable {
  /// The device's name in scenarios.
  public let name: String

  /// The device's commercial name.
  public let title: String

  /// Its screen.
  public let screen: Screen

  /// Every known device, phones before tablets, each in portrait and in landscape.
  ///
  /// Sizes and safe areas are those of Apple's Human Interface Guidelines and the simulators; in landscape the notch
  /// also insets the sides, which affects no card here.
  public static let all: [Device] = [
    Device("iphone-se-3", "iPhone SE (3rd generation)", 375, 667, top: 20, bottom: 0),
    Device("iphone-se-3-landscape", "iPhone SE (3rd generation), landscape", 667, 375, top: 0, bottom: 0),
    Device("iphone-15", "iPhone 15", 393, 852, top: 59, bottom: 34),
    Device("iphone-15-landscape", "iPhone 15, landscape", 852, 393, top: 0, bottom: 21),
    Device("iphone-15-pro-max", "iPhone 15 Pro Max", 430, 932, top: 59, bottom: 34),
    Device("iphone-15-pro-max-landscape", "iPhone 15 Pro Max, landscape", 932, 430, top: 0, bottom: 21),
    Device("ipad-pro-11", "iPad Pro 11-inch", 834, 1194, top: 24, bottom: 20),
    Device("ipad-pro-11-landscape", "iPad Pro 11-inch, landscape", 1194, 834, top: 24, bottom: 20),
  ]

  /// The device of a scenario that names none.
  public static let standard = all[2]

  /// Returns the device of that name; nil if there is none.
  public static func named(_ name: String) -> Device? {
    all.first { $0.name == name }
  }

  private init(_ name: String, _ title: String, _ width: Double, _ height: Double, top: Double, bottom: Double) {
    self.name = name
    self.title = title
    screen = Screen(width: width, height: height, safeTop: top, safeBottom: bottom)
  }
}
