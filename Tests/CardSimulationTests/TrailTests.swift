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

  /// Restored from any of its frames, it goes on to the bit; and its words don't depend on where its ring stands.
  @Test func itIsSavedAndRestored() throws {
    for saved in 0...9 {
      var trail = Trail(lag: 4)
      for frame in 0..<saved { trail.add(frame == 3 ? nil : Double(frame) / 3) }
      var archive = StateArchive()
      try archive.code(&trail)
      #expect(archive.words.count == (saved == 0 ? 1 : saved > 3 && saved <= 8 ? 10 : 11))
      var restored = Trail(lag: 4)
      restored.add(7)
      var reading = StateArchive(words: archive.words)
      try reading.code(&restored)
      try reading.finish()
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
}
