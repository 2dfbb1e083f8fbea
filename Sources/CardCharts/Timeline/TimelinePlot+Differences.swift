extension TimelinePlot {
  /// Draws only columns in which the timelines differ, the first ones of them; the first column of all if none does.
  ///
  /// - Parameters:
  ///   - limit: The most columns that are drawn, apart from the finger's, which goes with the card's position.
  /// - Precondition: All timelines have their frames.
  public mutating func showOnlyDifferences(limit: Int) {
    let different = columns.indices.filter { index in
      // The model is drawn for one timeline alone.
      if columns[index] == .modelY || columns[index] == .touchY { return false }
      guard let first = timelines.first?.series[index].buckets else { return false }
      return timelines.contains { $0.series[index].buckets != first }
    }
    var shown = Array(different.prefix(limit))
    if shown.isEmpty { shown = columns.firstIndex(of: .cardY).map { [$0] } ?? [0] }
    if shown.contains(where: { columns[$0] == .cardY }) { shown += columns.indices.filter { columns[$0] == .touchY } }
    hiddenColumns = columns.indices.filter { !shown.contains($0) }
  }
}
