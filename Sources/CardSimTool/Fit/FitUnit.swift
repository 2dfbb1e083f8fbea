import CardText
import CardTimeline

/// The unit in which a fit's text has its positions: points, or none of what goes from 0 to 1.
enum FitUnit: Hashable, Sendable {
  case points
  /// A part of a whole, such as an alpha or a scale.
  case part

  /// The words by which the columns of parts are known.
  private static let parts = ["alpha", "opacity", "scale", "progress", "fraction", "part"]

  /// Finds the unit by a column's name.
  init(ofColumn name: String) {
    let words = RecordingColumns.plain(name).split { $0 == "_" || $0 == "." || $0 == " " }
    self = words.contains { Self.parts.contains(String($0)) } ? .part : .points
  }

  /// The unit after a number; empty: it has none.
  var name: String { self == .points ? "pt" : "" }

  /// The same with its space.
  var ending: String { self == .points ? " pt" : "" }

  /// The unit of a velocity.
  var rate: String { self == .points ? "pt/s" : "per s" }

  /// The decimals of a position, and of a velocity.
  var decimals: Int { self == .points ? 2 : 5 }
  var rateDecimals: Int { self == .points ? 1 : 4 }

  /// Returns a distance from a recording.
  func error(_ distance: Double) -> String { DecimalText.fixed(distance, decimals: self == .points ? 4 : 6) }

  /// The titles of the columns of errors.
  var errorTitles: [String] { self == .points ? ["rms_error_pt", "max_error_pt"] : ["rms_error", "max_error"] }
}
