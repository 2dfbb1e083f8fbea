import CardSimulation
import CardText

extension FrameRate {
  /// The lowest and the highest frame rate of a display, as an author may write one.
  public static let lowest = FrameRate(frames: 24_000, seconds: 1001), highest = FrameRate(frames: 240)

  /// The same as decimals, frames per second.
  package static let written = 23.976...highest.hertz

  /// The rates that an author may write, in words.
  public static let accepted =
    "frames per second from \(DecimalText.shortest(written.lowerBound)) to \(highest.text), such as 60, 59.94 or "
    + "\"60000/1001\""

  /// Reads a rate from a number of frames per second.
  ///
  /// Television's rates are 1000/1001 of whole ones, and are written with two or three decimals: 59.94, 29.97, 23.976
  /// and 23.98 are 60, 30, 24 and 24 of those. Any other number with at most three decimals is exact.
  /// Nil if the rate is outside the limits, or has more decimals.
  public init?(hertz: Double) {
    guard FrameRate.written.contains(hertz) else { return nil }
    let whole = (hertz * 1.001).rounded()
    let exact = whole / 1.001
    let isOfTelevision = hertz != hertz.rounded() && [100.0, 1000].contains { (exact * $0).rounded() / $0 == hertz }
    if isOfTelevision {
      self.init(frames: Int64(whole) * 1000, seconds: 1001)
    } else {
      let thousandths = (hertz * 1000).rounded()
      guard thousandths / 1000 == hertz else { return nil }
      self.init(frames: Int64(thousandths), seconds: 1000)
    }
    guard isBetween(FrameRate.lowest, and: FrameRate.highest) else { return nil }
  }

  /// Reads a rate from text: a number of frames per second, or a fraction such as `60000/1001`.
  public init?(text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { DecimalText.number(String($0)) }
    switch parts.count {
    case 1:
      guard let hertz = parts[0] else { return nil }
      self.init(hertz: hertz)
    case 2:
      guard let frames = parts[0].flatMap(Int64.init(exactly:)), let seconds = parts[1].flatMap(Int64.init(exactly:)),
        (1...1_000_000).contains(frames), (1...10_000).contains(seconds),
        frames <= FrameRate.highest.frames * seconds,
        FrameRate.lowest.seconds * frames >= FrameRate.lowest.frames * seconds
      else { return nil }
      self.init(frames: frames, seconds: seconds)
    default: return nil
    }
  }

  /// The rate as it is written: frames per second if they have at most three decimals that are read as this rate, else
  /// a fraction. 59.94 frames in a second are `2997/50`: 59.94 is read as television's rate.
  public var text: String {
    let thousandths = (frames * 1000).quotientAndRemainder(dividingBy: seconds)
    let hertz = Double(thousandths.quotient) / 1000
    guard thousandths.remainder == 0, FrameRate(hertz: hertz) ?? self == self else { return "\(frames)/\(seconds)" }
    return DecimalText.shortest(hertz)
  }
}

extension JSONShape where Value == FrameRate {
  /// A display's frame rate: a number, or a fraction as text.
  static var frameRate: JSONShape {
    JSONShape(expected: FrameRate.accepted, kinds: [.number, .string]) { place in
      let rate: FrameRate? =
        switch place.value.kind {
        case .number(let hertz, _): FrameRate(hertz: hertz)
        case .string(let text): FrameRate(text: text)
        case .null, .bool, .array, .object, .invalid: nil
        }
      if rate == nil { place.mismatch(expected: FrameRate.accepted) }
      return rate
    }
  }
}
