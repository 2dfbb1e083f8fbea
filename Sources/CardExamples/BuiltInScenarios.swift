import CardFormats
import CardText

/// The scenarios that come with the tool, each named for the behaviour that it shows.
///
/// They are `.json` files, which stand in the code once more as text: SwiftPM's own way to embed a file breaks builds
/// for two processors at once (swift-package-manager#6969).
public enum BuiltInScenarios {
  /// A built-in scenario's name and text.
  public struct Entry: Sendable {
    /// The name to run it by.
    public let name: String

    private let text: StaticString

    init(name: String, text: StaticString) {
      (self.name, self.text) = (name, text)
    }

    /// The text of its file.
    public var bytes: [UInt8] { text.withUTF8Buffer { Array($0) } }

    /// The document.
    ///
    /// It was read by a test, so that an error here is our own fault.
    public var document: ScenarioDocument {
      do throws(DiagnosticsError) {
        return try ScenarioDocument.read(SourceText(name: "\(name).json", bytes: bytes), name: name)
      } catch {
        preconditionFailure("a built-in scenario is broken:\n\(error.text)")
      }
    }
  }

  /// The scenario of that name.
  public static func named(_ name: String) -> Entry? {
    all.first { $0.name == name }
  }
}
