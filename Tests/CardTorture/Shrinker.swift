import CardText

/// Makes a failing document smaller while it fails in the same way. Each try is a process of its own, since a trap ends
/// it.
struct Shrinker {
  private var document: JSONValue
  private let path = System.temporaryPath("card-torture")

  /// The document's failure, as an exit code.
  let failure: Int32

  /// The number of documents tried.
  private(set) var tries = 0

  /// The largest number of documents tried.
  private static let triesMax = 6_000

  /// Tries a document and keeps its exit code in `failure`.
  init(_ document: JSONValue) {
    self.document = document
    System.write(document.line, to: path)
    failure = System.runSelf(["try", path])
  }

  /// Returns the smallest document found.
  mutating func smallest() -> JSONValue {
    var before = ""
    while document.line != before, tries < Self.triesMax {
      before = document.line
      dropRanges(of: [.key("inputs")])
      dropMembers()
      simplify()
    }
    System.remove(path)
    return document
  }

  /// Replaces the document by another if that fails in the same way.
  private mutating func take(_ candidate: JSONValue) -> Bool {
    guard tries < Self.triesMax, candidate != document else { return false }
    tries += 1
    System.write(candidate.line, to: path)
    guard System.runSelf(["try", path]) == failure else { return false }
    document = candidate
    return true
  }

  /// Removes many elements of an array at once, then fewer.
  private mutating func dropRanges(of place: [JSONValue.Step]) {
    var count = (document[place[...]]?.elements.count ?? 0) / 2
    while count >= 1 {
      var start = 0
      while let elements = document[place[...]]?.elements, start < elements.count {
        var candidate = document
        candidate[place[...]]?.elements.removeSubrange(start..<min(start + count, elements.count))
        if !take(candidate) { start += count }
      }
      count /= 2
    }
  }

  /// Removes one value after the other, containers before their contents.
  private mutating func dropMembers() {
    var index = 1
    while true {
      let places = document.places()
      guard index < places.count else { return }
      var candidate = document
      candidate[places[index][...]] = nil
      if !take(candidate) { index += 1 }
    }
  }

  /// Replaces numbers by simpler ones.
  private mutating func simplify() {
    for place in document.leaves() {
      guard let value = document[place[...]] else { continue }
      for plainer in Self.plainer(than: value) {
        var candidate = document
        candidate[place[...]] = plainer
        if take(candidate) { break }
      }
    }
  }

  /// Simpler values, the simplest first.
  private static func plainer(than value: JSONValue) -> [JSONValue] {
    if case .number(let number, _) = value.kind {
      let rounded = [0, 1, 10, 100, (number / 100).rounded() * 100, (number / 2).rounded(), number.rounded()]
      return rounded.filter { $0 != number && $0.magnitude <= number.magnitude }.map { .number($0) }
    }
    guard let text = value.string, let microseconds = try? Durations.microseconds(text) else { return [] }
    let number = Int(microseconds)
    let units = [100_000, 10_000, 1_000, 100, 10]
    return ([0] + units.map { number / $0 * $0 } + [number / 2]).filter { $0 < number }.map { .microseconds($0) }
  }
}
