/// The columns of a timeline, in their order. New ones are only ever appended.
public enum Column: UInt8, Hashable, Sendable, CaseIterable {
  case frame
  case time
  case phase
  case card
  case touchY
  case cardY
  case cardVelocity
  case modelY
  case target
  case progress
  case stackDim
  case mapDim
  case mapButton
  case contentAlpha
  case scrollOffset
  case scrollVelocity
  case overdrag
  case stackDepth
  case transitionProgress
  case transitionY
  case events

  // The following columns are not in `@default`, and are read from the scene.
  case separator
  case cardX
  case cardWidth
  case cardHeight
  case heightCoefficient
  case bottomView
  case floatingButton
  case accessory
  case barY
  case barHeight
  case barContentAlpha
  case mapInsetTop
  case mapInsetLeft
  case mapInsetBottom
  case mapWidget
  case mapButtonsY
  case mapTopButtonsY
  case closeButton
  case page
  case pageX
  case contentHeight
  case contentInsetTop
  case component
  case refreshing
  case fetches
  case contentPage
  case carouselOffset
  case stackDim2
  case stackDim3
  case stackDim4
  case cardAlpha
  case pageHeaderY
  case pageHeaderHeight
  case pageHeaderContentAlpha

  /// The columns of the first version, which a timeline has by default; the digest covers these.
  public static let defaults = allCases.filter { !$0.isOfScene }

  /// True if it shows a part of the scene, which is computed only if such a column is requested.
  public var isOfScene: Bool { rawValue > Column.events.rawValue }

  /// One line of the table of columns.
  private struct Row {
    let name: String
    let meaning: String

    init(_ name: String, _ meaning: String) { (self.name, self.meaning) = (name, meaning) }
  }

  /// The table of columns: name in the header, and meaning. `Cell` has the number that each shows.
  private var row: Row {
    switch self {
    case .frame: Row("frame", "The frame's number, from 0; a dropped one is missing.")
    case .time: Row("time_us", "The frame's instant in whole microseconds.")
    case .phase:
      Row(
        "phase",
        "The phase: resting, dragging, settling, scrolling, decelerating, bouncing, pushing, popping, paging.")
    case .card: Row("card", "The name of the card on top of the stack; one that is leaving no longer counts.")
    case .touchY: Row("touch_y_pt", "The finger's position, growing downward; empty when none is down.")
    case .cardY:
      Row(
        "card_y_pt",
        "The top card's top edge, growing downward; in a push or pop it goes from one card's detent to the other's.")
    case .cardVelocity:
      Row("card_velocity_pt_s", "Its velocity, positive downward; empty where a curve rises vertically.")
    case .modelY:
      Row("model_y_pt", "The card's top edge in the controller's model: already at the target while it settles.")
    case .target: Row("target", "The detent it is at or heading for; empty while a finger holds the card.")
    case .progress: Row("progress", "0 at the lowest of the present detents, 1 at the highest, unclamped.")
    case .stackDim:
      Row(
        "stack_dim_alpha",
        "The black over the darkest card that others cover, which is the root: all of them lie above it.")
    case .mapDim: Row("map_dim_alpha", "The black over the map.")
    case .mapButton: Row("map_button_alpha", "The alpha of the buttons on the map.")
    case .contentAlpha: Row("content_alpha", "The alpha of the card's content.")
    case .scrollOffset: Row("scroll_offset_pt", "The content's scroll offset; negative when pulled beyond its top.")
    case .scrollVelocity: Row("scroll_velocity_pt_s", "The content's scroll velocity, positive towards its end.")
    case .overdrag:
      Row(
        "overdrag_pt",
        "The finger's travel beyond the range, negative upward; the card's where an edge weakens step by step.")
    case .stackDepth: Row("stack_depth", "The number of cards on the stack, one that leaves not counted.")
    case .transitionProgress:
      Row("transition_progress", "The progress of the card that comes or goes, unclamped; empty when none does.")
    case .transitionY:
      Row(
        "transition_y_pt",
        "The top edge of the card that comes or goes; it ends at card_y_pt or below the screen. Empty when none does."
      )
    case .events: Row("events", "The events since the frame before, in order, joined by `;`.")
    case .separator:
      Row("separator_alpha", "The line between header and content: 1 while the content is scrolled, else 0.")
    case .cardX: Row("card_x_pt", "The card's left edge, from the left of the screen.")
    case .cardWidth: Row("card_width_pt", "The card's width.")
    case .cardHeight: Row("card_height_pt", "The card's visible height, down to the bottom of the screen.")
    case .heightCoefficient:
      Row(
        "height_coefficient",
        "The height in the controller's model, as a part of the screen below the top safe area.")
    case .bottomView: Row("bottom_view_y_pt", "The top edge of the view at the card's bottom; empty where it has none.")
    case .floatingButton:
      Row("floating_button_y_pt", "The bottom edge of the button that floats over the card; empty where it has none.")
    case .accessory:
      Row("accessory_y_pt", "The top edge of the view between header and content; empty where it has none.")
    case .barY: Row("bar_y_pt", "The top edge of the bar, negative above the screen; empty where there is none.")
    case .barHeight: Row("bar_height_pt", "The height of the bar; empty where there is none.")
    case .barContentAlpha:
      Row(
        "bar_content_alpha",
        "The alpha of the bar's new content, the rest being the old one's; empty where there is no bar.")
    case .mapInsetTop:
      Row("map_inset_top_pt", "The height that the page header, the bar and the widget take from the top of the map.")
    case .mapInsetLeft:
      Row(
        "map_inset_left_pt",
        "The width that a card beside the map takes from its left; with `right_to_left` from its right.")
    case .mapInsetBottom:
      Row("map_inset_bottom_pt", "The height that a card over the map takes from its bottom, above the safe area.")
    case .mapWidget:
      Row(
        "map_widget_y_pt",
        "The top edge of the widget on the map, which the card pushes away; empty where there is none.")
    case .mapButtonsY: Row("map_buttons_y_pt", "The bottom edge of the map's lower buttons; empty where it has none.")
    case .mapTopButtonsY:
      Row(
        "map_top_buttons_y_pt",
        "The top edge of the map's upper buttons; empty where it has none, or a bar or a page header is in their place."
      )
    case .closeButton:
      Row("close_button_alpha", "The alpha of the (x) in the header: 1 on every card but the root, 0 there.")
    case .page: Row("page", "The page at the card's left edge, from 0; empty where the card has none.")
    case .pageX:
      Row("page_x_pt", "The distance from the first page to the place that shows; empty where the card has none.")
    case .contentHeight: Row("content_height_pt", "The height of the content.")
    case .contentInsetTop: Row("content_inset_top_pt", "The space kept clear above the content while it is refreshed.")
    case .component:
      Row("component", "The index of the component, or card, under the content's top edge; empty without one.")
    case .refreshing:
      Row("refreshing", "1 while more, or other, items are awaited, else 0; empty where the content is a plain height.")
    case .fetches: Row("fetches", "The number of fetches so far; empty where the content is a plain height.")
    case .contentPage:
      Row(
        "content_page",
        "The page of the carousel or paged view that moved last, from 0; empty where there is none, or it is hidden.")
    case .carouselOffset:
      Row("carousel_offset_pt", "The scroll offset of that carousel or paged view; empty where there is none.")
    case .stackDim2:
      Row("stack_dim_2_alpha", "The black over the second card from the root; empty where there is none.")
    case .stackDim3: Row("stack_dim_3_alpha", "The black over the third card from the root; empty where there is none.")
    case .stackDim4:
      Row("stack_dim_4_alpha", "The black over the fourth card from the root; empty where there is none.")
    case .cardAlpha: Row("card_alpha", "The alpha of all cards together: 1, but where `map_overlays` takes them away.")
    case .pageHeaderY:
      Row("page_header_y_pt", "The top edge of the page header, negative above the screen; empty where there is none.")
    case .pageHeaderHeight: Row("page_header_height_pt", "The height of the page header; empty where there is none.")
    case .pageHeaderContentAlpha:
      Row(
        "page_header_content_alpha",
        "The alpha of the page header's new content, the rest being the old one's; empty where there is none.")
    }
  }

