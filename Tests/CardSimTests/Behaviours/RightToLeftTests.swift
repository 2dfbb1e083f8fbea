import CardSim
import Testing

/// A right-to-left layout is the mirror image of a left-to-right one.
@Suite struct RightToLeftTests {
  /// A scenario shows the same as its mirror, which differs in the direction and has every finger on the other side.
  @Test(arguments: [
    "paging", "side-card", "spots-carousel", "spots-carousel-infinite", "taps-by-position", "spots-select",
  ])
  func aMirrorShowsTheSame(name: String) throws {
    let run = try Run(name)
    var (stack, log) = (run.scenario.stack, EventLog())
    let width = stack.screen.width
    let mirrored = CardStack(
      layouts: stack.layouts.map {
        Layout(
          screen: $0.screen, place: $0.place, leadsOnlyToTop: $0.leadsOnlyToTop, restoresOnPop: $0.restoresOnPop,
          barTop: $0.barTop, overlapMin: $0.overlapMin, isRightToLeft: true, cards: $0.cards)
      }, rules: stack.rules, specs: stack.specs)
    stack = mirrored
    stack.changes = run.scenario.stack.changes
    let inputs = run.scenario.inputs.map { input in
      var input = input
      switch input.input {
      case .touch(var touch):
        touch.x = width - touch.x
        input.input = .touch(touch)
      case .tapAt(let x, let y): input.input = .tapAt(x: width - x, y: y)
      default: break
      }
      return input
    }
    var simulation = Simulation(
      stack: stack, inputs: inputs, clock: run.scenario.clock, delivery: run.scenario.delivery,
      duration: run.scenario.duration)
    log.removeAll()
    var original = run.scenario.simulation
    for row in run.rows {
      #expect(try simulation.next())
      // Its left edge is where the other one's right edge is, from the other side.
      #expect(try original.next())
      #expect(simulation.scene.cardX == width - original.scene.cardX - original.scene.cardWidth)
      #expect(simulation.frame.sample.bits == row.sample.bits)
      // A carousel that wraps to another offset counts from there, and rounds there.
      let (offset, mirrored) = (row.scene.carouselOffset ?? 0, simulation.scene.carouselOffset ?? 0)
      #expect((offset - mirrored).magnitude <= (name == "spots-carousel-infinite" ? 1e-9 : 0))
    }
    #expect(try !simulation.next())
  }

  /// The card is at the right of the screen and the map at its left, and a finger that moves to the right turns to
  /// the next page.
  @Test func theCardIsAtTheRight() throws {
    let run = try Run("right-to-left")
    let pages = run.eventTexts.filter { $0.hasPrefix("paged(") }
    #expect(pages == ["paged(tuesday)", "paged(wednesday)"])
    #expect(run.eventTexts.contains("ignored(map)"))
    // A gesture that is placed on the card's content is moved there.
    let moved = try Run("right-to-left") { document in
      guard case .swipe(let swipe, _) = document.inputs[1].action else { return }
      document.inputs[1].action = .swipe(swipe, .content)
    }
    let began = try #require(moved.touches().dropFirst().first { $0.touch.phase == .began })
    #expect(began.touch.x > 834 - 8 - 360)
    #expect(began.touch.x < 834 - 8)
  }
}
