import CardText

extension ObjectReader {
  /// Names the likely fixes of keys that are no settings.
  package func explainSettings() {
    explainUnknown { key, reader in KeyHints.ofSettings(key, reader.peek(key)?.keys ?? []) }
  }

  /// Reports detents among settings.
  package func refuseDetents() {
    guard has("detents") else { return }
    error(
      "detents are no setting: they belong to a scenario's card", at: "detents",
      help: #"write "detents": { "low": 700, "high": "90%" } in one of its "cards""#)
  }
}
