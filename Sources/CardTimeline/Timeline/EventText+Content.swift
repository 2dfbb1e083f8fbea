import CardContent
import CardModel
import CardText

extension Event {
  /// Appends an event of a card's content; nothing for any other event.
  func appendContent(to buffer: inout ByteBuffer, names: Names) {
    switch self {
    case .contentHeight(let height): Event.append("contentHeight(", height, to: &buffer)
    case .reachEnd: buffer.append(literal: "reachEnd")
    case .reachBeginning: buffer.append(literal: "reachBeginning")
    case .refresh: buffer.append(literal: "refresh")
    case .refreshed: buffer.append(literal: "refreshed")
    case .endScrolling(let item):
      buffer.append(literal: "didEndScrolling(")
      buffer.append(item, names: names)
      buffer.append(byte: UInt8(ascii: ")"))
    case .select(let item):
      buffer.append(literal: "didSelect(")
      buffer.append(item, names: names)
      buffer.append(byte: UInt8(ascii: ")"))
    case .highlight(let item):
      buffer.append(literal: "highlight(")
      if let item { buffer.append(item, names: names) }
      buffer.append(byte: UInt8(ascii: ")"))
    case .scrollTo(let offset): Event.append("scrollTo(", offset, to: &buffer)
    case .edit(let card): Event.append("edit", names[card], to: &buffer)
    case .menu(let card): Event.append("menu", names[card], to: &buffer)
    case .menuOption(let option): Event.append("menuOption", Int(option), to: &buffer)
    case .titleAction(let card): Event.append("titleAction", names[card], to: &buffer)
    case .movedToPage(let page): Event.append("didMoveToPage", Int(page), to: &buffer)
    case .slide(let page): Event.append("slide", Int(page), to: &buffer)
    case .state(let name): Event.append("state", names[name], to: &buffer)
    case .hidden(let card): Event.append("hidden", names[card], to: &buffer)
    case .shown(let card): Event.append("shown", names[card], to: &buffer)
    case .visibility(let card, let ratio, let coverage):
      buffer.append(literal: "visibility(")
      buffer.append(text: names[card])
      buffer.append(byte: UInt8(ascii: ","))
      buffer.append(fixed: ratio, decimals: 2)
      if let coverage {
        buffer.append(byte: UInt8(ascii: ","))
        buffer.append(fixed: coverage, decimals: 2)
      }
      buffer.append(byte: UInt8(ascii: ")"))
    case .keyboard(let height):
      buffer.append(literal: "keyboard(")
      buffer.append(shortest: height)
      buffer.append(byte: UInt8(ascii: ")"))
    default:
      break
    }
  }

  private static func append(_ word: StaticString, _ number: Int, to buffer: inout ByteBuffer) {
    buffer.append(literal: word)
    buffer.append(byte: UInt8(ascii: "("))
    buffer.append(integer: number)
    buffer.append(byte: UInt8(ascii: ")"))
  }
}

extension Event {
  /// True if its text has a comma, so that its cell needs quotation marks.
  var hasComma: Bool {
    if case .visibility = self { true } else { false }
  }
}

extension ByteBuffer {
  /// Appends an item: its name or, without one, its section's index and its number, as in `1.12`.
  mutating func append(_ item: ItemID, names: Names) {
    if let name = item.name {
      append(text: names[name])
    } else {
      append(integer: Int(item.section))
      append(byte: UInt8(ascii: "."))
      append(integer: Int(item.number))
    }
  }
}
