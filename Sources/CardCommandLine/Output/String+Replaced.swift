extension String {
  /// Returns the text with `replacement` in the place of each `character`. The standard library's `replacing` needs
  /// macOS 13.
  package func replaced(_ character: Character, by replacement: String) -> String {
    split(separator: character, omittingEmptySubsequences: false).joined(separator: replacement)
  }
}
