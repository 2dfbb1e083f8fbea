import CardModel
import CardScenario
import CardScenarioSupport
import CardSimulation
import CardText

/// All problems of a scenario, as `line:column path message | help`.
func scenarioProblems(_ text: String) -> [String] {
  do throws(DiagnosticsError) {
    _ = try scenario(text)
    return []
  } catch {
    return error.diagnostics.map {
      "\($0.line):\($0.column) \($0.path ?? "-") \($0.message)" + ($0.help.map { " | \($0)" } ?? "")
    }
  }
}

/// The inputs of a scenario with one card that rests at half on an iPhone 15.
func inputs(_ text: String, gestures: [String: Gesture] = [:]) throws(DiagnosticsError) -> [TimedInput] {
  try scenario(withInputs(text), gestures: gestures).inputs
}

func withInputs(_ text: String) -> String {
  """
  {"cards": [{"name": "a", "content": 1600, "detent": "peaking"}, {"name": "b"}], "inputs": [\(text)]}
  """
}

extension TimedInput {
  /// The touch, if the input is one.
  var touch: Touch? { if case .touch(let touch) = input { touch } else { nil } }
}
