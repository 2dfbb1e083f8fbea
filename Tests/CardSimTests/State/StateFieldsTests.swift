import CardExamples
import CardSim
import CardTestSupport
import Testing

/// The types of the state with their stored properties: a new property must be saved, or must follow from the saved
/// ones. Reflection finds all of them, so none is forgotten.
@Suite struct StateFieldsTests {
  /// The stored properties of a type.
  struct Fields {
    /// The properties that `code(with:)` passes to the archive.
    var saved: [String]

    /// The properties that are the scenario's, or follow from the saved ones.
    var following: [String] = []
  }

  static let types: [String: Fields] = [
    "CardScenario.SavedState": Fields(saved: ["simulation", "outcome"]),
    "CardSimulation.Simulation": Fields(
      saved: ["stack", "frame", "events", "apart", "isCutShort", "clock", "isOver"],
      following: [
        "nextInput", "nextInputTicks", "delivery", "lastTicks", "endsAtRest", "movingPart", "watchesFrames",
      ]),
    "CardModel.Shared<CardSimulation.Simulation.Apart>": Fields(saved: ["value"]),
    "CardSimulation.Simulation.Apart": Fields(saved: ["travel", "trails", "taps"], following: ["inputs", "plan"]),
    "CardSimulation.TapRecognizer": Fields(saved: ["candidate", "fingers"]),
    "CardSimulation.TapRecognizer.Candidate": Fields(saved: ["x", "y", "start", "pointer"]),
    "CardSimulation.Trail": Fields(saved: ["numbers", "first"], following: ["lag"]),
    "CardSimulation.Frame": Fields(saved: ["number", "ticks"], following: ["sample"]),
    "CardSimulation.FrameClock.Position": Fields(
      saved: ["rateIndex", "number", "ticks", "rest", "numberCursor", "runCursor"],
      following: ["neverDrops", "step", "nextRateStart", "dropsLeft"]),
    "CardSimulation.Outcome": Fields(
      saved: [
        "departure", "lastDetent", "reached", "frameCount", "lastTicks", "shownOvershoot", "isStiffened", "sentAt",
        "sentFromAbove", "settledSince", "targetY", "lastY", "travel",
      ]),
    "CardSimulation.Travel": Fields(
      saved: ["sentAt", "origin", "target", "times", "heading", "isOver", "end"]),
    "CardSimulation.Travel.Solution": Fields(saved: ["settledAt", "mostAt", "restAt", "overshoot"]),
    // A course that is still to be solved is saved as its solution.
    "CardModel.Course": Fields(saved: [], following: ["now", "position", "remainders", "reach", "transitionsEnd"]),
    "CardModel.FadeRemainder": Fields(saved: ["shift", "change", "share"], following: ["isRunning"]),
    "CardModel.Overlays": Fields(saved: ["areShown", "share"], following: ["areWhole"]),
    "CardModel.Heading": Fields(saved: ["start", "target", "isToDetent"]),
    "CardModel.CardStack": Fields(
      saved: [
        "layoutIndex", "position", "content", "apart", "cause", "accessibility", "seenOffset",
      ],
      following: ["watchesFrames", "nextEnd", "live", "waitsForFrame", "hasMovingStrip"]),
    "CardModel.Shared<CardModel.ApartState>": Fields(saved: ["value"]),
    "CardModel.Shared<CardModel.FingerState>": Fields(saved: ["value"]),
    "CardModel.Shared<CardModel.AnimatedFades>": Fields(saved: ["value"]),
    "CardModel.Shared<CardModel.Bars>": Fields(saved: ["value"]),
    "CardModel.Shared<CardModel.OccasionalState>": Fields(saved: ["value"]),
    "CardModel.Shared<CardMotion.VelocityTracker>": Fields(saved: ["value"]),
    "CardModel.Bars": Fields(saved: ["bar", "header"]),
    "CardModel.OccasionalState": Fields(saved: ["transitions", "pager", "overlays", "fadeRemainder"]),
    "CardModel.FingerState": Fields(saved: ["hold", "drag", "tracker"]),
    "CardModel.TouchTracker": Fields(saved: ["x", "y"]),
    "CardModel.ApartState": Fields(
      saved: [
        "top", "finger", "entries", "contents", "remainders", "motionEnds", "animatedFades", "bars", "occasional",
        "lastRelease",
      ], following: ["world", "changes", "cards"]),
    "CardModel.Scroller": Fields(saved: ["motion", "isFingers", "began", "slide"]),
    "CardModel.LiveContent": Fields(
      saved: [
        "body", "reach", "awaited", "arrived", "topInset", "keyboard", "strips", "parked", "held", "active",
        "highlighted", "due", "announced", "ratios",
      ], following: ["card", "system", "asks", "stretchesLast", "layout", "lastItemHeight"]),
    "CardModel.LiveContent.Awaited": Fields(saved: ["kind", "end"]),
    "CardModel.LiveContent.PartsChange": Fields(saved: ["card", "state", "isHidden"]),
    "CardModel.LiveStrip": Fields(saved: ["id", "scroller"]),
    "CardModel.LiveStrip.ID": Fields(saved: ["section", "state", "number"]),
    "CardModel.Slide": Fields(saved: ["anchor", "fingerAnchor", "caught", "slope"]),
    "CardContent.SpotsDocument": Fields(saved: ["components", "views"], following: ["stretchesLast"]),
    "CardContent.SpotsComponent": Fields(
      saved: ["items", "numbered"],
      following: ["name", "kind", "span", "layout", "headerHeight", "footerHeight", "pagination"]),
    "CardContent.SpotsItem": Fields(saved: ["name", "number", "width", "height", "view"]),
    "CardContent.SpotsViewSize": Fields(saved: ["view", "width", "height"]),
    "CardContent.PartsDocument": Fields(saved: ["cards"], following: ["theme", "tabBarHeight"]),
    "CardContent.PartsCard": Fields(
      saved: ["state", "isHidden"], following: ["name", "states", "hasNoVerticalMargins", "isEditable", "sideMargin"]),
    "CardContent.ReachEnd": Fields(saved: ["isRefreshing", "positions", "count"]),
    "CardContent.ItemID": Fields(saved: ["section", "number", "name"]),
    "CardModel.Accessibility": Fields(saved: ["isVoiceOverOn", "isMotionReduced"]),
    "CardModel.Pager": Fields(saved: ["scroller", "shown", "scrollOffsets"]),
    "CardModel.Bar": Fields(saved: ["content", "shown", "height", "fade"], following: ["end"]),
    "CardModel.CardStack.Entry": Fields(
      saved: ["card", "detent", "scrollOffset", "remembered", "contentAlpha", "isAway"]),
    "CardModel.MotionEnds": Fields(saved: ["arrived", "scheduled"], following: ["earliest"]),
    "CardModel.MotionEnds.End": Fields(saved: ["instant", "moment", "detent", "arrival", "coming", "going"]),
    "CardModel.CardStack.Release": Fields(saved: ["layout", "card", "modelY", "y", "velocity", "slope", "committed"]),
    "CardModel.CardStack.Top": Fields(
      saved: ["modelY"],
      following: [
        "name", "target", "headerHeight", "lowestY", "lowestModelY", "highestY", "reach", "range", "viewportHeight",
        "fades", "isDraggable",
      ]),
    "CardModel.EventLog": Fields(saved: ["entries"]),
    "CardModel.EventLog.Entry": Fields(saved: ["event", "instant"]),
    "CardModel.Segment": Fields(saved: ["law", "start", "end", "noticeAt", "isNoticed", "isTimed"]),
    "CardMotion.Law": Fields(saved: ["kind", "target", "spring", "deceleration", "curve"]),
    "CardModel.AnimatedFades": Fields(saved: ["from", "goal", "rest"]),
    "CardModel.FadeValues": Fields(saved: ["mapDim", "mapButton", "content"]),
    "CardModel.Transitions": Fields(
      saved: ["isEmpty", "front", "others"], following: ["earliestEnd", "latestEnd", "leavingCount"]),
    "CardModel.Transition": Fields(
      saved: ["card", "direction", "progress", "other", "path", "replacesOther", "detent", "arrival"]),
    "CardModel.TransitionPath": Fields(saved: ["goesWithStack", "from", "to", "share"]),
    "CardModel.Finger": Fields(saved: ["pointer", "downX", "downY", "x", "y"]),
    "CardModel.Drag": Fields(
      saved: [
        "origin", "region", "cardRange", "contentRange", "owner", "anchor", "fingerAnchor", "held", "displayed",
        "mover", "edge", "lastFingerY", "pending", "frozenOffset", "startOffset", "slope", "otherOverdrag", "overdrag",
        "hasRefreshed",
      ]),
    "CardModel.ElasticRange": Fields(saved: ["low", "high", "lowEnd", "highEnd"]),
    "CardMotion.RubberBand": Fields(saved: ["coefficient", "dimension"]),
    "CardMotion.SpringMotion": Fields(saved: ["basis", "position", "velocity"]),
    "CardMotion.SpringBasis": Fields(saved: ["decay", "rate"]),
    "CardMotion.SpringMode": Fields(saved: ["cosine", "sine"]),
    "CardMotion.Deceleration": Fields(
      saved: ["ratePerMillisecond", "position", "velocity"], following: ["exponent", "scale"]),
    "CardMotion.CurveMotion": Fields(
      saved: ["from", "to", "duration", "curve", "shareBeyondEnd", "shareBeforeStart"]),
    "CardMotion.CubicBezier": Fields(saved: ["x1", "y1", "x2", "y2"], following: ["firstQuarter", "lastQuarter"]),
    "CardMotion.PiecewiseLinear": Fields(saved: ["points"]),
    "CardMotion.PiecewiseLinear.Point": Fields(saved: ["input", "output"]),
    "CardMotion.Steps": Fields(saved: ["count", "jump"]),
    "CardMotion.VelocityTracker": Fields(
      saved: ["samples"], following: ["estimator", "idleTicks", "newestTicks", "velocityAtNewest"]),
    "CardMotion.SampleBuffer": Fields(
      saved: ["count", "times", "positions"], following: ["first", "timeSum"]),
    "CardMath.Instant": Fields(saved: ["ticks", "fraction"]),
    "CardMath.SplitMix64": Fields(saved: ["state"]),
  ]

