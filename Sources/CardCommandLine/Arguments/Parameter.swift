/// An argument, option or flag with the type of its value: the row that a command lists, and the key by which the
/// command reads the value.
package struct Parameter<Value>: Sendable {
  package var spec: ParameterSpec

  /// Returns the value from all texts given for it, each of which has passed the check.
  package var value: @Sendable ([String]) throws(InvalidValue) -> Value

  package init(spec: ParameterSpec, value: @escaping @Sendable ([String]) throws(InvalidValue) -> Value) {
    (self.spec, self.value) = (spec, value)
  }
}

extension Parameter where Value == Bool {
  /// Creates a flag, which is false unless it is given.
  package static func flag(_ name: String, short: Character? = nil, _ help: String) -> Parameter {
    Parameter(
      spec: ParameterSpec(form: .flag, name: name, short: short, valueName: "", help: help),
      value: { texts throws(InvalidValue) in !texts.isEmpty })
  }
}

extension Parameter {
  /// Returns the same option, which is still understood by a former name.
  package func formerly(_ name: String) -> Parameter {
    var parameter = self
    parameter.spec.formerNames.append(name)
    return parameter
  }

  /// Returns the same option, which an error names to whoever gives it by a former name.
  package func replacing(_ name: String) -> Parameter {
    var parameter = self
    parameter.spec.replacedNames.append(name)
    return parameter
  }

  /// Returns the same option, the format of the output, which the ending of that file tells where it is left out.
  package func toldByEnding() -> Parameter {
    var parameter = self
    parameter.spec.isToldByEnding = true
    parameter.spec.help += " If left out, -o's ending tells."
    return parameter
  }

  /// Returns the same option, whose value is a file that the command reads.
  package func reading() -> Parameter {
    var parameter = self
    parameter.spec.readsFile = true
    return parameter
  }

  /// Creates an optional option, which may be given once.
  package static func option<Wrapped>(
    _ name: String, short: Character? = nil, _ valueName: String, _ type: ValueType<Wrapped>, _ help: String
  ) -> Parameter where Value == Wrapped? {
    Parameter(
      spec: ParameterSpec(form: .option, type, name: name, short: short, valueName: valueName, help: help),
      value: { texts throws(InvalidValue) in
        guard let text = texts.last else { return nil }
        return try type.read(text)
      })
  }

  /// Creates an option with a default, which may be given once.
  package static func option(
    _ name: String, short: Character? = nil, _ valueName: String, _ type: ValueType<Value>, default standard: String,
    _ help: String
  ) -> Parameter {
    var spec = ParameterSpec(form: .option, type, name: name, short: short, valueName: valueName, help: help)
    spec.standard = standard
    return Parameter(spec: spec, value: { texts throws(InvalidValue) in try type.read(texts.last ?? standard) })
  }

  /// Creates an optional option of two values, which may be given once.
  package static func option<First, Second>(
    _ name: String, _ firstName: String, _ first: ValueType<First>, _ secondName: String, _ second: ValueType<Second>,
    _ help: String
  ) -> Parameter where Value == (First, Second)? {
    var spec = ParameterSpec(form: .option, first, name: name, short: nil, valueName: firstName, help: help)
    spec.second = ParameterSpec.SecondValue(
      name: secondName, completion: second.choices.isEmpty ? second.completion : .words(second.choices),
      check: { text throws(InvalidValue) in _ = try second.read(text) })
    return Parameter(
      spec: spec,
      value: { texts throws(InvalidValue) in
        guard texts.count >= 2 else { return nil }
        return (try first.read(texts[texts.count - 2]), try second.read(texts[texts.count - 1]))
      })
  }

  /// Creates a required option.
  package static func requiredOption(
    _ name: String, short: Character? = nil, _ valueName: String, _ type: ValueType<Value>, _ help: String
  ) -> Parameter {
    var spec = ParameterSpec(form: .option, type, name: name, short: short, valueName: valueName, help: help)
    spec.isRequired = true
    return Parameter(spec: spec, value: { texts throws(InvalidValue) in try type.read(texts.last ?? "") })
  }

  /// Creates an option that may be given any number of times; all count, in order.
  package static func repeatedOption<Element>(
    _ name: String, short: Character? = nil, _ valueName: String, _ type: ValueType<Element>, _ help: String
  ) -> Parameter where Value == [Element] {
    var spec = ParameterSpec(form: .option, type, name: name, short: short, valueName: valueName, help: help)
    spec.isRepeatable = true
    return Parameter(spec: spec, value: { texts throws(InvalidValue) in try type.readAll(texts) })
  }

  /// Creates a required argument.
  package static func argument(_ name: String, _ type: ValueType<Value>, _ help: String) -> Parameter {
    var spec = ParameterSpec(form: .argument, type, name: name, short: nil, valueName: name, help: help)
    spec.isRequired = true
    return Parameter(spec: spec, value: { texts throws(InvalidValue) in try type.read(texts.last ?? "") })
  }

  /// Creates an optional argument.
  package static func optionalArgument<Wrapped>(
    _ name: String, _ type: ValueType<Wrapped>, _ help: String
  ) -> Parameter where Value == Wrapped? {
    Parameter(
      spec: ParameterSpec(form: .argument, type, name: name, short: nil, valueName: name, help: help),
      value: { texts throws(InvalidValue) in
        guard let text = texts.last else { return nil }
        return try type.read(text)
      })
  }

  /// Creates the last argument of a command, which takes one or more values, or any number if it isn't required.
  package static func repeatedArgument<Element>(
    _ name: String, _ type: ValueType<Element>, isRequired: Bool = true, _ help: String
  ) -> Parameter where Value == [Element] {
    var spec = ParameterSpec(form: .argument, type, name: name, short: nil, valueName: name, help: help)
    spec.isRequired = isRequired
    spec.isRepeatable = true
    return Parameter(spec: spec, value: { texts throws(InvalidValue) in try type.readAll(texts) })
  }
}

extension ParameterSpec {
  fileprivate init<Value>(
    form: Form, _ type: ValueType<Value>, name: String, short: Character?, valueName: String, help: String
  ) {
    self.init(form: form, name: name, short: short, valueName: valueName, help: help)
    choices = type.choices
    completion = type.choices.isEmpty ? type.completion : .words(type.choices)
    readsFile = completion.files == .all && (form == .argument || !completion.vocabularies.isEmpty)
    check = { text throws(InvalidValue) in _ = try type.read(text) }
  }
}
