#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The environment variables of the process.
package enum Environment {
  /// Returns the value of a variable; nil: it isn't set.
  package static func value(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// True in continuous integration: `CI` is set, to a value other than an empty one, `0` or `false`.
  package static var isCI: Bool {
    switch value("CI") {
    case nil, "", "0", "false": false
    default: true
    }
  }
}
