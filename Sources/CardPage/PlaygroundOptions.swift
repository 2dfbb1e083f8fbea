import CardText

/// The options of the command line that made a playground's scenario what it is, for the commands that the page shows.
///
/// Each text is quoted for a shell already.
public struct PlaygroundOptions: Hashable, Sendable {
  /// The value of `--preset`; nil: it isn't given.
  public var preset: String?

  /// The value of `--device`; nil: it isn't given.
  public var device: String?

  /// The values of `--set`: each key, and the whole word `key=value`.
  public var settings: [Setting] = []

  /// One value of `--set`.
  public struct Setting: Hashable, Sendable {
    /// The setting's name.
    public var key: String

    /// The whole word, `key=value`.
    public var word: String

    /// Creates the value.
    public init(key: String, word: String) { (self.key, self.word) = (key, word) }
  }

  /// Creates no option.
  public init() {}

  /// Writes them as an object: `preset`, `device`, and `set` with a word for each key.
  func write(to writer: inout JSONWriter) {
    writer.object { object in
      object.member("preset", preset ?? "")
      object.member("device", device ?? "")
      object.member("set") { value in
        value.object { list in
          for setting in settings { list.member(setting.key, setting.word) }
        }
      }
    }
  }
}
