import CardSimulation
import CardText

/// Reads rows of a sweep's CSV into a plot: two of its metrics, its ranks and its front.
public struct SweepRowReader: Sendable {
  /// The horizontal column.
  public let x: String

  /// The vertical column.
  public let y: String

  private let xPlace: Int
  private let yPlace: Int
  private let rank: Int?
  private let front: Int?

  /// The other columns, shown in a trial's tooltip: the values it was tried with.
  private let details: [(name: String, place: Int)]

  /// The columns that may contain words. Cells that programs write for a failed computation, such as `nan`, are
  /// rejected.
  private let texts: [Int]

  /// Reads the header, which is the current row.
  ///
  /// - Parameters:
  ///   - x: The horizontal metric; nil: the first one.
  ///   - y: The vertical metric; nil: the second one.
  /// - Throws: A `DiagnosticsError` if there is no such metric, or if there are fewer than two.
  public init(header rows: borrowing RowScanner, x: String? = nil, y: String? = nil) throws(DiagnosticsError) {
    let names = rows.texts
    let own = ["trial", "case", "rank", "pareto"]
    // A setting's name has a dot; the frame rate has none.
    let parameters = names.filter { $0.contains(".") || $0 == FrameRate.key }
    let others = names.filter { !own.contains($0) && !parameters.contains($0) }
    let known = others.filter { Metric.named($0).map { $0 != .target } ?? false }
    let metrics = known.count >= 2 ? known : others.filter { $0 != Metric.target.name }

    func chosen(_ name: String?, else standard: String?) throws(DiagnosticsError) -> Int {
      guard let wanted = name ?? standard else {
        throw rows.error(
          "expected two metrics beside the trial, found "
            + (metrics.isEmpty ? "none" : metrics.joined(separator: ", ")),
          help: "'cardsim metrics --list' has their names")
      }
      if wanted != "trial", let place = names.firstIndex(of: wanted) { return place }
      throw rows.error(
        "there is no column \"\(SafeText.escaped(wanted))\"",
        help: NearestName.question(wanted, in: names) ?? "there are " + metrics.joined(separator: ", "))
    }
    let first = try chosen(x, else: metrics.first { $0 != y })
    let firstName = names[first]
    let second = try chosen(y, else: metrics.first { $0 != firstName })
    (self.x, self.y, xPlace, yPlace) = (firstName, names[second], first, second)
    rank = names.firstIndex(of: "rank")
    front = names.firstIndex(of: "pareto")
    details = names.enumerated().filter { !own.contains($0.element) && $0.offset != first && $0.offset != second }
      .map { (name: $0.element, place: $0.offset) }
    texts = [0] + details.map(\.place)
  }

  /// Reads the current row into a plot.
  ///
  /// - Throws: A `DiagnosticsError` if a cell that has to be a number isn't one, or if any cell is a number that isn't
  ///   finite.
  public func add(_ rows: borrowing RowScanner, to plot: inout ScatterPlot) throws(DiagnosticsError) {
    let x = try rows.number(xPlace)
    let y = try rows.number(yPlace)
    let rank: Double? = if let rank { try rows.number(rank) } else { nil }
    let isOnFront: Bool? = if let front { try rows.number(front) == 1 } else { nil }
    for place in texts where rows.isNonFinite(place) { _ = try rows.number(place) }
    // Most points don't stand out, so their words are never evaluated.
    plot.add(x: x, y: y, rank: rank, isOnFront: isOnFront, name: rows.text(0), detail: words(rows))
  }

  private func words(_ rows: borrowing RowScanner) -> String {
    var words = ""
    for (name, place) in details where !rows.isEmpty(place) {
      words += (words.isEmpty ? "" : ", ") + name + " " + rows.text(place)
    }
    return words
  }
}
