import Foundation
import Testing

@testable import CardCharts

@Suite struct PaletteTests {
  /// Relative luminance and contrast by WCAG 2.2, sections 1.4.3 and 1.4.11.
  static func luminance(_ color: PlotColor) -> Double {
    func linear(_ part: UInt8) -> Double {
      let part = Double(part) / 255
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }

  static func contrast(_ one: PlotColor, _ other: PlotColor) -> Double {
    let (a, b) = (luminance(one) + 0.05, luminance(other) + 0.05)
    return max(a, b) / min(a, b)
  }

  @Test func everyLineIsSeenOnItsGround() {
    for color in Palette.light { #expect(Self.contrast(color, PlotColor(0xFFFFFF)) >= 3, "\(color.css) on white") }
    for color in Palette.dark { #expect(Self.contrast(color, PlotColor(0x0D1117)) >= 3, "\(color.css) on black") }
    #expect(Palette.light.count == Palette.dark.count)
    #expect(Palette.dashes.count == Palette.light.count)
    #expect(Set(Palette.dashes).count == Palette.dashes.count)
  }

  /// The first four colours still differ with deuteranopia (Viénot, Brettel and Mollon 1999: a matrix on linear light).
  @Test(arguments: [false, true]) func theFirstFourDifferWithoutGreen(isDark: Bool) {
    func seen(_ color: PlotColor) -> (Double, Double) {
      func linear(_ part: UInt8) -> Double { pow(Double(part) / 255, 2.2) }
      let (r, g, b) = (linear(color.red), linear(color.green), linear(color.blue))
      return (0.29275 * r + 0.70725 * g, b - 0.02234 * r + 0.02234 * g)
    }
    let colors = (isDark ? Palette.dark : Palette.light).prefix(4).map(seen)
    for (index, one) in colors.enumerated() {
      for other in colors[..<index] {
        #expect((one.0 - other.0).magnitude + (one.1 - other.1).magnitude > 0.05, "\(index)")
      }
    }
  }

  @Test func moreIsLighter() {
    let steps = (0...40).map { Self.luminance(Palette.sequential(Double($0) / 40)) }
    #expect(zip(steps, steps.dropFirst()).allSatisfy { $0 < $1 })
    #expect(Palette.sequential(-1).css == "#00224e")
    #expect(Palette.sequential(2).css == "#fee838")
    #expect(PlotColor(0x000000).mixed(with: PlotColor(0xFF8040), 0.5).css == "#804020")
  }
}
