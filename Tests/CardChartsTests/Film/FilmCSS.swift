import Testing

/// The animations of a film as a reader of CSS plays them: read from the document's text, not from our keyframes.
struct FilmCSS {
  /// A keyframe: its share of the film, 0 … 1, and its number.
  struct Keyframe: Equatable {
    var share: Double
    var number: Double
  }

  /// The keyframes by the name of the animation.
  private(set) var keyframes: [String: [Keyframe]] = [:]

  /// The names that step at the end of an interval.
  private(set) var stepped: Set<String> = []

  /// The duration of all animations, seconds.
  private(set) var duration = 0.0

  init(_ svg: String) throws {
    let start = try #require(svg.firstRange(of: "<style>"))
    let end = try #require(svg.firstRange(of: "</style>"))
    let css = svg[start.upperBound..<end.lowerBound]
    for piece in css.split(separator: "@keyframes ").dropFirst() {
      let brace = try #require(piece.firstIndex(of: "{"))
      let name = String(piece[..<brace])
      var frames: [Keyframe] = []
      for rule in piece[piece.index(after: brace)...].split(separator: "}") {
        let parts = rule.split(separator: "{")
        guard parts.count == 2, parts[0].contains("%") else { break }
        let number = try #require(FilmCSS.number(parts[1]), "\(rule)")
        for share in parts[0].split(separator: ",") {
          let percent = share.filter { !$0.isWhitespace }.dropLast()
          frames.append(Keyframe(share: try #require(Double(percent), "\(rule)") / 100, number: number))
        }
      }
      keyframes[name] = frames
    }
    for line in css.split(separator: "\n") {
      if line.hasSuffix("{animation-timing-function:step-end}") {
        stepped = Set(line.prefix { $0 != "{" }.split(separator: ",").map { String($0.dropFirst()) })
      }
      if let range = line.firstRange(of: "{animation:") {
        duration = try #require(Double(line[range.upperBound...].prefix { $0 != "s" }))
      }
    }
  }

  /// Returns the number in a declaration: the pixels of a shift, or an opacity.
  private static func number(_ declaration: Substring) -> Double? {
    let value = declaration.drop { !"-0123456789".contains($0) }.prefix { "-.0123456789".contains($0) }
    return Double(value)
  }

  /// Returns an animation's number at an instant, seconds; nil: there is no such animation.
  func number(_ name: String, at seconds: Double) -> Double? {
    guard let frames = keyframes[name], let first = frames.first else { return nil }
    let share = seconds / duration
    // The first keyframe after the instant.
    var (next, end) = (0, frames.count)
    while next < end {
      let middle = (next + end) / 2
      if frames[middle].share > share { end = middle } else { next = middle + 1 }
    }
    if next == frames.count { return frames.last?.number }
    if next == 0 { return first.number }
    let (from, to) = (frames[next - 1], frames[next])
    if stepped.contains(name) { return from.number }
    return from.number + (to.number - from.number) * (share - from.share) / (to.share - from.share)
  }
}
