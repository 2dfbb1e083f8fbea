import CardModel
import CardScenarioSupport
import CardSimulation
import Testing

@testable import CardScenario

@Suite struct ScenarioDocumentTests {
  @Test func aGestureTakesThePlaceOfAllTouches() throws {
    var document = try document(
      withInputs(
        [
          #"{"at": "1ms", "key": "back"}"#, TouchSpansTests.path(at: 30, 0, 20),
          TouchSpansTests.path(at: 60, 0, 20),
          #"{"at": "70ms", "tap": "map"}"#,
        ].joined(separator: ",")
      ))
    document.replaceTouches(with: InputResolverTests.finger, placement: .header)
    let inputs = try document.scenario().inputs
    #expect(inputs.compactMap(\.touch).count == 3)
    #expect(inputs.count == 5)
    #expect(inputs.first { $0.touch != nil }?.ticks == 270_000)

    // The inputs may stand in any order.
    var late = try CardScenarioSupport.document(
      withInputs(TouchSpansTests.path(at: 60, 0, 20) + "," + TouchSpansTests.path(at: 30, 0, 20)))
    late.replaceTouches(with: InputResolverTests.finger, placement: .header)
    #expect(try late.scenario().inputs.first { $0.touch != nil }?.ticks == 270_000)

    var empty = try CardScenarioSupport.document(withInputs(""))
    empty.replaceTouches(with: InputResolverTests.finger, placement: .absolute)
    #expect(try empty.scenario().inputs.first?.ticks == 900_000)
  }

  @Test func gestureFilesAreNamedOnceInOrder() throws {
    let document = try document(
      withInputs(
        #"{"at": "9ms", "gesture": "b.csv"}, {"at": "1ms", "gesture": "a.csv"}, {"at": "20ms", "gesture": "b.csv"}"#))
    #expect(document.gestureFiles == ["b.csv", "a.csv"])
  }

  @Test func whatIsAFingersIsATouch() throws {
    let document = try document(
      withInputs(
        #"{"at": "1ms", "gesture": "a"}, {"at": "1ms", "tap": "map"}, "#
          + #"{"at": "1ms", "pop": true}, {"at": "1ms", "drop": 1}"#
      ))
    #expect(document.inputs.map(\.action.isTouch) == [true, false, false, false])
  }
}
