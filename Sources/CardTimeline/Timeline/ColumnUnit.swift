/// The unit of a column, which its name ends in.
public enum ColumnUnit {
  private static let units = [
    ("_pt_s", "pt/s"), ("_pt", "pt"), ("_ms", "ms"), ("_us", "µs"), ("_s", "s"), ("_alpha", "alpha"),
  ]

  /// Returns the unit and the name before it: `pt/s` and `card_velocity` for `card_velocity_pt_s`; nil: there is none.
  public static func split(_ name: String) -> (stem: String, unit: String)? {
    for (ending, unit) in units where name.hasSuffix(ending) && name.utf8.count > ending.utf8.count {
      return (String(name.dropLast(ending.count)), unit)
    }
    return nil
  }
}
