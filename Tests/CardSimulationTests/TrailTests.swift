import CardMath
import Testing

@testable import CardSimulation

@Suite struct TrailTests {
  /// Number k − n at frame k, and the first one's before.
  @Test(arguments: [1, 2, 3, 7, 1000])
  func itIsTheNumberSoManyFramesBefore(lag: Int) {
    var trail = Trail(lag: lag)
    #expect(trail.oldest == nil)
    #expect(!trail.isBegun)
    for frame in 0..<2500 {
      trail.add(Double(frame))
      #expect(trail.oldest == Double(max(0, frame - lag)))
    }
  }

  @Test func aGapStaysAGap() {
    var trail = Trail(lag: 2)
    var found: [Double?] = []
    for number: Double? in [nil, 1, nil, 3, 4, 5] {
      trail.add(number)
      found.append(trail.oldest)
    }
    #expect(found == [nil, nil, nil, 1, nil, 3])
  }

  /// Restored from any of its frames, it goes on to the bit.
  @Test func itIsSavedAndRestored() throws {
    for saved in 0...9 {
      var trail = Trail(lag: 4)
      for frame in 0..<saved { trail.add(frame == 3 ? nil : Double(frame) / 3) }
      var archive = StateArchive()
      try archive.code(&trail)
      #expect(archive.words.count == (saved == 0 ? 1 : saved > 3 && saved <= 8 ? 11 : 12))
      var restored = Trail(lag: 4)
      restored.add(7)
      var reading = StateArchive(words: archive.words)
      try reading.code(&restored)
      try reading.finish()
      #expect(restored == trail)
      var again = StateArchive()
      try again.code(&restored)
      #expect(again.words == archive.words)
      for frame in saved..<20 {
        trail.add(Double(frame))
        restored.add(Double(frame))
        #expect(restored.oldest == trail.oldest)
      }
    }
  }

  /// A place in the ring that it doesn't have is refused.
  @Test func aWrongPlaceIsRefused() throws {
    var trail = Trail(lag: 2)
    trail.add(1)
    var archive = StateArchive()
    try archive.code(&trail)
    for place: UInt64 in [3, .max] {
      var words = archive.words
      words[1] = place
      var reading = StateArchive(words: words)
      #expect(throws: StateError.self) { try reading.code(&trail) }
    }
  }
}
