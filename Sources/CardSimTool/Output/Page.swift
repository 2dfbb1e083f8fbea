/// Text and tables under headings, for a terminal or in markdown.
struct Page {
  /// The content under one heading.
  struct Section {
    var title: String

    /// Sentences before the table.
    var lines: [String] = []
    var table: DataTable?

    /// Sentences after the table.
    var remarks: [String] = []
  }

  var title: String
  var sections: [Section]

  /// The page for a terminal.
  ///
  /// - Parameter width: The width that its tables have to fit, characters; nil: as wide as they are.
  func text(width: Int? = nil) -> String {
    var text = title + "\n"
    for section in sections {
      text += "\n" + section.title + "\n"
      for line in section.lines { text += "  " + line + "\n" }
      if let table = section.table { text += Page.indented(table.render(.text, width: width.map { $0 - 2 })) }
      for line in section.remarks { text += "  " + line + "\n" }
    }
    return text
  }

  /// The page in markdown.
  var markdown: String {
    var text = "# " + title + "\n"
    for section in sections {
      text += "\n## " + section.title + "\n"
      for line in section.lines { text += "\n" + line + "\n" }
      if let table = section.table { text += "\n" + table.render(.markdown) }
      for line in section.remarks { text += "\n" + line + "\n" }
    }
    return text
  }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .map { $0.isEmpty ? "\n" : "  " + $0 + "\n" }.joined()
  }
}
