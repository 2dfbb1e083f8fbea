import CardTimeline
import Testing

@Suite struct ColumnUnitTests {
  @Test(arguments: [
    ("card_y_pt", "card_y", "pt"), ("card_velocity_pt_s", "card_velocity", "pt/s"), ("time_us", "time", "µs"),
    ("map_dim_alpha", "map_dim", "alpha"), ("settle_ms", "settle", "ms"),
  ])
  func aNameEndsInItsUnit(name: String, stem: String, unit: String) throws {
    let split = try #require(ColumnUnit.split(name))
    #expect(split.stem == stem)
    #expect(split.unit == unit)
  }

  @Test(arguments: ["frame", "progress", "_pt", "stack_depth", "page", "opt", ""])
  func othersHaveNone(name: String) {
    #expect(ColumnUnit.split(name) == nil)
  }
}
