#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The variables that the process was started with.
enum Environment {
  /// The value of a variable; nil: it isn't set.
  static func value(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// Whether this is a run of continuous integration: `CI` is set, and doesn't say no.
  static var isCI: Bool {
    switch value("CI") {
    case nil, "", "0", "false": false
    default: true
    }
  }
}
