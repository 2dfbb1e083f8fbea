import CardSim

// A card in code, with detents of its own, and a swipe. Detents are places in words; times are ticks of 1/9 µs.
var card = ScenarioDocument.CardText(name: "trips")
card.contentHeight = 1600
card.detents = [
  ScenarioDocument.DetentText(name: "tip", place: .height(90)),
  ScenarioDocument.DetentText(name: "half", place: .share(0.5)),
  ScenarioDocument.DetentText(name: "full", place: .fromSafeTop(12)),
]
card.detent = "half"
let swipe = ScenarioDocument.SwipeText(
  from: GesturePoint(x: 190, y: 440), to: GesturePoint(x: 190, y: 320), microseconds: 120_000, releaseVelocity: -1400)
var document = ScenarioDocument(source: SourceText(name: "flick", text: "{}"), name: "flick")
document.cards = [card]
document.inputs = [
  ScenarioDocument.InputText(ticks: 100_000 * Instant.ticksPerMicrosecond, action: .swipe(swipe, .absolute))
]

// A golden: the timeline of today, of which golden.bytes() is the file. Cards and detents are numbers in a simulation;
// the scenario has their names.
let scenario = try document.scenario()
let golden = TimelineText(of: scenario.simulation, names: scenario.names, named: "flick.golden.csv")
print("unchanged: \(try ScenarioCheck(document, golden: .rows(golden)).isPassed)")

// The same file as `cardsim run` prints it, and metrics, each in the unit of its name.
let header = try golden.bytes().prefix { $0 != UInt8(ascii: "\n") }
print(String(decoding: header, as: UTF8.self).split(separator: ",").prefix(4).joined(separator: ", "))
var (run, metrics) = (scenario.simulation, Metrics(of: [.settleTime, .overshoot]))
while try run.next(addingTo: &metrics) {}
print("settles in \(metrics.number(.settleTime) ?? .nan) ms, past its rest by \(metrics.number(.overshoot) ?? 0) pt")

// A setting of one's own, by its key and with a unit; it is kept under every preset.
guard let response = SettingKey.named("settle.response") else { fatalError("there is no such key") }
try document.set(response, to: .text("520ms"))
print(try ScenarioCheck(document, golden: .rows(golden)).words.prefix { $0 != "\n" })

// A log of an app's card, of which the scenario with the slower spring is the model: times in ms, places in points.
var (log, app) = ("time_ms,card_y_pt\n", try document.scenario().simulation)
while try app.next() {
  log += "\(Double(app.frame.ticks) / Double(Instant.ticksPerSecond) * 1000 + 4000),\(app.frame.sample.cardY)\n"
}
let recording = try RecordingReader(SourceText(name: "log.csv", text: log)).recording
for (name, model) in [("as written", scenario), ("as it moves", try document.scenario())] {
  let comparison = try RecordingComparison(of: recording, with: model)
  print("\(name): \(comparison.holds ? "holds" : comparison.feelings.joined(separator: ", "))")
}

// Its spring for another system, and a report that anyone can open.
let rule = RuleExport(.spring(Spring(response: 0.52, dampingRatio: 0.86), takesVelocity: true))
print(try rule.snippet(for: .swiftui).code, terminator: "")
var report = ReportPage(title: "A slower spring")
report.entries.append(
  try ReportEntry(document.scenario(), document: document, name: "flick", preset: Preset.standard))
var page = ByteBuffer()
report.write(to: &page)
print("the report is a page of \(page.bytes.count > 20_000 ? "more" : "less") than 20 KB")

// An error says the place, and what would do.
do {
  _ = try ScenarioDocument.read(SourceText(name: "bad.json", text: #"{ "cards": [{ "nam": "a" }] }"#), name: "bad")
} catch {
  print(error)
}
