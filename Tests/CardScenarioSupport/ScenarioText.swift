import CardScenario
import CardText

/// Reads a scenario's document from its text.
public func document(_ text: String) throws(DiagnosticsError) -> ScenarioDocument {
  try ScenarioDocument.read(SourceText(name: "a.json", text: text), name: "a")
}

/// Reads a scenario from its text, ready to run.
public func scenario(_ text: String, gestures: [String: Gesture] = [:]) throws(DiagnosticsError) -> Scenario {
  try document(text).scenario(gestures: gestures)
}
