import CardCommandLine
import CardModel
import CardScenario
import CardText

/// A recorded finger on the command line, in any notation.
package struct GestureFile {
  /// The file's name in messages.
  package let name: String

  /// The file that was read.
  let input: InputFile

  /// The gesture, and what was found while it was read.
  let imported: GestureImport

  /// Reads a gesture.
  ///
  /// - Parameter format: Its notation; nil: guessed.
  init(
    _ input: InputFile, as format: GestureFormat? = nil, measures: GestureImport.Measures = GestureImport.Measures()
  ) throws(Failure) {
    (self.input, name) = (input, SafeText.escaped(input.name))
    do throws(DiagnosticsError) {
      imported = try GestureImport(input.text, as: format, measures: measures)
    } catch {
      throw .diagnostics(error.text)
    }
  }

  /// Reads a gesture for a scenario: a touch panel covers the scenario's screen.
  init(_ input: InputFile, covering screen: Screen) throws(Failure) {
    var measures = GestureImport.Measures()
    measures.screen = GestureImport.Measures.Size(width: screen.width, height: screen.height)
    let isOfPanel = GestureFormat(guessing: input.bytes) == .getevent
    try self.init(input, measures: isOfPanel ? measures : GestureImport.Measures())
  }

  /// The gesture on a scenario's screen, which a touch panel covers.
  package func on(_ screen: Screen) throws(Failure) -> GestureFile {
    imported.format == .getevent ? try GestureFile(input, covering: screen) : self
  }

  /// The sentences that a command says that replaces a scenario's touches by the gesture: what was assumed or added.
  var notesForScenario: String {
    var notes = isOwn ? [] : imported.remarks
    if imported.format == .getevent {
      notes.append("its touch panel is taken to cover the scenario's screen; 'cardsim gesture import' takes others")
    }
    return notes.map { "Note: \(name): \($0)\n" }.joined()
  }

  /// True if it is a gesture file of this project.
  private var isOwn: Bool { imported.format == .csv && TouchColumns.isGestureFile(input.bytes) }

  /// The text whose rows warnings point to: the file itself, or its rows as a gesture file.
  var rows: SourceText {
    isOwn
      ? input.text.withoutMark.withLineFeeds : SourceText(name: "\(name), imported", bytes: imported.gesture.csv())
  }

  /// The file's name without its folder and its extension.
  var title: String {
    let file = Path.name(of: name)
    let stem = file.split(separator: ".", omittingEmptySubsequences: false).dropLast().joined(separator: ".")
    return stem.isEmpty ? file : stem
  }

  /// The findings as lines.
  var found: String {
    "\(name): \(imported.summary)\n" + imported.notes.map { "Note: \($0)\n" }.joined()
  }
}
