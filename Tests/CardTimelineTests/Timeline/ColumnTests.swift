import CardTimeline
import Testing

@Suite struct ColumnTests {
  /// Columns are only ever appended: their order and their names never change.
  @Test func theColumnsAreTheContracts() {
    #expect(
      Column.allCases.map(\.name) == [
        "frame", "time_us", "phase", "card", "touch_y_pt", "card_y_pt", "card_velocity_pt_s", "model_y_pt", "target",
        "progress", "stack_dim_alpha", "map_dim_alpha", "map_button_alpha", "content_alpha", "scroll_offset_pt",
        "scroll_velocity_pt_s", "overdrag_pt", "stack_depth", "transition_progress", "transition_y_pt", "events",
        "separator_alpha", "card_x_pt", "card_width_pt", "card_height_pt", "height_coefficient",
        "bottom_view_y_pt", "floating_button_y_pt", "accessory_y_pt", "bar_y_pt", "bar_height_pt", "bar_content_alpha",
        "map_inset_top_pt", "map_inset_left_pt", "map_inset_bottom_pt", "map_widget_y_pt", "map_buttons_y_pt",
        "map_top_buttons_y_pt", "close_button_alpha", "page", "page_x_pt", "content_height_pt", "content_inset_top_pt",
        "component", "refreshing", "fetches", "content_page", "carousel_offset_pt",
        "stack_dim_2_alpha", "stack_dim_3_alpha", "stack_dim_4_alpha", "card_alpha", "page_header_y_pt",
        "page_header_height_pt", "page_header_content_alpha",
      ])
    #expect(Column.allCases.map { Int($0.rawValue) } == Array(0..<Column.allCases.count))
    // The default columns, which the digest covers, stay the same.
    #expect(Column.defaults.map { Int($0.rawValue) } == Array(0..<21))
    #expect(Column.allCases.allSatisfy { $0.meaning.hasSuffix(".") })
  }

  /// Every group holds existing columns, each once, and no column has its name.
  @Test func groupsHoldColumns() {
    for group in Column.groups {
      #expect(group.name.hasPrefix("@"))
      #expect(Set(group.columns).count == group.columns.count)
    }
    #expect(Set(Column.groups.map(\.name)).count == Column.groups.count)
  }
}
