import CardModel
import CardSimulation
import CardText

// The numbers that a scenario may state, for its reader and for what code changes after it.
extension ScenarioDocument {
  /// The number of cards, and of those that one input pops.
  static let (cardCounts, popCounts) = (1...1000, 1...1000)

  /// The number of a card's pages.
  static let pageCounts = 1...100

  /// The width and the height of a screen, and its safe areas, points.
  static let (screenSizes, safeAreas) = (100.0...10_000, 0.0...200)

  /// The heights of a bar, a view or a widget, and of a content, points.
  static let (partHeights, contentHeights) = (0.0...1000, 0.0...1_000_000)

  /// The y and the height of the view that has the keyboard, points.
  static let responders = 0.0...1_000_000

  /// The alphas at detents, and the numbers of a channel.
  static let (alphas, channelNumbers) = (0.0...1, -1_000_000.0...1_000_000)

  /// The places and distances of detents, and the largest height of a card there, points.
  static let (detentPlaces, detentHeightMax) = (-10_000.0...10_000, 10_000.0)

  /// The coordinates of a finger that is written by hand, and of a card that is let go, points; the model keeps that
  /// one within the screen and its detents.
  static let coordinates = -10_000.0...10_000

  /// The coordinates of a finger that was recorded, points.
  static let touchCoordinates = -LiveSession.coordinateMax...LiveSession.coordinateMax

  /// The number of a path's points.
  static let pathCounts = 2...10_000

  /// The numbers of a finger that is written by hand, and of one that was recorded.
  static let (pathPointers, touchPointers) = (Int64(0)...100, Int64(0)...Int64(Int32.max))

  /// The offsets of a content that is let go, and of VoiceOver's focus, points.
  static let (offsets, focusOffsets) = (-10_000.0...LiveSession.coordinateMax, 0.0...1_000_000)

  /// The velocities of a finger or of what it lets go, points per second.
  static let velocities = -100_000.0...100_000

  /// The duration of a swipe, and the instants of a path since its first point, microseconds.
  static let (swipeMicroseconds, pathMicroseconds) = (Int64(1_000)...60_000_000, Int64(0)...60_000_000)

  /// The latest instant of an input and of a timeline: one day, in microseconds.
  static let longestMicroseconds: Int64 = 86_400_000_000

  /// The number of rates that follow one another, and of frames that are given one by one.
  static let (rateCounts, frameCounts) = (1...1000, 1...1_000_000)

  /// The numbers of frames that are dropped.
  static let dropNumbers = Int64(0)...1 << 40

  /// The seeds of what is by chance: dropped frames, and a finger's jitter.
  static let seeds = Int64(0)...Int64.max

  /// The number of frames that an input drops, and the share of all that are dropped by chance.
  static let (dropCounts, dropShares) = (1...FrameClock.Drops.countMax, FrameClock.Drops.shares)
}

extension ClosedRange<Double> {
  /// The range in words: `from 0 to 200`.
  var words: String { "from \(DecimalText.shortest(lowerBound)) to \(DecimalText.shortest(upperBound))" }
}

extension ClosedRange where Bound: FixedWidthInteger {
  /// The range in words: `from 1 to 100000`.
  var words: String { "from \(lowerBound) to \(upperBound)" }
}

extension Screen {
  /// The measures that a scenario may state, in words; nil: it has such.
  var flaw: String? {
    let (sizes, areas) = (ScenarioDocument.screenSizes, ScenarioDocument.safeAreas)
    if [width, height].allSatisfy(sizes.contains), [safeTop, safeBottom].allSatisfy(areas.contains) { return nil }
    return "a screen's width and height are numbers \(sizes.words), and its safe areas \(areas.words)"
  }
}
