import CardText

/// Text and tables under headings, for a terminal or in markdown.
package struct Page {
  /// The content under one heading.
  package struct Section {
    package var title: String

    /// Sentences before the table.
    package var lines: [String] = []
    package var table: DataTable?

    /// Sentences after the table.
    package var remarks: [String] = []

    package init(title: String, lines: [String] = [], table: DataTable? = nil, remarks: [String] = []) {
      (self.title, self.lines, self.table, self.remarks) = (title, lines, table, remarks)
    }
  }

  package var title: String
  package var sections: [Section]

  package init(title: String, sections: [Section]) {
    (self.title, self.sections) = (title, sections)
  }

  /// The page for a terminal.
  ///
  /// - Parameter width: The width that its tables have to fit, characters; nil: as wide as they are.
  package func text(width: Int? = nil) -> String {
    func fitted(_ line: String, indent: Int = 0) -> String {
      TextLayout.fitted(line, width: width, indent: indent) + "\n"
    }
    var text = fitted(title)
    for section in sections {
      text += "\n" + fitted(section.title)
      for line in section.lines { text += fitted(line, indent: 2) }
      if let table = section.table { text += Page.indented(table.render(.text, width: width.map { $0 - 2 })) }
      for line in section.remarks { text += fitted(line, indent: 2) }
    }
    return text
  }

  /// The page in markdown.
  package var markdown: String {
    var text = "# " + MarkdownText.literal(title) + "\n"
    for section in sections {
      text += "\n## " + MarkdownText.literal(section.title) + "\n"
      for line in section.lines { text += "\n" + MarkdownText.literal(line) + "\n" }
      if let table = section.table { text += "\n" + table.render(.markdown) }
      for line in section.remarks { text += "\n" + MarkdownText.literal(line) + "\n" }
    }
    return text
  }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .map { $0.isEmpty ? "\n" : "  " + $0 + "\n" }.joined()
  }
}
