/// The scenarios that come with the tool, each named for the behaviour that it shows.
///
/// They are the `.json` files beside this one, embedded at build time, so that whoever prints one can edit it and run
/// it.
public enum BuiltInScenarios {
  /// A built-in scenario's name and text.
  public struct Entry: Sendable {
    /// The name to run it by.
    public let name: String

    private let load: @Sendable () -> [UInt8]

    init(name: String, load: @escaping @Sendable () -> [UInt8]) {
      self.name = name
      self.load = load
    }

    /// The text of its file.
    public var bytes: [UInt8] { load() }

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
