import CardText

/// Sizes of views of a kind that no item has, most likely a misspelt one: they have no effect.
extension ScenarioDocument {
  /// Warns of kinds in `views` and `measure` that no component, header, footer or item has, now or later.
  func warnOfUnknownViews(_ diagnostics: Diagnostics) {
    let shown = cards.flatMap { [$0] + $0.pages }.filter { $0.content?.viewKinds != nil }
    if shown.isEmpty { return }
    let later = inputs.flatMap { $0.action.viewKinds }
    var all = later
    for card in shown {
      let own = (card.content?.viewKinds ?? []) + card.feed.viewKinds + later
      all += own
      for view in card.feed.views where !own.contains(view.kind) {
        diagnostics.warn(
          "nothing in \(SafeText.quoted(card.name)) has a view of the kind \(SafeText.quoted(view.kind)): its size in "
            + "\"views\" has no effect", at: card.range, help: NearestName.question(view.kind, in: own))
      }
    }
    for input in inputs {
      guard case .content(let content) = input.action, case .measure(let views) = content.change else { continue }
      for view in views where !all.contains(view.kind) {
        diagnostics.warn(
          "nothing has a view of the kind \(SafeText.quoted(view.kind)): its size in \"measure\" has no effect",
          at: input.range, path: input.path.text, help: NearestName.question(view.kind, in: all))
      }
    }
  }
}

extension ContentText {
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
