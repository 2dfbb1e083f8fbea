import CardMath

extension Event: StateCoding {
  /// The event's number and its payload.
  public mutating func code(with archive: inout StateArchive) throws(StateError) {
    var parts = parts
    try archive.code(&parts)
    guard let event = Event(parts) else { throw archive.error(.choice) }
    self = event
  }

  /// An event taken apart: its number, and room for all that an event may hold.
  private struct Parts: StateCoding {
    var number: UInt8
    var region = Region.header
    var reason = IgnoredReason.nothing
    var owner = DragOwner.card
    var name: Int32 = 0
    var first = 0.0
    var second = 0.0

    mutating func code(with archive: inout StateArchive) throws(StateError) {
      try archive.code(&number, in: 0 ... .max)
      try archive.code(&region)
      try archive.code(&reason)
      try archive.code(&owner)
      try archive.code(name: &name)
      try archive.code(&first)
      try archive.code(&second)
    }
  }

  private var parts: Parts {
    switch self {
    case .touch(let region): Parts(number: 0, region: region)
    case .ignored(let reason): Parts(number: 1, reason: reason)
    case .drag: Parts(number: 2)
    case .grab: Parts(number: 3)
    case .handoff(let owner): Parts(number: 4, owner: owner)
    case .release(let velocity): Parts(number: 5, first: velocity)
    case .cancel: Parts(number: 6)
    case .snap(let detent): Parts(number: 7, name: detent)
    case .resume(let detent): Parts(number: 8, name: detent)
    case .stiffened(let response, let dampingRatio): Parts(number: 9, first: response, second: dampingRatio)
    case .move(let detent): Parts(number: 10, name: detent)
    case .retarget(let velocity): Parts(number: 11, first: velocity)
    case .lostVelocity(let velocity): Parts(number: 12, first: velocity)
    case .push(let card): Parts(number: 13, name: card)
    case .pop(let card): Parts(number: 14, name: card)
    case .pushed(let card): Parts(number: 15, name: card)
    case .popped(let card): Parts(number: 16, name: card)
    case .settled(let detent): Parts(number: 17, name: detent)
    case .decelerate(let restOffset): Parts(number: 18, first: restOffset)
    case .bounce(let velocity): Parts(number: 19, first: velocity)
    case .scrolled(let offset): Parts(number: 20, first: offset)
    }
  }

  private init?(_ parts: Parts) {
    switch parts.number {
    case 0: self = .touch(parts.region)
    case 1: self = .ignored(parts.reason)
    case 2: self = .drag
    case 3: self = .grab
    case 4: self = .handoff(to: parts.owner)
    case 5: self = .release(velocity: parts.first)
    case 6: self = .cancel
    case 7: self = .snap(detent: parts.name)
    case 8: self = .resume(detent: parts.name)
    case 9: self = .stiffened(response: parts.first, dampingRatio: parts.second)
    case 10: self = .move(detent: parts.name)
    case 11: self = .retarget(velocity: parts.first)
    case 12: self = .lostVelocity(parts.first)
    case 13: self = .push(card: parts.name)
    case 14: self = .pop(card: parts.name)
    case 15: self = .pushed(card: parts.name)
    case 16: self = .popped(card: parts.name)
    case 17: self = .settled(detent: parts.name)
    case 18: self = .decelerate(restOffset: parts.first)
    case 19: self = .bounce(velocity: parts.first)
    case 20: self = .scrolled(offset: parts.first)
    default: return nil
    }
  }
}
