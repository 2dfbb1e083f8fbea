import CardModel
import CardText

extension Event {
  /// The words with which events begin in a timeline, for readers of expectations: `release`, `snap`, `willAppear`.
  public static let words = [
    "touch", "ignored", "drag", "grab", "handoff", "release", "cancel", "snap", "resume", "stiffened", "move",
    "retarget", "lostVelocity", "push", "pop", "page", "paged", "pushed", "popped", "settled", "decelerate", "bounce",
    "scrolled", "layout", "bar", "pageHeader", "tap", "voiceOver", "mapOverlays", "reduceMotion", "willAppear",
    "didAppear", "willDisappear", "didDisappear", "didMove", "didBuild", "takeCharge", "cleanUp", "didMoveToPage",
    "willBeginDragging", "didDrag", "willEndDragging", "didChange", "didEndDragging", "didChangeHeight", "didShow",
    "didDismiss", "requestsDismissal", "contentHeight", "reachEnd", "reachBeginning", "refresh", "refreshed",
    "didEndScrolling", "didSelect", "highlight", "scrollTo", "edit", "menu", "menuOption", "titleAction", "slide",
    "state", "hidden", "shown", "visibility", "keyboard", "presented", "dismissed", "attemptedDismissal", "detents",
  ]

  /// Returns the event as a timeline writes it: `release(v=-812.40)`.
  public func text(names: Names) -> String {
    var buffer = ByteBuffer(capacity: 64)
    append(to: &buffer, names: names)
    return buffer.text
  }

  /// Appends the event as a timeline writes it: a word, with its arguments in parentheses. Numbers have two decimals.
  func append(to buffer: inout ByteBuffer, names: Names) {
    switch self {
    case .touch(let region): Event.append("touch", region.name, to: &buffer)
    case .ignored(let reason): Event.append("ignored", reason.name, to: &buffer)
    case .drag: buffer.append(literal: "drag")
    case .grab: buffer.append(literal: "grab")
    case .handoff(let owner): Event.append("handoff", owner.name, to: &buffer)
    case .release(let velocity): Event.append("release(v=", velocity, to: &buffer)
    case .cancel: buffer.append(literal: "cancel")
    case .snap(let detent): Event.append("snap", names[detent], to: &buffer)
    case .resume(let detent): Event.append("resume", names[detent], to: &buffer)
    case .stiffened(let response, let dampingRatio):
      buffer.append(literal: "stiffened(response=")
      buffer.append(fixed: response, decimals: 2)
      Event.append(" damping_ratio=", dampingRatio, to: &buffer)
    case .move(let detent): Event.append("move", names[detent], to: &buffer)
    case .retarget(let velocity): Event.append("retarget(v=", velocity, to: &buffer)
    case .lostVelocity(let velocity): Event.append("lostVelocity(v=", velocity, to: &buffer)
    case .push(let card): Event.append("push", names[card], to: &buffer)
    case .pop(let card): Event.append("pop", names[card], to: &buffer)
    case .page(let card): Event.append("page", names[card], to: &buffer)
    case .paged(let card): Event.append("paged", names[card], to: &buffer)
    case .pushed(let card): Event.append("pushed", names[card], to: &buffer)
    case .popped(let card): Event.append("popped", names[card], to: &buffer)
    case .settled(let detent): Event.append("settled", names[detent], to: &buffer)
    case .presented(let card): Event.append("presented", names[card], to: &buffer)
    case .dismissed(let card): Event.append("dismissed", names[card], to: &buffer)
    case .attemptedDismissal(let card): Event.append("attemptedDismissal", names[card], to: &buffer)
    case .decelerate(let offset): Event.append("decelerate(to=", offset, to: &buffer)
    case .bounce(let velocity): Event.append("bounce(v=", velocity, to: &buffer)
    case .scrolled(let offset): Event.append("scrolled(to=", offset, to: &buffer)
    case .layout(let width, let height):
      buffer.append(literal: "layout(")
      buffer.append(shortest: width)
      buffer.append(byte: UInt8(ascii: "x"))
      buffer.append(shortest: height)
      buffer.append(byte: UInt8(ascii: ")"))
    case .detents(let card): Event.append("detents", names[card], to: &buffer)
    case .bar(let height): Event.append("bar(", shortest: height, to: &buffer)
    case .pageHeader(let height): Event.append("pageHeader(", shortest: height, to: &buffer)
    case .tap(let target):
      buffer.append(literal: "tap(")
      buffer.append(literal: target.name)
      buffer.append(byte: UInt8(ascii: ")"))
    case .voiceOver(let isOn): buffer.append(literal: isOn ? "voiceOver(on)" : "voiceOver(off)")
    case .mapOverlays(let areShown): buffer.append(literal: areShown ? "mapOverlays(on)" : "mapOverlays(off)")
    case .reduceMotion(let isOn): buffer.append(literal: isOn ? "reduceMotion(on)" : "reduceMotion(off)")
    case .callback(let callback): Event.append(callback, to: &buffer, names: names)
    case .contentHeight, .reachEnd, .reachBeginning, .refresh, .refreshed, .endScrolling, .movedToPage, .slide, .state,
      .hidden, .shown, .visibility, .keyboard, .select, .highlight, .scrollTo, .edit, .menu, .menuOption, .titleAction:
      appendContent(to: &buffer, names: names)
    }
  }

