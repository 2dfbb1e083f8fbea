import CardModel

extension SettingKey {
  /// Keys for the effects of taps, keys and assistive technologies.
  static let commands: [SettingKey] = [
    SettingKey(
      "command.header_tap", "A tap on the header or its handle leads one detent up.",
      .flag(Slot { $1(&$0.base.command.headerTapLeadsUp) })),
    SettingKey(
      "command.map_tap", "A tap on the map leads a card at its top one detent down.",
      .flag(Slot { $1(&$0.base.command.mapTapLeadsDown) })),
    SettingKey(
      "command.close_key", "The key close pops the card; otherwise it is left to the presenter of the controller.",
      .flag(Slot { $1(&$0.base.command.closeKeyPops) })),
    SettingKey(
      "command.pop_during_pop",
      "A pop while a card is being popped pops the next one after it; otherwise it is refused.",
      .flag(Slot { $1(&$0.base.command.popsDuringPop) })),
    SettingKey(
      "command.voiceover", "While VoiceOver is on, content scrolls at every detent.",
      .flag(Slot { $1(&$0.base.command.heedsVoiceOver) })),
    SettingKey(
      "command.voiceover_moves",
      "While VoiceOver is on, a card at its top stays there in a push and a pop, and the focus brings it up.",
      .flag(Slot { $1(&$0.base.command.voiceOverMovesCards) }), where: { $0.base.command.heedsVoiceOver }),
    SettingKey(
      "command.reduced_motion",
      "Motions while the user asks for reduced motion: the same, or springs that don't oscillate.",
      words(Slot { $1(&$0.base.command.reducedMotion) })),
  ]
}
