import CardText

extension JSONWriter {
  /// A document of one report, or of several as an array.
  package static func document<Report>(
    ofAll reports: [Report], _ write: (Report, inout JSONWriter) -> Void
  ) -> String {
    document { document in
      guard reports.count != 1 else { return write(reports[0], &document) }
      document.array { list in
        for report in reports { list.element { write(report, &$0) } }
      }
    }
  }
}
