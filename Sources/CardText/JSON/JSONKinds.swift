/// A set of kinds of JSON values: `[.number, .string]`.
public struct JSONKinds: OptionSet, Hashable, Sendable {
  /// A bit for each kind.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// `null`
  public static let null = JSONKinds(rawValue: 1)
  /// `true` and `false`
  public static let bool = JSONKinds(rawValue: 2)
  /// Numbers.
  public static let number = JSONKinds(rawValue: 4)
  /// Text.
  public static let string = JSONKinds(rawValue: 8)
  /// Arrays.
  public static let array = JSONKinds(rawValue: 16)
  /// Objects.
  public static let object = JSONKinds(rawValue: 32)
  /// Text that was already reported as an error, in place of a value. No shape accepts it.
  public static let invalid = JSONKinds(rawValue: 64)
}

extension JSONNodes.Kind {
  /// The kind of the value as its readers see it.
  var kinds: JSONKinds {
    switch self {
    case .null: .null
    case .no, .yes: .bool
    case .integer, .number: .number
    case .ascii, .utf8, .escaped: .string
    case .array: .array
    case .object: .object
    case .bare, .foreign, .invalid: .invalid
    }
  }
}
