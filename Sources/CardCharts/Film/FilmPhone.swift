import CardText

/// The drawing of a phone in points: the map with its buttons, the card with its content, bars, dims and the finger.
struct FilmPhone {
  let stage: FilmStage

  /// The number that tells the identifiers of several stages in a document apart.
  let index: Int

  /// The width of the frame around the screen, points.
  static let bezel = 9.0

  private static let cardRadius = 18.0
  private static let rowHeight = 72.0
  private static let keyHeight = 54.0
  private static let gap = 16.0

  private var width: Double { stage.screen.width }
  private var height: Double { stage.screen.height }

  /// The radius of the screen's corners, points: a phone's are rounder than a tablet's.
  private var radius: Double { min(width, height) < 600 ? 38 : 18 }

  /// Returns the rules of a phone, for the light or the dark colours.
  static func css(isDark: Bool) -> String {
    let colors =
      isDark
      ? ["#1b2530", "#2c3a48", "#1d3330", "#262c36", "#424a55", "#8b949e", "#343b45", "#6e7681", "#8b949e"]
      : ["#e9eef0", "#ffffff", "#d4e8d4", "#ffffff", "#d0d7de", "#8c959f", "#e4e8ec", "#24292f", "#8c959f"]
    let shapes = ["map", "road", "park", "card", "rim", "i", "j", "bezel", "close"]
    var css = ""
    for (shape, color) in zip(shapes, colors) {
      let isLine = ["road", "rim", "bezel", "close"].contains(shape)
      css += ".\(shape){\(isLine ? "fill:none;stroke" : "fill"):\(color)}"
    }
    return css + "\n"
  }

  /// Returns the rule of the finger, for the light or the dark colours.
  static func touchCSS(isDark: Bool) -> String {
    let color = (isDark ? Palette.dark : Palette.light)[1].css
    return ".touch{fill:\(color);fill-opacity:.4;stroke:\(color);stroke-width:3}\n"
  }

  /// The rules of a phone that all themes share.
  static let commonCSS = ".road{stroke-width:11}.rim,.close{stroke-width:2}.bezel{stroke-width:\(Int(bezel))}\n"

  /// Defines what the phone refers to: its screen's shape, the part of a card below the header, rows of content, and a
  /// key of a keyboard.
  func define(into svg: inout SVGWriter) {
    svg.clip("z\(index)", x: 0, y: 0, width: width, height: height, radius: radius)
    svg.clip("y\(index)", x: 0, y: stage.headerHeight, width: stage.cardWidth, height: height)
    if stage.hasKeyboard {
      svg.beginPattern("w\(index)", width: width / 10, height: FilmPhone.keyHeight)
      svg.rect(x: 3, y: 12, width: width / 10 - 6, height: FilmPhone.keyHeight - 12, class: "card", radius: 5)
      svg.endPattern()
    }
    guard stage.contentHeight > 0 else { return }
    svg.beginPattern("x\(index)", width: stage.cardWidth, height: FilmPhone.rowHeight)
    svg.rect(x: 20, y: 16, width: 40, height: 40, class: "j", radius: 10)
    svg.rect(x: 76, y: 20, width: stage.cardWidth * 0.42, height: 12, class: "j", radius: 6)
    svg.rect(x: 76, y: 42, width: stage.cardWidth * 0.62, height: 9, class: "j", radius: 4.5)
    svg.endPattern()
  }

  /// Draws the phone.
  func draw(_ pose: FilmPose, into svg: inout SVGWriter) {
    svg.beginGroup(clip: "z\(index)")
    drawMap(pose, into: &svg)
    drawBars(pose, into: &svg)
    pose.begin(.cardAlpha, into: &svg)
    drawCard(.card, pose, into: &svg)
    if pose.over.isShown || !pose.over.name.isEmpty {
      svg.beginGroup(class: pose.over.name, opacity: pose.over.isShown ? 1 : 0)
      drawCard(.over, pose, into: &svg)
      svg.endGroup()
    }
    drawCardViews(pose, into: &svg)
    svg.endGroup()
    drawKeyboard(pose, into: &svg)
    svg.endGroup()
    let half = FilmPhone.bezel / 2
    svg.rect(
      x: -half, y: -half, width: width + 2 * half, height: height + 2 * half, class: "bezel", radius: radius + half)
    if pose.finger.isShown || !pose.finger.name.isEmpty { drawFinger(pose, into: &svg) }
  }

