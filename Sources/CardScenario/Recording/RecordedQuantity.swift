import CardText
import CardTimeline

/// The quantity that a recorded column holds: its unit, and the words and sizes of differences in it.
struct RecordedQuantity: Hashable, Sendable {
  /// The unit after a number, with its space; empty: the numbers have none.
  let unit: String

  /// The size that counts as a point does in a position: 0.01 of a number that goes from 0 to 1.
  let grain: Double

  /// The words for a greater and for a smaller number.
  let greater: String, smaller: String

  /// True if it is a place or a part of something, which moves and comes to rest; a velocity doesn't.
  let comesToRest: Bool

  init(of column: Column) {
    let unit = ColumnUnit.split(column.name)?.unit
    let isPart = unit == nil || unit == "alpha"
    self.unit = isPart ? "" : " \(unit ?? "")"
    grain = isPart ? 0.01 : 1
    (greater, smaller) = column.name.hasSuffix("_y_pt") ? ("lower", "higher") : ("more", "less")
    comesToRest = unit != "pt/s"
  }

  /// Returns the size of a difference and its direction: `12.5 pt lower`.
  func text(_ difference: Double) -> String {
    "\(amount(difference)) \(difference > 0 ? greater : smaller)"
  }

  /// Returns the size of a difference: `12.5 pt`, `0.13`.
  func amount(_ difference: Double) -> String {
    DecimalText.fixed(difference.magnitude, decimals: grain < 1 ? 3 : 1) + unit
  }

  /// Returns the size of a difference and its direction to a hundredth of the size that counts: `12.53 pt lower`.
  func exactText(_ difference: Double) -> String {
    "\(exact(difference.magnitude))\(unit) \(difference > 0 ? greater : smaller)"
  }

  /// Returns a number to a hundredth of the size that counts: `12.53`.
  func exact(_ number: Double) -> String { DecimalText.fixed(number, decimals: grain < 1 ? 4 : 2) }
}
