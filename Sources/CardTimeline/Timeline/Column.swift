import CardText

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

  /// The name in the header, ending in its unit.
  public var name: String {
    switch self {
    case .frame: "frame"
    case .time: "time_us"
    case .phase: "phase"
    case .card: "card"
    case .touchY: "touch_y_pt"
    case .cardY: "card_y_pt"
    case .cardVelocity: "card_velocity_pt_s"
    case .modelY: "model_y_pt"
    case .target: "target"
    case .progress: "progress"
    case .stackDim: "stack_dim_alpha"
    case .mapDim: "map_dim_alpha"
    case .mapButton: "map_button_alpha"
    case .contentAlpha: "content_alpha"
    case .scrollOffset: "scroll_offset_pt"
    case .scrollVelocity: "scroll_velocity_pt_s"
    case .overdrag: "overdrag_pt"
    case .stackDepth: "stack_depth"
    case .transitionProgress: "transition_progress"
    case .transitionY: "transition_y_pt"
    case .events: "events"
    case .separator: "separator_alpha"
    case .cardX: "card_x_pt"
    case .cardWidth: "card_width_pt"
    case .cardHeight: "card_height_pt"
    case .heightCoefficient: "height_coefficient"
    case .bottomView: "bottom_view_y_pt"
    case .floatingButton: "floating_button_y_pt"
    case .accessory: "accessory_y_pt"
    case .barY: "bar_y_pt"
    case .barHeight: "bar_height_pt"
    case .barContentAlpha: "bar_content_alpha"
    case .mapInsetTop: "map_inset_top_pt"
    case .mapInsetLeft: "map_inset_left_pt"
    case .mapInsetBottom: "map_inset_bottom_pt"
    case .mapWidget: "map_widget_y_pt"
    case .mapButtonsY: "map_buttons_y_pt"
    case .mapTopButtonsY: "map_top_buttons_y_pt"
    case .closeButton: "close_button_alpha"
    case .page: "page"
    case .pageX: "page_x_pt"
    case .contentHeight: "content_height_pt"
    case .contentInsetTop: "content_inset_top_pt"
    case .component: "component"
    case .refreshing: "refreshing"
    case .fetches: "fetches"
    case .contentPage: "content_page"
    case .carouselOffset: "carousel_offset_pt"
    case .stackDim2: "stack_dim_2_alpha"
    case .stackDim3: "stack_dim_3_alpha"
    case .stackDim4: "stack_dim_4_alpha"
    case .cardAlpha: "card_alpha"
    case .pageHeaderY: "page_header_y_pt"
    case .pageHeaderHeight: "page_header_height_pt"
    case .pageHeaderContentAlpha: "page_header_content_alpha"
    }
  }

  /// The column's meaning in one sentence, for help.
  public var meaning: String {
    switch self {
    case .frame: "The frame's number, from 0; a dropped one is missing."
    case .time: "The frame's instant in whole microseconds."
    case .phase:
      "The phase: resting, dragging, settling, scrolling, decelerating, bouncing, pushing, popping, paging."
    case .card: "The name of the card on top of the stack; one that is leaving no longer counts."
    case .touchY: "The finger's position, growing downward; empty when none is down."
    case .cardY:
      "The top card's top edge, growing downward; in a push or pop it goes from one card's detent to the other's."
    case .cardVelocity: "Its velocity, positive downward; empty where a curve rises vertically."
    case .modelY: "The card's top edge in the controller's model: already at the target while it settles."
    case .target: "The detent it is at or heading for; empty while a finger holds the card."
    case .progress: "0 at the lowest detent, 1 at the highest, unclamped."
    case .stackDim: "The black over the darkest card that others cover, which is the root: all of them lie above it."
    case .mapDim: "The black over the map."
    case .mapButton: "The alpha of the buttons on the map."
    case .contentAlpha: "The alpha of the card's content."
    case .scrollOffset: "The content's scroll offset; negative when pulled beyond its top."
    case .scrollVelocity: "The content's scroll velocity, positive towards its end."
    case .overdrag: "The finger's travel beyond the range, negative upward."
    case .stackDepth: "The number of cards on the stack, one that leaves not counted."
    case .transitionProgress: "The progress of the card that comes or goes, unclamped; empty when none does."
    case .transitionY:
      "The top edge of the card that comes or goes, which ends at card_y_pt or below the screen; empty when none does."
    case .events: "The events since the frame before, in order, joined by `;`."
    case .separator: "The line between header and content: 1 while the content is scrolled, else 0."
    case .cardX: "The card's left edge, from the left of the screen."
    case .cardWidth: "The card's width."
    case .cardHeight: "The card's visible height, down to the bottom of the screen."
    case .heightCoefficient: "The height in the controller's model, as a part of the screen below the top safe area."
    case .bottomView: "The top edge of the view at the card's bottom; empty where it has none."
    case .floatingButton: "The bottom edge of the button that floats over the card; empty where it has none."
    case .accessory: "The top edge of the view between header and content; empty where it has none."
    case .barY: "The top edge of the bar, negative above the screen; empty where there is none."
    case .barHeight: "The height of the bar; empty where there is none."
    case .barContentAlpha:
      "The alpha of the bar's new content, the rest being the old one's; empty where there is no bar."
    case .mapInsetTop: "The height that the page header, the bar and the widget take from the top of the map."
    case .mapInsetLeft: "The width that a card beside the map takes from its left; with `right_to_left` from its right."
    case .mapInsetBottom: "The height that a card over the map takes from its bottom, above the safe area."
    case .mapWidget: "The top edge of the widget on the map, which the card pushes away; empty where there is none."
    case .mapButtonsY: "The bottom edge of the map's lower buttons; empty where it has none."
    case .mapTopButtonsY:
      "The top edge of the map's upper buttons; empty where it has none, or a bar or a page header is in their place."
    case .closeButton: "The alpha of the (x) in the header: 1 on every card but the root, 0 there."
    case .page: "The page at the card's left edge, from 0; empty where the card has none."
    case .pageX: "The pages' displacement to the left; empty where the card has none."
    case .contentHeight: "The height of the content."
    case .contentInsetTop: "The space kept clear above the content while it is refreshed."
    case .component: "The index of the component, or card, under the content's top edge; empty without one."
    case .refreshing: "1 while more, or other, items are awaited, else 0; empty where the content is a plain height."
    case .fetches: "The number of fetches so far; empty where the content is a plain height."
    case .contentPage:
      "The page of the carousel or paged view that moved last, from 0; empty where there is none, or it is hidden."
    case .carouselOffset: "The scroll offset of that carousel or paged view; empty where there is none."
    case .stackDim2: "The black over the second card from the root; empty where there is none."
    case .stackDim3: "The black over the third card from the root; empty where there is none."
    case .stackDim4: "The black over the fourth card from the root; empty where there is none."
    case .cardAlpha: "The alpha of all cards together: 1, but where `map_overlays` takes them away."
    case .pageHeaderY: "The top edge of the page header, negative above the screen; empty where there is none."
    case .pageHeaderHeight: "The height of the page header; empty where there is none."
    case .pageHeaderContentAlpha:
      "The alpha of the page header's new content, the rest being the old one's; empty where there is none."
    }
  }

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

  /// Reads a list of names of columns and groups, joined by commas: each column once, at its first mention.
  public static func list(_ text: String) throws(UnknownName) -> [Column] {
    var columns: [Column] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let name = String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
      let named =
        groups.first { $0.name == name }?.columns ?? allCases.first { $0.name == name }.map { [$0] }
      guard let named else {
        let known = allCases.map { $0.name } + groups.map { $0.name }
        throw UnknownName(found: name, nearest: NearestName.find(name, in: known))
      }
      for column in named where !columns.contains(column) { columns.append(column) }
    }
    return columns
  }
}
