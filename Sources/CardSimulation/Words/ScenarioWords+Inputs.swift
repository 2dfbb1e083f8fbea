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

  /// The kinds of inputs, by their numbers in words: appended only.
  private enum InputKind: Int, CaseIterable {
    case touch, tap, tapAt, key, push, pop, move, focus, voiceOver, reduceMotion, page, content, layout, swap,
      mapOverlays, present, dismiss, detents, keyboard, release, scroll
  }

  /// The fields that inputs consist of.
  private struct InputFields {
    var kind = InputKind.touch
    var (x, y, place) = (0.0, 0.0, Double?.none)
    var (phase, pointer, target, key) = (TouchPhase.began, Int32(0), TapTarget.header, Key.expand)
    var (index, card, layout) = (0, Int?.none, 0)
    var (name, answer, animated) = (Int32?.none, false, false)

    init(_ input: Input) {
      switch input {
      case .touch(let touch): (phase, pointer, x, y) = (touch.phase, touch.pointer, touch.x, touch.y)
      case .tap(let own): (kind, target) = (.tap, own)
      case .tapAt(let ownX, let ownY): (kind, x, y) = (.tapAt, ownX, ownY)
      case .key(let own): (kind, key) = (.key, own)
      case .push(let own, let isAnimated): (kind, index, animated) = (.push, own, isAnimated)
      case .pop(let count, let isAnimated): (kind, index, animated) = (.pop, count, isAnimated)
      case .move(let detent, let isAnimated): (kind, name, animated) = (.move, detent, isAnimated)
      case .focus(let offset): (kind, y) = (.focus, offset)
      case .release(let modelY, let velocity, let detent): (kind, place, x, name) = (.release, modelY, velocity, detent)
      case .scroll(let offset, let velocity): (kind, place, x) = (.scroll, offset, velocity)
      case .voiceOver(let isOn): (kind, answer) = (.voiceOver, isOn)
      case .reduceMotion(let isReduced): (kind, answer) = (.reduceMotion, isReduced)
      case .page(let page, let isAnimated): (kind, index, animated) = (.page, page, isAnimated)
      case .content(let change, let own): (kind, index, card) = (.content, change, own)
      case .layout(let own, let isAnimated): (kind, layout, animated) = (.layout, own, isAnimated)
      case .swap(let own, let isAnimated): (kind, index, animated) = (.swap, own, isAnimated)
      case .mapOverlays(let areShown, let isAnimated): (kind, answer, animated) = (.mapOverlays, areShown, isAnimated)
      case .present(let detent, let isAnimated): (kind, name, animated) = (.present, detent, isAnimated)
      case .dismiss(let isAnimated): (kind, animated) = (.dismiss, isAnimated)
      case .detents(let own, let ownCard, let isAnimated):
        (kind, layout, index, animated) = (.detents, own, ownCard, isAnimated)
      case .keyboard(let change, let own, let ownLayout):
        (kind, index, card, layout) = (.keyboard, change, own, ownLayout)
      }
    }
  }

  @inline(never)
  private mutating func code(_ input: inout Input, of stack: CardStack) {
    var fields = InputFields(input)
    let (cards, layouts, changes) = (stack.layouts[0].cards.count, stack.layouts.count, stack.changes.count)
    var name = fields.name ?? 0
    let number = code(case: fields.kind.rawValue, of: InputKind.allCases.count)
    switch InputKind(rawValue: number) ?? .touch {
    case .touch:
      code(&fields.phase)
      code(&fields.pointer)
      code(place: &fields.x)
      code(place: &fields.y)
      input = .touch(Touch(phase: fields.phase, pointer: fields.pointer, x: fields.x, y: fields.y))
    case .tap:
      code(&fields.target)
      input = .tap(fields.target)
    case .tapAt:
      code(place: &fields.x)
      code(place: &fields.y)
      input = .tapAt(x: fields.x, y: fields.y)
    case .key:
      code(&fields.key)
      input = .key(fields.key)
    case .push:
      code(index: &fields.index, of: cards)
      code(&fields.animated)
      input = .push(card: fields.index, animated: fields.animated)
    case .pop:
      code(clamped: &fields.index)
      check(fields.index >= 0, .number)
      code(&fields.animated)
      input = .pop(count: fields.index, animated: fields.animated)
    case .move:
      code(name: &name)
      code(&fields.animated)
      input = .move(detent: name, animated: fields.animated)
    case .focus:
      code(place: &fields.y)
      input = .focus(offset: fields.y)
    case .voiceOver:
      code(&fields.answer)
      input = .voiceOver(fields.answer)
    case .reduceMotion:
      code(&fields.answer)
      input = .reduceMotion(fields.answer)
    case .page:
      code(&fields.index, in: 0...Self.countMax)
      code(&fields.animated)
      input = .page(fields.index, animated: fields.animated)
    case .content:
      code(index: &fields.index, of: changes)
      code(card: &fields.card, of: cards)
      input = .content(change: fields.index, card: fields.card)
    case .layout:
      code(index: &fields.layout, of: layouts)
      code(&fields.animated)
      input = .layout(fields.layout, animated: fields.animated)
    case .swap:
      code(index: &fields.index, of: cards)
      code(&fields.animated)
      input = .swap(card: fields.index, animated: fields.animated)
    case .mapOverlays:
      code(&fields.answer)
      code(&fields.animated)
      input = .mapOverlays(fields.answer, animated: fields.animated)
    case .present:
      code(&fields.name, blank: 0) { words, name in words.code(name: &name) }
      code(&fields.animated)
      input = .present(detent: fields.name, animated: fields.animated)
    case .dismiss:
      code(&fields.animated)
      input = .dismiss(animated: fields.animated)
    case .detents:
      code(index: &fields.layout, of: layouts)
      code(index: &fields.index, of: cards)
      code(&fields.animated)
      input = .detents(layout: fields.layout, card: fields.index, animated: fields.animated)
    case .release:
      code(place: &fields.x)
      code(&fields.place, blank: 0) { words, place in words.code(place: &place) }
      code(&fields.name, blank: 0) { words, name in words.code(name: &name) }
      input = .release(modelY: fields.place, velocity: fields.x, detent: fields.name)
    case .scroll:
      code(place: &fields.x)
      code(&fields.place, blank: 0) { words, place in words.code(place: &place) }
      input = .scroll(offset: fields.place, velocity: fields.x)
    case .keyboard:
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