  private func drawMap(_ pose: FilmPose, into svg: inout SVGWriter) {
    svg.rect(x: 0, y: 0, width: width, height: height, class: "map")
    svg.rect(x: width * 0.52, y: height * 0.05, width: width * 0.6, height: height * 0.17, class: "park", radius: 30)
    var roads = SVGPath()
    for (x, y, toX, toY) in [
      (0, 0.3, 1, 0.19), (0, 0.56, 1, 0.52), (0.26, 0, 0.36, 1), (0.78, 0.2, 0.68, 1), (0, 0.84, 1, 0.76),
    ] {
      roads.move(x * width, y * height)
      roads.line(toX * width, toY * height)
    }
    svg.path(roads, class: "road")
    if stage.widgetHeight > 0, pose.number(.widget) != nil {
      pose.begin(.widget, into: &svg)
      svg.rect(x: 12, y: 0, width: width - 24, height: stage.widgetHeight, class: "card", radius: 12)
      svg.endGroup()
    }
    if pose.number(.buttons) != nil {
      pose.begin(.buttonAlpha, into: &svg)
      pose.begin(.buttons, into: &svg)
      let foot = pose.buttonsShift
      let middle = stage.isRightToLeft ? 38 : width - 38
      svg.rect(x: middle - 22, y: foot - 92, width: 44, height: 88, class: "card", radius: 12)
      svg.circle(middle, foot - 70, radius: 9, class: "i")
      svg.rect(x: middle - 8, y: foot - 34, width: 16, height: 16, class: "i", radius: 4)
      svg.endGroup()
      svg.endGroup()
    }
    pose.begin(.mapDim, into: &svg)
    svg.rect(x: 0, y: 0, width: width, height: height)
    svg.endGroup()
  }

  /// Draws the bars over the map.
  private func drawBars(_ pose: FilmPose, into svg: inout SVGWriter) {
    for (quantity, height) in [(FilmQuantity.bar, stage.barHeight), (.pageHeader, stage.pageHeaderHeight)] {
      guard let height, pose.number(quantity) != nil else { continue }
      pose.begin(quantity, into: &svg)
      svg.rect(x: 0, y: 0, width: width, height: height, class: "card")
      svg.rect(x: width * 0.3, y: height - 32, width: width * 0.4, height: 13, class: "i", radius: 6.5)
      svg.endGroup()
    }
  }

  private func drawCard(_ quantity: FilmQuantity, _ pose: FilmPose, into svg: inout SVGWriter) {
    pose.begin(quantity, into: &svg)
    if stage.cardX != 0 { svg.beginGroup(x: stage.cardX) }
    if stage.isRightToLeft { svg.beginMirrored(width: stage.cardWidth) }
    let radius = FilmPhone.cardRadius
    svg.rect(x: 0, y: 0, width: stage.cardWidth, height: height + 200, class: "card", radius: radius)
    svg.rect(x: 0, y: 0, width: stage.cardWidth, height: height + 200, class: "rim", radius: radius)
    svg.rect(x: stage.cardWidth / 2 - 18, y: 6, width: 36, height: 5, class: "i", radius: 2.5)
    let title = min(stage.headerHeight - 20, 22)
    if title > 4 {
      let y = (stage.headerHeight - title) / 2 + 4
      svg.rect(x: 20, y: y, width: stage.cardWidth * 0.5, height: title * 0.7, class: "i", radius: title * 0.35)
    }
    if stage.hasClose { drawClose(quantity == .card ? .cardClose : .close, pose, into: &svg) }
    if stage.accessoryHeight > 0 {
      svg.rect(
        x: 0, y: stage.headerHeight, width: stage.cardWidth, height: stage.accessoryHeight, class: "j")
    }
    if stage.contentHeight > 0 {
      drawContent(quantity == .card ? .staying : .moving, pose, into: &svg)
    }
    if quantity == .card, pose.over.isShown || !pose.over.name.isEmpty {
      pose.begin(.coverDim, into: &svg)
      svg.rect(x: 0, y: 0, width: stage.cardWidth, height: height + 200, radius: radius)
      svg.endGroup()
    }
    if stage.isRightToLeft { svg.endGroup() }
    if stage.cardX != 0 { svg.endGroup() }
    svg.endGroup()
  }

