import CardContent
import CardMath

extension Event: StateCoding {
  /// Codes the event's kind and its payload.
  public mutating func code(with archive: inout StateArchive) throws(StateError) {
    var parts = parts
    try archive.code(&parts)
    guard let event = Event(parts) else { throw archive.error(.choice) }
    self = event
  }

  /// The kinds of events, by the numbers under which saved states have them: appended only. 59 to 69 are none's.
  enum Kind: UInt8 {
    case touch, ignored, drag, grab, handoff, release, cancel, snap, resume, stiffened, move, retarget, lostVelocity,
      push, pop, pushed, popped, settled, decelerate, bounce, scrolled, willAppear, didAppear, willDisappear,
      didDisappear, didMove, didBuild, takeCharge, cleanUp, didChange, didDrag, didChangeHeight, willBeginDragging,
      willEndDragging, didEndDragging, didShow, didDismiss, layout, bar, tap, voiceOver, reduceMotion, page, paged,
      didMoveToPage, contentHeight, reachEnd, reachBeginning, refresh, refreshed, endScrolling, movedToPage, slide,
      state, hidden, shown, visibility, visibilityAlone, keyboard
    case select = 70, highlight, noHighlight, scrollTo, edit, menu, menuOption, titleAction, requestsDismissal,
      pageHeader, mapOverlays, presented, dismissed, attemptedDismissal, detents
  }

  /// The places of an event's fields among its words. An item's word says if its name follows.
  package enum Field: Int, CaseIterable {
    case kind, region, reason, owner, name, first, second, section, item
  }

  /// The parts of an event: its kind, and a field for each value that an event can hold.
  fileprivate struct Parts: StateCoding {
    var kind: Kind
    var region: Region
    var reason: IgnoredReason
    var owner: DragOwner
    var name: Int32
    var first: Double
    var second: Double
    var section: Int32
    var itemName: Int32?

    init(
      _ kind: Kind, region: Region = .header, reason: IgnoredReason = .nothing, owner: DragOwner = .card,
      name: Int32 = 0, first: Double = 0, second: Double = 0, section: Int32 = 0, itemName: Int32? = nil
    ) {
      self.kind = kind
      (self.region, self.reason, self.owner) = (region, reason, owner)
      (self.name, self.first, self.second, self.section) = (name, first, second, section)
      self.itemName = itemName
    }

    init(_ kind: Kind, item: ItemID) {
      self.init(kind, first: Double(item.number), section: item.section, itemName: item.name)
    }

    /// The item; nil: its number is none.
    var item: ItemID? {
      Int32(exactly: first).map { ItemID(section: section, number: $0, name: itemName) }
    }

    mutating func code(with archive: inout StateArchive) throws(StateError) {
      try archive.code(&kind)
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
    case .touch(let region): Parts(.touch, region: region)
    case .ignored(let reason): Parts(.ignored, reason: reason)
    case .drag: Parts(.drag)
    case .grab: Parts(.grab)
    case .handoff(let owner): Parts(.handoff, owner: owner)
    case .release(let velocity): Parts(.release, first: velocity)
    case .cancel: Parts(.cancel)
    case .snap(let detent): Parts(.snap, name: detent)
    case .resume(let detent): Parts(.resume, name: detent)
    case .stiffened(let response, let dampingRatio): Parts(.stiffened, first: response, second: dampingRatio)
    case .move(let detent): Parts(.move, name: detent)
    case .retarget(let velocity): Parts(.retarget, first: velocity)
    case .lostVelocity(let velocity): Parts(.lostVelocity, first: velocity)
    case .push(let card): Parts(.push, name: card)
    case .pop(let card): Parts(.pop, name: card)
    case .pushed(let card): Parts(.pushed, name: card)
    case .popped(let card): Parts(.popped, name: card)
    case .settled(let detent): Parts(.settled, name: detent)
    case .decelerate(let restOffset): Parts(.decelerate, first: restOffset)
    case .bounce(let velocity): Parts(.bounce, first: velocity)
    case .scrolled(let offset): Parts(.scrolled, first: offset)
    case .callback(let callback): Parts(callback: callback)
    case .layout(let width, let height): Parts(.layout, first: width, second: height)
    case .bar(let height): Parts(.bar, first: height)
    case .pageHeader(let height): Parts(.pageHeader, first: height)
    case .tap(let target): Parts(.tap, section: Int32(target.rawValue))
    case .voiceOver(let isOn): Parts(.voiceOver, section: isOn ? 1 : 0)
    case .reduceMotion(let isOn): Parts(.reduceMotion, section: isOn ? 1 : 0)
    case .mapOverlays(let areShown): Parts(.mapOverlays, section: areShown ? 1 : 0)
    case .contentHeight(let height): Parts(.contentHeight, first: height)
    case .reachEnd: Parts(.reachEnd)
    case .reachBeginning: Parts(.reachBeginning)
    case .refresh: Parts(.refresh)
    case .refreshed: Parts(.refreshed)
    case .endScrolling(let item): Parts(.endScrolling, item: item)
    case .movedToPage(let page): Parts(.movedToPage, section: page)
    case .slide(let page): Parts(.slide, section: page)
    case .state(let name): Parts(.state, name: name)
    case .hidden(let card): Parts(.hidden, name: card)
    case .shown(let card): Parts(.shown, name: card)
    case .visibility(let card, let ratio, let coverage?):
      Parts(.visibility, name: card, first: ratio, second: coverage)
    case .visibility(let card, let ratio, nil): Parts(.visibilityAlone, name: card, first: ratio)
    case .keyboard(let height): Parts(.keyboard, first: height)
    case .select(let item): Parts(.select, item: item)
    case .highlight(let item?): Parts(.highlight, item: item)
    case .highlight(nil): Parts(.noHighlight)
    case .scrollTo(let offset): Parts(.scrollTo, first: offset)
    case .edit(let card): Parts(.edit, name: card)
    case .menu(let card): Parts(.menu, name: card)
    case .menuOption(let option): Parts(.menuOption, section: option)
    case .titleAction(let card): Parts(.titleAction, name: card)
    case .presented(let card): Parts(.presented, name: card)
    case .dismissed(let card): Parts(.dismissed, name: card)
    case .attemptedDismissal(let card): Parts(.attemptedDismissal, name: card)
    case .detents(let card): Parts(.detents, name: card)
    case .page(let card): Parts(.page, name: card)
    case .paged(let card): Parts(.paged, name: card)
    }
  }

