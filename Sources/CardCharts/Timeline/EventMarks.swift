/// What happened, and when.
///
/// There are so many marks at most; with more, those next to each other become one, which counts what it can't tell.
struct EventMarks: Sendable {
  /// What happened at an instant, or within a short time.
  struct Mark: Hashable, Sendable {
    /// Microseconds.
    var time: Int64

    /// The first events, as timelines write them.
    var texts: [String]

    /// How many more there are.
    var omitted = 0

    /// The most texts that a mark keeps.
    static let limit = 12

    fileprivate mutating func add(_ next: Mark) {
      let taken = min(Mark.limit - texts.count, next.texts.count)
      texts += next.texts.prefix(max(taken, 0))
      omitted += next.texts.count - max(taken, 0) + next.omitted
    }
  }

  /// The most marks there are.
  static let limit = 512

  /// The marks, in the order of time.
  private(set) var marks: [Mark] = []

  private var shift: Int64 = 0

  /// Takes in a row's events, each row later than the one before.
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

  /// Marks of which those next to each other whose instants have the same key are one.
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
  /// How much an event says about what the card does: 0 what a person did or was decided, 2 what follows from it.
  static func rank(of text: String) -> Int {
    switch text.prefix(while: { $0 != "(" }) {
    case "release", "snap", "move", "push", "pop", "page", "handoff", "grab", "layout", "bar", "pageHeader",
      "bounce", "resume", "cancel", "reachEnd", "reachBeginning", "refresh", "ignored", "stiffened":
      0
    case "settled", "pushed", "popped", "paged", "scrolled", "refreshed", "tap", "endScrolling", "decelerate": 1
    default: 2
    }
  }

  /// The rank of what says most.
  var rank: Int { texts.map(EventMarks.Mark.rank).min() ?? 2 }

  /// What says most, for a label; of many events only their number.
  var label: String {
    let count = texts.count + omitted
    if count > 6 { return "\(count) events" }
    let rank = rank
    return texts.filter { EventMarks.Mark.rank(of: $0) == rank }.joined(separator: " ")
  }

  /// All that it tells.
  var tooltip: String { texts.joined(separator: "; ") + (omitted > 0 ? " and \(omitted) more" : "") }
}
