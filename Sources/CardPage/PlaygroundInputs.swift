import CardMath
import CardModel
import CardScenario
import CardSimulation
import CardText

/// A scenario's inputs as a session takes them, so that a finger can take over a card that the scenario moves.
enum PlaygroundInputs {
  /// An input: the engine's name for it, its instant in microseconds, its fields.
  struct Line: Hashable {
    let name: String, microseconds: Int64, fields: [Double]
  }

  /// Returns the inputs; nil: one is of a kind that a session doesn't write, or lies between two microseconds.
  ///
  /// Positions are rounded to 0.01 points, as those of a finger on the page.
  static func lines(of inputs: [TimedInput]) -> [Line]? {
    var lines: [Line] = []
    for input in inputs {
      guard input.ticks % Instant.ticksPerMicrosecond == 0, let (name, fields) = fields(of: input.input) else {
        return nil
      }
      lines.append(Line(name: name, microseconds: input.ticks / Instant.ticksPerMicrosecond, fields: fields))
    }
    return lines
  }

  private static func fields(of input: Input) -> (name: String, fields: [Double])? {
    switch input {
    case .touch(let touch):
      let place = [touch.x, touch.y].map { ($0 * 100).rounded() / 100 }
      return ("touch", [Double(touch.phase.rawValue), Double(touch.pointer)] + place)
    case .key(let key): return ("key", [Double(key.rawValue)])
    case .push(let card, animated: true): return ("push", [Double(card)])
    case .pop(count: 1, animated: true): return ("pop", [1])
    default: return nil
    }
  }

  /// Writes lines as arrays, and null for none.
  static func write(_ lines: [Line]?, to writer: inout JSONWriter) {
    guard let lines else { return writer.value(Double?.none) }
    writer.array { list in
      for line in lines {
        list.element { value in
          value.array { parts in
            parts.element { $0.value(line.name) }
            parts.element { $0.value(Double(line.microseconds)) }
            for field in line.fields { parts.element { $0.value(field) } }
          }
        }
      }
    }
  }
}
