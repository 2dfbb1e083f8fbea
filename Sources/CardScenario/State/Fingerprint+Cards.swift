import CardContent
import CardModel
import CardSimulation

extension FingerprintWords {
  mutating func add(_ layout: Layout) {
    add(layout.screen.width, layout.screen.height, layout.screen.safeTop, layout.screen.safeBottom)
    switch layout.place {
    case .overMap: add(case: 0)
    case .besideMap(let x, let width):
      add(case: 1)
      add(x, width)
    }
    add(layout.leadsOnlyToTop, layout.restoresOnPop, layout.isRightToLeft, layout.barIsUnderStatusBar)
    add(layout.barTop, layout.overlapMin)
    add(layout.cards) { $0.add($1) }
  }

  private mutating func add(_ card: Card) {
    add(card.name)
    add(card.headerHeight, card.contentHeight, card.contentTopInset, card.contentBottomInset)
    add(card.hasMap, card.hasMapButtons)
    add(card.fittedDetent) { words, fitted in
      words.add(fitted.index)
      words.add(fitted.top)
      words.add(fitted.lift) { $0.add($1.distance, $1.top) }
    }
    add(card.detents) { words, detent in
      words.add(detent.name)
      words.add(detent.y, detent.modelY)
      words.add(detent.reach)
      words.add(detent.isGone)
    }
    add(card.stops)
    add(card.asksBeforeDismissal)
    add(card.preferredDetent) { $0.add($1) }
    add(card.parts)
    add(card.fades)
  }

  private mutating func add(_ fades: CardFades) {
    switch fades.mapDim {
    case .byRules: add(case: 0)
    case .above(let detent):
      add(case: 1)
      add(detent)
    case .always: add(case: 2)
    case .values(let values):
      add(case: 3)
      add(values)
    }
    add(fades.mapButton)
    add(fades.content)
  }

  mutating func add(_ channel: Channel) {
    add(channel.name)
    switch channel.source {
    case .detents(let card, let values):
      add(case: 0)
      add(card) { $0.add($1) }
      add(values)
    case .follower(.number(let number), let lag):
      add(case: 1)
      add(case: 0)
      add(number)
      add(lag)
    case .follower(.channel(let index), let lag):
      add(case: 1)
      add(case: 1)
      add(index, lag)
    }
  }

  private mutating func add(_ values: [DetentValue]) {
    add(values) { words, value in
      words.add(value.detent)
      words.add(value.value)
    }
  }

  private mutating func add(_ stops: Stops) {
    add(stops.places) { words, detent in
      words.add(detent.name)
      words.add(detent.y, detent.modelY)
      words.add(detent.reach)
      words.add(detent.isGone)
    }
    add(stops.lowest, stops.highest)
    add(stops.indices) { $0.add($1) }
  }

  private mutating func add(_ parts: CardParts) {
    add(parts.barHeight, parts.pageHeaderHeight, parts.bottomViewHeight, parts.accessoryHeight, parts.mapWidgetHeight)
    add(parts.hasOwnBar, parts.hasFloatingButton, parts.hasOwnMap)
    add(parts.pages.lowerBound, parts.pages.upperBound, parts.firstPage)
  }

  mutating func add(_ feed: ContentSpec) {
    add(feed.system)
    add(feed.body)
    for arrivals in [feed.atEnd, feed.atBeginning, feed.onRefresh] {
      add(arrivals) { words, arrivals in
        words.add(arrivals) { words, arrival in
          words.add(arrival.component)
          words.add(arrival.items) { $0.add(saved: $1) }
        }
      }
    }
  }

  mutating func add(_ insets: Insets) {
    add(insets.top, insets.left, insets.bottom, insets.right)
  }

  mutating func add(_ change: ContentChange) {
    switch change {
    case .append(let items, let component):
      add(case: 0)
      add(items) { $0.add(saved: $1) }
      add(component)
    case .insert(let items, let place, let component):
      add(case: 1)
      add(items) { $0.add(saved: $1) }
      add(place, component)
    case .update(let items, let place, let component):
      add(case: 2)
      add(items) { $0.add(saved: $1) }
      add(place, component)
    case .delete(let place, let count, let component):
      add(case: 3)
      add(place, count, component)
    case .measure(let size):
      add(case: 4)
      add(saved: size)
    case .state(let state, let card):
      add(case: 5)
      add(state, card)
    case .hide(let isHidden, let card):
      add(case: 6)
      add(isHidden)
      add(card)
    case .keyboard(let height, let responderY, let responderHeight):
      add(case: 7)
      add(height, responderY, responderHeight)
    case .slide(let section, let page, let animated):
      add(case: 8)
      add(section, page)
      add(animated)
    case .select(let item, let component):
      add(case: 9)
      add(item, component)
    case .scroll(let item, let component):
      add(case: 10)
      add(item, component)
    case .choose(let option):
      add(case: 11)
      add(option)
    }
  }

  mutating func add(_ input: TimedInput) {
    add(input.ticks)
    switch input.input {
    case .touch(let touch):
      add(case: 0)
      add(touch.phase)
      add(touch.pointer)
      add(touch.x, touch.y)
    case .tap(let target):
      add(case: 1)
      add(target)
    case .tapAt(let x, let y):
      add(case: 2)
      add(x, y)
    case .key(let key):
      add(case: 3)
      add(key)
    case .push(let card, let animated):
      add(case: 4)
      add(card)
      add(animated)
    case .pop(let count, let animated):
      add(case: 5)
      add(count)
      add(animated)
    case .move(let detent, let animated):
      add(case: 6)
      add(detent)
      add(animated)
    case .focus(let offset):
      add(case: 7)
      add(offset)
    case .voiceOver(let isOn):
      add(case: 8)
      add(isOn)
    case .reduceMotion(let isReduced):
      add(case: 9)
      add(isReduced)
    case .page(let page, let animated):
      add(case: 10)
      add(page)
      add(animated)
    case .content(let change, let card):
      add(case: 11)
      add(change)
      add(card) { $0.add($1) }
    case .layout(let index, let animated):
      add(case: 12)
      add(index)
      add(animated)
    case .swap(let card, let animated):
      add(case: 13)
      add(card)
      add(animated)
    case .present(let detent, let animated):
      add(case: 15)
      add(detent) { $0.add($1) }
      add(animated)
    case .dismiss(let animated):
      add(case: 16)
      add(animated)
    case .detents(let layout, let card, let animated):
      add(case: 17)
      add(layout, card)
      add(animated)
    case .keyboard(let change, let card, let layout):
      add(case: 18)
      add(change, layout)
      add(card) { $0.add($1) }
    case .release(let modelY, let velocity, let detent):
      add(case: 19)
      add(velocity)
      add(modelY) { $0.add($1) }
      add(detent) { $0.add($1) }
    case .scroll(let offset, let velocity):
      add(case: 20)
      add(velocity)
      add(offset) { $0.add($1) }
    case .mapOverlays(let areShown, let animated):
      add(case: 14)
      add(areShown)
      add(animated)
    }
  }
}
