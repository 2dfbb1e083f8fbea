import CardModel
import Testing

@Suite struct SceneTests {
  /// What isn't there has no number.
  @Test func anEmptySceneHasNothing() {
    let scene = Scene()
    #expect(scene.cardWidth == 0)
    #expect(scene.cardHeight == 0)
    #expect(scene.separatorAlpha == 0)
  }
}
