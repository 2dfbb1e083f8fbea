import CardText

extension Preset {
  /// Every preset of a system that comes with the library; one that is there for others to extend isn't among them.
  ///
  /// They are `.json` files in `Sources/CardSettings/Preset/Presets`, whose texts are repeated in the code.
  public static let all: [Preset] = builtIn.filter { $0.isSystem }.map { $0.preset() }

  /// The names of all presets that come with the library, those included that are there for others to extend; no preset
  /// is read for them.
  public static let names: [String] = builtIn.map { $0.name }

  /// Returns the preset of that name that comes with the library; nil if there is none. Only this one is read, and
  /// those that it extends, once for all calls.
  public static func named(_ name: String) -> Preset? {
    builtIn(name)?.preset()
  }

  /// Returns the file of the preset of that name that comes with the library; nil if there is none.
  public static func text(ofBuiltIn name: String) -> [UInt8]? {
    builtIn(name)?.bytes
  }

  /// A preset that comes with the library.
  package struct BuiltIn: Sendable {
    /// Its name.
    package let name: String

    /// False if it is there for others to extend, and no system's own.
    let isSystem: Bool

    /// The text of its file.
    let text: StaticString

    /// Returns the preset, which is read when it is asked for first.
    package let preset: @Sendable () -> Preset

    init(
      _ name: String, isSystem: Bool = true, _ text: StaticString, _ preset: @escaping @Sendable () -> Preset
    ) {
      (self.name, self.isSystem, self.text, self.preset) = (name, isSystem, text, preset)
    }

    /// The text as a document.
    var bytes: [UInt8] { text.withUTF8Buffer { Array($0) } }
  }

  /// The presets that come with the library: `standard`, then by their systems. A test compares them with the folder.
  package static let builtIn: [BuiltIn] = [
    BuiltIn("standard", Texts.standard) { standard },
    BuiltIn("tgcard-readme", Texts.tgcardReadme) { tgcardReadme },
    BuiltIn("tgcard-2.5.1", Texts.tgcard251) { tgcard251 },
    BuiltIn("tgcard-2018", Texts.tgcard2018) { tgcard2018 },
    BuiltIn("sheet-alone", isSystem: false, Texts.sheetAlone) { sheetAlone },
    BuiltIn("sweetcurtain-0.2.5", Texts.sweetcurtain025) { sweetcurtain025 },
    BuiltIn("sweetcurtain-0.9", Texts.sweetcurtain09) { sweetcurtain09 },
    BuiltIn("cardparts-sheet", Texts.cardpartsSheet) { cardpartsSheet },
  ]

  /// The preset that a scenario has when it names none.
  public static let standard = read(builtIn: "standard")

  // Each is read when it is used first, and only then.
  private static let tgcardReadme = read(builtIn: "tgcard-readme")
  private static let tgcard251 = read(builtIn: "tgcard-2.5.1")
  private static let tgcard2018 = read(builtIn: "tgcard-2018")
  private static let sheetAlone = read(builtIn: "sheet-alone")
  private static let sweetcurtain025 = read(builtIn: "sweetcurtain-0.2.5")
  private static let sweetcurtain09 = read(builtIn: "sweetcurtain-0.9")
  private static let cardpartsSheet = read(builtIn: "cardparts-sheet")

  /// Returns the preset of that name among all that come with the library; nil if there is none.
  static func builtIn(_ name: String) -> BuiltIn? {
    builtIn.first { $0.name == name }
  }

  /// Reads a preset that comes with the library. A test reads every one, so an error here is a mistake of this package.
  private static func read(builtIn name: String) -> Preset {
    guard let entry = builtIn(name) else { preconditionFailure("no built-in preset is called \(name)") }
    do throws(DiagnosticsError) {
      return try read(SourceText(name: "\(name).json", bytes: entry.bytes), name: name)
    } catch {
      preconditionFailure("a built-in preset is broken:\n\(error.text)")
    }
  }
}
