/// A colour by its three components, 0 to 255 each, in sRGB.
struct PlotColor: Hashable, Sendable {
  var red: UInt8
  var green: UInt8
  var blue: UInt8

  init(_ hex: UInt32) {
    (red, green, blue) = (
      UInt8(truncatingIfNeeded: hex >> 16), UInt8(truncatingIfNeeded: hex >> 8), UInt8(truncatingIfNeeded: hex)
    )
  }

  /// The colour in CSS: `#0072b2`.
  var css: String {
    let digits = Array("0123456789abcdef")
    return [red, green, blue].reduce(into: "#") { text, part in
      text.append(digits[Int(part >> 4)])
      text.append(digits[Int(part & 15)])
    }
  }

  /// Returns the mixture of this colour and another one; `part` is the other's share, 0 … 1.
  func mixed(with other: PlotColor, _ part: Double) -> PlotColor {
    func mix(_ own: UInt8, _ other: UInt8) -> UInt8 {
      let (own, other) = (Double(own), Double(other))
      return UInt8((own + (other - own) * part).rounded())
    }
    var mixed = self
    (mixed.red, mixed.green, mixed.blue) = (mix(red, other.red), mix(green, other.green), mix(blue, other.blue))
    return mixed
  }
}

/// The colours of categories, and of a scale from low to high.
///
/// The hues are those of M. Okabe and K. Ito, *Color Universal Design* (2008, https://jfly.uni-koeln.de/color/), which
/// people with any kind of colour vision can tell apart. A colour with less contrast than 3 : 1 to a theme's
/// background, the minimum of WCAG 2.2 for graphics (criterion 1.4.11), is darkened or lightened until it has that.
enum Palette {
  /// On white: blue, vermilion, bluish green, reddish purple, orange, sky blue, yellow, and grey in place of black.
  static let light = [0x0072B2 as UInt32, 0xD55E00, 0x009073, 0xB3568F, 0xA87400, 0x2F8AC4, 0x8A8000, 0x57606A].map {
    PlotColor($0)
  }

  /// On near-black: the same hues.
  static let dark = [0x4CA8E6 as UInt32, 0xF07F3C, 0x1FBF92, 0xDB8DBA, 0xE69F00, 0x8CCBF2, 0xF0E442, 0xAAB2BB].map {
    PlotColor($0)
  }

  /// The dash patterns of the lines in one panel, or of several timelines, so that nothing depends on colour alone.
  static let dashes = ["", "7 3", "2 2.5", "9 3 2 3", "5 2 1.5 2 1.5 2", "12 4", "1 3", "4 4"]

  /// The scale from low to high: cividis, which looks nearly the same with and without red-green blindness and is even
  /// in lightness (J. R. Nuñez, C. R. Anderton, R. S. Renslow, *PLoS ONE* 13(7), 2018). These are every 32nd of its 256
  /// colours; linear interpolation between them is close enough.
  private static let cividis = [
    0x00224E as UInt32, 0x1A386F, 0x434E6C, 0x61656F, 0x7D7C78, 0x9B9476, 0xBCAE6C, 0xDEC958, 0xFEE838,
  ].map { PlotColor($0) }

  /// Returns the colour at `part`, 0 … 1, of the scale from low to high.
  static func sequential(_ part: Double) -> PlotColor {
    let place = min(max(part, 0), 1) * Double(cividis.count - 1)
    let index = min(Int(place), cividis.count - 2)
    return cividis[index].mixed(with: cividis[index + 1], place - Double(index))
  }
}