  fileprivate init?(_ parts: Parts) {
    switch parts.kind {
    case .touch: self = .touch(parts.region)
    case .ignored: self = .ignored(parts.reason)
    case .drag: self = .drag
    case .grab: self = .grab
    case .handoff: self = .handoff(to: parts.owner)
    case .release: self = .release(velocity: parts.first)
    case .cancel: self = .cancel
    case .snap: self = .snap(detent: parts.name)
    case .resume: self = .resume(detent: parts.name)
    case .stiffened: self = .stiffened(response: parts.first, dampingRatio: parts.second)
    case .move: self = .move(detent: parts.name)
    case .retarget: self = .retarget(velocity: parts.first)
    case .lostVelocity: self = .lostVelocity(parts.first)
    case .push: self = .push(card: parts.name)
    case .pop: self = .pop(card: parts.name)
    case .pushed: self = .pushed(card: parts.name)
    case .popped: self = .popped(card: parts.name)
    case .settled: self = .settled(detent: parts.name)
    case .decelerate: self = .decelerate(restOffset: parts.first)
    case .bounce: self = .bounce(velocity: parts.first)
    case .scrolled: self = .scrolled(offset: parts.first)
    case .willAppear: self = .callback(.willAppear(card: parts.name))
    case .didAppear: self = .callback(.didAppear(card: parts.name))
    case .willDisappear: self = .callback(.willDisappear(card: parts.name))
    case .didDisappear: self = .callback(.didDisappear(card: parts.name))
    case .didMove: self = .callback(.didMove(detent: parts.name))
    case .didBuild: self = .callback(.didBuild(card: parts.name))
    case .takeCharge: self = .callback(.takeCharge(card: parts.name))
    case .cleanUp: self = .callback(.cleanUp(card: parts.name))
    case .didChange: self = .callback(.didChange(detent: parts.name))
    case .didDrag: self = .callback(.didDrag(heightCoefficient: parts.first))
    case .didChangeHeight: self = .callback(.didChangeHeight(parts.first))
    case .willBeginDragging: self = .callback(.willBeginDragging)
    case .willEndDragging: self = .callback(.willEndDragging)
    case .didEndDragging: self = .callback(.didEndDragging)
    case .didShow: self = .callback(.didShow)
    case .didDismiss: self = .callback(.didDismiss)
    case .layout: self = .layout(width: parts.first, height: parts.second)
    case .bar: self = .bar(height: parts.first)
    case .tap:
      guard let raw = UInt8(exactly: parts.section), let target = TapTarget(rawValue: raw) else { return nil }
      self = .tap(target)
    case .voiceOver: self = .voiceOver(parts.section == 1)
    case .reduceMotion: self = .reduceMotion(parts.section == 1)
    case .page: self = .page(card: parts.name)
    case .paged: self = .paged(card: parts.name)
    case .didMoveToPage: self = .callback(.didMoveToPage(card: parts.name))
    case .contentHeight: self = .contentHeight(parts.first)
    case .reachEnd: self = .reachEnd
    case .reachBeginning: self = .reachBeginning
    case .refresh: self = .refresh
    case .refreshed: self = .refreshed
    case .endScrolling:
      guard let item = parts.item else { return nil }
      self = .endScrolling(item: item)
    case .movedToPage: self = .movedToPage(parts.section)
    case .slide: self = .slide(page: parts.section)
    case .state: self = .state(parts.name)
    case .hidden: self = .hidden(card: parts.name)
    case .shown: self = .shown(card: parts.name)
    case .visibility: self = .visibility(card: parts.name, ratio: parts.first, coverage: parts.second)
    case .visibilityAlone: self = .visibility(card: parts.name, ratio: parts.first, coverage: nil)
    case .keyboard: self = .keyboard(height: parts.first)
    case .select:
      guard let item = parts.item else { return nil }
      self = .select(item: item)
    case .highlight:
      guard let item = parts.item else { return nil }
      self = .highlight(item: item)
    case .noHighlight: self = .highlight(item: nil)
    case .scrollTo: self = .scrollTo(offset: parts.first)
    case .edit: self = .edit(card: parts.name)
    case .menu: self = .menu(card: parts.name)
    case .menuOption: self = .menuOption(parts.section)
    case .titleAction: self = .titleAction(card: parts.name)
    case .requestsDismissal: self = .callback(.requestsDismissal)
    case .pageHeader: self = .pageHeader(height: parts.first)
    case .mapOverlays: self = .mapOverlays(parts.section == 1)
    case .presented: self = .presented(card: parts.name)
    case .dismissed: self = .dismissed(card: parts.name)
    case .attemptedDismissal: self = .attemptedDismissal(card: parts.name)
    case .detents: self = .detents(card: parts.name)
    }
  }
}

