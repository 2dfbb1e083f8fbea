import Testing

@Suite struct FingerprintCardsTests {
  /// FingerprintTests checks each kind of input that it meets completely; this test checks that it meets all of them.
  @Test func everyKindOfInputAndContentIsLookedAt() throws {
    let kinds = try FingerprintTests.reflectedKinds()
    for kind in [
      "touch", "tap", "tapAt", "key", "push", "pop", "move", "focus", "voiceOver", "reduceMotion", "page", "content",
      "layout", "swap", "mapOverlays", "present", "dismiss", "detents",
    ] {
      #expect(kinds.contains("Input." + kind))
    }
    for kind in [
      "append", "insert", "update", "delete", "measure", "state", "hide", "keyboard", "slide", "select", "scroll",
      "choose",
    ] {
      #expect(kinds.contains("ContentChange." + kind))
    }
    for kind in ["spots", "cardParts"] { #expect(kinds.contains("ContentBody." + kind)) }
    for kind in ["overMap", "besideMap"] { #expect(kinds.contains("CardPlace." + kind)) }
  }
}
