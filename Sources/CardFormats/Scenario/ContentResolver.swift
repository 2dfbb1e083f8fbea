import CardContent
import CardModel

extension ScenarioDocument.ContentInput {
  /// How many changes the model takes for it, at most: one, or one for each kind of views that measure something else.
  var changeLimit: Int { if case .measure(let views) = change { views.count } else { 1 } }

  /// What the model takes: one change, or one for each kind of views that measure something else.
  ///
  /// - Parameters:
  ///   - card: The card whose content it happens to, where the document says it; else the only one that has cards.
  ///   - names: Gives out the names' ids.
  func changes(of card: ScenarioDocument.CardText?, names: inout Names) -> [ContentChange] {
    let component = if case .component(let index)? = of { index } else { 0 }
    switch change {
    case .append(let items): return [.append(items.items(names: &names), of: component)]
    case .prepend(let items): return [.insert(items.items(names: &names), at: 0, of: component)]
    case .insert(let items, let index): return [.insert(items.items(names: &names), at: index, of: component)]
    case .update(let item, let index): return [.update([item].items(names: &names), at: index, of: component)]
    case .delete(let count, let index): return [.delete(at: index, count: count, of: component)]
    case .measure(let views):
      return views.map {
        .measure(SpotsViewSize(view: names.id(of: $0.kind), width: $0.width, height: $0.height))
      }
    case .state(let state):
      guard let name = cardName(of: card) else { return [] }
      return [.state(names.id(of: state), of: names.id(of: name))]
    case .hide(let name, let isHidden): return [.hide(isHidden, of: names.id(of: name))]
    case .keyboard(let height, let y, let responderHeight):
      return [.keyboard(height: height, responderY: y, responderHeight: responderHeight)]
    case .select(let item): return [.select(item, of: component)]
    case .scroll(let item): return [.scroll(to: item, of: component)]
    case .choose(let option): return [.choose(option)]
    case .slide(let page, let animated):
      let names = card?.content?.cardNames ?? []
      let section = if case .card(let name)? = of { names.firstIndex(of: name) ?? 0 } else { component }
      return [.slide(section: section, to: page, animated: animated)]
    }
  }

  /// The name of the card in the content: the one that is named, the one at an index, or the first.
  private func cardName(of card: ScenarioDocument.CardText?) -> String? {
    switch of {
    case .card(let name)?: return name
    case .component(let index)?: return card?.content?.cardNames.dropFirst(index).first
    case nil: return card?.content?.cardNames.first
    }
  }
}
