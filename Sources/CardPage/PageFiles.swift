/// The files of the pages, as the program brings them with it: plain CSS and JavaScript in `Sources/CardPage/Page`,
/// repeated in the code as the built-in scenarios are, and for the same reason.
enum PageFiles {
  /// All files, by name.
  static let all = [
    File("bar.js", Texts.barJs), File("begin.js", Texts.beginJs), File("beside.js", Texts.besideJs),
    File("compare.js", Texts.compareJs),
    File("controls.css", Texts.controlsCss), File("desk.js", Texts.deskJs), File("elements.js", Texts.elementsJs),
    File("engine.js", Texts.engineJs), File("events.js", Texts.eventsJs), File("feel.js", Texts.feelJs),
    File("fingers.js", Texts.fingersJs), File("ink.js", Texts.inkJs), File("keys.js", Texts.keysJs),
    File("lanes.js", Texts.lanesJs), File("link.js", Texts.linkJs), File("live.js", Texts.liveJs),
    File("locals.js", Texts.localsJs), File("memory.js", Texts.memoryJs), File("module.js", Texts.moduleJs),
    File("open.js", Texts.openJs),
    File("page.css", Texts.pageCss), File("paper.js", Texts.paperJs), File("phone.css", Texts.phoneCss),
    File("phone.js", Texts.phoneJs), File("player.js", Texts.playerJs), File("playground.css", Texts.playgroundCss),
    File("playground.js", Texts.playgroundJs), File("playkeys.js", Texts.playkeysJs),
    File("report.css", Texts.reportCss), File("report.js", Texts.reportJs), File("rows.js", Texts.rowsJs),
    File("snippet.js", Texts.snippetJs), File("store.js", Texts.storeJs), File("take.js", Texts.takeJs),
    File("unpack.js", Texts.unpackJs), File("why.js", Texts.whyJs),
  ]

  /// A file's name and text.
  struct File: Sendable {
    let name: String
    private let literal: StaticString

    init(_ name: String, _ literal: StaticString) { (self.name, self.literal) = (name, literal) }

    /// The text.
    var text: String { literal.withUTF8Buffer { String(decoding: $0, as: UTF8.self) } }
  }
}
