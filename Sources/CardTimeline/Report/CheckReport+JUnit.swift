import CardText

extension CheckReport {
  /// The report as JUnit's XML, which most CI systems read: a case for each scenario, without times, so that equal
  /// results give equal reports.
  public var junit: String {
    let (failures, errors) = (count(.failed) + count(.recorded), count(.broken))
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="cardsim check" tests="\(entries.count)" failures="\(failures)" errors="\(errors)">
        <testsuite name="cardsim check" tests="\(entries.count)" failures="\(failures)" errors="\(errors)">

      """
    for entry in entries {
      let file = entry.file.map { " file=\"\(XMLText.attribute($0))\"" } ?? ""
      let start = "    <testcase classname=\"cardsim\" name=\"\(XMLText.attribute(entry.name))\"\(file)"
      if entry.verdict == .passed {
        text += start + "/>\n"
        continue
      }
      let element = entry.verdict == .broken ? "error" : "failure"
      let rest = entry.findings.count > 1 ? "; and \(entry.findings.count - 1) more" : ""
      let message = entry.findings.first.map { $0.message + rest } ?? entry.summary
      let body = entry.findings.map { finding in
        let place = finding.line.map { "\(entry.file ?? entry.name):\($0): " } ?? ""
        return place + finding.message + "\n" + finding.details
      }.joined(separator: "\n")
      text += start + ">\n      <\(element) message=\"\(XMLText.attribute(message))\">"
      text += XMLText.content(body) + "</\(element)>\n    </testcase>\n"
    }
    return text + "  </testsuite>\n</testsuites>\n"
  }
}
