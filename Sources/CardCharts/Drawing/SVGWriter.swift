import CardText

/// Writes an SVG document, element by element.
///
/// Coordinates have two decimals at most, so that the same values give the same bytes. Colours are left to classes,
/// with the rules in ``StyleSheet``. Text is escaped by `XMLText`.
struct SVGWriter: ~Copyable {
  /// The bytes written so far.
  var buffer = ByteBuffer()

  /// True if shapes tell more when pointed at.
  var hasTooltips = true

  /// The part of a text that lies at its x.
  enum Anchor {
    case start
    case middle
    case end
  }

  /// Starts the document: its size, its title and description for readers who can't see it, and its style.
  mutating func begin(width: Double, height: Double, title: String, description: String, style: String) {
    buffer.append(literal: "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" aria-labelledby=\"t d\"")
    number(" width", width)
    number(" height", height)
    buffer.append(literal: " viewBox=\"0 0 ")
    buffer.append(coordinate: width)
    buffer.append(byte: UInt8(ascii: " "))
    buffer.append(coordinate: height)
    buffer.append(literal: "\">\n<title id=\"t\">")
    buffer.append(text: XMLText.content(title))
    buffer.append(literal: "</title>\n<desc id=\"d\">")
    buffer.append(text: XMLText.content(description))
    buffer.append(literal: "</desc>\n<style>\n")
    buffer.append(text: style)
    buffer.append(literal: "</style>\n")
    rect(x: 0, y: 0, width: width, height: height, class: "bg")
  }

  /// Ends the document.
  mutating func end() {
    buffer.append(literal: "</svg>\n")
  }

  // MARK: Shapes

  mutating func rect(
    x: Double, y: Double, width: Double, height: Double, class name: String = "", radius: Double = 0,
    tooltip: String? = nil
  ) {
    buffer.append(literal: "<rect")
    if !name.isEmpty { attribute(" class", name) }
    number(" x", x)
    number(" y", y)
    number(" width", width)
    number(" height", height)
    if radius > 0 { number(" rx", radius) }
    end("rect", tooltip)
  }

  mutating func line(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, class name: String) {
    buffer.append(literal: "<line")
    attribute(" class", name)
    number(" x1", x1)
    number(" y1", y1)
    number(" x2", x2)
    number(" y2", y2)
    end("line", nil)
  }

  mutating func circle(_ x: Double, _ y: Double, radius: Double, class name: String, tooltip: String? = nil) {
    buffer.append(literal: "<circle")
    attribute(" class", name)
    number(" cx", x)
    number(" cy", y)
    number(" r", radius)
    end("circle", tooltip)
  }

  /// Draws a path; an empty one isn't written.
  mutating func path(_ path: consuming SVGPath, class name: String, tooltip: String? = nil) {
    if path.isEmpty { return }
    self.path(path.finished(), class: name, tooltip: tooltip)
  }

  /// Draws a finished path.
  mutating func path(_ path: [UInt8], class name: String, tooltip: String? = nil) {
    buffer.append(literal: "<path")
    attribute(" class", name)
    buffer.append(literal: " d=\"")
    buffer.append(bytes: path)
    buffer.append(byte: UInt8(ascii: "\""))
    end("path", tooltip)
  }

  /// Draws text with its baseline at `y`.
  mutating func text(
    _ text: String, _ x: Double, _ y: Double, class name: String, _ anchor: Anchor = .start, isUpright: Bool = false
  ) {
    buffer.append(literal: "<text")
    switch anchor {
    case .start: attribute(" class", name)
    case .middle: attribute(" class", name + " mid")
    case .end: attribute(" class", name + " end")
    }
    number(" x", x)
    number(" y", y)
    if isUpright {
      buffer.append(literal: " transform=\"rotate(-90 ")
      buffer.append(coordinate: x)
      buffer.append(byte: UInt8(ascii: " "))
      buffer.append(coordinate: y)
      buffer.append(literal: ")\"")
    }
    buffer.append(byte: UInt8(ascii: ">"))
    buffer.append(text: XMLText.content(text))
    buffer.append(literal: "</text>\n")
  }

  /// Writes definitions that shapes refer to, unescaped: the charts' own patterns.
  mutating func definitions(_ markup: String) {
    buffer.append(literal: "<defs>\n")
    buffer.append(text: markup)
    buffer.append(literal: "</defs>\n")
  }

  // MARK: Groups

  /// Starts a group whose coordinates run from the right edge of a part to its left one.
  mutating func beginMirrored(width: Double) {
    buffer.append(literal: "<g transform=\"translate(")
    buffer.append(coordinate: width)
    buffer.append(literal: " 0)scale(-1 1)\">\n")
  }