  /// The name in the header, ending in its unit.
  public var name: String { row.name }

  /// The column's meaning in one sentence, for help.
  public var meaning: String { row.meaning }

  /// The groups of columns, each written with an `@` before its name.
  public static let groups: [(name: String, columns: [Column])] = [
    ("@default", defaults),
    ("@all", allCases),
    ("@time", [.frame, .time]),
    ("@card", [.phase, .card, .touchY, .cardY, .cardVelocity, .modelY, .target, .progress]),
    ("@fades", [.stackDim, .mapDim, .mapButton, .contentAlpha, .cardAlpha]),
    ("@scroll", [.scrollOffset, .scrollVelocity, .overdrag]),
    (
      "@stack",
      [
        .card, .stackDepth, .stackDim, .stackDim2, .stackDim3, .stackDim4, .transitionProgress, .transitionY,
        .closeButton,
      ]
    ),
    ("@page", [.card, .touchY, .page, .pageX]),
    (
      "@content",
      [
        .scrollOffset, .contentHeight, .contentInsetTop, .component, .refreshing, .fetches, .contentPage,
        .carouselOffset,
      ]
    ),
    (
      "@layout",
      [
        .separator, .cardX, .cardWidth, .cardHeight, .heightCoefficient, .bottomView, .floatingButton, .accessory,
        .barY, .barHeight, .barContentAlpha, .pageHeaderY, .pageHeaderHeight, .pageHeaderContentAlpha,
      ]
    ),
    (
      "@map",
      [
        .mapDim, .mapButton, .mapInsetTop, .mapInsetLeft, .mapInsetBottom, .mapWidget, .mapButtonsY, .mapTopButtonsY,
      ]
    ),
  ]

  /// A name that is neither a column's nor a group's.
  public struct UnknownName: Error, Hashable, Sendable {
    /// The name found.
    public var found: String

    /// The nearest name that exists; nil if none is near.
    public var nearest: String?
  }
}
