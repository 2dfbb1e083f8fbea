import CardText
import CardTuning

extension TuneReport {
  /// The report as a JSON object.
  var json: String {
    JSONWriter.document { document in
      document.object { object in
        object.member("feasible", isFeasible)
        object.member("points", search.points.count)
        for kind in QuantityKind.allCases { write(kind, to: &object) }
        object.member("constraints", objectsOf: constraints.enumerated()) { members, constraint in
          members.member("constraint", constraint.element.text)
          members.member("violation", best.evaluation.violations[constraint.offset].flatMap { $0 })
          let binding = findings.bindings.first { $0.constraint == constraint.offset }
          members.member("binds", binding != nil)
          members.member("score_without", binding?.scoreWithout)
        }
        object.member("without_value", reasons)
        object.member("broken_expectations", broken)
        object.member("clashes") { value in
          value.array(of: reasons.isEmpty ? findings.clashes : []) { element, clash in
            element.value(clash.map { constraints[$0].text })
          }
        }
        if !fulfilling.isEmpty {
          object.member("fulfilling") { value in
            value.object { point in
              for (name, value) in fulfilling {
                switch value {
                case .number(let number): point.member(name, number)
                case .flag(let flag): point.member(name, flag)
                case .text(let text): point.member(name, text)
                }
              }
            }
          }
        }
        let dead = zip(search.axes, findings.influences).filter { $0.1 == .dead }
        object.member("dead_knobs", dead.map(\.0.key.name))
        object.member("command", command)
      }
    }
  }

  /// Writes the quantities of a kind, each with its present and its best value.
  private func write(_ kind: QuantityKind, to object: inout JSONWriter) {
    object.member(kind.jsonKey) { value in
      value.object { members in
        for quantity in quantities where quantity.kind == kind {
          members.member(quantity.name) { pair in
            pair.object { both in
              both.member("now", quantity.now)
              both.member("best", quantity.best)
            }
          }
        }
      }
    }
  }
}
