import CardContent
import CardModel
import CardTimeline

extension ScenarioDocument.ContentInput {
  /// The most changes that the model needs for this input: one, or one for each kind of views with new sizes.
  var changeLimit: Int { if case .measure(let views) = change { views.count } else { 1 } }

  /// Returns the changes for the model: one, or one for each kind of views with new sizes.
  ///
  /// - Parameters:
  ///   - card: The card whose content changes, as the document names it; nil if unknown.
  ///   - names: Assigns ids to names.
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

  /// Returns the name of the targeted card in the content: the named one, the one at an index, or the first.
  private func cardName(of card: ScenarioDocument.CardText?) -> String? {
    switch of {
    case .card(let name)?: return name
    case .component(let index)?: return card?.content?.cardNames.dropFirst(index).first
    case nil: return card?.content?.cardNames.first
    }
  }
}
