import CardModel

/// A device by name: its screen in points, or in dp on Android, with the safe area of its orientation.
public struct Device: Hashable, Sendable {
  /// The device's name in scenarios.
  public let name: String

  /// The device's commercial name.
  public let title: String

  /// Its screen.
  public let screen: Screen

  /// Every known device, each in portrait and in landscape; a fold in both states.
  public static let all: [Device] = (iPhones + iPads + androids).flatMap { $0.bothWays }

  /// The device of a scenario that names none.
  public static let standard = device("iphone-15")

  /// Returns the device of that name; nil if there is none.
  public static func named(_ name: String) -> Device? {
    all.first { $0.name == name }
  }

  /// The same device after a quarter turn.
  public var rotated: Device {
    let ending = "-landscape"
    return Device.device(name.hasSuffix(ending) ? String(name.dropLast(ending.count)) : name + ending)
  }

  private static func device(_ name: String) -> Device {
    guard let device = named(name) else { preconditionFailure("no device is called \(name)") }
    return device
  }

  fileprivate init(_ name: String, _ title: String, _ width: Double, _ height: Double, top: Double, bottom: Double) {
    self.name = name
    self.title = title
    screen = Screen(width: width, height: height, safeTop: top, safeBottom: bottom)
  }
}

extension Device {
  /// A row of the table: a device in portrait, and its safe area in landscape.
  ///
  /// In landscape the notch also insets the sides, which affects no card here.
  fileprivate struct Row: Sendable {
    let name: String
    let title: String
    let width: Double
    let height: Double
    let top: Double
    let bottom: Double
    let landscapeTop: Double
    let landscapeBottom: Double

    /// A screen in points.
    init(
      _ name: String, _ title: String, _ width: Double, _ height: Double, top: Double, bottom: Double,
      landscape: (top: Double, bottom: Double)
    ) {
      (self.name, self.title) = (name, title)
      (self.width, self.height) = (width, height)
      (self.top, self.bottom) = (top, bottom)
      (landscapeTop, landscapeBottom) = landscape
    }

    /// An iPhone with a home indicator.
    init(phone name: String, _ title: String, _ width: Double, _ height: Double, top: Double) {
      self.init(name, title, width, height, top: top, bottom: 34, landscape: (0, 21))
    }

    /// An iPad with a home indicator.
    init(pad name: String, _ title: String, _ width: Double, _ height: Double) {
      self.init(name, title, width, height, top: 24, bottom: 20, landscape: (24, 20))
    }

    /// An Android device by its pixels and its density in dots per inch; a dp is dpi/160 pixels.
    ///
    /// Its status bar and its gesture bar have 24 dp each, Android's defaults, in both orientations.
    init(dp name: String, _ title: String, _ width: Double, _ height: Double, dpi: Double) {
      self.init(
        name, title, width * 160 / dpi, height * 160 / dpi, top: 24, bottom: 24, landscape: (24, 24))
    }

    var bothWays: [Device] {
      [
        Device(name, title, width, height, top: top, bottom: bottom),
        Device(
          name + "-landscape", title + ", landscape", height, width, top: landscapeTop, bottom: landscapeBottom),
      ]
    }
  }

