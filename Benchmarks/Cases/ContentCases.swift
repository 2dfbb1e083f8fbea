import CardContent
import CardFormats
import CardMath
import CardModel
import CardSimulation

extension BenchmarkCase {
  /// A document of ten thousand items, half of them in a list and half in a grid, laid out.
  static let layout = BenchmarkCase(
    name: "layout of 10000 items", item: "document", limitNanoseconds: 1_000_000, isFreeOfAllocations: false,
    command: nil,
    digest: {
      var digest = Digest()
      for item in tenThousand.layout(in: .spots75, width: 393).items {
        digest.combine(item.x)
        digest.combine(item.y)
      }
      return digest.text
    },
    makeWork: {
      let document = tenThousand
      return { items in
        for _ in 0..<items {
          // The height is used, so that no optimiser finds the work needless.
          if !document.layout(in: .spots75, width: 393).height.isFinite { return 0 }
        }
        return items
      }
    })

  private static var tenThousand: SpotsDocument {
    func items() -> [SpotsItem] { (0..<5_000).map { SpotsItem(height: Double(44 + $0 % 7)) } }
    return SpotsDocument(components: [
      SpotsComponent(kind: .list, items: items()), SpotsComponent(kind: .grid, span: 3, items: items()),
    ])
  }

  /// Frames of a list of so many items that slows down, with all that a document wants to know of a frame.
  static func scrolledList(_ name: String, items count: Int) -> BenchmarkCase {
    BenchmarkCase(
      name: name, item: "frame", limitNanoseconds: nil, isFreeOfAllocations: true, command: nil,
      digest: {
        var (simulation, digest) = (list(of: count).simulation, TimelineDigest(names: list(of: count).names))
        while next(&simulation) { digest.combine(simulation.frame, events: simulation.events) }
        return digest.text
      },
      makeWork: {
        let stretch = Stretch(of: list(of: count).simulation, in: .decelerating)
        return { items in
          var done = 0
          while done < items {
            var simulation = stretch.start
            for _ in 0..<stretch.frameCount { _ = next(&simulation) }
            done += stretch.frameCount
          }
          return done
        }
      })
  }

  /// Rows of the table of items, into memory: what shows of a long list while it is scrolled.
  static let itemRows = BenchmarkCase(
    name: "items row", item: "row of a list", limitNanoseconds: 150, isFreeOfAllocations: true, command: nil,
    digest: {
      let scenario = list(of: 100_000, height: 80)
      var simulation = scenario.simulation
      var buffer = ByteBuffer()
      let writer = ItemsWriter(names: scenario.names)
      while next(&simulation) { writer.append(&simulation, to: &buffer) }
      var digest = Digest()
      digest.combine(utf8: buffer.bytes, count: buffer.count)
      return digest.text
    },
    makeWork: {
      let scenario = list(of: 100_000, height: 80)
      let writer = ItemsWriter(names: scenario.names)
      let desk = Desk(scenario.simulation)
      return { items in
        var done = 0
        while done < items {
          writer.append(&desk.simulation, to: &desk.buffer)
          done += desk.rowCount
          if desk.buffer.isFull { desk.buffer.removeAll() }
        }
        return done
      }
    })

  /// A simulation in the midst of its list, and what its rows are written to.
  private final class Desk {
    var simulation: Simulation
    var buffer = ByteBuffer()

    /// How many items show.
    let rowCount: Int

    init(_ simulation: Simulation) {
      self.simulation = simulation
      for _ in 0..<200 { _ = BenchmarkCase.next(&self.simulation) }
      var count = 0
      self.simulation.forEachVisibleItem { _ in count += 1 }
      rowCount = count
    }
  }

  /// A card with a list of so many items, that is flicked up; ten are enough to be scrolled, if they are high.
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
    do throws(DiagnosticsError) {
      return try ScenarioDocument.read(SourceText(name: "list.json", text: text), name: "list").scenario()
    } catch {
      preconditionFailure(error.text)
    }
  }
}
