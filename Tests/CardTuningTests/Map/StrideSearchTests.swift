import Testing

@testable import CardTuning

@Suite struct StrideSearchTests {
  /// The last index is that of a search one by one, with far fewer questions for a long stretch.
  @Test func theLastIndexIsFound() {
    for first in [0, 7] {
      for length in Array(1...70) + [1000, 4097] {
        var questions = 0
        let last = StrideSearch.last(from: first) { index in
          questions += 1
          return index < first + length
        }
        #expect(last == first + length - 1)
        #expect(length < 1000 || questions < 30)
      }
    }
  }
}
