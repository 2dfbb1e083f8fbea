import CardScenario
import CardSettings
import CardSimulation
import CardText

/// A document and its scenario, without the parts that the reader refused.
struct ReadDocument {
  /// The document that was finally read.
  private(set) var document: JSONValue

  /// Its scenario, ready to run.
  private(set) var scenario: Scenario

  /// Reads a document as it is, or without the parts that are refused.
  ///
  /// - Parameter repairs: The number of times that parts may be removed.
  init(_ document: JSONValue, repairs: Int = 12) throws(DiagnosticsError) {
    var document = document
    var left = repairs
    while true {
      do throws(DiagnosticsError) {
        scenario = try Self.scenario(document)
        self.document = document
        return
      } catch {
        guard left > 0, document.leaveOut(error.diagnostics) else { throw error }
        left -= 1
      }
    }
  }

  private static func scenario(_ value: JSONValue) throws(DiagnosticsError) -> Scenario {
    var document = try ScenarioDocument.read(SourceText(name: "scenario.json", text: value.line), name: "scenario")
    if document.about.hasPrefix(Generator.underPreset),
      let preset = Preset.named(String(document.about.dropFirst(Generator.underPreset.count)))
    {
      document.use(preset)
    }
    var gestures: [String: Gesture] = [:]
    for file in document.gestureFiles { gestures[file] = RawGesture.named(file) }
    return try document.scenario(gestures: gestures)
  }
}

extension JSONValue {
  /// Removes the values to which the problems point, an input as a whole. Returns true if there were any.
  fileprivate mutating func leaveOut(_ problems: [Diagnostic]) -> Bool {
    let named = Set(problems.filter { $0.severity == .error }.compactMap(\.path))
    var found: [[Step]] = []
    for path in places() where !path.isEmpty && named.contains(path.text) {
      let isInInput = path.first == .key("inputs") && path.count > 2
      found.append(isInInput ? Array(path.prefix(2)) : path)
    }
    // From the end, so that earlier indexes stay valid.
    var removed: Set<[Step]> = []
    for path in found.reversed() where removed.insert(path).inserted { self[path[...]] = nil }
    // If detents are at the same position on a screen, the cause is the settings' geometry, or the card's own detents.
    if found.allSatisfy({ $0.first == .key("cards") && $0.count == 2 }), var set = self["set"] {
      let geometry = set.members.filter { $0.key.hasPrefix("geometry.") }
      for member in geometry { set[member.key] = nil }
      self["set"] = set
    }
    return !found.isEmpty
  }

  /// The paths of all values in it, each before the paths inside it.
  func places(_ path: [Step] = []) -> [[Step]] {
    let inner: [[Step]]
    switch kind {
    case .array(let elements): inner = elements.enumerated().flatMap { $1.places(path + [.element($0)]) }
    case .object(let members): inner = members.flatMap { $0.value.places(path + [.key($0.key)]) }
    case .null, .bool, .number, .string, .invalid: inner = []
    }
    return [path] + inner
  }
}
