/// The arguments of a command: every text is checked, and each value is read by its parameter.
package struct Arguments: Sendable {
  /// The texts by the parameter's name, in command-line order.
  private var texts: [String: [String]] = [:]

  /// Adds a text for a parameter; it must have passed the parameter's check.
  package mutating func add(_ text: String, for spec: ParameterSpec) {
    texts[spec.name, default: []].append(text)
  }

  /// Returns the texts given for a parameter, in command-line order.
  package func texts(of spec: ParameterSpec) -> [String] { texts[spec.name] ?? [] }

  /// Returns true if a parameter was given at all.
  package func has(_ spec: ParameterSpec) -> Bool {
    texts[spec.name] != nil
  }

  /// The value of a parameter.
  package subscript<Value>(parameter: Parameter<Value>) -> Value {
    do throws(InvalidValue) {
      return try parameter.value(texts[parameter.spec.name] ?? [])
    } catch {
      preconditionFailure("\(parameter.spec.synopsis) was checked and now is wrong\(error.ending)")
    }
  }
}
