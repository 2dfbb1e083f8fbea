/// The events of a timeline, with their instants.
///
/// At most `limit` marks are kept; if there are more, neighbouring marks are merged, and events that a merged mark
/// can't list are counted.
struct EventMarks: Sendable {
  /// The events of an instant, or of a short time.
  struct Mark: Hashable, Sendable {
    /// The instant, microseconds.
    var time: Int64

    /// The first events, as timelines write them.
    var texts: [String]

    /// The number of further events.
    var omitted = 0

    /// The most texts that a mark keeps.
    static let limit = 12

    fileprivate mutating func add(_ next: Mark) {
      let taken = min(Mark.limit - texts.count, next.texts.count)
      texts += next.texts.prefix(max(taken, 0))
      omitted += next.texts.count - max(taken, 0) + next.omitted
    }
  }

  /// The most marks that are kept.
  static let limit = 512

  /// The marks, in order of time.
  private(set) var marks: [Mark] = []

  private var shift: Int64 = 0

  /// Adds a row's events; each row is later than the one before.
  mutating func add(_ texts: [String], at time: Int64) {
    if texts.isEmpty { return }
    var mark = Mark(time: time, texts: Array(texts.prefix(Mark.limit)))
    mark.omitted = texts.count - mark.texts.count
    if let last = marks.last, last.time >> shift == time >> shift {
      marks[marks.count - 1].add(mark)
    } else {
      marks.append(mark)
      if marks.count > EventMarks.limit { coarsen() }
    }
  }

  private mutating func coarsen() {
    while marks.count > EventMarks.limit / 2 {
      shift += 1
      marks = EventMarks.merged(marks) { $0 >> shift }
    }
  }

  /// Merges neighbouring marks whose instants have the same key.
  static func merged(_ marks: [Mark], by key: (Int64) -> Int64) -> [Mark] {
    var merged: [Mark] = []
    var lastKey: Int64 = 0
    for mark in marks {
      let key = key(mark.time)
      if merged.isEmpty || key != lastKey {
        merged.append(mark)
      } else {
        merged[merged.count - 1].add(mark)
      }
      lastKey = key
    }
    return merged
  }
}

extension EventMarks.Mark {
  /// Returns how significant an event is: 0 for an action of the user or a decision, 2 for a consequence.
  static func rank(of text: String) -> Int {
    switch text.prefix(while: { $0 != "(" }) {
    case "release", "snap", "move", "push", "pop", "page", "handoff", "grab", "layout", "bar", "pageHeader",
      "bounce", "resume", "cancel", "reachEnd", "reachBeginning", "refresh", "ignored", "stiffened":
      0
    case "settled", "pushed", "popped", "paged", "scrolled", "refreshed", "tap", "endScrolling", "decelerate": 1
    default: 2
    }
  }

  /// The rank of the most significant event.
  var rank: Int { texts.map(EventMarks.Mark.rank).min() ?? 2 }

  /// The most significant events, as a label; if there are more than six events, only their number.
  var label: String {
    let count = texts.count + omitted
    return count > 6 ? "\(count) events" : mostSignificant.joined(separator: " ")
  }

  /// The label and shorter ones for less room, the longest first: fewer events, at last the name of the first alone.
  ///
  /// - Parameter ellipsis: Stands where something is left out.
  func labels(ellipsis: String) -> [String] {
    if texts.count + omitted > 6 { return [label] }
    let events = mostSignificant
    let fewer = (1..<max(events.count, 1)).reversed().map { events.prefix($0).joined(separator: " ") + " " + ellipsis }
    let names = events.prefix(1).filter { $0.contains("(") }.map { String($0.prefix { $0 != "(" }) + ellipsis }
    return [label] + fewer + names
  }

  private var mostSignificant: [String] {
    let rank = rank
    return texts.filter { EventMarks.Mark.rank(of: $0) == rank }
  }

  /// All listed events, and the number of the others.
  var tooltip: String { texts.joined(separator: "; ") + (omitted > 0 ? " and \(omitted) more" : "") }
}
