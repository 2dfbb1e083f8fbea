import CardFormats
import Testing

@Suite struct PresetTests {
  @Test func eachIsFoundByItsName() {
    for preset in Preset.all { #expect(Preset.named(preset.name)?.settings == preset.settings) }
    #expect(Set(Preset.all.map(\.name)).count == Preset.all.count)
    #expect(Preset.named("none") == nil)
  }

  @Test func theStandardOneIsWhatSettingsAreByThemselves() {
    #expect(Preset.standard.name == "standard" && Preset.standard.settings == Settings())
    #expect(Preset.all.allSatisfy { $0.summary.hasSuffix(".") })
  }
}
