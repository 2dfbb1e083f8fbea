import CardSimulation
import CardText
import CardTuning

extension MapReport {
  /// All findings as JSON: without the cells, which CSV has, and without a limit.
  func write(to writer: inout JSONWriter) {
    writer.object { object in
      if let scenario { object.member("scenario", scenario) }
      object.member("card", title)
      object.member("places") { $0.value([readings.places.lowerBound, readings.places.upperBound]) }
      object.member("velocities") { $0.value([readings.velocities.lowerBound, readings.velocities.upperBound]) }
      object.member("rows", readings.rowCount)
      object.member("from", system.committed.map(name))
      object.member("detents") { writeDetents(to: &$0) }
      object.member("not_nearest_at_rest", readings.notNearestShare)
      object.member("at_rest") { writeRests(to: &$0) }
      object.member("flips") { writeFlips(to: &$0) }
      object.member("narrowest_dead_band") { write(readings.narrowest, to: &$0) }
      object.member("widest_dead_band") { write(readings.widest, to: &$0) }
      object.member("reversals") { writeReversals(to: &$0) }
      object.member("cliffs") { writeCliffs(to: &$0) }
      object.member("efforts") { writeEfforts(to: &$0) }
      object.member("skips") { writeSkips(to: &$0) }
      object.member("flip_probability", readings.flipProbability)
    }
  }

  private func writeDetents(to writer: inout JSONWriter) {
    writer.objects(of: system.card.detents.indices) { object, index in
      object.member("detent", name(index))
      object.member("y_pt", system.card.detents[index].y)
      object.member("model_y_pt", system.card.detents[index].modelY)
      object.member("share", readings.shares[index])
    }
  }

  private func writeRests(to writer: inout JSONWriter) {
    writer.objects(of: readings.rests) { object, rest in
      object.member("from_pt", rest.places.lowerBound)
      object.member("to_pt", rest.places.upperBound)
      object.member("target", name(rest.target))
      object.member("nearest", name(rest.nearest))
      object.member("goes_up", rest.goesUp)
      object.member("settle_first_ms", rest.firstSettleTime.map { $0 * 1000 })
      object.member("settle_last_ms", rest.lastSettleTime.map { $0 * 1000 })
      object.member("settle_min_ms", rest.settleTimes.map { $0.lowerBound * 1000 })
      object.member("settle_max_ms", rest.settleTimes.map { $0.upperBound * 1000 })
      object.member("duration_min_ms", rest.durations.map { $0.lowerBound * 1000 })
      object.member("duration_max_ms", rest.durations.map { $0.upperBound * 1000 })
    }
  }

  private func writeFlips(to writer: inout JSONWriter) {
    writer.objects(of: readings.rows) { object, row in
      object.member("y_pt", row.y)
      object.member("target", name(row.first))
      object.member("boundaries") { list in
        list.objects(of: row.boundaries) { object, boundary in
          object.member("velocity_pt_s", boundary.position + 0)
          object.member("target", name(boundary.after))
        }
      }
    }
  }

  private func write(_ band: SnapRow.DeadBand?, to writer: inout JSONWriter) {
    guard let band else { return writer.value(nil as Double?) }
    writer.object { object in
      object.member("y_pt", band.y)
      object.member("target", name(band.target))
      object.member("flicks_up", band.flicksUp)
      object.member("speed_pt_s", band.speed)
    }
  }

  private func writeReversals(to writer: inout JSONWriter) {
    writer.objects(of: readings.reversals) { object, reversal in
      object.member("from_pt", reversal.places.lowerBound)
      object.member("to_pt", reversal.places.upperBound)
      object.member("y_pt", reversal.y)
      object.member("velocity_pt_s", reversal.velocity + 0)
      object.member("target_below", name(reversal.lower))
      object.member("target_above", name(reversal.higher))
      object.member("decided_last", reversal.departure.map(name))
      object.member(
        "command", example.line(y: reversal.y, velocity: reversal.example, from: reversal.departure.map(name)))
    }
  }

  private func writeCliffs(to writer: inout JSONWriter) {
    writer.objects(of: readings.cliffs) { object, cliff in
      object.member("cause", cliff.cause.name)
      object.member("y_pt", cliff.y)
      object.member("velocity_pt_s", cliff.velocity + 0)
      object.member("from_pt", cliff.places.lowerBound)
      object.member("to_pt", cliff.places.upperBound)
      object.member("decided_last", cliff.departure.map(name))
      for (side, landing) in [("before", cliff.before), ("after", cliff.after)] {
        object.member(side) { value in
          value.object { object in
            object.member("target", name(landing.target))
            object.member("settle_ms", landing.settleTime.map { $0 * 1000 })
            object.member("duration_ms", landing.duration.map { $0 * 1000 })
            object.member("overshoot_pt", landing.overshoot)
          }
        }
      }
      object.member("command", example.line(y: cliff.y, velocity: cliff.example, from: cliff.departure.map(name)))
    }
  }

  private func writeEfforts(to writer: inout JSONWriter) {
    writer.objects(of: readings.efforts.flatMap { $0 }) { object, effort in
      object.member("from", name(effort.from))
      object.member("to", name(effort.to))
      object.member("speed_pt_s", effort.speed)
      object.member("distance_pt", effort.distance)
    }
  }

  private func writeSkips(to writer: inout JSONWriter) {
    writer.objects(of: readings.skips) { object, skip in
      object.member("from", name(skip.from))
      object.member("goes_up", skip.goesUp)
      object.member("speed_pt_s", skip.speed)
    }
  }
}