  /// iPhones. Sizes are those of Apple's Human Interface Guidelines (documented), safe areas those that the simulators
  /// report (measured); the iPhones of 2025 have a top one in landscape, too.
  private static let iPhones: [Row] = [
    Row("iphone-se-3", "iPhone SE (3rd generation)", 375, 667, top: 20, bottom: 0, landscape: (0, 0)),
    Row(phone: "iphone-13-mini", "iPhone 13 mini", 375, 812, top: 50),
    Row(phone: "iphone-13", "iPhone 13", 390, 844, top: 47),
    Row(phone: "iphone-14", "iPhone 14", 390, 844, top: 47),
    Row(phone: "iphone-14-plus", "iPhone 14 Plus", 428, 926, top: 47),
    Row(phone: "iphone-14-pro", "iPhone 14 Pro", 393, 852, top: 59),
    Row(phone: "iphone-14-pro-max", "iPhone 14 Pro Max", 430, 932, top: 59),
    Row(phone: "iphone-15", "iPhone 15", 393, 852, top: 59),
    Row(phone: "iphone-15-plus", "iPhone 15 Plus", 430, 932, top: 59),
    Row(phone: "iphone-15-pro", "iPhone 15 Pro", 393, 852, top: 59),
    Row(phone: "iphone-15-pro-max", "iPhone 15 Pro Max", 430, 932, top: 59),
    Row(phone: "iphone-16e", "iPhone 16e", 390, 844, top: 47),
    Row(phone: "iphone-16", "iPhone 16", 393, 852, top: 59),
    Row(phone: "iphone-16-plus", "iPhone 16 Plus", 430, 932, top: 59),
    Row(phone: "iphone-16-pro", "iPhone 16 Pro", 402, 874, top: 62),
    Row(phone: "iphone-16-pro-max", "iPhone 16 Pro Max", 440, 956, top: 62),
    Row("iphone-17", "iPhone 17", 402, 874, top: 62, bottom: 34, landscape: (20, 20)),
    Row("iphone-17-pro", "iPhone 17 Pro", 402, 874, top: 62, bottom: 34, landscape: (20, 20)),
    Row("iphone-17-pro-max", "iPhone 17 Pro Max", 440, 956, top: 62, bottom: 34, landscape: (20, 20)),
    Row("iphone-air", "iPhone Air", 420, 912, top: 68, bottom: 34, landscape: (20, 29)),
  ]

  /// iPads. Sources: as for the iPhones.
  private static let iPads: [Row] = [
    Row(pad: "ipad-pro-11", "iPad Pro 11-inch", 834, 1194),
    Row(pad: "ipad-pro-11-m4", "iPad Pro 11-inch (M4)", 834, 1210),
    Row(pad: "ipad-pro-13-m4", "iPad Pro 13-inch (M4)", 1032, 1376),
    Row(pad: "ipad-air-11", "iPad Air 11-inch", 820, 1180),
    Row(pad: "ipad-air-13", "iPad Air 13-inch", 1024, 1366),
    Row(pad: "ipad-mini", "iPad mini (A17 Pro)", 744, 1133),
    Row("ipad-9", "iPad (9th generation)", 810, 1080, top: 20, bottom: 0, landscape: (20, 0)),
  ]

  /// Android devices. The Pixels' pixels and densities are those of the Android SDK's device profiles (read), the
  /// Galaxys' those of their makers' data sheets at their usual density (documented). The bars are Android's defaults
  /// (a guess about each device: a camera's cutout makes the status bar higher).
  private static let androids: [Row] = [
    Row(dp: "pixel-8", "Pixel 8", 1080, 2400, dpi: 420),
    Row(dp: "pixel-8-pro", "Pixel 8 Pro", 1344, 2992, dpi: 480),
    Row(dp: "pixel-9", "Pixel 9", 1080, 2424, dpi: 420),
    Row(dp: "pixel-9-pro", "Pixel 9 Pro", 1280, 2856, dpi: 480),
    Row(dp: "pixel-9-pro-xl", "Pixel 9 Pro XL", 1344, 2992, dpi: 480),
    Row(dp: "pixel-9a", "Pixel 9a", 1080, 2424, dpi: 420),
    Row(dp: "pixel-9-pro-fold", "Pixel 9 Pro Fold, closed", 1080, 2424, dpi: 420),
    Row(dp: "pixel-9-pro-fold-open", "Pixel 9 Pro Fold, open", 2076, 2152, dpi: 390),
    Row(dp: "galaxy-s24", "Galaxy S24", 1080, 2340, dpi: 480),
    Row(dp: "galaxy-s25", "Galaxy S25", 1080, 2340, dpi: 480),
    Row(dp: "galaxy-z-fold-5", "Galaxy Z Fold5, closed", 904, 2316, dpi: 420),
    Row(dp: "galaxy-z-fold-5-open", "Galaxy Z Fold5, open", 1812, 2176, dpi: 420),
  ]
}
