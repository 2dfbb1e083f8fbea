import CardScenario
import CardText

/// The scenarios that come with the tool, each named after the behaviour that it shows.
///
/// They are `.json` files, whose text is repeated in the code: SwiftPM's own means to embed a file breaks builds for
/// two processors at once (swift-package-manager#6969).
public enum BuiltInScenarios {
  /// A built-in scenario's name and text.
  public struct Entry: Sendable {
    /// The name by which it is run.
    public let name: String

    private let text: StaticString

    init(name: String, text: StaticString) {
      (self.name, self.text) = (name, text)
    }

    /// The text of the scenario's file.
    public var bytes: [UInt8] { text.withUTF8Buffer { Array($0) } }

    /// The scenario's document.
    ///
    /// A test reads every one, so an error here is a mistake of this package.
    public var document: ScenarioDocument {
      do throws(DiagnosticsError) {
        return try ScenarioDocument.read(SourceText(name: "\(name).json", bytes: bytes), name: name)
      } catch {
        preconditionFailure("a built-in scenario is broken:\n\(error.text)")
      }
    }
  }

  /// Returns the scenario of that name; nil if there is none.
  public static func named(_ name: String) -> Entry? {
    all.first { $0.name == name }
  }
}