  /// Draws the pages of a card, each with its own scroll offset; a card without pages has one.
  private func drawContent(_ card: FilmCard, _ pose: FilmPose, into svg: inout SVGWriter) {
    svg.beginGroup(clip: "y\(index)")
    pose.begin(.contentAlpha(card), into: &svg)
    pose.begin(.page(card), into: &svg)
    for page in stage.pages {
      svg.beginGroup(x: stage.pageStride * Double(page), y: stage.headerHeight)
      pose.begin(.scroll(card, page: page), into: &svg)
      svg.rectangle(
        x: 0, width: stage.cardWidth, height: min(stage.contentHeight, 1e6), filledWith: "x\(index)")
      svg.endGroup()
      svg.endGroup()
    }
    for _ in 0..<3 { svg.endGroup() }
  }

  /// Draws the (x) in a header, where a finger finds it.
  private func drawClose(_ quantity: FilmQuantity, _ pose: FilmPose, into svg: inout SVGWriter) {
    guard pose.number(quantity) != nil else { return }
    pose.begin(quantity, into: &svg)
    let middle = (x: stage.cardWidth - 30, y: 46.0)
    svg.circle(middle.x, middle.y, radius: 15, class: "j")
    var cross = SVGPath()
    for side in [-1.0, 1] {
      cross.move(middle.x - 5, middle.y - 5 * side)
      cross.line(middle.x + 5, middle.y + 5 * side)
    }
    svg.path(cross, class: "close")
    svg.endGroup()
  }

  /// Draws the views that lie over the card but don't move with it.
  private func drawCardViews(_ pose: FilmPose, into svg: inout SVGWriter) {
    let inset = FilmPhone.gap + 28
    let middle = stage.cardX + (stage.isRightToLeft ? inset : stage.cardWidth - inset)
    if stage.hasBottomView, pose.number(.bottomView) != nil {
      pose.begin(.bottomView, into: &svg)
      svg.rect(x: stage.cardX, y: 0, width: stage.cardWidth, height: height, class: "card")
      svg.rect(
        x: stage.cardX + FilmPhone.gap, y: 10, width: stage.cardWidth - 2 * FilmPhone.gap, height: 30, class: "j",
        radius: 15)
      svg.endGroup()
    }
    if let bottom = stage.floatingButtonY {
      svg.circle(middle, bottom - 28, radius: 28, class: "f0")
    }
  }

  /// Draws the keyboard, which lies over everything but the finger.
  private func drawKeyboard(_ pose: FilmPose, into svg: inout SVGWriter) {
    guard stage.hasKeyboard, pose.number(.keyboard) != nil else { return }
    pose.begin(.keyboard, into: &svg)
    svg.rect(x: 0, y: 0, width: width, height: height, class: "j")
    svg.rectangle(x: 0, width: width, height: 4 * FilmPhone.keyHeight, filledWith: "w\(index)")
    svg.endGroup()
  }

  private func drawFinger(_ pose: FilmPose, into svg: inout SVGWriter) {
    svg.beginGroup(class: pose.finger.name, opacity: pose.finger.isShown ? 1 : 0)
    pose.begin(.finger, into: &svg)
    svg.circle(stage.cardX + stage.cardWidth / 2, 0, radius: 24, class: "touch")
    svg.endGroup()
    svg.endGroup()
  }
}
