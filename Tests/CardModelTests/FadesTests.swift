import Testing

@testable import CardModel

@Suite struct FadesTests {
  let fades = Fades(FadeRules(), card: Fixtures.card())

  // iPhone 15: the top is 71, half 390.5, the bottom 734. The map buttons are gone at 390.5 − 0.3 · 319.5 = 294.65.
  typealias Row = (y: Double, mapDim: Double, mapButton: Double, content: Double, progress: Double)

  @Test(
    arguments: [
      (734, 0, 1, 0, 0),
      (800, 0, 1, 0, -66.0 / 663),
      (562.25, 0, 1, 0.5, 171.75 / 663),
      (390.5, 0, 1, 1, 343.5 / 663),
      (342.575, 0.0375, 0.5, 1, 391.425 / 663),
      (294.65, 0.075, 0, 1, 439.35 / 663),
      (230.75, 0.125, 0, 1, 503.25 / 663),
      (71, 0.25, 0, 1, 1),
      (47, 0.25, 0, 1, 687.0 / 663),
    ] as [Row])
  func followThePosition(row: Row) {
    #expect((fades.mapDim(at: row.y) - row.mapDim).magnitude < 1e-15)
    #expect((fades.mapButton(at: row.y) - row.mapButton).magnitude < 1e-14)
    #expect((fades.content(at: row.y) - row.content).magnitude < 1e-15)
    #expect((fades.progress(at: row.y) - row.progress).magnitude < 1e-15)
  }

  @Test func parametersAreTheirEnds() {
    var rules = FadeRules()
    rules.mapDimMax = 0.6
    rules.mapButtonFraction = 1
    rules.fadesContent = false
    let fades = Fades(rules, card: Fixtures.card())
    #expect(fades.mapDim(at: 71) == 0.6)
    #expect(fades.mapButton(at: 230.75) == 0.5)
    #expect(fades.content(at: 734) == 1)
    rules.mapButtonFraction = 0
    #expect(Fades(rules, card: Fixtures.card()).mapButton(at: 71) == 1)
  }

  /// A compact height has no detent at half, and the content is whole there all the same: of the distance of 334 pt, half
  /// A compact height has no detent at half, and the content is whole there all the same: half of 393 − 12 is 190.5.
  @Test func withTheOuterDetentsOnlyHalfStillCounts() {
    let card = Card(
      name: 0, headerHeight: 84, contentHeight: 0, hasMap: true, hasMapButtons: true,
      detents: [Detent(name: 0, y: 393), Detent(name: 1, y: 12)], preferredDetent: nil)
    let fades = Fades(FadeRules(), card: card, leadsOnlyToTop: true)
    let rows: [(Double, Double, Double)] = [
      (393, 0, 1), (204.58, (393 - 204.58) / (393 - 190.5), 1), (190.5, 1, 1), (92.28, 1, 0), (12, 1, 0),
    ]
    for (y, content, button) in rows {
      #expect((fades.content(at: y) - content).magnitude < 1e-15)
      #expect((fades.mapButton(at: y) - button).magnitude < 1e-14)
    }
    #expect((Fades(FadeRules(), card: card).content(at: 204.58) - (393 - 204.58) / 381).magnitude < 1e-15)
  }

  /// Half of a card that is no higher than a third of the screen would lie above its top: its detents count there.
  @Test(arguments: [131.0, 200, 390])
  func aLowCardIsWholeAtItsTop(top: Double) {
    let card = Card(
      name: 0, headerHeight: 84, contentHeight: 0, hasMap: true, hasMapButtons: true,
      detents: [Detent(name: 0, y: 393), Detent(name: 1, y: top)], preferredDetent: nil)
    let fades = Fades(FadeRules(), card: card, leadsOnlyToTop: true)
    #expect(fades == Fades(FadeRules(), card: card))
    #expect(fades.content(at: top) == 1)
    #expect(fades.mapButton(at: top) == 0)
    #expect(fades.mapButton(at: 393) == 1)
  }