  /// The types that one state holds, with their stored properties, each once.
  struct Inventory {
    var found: [String: [String]] = [:]

    mutating func add(_ value: Any) {
      let mirror = Mirror(reflecting: value)
      guard mirror.displayStyle == .struct else {
        // Numbers have no children; of enums, optionals and arrays the payload counts.
        if mirror.displayStyle != .tuple { for child in mirror.children { add(child.value) } }
        return
      }
      if mirror.children.isEmpty { return }
      let type = String(reflecting: mirror.subjectType)
      found[type] = mirror.children.map { $0.label ?? "?" }
      for child in mirror.children where !(StateFieldsTests.types[type]?.following ?? []).contains(child.label ?? "") {
        add(child.value)
      }
    }
  }

  static func inventory() throws -> Inventory {
    var inventory = Inventory()
    for entry in BuiltInScenarios.all {
      var state = SavedState(simulation: try entry.document.scenario().simulation, outcome: Outcome())
      while try state.simulation.next() {
        state.outcome.add(
          state.simulation.frame, events: state.simulation.events, travel: state.simulation.travel)
        // A change that waits for the next frame exists for one frame only.
        let waits = state.simulation.events.contains { if case .state = $0.event { true } else { false } }
        if waits || state.simulation.frame.number % Int64(Seeds.count(97, of: 7)) == 0 { inventory.add(state) }
      }
    }
    let follower = #"{"cards": [{"name": "a"}], "channels": [{"name": "b", "follows": "card_y_pt", "lag": 1}]}"#
    var state = SavedState(simulation: try Run(json: follower).scenario.simulation, outcome: Outcome())
    _ = try state.simulation.next()
    inventory.add(state)
    let tapping = #"""
      {"cards": [{"name": "a"}], "taps_by_touch": true, "inputs": [{"at": "0s", "touches": [[0, "began", 0, 9, 500]]}]}
      """#
    state = SavedState(simulation: try Run(json: tapping).scenario.simulation, outcome: Outcome())
    _ = try state.simulation.next()
    inventory.add(state)
    // Values that are hardly ever present at a frame of a scenario.
    inventory.add(SplitMix64(seed: 1))
    inventory.add(ItemID(section: 0, number: 1, name: 2))
    inventory.add(CurveMotion(from: 0, to: 1, duration: 1, curve: .linear))
    inventory.add(TimingCurve.cubicBezier(CubicBezier(x1: 0, y1: 0, x2: 1, y2: 1)))
    inventory.add(TimingCurve.piecewiseLinear(PiecewiseLinear(stops: [PiecewiseLinear.Stop(0)])))
    inventory.add(TimingCurve.steps(Steps(1)))
    return inventory
  }

  @Test func everyStoredPropertyIsSavedOrFollows() throws {
    let found = try Self.inventory().found
    for (type, names) in found.sorted(by: { $0.key < $1.key }) {
      let known = Self.types[type]
      #expect(
        known != nil,
        "\(type) is a part of the state: give it a `code(with:)`, save it where it stands, and name its fields here")
      guard let known else { continue }
      let new = Set(names).subtracting(known.saved + known.following).sorted()
      #expect(
        new.isEmpty,
        "\(type) has \(new.joined(separator: ", ")), which its `code(with:)` doesn't know: save it there, name it here")
      let gone = Set(known.saved + known.following).subtracting(names).sorted()
      #expect(gone.isEmpty, "\(type) has no \(gone.joined(separator: ", ")) any more")
    }
    #expect(Set(Self.types.keys).subtracting(found.keys).isEmpty)
  }
}
