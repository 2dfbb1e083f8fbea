import Testing

@testable import CardPage

@Suite struct Base64Tests {
  /// The vectors of RFC 4648, section 10.
  static let vectors = [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
    ("foobar", "Zm9vYmFy"),
  ]

  @Test(arguments: vectors) func itIsThatOfTheStandard(plain: String, text: String) {
    #expect(Base64.text(Array(plain.utf8)) == text)
  }

  @Test func bytesOfEverySizeAreKept() {
    let bytes = stride(from: 0, to: 256, by: 5).map { UInt8($0) } + [251, 255, 190, 62, 63]
    #expect(
      Base64.text(bytes)
        == "AAUKDxQZHiMoLTI3PEFGS1BVWl9kaW5zeH2Ch4yRlpugpaqvtLm+w8jN0tfc4ebr8PX6//v/vj4/")
  }
}
