import CardContent
import CardMath
import Testing

/// Short constructors of documents, and helpers to save and read states.
enum Fixtures {
  /// Items with the given heights, points.
  static func items(_ heights: [Double], width: Double = 0) -> [SpotsItem] {
    heights.map { SpotsItem(width: width, height: $0) }
  }

  /// Equal items.
  static func items(_ count: Int, width: Double = 0, height: Double) -> [SpotsItem] {
    items(Array(repeating: height, count: count), width: width)
  }

  /// A component with a change.
  static func component(
    _ kind: SpotsComponent.Kind, span: Double = 0, _ items: [SpotsItem],
    _ change: (inout SpotsComponent) -> Void = { _ in }
  ) -> SpotsComponent {
    var component = SpotsComponent(kind: kind, span: span, items: items)
    change(&component)
    return component
  }

  /// The layout of components; their items must have heights already.
  static func layout(_ system: ContentSystem, width: Double, _ components: SpotsComponent...) -> ContentLayout {
    SpotsDocument(components: components).layout(in: system, width: width)
  }

  /// The words to which a value is saved.
  static func words(of value: some StateCoding) throws -> [UInt64] {
    var (copy, archive) = (value, StateArchive())
    try copy.code(with: &archive)
    return archive.words
  }

  /// Reads words into a value and returns it.
  static func read<Value: StateCoding>(_ words: [UInt64], into value: Value) throws -> Value {
    var (copy, archive) = (value, StateArchive(words: words))
    try copy.code(with: &archive)
    try archive.finish()
    return copy
  }

  /// The error from reading words into a value, with ten names; nil if there is none.
  static func error(_ words: [UInt64], into value: some StateCoding) -> StateError? {
    var (copy, archive) = (value, StateArchive(words: words))
    archive.nameCount = 10
    do throws(StateError) {
      try copy.code(with: &archive)
      try archive.finish()
      return nil
    } catch {
      return error
    }
  }

  /// The error from reading a state with one changed word.
  static func error(of value: some StateCoding, word: Int, _ changed: UInt64) throws -> StateError? {
    var words = try words(of: value)
    try #require(words.indices.contains(word))
    words[word] = changed
    return error(words, into: value)
  }
}

extension ContentLayout.Item {
  /// The left edge, the top edge, the width and the height, points.
  var frame: [Double] { [x, y, width, height] }
}
