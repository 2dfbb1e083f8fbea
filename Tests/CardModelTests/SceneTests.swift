import CardModel
import Testing

@Suite struct SceneTests {
  /// The numbers of an empty scene are 0.
  @Test func anEmptySceneHasNothing() {
    let scene = Scene()
    #expect(scene.cardWidth == 0)
    #expect(scene.cardHeight == 0)
    #expect(scene.separatorAlpha == 0)
  }
}
