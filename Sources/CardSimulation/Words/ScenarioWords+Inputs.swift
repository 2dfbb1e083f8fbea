import CardMath
import CardModel

extension ScenarioWords {
  /// Codes the inputs of a stack: what they refer to must be there.
  @inline(never)
  mutating func code(_ inputs: inout [TimedInput], of stack: CardStack) {
    let blank = TimedInput(ticks: 0, input: .reduceMotion(false))
    code(&inputs, blank: blank) { words, input in
      words.code(&input, of: stack)
    }
    guard isMaking else { return }
    for (earlier, later) in zip(inputs, inputs.dropFirst()) { check(earlier.ticks <= later.ticks, .instant) }
  }

  @inline(never)
  mutating func code(_ input: inout TimedInput, of stack: CardStack) {
    code(ticks: &input.ticks)
    code(&input.input, of: stack)
    if isMaking { check(stack.knows(input.input)) }
  }

  /// The fields that inputs consist of.
  private struct InputFields {
    var number = 0
    var (x, y, place) = (0.0, 0.0, Double?.none)
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
      case .release(let modelY, let velocity, let detent): (number, place, x, name) = (19, modelY, velocity, detent)
      case .scroll(let offset, let velocity): (number, place, x) = (20, offset, velocity)
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

  @inline(never)
  private mutating func code(_ input: inout Input, of stack: CardStack) {
    var fields = InputFields(input)
    let (cards, layouts, changes) = (stack.layouts[0].cards.count, stack.layouts.count, stack.changes.count)
    var name = fields.name ?? 0
    switch code(case: fields.number, of: 21) {
    case 0:
      code(&fields.phase)
      code(&fields.pointer)
      code(place: &fields.x)
      code(place: &fields.y)
      input = .touch(Touch(phase: fields.phase, pointer: fields.pointer, x: fields.x, y: fields.y))
    case 1:
      code(&fields.target)
      input = .tap(fields.target)
    case 2:
      code(place: &fields.x)
      code(place: &fields.y)
      input = .tapAt(x: fields.x, y: fields.y)
    case 3:
      code(&fields.key)
      input = .key(fields.key)
    case 4:
      code(index: &fields.index, of: cards)
      code(&fields.animated)
      input = .push(card: fields.index, animated: fields.animated)
    case 5:
      code(clamped: &fields.index)
      check(fields.index >= 0, .number)
      code(&fields.animated)
      input = .pop(count: fields.index, animated: fields.animated)
    case 6:
      code(name: &name)
      code(&fields.animated)
      input = .move(detent: name, animated: fields.animated)
    case 7:
      code(place: &fields.y)
      input = .focus(offset: fields.y)
    case 8:
      code(&fields.answer)
      input = .voiceOver(fields.answer)
    case 9:
      code(&fields.answer)
      input = .reduceMotion(fields.answer)
    case 10:
      code(&fields.index, in: 0...Self.countMax)
      code(&fields.animated)
      input = .page(fields.index, animated: fields.animated)
    case 11:
      code(index: &fields.index, of: changes)
      code(card: &fields.card, of: cards)
      input = .content(change: fields.index, card: fields.card)
    case 12:
      code(index: &fields.layout, of: layouts)
      code(&fields.animated)
      input = .layout(fields.layout, animated: fields.animated)
    case 13:
      code(index: &fields.index, of: cards)
      code(&fields.animated)
      input = .swap(card: fields.index, animated: fields.animated)
    case 14:
      code(&fields.answer)
      code(&fields.animated)
      input = .mapOverlays(fields.answer, animated: fields.animated)
    case 15:
      code(&fields.name, blank: 0) { words, name in words.code(name: &name) }
      code(&fields.animated)
      input = .present(detent: fields.name, animated: fields.animated)
    case 16:
      code(&fields.animated)
      input = .dismiss(animated: fields.animated)
    case 17:
      code(index: &fields.layout, of: layouts)
      code(index: &fields.index, of: cards)
      code(&fields.animated)
      input = .detents(layout: fields.layout, card: fields.index, animated: fields.animated)
    case 19:
      code(place: &fields.x)
      code(&fields.place, blank: 0) { words, place in words.code(place: &place) }
      code(&fields.name, blank: 0) { words, name in words.code(name: &name) }
      input = .release(modelY: fields.place, velocity: fields.x, detent: fields.name)
    case 20:
      code(place: &fields.x)
      code(&fields.place, blank: 0) { words, place in words.code(place: &place) }
      input = .scroll(offset: fields.place, velocity: fields.x)
    default:
      code(index: &fields.index, of: changes)
      code(index: &fields.layout, of: layouts)
      code(card: &fields.card, of: cards)
      input = .keyboard(change: fields.index, card: fields.card, layout: fields.layout)
    }
  }

  @inline(never)
  private mutating func code(card: inout Int?, of count: Int) {
    code(&card, blank: 0) { words, card in words.code(index: &card, of: count) }
  }
}
