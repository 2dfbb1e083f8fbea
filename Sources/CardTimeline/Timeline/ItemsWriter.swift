import CardContent
import CardMath
import CardModel
import CardSimulation
import CardText

/// Writes the visible items of a card's content, a row for each item in each frame: a tidy table besides the timeline.
///
/// ```
/// frame,time_us,item,x_pt,y_pt,width_pt,height_pt,visible_fraction
/// ```
/// `item` is the item's name or, without one, its component's index and its number there, `0.12`. The copies that an
/// infinite carousel shows at its ends are `0.12.before` and `0.12.after`; a component has its `0.header` and its
/// `0.footer`; in a list of CardParts it is the card's name. `x_pt` and `y_pt` are the item's left and top edge on the
/// screen, and the fraction is that of its visible area.
public struct ItemsWriter: Sendable {
  private let names: Names
  private let labels: [TimelineWriter.Label]
  private let precision: Precision

  /// Creates a writer.
  ///
  /// - Parameters:
  ///   - names: The scenario's names.
  ///   - precision: The precision of numbers.
  ///   - labels: The first columns, with the same text in each row.
  public init(names: Names, precision: Precision = .places(4), labels: [TimelineWriter.Label] = []) {
    self.names = names
    self.precision = precision
    self.labels = labels
  }

  /// Appends the header row.
  public func appendHeader(to buffer: inout ByteBuffer) {
    for label in labels { buffer.append(text: label.name + ",") }
    buffer.append(literal: "frame,time_us,item,x_pt,y_pt,width_pt,height_pt,visible_fraction\n")
  }

  /// Appends the rows of a simulation's current frame.
  public func append(_ simulation: inout Simulation, to buffer: inout ByteBuffer) {
    let (number, microseconds) = (simulation.frame.number, Instant(ticks: simulation.frame.ticks).microseconds)
    simulation.forEachVisibleItem { item in
      for label in labels {
        buffer.append(cell: label.text)
        buffer.append(byte: UInt8(ascii: ","))
      }
      buffer.append(integer: number)
      buffer.append(byte: UInt8(ascii: ","))
      buffer.append(integer: microseconds)
      buffer.append(byte: UInt8(ascii: ","))
      buffer.append(item, names: names)
      buffer.append(byte: UInt8(ascii: ","))
      buffer.append(item.x, precision)
      buffer.append(byte: UInt8(ascii: ","))
      buffer.append(item.y, precision)
      buffer.append(byte: UInt8(ascii: ","))
      buffer.append(item.width, precision)
      buffer.append(byte: UInt8(ascii: ","))
      buffer.append(item.height, precision)
      buffer.append(byte: UInt8(ascii: ","))
      buffer.append(item.fraction, precision)
      buffer.append(byte: UInt8(ascii: "\n"))
    }
  }
}

extension ByteBuffer {
  /// Appends the identifier of a visible item.
  mutating func append(_ item: VisibleItem, names: Names) {
    switch item.kind {
    case .item, .card, .before, .after:
      append(ItemID(section: Int32(item.section), number: item.number, name: item.name), names: names)
      if item.kind == .before { append(literal: ".before") }
      if item.kind == .after { append(literal: ".after") }
    case .header:
      append(integer: item.section)
      append(literal: ".header")
    case .footer:
      append(integer: item.section)
      append(literal: ".footer")
    }
  }
}
