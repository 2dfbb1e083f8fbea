import CardContent
import CardMath
import CardModel
import CardScenario
import CardSimulation
import CardText
import CardTimeline

extension BenchmarkCase {
  /// The content of a card: laid out, scrolled, and written as text.
  static let contents: [BenchmarkCase] = [
    layout, partsLayout,
    scrolledList("frame, list of 10", items: 10),
    scrolledList("frame, list of 100000", items: 100_000),
    itemRows,
  ]

  /// A document of ten thousand items, half of them in a list and half in a grid, laid out.
  private static let layout = BenchmarkCase(
    name: "layout of 10000 items", item: "document", aimNanoseconds: 1_000_000, isFreeOfAllocations: false,
    countedItems: 100,
    proof: { proof(of: tenThousand.layout(in: .spots75, width: 393)) },
    makeWork: {
      let document = tenThousand
      return { items in
        for _ in 0..<items {
          // The height is used, so that no optimiser removes the work.
          if !document.layout(in: .spots75, width: 393).height.isFinite { return 0 }
        }
        return items
      }
    })

  /// A thousand cards of five parts each, laid out.
  private static let partsLayout = BenchmarkCase(
    name: "layout of 1000 cards", item: "document", isFreeOfAllocations: false, countedItems: 100,
    proof: { proof(of: thousandCards.layout(in: .cardParts40, width: 393)) },
    makeWork: {
      let document = thousandCards
      return { items in
        for _ in 0..<items {
          if !document.layout(in: .cardParts40, width: 393).height.isFinite { return 0 }
        }
        return items
      }
    })

  private static var thousandCards: PartsDocument {
    PartsDocument(
      cards: (0..<1_000).map { card in
        let parts = (0..<5).map { CardPart(kind: .view, height: Double(20 + (card + $0) % 9 * 4)) }
        return PartsCard(name: 0, states: [PartsCard.State(name: 0, parts: parts)], state: 0)
      })
  }

  /// The digest of the positions of all items.
  private static func proof(of layout: ContentLayout) -> Proof {
    var digest = Digest()
    for item in layout.items {
      digest.combine(item.x)
      digest.combine(item.y)
    }
    return Proof(digest: digest.text, frames: 0)
  }

  private static var tenThousand: SpotsDocument {
    func items() -> [SpotsItem] { (0..<5_000).map { SpotsItem(height: Double(44 + $0 % 7)) } }
    return SpotsDocument(components: [
      SpotsComponent(kind: .list, items: items()), SpotsComponent(kind: .grid, span: 3, items: items()),
    ])
  }

  /// Frames of a decelerating list of `count` items, with everything that a document needs from a frame.
  private static func scrolledList(_ name: String, items count: Int) -> BenchmarkCase {
    BenchmarkCase(
      name: name, item: "frame",
      proof: { timelineProof(of: list(of: count)) },
      makeWork: { Stretch(of: list(of: count).simulation, in: .decelerating).work },
      makeSteps: { Stretch(of: list(of: count).simulation, in: .decelerating).steps })
  }

  /// Rows of the table of items, written to memory: the visible part of a long list while it is scrolled.
  private static let itemRows = BenchmarkCase(
    name: "items row", item: "row of a list", aimNanoseconds: 150,
    proof: {
      let scenario = list(of: 100_000, height: 80)
      var simulation = scenario.simulation
      var buffer = ByteBuffer()
      let writer = ItemsWriter(names: scenario.names)
      var frames = 0
      while next(&simulation) {
        writer.append(&simulation, to: &buffer)
        frames += 1
      }
      var digest = Digest()
      digest.combine(utf8: buffer.bytes, count: buffer.count)
      return Proof(digest: digest.text, frames: frames)
    },
    makeWork: {
      let scenario = list(of: 100_000, height: 80)
      let writer = ItemsWriter(names: scenario.names)
      let driver = Driver(scenario.simulation)
      return { items in
        var done = 0
        while done < items {
          writer.append(&driver.simulation, to: &driver.buffer)
          done += driver.rowCount
          if driver.buffer.isFull { driver.buffer.removeAll() }
        }
        return done
      }
    })

  /// A simulation of a scrolling list, and the buffer for its rows.
  private final class Driver {
    var simulation: Simulation
    var buffer = ByteBuffer()

    /// The number of visible items.
    let rowCount: Int

    init(_ simulation: Simulation) {
      self.simulation = simulation
      for _ in 0..<200 { _ = BenchmarkCase.next(&self.simulation) }
      var count = 0
      self.simulation.forEachVisibleItem { _ in count += 1 }
      rowCount = count
    }
  }

  /// A card with a list of `count` items that is flicked up; even ten are enough to scroll at this height.
  private static func list(of count: Int, height: Int = 4000) -> Scenario {
    let text = """
      {
        "fps": \(hertz),
        "cards": [{
          "name": "news", "detent": "extended",
          "content": {
            "components": [{ "kind": "list", "items": [{ "size": { "height": \(height) }, "repeat": \(count) }] }]
          },
          "feed": { "rules": "spots-7.5", "at_end": [] }
        }],
        "inputs": [{
          "at": "100ms", "on": "content",
          "swipe": { "from": [190, 780], "to": [195, 380], "duration": "160ms", "velocity": -3000 }
        }]
      }
      """
    return scenario(of: read(SourceText(name: "list.json", text: text)))
  }
}