  /// Starts a group, whose coordinates begin at `x` and `y` and are `scale` pixels each.
  ///
  /// - Parameters:
  ///   - name: Its classes; empty: none.
  ///   - opacity: Its alpha, 0 … 1.
  ///   - clip: The identifier of the clip path that cuts it; empty: none.
  mutating func beginGroup(
    class name: String = "", x: Double = 0, y: Double = 0, scale: Double = 1, opacity: Double = 1, clip: String = ""
  ) {
    buffer.append(literal: "<g")
    if !name.isEmpty { attribute(" class", name) }
    if !clip.isEmpty { attribute(" clip-path", "url(#\(clip))") }
    if opacity != 1 { number(" opacity", opacity) }
    if x != 0 || y != 0 || scale != 1 {
      buffer.append(literal: " transform=\"")
      if x != 0 || y != 0 {
        buffer.append(literal: "translate(")
        buffer.append(coordinate: x)
        buffer.append(byte: UInt8(ascii: " "))
        buffer.append(coordinate: y)
        buffer.append(byte: UInt8(ascii: ")"))
      }
      if scale != 1 {
        buffer.append(literal: "scale(")
        buffer.append(coordinate: scale)
        buffer.append(byte: UInt8(ascii: ")"))
      }
      buffer.append(byte: UInt8(ascii: "\""))
    }
    buffer.append(literal: ">\n")
  }

  /// Ends the group that was started last.
  mutating func endGroup() { buffer.append(literal: "</g>\n") }

  /// Defines a clip path, a rectangle.
  mutating func clip(_ name: String, x: Double, y: Double, width: Double, height: Double, radius: Double = 0) {
    buffer.append(literal: "<clipPath")
    attribute(" id", name)
    buffer.append(byte: UInt8(ascii: ">"))
    rect(x: x, y: y, width: width, height: height, radius: radius)
    buffer.append(literal: "</clipPath>\n")
  }

  /// Starts a pattern, a tile that repeats over what is filled with it.
  mutating func beginPattern(_ name: String, width: Double, height: Double) {
    buffer.append(literal: "<pattern")
    attribute(" id", name)
    number(" width", width)
    number(" height", height)
    buffer.append(literal: " patternUnits=\"userSpaceOnUse\">\n")
  }

  /// Ends the pattern.
  mutating func endPattern() { buffer.append(literal: "</pattern>\n") }

  /// Draws a rectangle from y = 0 down that is filled with a pattern.
  mutating func rectangle(x: Double, width: Double, height: Double, filledWith pattern: String) {
    buffer.append(literal: "<rect")
    number(" x", x)
    number(" width", width)
    number(" height", height)
    attribute(" fill", "url(#\(pattern))")
    end("rect", nil)
  }

  // MARK: Attributes

  private mutating func attribute(_ name: StaticString, _ value: String) {
    buffer.append(literal: name)
    buffer.append(literal: "=\"")
    buffer.append(text: XMLText.attribute(value))
    buffer.append(byte: UInt8(ascii: "\""))
  }

  private mutating func number(_ name: StaticString, _ value: Double) {
    buffer.append(literal: name)
    buffer.append(literal: "=\"")
    buffer.append(coordinate: value)
    buffer.append(byte: UInt8(ascii: "\""))
  }

  private mutating func end(_ name: StaticString, _ tooltip: String?) {
    guard let tooltip, hasTooltips else {
      buffer.append(literal: "/>\n")
      return
    }
    buffer.append(literal: "><title>")
    buffer.append(text: XMLText.content(tooltip))
    buffer.append(literal: "</title></")
    buffer.append(literal: name)
    buffer.append(literal: ">\n")
  }
}

extension ByteBuffer {
  /// Appends a coordinate with two decimals at most: `12.5`, `-0.25`, `7`.
  mutating func append(coordinate: Double) {
    append(hundredths: Int64((coordinate * 100).rounded()))
  }

  /// Appends a number given in hundredths, without trailing zeros.
  private mutating func append(hundredths number: Int64) {
    if number < 0 { append(byte: UInt8(ascii: "-")) }
    let (whole, rest) = number.magnitude.quotientAndRemainder(dividingBy: 100)
    append(integer: Int64(whole))
    if rest == 0 { return }
    append(byte: UInt8(ascii: "."))
    append(byte: UInt8(ascii: "0") + UInt8(rest / 10))
    if rest % 10 > 0 { append(byte: UInt8(ascii: "0") + UInt8(rest % 10)) }
  }

  /// Appends a number given in tenths as a path has it: `12.5`, `-.2`, `7`.
  mutating func append(tenths number: Int64) {
    if number < 0 { append(byte: UInt8(ascii: "-")) }
    let (whole, rest) = number.magnitude.quotientAndRemainder(dividingBy: 10)
    if whole > 0 || rest == 0 { append(integer: Int64(whole)) }
    if rest == 0 { return }
    append(byte: UInt8(ascii: "."))
    append(byte: UInt8(ascii: "0") + UInt8(rest))
  }
}
