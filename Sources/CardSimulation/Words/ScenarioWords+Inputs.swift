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

    init(_ input: Input) {
      switch input {
      case .touch: self = .touch
      case .tap: self = .tap
      case .tapAt: self = .tapAt
      case .key: self = .key
      case .push: self = .push
      case .pop: self = .pop
      case .move: self = .move
      case .focus: self = .focus
      case .voiceOver: self = .voiceOver
      case .reduceMotion: self = .reduceMotion
      case .page: self = .page
      case .content: self = .content
      case .layout: self = .layout
      case .swap: self = .swap
      case .mapOverlays: self = .mapOverlays
      case .present: self = .present
      case .dismiss: self = .dismiss
      case .detents: self = .detents
      case .keyboard: self = .keyboard
      case .release: self = .release
      case .scroll: self = .scroll
      }
    }

    /// An input of this kind, into which the fields are read.
    var blank: Input {
      switch self {
      case .touch: .touch(Touch(phase: .began, pointer: 0, x: 0, y: 0))
      case .tap: .tap(.header)
      case .tapAt: .tapAt(x: 0, y: 0)
      case .key: .key(.expand)
      case .push: .push(card: 0, animated: false)
      case .pop: .pop(count: 0, animated: false)
      case .move: .move(detent: 0, animated: false)
      case .focus: .focus(offset: 0)
      case .voiceOver: .voiceOver(false)
      case .reduceMotion: .reduceMotion(false)
      case .page: .page(0, animated: false)
      case .content: .content(change: 0, card: nil)
      case .layout: .layout(0, animated: false)
      case .swap: .swap(card: 0, animated: false)
      case .mapOverlays: .mapOverlays(false, animated: false)
      case .present: .present(detent: nil, animated: false)
      case .dismiss: .dismiss(animated: false)
      case .detents: .detents(layout: 0, card: 0, animated: false)
      case .keyboard: .keyboard(change: 0, card: nil, layout: 0)
      case .release: .release(modelY: nil, velocity: 0, detent: nil)
      case .scroll: .scroll(offset: nil, velocity: 0)
      }
    }
  }

  @inline(never)
  private mutating func code(_ input: inout Input, of stack: CardStack) {
    let (cards, layouts, changes) = (stack.layouts[0].cards.count, stack.layouts.count, stack.changes.count)
    let number = code(case: InputKind(input).rawValue, of: InputKind.allCases.count)
    if isMaking { input = (InputKind(rawValue: number) ?? .touch).blank }
    switch input {
    case .touch(var touch):
      code(&touch.phase)
      code(&touch.pointer)
      code(place: &touch.x)
      code(place: &touch.y)
      input = .touch(touch)
    case .tap(var target):
      code(&target)
      input = .tap(target)
    case .tapAt(var x, var y):
      code(place: &x)
      code(place: &y)
      input = .tapAt(x: x, y: y)
    case .key(var key):
      code(&key)
      input = .key(key)
    case .push(var card, var animated):
      code(index: &card, of: cards)
      code(&animated)
      input = .push(card: card, animated: animated)
    case .pop(var count, var animated):
      code(clamped: &count)
      check(count >= 0, .number)
      code(&animated)
      input = .pop(count: count, animated: animated)
    case .move(var detent, var animated):
      code(name: &detent)
      code(&animated)
      input = .move(detent: detent, animated: animated)
    case .focus(var offset):
      code(place: &offset)
      input = .focus(offset: offset)
    case .voiceOver(var isOn):
      code(&isOn)
      input = .voiceOver(isOn)
    case .reduceMotion(var isReduced):
      code(&isReduced)
      input = .reduceMotion(isReduced)
    case .page(var page, var animated):
      code(&page, in: 0...Self.countMax)
      code(&animated)
      input = .page(page, animated: animated)
    case .content(var change, var card):
      code(index: &change, of: changes)
      code(card: &card, of: cards)
      input = .content(change: change, card: card)
    case .layout(var layout, var animated):
      code(index: &layout, of: layouts)
      code(&animated)
      input = .layout(layout, animated: animated)
    case .swap(var card, var animated):
      code(index: &card, of: cards)
      code(&animated)
      input = .swap(card: card, animated: animated)
    case .mapOverlays(var areShown, var animated):
      code(&areShown)
      code(&animated)
      input = .mapOverlays(areShown, animated: animated)
    case .present(var detent, var animated):
      code(detent: &detent)
      code(&animated)
      input = .present(detent: detent, animated: animated)
    case .dismiss(var animated):
      code(&animated)
      input = .dismiss(animated: animated)
    case .detents(var layout, var card, var animated):
      code(index: &layout, of: layouts)
      code(index: &card, of: cards)
      code(&animated)
      input = .detents(layout: layout, card: card, animated: animated)
    case .release(var modelY, var velocity, var detent):
      code(place: &velocity)
      code(place: &modelY)
      code(detent: &detent)
      input = .release(modelY: modelY, velocity: velocity, detent: detent)
    case .scroll(var offset, var velocity):
      code(place: &velocity)
      code(place: &offset)
      input = .scroll(offset: offset, velocity: velocity)
    case .keyboard(var change, var card, var layout):
      code(index: &change, of: changes)
      code(index: &layout, of: layouts)
      code(card: &card, of: cards)
      input = .keyboard(change: change, card: card, layout: layout)
    }
  }

  @inline(never)
  private mutating func code(detent: inout Int32?) {
    code(&detent, blank: 0) { words, detent in words.code(name: &detent) }
  }

  @inline(never)
  private mutating func code(place: inout Double?) {
    code(&place, blank: 0) { words, place in words.code(place: &place) }
  }

  @inline(never)
  private mutating func code(card: inout Int?, of count: Int) {
    code(&card, blank: 0) { words, card in words.code(index: &card, of: count) }
  }
}
