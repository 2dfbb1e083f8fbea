import CardContent
import CardModel
import CardText
import CardTimeline

// A reader checks these while it reads, and code may have changed them since: names, channels, fades, contents,
// expectations and tolerances. The names of detents that channels and fades mention aren't looked up: another preset
// may lack them.
extension ScenarioDocument {
  /// Reports names, numbers and contents that no text may state.
  func checkEditedParts(_ diagnostics: Diagnostics) {
    for (index, card) in cards.enumerated() {
      let path = JSONPath.root.key("cards").element(index).text
      for flaw in ([card] + card.pages).compactMap({ $0.flawOfParts }) {
        diagnostics.error(flaw, at: card.range, path: path)
      }
    }
    for index in channels.indices {
      guard let flaw = channels[index].flaw(after: channels[..<index]) else { continue }
      diagnostics.error(flaw, at: 0..<0, path: JSONPath.root.key("channels").element(index).text)
    }
    for (index, expectation) in expectations.enumerated() {
      guard let flaw = expectation.flaw else { continue }
      diagnostics.error(flaw, at: expectation.range, path: JSONPath.root.key("expect").element(index).text)
    }
    if let flaw = tolerances.flaw(among: channels) {
      diagnostics.error(flaw, at: 0..<0, path: JSONPath.root.key("tolerances").text)
    }
  }
}

extension ScenarioDocument.CardText {
  /// The first thing that is wrong with its names, its fades and its content, in words; nil: a text may state them.
  fileprivate var flawOfParts: String? {
    let title = SafeText.quoted(name)
    if let flaw = name.flaw(asNameOf: "a card") { return flaw }
    if dismissal != nil, detents?.contains(where: { $0.place == .gone }) != true {
      return "\(title) has a rule for who takes it away, and no detent where it is gone"
    }
    if !fades.numbers.allSatisfy({ ScenarioDocument.alphas.contains($0.value) }) {
      return "an alpha of \(title) isn't a number \(ScenarioDocument.alphas.words)"
    }
    if let system = feed.system, let content, system.kind != content.kind {
      return "the content of \(title) isn't one that \(system.name) shows"
    }
    return (feed.flaw ?? content?.flaw).map { "\(title): \($0)" }
  }
}

extension String {
  /// The sentence about a name that no text may state; nil: a text may state it.
  ///
  /// - Parameter thing: The thing that has the name, with its article.
  func flaw(asNameOf thing: String) -> String? {
    isName ? nil : "\(thing)'s name has 1 to 40 letters, digits, _ and -, found \(SafeText.quoted(self))"
  }
}

extension FadesText {
  /// All numbers at detents.
  fileprivate var numbers: [DetentNumber] {
    guard case .values(let dims) = mapDim else { return mapButtons + content }
    return dims + mapButtons + content
  }
}

extension ChannelText {
  /// The first thing that is wrong with it, in words; nil: a text may state it.
  ///
  /// - Parameter others: The channels before it.
  fileprivate func flaw(after others: ArraySlice<ChannelText>) -> String? {
    if let flaw = name.flaw(asNameOf: "a channel") ?? ChannelText.flaw(of: name, after: others) { return flaw }
    let title = SafeText.quoted(name)
    switch source {
    case .detents(let numbers, _):
      let range = ScenarioDocument.channelNumbers
      return numbers.allSatisfy { range.contains($0.value) } ? nil : "\(title) has a number that isn't \(range.words)"
    case .follower(let followed, let lag):
      let isKnown =
        ChannelText.followed.contains { $0.column.name == followed } || others.contains { $0.name == followed }
      if !isKnown { return "\(title) follows \(SafeText.quoted(followed)), no channel before it and no column" }
      let lags = 1...ChannelText.lagLimit
      return lags.contains(lag) ? nil : "\(title) lags a number of frames \(lags.words), found \(lag)"
    }
  }
}