  private static func append(_ callback: Callback, to buffer: inout ByteBuffer, names: Names) {
    switch callback {
    case .willAppear(let card): append("willAppear", names[card], to: &buffer)
    case .didAppear(let card): append("didAppear", names[card], to: &buffer)
    case .willDisappear(let card): append("willDisappear", names[card], to: &buffer)
    case .didDisappear(let card): append("didDisappear", names[card], to: &buffer)
    case .didMove(let detent): append("didMove", names[detent], to: &buffer)
    case .didBuild(let card): append("didBuild", names[card], to: &buffer)
    case .takeCharge(let card): append("takeCharge", names[card], to: &buffer)
    case .cleanUp(let card): append("cleanUp", names[card], to: &buffer)
    case .didMoveToPage(let card): append("didMoveToPage", names[card], to: &buffer)
    case .willBeginDragging: buffer.append(literal: "willBeginDragging")
    case .didDrag(let coefficient): append("didDrag(", coefficient, to: &buffer)
    case .willEndDragging: buffer.append(literal: "willEndDragging")
    case .didChange(let detent): append("didChange", names[detent], to: &buffer)
    case .didEndDragging: buffer.append(literal: "didEndDragging")
    case .didChangeHeight(let height): append("didChangeHeight(", height, to: &buffer)
    case .didShow: buffer.append(literal: "didShow")
    case .didDismiss: buffer.append(literal: "didDismiss")
    case .requestsDismissal: buffer.append(literal: "requestsDismissal")
    }
  }

  static func append(_ word: StaticString, _ name: String, to buffer: inout ByteBuffer) {
    buffer.append(literal: word)
    buffer.append(byte: UInt8(ascii: "("))
    buffer.append(text: name)
    buffer.append(byte: UInt8(ascii: ")"))
  }

  private static func append(_ start: StaticString, shortest number: Double, to buffer: inout ByteBuffer) {
    buffer.append(literal: start)
    buffer.append(shortest: number)
    buffer.append(byte: UInt8(ascii: ")"))
  }

  static func append(_ start: StaticString, _ number: Double, to buffer: inout ByteBuffer) {
    buffer.append(literal: start)
    buffer.append(fixed: number, decimals: 2)
    buffer.append(byte: UInt8(ascii: ")"))
  }
}

extension TapTarget {
  /// The name in scenarios and events.
  package var name: StaticString {
    switch self {
    case .header: "header"
    case .content: "content"
    case .map: "map"
    case .close: "close"
    case .handle: "handle"
    case .bar: "bar"
    }
  }
}

extension Region {
  /// The name in text.
  public var name: String {
    switch self {
    case .header: "header"
    case .content: "content"
    case .map: "map"
    }
  }
}

extension DragOwner {
  /// The name in text.
  public var name: String {
    switch self {
    case .card: "card"
    case .content: "content"
    }
  }
}

extension IgnoredReason {
  /// The name in text.
  public var name: String {
    switch self {
    case .map: "map"
    case .fixed: "fixed"
    case .sideways: "sideways"
    case .transition: "transition"
    case .moving: "moving"
    case .taken: "taken"
    case .nothing: "nothing"
    case .held: "held"
    }
  }
}

extension Phase {
  /// The name in text.
  public var name: StaticString {
    switch self {
    case .resting: "resting"
    case .dragging: "dragging"
    case .settling: "settling"
    case .scrolling: "scrolling"
    case .decelerating: "decelerating"
    case .bouncing: "bouncing"
    case .pushing: "pushing"
    case .popping: "popping"
    case .paging: "paging"
    }
  }
}
