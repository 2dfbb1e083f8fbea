import CardScenario
import CardSettings
import Testing

@Suite struct PresetFamilyTests {
  @Test(
    arguments: [
      ("uikit", "UIKit's own sheets"), ("UIKit", "UIKit's own sheets"), ("iOS-17", "UIKit's own sheets"),
      ("uisheet", "UIKit's own sheets"), ("apple-maps", "Apple Maps"), ("google_maps", "Material's bottom sheet"),
      ("android", "Material's bottom sheet"), ("material3", "Material's bottom sheet"), ("tripgo", "TripGo"),
      ("tg", "TripGo"), ("default", "the tool's own rules"), ("my-player", "a music player"), ("foo", nil), ("", nil),
      ("t", nil),
    ] as [(String, String?)])
  func words(name: String, title: String?) {
    #expect(PresetFamily.meant(by: name)?.title == title)
  }

  /// Every preset that is named is there, no word stands twice, and each is written as it is compared.
  @Test func theTableIsRight() {
    let words = PresetFamily.all.flatMap(\.words)
    #expect(Set(words).count == words.count)
    #expect(words.allSatisfy { $0.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber) } })
    for name in PresetFamily.all.flatMap({ $0.presets + $0.libraries }) { #expect(Preset.names.contains(name)) }
    for family in PresetFamily.all {
      #expect(!(family.presets + family.scenarios + family.libraries).isEmpty, "\(family.title)")
    }
  }

  @Test func sentences() {
    func sentence(_ name: String) -> String? { PresetFamily.meant(by: name)?.sentence { "'\($0)'" } }
    #expect(sentence("curtain") == "for SweetCurtain there are the presets 'sweetcurtain-0.9' and 'sweetcurtain-0.2.5'")
    #expect(sentence("mint") == "for CardParts there is the preset 'cardparts-sheet'")
    #expect(
      sentence("android")
        == "there is no preset for Material's bottom sheet; the built-in scenario 'google-maps-sheet' comes nearest to "
        + "it")
  }

  /// A document that names such a word gets the same help.
  @Test func aDocumentIsHelpedToo() {
    let problems = PresetReaderTests.problems(#"{ "extends": "tripgo" }"#, [:])
    #expect(problems.count == 1)
    #expect(
      problems[0].contains(#"for TripGo there are the presets "tgcard-2.5.1", "tgcard-readme" and"#), "\(problems)")
  }
}
