import CardScenario
import CardText

/// A scenario's document from its text.
public func document(_ text: String) throws(DiagnosticsError) -> ScenarioDocument {
  try ScenarioDocument.read(SourceText(name: "a.json", text: text), name: "a")
}

/// A scenario that can be run from its text.
public func scenario(_ text: String, gestures: [String: Gesture] = [:]) throws(DiagnosticsError) -> Scenario {
  try document(text).scenario(gestures: gestures)
}
