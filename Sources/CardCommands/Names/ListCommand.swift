import CardCommandLine
import CardDialects
import CardExamples
import CardMotion
import CardScenario
import CardSettings
import CardText

extension Command {
  package static let list = Command(
    name: "list",
    overview: "List the built-in scenarios, the presets, the devices and the named curves.",
    arguments: [ListCommand.kind.spec],
    sections: .options(ListCommand.format.spec, CommonOption.output.spec),
    examples: [
      Example(purpose: "Everything there is", line: "cardsim list"),
      Example(purpose: "The devices, for a program", line: "cardsim list devices --format json"),
      Example(purpose: "The scenarios, each named for the behaviour it shows", line: "cardsim list scenarios"),
    ],
    body: .action(ListCommand.run))
}

/// `cardsim list`.
enum ListCommand {
  /// The kinds that can be listed.
  enum Kind: String, CaseIterable, Sendable {
    case scenarios
    case presets
    case devices
    case curves
  }

  static let kind = Parameter.optionalArgument("what", .name(Kind.self), "The kind to list; all of them if left out.")

  static let format = CommonOption.format(
    "Format of the list; csv and jsonl have one kind, which has to be named.")

  static func run(_ arguments: Arguments) throws(Failure) {
    let format = arguments[format]
    let kinds = arguments[kind].map { [$0] } ?? Kind.allCases
    if kinds.count > 1, format == .csv || format == .jsonl {
      throw .usage(
        "Rows of \(format.rawValue) are of one kind: name \(Suggestion.list(kinds.map(\.rawValue)))",
        parameter: kind.spec)
    }
    try Output.to(arguments[CommonOption.output]) { output throws(Failure) in
      if kinds.count == 1, format != .text {
        output.write(table(kinds[0]).render(format))
        return
      }
      if format == .json {
        output.write(
          JSONWriter.document { document in
            document.object { object in
              for kind in kinds { object.member(kind.rawValue) { table(kind).write(to: &$0) } }
            }
          })
        return
      }
      for (index, kind) in kinds.enumerated() {
        if index > 0 { output.write("\n") }
        if format == .markdown {
          output.write(
            "## " + kind.rawValue.prefix(1).uppercased() + kind.rawValue.dropFirst() + "\n\n"
              + table(kind).render(.markdown))
          continue
        }
        if kinds.count > 1 { output.write("\(kind.rawValue.uppercased()):\n") }
        let list = TextTable(rows: rows(kind), indent: kinds.count > 1 ? 2 : 0)
        output.write(FittedTable(table: list, hasTitles: false).text(width: Terminal.tableWidth(arguments)))
      }
    }
  }

  /// Returns the things of a kind as a table for programs and pages, with its units in the names.
  private static func table(_ kind: Kind) -> DataTable {
    func table(_ columns: String..., rows: [[DataTable.Cell]]) -> DataTable {
      DataTable(columns: columns.map { DataTable.Column(key: $0, title: $0) }, rows: rows)
    }
    switch kind {
    case .devices:
      return table(
        "name", "width_pt", "height_pt", "safe_top_pt", "safe_bottom_pt", "title",
        rows: Device.all.map { device in
          let screen = device.screen
          return [
            .text(device.name), .exact(screen.width), .exact(screen.height), .exact(screen.safeTop),
            .exact(screen.safeBottom), .text(device.title),
          ]
        })
    case .curves:
      let all = NamedCurve.allCases.map { ($0.name, $0.curve) } + Easing.allCases.map { ($0.name, $0.curve) }
      return table("name", "curve", rows: all.map { [.text($0.0), .text(CurveText.text(of: $0.1))] })
    case .scenarios, .presets: return table("name", "meaning", rows: rows(kind).map { $0.map { .text($0) } })
    }
  }

  /// Returns a curve in CSS; many straight lines are only counted.
  static func text(of curve: TimingCurve) -> String {
    guard case .piecewiseLinear(let lines) = curve else { return CurveText.text(of: curve) }
    return "linear(…) of \(lines.points.count) points"
  }

  private static func rows(_ kind: Kind) -> [[String]] {
    switch kind {
    case .scenarios:
      BuiltInScenarios.all.map { [$0.name, $0.about] }
    case .presets:
      Preset.names.compactMap(Preset.named).map {
        [$0.name, $0.summary + ($0.settings.dependsOnRate ? " Depends on the display's rate." : "")]
      }
    case .devices:
      Device.all.map { device in
        let screen = device.screen
        return [
          device.name, "\(Int(screen.width)) × \(Int(screen.height)) pt",
          "safe \(Int(screen.safeTop)) / \(Int(screen.safeBottom))", device.title,
        ]
      }
    case .curves:
      NamedCurve.allCases.map { [$0.name, CurveText.text(of: $0.curve)] }
        + Easing.allCases.map { [$0.name, ListCommand.text(of: $0.curve)] }
    }
  }
}
