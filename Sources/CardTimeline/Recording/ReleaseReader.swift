import CardText

/// An observed release: its position, its velocity, and the detent that the card went to.
public struct RecordedRelease: Hashable, Sendable {
  /// The card's top edge at the release, points.
  public var y: Double

  /// The finger's velocity, points per second, positive downward.
  public var velocity: Double

  /// The index of the detent that the card went to.
  public var detent: Int

  /// The index of the detent that the card came from; nil if unknown.
  public var origin: Int?

  /// Creates a release.
  public init(y: Double, velocity: Double, detent: Int, origin: Int? = nil) {
    (self.y, self.velocity, self.detent, self.origin) = (y, velocity, detent, origin)
  }
}

/// A detent that releases went to: its name and its position.
public struct NamedDetent: Hashable, Sendable {
  /// The detent's name.
  public var name: String

  /// The card's top edge at the detent, points.
  public var y: Double

  /// Creates a detent.
  public init(name: String, y: Double) {
    (self.name, self.y) = (name, y)
  }
}

/// Reads releases from a table: each row has a position, a velocity, a detent, and optionally the detent before it.
public struct ReleaseReader: Sendable {
  /// The names of the columns of such a table.
  public struct Columns: Hashable, Sendable {
    /// The card's top edge at the release, points.
    public var position: String
    /// The finger's velocity, points per second.
    public var velocity: String
    /// The name of the detent that the card went to.
    public var detent: String
    /// The name of the detent that the card came from; optional.
    public var origin: String
    /// The detent's position, points; optional if the detents are given.
    public var target: String

    /// Creates columns with their usual names.
    public init(
      position: String = "y_pt", velocity: String = "velocity_pt_s", detent: String = "detent",
      origin: String = "from", target: String = "target_y_pt"
    ) {
      (self.position, self.velocity, self.detent) = (position, velocity, detent)
      (self.origin, self.target) = (origin, target)
    }
  }

  /// The most releases that are read.
  public static let releaseLimit = 100_000

  /// The most detents that a table of releases may name.
  public static let detentLimit = 64

  /// The detents, lowest on the screen first.
  public let detents: [NamedDetent]

  /// The releases.
  public let releases: [RecordedRelease]

  /// Reads releases.
  ///
  /// - Parameter detents: The detents with their positions; empty: those that the table names, at the positions in its
  ///   target column.
  /// - Throws: `DiagnosticsError` if a column is missing, a cell is invalid, or a detent is unknown.
  public init(
    _ source: SourceText, columns: Columns = Columns(), detents given: [NamedDetent] = []
  ) throws(DiagnosticsError) {
    let table = try TimelineTable(source, of: .releases)
    let diagnostics = Diagnostics(source)
    let indices = [columns.position, columns.velocity, columns.detent].map { name -> Int? in
      if let index = table.index(of: name) { return index }
      diagnostics.error(
        "there is no column \(SafeText.quoted(name))", at: table.headerRange,
        help: NearestName.question(name, in: table.columns)
          ?? "the columns are \(RecordingColumns.list(table.columns)); --position-column, --velocity-column and "
          + "--detent-column name others")
      return nil
    }
    let target = table.index(of: columns.target)
    if given.isEmpty, target == nil {
      diagnostics.error(
        "the positions of the detents are unknown", at: table.headerRange,
        help: "say --detents name=y,name=y, or add a column \(columns.target)")
    }
    try diagnostics.throwErrors()
    guard let y = indices[0], let velocity = indices[1], let detent = indices[2] else {
      preconditionFailure("a column that isn't found is an error")
    }
    let origin = table.index(of: columns.origin)
    var reader = RowsReader(diagnostics: diagnostics, detents: given, isOpen: given.isEmpty)
    var rows = try table.rows()
    while try rows.next() {
      reader.read(rows, y: y, velocity: velocity, detent: detent, origin: origin, target: target)
      if reader.releases.count > Self.releaseLimit {
        diagnostics.error("a table has at most \(Self.releaseLimit) releases", at: rows.range(y))
        break
      }
    }
    let end = source.bytes.count
    if reader.releases.isEmpty, !diagnostics.hasErrors {
      diagnostics.error("the table has no releases", at: end..<end, help: "a row for each, below the header")
    } else if reader.detents.count < 2, !diagnostics.hasErrors {
      diagnostics.error(
        "all releases went to one detent, which shows no rule", at: end..<end, help: "--detents names the others")
    }
    try diagnostics.throwRowErrors()
    // A card has its detents from the lowest on the screen to the highest.
    let order = reader.detents.indices.sorted { reader.detents[$0].y > reader.detents[$1].y }
    var rank = [Int](repeating: 0, count: order.count)
    for (place, index) in order.enumerated() { rank[index] = place }
    self.detents = order.map { reader.detents[$0] }
    // A later row may define the detent that an earlier one came from; a detent that no release went to is unknown.
    releases = zip(reader.releases, reader.origins).map { release, origin in
      let index = origin.flatMap { name in reader.detents.firstIndex { $0.name == name } }
      return RecordedRelease(
        y: release.y, velocity: release.velocity, detent: rank[release.detent], origin: index.map { rank[$0] })
    }
  }
}

