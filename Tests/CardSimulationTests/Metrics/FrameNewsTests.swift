import CardMath
import CardModel
import Testing

@testable import CardSimulation

@Suite struct FrameNewsTests {
  static func news(_ events: Event...) -> FrameNews {
    var log = EventLog()
    for (index, event) in events.enumerated() { log.record(event, at: Instant(ticks: Int64(index))) }
    return FrameNews(log)
  }

  @Test func aReleaseIsTheCardsWhereItSendsIt() {
    #expect(Self.news(.release(velocity: 7)).release == 7)
    #expect(Self.news(.release(velocity: 7)).cardRelease == nil)
    #expect(Self.news(.release(velocity: 7), .snap(detent: 1)).cardRelease == 7)
    #expect(Self.news(.snap(detent: 1)).cardRelease == nil, "a cancelled drag is decided without a release")
  }

  @Test func whatEndsAMotionCutsIt() {
    for event: Event in [
      .snap(detent: 0), .resume(detent: 0), .move(detent: 0), .push(card: 0), .pop(card: 0), .grab, .cancel,
      .retarget(velocity: 0), .bar(height: 0), .pageHeader(height: 0),
      .layout(width: 0, height: 0), .detents(card: 0), .keyboard(height: 0),
    ] {
      #expect(Self.news(event).cutsMotion, "\(event)")
    }
    for event: Event in [.drag, .touch(.header), .settled(detent: 0), .handoff(to: .card), .release(velocity: 0)] {
      #expect(!Self.news(event).cutsMotion, "\(event)")
    }
  }

  @Test func theRestIsNoted() {
    let news = Self.news(
      .touch(.header), .grab, .grab, .drag, .handoff(to: .content), .handoff(to: .card), .bar(height: 4))
    #expect(news.touch == Instant(ticks: 0))
    #expect(news.grabs == 2)
    #expect(news.startsDrag)
    #expect(news.handoff == .card)
    #expect(news.movesDetents)
    #expect(FrameNews() == Self.news())
  }
}
