import CardModel
import CardScenarioSupport
import CardSimulation
import Testing

@testable import CardTimeline

@Suite struct CellTests {
  /// A cell as text, with its kind.
  static func text(_ column: Column, _ frame: Frame, _ scene: Scene? = nil) -> String {
    var scene = scene ?? Scene()
    return switch withUnsafePointer(to: frame, { Cell(column, of: $0, &scene) }) {
    case .integer(let number): "integer \(number)"
    case .number(let number): "number \(number)"
    case .phase(let phase): "phase \(phase.name)"
    case .name(let id): "name \(id)"
    case .empty: "empty"
    case .events: "events"
    }
  }

  /// Each column shows its own part of the frame: every part has a different number here.
  @Test func eachColumnShowsItsPart() throws {
    var simulation = try CardScenarioSupport.scenario(#"{"cards": [{"name": "a"}]}"#).simulation
    #expect(try simulation.next())
    var frame = simulation.frame
    (frame.number, frame.ticks) = (7, 150_000)
    let first: [(WritableKeyPath<Sample, Double>, Double)] = [
      (\.cardY, 2), (\.modelY, 4), (\.progress, 6), (\.stackDim, 7), (\.mapDim, 8), (\.mapButton, 9),
      (\.contentAlpha, 10), (\.scrollOffset, 11), (\.scrollVelocity, 12), (\.overdrag, 13),
    ]
    for (path, number) in first { frame.sample[keyPath: path] = number }
    (frame.sample.phase, frame.sample.card, frame.sample.target, frame.sample.stackDepth) = (.bouncing, 5, 6, 14)
    let empty = Column.defaults.map { Self.text($0, frame) }
    #expect(
      empty == [
        "integer 7", "integer 16667", "phase bouncing", "name 5", "empty", "number 2.0", "number 0.0", "number 4.0",
        "name 6", "number 6.0", "number 7.0", "number 8.0", "number 9.0", "number 10.0", "number 11.0", "number 12.0",
        "number 13.0", "integer 14", "empty", "empty", "events",
      ])
    (frame.sample.touchY, frame.sample.cardVelocity, frame.sample.target) = (1, nil, nil)
    (frame.sample.transitionProgress, frame.sample.transitionY) = (15, 16)
    #expect(Self.text(.touchY, frame) == "number 1.0")
    #expect(Self.text(.cardVelocity, frame) == "empty")
    #expect(Self.text(.target, frame) == "empty")
    #expect(Self.text(.transitionProgress, frame) == "number 15.0")
    #expect(Self.text(.transitionY, frame) == "number 16.0")
  }

  /// Each column of the scene shows its own part.
  @Test func eachColumnShowsItsPartOfTheScene() throws {
    var simulation = try CardScenarioSupport.scenario(#"{"cards": [{"name": "a"}]}"#).simulation
    #expect(try simulation.next())
    let parts: [(Column, WritableKeyPath<Scene, Double>)] = [
      (.separator, \.separatorAlpha), (.cardX, \.cardX), (.cardWidth, \.cardWidth), (.cardHeight, \.cardHeight),
      (.heightCoefficient, \.heightCoefficient), (.mapInsetTop, \.mapInsetTop), (.mapInsetLeft, \.mapInsetLeft),
      (.mapInsetBottom, \.mapInsetBottom), (.closeButton, \.closeButtonAlpha), (.contentHeight, \.contentHeight),
      (.contentInsetTop, \.contentInsetTop), (.cardAlpha, \.cardAlpha),
    ]
    let optionalParts: [(Column, WritableKeyPath<Scene, Double?>)] = [
      (.bottomView, \.bottomViewY), (.floatingButton, \.floatingButtonY), (.accessory, \.accessoryY), (.barY, \.barY),
      (.barHeight, \.barHeight), (.barContentAlpha, \.barContentAlpha), (.mapWidget, \.mapWidgetY),
      (.mapButtonsY, \.mapButtonsY), (.mapTopButtonsY, \.mapTopButtonsY), (.pageX, \.pageX),
      (.carouselOffset, \.carouselOffset), (.stackDim2, \.stackDim2), (.stackDim3, \.stackDim3),
      (.stackDim4, \.stackDim4), (.pageHeaderY, \.pageHeaderY), (.pageHeaderHeight, \.pageHeaderHeight),
      (.pageHeaderContentAlpha, \.pageHeaderContentAlpha),
    ]
    let wholeParts: [(Column, WritableKeyPath<Scene, Int?>)] = [
      (.page, \.page), (.component, \.component), (.fetches, \.fetchCount), (.contentPage, \.contentPage),
    ]
    // The remaining column is `refreshing`, a Bool.
    #expect(
      parts.count + optionalParts.count + wholeParts.count + 1 == Column.allCases.count { $0.isOfScene })
    var scene = Scene()
    #expect(Self.text(.refreshing, simulation.frame, scene) == "empty")
    scene.isRefreshing = true
    #expect(Self.text(.refreshing, simulation.frame, scene) == "integer 1")
    for (column, path) in wholeParts {
      var scene = Scene()
      #expect(Self.text(column, simulation.frame, scene) == "empty")
      scene[keyPath: path] = 7
      for other in Column.allCases where other.isOfScene {
        #expect((Self.text(other, simulation.frame, scene) == "integer 7") == (other == column), "\(other)")
      }
    }
    for (column, path) in optionalParts {
      var scene = Scene()
      #expect(Self.text(column, simulation.frame, scene) == "empty")
      scene[keyPath: path] = 7
      for other in Column.allCases where other.isOfScene {
        #expect((Self.text(other, simulation.frame, scene) == "number 7.0") == (other == column), "\(other)")
      }
    }
    for (column, path) in parts {
      var scene = Scene()
      scene[keyPath: path] = 7
      for other in Column.allCases where other.isOfScene {
        #expect((Self.text(other, simulation.frame, scene) == "number 7.0") == (other == column), "\(other)")
      }
    }
  }
}