/// Collects releases row by row, and the detents if they aren't given.
private struct RowsReader {
  let diagnostics: Diagnostics
  var detents: [NamedDetent]

  /// True if a row may define a new detent.
  let isOpen: Bool

  var releases: [RecordedRelease] = []

  /// The name of the detent that each of them came from.
  var origins: [String?] = []

  /// The greatest plausible position, points, and velocity of a finger, points per second.
  private static var limit: Double { 1e6 }

  mutating func read(
    _ rows: borrowing TimelineTable.Rows, y: Int, velocity: Int, detent: Int, origin: Int?, target: Int?
  ) {
    let place = number(rows, y, "a place")
    let speed = number(rows, velocity, "a velocity")
    var index = detents.firstIndex { $0.name == rows.text(detent) }
    if index == nil, isOpen, !rows.text(detent).isEmpty, let target, let targetY = number(rows, target, "a place") {
      if let other = detents.first(where: { $0.y == targetY }) {
        diagnostics.error(
          "\(SafeText.quoted(rows.text(detent))) lies where \(SafeText.quoted(other.name)) does",
          at: rows.range(target))
        return
      }
      guard detents.count < ReleaseReader.detentLimit else {
        if detents.count == ReleaseReader.detentLimit, !diagnostics.hasErrors {
          diagnostics.error(
            "there are more than \(ReleaseReader.detentLimit) detents", at: rows.range(detent),
            help: "no card has that many: is this the column of detents?")
        }
        return
      }
      detents.append(NamedDetent(name: rows.text(detent), y: targetY))
      index = detents.count - 1
    }
    guard let index else {
      unknown(rows, detent)
      return
    }
    if isOpen, let target, let targetY = number(rows, target, "a place"), targetY != detents[index].y {
      diagnostics.error(
        "\(SafeText.quoted(detents[index].name)) was at \(DecimalText.shortest(detents[index].y)) before, and is at "
          + DecimalText.shortest(targetY), at: rows.range(target), help: "a detent has one place")
      return
    }
    let start = origin.map { rows.text($0) }
    if let origin, let start, !isOpen, !start.isEmpty, !detents.contains(where: { $0.name == start }) {
      unknown(rows, origin)
      return
    }
    guard let place, let speed else { return }
    releases.append(RecordedRelease(y: place, velocity: speed, detent: index))
    origins.append(start)
  }

  private func number(_ rows: borrowing TimelineTable.Rows, _ column: Int, _ kind: String) -> Double? {
    if let number = rows.trimmedNumber(column), number.magnitude <= Self.limit { return number }
    let found = rows.text(column).isEmpty ? "nothing" : SafeText.quoted(rows.text(column))
    diagnostics.error("expected \(kind), found \(found)", at: rows.range(column))
    return nil
  }

  private func unknown(_ rows: borrowing TimelineTable.Rows, _ column: Int) {
    let name = rows.text(column)
    diagnostics.error(
      name.isEmpty ? "expected a detent, found nothing" : "there is no detent \(SafeText.quoted(name))",
      at: rows.range(column),
      help: NearestName.question(name, in: detents.map { $0.name })
        ?? "the detents are \(RecordingColumns.list(detents.map { $0.name }))")
  }
}
