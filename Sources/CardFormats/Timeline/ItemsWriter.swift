import CardContent
import CardMath
import CardModel
import CardSimulation
import CardText

/// Writes what lies inside a card, a row for each item that shows in a frame: a tidy table beside the timeline.
///
/// ```
/// frame,time_us,item,y_pt,height_pt,visible_fraction
/// ```
/// `item` is its name or, without one, its component's index and its number there, `0.12`; what an infinite carousel
/// shows once more at its ends is `0.12.before` and `0.12.behind`; a component has its `0.header` and its `0.footer`;
/// of a list of CardParts it is the card's name. `y_pt` is where its top edge shows on the screen, and the fraction
/// that of its area which shows.
public struct ItemsWriter: Sendable {
  private let names: Names
  private let preset: String?
  private let precision: Precision

  /// A writer.
  ///
  /// - Parameters:
  ///   - names: The scenario's names.
  ///   - precision: How numbers are written.
  ///   - preset: What a first column `preset` says in each row; nil: there is no such column.
  public init(names: Names, precision: Precision = .places(4), preset: String? = nil) {
    self.names = names
    self.precision = precision
    self.preset = preset
  }

  /// Adds the row of names.
  public func appendHeader(to buffer: inout ByteBuffer) {
    if preset != nil { buffer.append(literal: "preset,") }
    buffer.append(literal: "frame,time_us,item,y_pt,height_pt,visible_fraction\n")
  }

  /// Adds the rows of the present frame of a simulation.
  public func append(_ simulation: inout Simulation, to buffer: inout ByteBuffer) {
    let (number, microseconds) = (simulation.frame.number, Instant(ticks: simulation.frame.ticks).microseconds)
    simulation.forEachVisibleItem { item in
      if let preset {
        buffer.append(text: preset)
        buffer.append(byte: UInt8(ascii: ","))
      }
      buffer.append(integer: number)
      buffer.append(byte: UInt8(ascii: ","))
      buffer.append(integer: microseconds)
      buffer.append(byte: UInt8(ascii: ","))
      buffer.append(item, names: names)
      buffer.append(byte: UInt8(ascii: ","))
      buffer.append(item.y, precision)
      buffer.append(byte: UInt8(ascii: ","))
      buffer.append(item.height, precision)
      buffer.append(byte: UInt8(ascii: ","))
      buffer.append(item.fraction, precision)
      buffer.append(byte: UInt8(ascii: "\n"))
    }
  }
}

extension ByteBuffer {
  /// Adds which of the things in a content it is.
  mutating func append(_ item: VisibleItem, names: Names) {
    switch item.kind {
    case .item, .card, .before, .behind:
      append(ItemID(section: Int32(item.section), number: item.number, name: item.name), names: names)
      if item.kind == .before { append(literal: ".before") }
      if item.kind == .behind { append(literal: ".behind") }
    case .header:
      append(integer: item.section)
      append(literal: ".header")
    case .footer:
      append(integer: item.section)
      append(literal: ".footer")
    }
  }
}
