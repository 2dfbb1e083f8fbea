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

  private let nodes: JSONNodes

  /// The number of members, and the index of the first key.
  private let count: Int
  private let first: Int

  /// For each key its member, only for a large object. Used only for lookups: its order has no effect.
  @exclusivity(unchecked) private var members: [String: Member] = [:]

  /// True if a member that is null counts as absent.
  @exclusivity(unchecked) private var leavesOutNulls = false

  /// The keys that were asked for, in order; one that was asked for again stands here again.
  @exclusivity(unchecked) private var asked: [Asked]

  /// The members whose keys were asked for, or that were carried.
  @exclusivity(unchecked) private var known: NumberSet

  /// Hints for keys that aren't known here.
  @exclusivity(unchecked) private var hint: ((String, ObjectReader) -> String?)?

  /// The required keys that are absent.
  @usableFromInline var missing: [String] = []

  /// A key or some keys that were asked for.
  enum Asked {
    case key(String)
    case keys([String])

    func contains(_ key: String) -> Bool {
      switch self {
      case .key(let name): name == key
      case .keys(let names): names.contains(key)
      }
    }
  }

  /// A member: its number from 0, and the index of its key; that of its value is the next one.
  private struct Member {
    var number: Int
    var key: Int
  }

  @usableFromInline
  init(_ place: JSONPlace) {
    self.place = place
    nodes = place.tape.nodes
    count = place.kind == .object ? nodes.count(place.index) : 0
    first = nodes.first(place.index)
    asked = place.tape.takeList()
    known = NumberSet(below: count)
    // In a small object, searching is faster than building this.
    if count > 16 { forEachMember { members[nodes.text($0.key)] = $0 } }
  }

  /// Receives the problems.
  public var diagnostics: Diagnostics {
    place.diagnostics
  }

  /// The keys of the object, in the order of the text.
  public var keys: [String] {
    var keys: [String] = []
    keys.reserveCapacity(count)
    forEachMember { keys.append(nodes.text($0.key)) }
    return keys
  }

  // MARK: Reading

  /// The value of a required key. Nil, after a report, if the key is absent or its value is wrong.
  @inlinable
  public func required<Value>(_ key: String, as shape: @autoclosure () -> JSONShape<Value>) -> Value? {
    guard let found = find(key) else {
      if !missing.contains(key) { missing.append(key) }
      return nil
    }
    return shape().value(at: found)
  }

  /// The value of a key, or nil if it is absent; also nil, after a report, if its value is wrong.
  @inlinable
  public func optional<Value>(_ key: String, as shape: @autoclosure () -> JSONShape<Value>) -> Value? {
    guard let found = find(key) else { return nil }
    return shape().value(at: found)
  }

  /// The value of a key, or `fallback` if it is absent; also `fallback`, after a report, if its value is wrong.
  @inlinable
  public func optional<Value>(
    _ key: String, as shape: @autoclosure () -> JSONShape<Value>, default fallback: @autoclosure () -> Value
  ) -> Value {
    optional(key, as: shape()) ?? fallback()
  }

  /// Stores the value of a key in `variable`, which is unchanged if the key is absent or, after a report, its value is
  /// wrong.
  @inlinable
  public func read<Value>(
    _ key: String, into variable: inout Value, as shape: @autoclosure () -> JSONShape<Value>
  ) {
    if let value = optional(key, as: shape()) { variable = value }
  }

  /// The place of a key's value; the key doesn't count as asked for. Nil if the key is absent.
  public func peek(_ key: String) -> JSONPlace? { member(key).map(place(of:)) }

  /// Names the likely fix of a key that isn't known here, but elsewhere. A hint takes the place of the nearest name;
  /// nil leaves that.
  public func explainUnknown(_ hint: @escaping (String, ObjectReader) -> String?) { self.hint = hint }

  /// Makes members that are null count as absent from now on, since documents of servers contain such members.
  public func leaveOutNulls() { leavesOutNulls = true }

  /// The members that weren't asked for; they are then no errors. Meant for documents made by other programs. Includes
  /// members that are null if those count as absent.
  public func carry() -> [JSONMember] {
    if known.count == count { return [] }
    var rest: [JSONMember] = []
    forEachMember { member in
      guard isUnknown(member) || isLeftOut(member) else { return }
      known.insert(member.number)
      rest.append(nodes.member(member.key))
    }
    return rest
  }

  /// The one key of `choices` that is present, which tells the kind of an input, for example. Nil, after a report, if
  /// none or several are.
  public func only(of choices: [String]) -> String? {
    asked.append(.keys(choices))
    var present: [String] = []
    // An object has few members, but there can be many choices.
    forEachMember { member in
      let key = nodes.text(member.key)
      guard !isLeftOut(member), choices.contains(key) else { return }
      known.insert(member.number)
      present.append(key)
    }
    if let key = present.first, present.count == 1 { return key }
    if present.isEmpty {
      // A misspelt key is reported as an unknown key.
      let misspelt = firstMember { isUnknown($0) && NearestName.find(nodes.text($0.key), in: choices) != nil }
      if misspelt == nil { errorAtOpening("expected one of the keys \(Self.list(choices))") }
    } else {
      present = choices.filter(present.contains)
      error("expected only one of the keys \(Self.list(present))", at: present[1])
    }
    return nil
  }

  /// The place of a key's value, for checks that need it. Nil if the key is absent.
  public func find(_ key: String) -> JSONPlace? {
    asked.append(.key(key))
    guard let member = member(key) else { return nil }
    known.insert(member.number)
    return place(of: member)
  }

  /// Returns a key's member; nil if the key is absent, or null if that counts as absent.
  private func member(_ key: String) -> Member? {
    let found = members.isEmpty ? firstMember { nodes.isKey($0.key, key) } : members[key]
    guard let found, !isLeftOut(found) else { return nil }
    return found
  }

  /// Returns the first member that `isWanted`.
  private func firstMember(_ isWanted: (Member) -> Bool) -> Member? {
    var member = Member(number: 0, key: first)
    while member.number < count {
      if isWanted(member) { return member }
      member = Member(number: member.number + 1, key: nodes.next(member.key + 1))
    }
    return nil
  }

  private func forEachMember(_ body: (Member) -> Void) {
    _ = firstMember { member in
      body(member)
      return false
    }
  }

  private func place(of member: Member) -> JSONPlace {
    JSONPlace(place.tape, member.key + 1, in: place.index)
  }

  /// Returns true if a member is null, and that counts as absent.
  private func isLeftOut(_ member: Member) -> Bool {
    leavesOutNulls && nodes.kind(member.key + 1) == .null
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

  /// Reports an error about a key itself: one that is no name that could stand here.
  public func error(_ message: String, atName key: String, help: String? = nil) {
    // It counts as asked for, so that it isn't unknown, too.
    guard has(key), let found = member(key) else { return errorAtOpening(message, help: help) }
    diagnostics.error(message, at: nodes.range(found.key), path: place.path.key(key).text, help: help)
  }

  /// Reports an error about the object as a whole, at its opening brace.
  public func errorAtOpening(_ message: String, help: String? = nil) {
    let start = place.range.lowerBound
    diagnostics.error(message, at: start..<start + 1, path: place.path.text, help: help)
  }

  /// Reports a warning about the object as a whole, at its opening brace.
  public func warnAtOpening(_ message: String, help: String? = nil) {
    let start = place.range.lowerBound
    diagnostics.warn(message, at: start..<start + 1, path: place.path.text, help: help)
  }

  /// Reports the keys that weren't asked for, and the required keys that are absent.
  @usableFromInline
  func finish() {
    var meant: [String] = []
    if known.count < count { reportUnknown(&meant) }
    for key in missing where !meant.contains(key) { errorAtOpening("missing key \"\(key)\"") }
    var list: [Asked] = []
    swap(&list, &asked)
    place.tape.giveBack(list)
  }

  /// Reports the keys that weren't asked for, and adds the keys that they probably stand for to `meant`.
  private func reportUnknown(_ meant: inout [String]) {
    var unknown: [Int] = []
    forEachMember { if isUnknown($0) { unknown.append($0.key) } }
    let known = unknown.isEmpty ? [] : knownKeys
    // An absent key is a likelier intention than one that is present.
    let absent = known.filter { member($0) == nil }
    for (number, index) in unknown.enumerated() {
      // A search for the nearest name takes a while, and the words of so many errors are never shown.
      if diagnostics.countsOnly {
        diagnostics.countErrors(unknown.count - number)
        break
      }
      let key = nodes.text(index)
      let own = hint?(key, self)
      let unitless = Self.withoutUnit(key).flatMap { known.contains($0) ? $0 : nil }
      let nearest =
        own == nil ? unitless ?? NearestName.find(key, in: absent) ?? NearestName.find(key, in: known) : nil
      if let nearest, !meant.contains(nearest) { meant.append(nearest) }
      diagnostics.error(
        "unknown key \(SafeText.quoted(key))", at: nodes.range(index), path: place.path.key(key).text,
        help: own ?? unitless.map { "did you mean \"\($0)\"? Its unit stands in the value, as in \"250ms\"" }
          ?? nearest.map { "did you mean \"\($0)\"?" } ?? Self.help(knowing: known))
    }
  }

  /// Returns true if the key of a member wasn't asked for. A key that was asked for while it was null is known though
  /// its member isn't marked.
  private func isUnknown(_ member: Member) -> Bool {
    if known.contains(member.number) { return false }
    let key = nodes.text(member.key)
    return !asked.contains { $0.contains(key) }
  }

  /// The keys that were asked for, each once, in order.
  private var knownKeys: [String] {
    var (keys, seen): ([String], Set<String>) = ([], [])
    func note(_ key: String) { if seen.insert(key).inserted { keys.append(key) } }
    for asked in asked {
      switch asked {
      case .key(let key): note(key)
      case .keys(let list): for key in list { note(key) }
      }
    }
    return keys
  }

  /// Returns a key without the unit of time at its end; nil if it has none.
  private static func withoutUnit(_ key: String) -> String? {
    ["_ms", "_us", "_s", "_seconds"].first { key.hasSuffix($0) }.map { String(key.dropLast($0.utf8.count)) }
  }

  private static func help(knowing known: [String]) -> String? {
    if known.isEmpty { return "no key is known here" }
    return known.count <= 12 ? "known here: \(known.joined(separator: ", "))" : nil
  }

  private static func list(_ keys: [String]) -> String {
    keys.map { "\"\($0)\"" }.joined(separator: ", ")
  }
}
