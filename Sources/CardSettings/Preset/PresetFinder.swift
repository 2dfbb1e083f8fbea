import CardText

/// Finds the presets that one document names, and keeps what is wrong with them apart from what is wrong with it.
package final class PresetFinder {
  /// The most files that extend each other.
  static let depthLimit = 16

  private let files: PresetFiles

  /// The paths of the preset files that are being read, each of which extends the next.
  private let chain: [String]

  /// The place at which a file is named that there isn't; nil: there is none.
  private var missing: Diagnostic?

  /// The errors of a file that is named.
  private var flaws: DiagnosticsError?

  package init(_ files: PresetFiles, chain: [String] = []) {
    (self.files, self.chain) = (files, chain)
  }

  /// The presets that a document may name, in words.
  private static var expected: String {
    JSONShape<Int>.oneOf(Preset.names.map { ($0, 0) }).expected + ", or a preset file such as mine.json"
  }

  /// Returns the preset that the text at a place names; nil after a report.
  ///
  /// A file with errors is returned as far as it can be read, so that what depends on it isn't reported too.
  package func preset(at place: JSONPlace) -> Preset? {
    let text = place.string ?? ""
    if let preset = Preset.builtIn(text)?.preset() { return preset }
    guard place.kind == .string, PresetFiles.isPath(text) else {
      place.mismatch(expected: Self.expected, help: PresetFamily.help(for: text))
      return nil
    }
    let path = PresetFiles.path(text, from: place.diagnostics.source.name)
    guard isNew(path, at: place) else { return nil }
    let bytes: [UInt8]
    do throws(PresetFiles.Missing) {
      bytes = try files.bytes(path)
    } catch {
      missing = Diagnostic(
        "can't read the preset \(SafeText.quoted(path, limit: 200)): \(error.reason)", in: place.diagnostics.source,
        at: place.range, path: place.path.text)
      return nil
    }
    let (preset, error) = Preset.reading(
      SourceText(name: path, bytes: bytes), name: PresetFiles.title(of: path), files: files, chain: chain)
    flaws = error
    return preset
  }

  /// Reports a file that is being read already, or that is one too many.
  private func isNew(_ path: String, at place: JSONPlace) -> Bool {
    let isRepeated = chain.contains(path)
    if !isRepeated, chain.count < Self.depthLimit { return true }
    let words = (chain.drop { isRepeated && $0 != path } + [path]).joined(separator: " → ")
    if isRepeated {
      place.error("\(path) extends itself: \(words)", help: "one of them has to extend a built-in preset")
    } else {
      place.error("at most \(Self.depthLimit) preset files extend each other, and these are more: \(words)")
    }
    return false
  }

  /// Reads the document: adds to its errors those of the presets that it names.
  package func reading<Value>(_ read: () throws(DiagnosticsError) -> Value) throws(DiagnosticsError) -> Value {
    var own: DiagnosticsError?
    var value: Value?
    do throws(DiagnosticsError) { value = try read() } catch { own = error }
    // Without the preset, its detents are unknown: what is reported beside it may not be wrong at all.
    if let missing { throw DiagnosticsError(diagnostics: [missing], cause: .missing) }
    if let flaws, flaws.cause == .missing { throw flaws }
    if let error = own {
      throw DiagnosticsError(
        diagnostics: error.diagnostics + (flaws?.diagnostics ?? []),
        omittedCount: error.omittedCount + (flaws?.omittedCount ?? 0))
    }
    if let flaws { throw flaws }
    guard let value else { preconditionFailure("nothing was read, and nothing was wrong with it") }
    return value
  }
}
