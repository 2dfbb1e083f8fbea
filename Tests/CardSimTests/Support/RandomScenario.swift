import CardSettings
import CardSim

/// Random scenarios as text: cards with documents and pages in them, and all that can happen to them while fingers, the
/// program and the system move them, often at the same instant.
struct RandomScenario {
  private var random: SplitMix64

  /// The names of the cards with a document; `isSpots` is true for a document of Spots.
  private var documents: [(card: String, isSpots: Bool)] = []

  private var hasPages = false
  private var hasBar = false

  /// The instant at which each finger is free to come down again, milliseconds.
  private var fingers = [50, 50]

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  private mutating func below(_ count: Int) -> Int { Int(random.next(below: UInt64(count))) }
  private mutating func isTrue(_ share: Double = 0.5) -> Bool { random.nextUnit() < share }
  private mutating func choice<Value>(_ values: [Value]) -> Value { values[below(values.count)] }

  private mutating func list(_ count: Int, _ body: (inout RandomScenario) -> String) -> String {
    var parts: [String] = []
    for _ in 0..<count { parts.append(body(&self)) }
    return "[\(parts.joined(separator: ","))]"
  }

  /// Returns the text of a scenario of three and a half seconds.
  mutating func text() -> String {
    (documents, hasPages, hasBar, fingers) = ([], isTrue(0.4), isTrue(0.4), [50, 50])
    let preset = isTrue() ? "standard" : choice(Preset.all.map(\.name))
    // Not all presets have detents by the same names: the cards of the others appear at their preset's own.
    let detent = preset.hasPrefix("sweetcurtain") || preset.hasPrefix("cardparts") ? "" : #""detent":"extended","#
    let root =
      hasPages
      ? #""pages":\#(list(2) { $0.page() })"# : content(of: "root")
    let next = content(of: "next")
    let inputs = list(8 + below(10)) { $0.input() }
    // A sheet that is as high as its content, and lower than the header, would have no room on the screen.
    let share = preset.hasPrefix("cardparts") ? 0 : 0.3
    let headers = (0..<3).map { _ in isTrue(share) ? #""page_header":\#(20 + below(80)),"# : "" }
    return """
      {"device":"\(choice(["iphone-15", "iphone-15", "iphone-se-3", "ipad-pro-11"]))","preset":"\(preset)",
      "fps":\(choice([60, 60, 120, 240, 59])),"duration":"3500ms",\(hasBar ? #""bar":40,"# : "")
      "cards":[{"name":"root",\(headers[0])\(detent)\(root)},{"name":"next",\(headers[1])\(detent)\(next)},
      {"name":"plain",\(headers[2])"content":1600}],
      "inputs":\(inputs)}
      """
  }

  // MARK: - Cards

  private mutating func page() -> String {
    let name = "page\(documents.count)"
    return #"{"name":"\#(name)",\#(content(of: name))}"#
  }

  private mutating func content(of card: String) -> String {
    let isSpots = isTrue(0.6)
    documents.append((card, isSpots))
    guard isSpots else {
      let cards = (0..<3).map { index in
        #"{"name":"c\#(index)","state":"s\#(below(2))","states":{"s0":\#(parts()),"s1":\#(parts()),"s2":[]}}"#
      }
      let rules = choice(["cardparts-2.6", "cardparts-4.0"])
      return #""content":{"cards":[\#(cards.joined(separator: ","))]},"feed":{"rules":"\#(rules)"}"#
    }
    let kinds = ["carousel", choice(["list", "grid"]), choice(["carousel", "list"])]
    let components = kinds.map { kind in
      let layout =
        #"{"infinite-scrolling":\#(isTrue(0.3)),"item-spacing":\#(below(3) * 5),"inset":\#(below(2) * 10)}"#
      let interaction = #"{"paginate":"\#(choice(["disabled", "item", "page"]))"}"#
      let span = 1 + below(2)
      return """
        {"kind":"\(kind)","span":\(span),"layout":\(layout),"interaction":\(interaction),"items":\(items(8))}
        """
    }
    let arrivals = "[\(items(4)),\(items(3))]"
    let feed = """
      {"rules":"\(choice(["spots-1.9", "spots-7.5"]))","at_end":\(arrivals),"at_beginning":\(arrivals),
      "on_refresh":\(arrivals)}
      """
    return #""content":{"components":[\#(components.joined(separator: ","))]},"feed":\#(feed)"#
  }

  private mutating func parts() -> String {
    list(1 + below(3)) { scenario in
      switch scenario.below(3) {
      case 0: #"{"kind":"paged","height":\#(100 + scenario.below(120)),"pages":\#(1 + scenario.below(5))}"#
      case 1:
        #"{"kind":"collection","height":90,"cells":\#(scenario.below(9)),"cell_width":120,"cell_spacing":10}"#
      default: #"{"kind":"text","height":\#(scenario.below(400))}"#
      }
    }
  }

  private mutating func items(_ most: Int) -> String { list(below(most)) { $0.item() } }

  private mutating func item() -> String {
    #"{"size":{"width":\#(choice([0, 200, 200, 380])),"height":\#(choice([40, 120, 120, 300, 1_000_000]))}}"#
  }

  // MARK: - Inputs

  private mutating func input() -> String {
    if isTrue(0.45) { return finger() }
    // The instant is often that of other inputs, and of frames.
    let milliseconds = isTrue(0.4) ? 100 * (1 + below(30)) : 50 + below(3_000)
    return #"{"at":"\#(milliseconds)ms",\#(isTrue(0.6) ? change() : command())}"#
  }

  private mutating func finger() -> String {
    let isSideways = isTrue(0.7)
    let (x, y) = (20 + below(350), 130 + below(500))
    let (length, duration, rest) = (below(500) - 250, 60 + below(400), below(2) * below(700))
    let pointer = below(5) / 4
    let start = fingers[pointer] + below(3) * below(200)
    fingers[pointer] = start + duration + rest + 1 + below(30)
    let (endX, endY) = isSideways ? (x + length, y + below(7) - 3) : (x + below(7) - 3, y + 2 * length)
    return """
      {"at":"\(start)ms","path":{"points":[["0ms",\(x),\(y)],["\(duration)ms",\(endX),\(endY)]],
      "lift_after":"\(rest)ms","pointer":\(pointer),"jitter":\(isTrue()),
      "end":"\(isTrue(0.1) ? "cancelled" : "ended")"}}
      """
  }

  private mutating func change() -> String {
    let document = choice(documents)
    let card = #""card":"\#(document.card)""#
    guard document.isSpots else {
      let own = "\"c\(below(3))\""
      return switch below(5) {
      case 0: #""state":"s\#(below(3))","of":\#(own),\#(card)"#
      case 1: #""hide":\#(own),\#(card)"#
      case 2: #""show":\#(own),\#(card)"#
      case 3: #""keyboard":\#(below(2) * 300),\#(card)"#
      default: #""slide":\#(below(4)),"of":\#(own),"animated":\#(isTrue(0.8)),\#(card)"#
      }
    }
    let of = below(3)
    return switch below(6) {
    case 0: #""append":[\#(item())],"of":\#(of),\#(card)"#
    case 1: #""prepend":[\#(item())],"of":\#(of),\#(card)"#
    case 2: #""update":\#(item()),"index":\#(below(4)),"of":\#(of),\#(card)"#
    case 3: #""delete":\#(1 + below(5)),"index":\#(below(3)),"of":\#(of),\#(card)"#
    default: #""slide":\#(below(6)),"of":\#(choice([0, 2])),"animated":\#(isTrue(0.8)),\#(card)"#
    }
  }

  private mutating func command() -> String {
    if hasPages, isTrue(0.3) { return #""page":\#(below(2)),"animated":\#(isTrue(0.8))"# }
    if hasBar, isTrue(0.3) { return #""bar":\#(isTrue())"# }
    return switch below(9) {
    case 8: #""map_overlays":\#(isTrue(0.6)),"animated":\#(isTrue(0.8))"#
    case 0: #""push":"\#(choice(["next", "plain"]))","animated":\#(isTrue(0.8))"#
    case 1: #""pop":true,"animated":\#(isTrue(0.8))"#
    case 2: #""key":"\#(choice(["expand", "collapse"]))""#
    case 3: #""rotate":true"#
    case 4: #""resize":"\#(choice(["iphone-se-3", "ipad-pro-11"]))""#
    case 5: #""reduce_motion":\#(isTrue())"#
    case 6: #""voiceover":\#(isTrue())"#
    default: #""tap":[\#(below(390)),\#(below(800))]"#
    }
  }
}