extension Event.Parts {
  fileprivate init(callback: Callback) {
    switch callback {
    case .willAppear(let card): self.init(.willAppear, name: card)
    case .didAppear(let card): self.init(.didAppear, name: card)
    case .willDisappear(let card): self.init(.willDisappear, name: card)
    case .didDisappear(let card): self.init(.didDisappear, name: card)
    case .didMove(let detent): self.init(.didMove, name: detent)
    case .didBuild(let card): self.init(.didBuild, name: card)
    case .takeCharge(let card): self.init(.takeCharge, name: card)
    case .cleanUp(let card): self.init(.cleanUp, name: card)
    case .didChange(let detent): self.init(.didChange, name: detent)
    case .didDrag(let coefficient): self.init(.didDrag, first: coefficient)
    case .didChangeHeight(let height): self.init(.didChangeHeight, first: height)
    case .willBeginDragging: self.init(.willBeginDragging)
    case .willEndDragging: self.init(.willEndDragging)
    case .didEndDragging: self.init(.didEndDragging)
    case .didShow: self.init(.didShow)
    case .didDismiss: self.init(.didDismiss)
    case .didMoveToPage(let card): self.init(.didMoveToPage, name: card)
    case .requestsDismissal: self.init(.requestsDismissal)
    }
  }
}
