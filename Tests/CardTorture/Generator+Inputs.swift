import CardText

extension Generator {
  /// A few inputs of all kinds, or many inputs of one kind in short succession.
  mutating func burst() -> [JSONValue] {
    guard draw.chance(0.15) else { return (0..<draw.whole(1...5)).compactMap { _ in input() } }
    let (start, gap) = (instant(), draw.pick([0, 1, 50, 5_000, 16_667, 100_000]))
    let kind = draw.pick(draw.chance(0.4) ? ["move", "tap", "key"] : Accepted.inputKinds)
    return (0..<draw.whole(2...60)).compactMap { number in
      guard var input = input(of: kind) else { return nil }
      input["at"] = .microseconds(start + number * gap)
      return input
    }
  }

  /// The kinds of inputs that change contents.
  static let contentKinds = [
    "append", "prepend", "insert", "update", "delete", "measure", "state", "hide", "show", "keyboard", "slide",
    "select", "scroll_to", "choose",
  ]

  /// An input of any kind.
  mutating func input() -> JSONValue? {
    // Many inputs are fingers, since little happens without them.
    if draw.chance(0.45) { return input(of: draw.pick(["swipe", "path", "path", "touches"])) }
    let isForContent = !contents.isEmpty && draw.chance(0.5)
    return input(of: isForContent ? draw.pick(Self.contentKinds) : draw.pick(Accepted.inputKinds))
  }

  /// An input of a kind; nil if this document has nothing that it could change.
  mutating func input(of kind: String) -> JSONValue? {
    guard let value = value(of: kind) else { return nil }
    var input = JSONValue.object(["at": .microseconds(instant())])
    input[kind] = value
    switch kind {
    case "gesture", "swipe", "path", "touches":
      if draw.chance(0.7) {
        input["on"] = .text(draw.chance(0.5) ? "content" : draw.pick(Accepted.placements))
      }
    case "detents":
      if cards.count > 1 || draw.chance(0.2), !cards.isEmpty { input["card"] = .text(draw.pick(cards)) }
      if draw.chance(0.3) { input["animated"] = .flag(draw.chance(0.3)) }
    case "push", "pop", "move", "present", "dismiss", "page", "map_overlays":
      if draw.chance(0.3) { input["animated"] = .flag(draw.chance(0.3)) }
    case _ where Self.contentKinds.contains(kind): addTarget(to: &input, kind)
    default: break
    }
    return input
  }

  /// Adds the content that an input changes, and the place in it.
  private mutating func addTarget(to input: inout JSONValue, _ kind: String) {
    if draw.chance(0.4), !contents.isEmpty { input["card"] = .text(draw.pick(contents)) }
    if ["insert", "update", "delete"].contains(kind) { input["index"] = .whole(draw.pick([0, 0, 1, 3, 1000])) }
    if kind == "slide", draw.chance(0.3) { input["animated"] = .flag(draw.chance(0.3)) }
    if kind == "keyboard", draw.chance(0.5) {
      input["responder"] = .list([.number(draw.extreme(0...2_000)), .number(draw.extreme(0...500))])
    }
    guard draw.chance(0.4), !["measure", "hide", "show", "keyboard", "choose"].contains(kind) else { return }
    input["of"] = !partsCards.isEmpty && draw.chance(0.7) ? .text(draw.pick(partsCards)) : .whole(draw.whole(0...2))
  }

  private mutating func value(of kind: String) -> JSONValue? {
    switch kind {
    case "gesture": return .text(RawGesture.name(draw.whole(0...1_000_000)))
    case "swipe": return swipe()
    case "path": return path()
    case "touches": return touches()
    case "release": return release()
    case "scroll": return scroll()
    case "tap": return draw.chance(0.5) ? .text(draw.pick(Accepted.taps)) : point()
    case "key": return .text(draw.pick(Accepted.keys))
    case "focus": return .number(draw.chance(0.7) ? draw.number(0...3_000) : draw.extreme(0...1_000_000))
    case "voiceover", "reduce_motion", "map_overlays": return .flag(draw.chance(0.6))
    case "push", "swap": return cards.count > 1 ? .text(draw.pick(Array(cards.dropFirst()))) : nil
    case "pop": return draw.pick([.flag(true), .whole(1), .whole(2), .whole(1000), .text("root")])
    case "move": return detents.isEmpty ? nil : .text(draw.pick(detents))
    case "detents": return newDetents()
    case "dismiss": return hasGone ? .flag(true) : nil
    case "present":
      if !hasGone { return nil }
      return detents.isEmpty || draw.chance(0.5) ? .flag(true) : .text(draw.pick(detents))
    case "page": return pageCount > 0 ? .whole(draw.whole(0...pageCount - 1)) : nil
    case "rotate": return .flag(true)
    case "resize": return draw.chance(0.5) ? .text(draw.pick(Accepted.devices)) : screen()
    case "bar": return hasBar ? .flag(draw.chance(0.6)) : nil
    case "keyboard": return .number(draw.pick([0, 0, 291, draw.extreme(0...1000)]))
    case "drop": return .whole(draw.pick([1, 2, 5, 30, draw.whole(1...300)]))
    default: return contents.isEmpty ? nil : contentValue(of: kind)
    }
  }

  /// Other detents for a card: some with the names that there are, and new ones.
  private mutating func newDetents() -> JSONValue {
    var places = JSONValue.object([:])
    for name in draw.some(detents, 0.5) + (0..<draw.whole(1...2)).map({ "new\($0)" }) { places[name] = detent() }
    if draw.chance(0.2) { places["gone"] = .text("gone") }
    return places
  }