extension FeedText {
  /// The first thing that is wrong with it, in words; nil: a text may state it.
  fileprivate var flaw: String? {
    if let flaw = views.flaw { return flaw }
    for arrival in (atEnd ?? []) + (atBeginning ?? []) + (onRefresh ?? []) {
      if !ContentText.componentIndices.contains(arrival.component) {
        return "the index of a component is \(ContentText.componentIndices.words), found \(arrival.component)"
      }
      if let flaw = arrival.items.flaw { return flaw }
    }
    return nil
  }
}

extension [FeedText.ViewText] {
  fileprivate var flaw: String? {
    let lengths = ContentText.lengths
    let isSized = allSatisfy { lengths.contains($0.width) && lengths.contains($0.height) }
    return isSized ? nil : "a view's width and height are numbers \(lengths.words)"
  }
}

extension ContentText {
  fileprivate var flaw: String? { body.itemLists?.lazy.compactMap({ $0.flaw }).first }
}

extension [ContentText.ItemText] {
  /// The first thing that is wrong with items, in words; nil: a text may state them.
  fileprivate var flaw: String? {
    let (lengths, counts) = (ContentText.lengths, ContentText.itemCounts)
    if let item = first(where: { !counts.contains($0.count) }) {
      return "the number of copies of an item is \(counts.words), found \(item.count)"
    }
    // Each number by itself is in the range, so that the sum is no larger than it can be.
    if reduce(0, { Swift.min(counts.upperBound + 1, $0 + $1.count) }) > counts.upperBound {
      return "there are at most \(counts.upperBound) items"
    }
    if let flaw = lazy.compactMap({ $0.name?.flaw(asNameOf: "an item") }).first { return flaw }
    let isSized = allSatisfy { lengths.contains($0.width) && lengths.contains($0.height) }
    return isSized ? nil : "an item's width and height are numbers \(lengths.words)"
  }
}

extension ScenarioDocument.ContentInput {
  /// The first thing that is wrong with the change, in words; nil: a text may state it.
  var flaw: String? {
    func index(_ index: Int, _ range: ClosedRange<Int>, _ title: String) -> String? {
      range.contains(index) ? nil : "\(title) is \(range.words), found \(index)"
    }
    if case .component(let component) = of {
      if let flaw = index(component, ContentText.componentIndices, "the index of a component") { return flaw }
    }
    let counts = ContentText.itemCounts
    switch change {
    case .append(let items), .prepend(let items): return items.flaw
    case .insert(let items, let place): return index(place, counts, "the index of an item") ?? items.flaw
    case .update(let item, let place): return index(place, counts, "the index of an item") ?? [item].flaw
    case .delete(let count, let place):
      return index(count, counts, "the number of items") ?? index(place, counts, "the index of an item")
    case .measure(let views): return views.flaw
    case .state, .hide: return nil
    case .keyboard(let height, let y, let responderHeight):
      let (heights, responders) = (ScenarioDocument.partHeights, ScenarioDocument.responders)
      if !heights.contains(height) { return "a keyboard's height is a number \(heights.words)" }
      let isPlaced = responders.contains(y) && responders.contains(responderHeight)
      return isPlaced ? nil : "a responder's y and height are numbers \(responders.words)"
    case .slide(let page, _): return index(page, counts, "the index of a page")
    case .select(let item), .scroll(let item): return index(item, counts, "the index of an item")
    case .choose(let option): return index(option, ContentText.menuOptions, "the index of an option")
    }
  }
}

extension ScenarioExpectation {
  /// The first thing that is wrong with it, in words; nil: a text may state it.
  fileprivate var flaw: String? {
    guard case .column(_, .at(let microseconds)) = subject else { return nil }
    let isWithinADay = (0...ScenarioDocument.longestMicroseconds).contains(microseconds)
    return isWithinADay ? nil : "a column is read within a day of the start"
  }
}

extension Tolerances {
  /// The sentence about a column that the timeline doesn't have; nil: it has all.
  fileprivate func flaw(among channels: [ChannelText]) -> String? {
    if named.isEmpty { return nil }
    let columns = TimelineColumn.all(channels: channels.map { $0.name }).map { $0.name } + [Tolerances.everyColumn]
    let unknown = named.map { $0.column }.first { !columns.contains($0) }
    return unknown.map { "there is no column \(SafeText.quoted($0))" }
  }
}
