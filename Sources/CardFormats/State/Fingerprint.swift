import CardMath
import CardSimulation

extension Scenario {
  /// A number that tells this scenario from every other one: rules, cards, inputs, clock and names, all to the bit.
  ///
  /// What a saved state doesn't hold, since it follows from the scenario, is in here, so that it can't be restored into
  /// another one. It walks over all that the simulation is made of by reflection, where nothing can be forgotten; so a
  /// version of the library whose simulation has another field has another number, and doesn't misread old states.
  public var fingerprint: UInt64 {
    var digest = Digest()
    digest.combine(everythingIn: simulation)
    digest.combine(everythingIn: names.all)
    return digest.value
  }
}

extension Digest {
  /// Takes in a value: a number by its bits, anything else by its fields, each with its name.
  fileprivate mutating func combine(everythingIn value: Any) {
    switch value {
    case let number as Double: combine(number.bitPattern)
    case let number as any FixedWidthInteger: combine(UInt64(truncatingIfNeeded: number))
    case let answer as Bool: combine(answer ? 1 : 0 as UInt64)
    case let text as String: combine(text)
    // Most of a scenario, and the same in all of them.
    case let input as TimedInput where combine(touchOf: input): break
    default: combine(fieldsOf: value)
    }
  }

  private mutating func combine(fieldsOf value: Any) {
    let mirror = Mirror(reflecting: value)
    combine(UInt64(mirror.children.count))
    // The name of a case without a payload is all that there is of it; one with a payload has it as its field's.
    if mirror.displayStyle == .enum, mirror.children.isEmpty { combine("\(value)") }
    for child in mirror.children {
      combine(child.label ?? "")
      combine(everythingIn: child.value)
    }
  }

  /// Takes in an input if it is a touch. Returns whether it is.
  private mutating func combine(touchOf input: TimedInput) -> Bool {
    guard case .touch(let touch) = input.input else { return false }
    combine(input.ticks)
    combine(UInt64(touch.phase.rawValue))
    combine(Int64(touch.pointer))
    combine(touch.x.bitPattern)
    combine(touch.y.bitPattern)
    return true
  }

  private mutating func combine(_ text: String) {
    combine(utf8: text.utf8, count: text.utf8.count)
  }
}
