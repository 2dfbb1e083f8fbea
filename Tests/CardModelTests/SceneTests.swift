import CardModel
import Testing

@Suite struct SceneTests {
  /// What isn't there has no number.
  @Test func anEmptySceneHasNothing() {
    let scene = Scene()
    #expect(scene.cardWidth == 0 && scene.cardHeight == 0 && scene.separatorAlpha == 0)
  }
}
