/// Reads an object key by key, records the keys that were asked for, and reports the others.
///
/// ```swift
/// let spring = JSONShape<Spring>.object { reader in
///   let response = reader.optional("response", as: .number(in: 0.01...10), default: 0.4)
///   let dampingRatio = reader.optional("damping_ratio", as: .number(in: 0...200), default: 0.8)
///   return Spring(response: response, dampingRatio: dampingRatio)
/// }
/// ```
///
/// Reading continues after an error, so that all errors are found: ask for all keys first, then check the results.
public final class ObjectReader {
  /// The object and its place.
  public let place: JSONPlace

  private let members: [JSONMember]

  /// The index of each key's member, only for a large object. Used only for lookups: its order has no effect.
  private var indices: [String: Int] = [:]

  /// True if a member that is null counts as absent.
  private var leavesOutNulls = false

  /// The keys that were asked for, in order; one that was asked for again stands here again.
  private var asked: [String] = []

  /// For each member, true if its key was asked for, or if it was carried.
  private var areKnown: [Bool]

  /// The required keys that are absent.
  private var missing: [String] = []

  init(_ place: JSONPlace) {
    self.place = place
    if case .object(let members) = place.value.kind {
      self.members = members
    } else {
      members = []
    }
    areKnown = Array(repeating: false, count: members.count)
    // In a small object, searching is faster than building this. Of two members with the same key, the first counts.
    if members.count > 16 {
      for (index, member) in members.enumerated() where indices[member.key] == nil { indices[member.key] = index }
    }
  }

  /// Receives the problems.
  public var diagnostics: Diagnostics {
    place.diagnostics
  }

  /// The keys of the object, in the order of the text.
  public var keys: [String] {
    members.map { $0.key }
  }

  // MARK: Reading

  /// The value of a required key. Nil, after a report, if the key is absent or its value is wrong.
  public func required<Value>(_ key: String, as shape: JSONShape<Value>) -> Value? {
    guard let found = find(key) else {
      if !missing.contains(key) { missing.append(key) }
      return nil
    }
    return shape.value(at: found)
  }

  /// The value of a key, or nil if it is absent; also nil, after a report, if its value is wrong.
  public func optional<Value>(_ key: String, as shape: JSONShape<Value>) -> Value? {
    find(key).flatMap { shape.value(at: $0) }
  }

  /// The value of a key, or `fallback` if it is absent; also `fallback`, after a report, if its value is wrong.
  public func optional<Value>(_ key: String, as shape: JSONShape<Value>, default fallback: Value) -> Value {
    optional(key, as: shape) ?? fallback
  }

  /// Stores the value of a key in `variable`, which is unchanged if the key is absent or, after a report, its value is
  /// wrong.
  public func read<Value>(_ key: String, into variable: inout Value, as shape: JSONShape<Value>) {
    if let value = optional(key, as: shape) { variable = value }
  }

  /// The unconverted value of a key; the key doesn't count as asked for. Nil if the key is absent.
  public func peek(_ key: String) -> JSONValue? { index(of: key).map { members[$0].value } }

  /// Makes members that are null count as absent from now on, since documents of servers contain such members.
  public func leaveOutNulls() { leavesOutNulls = true }

  /// The members that weren't asked for; they are then no errors. Meant for documents made by other programs. Includes
  /// members that are null if those count as absent.
  public func carry() -> [JSONMember] {
    let rest = members.indices.filter { isUnknown($0) || leavesOutNulls && members[$0].value.isNull }
    for index in rest { areKnown[index] = true }
    return rest.map { members[$0] }
  }

  /// The one key of `choices` that is present, which tells the kind of an input, for example. Nil, after a report, if
  /// none or several are.
  public func only(of choices: [String]) -> String? {
    let present = choices.filter { find($0) != nil }
    if let key = present.first, present.count == 1 { return key }
    if present.isEmpty {
      // A misspelt key is reported as an unknown key.
      if !members.indices.contains(where: { isUnknown($0) && NearestName.find(members[$0].key, in: choices) != nil }) {
        errorAtOpening("expected one of the keys \(Self.list(choices))")
      }
    } else {
      error("expected only one of the keys \(Self.list(present))", at: present[1])
    }
    return nil
  }

  /// The place of a key's value, for checks that need it. Nil if the key is absent.
  public func find(_ key: String) -> JSONPlace? {
    asked.append(key)
    guard let index = index(of: key) else { return nil }
    areKnown[index] = true
    return JSONPlace(value: members[index].value, path: place.path.key(key), diagnostics: diagnostics)
  }

  /// Returns the index of a key's member; nil if the key is absent, or null if that counts as absent.
  private func index(of key: String) -> Int? {
    let index = indices.isEmpty ? members.firstIndex { $0.key == key } : indices[key]
    guard let index, !leavesOutNulls || !members[index].value.isNull else { return nil }
    return index
  }

  /// True if a key is present. The key then counts as asked for.
  public func has(_ key: String) -> Bool {
    find(key) != nil
  }

  // MARK: Reporting

  /// Reports an error about the value of a key, or about the object if the key is absent.
  public func error(_ message: String, at key: String, help: String? = nil) {
    if let found = find(key) {
      found.error(message, help: help)
    } else {
      errorAtOpening(message, help: help)
    }
  }

  /// Reports an error about the object as a whole, at its opening brace.
  public func errorAtOpening(_ message: String, help: String? = nil) {
    let start = place.value.range.lowerBound
    diagnostics.error(message, at: start..<start + 1, path: place.path.text, help: help)
  }

  /// Reports a warning about the object as a whole, at its opening brace.
  public func warnAtOpening(_ message: String, help: String? = nil) {
    let start = place.value.range.lowerBound
    diagnostics.warn(message, at: start..<start + 1, path: place.path.text, help: help)
  }

  /// Reports the keys that weren't asked for, and the required keys that are absent.
  func finish() {
    var meant: [String] = []
    let unknown = members.indices.filter(isUnknown)
    let known = unknown.isEmpty ? [] : knownKeys
    // An absent key is a likelier intention than one that is present.
    let absent = known.filter { index(of: $0) == nil }
    for member in unknown.map({ members[$0] }) {
      let nearest = NearestName.find(member.key, in: absent) ?? NearestName.find(member.key, in: known)
      if let nearest, !meant.contains(nearest) { meant.append(nearest) }
      diagnostics.error(
        "unknown key \(SafeText.quoted(member.key))", at: member.keyRange, path: place.path.key(member.key).text,
        help: nearest.map { "did you mean \"\($0)\"?" } ?? Self.help(knowing: known))
    }
    for key in missing where !meant.contains(key) { errorAtOpening("missing key \"\(key)\"") }
  }

  /// Returns true if the key of the member at an index wasn't asked for. A key that was asked for while it was null, or
  /// that the object has twice, is known though its member isn't marked.
  private func isUnknown(_ index: Int) -> Bool {
    !areKnown[index] && !asked.contains(members[index].key)
  }

  /// The keys that were asked for, each once, in order.
  private var knownKeys: [String] {
    var (keys, seen): ([String], Set<String>) = ([], [])
    for key in asked where seen.insert(key).inserted { keys.append(key) }
    return keys
  }

  private static func help(knowing known: [String]) -> String? {
    if known.isEmpty { return "no key is known here" }
    return known.count <= 12 ? "known here: \(known.joined(separator: ", "))" : nil
  }

  private static func list(_ keys: [String]) -> String {
    keys.map { "\"\($0)\"" }.joined(separator: ", ")
  }
}
