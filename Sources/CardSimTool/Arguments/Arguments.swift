/// What a command was given: every text checked, every value readable by the parameter it was given for.
struct Arguments: Sendable {
  /// The texts by the parameter's name, in the order they were given.
  private var texts: [String: [String]] = [:]

  /// Takes in one text for a parameter, which must have passed its check.
  mutating func add(_ text: String, for spec: ParameterSpec) {
    texts[spec.name, default: []].append(text)
  }

  /// The texts that were given for a parameter, in their order.
  func texts(of spec: ParameterSpec) -> [String] { texts[spec.name] ?? [] }

  /// Whether a parameter was given at all.
  func has(_ spec: ParameterSpec) -> Bool {
    texts[spec.name] != nil
  }

  /// The value of a parameter.
  subscript<Value>(parameter: Parameter<Value>) -> Value {
    do throws(InvalidValue) {
      return try parameter.value(texts[parameter.spec.name] ?? [])
    } catch {
      preconditionFailure("\(parameter.spec.synopsis) was checked and now is wrong\(error.ending)")
    }
  }
}
