import CardContent
import Testing

@testable import CardModel

@Suite struct ContentSpecTests {
  @Test func aLayoutMeasuresWhatHasNoHeight() {
    let items = [SpotsItem(height: 80), SpotsItem(view: 7), SpotsItem()]
    var document = SpotsDocument(
      components: [SpotsComponent(kind: .list, items: items)], views: [SpotsViewSize(view: 7, height: 30)])
    document.stretchesLast = true
    var body = ContentBody.spots(document)
    #expect(body.laidOut(in: .spots75, width: 300).height == 80 + 30 + 44)
    #expect(body.stretchesLast)
    // Measured heights are kept.
    guard case .spots(let measured) = body else { return }
    #expect(measured.components[0].items.map(\.height) == [80, 30, 44])
  }

  @Test func cardsAreLaidOut() {
    var body = Fixtures.cards([100, 50]).body
    #expect(body.laidOut(in: .cardParts40, width: 393).height == 131 + 12 + 81)
    #expect(!body.stretchesLast)
  }

  @Test func nobodyIsThereToBeAskedUnlessSaid() {
    let spec = Fixtures.list(3)
    #expect(spec.atEnd == nil)
    #expect(spec.atBeginning == nil)
    #expect(spec.onRefresh == nil)
    #expect(ContentSpec.Arrival(items: []).component == 0)
  }
}
