import CardContent
import CardMath

extension Event: StateCoding {
  /// Codes the event's number and its payload.
  public mutating func code(with archive: inout StateArchive) throws(StateError) {
    var parts = parts
    try archive.code(&parts)
    guard let event = Event(parts) else { throw archive.error(.choice) }
    self = event
  }

  /// The parts of an event: its number, and a field for each value that an event can hold.
  fileprivate struct Parts: StateCoding {
    var number: UInt8
    var region = Region.header
    var reason = IgnoredReason.nothing
    var owner = DragOwner.card
    var name: Int32 = 0
    var first = 0.0
    var second = 0.0
    var section: Int32 = 0
    var itemName: Int32?

    mutating func code(with archive: inout StateArchive) throws(StateError) {
      try archive.code(&number, in: 0 ... .max)
      try archive.code(&region)
      try archive.code(&reason)
      try archive.code(&owner)
      try archive.code(name: &name)
      try archive.code(&first)
      try archive.code(&second)
      try archive.code(&section, in: 0 ... .max)
      try archive.code(name: &itemName)
    }
  }

  fileprivate var parts: Parts {
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
    case .callback(let callback): Parts(callback)
    case .layout(let width, let height): Parts(number: 37, first: width, second: height)
    case .bar(let height): Parts(number: 38, first: height)
    case .pageHeader(let height): Parts(number: 79, first: height)
    case .tap(let target): Parts(number: 39, section: Int32(target.rawValue))
    case .voiceOver(let isOn): Parts(number: 40, section: isOn ? 1 : 0)
    case .reduceMotion(let isOn): Parts(number: 41, section: isOn ? 1 : 0)
    case .mapOverlays(let areShown): Parts(number: 80, section: areShown ? 1 : 0)
    case .contentHeight(let height): Parts(number: 45, first: height)
    case .reachEnd: Parts(number: 46)
    case .reachBeginning: Parts(number: 47)
    case .refresh: Parts(number: 48)
    case .refreshed: Parts(number: 49)
    case .endScrolling(let item):
      Parts(number: 50, first: Double(item.number), section: item.section, itemName: item.name)
    case .movedToPage(let page): Parts(number: 51, section: page)
    case .slide(let page): Parts(number: 52, section: page)
    case .state(let name): Parts(number: 53, name: name)
    case .hidden(let card): Parts(number: 54, name: card)
    case .shown(let card): Parts(number: 55, name: card)
    case .visibility(let card, let ratio, let coverage?):
      Parts(number: 56, name: card, first: ratio, second: coverage)
    case .visibility(let card, let ratio, nil): Parts(number: 57, name: card, first: ratio)
    case .keyboard(let height): Parts(number: 58, first: height)
    case .select(let item):
      Parts(number: 70, first: Double(item.number), section: item.section, itemName: item.name)
    case .highlight(let item?):
      Parts(number: 71, first: Double(item.number), section: item.section, itemName: item.name)
    case .highlight(nil): Parts(number: 72)
    case .scrollTo(let offset): Parts(number: 73, first: offset)
    case .edit(let card): Parts(number: 74, name: card)
    case .menu(let card): Parts(number: 75, name: card)
    case .menuOption(let option): Parts(number: 76, section: option)
    case .titleAction(let card): Parts(number: 77, name: card)
    case .presented(let card): Parts(number: 81, name: card)
    case .dismissed(let card): Parts(number: 82, name: card)
    case .attemptedDismissal(let card): Parts(number: 83, name: card)
    case .detents(let card): Parts(number: 84, name: card)
    case .page(let card): Parts(number: 42, name: card)
    case .paged(let card): Parts(number: 43, name: card)
    }
  }

  fileprivate init?(_ parts: Parts) {
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
    case 21: self = .callback(.willAppear(card: parts.name))
    case 22: self = .callback(.didAppear(card: parts.name))
    case 23: self = .callback(.willDisappear(card: parts.name))
    case 24: self = .callback(.didDisappear(card: parts.name))
    case 25: self = .callback(.didMove(detent: parts.name))
    case 26: self = .callback(.didBuild(card: parts.name))
    case 27: self = .callback(.takeCharge(card: parts.name))
    case 28: self = .callback(.cleanUp(card: parts.name))
    case 29: self = .callback(.didChange(detent: parts.name))
    case 30: self = .callback(.didDrag(heightCoefficient: parts.first))
    case 31: self = .callback(.didChangeHeight(parts.first))
    case 32: self = .callback(.willBeginDragging)
    case 33: self = .callback(.willEndDragging)
    case 34: self = .callback(.didEndDragging)
    case 35: self = .callback(.didShow)
    case 36: self = .callback(.didDismiss)
    case 37: self = .layout(width: parts.first, height: parts.second)
    case 38: self = .bar(height: parts.first)
    case 39:
      guard let raw = UInt8(exactly: parts.section), let target = TapTarget(rawValue: raw) else { return nil }
      self = .tap(target)
    case 40: self = .voiceOver(parts.section == 1)
    case 41: self = .reduceMotion(parts.section == 1)
    case 42: self = .page(card: parts.name)
    case 43: self = .paged(card: parts.name)
    case 44: self = .callback(.didMoveToPage(card: parts.name))
    case 45: self = .contentHeight(parts.first)
    case 46: self = .reachEnd
    case 47: self = .reachBeginning
    case 48: self = .refresh
    case 49: self = .refreshed
    case 50, 70, 71:
      guard let number = Int32(exactly: parts.first) else { return nil }
      let item = ItemID(section: parts.section, number: number, name: parts.itemName)
      switch parts.number {
      case 50: self = .endScrolling(item: item)
      case 70: self = .select(item: item)
      default: self = .highlight(item: item)
      }
    case 51: self = .movedToPage(parts.section)
    case 52: self = .slide(page: parts.section)
    case 53: self = .state(parts.name)
    case 54: self = .hidden(card: parts.name)
    case 55: self = .shown(card: parts.name)
    case 56: self = .visibility(card: parts.name, ratio: parts.first, coverage: parts.second)
    case 57: self = .visibility(card: parts.name, ratio: parts.first, coverage: nil)
    case 58: self = .keyboard(height: parts.first)
    case 72: self = .highlight(item: nil)
    case 73: self = .scrollTo(offset: parts.first)
    case 74: self = .edit(card: parts.name)
    case 75: self = .menu(card: parts.name)
    case 76: self = .menuOption(parts.section)
    case 77: self = .titleAction(card: parts.name)
    case 78: self = .callback(.requestsDismissal)
    case 79: self = .pageHeader(height: parts.first)
    case 80: self = .mapOverlays(parts.section == 1)
    case 81: self = .presented(card: parts.name)
    case 82: self = .dismissed(card: parts.name)
    case 83: self = .attemptedDismissal(card: parts.name)
    case 84: self = .detents(card: parts.name)
    default: return nil
    }
  }
}

extension Event.Parts {
  fileprivate init(_ callback: Callback) {
    switch callback {
    case .willAppear(let card): self.init(number: 21, name: card)
    case .didAppear(let card): self.init(number: 22, name: card)
    case .willDisappear(let card): self.init(number: 23, name: card)
    case .didDisappear(let card): self.init(number: 24, name: card)
    case .didMove(let detent): self.init(number: 25, name: detent)
    case .didBuild(let card): self.init(number: 26, name: card)
    case .takeCharge(let card): self.init(number: 27, name: card)
    case .cleanUp(let card): self.init(number: 28, name: card)
    case .didChange(let detent): self.init(number: 29, name: detent)
    case .didDrag(let coefficient): self.init(number: 30, first: coefficient)
    case .didChangeHeight(let height): self.init(number: 31, first: height)
    case .willBeginDragging: self.init(number: 32)
    case .willEndDragging: self.init(number: 33)
    case .didEndDragging: self.init(number: 34)
    case .didShow: self.init(number: 35)
    case .didDismiss: self.init(number: 36)
    case .didMoveToPage(let card): self.init(number: 44, name: card)
    case .requestsDismissal: self.init(number: 78)
    }
  }
}
