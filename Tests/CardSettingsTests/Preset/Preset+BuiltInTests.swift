import CardSettings
import CardTestSupport
import CardText
import Testing

@Suite struct PresetBuiltInTests {
  /// A base is there for others to extend; it is no system, so that nothing is compared with it by itself.
  @Test func theNamesAreThoseOfAllAndOfTheBases() {
    #expect(Preset.names.filter { $0 != "sheet-alone" } == Preset.all.map(\.name))
    #expect(Preset.names.first == "standard")
  }

  /// The list is the folder.
  @Test func theListIsTheFolder() throws {
    let files = try PresetTextsTests.texts.files().map { String($0.dropLast(".json".count)) }
    #expect(Set(files) == Set(Preset.names))
    for name in files { #expect(Preset.text(ofBuiltIn: name) != nil, "\(name)") }
    #expect(Preset.named("sheet-alone")?.name == "sheet-alone")
    #expect(Preset.text(ofBuiltIn: "sheet") == nil)
  }

  /// A preset's file, read by anyone, is the preset.
  @Test(arguments: Preset.names)
  func theFileIsThePreset(name: String) throws {
    let bytes = try #require(Preset.text(ofBuiltIn: name))
    let read = try Preset.read(SourceText(name: "copy.json", bytes: bytes), name: name)
    #expect(read == Preset.named(name))
  }

  /// Rules that two files share stand once: each of these has the sources and remarks of the one that it extends.
  @Test func whatIsSharedIsExtended() throws {
    let gathered = "Of a finger's samples between two frames the last counts"
    for preset in Preset.all where preset.name != "standard" {
      #expect(preset.remarks.first?.hasPrefix(gathered) == true, "\(preset.name)")
      #expect(preset.rules.first?.key == "clock.delivery", "\(preset.name)")
    }
    let (readme, code) = (Preset.named("tgcard-readme")!, Preset.named("tgcard-2.5.1")!)
    #expect(readme.references == ["README: TripGo's specification; it wins where the code differs."] + code.references)
    #expect(Array(readme.remarks.prefix(4)) == code.remarks)
    #expect(readme.remarks.count == 6)
    #expect(readme.system == "TGCard")
    #expect(Preset.standard.rules.isEmpty)
    #expect(Preset.all.map(\.rules.count) == [0, 73, 73, 76, 48, 46, 52])
  }
}
