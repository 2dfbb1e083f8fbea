import CardContent
import CardMath
import CardModel
import Testing

@Suite struct EventStateTests {
  /// Every event, at the number that files keep.
  static let events: [Event] = [
    .touch(.content), .ignored(.sideways), .drag, .grab, .handoff(to: .content), .release(velocity: -812.4), .cancel,
    .snap(detent: 1), .resume(detent: 2), .stiffened(response: 0.123, dampingRatio: 1), .move(detent: 4),
    .retarget(velocity: 3.5), .lostVelocity(0.125), .push(card: 3), .pop(card: 2), .pushed(card: 1), .popped(card: 3),
    .settled(detent: 2), .decelerate(restOffset: 903), .bounce(velocity: 12.5), .scrolled(offset: -0.0),
    .callback(.willAppear(card: 3)), .callback(.didAppear(card: 2)), .callback(.willDisappear(card: 1)),
    .callback(.didDisappear(card: 3)), .callback(.didMove(detent: 2)), .callback(.didBuild(card: 1)),
    .callback(.takeCharge(card: 4)), .callback(.cleanUp(card: 3)), .callback(.didChange(detent: 2)),
    .callback(.didDrag(heightCoefficient: 0.52)), .callback(.didChangeHeight(412)), .callback(.willBeginDragging),
    .callback(.willEndDragging), .callback(.didEndDragging), .callback(.didShow), .callback(.didDismiss),
    .layout(width: 852, height: 393), .bar(height: 40), .tap(.close), .voiceOver(true),
    .reduceMotion(true), .page(card: 2), .paged(card: 3), .callback(.didMoveToPage(card: 1)), .contentHeight(1840.5),
    .reachEnd, .reachBeginning, .refresh, .refreshed,
    .endScrolling(item: ItemID(section: 3, number: 12, name: 2)), .movedToPage(2), .slide(page: 3), .state(4),
    .hidden(card: 1), .shown(card: 2), .visibility(card: 1, ratio: 0.52, coverage: 0.31),
    .visibility(card: 1, ratio: 0.52, coverage: nil), .keyboard(height: 336),
  ]

  /// The events from number 70 on, after numbers that no event has.
  static let later: [Event] = [
    .select(item: ItemID(section: 3, number: 12, name: 2)), .highlight(item: ItemID(section: 1, number: 0, name: 4)),
    .highlight(item: nil), .scrollTo(offset: 440), .edit(card: 2), .menu(card: 3), .menuOption(1),
    .titleAction(card: 4), .callback(.requestsDismissal), .pageHeader(height: 80),
    .mapOverlays(true), .presented(card: 1), .dismissed(card: 2), .attemptedDismissal(card: 3),
    .detents(card: 4),
  ]

  static let numbered: [(Int, Event)] = Array(zip(0..., events)) + Array(zip(70..., later))

  @Test(arguments: numbered)
  func anEventIsRestored(number: Int, event: Event) throws {
    var (own, archive) = (event, StateArchive())
    try archive.code(&own)
    #expect(own == event)
    #expect(archive.words[0] == UInt64(number))
    var (found, reader) = (Event.drag, StateArchive(words: archive.words))
    reader.nameCount = 5
    try reader.code(&found)
    try reader.finish()
    #expect("\(found)" == "\(event)")
  }

  static let nameless: [Event] =
    TapTarget.allCases.map { .tap($0) } + [.voiceOver(true), .reduceMotion(true), .slide(page: 9)]

  /// A scenario may have a single name: numbers that aren't names aren't checked against the names.
  @Test(arguments: nameless)
  func whatIsNoNameNeedsNone(event: Event) throws {
    var (own, archive) = (event, StateArchive())
    try archive.code(&own)
    var (found, reader) = (Event.drag, StateArchive(words: archive.words))
    reader.nameCount = 1
    try reader.code(&found)
    #expect(found == event)
  }

  @Test func anEventThatThereIsNotIsRefused() throws {
    var (own, archive) = (Event.drag, StateArchive())
    try archive.code(&own)
    let last = UInt64(70 + Self.later.count - 1)
    for number in [UInt64(Self.events.count), 69, last + 1, 255, 256, .max] {
      var reader = StateArchive(words: [number] + archive.words.dropFirst())
      #expect(throws: StateError(reason: .choice, word: 0)) { try reader.code(&own) }
    }
  }

  @Test func aNameThatThereIsNotIsRefused() throws {
    var (own, archive) = (Event.snap(detent: 5), StateArchive())
    try archive.code(&own)
    var reader = StateArchive(words: archive.words)
    reader.nameCount = 5
    #expect(throws: StateError(reason: .number, word: 4)) { try reader.code(&own) }
  }

  @Test func aLogKeepsItsOrderAndItsInstants() throws {
    var log = EventLog()
    for (index, event) in Self.events.enumerated() {
      log.record(event, at: Instant(ticks: Int64(index), fraction: 0.5))
    }
    var (own, archive) = (log, StateArchive())
    try archive.code(&own)
    var (found, reader) = (EventLog(), StateArchive(words: archive.words))
    reader.now = Instant(ticks: Int64(Self.events.count))
    try reader.code(&found)
    #expect(found == log)
    // No event is later than the state's instant.
    reader = StateArchive(words: archive.words)
    reader.now = Instant(ticks: Int64(Self.events.count) - 1, fraction: 0.25)
    #expect(throws: StateError(reason: .instant, word: archive.words.count - 1)) { try reader.code(&found) }
  }
}
