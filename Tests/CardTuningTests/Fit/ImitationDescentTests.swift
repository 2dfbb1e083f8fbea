import CardTestSupport
import CardText
import CardTuning
import Testing

@Suite struct ImitationDescentTests {
  /// Springs with a ratio above 1, whose response and ratio stand in for each other: a card that goes slower by one of
  /// them goes slower by the other.
  private static let springs = [0.45, 0.3, 0.55].flatMap { response in
    [1.3, 1.05, 1.2, 1.5].map { (response: response, ratio: $0) }
  }

  /// Both numbers are found, and each in its interval, though either one alone explains all but a tenth of a point.
  @Test(arguments: Seeds.every(6, of: springs)) func aSlowSpringIsFoundAgain(response: Double, ratio: Double) throws {
    for grain in Seeds.areAll ? [0.1, 0.01] : [0.1] {
      let recording = try ImitationTests.recording(
        of: "flick-up", ["settle.response": .number(response), "settle.damping_ratio": .number(ratio)], grain: grain)
      let imitation = try ImitationTests.imitation(of: recording, as: "flick-up")
      #expect(imitation.changes.map(\.key) == ["settle.response", "settle.damping_ratio"], "\(imitation.changes)")
      #expect((imitation.rmsAfter ?? 9) < grain / 3)
      for (change, truth) in zip(imitation.changes, [response, ratio]) {
        let number = try #require(DecimalText.number(change.after))
        let (low, high) = (try #require(change.low), try #require(change.high))
        #expect(number.isNear(truth, 0.01 * truth), "\(change)")
        #expect(low <= truth, "\(change)")
        #expect(truth <= high, "\(change)")
        #expect(low <= number, "\(change)")
        #expect(number <= high, "\(change)")
      }
    }
  }

  /// A number that the recording draws elsewhere, where it explains no more, lies in its interval as well as the place
  /// to which it is drawn: whole points tell a response and a ratio above 1 only together.
  @Test func anIntervalHoldsBothPlaces() throws {
    let recording = try ImitationTests.recording(
      of: "flick-up", ["settle.response": .number(0.55), "settle.damping_ratio": .number(1.2)], grain: 1)
    for change in try ImitationTests.imitation(of: recording, as: "flick-up").changes {
      let number = try #require(DecimalText.number(change.after))
      let (low, high) = (try #require(change.low), try #require(change.high))
      #expect(low <= number, "\(change)")
      #expect(number <= high, "\(change)")
      #expect(high - low > 0.08 * number, "\(change)")
    }
  }
}
