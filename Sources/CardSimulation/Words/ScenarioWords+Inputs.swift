import CardMath
import CardModel

extension ScenarioWords {
  /// Codes the inputs of a stack: what they refer to must be there.
  mutating func code(_ inputs: inout [TimedInput], of stack: CardStack) throws(StateError) {
    let blank = TimedInput(ticks: 0, input: .reduceMotion(false))
    try code(&inputs, blank: blank) { words, input throws(StateError) in
      try words.code(&input, of: stack)
    }
    guard isReading else { return }
    for (earlier, later) in zip(inputs, inputs.dropFirst()) { try check(earlier.ticks <= later.ticks, .instant) }
  }

  mutating func code(_ input: inout TimedInput, of stack: CardStack) throws(StateError) {
    try code(ticks: &input.ticks)
    try code(&input.input, of: stack)
  }

  /// The fields that inputs consist of.
  private struct InputFields {
    var number = 0
    var (x, y) = (0.0, 0.0)
    var (phase, pointer, target, key) = (TouchPhase.began, Int32(0), TapTarget.header, Key.expand)
    var (index, card, layout) = (0, Int?.none, 0)
    var (name, answer, animated) = (Int32?.none, false, false)

    init(_ input: Input) {
      switch input {
      case .touch(let touch): (phase, pointer, x, y) = (touch.phase, touch.pointer, touch.x, touch.y)
      case .tap(let own): (number, target) = (1, own)
      case .tapAt(let ownX, let ownY): (number, x, y) = (2, ownX, ownY)
      case .key(let own): (number, key) = (3, own)
      case .push(let own, let isAnimated): (number, index, animated) = (4, own, isAnimated)
      case .pop(let count, let isAnimated): (number, index, animated) = (5, count, isAnimated)
      case .move(let detent, let isAnimated): (number, name, animated) = (6, detent, isAnimated)
      case .focus(let offset): (number, y) = (7, offset)
      case .voiceOver(let isOn): (number, answer) = (8, isOn)
      case .reduceMotion(let isReduced): (number, answer) = (9, isReduced)
      case .page(let page, let isAnimated): (number, index, animated) = (10, page, isAnimated)
      case .content(let change, let own): (number, index, card) = (11, change, own)
      case .layout(let own, let isAnimated): (number, layout, animated) = (12, own, isAnimated)
      case .swap(let own, let isAnimated): (number, index, animated) = (13, own, isAnimated)
      case .mapOverlays(let areShown, let isAnimated): (number, answer, animated) = (14, areShown, isAnimated)
      case .present(let detent, let isAnimated): (number, name, animated) = (15, detent, isAnimated)
      case .dismiss(let isAnimated): (number, animated) = (16, isAnimated)
      case .detents(let own, let ownCard, let isAnimated):
        (number, layout, index, animated) = (17, own, ownCard, isAnimated)
      case .keyboard(let change, let own, let ownLayout): (number, index, card, layout) = (18, change, own, ownLayout)
      }
    }
  }

  private mutating func code(_ input: inout Input, of stack: CardStack) throws(StateError) {
    var fields = InputFields(input)
    let (cards, layouts, changes) = (stack.layouts[0].cards.count, stack.layouts.count, stack.changes.count)
    var name = fields.name ?? 0
    switch try code(case: fields.number, of: 19) {
    case 0:
      try code(&fields.phase)
      try archive.code(&fields.pointer, in: .min ... .max)
      try code(place: &fields.x)
      try code(place: &fields.y)
      input = .touch(Touch(phase: fields.phase, pointer: fields.pointer, x: fields.x, y: fields.y))
    case 1:
      try code(&fields.target)
      input = .tap(fields.target)
    case 2:
      try code(place: &fields.x)
      try code(place: &fields.y)
      input = .tapAt(x: fields.x, y: fields.y)
    case 3:
      try code(&fields.key)
      input = .key(fields.key)
    case 4:
      try code(index: &fields.index, of: cards)
      try code(&fields.animated)
      input = .push(card: fields.index, animated: fields.animated)
    case 5:
      try code(clamped: &fields.index)
      try check(fields.index >= 0, .number)
      try code(&fields.animated)
      input = .pop(count: fields.index, animated: fields.animated)
    case 6:
      try code(name: &name)
      try code(&fields.animated)
      input = .move(detent: name, animated: fields.animated)
    case 7:
      try code(place: &fields.y)
      input = .focus(offset: fields.y)
    case 8:
      try code(&fields.answer)
      input = .voiceOver(fields.answer)
    case 9:
      try code(&fields.answer)
      input = .reduceMotion(fields.answer)
    case 10:
      try code(&fields.index, in: 0...Self.countMax)
      try code(&fields.animated)
      input = .page(fields.index, animated: fields.animated)
    case 11:
      try code(index: &fields.index, of: changes)
      try code(card: &fields.card, of: cards)
      input = .content(change: fields.index, card: fields.card)
    case 12:
      try code(index: &fields.layout, of: layouts)
      try code(&fields.animated)
      input = .layout(fields.layout, animated: fields.animated)
    case 13:
      try code(index: &fields.index, of: cards)
      try code(&fields.animated)
      input = .swap(card: fields.index, animated: fields.animated)
    case 14:
      try code(&fields.answer)
      try code(&fields.animated)
      input = .mapOverlays(fields.answer, animated: fields.animated)
    case 15:
      try code(&fields.name, blank: 0) { words, name throws(StateError) in try words.code(name: &name) }
      try code(&fields.animated)
      input = .present(detent: fields.name, animated: fields.animated)
    case 16:
      try code(&fields.animated)
      input = .dismiss(animated: fields.animated)
    case 17:
      try code(index: &fields.layout, of: layouts)
      try code(index: &fields.index, of: cards)
      try code(&fields.animated)
      input = .detents(layout: fields.layout, card: fields.index, animated: fields.animated)
    default:
      try code(index: &fields.index, of: changes)
      try code(index: &fields.layout, of: layouts)
      try code(card: &fields.card, of: cards)
      input = .keyboard(change: fields.index, card: fields.card, layout: fields.layout)
    }
  }

  private mutating func code(card: inout Int?, of count: Int) throws(StateError) {
    try code(&card, blank: 0) { words, card throws(StateError) in try words.code(index: &card, of: count) }
  }
}