  @Test func withoutAMapThereIsNothingToDimOrFade() {
    let card = Card(
      name: 0, headerHeight: 84, contentHeight: 0, hasMap: false, hasMapButtons: true,
      detents: [Detent(name: 0, y: 700), Detent(name: 1, y: 100)], preferredDetent: nil)
    let fades = Fades(FadeRules(), card: card)
    #expect(fades.mapDim(at: 100) == 0)
    #expect(fades.mapButton(at: 700) == 0)
  }

  /// With more than three detents the content fades in up to the second lowest, and the map dims from the second
  /// highest on.
  @Test func ofManyDetentsTheOuterOnesCount() {
    let card = Card(
      name: 0, headerHeight: 84, contentHeight: 0, hasMap: true, hasMapButtons: true,
      detents: [760.0, 560, 400, 100].map { Detent(name: 0, y: $0) }, preferredDetent: nil)
    let fades = Fades(FadeRules(), card: card)
    #expect(fades.content(at: 660) == 0.5)
    #expect(fades.content(at: 560) == 1)
    #expect(fades.mapDim(at: 400) == 0)
    #expect(fades.mapDim(at: 250) == 0.125)
    #expect(fades.mapButton(at: 400) == 1)
    #expect((fades.mapButton(at: 355) - 0.5).magnitude < 1e-15)
    #expect(fades.progress(at: 430) == 0.5)
  }

  @Test func aSingleDetentIsTheTop() {
    let card = Card(
      name: 0, headerHeight: 84, contentHeight: 0, hasMap: true, hasMapButtons: true,
      detents: [Detent(name: 0, y: 300)],
      preferredDetent: nil)
    let fades = Fades(FadeRules(), card: card)
    #expect(fades.progress(at: 250) == 1)
    #expect(fades.mapDim(at: 300) == 0.25)
    #expect(fades.mapButton(at: 300) == 0)
    #expect(fades.content(at: 300) == 1)
  }

  /// The overlay's alpha is set before the height, so it is that of the previous event; past the top it is limited to
  /// 1, `min(heightPct, 1)` (Parts-8).
  @Test func aLateOverlayIsThatOfThePlaceBefore() {
    let sheet = Card(
      name: 0, headerHeight: 0, contentHeight: 500, hasMap: true, hasMapButtons: true,
      detents: [Detent(name: 0, y: 800), Detent(name: 1, y: 300)], preferredDetent: nil)
    var rules = FadeRules()
    (rules.source, rules.mapDimMax, rules.mapButtonFraction, rules.fadesContent) = (.previousEvent, 0.5, 0, false)
    let fades = Fades(rules, card: sheet)
    let values = fades.held(movedFrom: 425, to: 550, of: sheet)
    #expect(values == HeldFades(mapDim: 0.375, mapButton: 1, content: 1))
    #expect(fades.held(movedFrom: 550, to: 300, of: sheet).mapDim == 0.25)
    #expect(fades.held(movedFrom: 280, to: 550, of: sheet).mapDim == 0.5)
  }

  /// Under the finger the map dim is the animations', the content follows the position (TG-8), and so do the map buttons
  /// at half and above; below half they are the animations', too (TG-13).
  @Test func underAFingerTGCardsButtonsStayBelowHalf() throws {
    var rules = FadeRules()
    rules.source = .animation
    let card = Fixtures.card()
    let fades = Fades(rules, card: card)
    let below = fades.held(movedFrom: 380, to: 391, of: card)
    #expect(below.mapDim == nil)
    #expect(below.mapButton == nil)
    #expect(try (#require(below.content) - 343 / 343.5).magnitude < 1e-15)
    #expect(fades.held(movedFrom: 400, to: 390.5, of: card) == HeldFades(mapButton: 1, content: 1))
    let gone = fades.held(movedFrom: 390.5, to: 294.65, of: card)
    #expect(gone.mapDim == nil)
    #expect(gone.content == 1)
    #expect(try #require(gone.mapButton).magnitude < 1e-14)
    // Fades that follow the position hold nothing.
    #expect(Fades(FadeRules(), card: Fixtures.card()).held(movedFrom: 400, to: 200, of: card) == HeldFades())
  }
}
