import CardMath
import CardModel
import CardSimulation
import CardText

extension Comparison {
  /// Returns the perceptible differences of one timeline from the other, a sentence each; empty if there are none.
  ///
  /// - Parameters:
  ///   - names: The first timeline's names.
  ///   - otherNames: The other timeline's names.
  public func sentences(names: Names, against otherNames: Names) -> [String] {
    sentencesOfEnd(names, otherNames) + sentencesOfMotion + sentencesOfFades
      + sentencesOfEvents(names, otherNames)
  }

  /// The sentence used if there are no others: both are the same, or differ by less than anyone feels.
  public var verdictWithoutSentences: String {
    guard let firstDifference else { return "no difference in \(frameCount) frames" }
    return "nothing that one would feel in \(frameCount) frames; the first difference is at \(time(firstDifference))"
  }

  private func sentencesOfEnd(_ names: Names, _ otherNames: Names) -> [String] {
    var sentences: [String] = []
    let (detent, otherDetent) = (
      one.outcome.lastDetent.map { names[$0] } ?? "nowhere",
      other.outcome.lastDetent.map { otherNames[$0] } ?? "nowhere"
    )
    if detent != otherDetent { sentences.append("ends at \(detent) instead of \(otherDetent)") }
    if differs(one.restY, other.restY, 1) {
      sentences.append(
        "rests \(text((one.restY - other.restY).magnitude, 1)) pt \(one.restY > other.restY ? "lower" : "higher")")
    }
    return sentences
  }

  private var sentencesOfMotion: [String] {
    var sentences: [String] = []
    if let held, held.value.magnitude > 0.05 {
      sentences.append(
        "under the finger the card is up to \(text(held.value.magnitude, 1)) pt "
          + "\(held.value > 0 ? "lower" : "higher"), at \(time(held.ticks))")
    }
    if one.yielded > 0.05, other.yielded <= 0.05 {
      sentences.append("yields beyond its ends instead of stopping there")
    }
    if one.yielded <= 0.05, other.yielded > 0.05 { sentences.append("stops at its ends instead of yielding there") }
    if let release = one.release, let otherRelease = other.release, differs(release.card, otherRelease.card, 0) {
      sentences.append(
        "after the release it starts at \(text(release.card, 0)) pt/s instead of \(text(otherRelease.card, 0)) "
          + "(the finger had \(text(release.finger, 0)))")
    }
    if let settle = one.outcome.settleTime, let otherSettle = other.outcome.settleTime, differs(settle, otherSettle, 2)
    {
      sentences.append(
        "settles \(text((settle - otherSettle).magnitude, 2)) s \(settle > otherSettle ? "later" : "earlier"): "
          + "after \(text(settle, 2)) s instead of \(text(otherSettle, 2)) s")
    }
    let overshoot = one.outcome.overshoot - other.outcome.overshoot
    if differs(one.outcome.overshoot, other.outcome.overshoot, 1) {
      sentences.append(
        "overshoots \(text(overshoot.magnitude, 1)) pt \(overshoot > 0 ? "more" : "less"): "
          + "\(text(one.outcome.overshoot, 1)) pt instead of \(text(other.outcome.overshoot, 1)) pt")
    }
    if let place, place.value.magnitude >= 0.05 {
      sentences.append(
        "is up to \(text(place.value.magnitude, 1)) pt \(place.value > 0 ? "lower" : "higher"), at \(time(place.ticks))"
      )
    }
    if let scroll, differs(scroll.one, scroll.other, 1) {
      sentences.append(
        "the content is scrolled up to \(text(scroll.value.magnitude, 1)) pt "
          + "\(scroll.value > 0 ? "further" : "less far"), at \(time(scroll.ticks))")
    }
    return sentences
  }

  private var sentencesOfFades: [String] {
    let fades: [(String, Difference?)] = [
      ("the map is darkened", mapDim), ("the map buttons show", mapButton), ("the content shows", content),
      ("the card below is darkened", stackDim),
    ]
    return fades.compactMap { what, difference in
      guard let difference, difference.value.magnitude >= 0.005 else { return nil }
      return "\(what) by up to \(text(difference.value.magnitude * 100, 0)) % "
        + "\(difference.value > 0 ? "more" : "less"), at \(time(difference.ticks))"
    }
  }

  /// Returns sentences on the kinds of events that only one of the two has, by the word before the parenthesis.
  private func sentencesOfEvents(_ names: Names, _ otherNames: Names) -> [String] {
    func words(_ events: [Event], _ names: Names) -> [String] {
      var words: [String] = []
      for event in events {
        var buffer = ByteBuffer(capacity: 64)
        event.append(to: &buffer, names: names)
        var word = String(buffer.text.prefix { $0 != "(" })
        // For these two words the argument matters: the new owner of the drag, and the reason for ignoring a touch.
        if word == "handoff" || word == "ignored" { word = buffer.text }
        if !words.contains(word) { words.append(word) }
      }
      return words
    }
    let (mine, others) = (words(one.events, names), words(other.events, otherNames))
    let (added, missing) = (mine.filter { !others.contains($0) }, others.filter { !mine.contains($0) })
    var sentences: [String] = []
    if !added.isEmpty { sentences.append("only here: " + added.joined(separator: ", ")) }
    if !missing.isEmpty { sentences.append("only there: " + missing.joined(separator: ", ")) }
    return sentences
  }

  /// Returns true if two numbers differ as they are written, so that no sentence reports equal texts or a difference of
  /// 0.
  private func differs(_ one: Double, _ other: Double, _ places: Int) -> Bool {
    text(one, places) != text(other, places) && text((one - other).magnitude, places) != text(0, places)
  }

  private func text(_ number: Double, _ places: Int) -> String { DecimalText.fixed(number, decimals: places) }

  private func time(_ ticks: Int64) -> String { text(Double(ticks) / Double(Instant.ticksPerSecond), 3) + " s" }
}
