import CardScenario
import CardText

extension GestureImport {
  /// Reads a recording whose notation nobody names.
  static func reading(
    _ text: String, scale: Double = 1, _ change: (inout Measures) -> Void = { _ in }
  ) throws -> GestureImport {
    var measures = Measures()
    measures.scale = scale
    change(&measures)
    return try GestureImport(SourceText(name: "log", text: text), measures: measures)
  }
}
