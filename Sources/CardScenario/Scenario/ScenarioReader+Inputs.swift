import CardMath
import CardModel
import CardMotion
import CardSettings
import CardSimulation
import CardText
import CardTimeline

extension ScenarioDocument {
  /// Returns the shape of an input: its instant and one key for the action.
  ///
  /// - Parameter cards: The cards that the input may name; nil if they couldn't be read, so that any name is accepted.
  /// - Parameter detents: The names of the detents of a card without detents of its own.
  /// - Parameter later: The names of the detents that inputs give to cards.
  /// - Parameter hasBar: True if there is a bar that all cards share.
  static func input(
    cards: [CardText]?, detents: [String], later: [String] = [], hasBar: Bool
  ) -> JSONShape<InputText> {
    let names = InputNames(cards, detents: detents, later: later, hasBar: hasBar)
    return JSONShape<InputText>.object(like: #"{"at": "100ms", "tap": "header"}"#) { reader in
      let microseconds = reader.required("at", as: names.instant)
      guard let action = action(reader, names), let microseconds else { return nil }
      let start = reader.place.range.lowerBound
      return InputText(
        ticks: microseconds * Instant.ticksPerMicrosecond, action: action, range: start..<start + 1,
        path: reader.place.path)
    }
  }

  /// Reads the action of an input of this scenario from an object that has no instant.
  ///
  /// - Returns: The action, and the object's members in one line.
  func readAction(_ source: SourceText) throws(DiagnosticsError) -> (action: Action, words: String) {
    let names = InputNames(
      cards, detents: settings.places.names, later: laterDetentNames, hasBar: barHeight > 0)
    return try JSONDocument.object(source) { reader in
      let words = SessionInputs.withoutInstant(reader.place)
      return ScenarioDocument.action(reader, names).map { ($0, words) }
    }
  }

  /// The names that inputs may use, and the shapes of their values: collected once for all inputs, since there can be
  /// many of both.
  private struct InputNames {
    /// The instant of an input.
    let instant = JSONShape<Int64>.duration(in: 0...longestMicroseconds)

    /// The shapes of the commonest actions.
    let swipe = swipeShape
    let path = pathShape
    let keys = keyShape
    let popped = poppedShape

    /// The cards that can be pushed; nil if there is none.
    let pushed: JSONShape<String>?

    /// The detents of all cards, each name once.
    let detents: JSONShape<String>

    /// True if a card has a gone detent.
    let hasGone: Bool

    /// True if there is a bar to show and hide.
    let hasBar: Bool

    /// The largest number of pages of a card.
    let pageCount: Int

    /// The cards; nil if they couldn't be read.
    let cards: [CardText]?

    /// The contents that inputs may change.
    let contents: ContentNames

    init(_ cards: [CardText]?, detents standard: [String], later: [String], hasBar: Bool) {
      self.hasBar = hasBar
      // A card whose detents are unreadable may have one.
      hasGone = cards?.contains { $0.detents?.contains { $0.place == .gone } ?? false } ?? true
      (self.cards, contents) = (cards, ContentNames(cards))
      pageCount = cards.map { $0.map { $0.pages.count }.max() ?? 0 } ?? .max
      func shape(_ names: [String]) -> JSONShape<String> {
        var seen: Set<String> = []
        return .oneOf(names.filter { seen.insert($0).inserted }.map { ($0, $0) })
      }
      guard let cards else {
        (pushed, detents) = (.name, .name)
        return
      }
      pushed = cards.count > 1 ? shape(cards.dropFirst().map { $0.name }) : nil
      detents = shape(cards.flatMap { $0.detents?.map { $0.name } ?? standard } + later)
    }
  }

  private static func action(_ reader: ObjectReader, _ names: InputNames) -> Action? {
    reader.explainUnknown { key, _ in KeyHints.ofInput(key) }
    let kind = reader.only(of: InputKind.names).flatMap { InputKind(rawValue: $0) }
    // The keys of an unknown kind of input are unknown, too, so these aren't reported.
    if kind == nil { reader.accept(InputKind.Companion.allCases) }
    return kind.flatMap { readAction($0, reader, names) }
  }

