import CardSim

// A card of your own under a flick, with a livelier spring than the standard one, on a faster display.
let json = """
  {
    "cards": [{ "name": "trips", "content": 1600, "detent": "peaking" }],
    "inputs": [{ "at": "100ms", "swipe": {
      "from": [190, 430], "to": [196, 310], "duration": "120ms", "velocity": -1400, "seed": 1 } }],
    "expect": [{ "metric": "target", "is": "extended" }, { "metric": "settle_ms", "max": 500 }]
  }
  """
var document = try ScenarioDocument.read(SourceText(name: "flick.json", text: json), name: "flick")
document.settings.settle.dampingRatio = 0.6
document.rates = [FrameClock.Rate(start: 0, hertz: 120)]

// The loop: a frame at a time, each with what happened since the one before.
let scenario = try document.scenario()
var simulation = scenario.simulation
var digest = TimelineDigest(names: scenario.names)
while try simulation.next() {
  let frame = simulation.frame
  digest.combine(frame, events: simulation.events)
  if frame.number % 20 == 0 { print("frame \(frame.number): \(frame.sample.phase) at y \(frame.sample.cardY)") }
}
print("digest \(digest.text)")

// The gate of `cardsim check`, for a test of your own: what the document expects, and a golden where you have one.
let check = try ScenarioCheck(document)
print(check.isPassed ? "all holds" : check.words)

// A law by itself is a function of time: a spring let go 300 pt below its target, at 800 pt/s upwards.
let motion = SpringMotion(spring: Spring(response: 0.4, dampingRatio: 0.6), displacement: 300, velocity: -800)
let state = motion.state(at: 0.1)
print("after 0.1 s: \(state.position) pt from the target, at \(state.velocity) pt/s")
print("within 0.5 pt for good after \(motion.settlingTime(within: 0.5)) s")
