import CardText

/// The keyframes of one quantity.
struct FilmTrack {
  /// The keyframes, their times in units of ``FilmClock``.
  let keyframes: [KeyframeThinning.Point]

  /// The number in the last frame that has one: that of the picture without animation.
  let last: Double

  /// True if the number changes.
  var isMoving: Bool { keyframes.contains { $0.value != keyframes[0].value } }

  /// Finds the keyframes of a quantity; nil if no frame has it. Where a frame has none, its part isn't seen, so that
  /// anything may be in between. The number of a card that gives way to another one stays until that is drawn.
  init?(_ quantity: FilmQuantity, of frames: [FilmFrame], _ clock: FilmClock) {
    var samples: [KeyframeThinning.Point] = []
    var depth = frames.first?.depth
    for frame in frames {
      if let number = PlotNumber.drawn(quantity.number(of: frame)) {
        let time = clock.place(frame.time)
        let step = clock.step(at: frame.time)
        if quantity.isOfStayingCard, frame.depth != depth, let last = samples.last, last.time.rounded() < step - 1 {
          samples.append(KeyframeThinning.Point(time: step - 1, value: last.value))
          samples.append(KeyframeThinning.Point(time: step, value: number))
        }
        // Two frames may be nearer than a film's instants are told apart: the later one counts.
        if let last = samples.last, last.time.rounded() == time.rounded() { samples.removeLast() }
        samples.append(KeyframeThinning.Point(time: time, value: number))
      }
      depth = frame.depth
    }
    guard let end = samples.last else { return nil }
    last = (end.value * quantity.fineness).rounded() / quantity.fineness
    let rounded = samples.map {
      KeyframeThinning.Point(
        time: $0.time.rounded(), value: ($0.value * quantity.fineness).rounded() / quantity.fineness)
    }
    keyframes = KeyframeThinning.keyframes(of: samples, rounded: rounded, tolerance: quantity.tolerance)
  }

  /// Appends the keyframes as CSS; successive ones of the same number share a rule.
  func append(_ quantity: FilmQuantity, _ clock: FilmClock, to css: inout String) {
    var index = 0
    while index < keyframes.count {
      var selector = clock.percent(keyframes[index].time)
      // Before its first number a part isn't seen.
      if index == 0, keyframes[0].time > 0 { selector = "0%," + selector }
      let value = keyframes[index].value
      while index + 1 < keyframes.count, keyframes[index + 1].value == value {
        index += 1
        // Of more than two only the ends matter.
        if index + 1 == keyframes.count || keyframes[index + 1].value != value {
          selector += "," + clock.percent(keyframes[index].time)
        }
      }
      index += 1
      if index == keyframes.count { selector += ",100%" }
      css += selector + "{" + FilmTrack.declaration(quantity, value) + "}"
    }
  }

  /// Returns the declaration that puts a number into effect.
  static func declaration(_ quantity: FilmQuantity, _ value: Double) -> String {
    switch quantity.effect {
    case .down: "transform:translateY(\(number(value))px)"
    case .up: "transform:translateY(\(number(-value))px)"
    case .left: "transform:translateX(\(number(-value))px)"
    case .alpha: "opacity:\(number(value))"
    }
  }

  private static func number(_ value: Double) -> String {
    var buffer = ByteBuffer()
    buffer.append(coordinate: value)
    return buffer.text
  }
}

/// The steps at which a part appears and goes.
struct FilmSteps {
  /// The instants, in units of ``FilmClock``, and if the part is there from then on.
  private(set) var steps: [(time: Double, isShown: Bool)] = []

  /// Finds the steps of `isShown`.
  init(_ frames: [FilmFrame], _ clock: FilmClock, isShown: (FilmFrame) -> Bool) {
    for frame in frames {
      let shown = isShown(frame)
      if steps.last?.isShown == shown { continue }
      steps.append((clock.step(at: frame.time), shown))
    }
  }

  /// True if the part comes or goes.
  var isMoving: Bool { steps.count > 1 }

  /// True if the part is there in the last frame.
  var isShownAtEnd: Bool { steps.last?.isShown ?? false }

  /// Appends the keyframes as CSS, for an animation that steps at the end of each interval.
  func append(_ clock: FilmClock, to css: inout String) {
    for (index, step) in steps.enumerated() {
      css += (index == 0 ? "0%" : clock.percent(step.time)) + (index == steps.count - 1 ? ",100%" : "")
      css += "{opacity:\(step.isShown ? 1 : 0)}"
    }
  }
}