  private static func readAction(_ kind: InputKind, _ reader: ObjectReader, _ names: InputNames) -> Action? {
    let key = kind.rawValue
    let animated = kind.takes(.animated) ? reader.optional("animated", as: .bool, default: true) : true
    let placement =
      kind.takes(.on) ? reader.optional("on", as: .oneOf(Placement.self), default: kind.placement) : kind.placement
    switch kind {
    case .gesture:
      return reader.required(key, as: .string).map { .gestureFile($0, placement) }
    case .swipe:
      return reader.required(key, as: names.swipe).map { .swipe($0, placement) }
    case .path:
      return reader.required(key, as: names.path).map { .path($0, placement) }
    case .touches:
      return reader.required(key, as: touchesShape).map { .gesture($0, placement) }
    case .release:
      let released = releaseShape(detents: names.detents)
      return reader.required(key, as: released)
    case .scroll:
      return reader.required(key, as: scrollShape)
    case .tap:
      return reader.required(key, as: .either(.oneOf(taps), point.map { .tapAt(x: $0.x, y: $0.y) }))
    case .key:
      return reader.required(key, as: names.keys).map { .key($0) }
    case .focus:
      return reader.required(key, as: .number(in: focusOffsets)).map { .focus($0) }
    case .voiceover:
      return reader.required(key, as: .bool).map { .voiceOver($0) }
    case .reduceMotion:
      return reader.required(key, as: .bool).map { .reduceMotion($0) }
    case .mapOverlays:
      return reader.required(key, as: .bool).map { .mapOverlays($0, animated: animated) }
    case .push, .swap:
      guard let pushed = names.pushed else {
        reader.error("there is no card to \(key)", at: key, help: "add one to \"cards\"; the first is the root")
        return nil
      }
      return reader.required(key, as: pushed).map {
        kind == .push ? .push($0, animated: animated) : .swap($0, animated: animated)
      }
    case .pop:
      return reader.required(key, as: names.popped).map { .pop(count: $0, animated: animated) }
    case .move:
      return reader.required(key, as: names.detents).map { .move($0, animated: animated) }
    case .present, .dismiss:
      guard names.hasGone else {
        reader.error(
          "no card has a detent where it is gone", at: key,
          help: "add one to a card's \"detents\": { \"hidden\": \"gone\" }")
        return nil
      }
      if kind == .dismiss { return reader.required(key, as: onlyTrue).map { _ in .dismiss(animated: animated) } }
      let detent = JSONShape<String?>.either(onlyTrue.map { _ in nil }, names.detents.map { $0 })
      return reader.required(key, as: detent).map { .present($0, animated: animated) }
    case .detents:
      return readDetents(reader, names.cards, animated: animated)
    case .page:
      guard names.pageCount > 0 else {
        reader.error("no card has pages", at: key, help: "give one some: \"pages\": [{ \"name\": \"monday\" }]")
        return nil
      }
      return reader.required(key, as: .integer(in: 0...min(names.pageCount, pageCounts.upperBound) - 1))
        .map { .page($0, animated: animated) }
    case .rotate:
      return reader.required(key, as: onlyTrue).map { _ in .rotate }
    case .resize:
      let devices = JSONShape<ScreenText>.oneOf(Device.all.map { ($0.name, ScreenText($0)) })
      return reader.required(key, as: .either(devices, screen)).map { .resize($0) }
    case .bar:
      guard names.hasBar else {
        reader.error("there is no bar to show", at: key, help: "give the scenario one: \"bar\": 40")
        return nil
      }
      return reader.required(key, as: .bool).map { .bar($0) }
    case .drop:
      return reader.required(key, as: .integer(in: dropCounts)).map { .drop($0) }
    case .append, .prepend, .insert, .update, .delete, .measure, .state, .hide, .show, .keyboard, .slide, .select,
      .scrollTo, .choose:
      return readContentInput(kind, reader, names.contents, animated: animated).map { .content($0) }
    }
  }

  private static let taps = TapTarget.allCases.map { (name: "\($0.name)", value: Action.tap($0)) }

  private static var keyShape: JSONShape<Key> { .oneOf(keyNames) }

  /// The keys and their names.
  package static let keyNames: [(name: String, value: Key)] = [
    ("expand", .expand), ("collapse", .collapse), ("back", .back), ("close", .close), ("escape", .escape),
    ("next_page", .nextPage), ("previous_page", .previousPage), ("row_above", .rowAbove), ("row_below", .rowBelow),
    ("first_row", .firstRow), ("last_row", .lastRow), ("activate_row", .activateRow), ("clear_row", .clearRow),
  ]

  private static var onlyTrue: JSONShape<Bool> { .bool.checked { $0 ? nil : "expected true, found false" } }

  /// Returns the number of cards to pop: 1 for true, a number, or all but the root.
  private static var poppedShape: JSONShape<Int> {
    .either(
      onlyTrue.map { _ in 1 }, .either(.integer(in: popCounts), .oneOf([("root", Int.max)])))
  }

  /// A card that is let go: `{ "y": 300, "velocity": -420, "to": "extended" }`.
  private static func releaseShape(detents: JSONShape<String>) -> JSONShape<Action> {
    .object { reader in
      let modelY = reader.optional("y", as: .number(in: coordinates))
      let velocity = reader.optional("velocity", as: .number(in: velocities), default: 0)
      return .release(modelY: modelY, velocity: velocity, to: reader.optional("to", as: detents))
    }
  }

  /// A content that is let go: `{ "offset": 120, "velocity": 300 }`.
  private static var scrollShape: JSONShape<Action> {
    .object { reader in
      let offset = reader.optional("offset", as: .number(in: offsets))
      return .scroll(offset: offset, velocity: reader.optional("velocity", as: .number(in: velocities), default: 0))
    }
  }

