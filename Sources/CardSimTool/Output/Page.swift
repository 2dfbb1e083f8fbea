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
  var text: String {
    var text = title + "\n"
    for section in sections {
      text += "\n" + section.title + "\n"
      for line in section.lines { text += "  " + line + "\n" }
      if let table = section.table { text += Page.indented(table.render(.text)) }
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
    text.split(separator: "\n").map { "  " + $0 + "\n" }.joined()
  }
}
