import CardMath

/// When a list asks for more: Spots' infinite scrolling, and what it remembers of it.
public struct ReachEnd: Hashable, Sendable {
  /// Whether somebody was asked and hasn't answered yet.
  public var isRefreshing = false

  /// The content heights, less an offset, at which somebody was asked. At one that is among them nobody is asked again.
  public private(set) var positions: [Double] = []

  /// How often somebody was asked.
  public private(set) var count = 0

  /// Nobody was asked so far.
  public init() {}

  /// What it depends on, points.
  public struct Measures: Hashable, Sendable {
    /// The scroll offset.
    public var offset: Double

    /// The content's height.
    public var contentHeight: Double

    /// The height of the viewport.
    public var viewport: Double

    /// The height of the screen; of 7.5, the window's.
    public var screenHeight: Double

    /// The height of the last item.
    public var lastItemHeight: Double

    /// What is kept clear above the content.
    public var topInset: Double

    /// Measures of a list.
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

  /// Who is asked for more, at the end or at the beginning; both may be asked at once.
  public struct Answer: Hashable, Sendable {
    /// Whether what lies behind the end is asked for.
    public var end: Bool

    /// Whether what lies before the beginning is.
    public var beginning: Bool

    /// An answer.
    public init(end: Bool, beginning: Bool) {
      self.end = end
      self.beginning = beginning
    }
  }

  /// What a list that was scrolled asks for.
  ///
  /// ```
  /// 1.9   offset > content height − 2 · screen,                                content height > screen
  /// 7.5   offset > content height − (window − viewport) − viewport · (1 + n),  content height > viewport
  /// ```
  /// `n` is how often somebody was asked. Nobody is asked twice at one content height, and nobody while an answer is
  /// awaited. Of both the content height counts less an offset: two screens, or six of the last items where there
  /// aren't two screens.
  ///
  /// The beginning is reached by 1.9 where the offset is exactly the inset above the content; by 7.5 anywhere above the
  /// content, and at exactly that offset.
  ///
  /// Source: Spots 1.9.0, `SpotsController+UIScrollViewDelegate.swift` 14 to 45; 7.5.0, the same extension, 12 to 65.
  public func answer(to list: Measures, _ system: ContentSystem) -> Answer {
    if isRefreshing { return Answer(end: false, beginning: false) }
    let isOld = system == .spots19
    let reach = isOld ? list.screenHeight : list.viewport
    let edge =
      isOld
      ? list.contentHeight - 2 * reach
      : list.contentHeight - (list.screenHeight - list.viewport) - list.viewport * Double(1 + positions.count)
    let isAtInset = list.offset.magnitude == list.topInset
    return Answer(
      end: list.contentHeight > reach && list.offset > edge && !positions.contains(position(of: list, system)),
      beginning: isOld ? list.offset < 0 && isAtInset : list.offset < 0 || isAtInset)
  }

  /// Somebody is asked at the end.
  public mutating func begin(at list: Measures, _ system: ContentSystem) {
    positions.append(position(of: list, system))
    isRefreshing = true
    count += 1
  }

  /// What is remembered of a content height at which somebody was asked.
  private func position(of list: Measures, _ system: ContentSystem) -> Double {
    let reach = system == .spots19 ? list.screenHeight : list.viewport
    let lead = list.contentHeight - 2 * reach > 0 ? 2 * reach : list.lastItemHeight * 6
    return list.contentHeight - lead
  }

  /// Somebody is asked at the beginning.
  public mutating func beginAtBeginning() {
    isRefreshing = true
    count += 1
  }

  /// A pull to refresh: all may be asked again. Source: Spots 7.5.0, `SpotsController.swift` 365 to 375.
  public mutating func forgetPositions() { positions.removeAll() }
}

extension ReachEnd: StateCoding {
  /// All of it.
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