  private static var swipeShape: JSONShape<SwipeText> {
    let (point, duration, sampling) = (point, JSONShape<Int64>.duration(in: swipeMicroseconds), SamplingShapes())
    let velocityShape = JSONShape<Double>.number(in: velocities)
    return .object { reader in
      reader.explainUnknown { key, _ in KeyHints.ofFinger(key, in: "swipe") }
      let from = reader.required("from", as: point)
      let to = reader.required("to", as: point)
      let microseconds = reader.required("duration", as: duration)
      let velocity = reader.required("velocity", as: velocityShape)
      let sampling = sampling.read(reader)
      guard let from, let to, let microseconds, let velocity else { return nil }
      return SwipeText(
        from: from, to: to, microseconds: microseconds, releaseVelocity: velocity, sampling: sampling)
    }
  }

  private static var pathShape: JSONShape<GesturePath> {
    let (pointsShape, sampling) = (JSONShape.array(of: timedPoint, count: pathCounts), SamplingShapes())
    let liftShape = JSONShape<Int64>.duration(in: pathMicroseconds)
    return .object { reader in
      reader.explainUnknown { key, _ in KeyHints.ofFinger(key, in: "path") }
      let points = reader.required("points", as: pointsShape)
      var path = GesturePath(points: [])
      reader.read("lift_after", into: &path.liftAfterMicroseconds, as: liftShape)
      reader.read("end", into: &path.isCancelled, as: .oneOf(["ended": false, "cancelled": true]))
      path.pointer = Int32(reader.optional("pointer", as: .integer(in: pathPointers), default: 0))
      path.sampling = sampling.read(reader)
      guard let points else { return nil }
      for (earlier, later) in zip(points, points.dropFirst())
      where later.value.microseconds <= earlier.value.microseconds {
        later.place.error("this point must come after the one before it")
      }
      path.points = points.map { $0.value }
      return path
    }
  }

  /// The samples of fingers: `[[0, "began", 0, 200, 700], [8333, "moved", 0, 200, 690]]`.
  private static var touchesShape: JSONShape<Gesture> {
    JSONShape<[Located<TouchSample>]>.array(of: touchSample, count: 1...Gesture.sampleLimit).map { samples in
      for (earlier, later) in zip(samples, samples.dropFirst())
      where later.value.microseconds < earlier.value.microseconds {
        later.place.error("this sample must not come before the one before it")
      }
      return Gesture(samples: samples.map { $0.value })
    }
  }

  /// A sample of a finger: microseconds, phase, finger, x and y.
  private static var touchSample: JSONShape<Located<TouchSample>> {
    let instant = JSONShape<Int64>.integer(in: 0...longestMicroseconds)
    let phase = JSONShape<TouchPhase>.oneOf(TouchPhase.allCases.map { ($0.name, $0) })
    let pointer = JSONShape<Int64>.integer(in: touchPointers)
    let coordinate = JSONShape<Double>.number(in: touchCoordinates)
    let expected = "an array of microseconds, a phase, a finger, x and y"
    return .located(
      JSONShape(expected: expected, kinds: .array) { place in
        var parts = place.elements
        guard parts.count == 5, let first = parts.next(), let second = parts.next(), let third = parts.next(),
          let across = parts.next(), let down = parts.next()
        else {
          place.mismatch(expected: expected + ", such as [8333, \"moved\", 0, 200, 690]")
          return nil
        }
        let (time, word, finger) = (instant.value(at: first), phase.value(at: second), pointer.value(at: third))
        let (x, y) = (coordinate.value(at: across), coordinate.value(at: down))
        guard let time, let word, let finger, let x, let y else { return nil }
        return TouchSample(microseconds: time, phase: word, pointer: Int32(finger), x: x, y: y)
      })
  }

  private struct SamplingShapes {
    let seed = JSONShape<Int64>.integer(in: seeds)

    func read(_ reader: ObjectReader) -> GestureSampling {
      var sampling = GestureSampling()
      reader.read("rate", into: &sampling.hertz, as: .number(in: GestureSampling.rates))
      sampling.seed = UInt64(reader.optional("seed", as: seed, default: 0))
      if reader.optional("jitter", as: .bool, default: true) == false { sampling = sampling.withoutJitter }
      return sampling
    }
  }

  /// Two numbers: x and y.
  private static var point: JSONShape<GesturePoint> {
    let place = JSONShape<Double>.number(in: coordinates)
    return JSONShape<[Double]>.array(of: place, count: 2...2).map { GesturePoint(x: $0[0], y: $0[1]) }
  }

  /// An instant, x and y: `["120ms", 200, 310]`.
  private static var timedPoint: JSONShape<Located<GesturePath.Point>> {
    let instantShape = JSONShape<Int64>.duration(in: pathMicroseconds)
    let coordinate = JSONShape<Double>.number(in: coordinates)
    return .located(
      JSONShape(expected: "an array of an instant, x and y", kinds: .array) { place in
        var parts = place.elements
        guard parts.count == 3, let instant = parts.next(), let across = parts.next(), let down = parts.next() else {
          place.mismatch(expected: "an array of an instant, x and y, such as [\"120ms\", 200, 310]")
          return nil
        }
        let microseconds = instantShape.value(at: instant)
        let (x, y) = (coordinate.value(at: across), coordinate.value(at: down))
        guard let microseconds, let x, let y else { return nil }
        return GesturePath.Point(microseconds: microseconds, x: x, y: y)
      })
  }
}
