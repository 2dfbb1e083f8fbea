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

    /// The sentence on what the scenario shows. It stands alone in the text's second line, so that a list of all
    /// scenarios doesn't read the rest.
    public var about: String {
      let line = text.withUTF8Buffer { text in
        Array(text.split(separator: UInt8(ascii: "\n"), maxSplits: 2)[1].drop { $0 != UInt8(ascii: "\"") }.dropLast())
      }
      let source = SourceText(name: "\(name).json", bytes: Array("{".utf8) + line + Array("}".utf8))
      guard case .object(let members)? = JSONParser.parse(Diagnostics(source))?.kind, members.count == 1,
        members[0].key == "about", case .string(let about) = members[0].value.kind
      else { preconditionFailure("the second line of a built-in scenario isn't its 'about', and a comma") }
      return about
    }

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
