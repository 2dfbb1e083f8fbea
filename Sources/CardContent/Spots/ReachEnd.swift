import CardMath

/// The state of Spots' infinite scrolling: decides if a list requests more items, and remembers its requests.
public struct ReachEnd: Hashable, Sendable {
  /// True while a request hasn't been answered.
  public var isRefreshing = false

  /// The adjusted content heights (see `answer(to:_:)`), points, at which more was requested at the end. None of them
  /// triggers a second request.
  public private(set) var positions: [Double] = []

  /// The number of requests, at the end and at the beginning.
  public private(set) var count = 0

  /// Creates the state before any request.
  public init() {}

  /// The lengths that the decision depends on, points.
  public struct Measures: Hashable, Sendable {
    /// The scroll offset.
    public var offset: Double

    /// The content height.
    public var contentHeight: Double

    /// The height of the viewport.
    public var viewport: Double

    /// The height of the screen; for 7.5, of the window.
    public var screenHeight: Double

    /// The height of the last item.
    public var lastItemHeight: Double

    /// The content inset above the content.
    public var topInset: Double

    /// Creates the measures of a list.
    public init(
      offset: Double, contentHeight: Double, viewport: Double, screenHeight: Double, lastItemHeight: Double,
      topInset: Double
    ) {
      self.offset = offset
      self.contentHeight = contentHeight
      self.viewport = viewport
      self.screenHeight = screenHeight
      self.lastItemHeight = lastItemHeight
      self.topInset = topInset
    }
  }

  /// The requests that a scroll triggers, at the end and at the beginning; both may be triggered at once.
  public struct Answer: Hashable, Sendable {
    /// True if items after the end are requested.
    public var isAtEnd: Bool

    /// True if items before the beginning are requested.
    public var isAtBeginning: Bool

    /// Creates an answer.
    public init(isAtEnd: Bool, isAtBeginning: Bool) {
      self.isAtEnd = isAtEnd
      self.isAtBeginning = isAtBeginning
    }
  }

  /// The requests that a scrolled list triggers.
  ///
  /// ```
  /// 1.9   offset > content height − 2 · screen,                                content height > screen
  /// 7.5   offset > content height − (window − viewport) − viewport · (1 + n),  content height > viewport
  /// ```
  ///
  /// `n` is the number of `positions`. There is no second request at the same content height, and none while one is
  /// pending. The content height compared is an adjusted one: less two screens (viewports under 7.5), or less six times
  /// the last item's height if the content isn't higher than that.
  ///
  /// 1.9 requests at the beginning if the offset is exactly −top inset and negative; 7.5 if the offset is negative or
  /// its magnitude equals the top inset.
  ///
  /// Source: Spots 1.9.0, `SpotsController+UIScrollViewDelegate.swift` 14 to 45; 7.5.0, the same extension, 12 to 65.
  public func answer(to list: Measures, _ system: ContentSystem) -> Answer {
    if isRefreshing { return Answer(isAtEnd: false, isAtBeginning: false) }
    let isOld = system == .spots19
    let reach = isOld ? list.screenHeight : list.viewport
    let edge =
      isOld
      ? list.contentHeight - 2 * reach
      : list.contentHeight - (list.screenHeight - list.viewport) - list.viewport * Double(1 + positions.count)
    let isAtInset = list.offset.magnitude == list.topInset
    return Answer(
      isAtEnd: list.contentHeight > reach && list.offset > edge && !positions.contains(position(of: list, system)),
      isAtBeginning: isOld ? list.offset < 0 && isAtInset : list.offset < 0 || isAtInset)
  }

  /// Records a request at the end.
  public mutating func begin(at list: Measures, _ system: ContentSystem) {
    positions.append(position(of: list, system))
    isRefreshing = true
    count += 1
  }

  /// The adjusted content height that identifies a request, points.
  private func position(of list: Measures, _ system: ContentSystem) -> Double {
    let reach = system == .spots19 ? list.screenHeight : list.viewport
    let lead = list.contentHeight - 2 * reach > 0 ? 2 * reach : list.lastItemHeight * 6
    return list.contentHeight - lead
  }

  /// Records a request at the beginning.
  public mutating func beginAtBeginning() {
    isRefreshing = true
    count += 1
  }

  /// Forgets all requests on a pull to refresh, so that each may be repeated. Source: Spots 7.5.0,
  /// `SpotsController.swift` 365 to 375.
  public mutating func forgetPositions() { positions.removeAll() }
}

extension ReachEnd: StateCoding {
  /// Reads or writes every property.
  public mutating func code(with archive: inout StateArchive) throws(StateError) {
    try archive.code(&isRefreshing)
    try archive.code(&count, in: 0...Int(Int32.max))
    let length = try archive.code(count: positions.count)
    var coded: [Double] = []
    for index in 0..<length {
      var position = archive.isReading ? 0 : positions[index]
      try archive.code(&position)
      coded.append(position)
    }
    positions = coded
  }
}
