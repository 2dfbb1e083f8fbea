/// Reads an object key by key, keeps count of the keys that were asked for, and reports the others.
///
/// ```swift
/// let spring = JSONShape<Spring>.object { reader in
///   let response = reader.optional("response", as: .number(in: 0.01...10), default: 0.4)
///   let dampingRatio = reader.optional("damping_ratio", as: .number(in: 0...200), default: 0.8)
///   return Spring(response: response, dampingRatio: dampingRatio)
/// }
/// ```
///
/// Reading goes on behind an error, so that all errors are found: ask for all keys first, and look at what came back
/// afterwards.
public final class ObjectReader {
  /// The object at its place.
  public let place: JSONPlace

  private let members: [JSONMember]

  /// Where among the members each key of a large object is. Only looked up: its order means nothing.
  private var indices: [String: Int] = [:]

  /// Whether a member that is null counts as one that isn't there.
  private var leavesOutNulls = false

  /// The keys that were asked for, in order, and the same to be looked up.
  private var known: [String] = []
  private var knownSet: Set<String> = []

  /// The keys that have to be there and aren't.
  private var missing: [String] = []

  init(_ place: JSONPlace) {
    self.place = place
    if case .object(let members) = place.value.kind {
      self.members = members
    } else {
      members = []
    }
    // In a small object, searching is faster than building this. Of two members with one key, the first counts.
    if members.count > 16 {
      for (index, member) in members.enumerated() where indices[member.key] == nil { indices[member.key] = index }
    }
  }

  /// Where problems go.
  public var diagnostics: Diagnostics {
    place.diagnostics
  }

  /// The keys of the object, in the order of the text.
  public var keys: [String] {
    members.map { $0.key }
  }

  // MARK: Reading

  /// The value of a key that has to be there. Nil if it isn't, or isn't what it should be, after a report.
  public func required<Value>(_ key: String, as shape: JSONShape<Value>) -> Value? {
    guard let found = find(key) else {
      if !missing.contains(key) { missing.append(key) }
      return nil
    }
    return shape.value(at: found)
  }

  /// The value of a key, or nil if it isn't there; also nil if it isn't what it should be, after a report.
  public func optional<Value>(_ key: String, as shape: JSONShape<Value>) -> Value? {
    find(key).flatMap { shape.value(at: $0) }
  }

  /// The value of a key, or `fallback` if it isn't there; also if it isn't what it should be, after a report.
  public func optional<Value>(_ key: String, as shape: JSONShape<Value>, default fallback: Value) -> Value {
    optional(key, as: shape) ?? fallback
  }

  /// Puts the value of a key into `variable`, which keeps what it has if the key isn't there.
  public func read<Value>(_ key: String, into variable: inout Value, as shape: JSONShape<Value>) {
    if let value = optional(key, as: shape) { variable = value }
  }

  /// The value of a key as it stands, without asking for it: it stays unknown. Nil if the key isn't there.
  public func peek(_ key: String) -> JSONValue? { member(key)?.value }

  /// From here on a member that is null counts as one that isn't there: documents of a server have such.
  public func leaveOutNulls() { leavesOutNulls = true }

  /// The members that nobody has asked for, which are no errors then: of documents that somebody else made. One that
  /// is null is among them where it counts as one that isn't there.
  public func carry() -> [JSONMember] {
    let rest = members.filter { isUnknown($0.key) || leavesOutNulls && $0.value.isNull }
    for member in rest { knownSet.insert(member.key) }
    return rest
  }

  /// Which of several keys is there, where one has to be and only one can be: what kind of input this is, say.
  public func only(of choices: [String]) -> String? {
    let present = choices.filter { find($0) != nil }
    if let key = present.first, present.count == 1 { return key }
    if present.isEmpty {
      // A misspelt one is reported as an unknown key.
      if !members.contains(where: { isUnknown($0.key) && NearestName.find($0.key, in: choices) != nil }) {
        errorAtOpening("expected one of the keys \(Self.list(choices))")
      }
    } else {
      error("expected only one of the keys \(Self.list(present))", at: present[1])
    }
    return nil
  }

  /// The value of a key as it stands, for checks that need its place. Nil if the key isn't there.
  public func find(_ key: String) -> JSONPlace? {
    if knownSet.insert(key).inserted { known.append(key) }
    return member(key).map { JSONPlace(value: $0.value, path: place.path.key(key), diagnostics: diagnostics) }
  }

  private func member(_ key: String) -> JSONMember? {
    let found = indices.isEmpty ? members.first { $0.key == key } : indices[key].map { members[$0] }
    return leavesOutNulls && found?.value.isNull == true ? nil : found
  }

  /// Whether a key is there. Asking makes it a known one.
  public func has(_ key: String) -> Bool {
    find(key) != nil
  }

  // MARK: Reporting

  /// Says what is wrong with the value of a key, or with the object if the key isn't there.
  public func error(_ message: String, at key: String, help: String? = nil) {
    if let found = find(key) {
      found.error(message, help: help)
    } else {
      errorAtOpening(message, help: help)
    }
  }

  /// Says what is wrong with the object as a whole, pointing to its opening brace.
  public func errorAtOpening(_ message: String, help: String? = nil) {
    let start = place.value.range.lowerBound
    diagnostics.error(message, at: start..<start + 1, path: place.path.text, help: help)
  }

  /// Says what is odd about the object as a whole, pointing to its opening brace.
  public func warnAtOpening(_ message: String, help: String? = nil) {
    let start = place.value.range.lowerBound
    diagnostics.warn(message, at: start..<start + 1, path: place.path.text, help: help)
  }

  /// Reports keys that nobody asked for, and those that nobody wrote.
  func finish() {
    var meant: [String] = []
    // A key that is missing is more probably meant than one that is there.
    let absent = known.filter { member($0) == nil }
    for member in members where isUnknown(member.key) {
      let nearest = NearestName.find(member.key, in: absent) ?? NearestName.find(member.key, in: known)
      if let nearest, !meant.contains(nearest) { meant.append(nearest) }
      diagnostics.error(
        "unknown key \(SafeText.quoted(member.key))", at: member.keyRange, path: place.path.key(member.key).text,
        help: nearest.map { "did you mean \"\($0)\"?" } ?? knownKeys)
    }
    for key in missing where !meant.contains(key) { errorAtOpening("missing key \"\(key)\"") }
  }

  private func isUnknown(_ key: String) -> Bool {
    !knownSet.contains(key)
  }

  private var knownKeys: String? {
    if known.isEmpty { return "no key is known here" }
    return known.count <= 12 ? "known here: \(known.joined(separator: ", "))" : nil
  }

  private static func list(_ keys: [String]) -> String {
    keys.map { "\"\($0)\"" }.joined(separator: ", ")
  }
}
