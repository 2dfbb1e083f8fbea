import CardText

/// Numbers with names and units: a table for people, an object for programs, a row for spreadsheets.
package struct Quantities {
  package struct Quantity {
    /// The name for programs, with its unit.
    package var key: String
    /// The name for people.
    package var label: String
    /// The number; nil if there is none.
    package var value: Double?
    /// The unit after the number.
    package var unit = ""

    package init(key: String, label: String, value: Double? = nil, unit: String = "") {
      (self.key, self.label, self.value, self.unit) = (key, label, value, unit)
    }
  }

  package struct Group {
    package var title: String
    package var quantities: [Quantity]

    package init(title: String, quantities: [Quantity]) {
      (self.title, self.quantities) = (title, quantities)
    }
  }

  package var groups: [Group]

  package init(groups: [Group]) {
    self.groups = groups
  }

  /// Returns all groups in a format.
  ///
  /// CSV and JSON Lines have one row, markdown has a row for each quantity.
  package func render(_ format: TableFormat, _ precision: Precision) -> String {
    switch format {
    case .text: text(precision)
    case .csv: csv(precision)
    case .json: json
    case .jsonl: row.render(.jsonl)
    case .markdown: markdown(precision)
    }
  }

  /// All quantities in one row.
  private var row: DataTable {
    let quantities = groups.flatMap(\.quantities)
    return DataTable(
      columns: quantities.map { DataTable.Column(key: $0.key, title: $0.label) },
      rows: [quantities.map { $0.value.map { .exact($0) } ?? .empty }])
  }

  private func markdown(_ precision: Precision) -> String {
    var table = DataTable(
      columns: ["", "quantity", "value", "unit"].map { DataTable.Column(key: $0, title: $0) }, rows: [])
    for group in groups {
      for (index, quantity) in group.quantities.enumerated() {
        var number = ByteBuffer(capacity: 64)
        if let value = quantity.value { number.append(value, precision) } else { number.append(literal: "-") }
        table.rows.append([
          .text(index == 0 ? group.title : ""), .text(quantity.label), .text(number.text), .text(quantity.unit),
        ])
      }
    }
    return table.render(.markdown)
  }

  private func text(_ precision: Precision) -> String {
    func digits(_ number: Double?) -> (whole: Int, text: String) {
      guard let number else { return (1, "-") }
      var buffer = ByteBuffer(capacity: 64)
      buffer.append(number, precision)
      let text = buffer.text
      return (text.prefix { $0 != "." }.count, text)
    }
    let rows = groups.flatMap(\.quantities).map { digits($0.value) }
    let whole = rows.map(\.whole).max() ?? 0
    let numberWidth = rows.map { whole - $0.whole + $0.text.count }.max() ?? 0
    let titleWidth = (groups.map(\.title.count).max() ?? 0) + 3
    let labelWidth = (groups.flatMap(\.quantities).map(\.label.count).max() ?? 0) + 3
    var lines: [String] = []
    for group in groups {
      for (index, quantity) in group.quantities.enumerated() {
        let number = digits(quantity.value)
        let aligned = String(repeating: " ", count: whole - number.whole) + number.text
        let end =
          quantity.value == nil || quantity.unit.isEmpty
          ? aligned : TextLayout.pad(aligned, to: numberWidth) + " " + quantity.unit
        lines.append(
          TextLayout.pad(index == 0 ? group.title : "", to: titleWidth) + TextLayout.pad(quantity.label, to: labelWidth)
            + end + "\n")
      }
    }
    return lines.joined()
  }

  private func csv(_ precision: Precision) -> String {
    let quantities = groups.flatMap(\.quantities)
    var buffer = ByteBuffer(capacity: 1_024)
    buffer.append(text: quantities.map(\.key).joined(separator: ",") + "\n")
    for (index, quantity) in quantities.enumerated() {
      if index > 0 { buffer.append(byte: UInt8(ascii: ",")) }
      if let value = quantity.value { buffer.append(value, precision) }
    }
    buffer.append(byte: UInt8(ascii: "\n"))
    return buffer.text
  }

  private var json: String {
    JSONWriter.document { document in
      document.object { object in
        for quantity in groups.flatMap(\.quantities) { object.member(quantity.key, quantity.value) }
      }
    }
  }
}