  private mutating func contentValue(of kind: String) -> JSONValue? {
    switch kind {
    case "append", "prepend", "insert": return items()
    case "update": return item()
    case "delete": return .whole(draw.pick([0, 1, 2, 1000, 1_000_000]))
    case "measure":
      return .object([draw.pick(Self.views): .number(draw.extreme(0...2_000)), "other": .number(draw.number(0...90))])
    case "state": return .text(draw.pick(Self.states))
    case "hide", "show": return partsCards.isEmpty ? nil : .text(draw.pick(partsCards))
    case "slide", "select", "scroll_to", "choose": return .whole(draw.pick([0, 1, 2, 5, 1000]))
    default: return nil
    }
  }

  // MARK: - Fingers

  private mutating func point() -> JSONValue { .list([.number(coordinate(430)), .number(coordinate(930))]) }

  /// A coordinate: mostly on a screen, sometimes as far away as the reader accepts.
  private mutating func coordinate(_ size: Double) -> Double {
    draw.chance(0.9) ? draw.number(0...size).rounded() : draw.extreme(-10_000...10_000)
  }

  private mutating func sampling(of gesture: inout JSONValue) {
    if draw.chance(0.2) { gesture["rate"] = .number(draw.pick([60, 120, 240, draw.extreme(10...1000)])) }
    if draw.chance(0.5) { gesture["seed"] = .whole(draw.whole(0...1000)) }
    if draw.chance(0.2) { gesture["jitter"] = .flag(draw.chance(0.5)) }
  }

  /// Samples of fingers in any phases, at times that may repeat.
  private mutating func touches() -> JSONValue {
    var time = 0
    let pointer = draw.whole(0...2)
    var samples: [JSONValue] = []
    for index in 0..<draw.whole(1...12) {
      let phase =
        index == 0 ? "began" : draw.pick(["moved", "moved", "moved", "stationary", "ended", "cancelled", "began"])
      samples.append(
        .list([
          .whole(time), .text(phase), .whole(draw.chance(0.9) ? pointer : draw.whole(0...2)),
          .number(coordinate(430)), .number(coordinate(930)),
        ]))
      time += draw.pick([0, 8_333, 16_667, draw.whole(0...400_000)])
    }
    // A finger that never lifts keeps a timeline from its end.
    for pointer in 0...2 {
      samples.append(.list([.whole(time), .text("ended"), .whole(pointer), .number(100), .number(coordinate(930))]))
    }
    return .list(samples)
  }

  /// A card that is let go.
  private mutating func release() -> JSONValue {
    var release = JSONValue.object([:])
    if draw.chance(0.7) { release["y"] = .number(draw.chance(0.7) ? draw.number(0...900) : draw.extreme(0...10_000)) }
    if draw.chance(0.8) { release["velocity"] = velocity() }
    if !detents.isEmpty, draw.chance(0.4) { release["to"] = .text(draw.pick(detents)) }
    return release
  }

  /// A content that is let go.
  private mutating func scroll() -> JSONValue {
    var scroll = JSONValue.object([:])
    if draw.chance(0.7) { scroll["offset"] = .number(draw.number(-300...3_000)) }
    if draw.chance(0.8) { scroll["velocity"] = velocity() }
    return scroll
  }

  private mutating func velocity() -> JSONValue {
    .number(draw.chance(0.8) ? draw.number(-3_000...3_000) : draw.pick([-1, 1]) * draw.extreme(0...100_000))
  }

  private mutating func swipe() -> JSONValue {
    let (fromX, fromY, toX, toY) = (coordinate(430), coordinate(930), coordinate(430), coordinate(930))
    let isVertical = (toY - fromY).magnitude >= (toX - fromX).magnitude
    let distance = isVertical ? toY - fromY : toX - fromX
    let microseconds = draw.chance(0.9) ? draw.whole(40_000...500_000) : Int(draw.sized(1_000, 10_000_000))
    // A velocity at which a hand could end such a swipe; others are mostly out of reach.
    let velocity = distance / (Double(microseconds) / 1e6) * draw.number(0...2)
    var swipe = JSONValue.object([
      "from": .list([.number(fromX), .number(fromY)]), "to": .list([.number(toX), .number(toY)]),
      "duration": .microseconds(microseconds), "velocity": .number(min(max(velocity.rounded(), -100_000), 100_000)),
    ])
    sampling(of: &swipe)
    return swipe
  }

  private mutating func path() -> JSONValue {
    var (time, points) = (0, [JSONValue]())
    // A line across the screen, mostly along one axis, and with turns.
    let isSideways = draw.chance(0.3)
    let (x, y) = (coordinate(430), coordinate(930))
    for _ in 0..<draw.whole(2...6) {
      let across = draw.number(-5...5).rounded()
      let point = [
        .microseconds(time), JSONValue.number(isSideways ? coordinate(430) : x + across),
        .number(isSideways ? y + across : coordinate(930)),
      ]
      points.append(.list(point))
      time += draw.chance(0.7) ? draw.whole(1_000...300_000) : draw.pick([1, 50, 5_000, draw.whole(1...3_000_000)])
    }
    var path = JSONValue.object(["points": .list(points)])
    if draw.chance(0.3) { path["lift_after"] = .microseconds(draw.pick([0, 1, 39_999, 40_001, 500_000])) }
    if draw.chance(0.2) { path["end"] = .text("cancelled") }
    if draw.chance(0.4) { path["pointer"] = .whole(draw.pick([1, 2, 100])) }
    sampling(of: &path)
    return path
  }
}
