import CardTuning
import Testing

@Suite struct FitModelTests {
  @Test func modelsHaveTheirWords() {
    #expect(FitModel.allCases.map(\.rawValue) == ["spring", "critical", "deceleration", "curve"])
  }
}
