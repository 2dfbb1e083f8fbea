import CardText

/// Sizes and kinds with a name that nothing has, most likely a misspelt one: they have no effect.
extension ScenarioDocument {
  /// Warns of names in `views`, `kinds` and `measure` that no component, header, footer or item has, now or later.
  func warnOfUnknownViews(_ diagnostics: Diagnostics) {
    let shown = cards.flatMap { [$0] + $0.pages }.filter { $0.content?.viewKinds != nil }
    if shown.isEmpty { return }
    let later = inputs.flatMap { $0.action.viewKinds }
    var all = Set(later)
    for card in shown {
      all.formUnion(card.content?.viewKinds ?? [])
      all.formUnion(card.feed.viewKinds)
      let content = "in \(SafeText.quoted(card.name))"
      let unused =
        card.content?.unusedNames(in: card.feed, content, later: later, keys: ("\"views\"", "\"kinds\"")) ?? []
      for name in unused { diagnostics.warn(name.message, at: card.range, help: name.help) }
    }
    for input in inputs {
      guard case .content(let content) = input.action, case .measure(let views) = content.change else { continue }
      for view in views where !all.contains(view.kind) {
        diagnostics.warn(
          "nothing has a view of the kind \(SafeText.quoted(view.kind)): its size in \"measure\" has no effect",
          at: input.range, path: input.path.text, help: NearestName.question(view.kind, in: all.sorted()))
      }
    }
  }
}

extension ContentText {
  /// Returns what is said of names in a feed that nothing has, each with a suggestion.
  ///
  /// - Parameters:
  ///   - place: The content, in words.
  ///   - later: The kinds of views that come later.
  ///   - keys: The keys or options that state sizes and kinds.
  package func unusedNames(
    in feed: FeedText, _ place: String, later: [String] = [], keys: (views: String, kinds: String)
  ) -> [(message: String, help: String?)] {
    guard let viewKinds, case .spots(let components) = body else { return [] }
    let (own, kinds) = (Set(viewKinds + feed.viewKinds + later), Set(components.map { $0.kind }))
    let views = feed.views.map { $0.kind }.filter { !own.contains($0) }.map { view in
      (
        "nothing \(place) has a view of the kind \(SafeText.quoted(view)): its size in \(keys.views) has no effect",
        view, viewKinds + feed.viewKinds + later
      )
    }
    let places = feed.kinds.map { $0.name }.filter { !kinds.contains($0) }.map { kind in
      (
        "no component \(place) has the kind \(SafeText.quoted(kind)): its place in \(keys.kinds) has no effect",
        kind, components.map { $0.kind }
      )
    }
    // A search for the nearest name takes a while, and so many warnings aren't read.
    return (views + places).enumerated().map { number, unused in
      let isShown = number < Diagnostics.shownLimit
      return (message: unused.0, help: isShown ? NearestName.question(unused.1, in: unused.2) : nil)
    }
  }

  /// The kinds of its views; nil: its views have no sizes by kind.
  fileprivate var viewKinds: [String]? {
    guard case .spots(let components) = body else { return nil }
    return components.flatMap { component in
      [component.kind] + [component.header.view, component.footer.view].compactMap { $0 } + component.items.viewKinds
    }
  }
}

extension [ContentText.ItemText] {
  /// The kinds that they state.
  fileprivate var viewKinds: [String] { compactMap { $0.view } }
}

extension FeedText {
  /// The kinds of the items that arrive.
  fileprivate var viewKinds: [String] {
    [atEnd, atBeginning, onRefresh].flatMap { ($0 ?? []).flatMap { $0.items.viewKinds } }
  }
}

extension ScenarioDocument.Action {
  /// The kinds of the items that it brings.
  fileprivate var viewKinds: [String] {
    guard case .content(let content) = self else { return [] }
    switch content.change {
    case .append(let items), .prepend(let items), .insert(let items, _): return items.viewKinds
    case .update(let item, _): return [item].viewKinds
    default: return []
    }
  }
}
