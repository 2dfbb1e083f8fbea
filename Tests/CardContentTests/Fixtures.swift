import CardContent
import CardMath
import Testing

/// Documents made of a few words.
enum Fixtures {
  /// As many items as there are heights.
  static func items(_ heights: [Double], width: Double = 0) -> [SpotsItem] {
    heights.map { SpotsItem(width: width, height: $0) }
  }

  /// Items that are all alike.
  static func items(_ count: Int, width: Double = 0, height: Double) -> [SpotsItem] {
    items(Array(repeating: height, count: count), width: width)
  }

  /// A component, changed in the places that matter.
  static func component(
    _ kind: SpotsComponent.Kind, span: Double = 0, _ items: [SpotsItem],
    _ change: (inout SpotsComponent) -> Void = { _ in }
  ) -> SpotsComponent {
    var component = SpotsComponent(kind: kind, span: span, items: items)
    change(&component)
    return component
  }

  /// Where components lie; heights have to be there already.
  static func layout(_ system: ContentSystem, width: Double, _ components: SpotsComponent...) -> ContentLayout {
    SpotsDocument(components: components).layout(in: system, width: width)
  }

  /// The words that a value is saved as.
  static func words(of value: some StateCoding) throws -> [UInt64] {
    var (copy, archive) = (value, StateArchive())
    try copy.code(with: &archive)
    return archive.words
  }

  /// A value that words are read into.
  static func read<Value: StateCoding>(_ words: [UInt64], into value: Value) throws -> Value {
    var (copy, archive) = (value, StateArchive(words: words))
    try copy.code(with: &archive)
    try archive.finish()
    return copy
  }

  /// The error that reading words into a value ends with, where there are ten names.
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

  /// The error that a state ends with of which one word was changed.
  static func error(of value: some StateCoding, word: Int, _ changed: UInt64) throws -> StateError? {
    var words = try words(of: value)
    try #require(words.indices.contains(word))
    words[word] = changed
    return error(words, into: value)
  }
}

extension ContentLayout.Item {
  /// Its left and upper edge, its width and its height.
  var frame: [Double] { [x, y, width, height] }
}
