import CardMath
import CardModel
import CardTimeline
import Testing

@testable import CardPage

@Suite struct EventFormsTests {
  static let forms = EventForms.all

  static func form(_ kind: Int) throws -> EventForms.Form { try #require(forms.first { $0.kind == kind }) }

  /// Each kind that a saved state has, and no other.
  @Test func everyKindHasAForm() {
    #expect(Set(Self.forms.map { $0.kind }).count == Self.forms.count)
    for event in Self.events {
      var (archive, event) = (StateArchive(), event)
      try? event.code(with: &archive)
      #expect(Self.forms.contains { $0.kind == Int(archive.words[0]) }, "\(event)")
    }
  }

  static let events: [Event] = [
    .touch(.content), .drag, .release(velocity: 1), .layout(width: 1, height: 2), .tap(.bar),
    .visibility(
      card: 0, ratio: 0.5, coverage: nil), .callback(.requestsDismissal), .detents(card: 0), .highlight(item: nil),
  ]

  @Test func blanksStandForNumbersAndNames() throws {
    #expect(try Self.form(5).texts == ["release(v={first.2})"])
    #expect(try Self.form(7).texts == ["snap({name})"])
    #expect(try Self.form(9).texts == ["stiffened(response={first.2} damping_ratio={second.2})"])
    #expect(try Self.form(37).texts == ["layout({first}x{second})"])
    #expect(try Self.form(56).texts == ["visibility({name},{first.2},{second.2})"])
    #expect(try Self.form(52).texts == ["slide({section})"])
  }

  @Test func choicesHaveATextForEachValue() throws {
    #expect(try Self.form(0).field == .region)
    #expect(try Self.form(0).texts.count == Region.allCases.count)
    #expect(try Self.form(1).texts.count == IgnoredReason.allCases.count)
    #expect(try Self.form(39).texts.count == TapTarget.allCases.count)
    #expect(try Self.form(40).texts == ["voiceOver(off)", "voiceOver(on)"])
    #expect(try Self.form(50).field == .item)
    #expect(try Self.form(50).texts == ["didEndScrolling({section}.{first})", "didEndScrolling({item})"])
  }
}
