import CardText

extension CheckReport {
  /// The report as Markdown, for a job's summary or a comment: the number of each verdict, a table of the failures,
  /// and the plots of those that have one.
  public var markdown: String {
    var text = "### cardsim check\n\n\(summary)\n"
    let rows = entries.filter { $0.verdict != .passed }
    if !rows.isEmpty { text += "\n| scenario | | details |\n| --- | --- | --- |\n" }
    for entry in rows {
      let findings = entry.findings.map { finding in
        (finding.line.map { "line \($0): " } ?? "") + finding.message
      }
      let cell = (findings.isEmpty ? [entry.summary] : findings).map(MarkdownText.literal).joined(separator: "<br>")
      text += "| \(MarkdownText.literal(entry.name)) | \(entry.verdict.rawValue) | \(cell) |\n"
    }
    if !unreferenced.isEmpty {
      text += "\nGoldens of no scenario:\n\n" + unreferenced.map { "- \(MarkdownText.literal($0))\n" }.joined()
    }
    for entry in rows {
      for plot in entry.plots {
        let title = MarkdownText.literal(plot.title)
        text += "\n#### \(MarkdownText.literal(entry.name)): \(title)\n"
        if let picture = plot.picture { text += "\n![\(title)](<\(MarkdownText.address(picture))>)\n" }
        text += "\n```text\n\(plot.text)```\n"
      }
    }
    return text
  }
}
