import CardTestSupport
import CardText
import Testing

@testable import CardTorture

/// Failures found by random scenarios, as small as possible: each failed once.
@Suite struct FoundScenarioTests {
  @Test(arguments: [
    // After a shared pan led a card to its top, a release while its content scrolled left the card at another position
    // than its target.
    #"""
    {"preset":"sweetcurtain-0.2.5","cards":[{"name":"trips","content":800,"detent":"mid"}],
    "inputs":[{"at":"0us","swipe":{"from":[0,800],"to":[0,0],"duration":"200000us","velocity":0}}]}
    """#,
    // The same over a list of CardParts.
    #"""
    {"preset":"sweetcurtain-0.2.5","cards":[{"name":"card2","content":{"cards":[{"name":"card2-part0",
    "parts":[{"kind":"text","height":975}]}]}}],"inputs":[{"at":"0us","path":{"points":[["0us",0,0],["1us",
    0,-600]]},"on":"content"}]}
    """#,
    // A finger that jumps by 5,000 pt threw the card hundreds of thousands of points away under a stepwise edge.
    #"""
    {"cards":[{"name":"card2"}],"inputs":[{"at":"0us","path":{"points":[["0us",0,-5000],["1us",0,0]]},
    "on":"header"}],"preset":"sweetcurtain-0.2.5"}
    """#,
    // At the end of its range, a motion that starts outwards left the range.
    #"""
    {"preset":"sweetcurtain-0.2.5","cards":[{"name":"card0","detents":{"d4":0}}],
    "set":{"settle.initial_velocity":-7},"inputs":[{"at":"0us","swipe":{"from":[0,0],"to":[0,3100],
    "duration":"200000us","velocity":0,"rate":30}}]}
    """#,
    // Fingers that overlap under a stepwise edge ended in a spring from NaN.
    #"""
    {"preset":"sweetcurtain-0.2.5","cards":[{"name":"card0","detents":{"d0":0}}],"inputs":[{"at":"0us",
    "swipe":{"from":[0,800],"to":[0,0],"duration":"100000us","velocity":0}},{"at":"100000us",
    "swipe":{"from":[0,0],"to":[0,1],"duration":"400000us","velocity":0},"on":"map"},{"at":"0us",
    "gesture":"raw-751313.csv"},{"at":"0us","path":{"points":[["0us",0,500],["200000us",0,100]]},
    "on":"map"},{"at":"270000us","swipe":{"from":[0,0],"to":[0,1],"duration":"200000us","velocity":0}},
    {"at":"600000us","path":{"points":[["0us",0,0],["1us",0,0]]}}]}
    """#,
    // The same, from a map and a content.
    #"""
    {"preset":"sweetcurtain-0.2.5","cards":[{"name":"card1"}],"inputs":[{"at":"2480000us",
    "path":{"points":[["0us",0,800],["180000us",0,0]]}},{"at":"2490000us","path":{"points":[["0us",0,2500],
    ["1us",0,0],["200000us",0,0]]},"on":"map"},{"at":"2540000us","path":{"points":[["0us",0,0],["100000us",
    0,0]]},"on":"content"},{"at":"2620000us","path":{"points":[["320000us",0,0],["326000us",0,0]]}},
    {"at":"2630000us","path":{"points":[["0us",0,0],["1us",0,0]]}}]}
    """#,
    // The same, with NaN in the velocity tracker.
    #"""
    {"preset":"sweetcurtain-0.2.5","cards":[{"name":"card0"}],"inputs":[{"at":"2900000us",
    "path":{"points":[["0us",0,0],["50000us",0,0]]},"on":"card"},{"at":"3000000us","path":{"points":[["0us",
    0,0],["400000us",0,0]]},"on":"content"},{"at":"3800000us","swipe":{"from":[0,0],"to":[1,0],
    "duration":"50000us","velocity":0}},{"at":"3300000us","swipe":{"from":[0,0],"to":[0,1],
    "duration":"100000us","velocity":0}},{"at":"2900000us","path":{"points":[["0us",0,5000],["160000us",0,
    0]]}}]}
    """#,
    // A carousel held by a finger had other words after a restore.
    #"""
    {"cards":[{"name":"news","detent":"extended","content":{"components":[{"kind":"carousel",
    "items":[{"size":{"height":50},"repeat":2}]}]}}],"inputs":[{"at":"0us","swipe":{"from":[0,200],
    "to":[100,200],"duration":"100000us","velocity":900}}]}
    """#,
    // The same with an item without a size.
    #"""
    {"cards":[{"name":"news","detent":"extended","content":{"components":[{"kind":"carousel","items":[{},
    {"size":{"height":50}}]}]}}],"inputs":[{"at":"0us","swipe":{"from":[0,200],"to":[10,200],
    "duration":"60000us","velocity":0}}]}
    """#,
    // The same after the program turned it.
    #"""
    {"cards":[{"name":"news","detent":"extended","content":{"components":[{"kind":"carousel",
    "items":[{"size":{"height":50},"repeat":6}]}]}}],"inputs":[{"at":"250000us","path":{"points":[["0ms",
    300,200],["150000us",0,0]]}},{"at":"0us","slide":5}]}
    """#,
    // The same while its items are removed.
    #"""
    {"cards":[{"name":"card0","content":{"components":[{"kind":"carousel","items":[{}],
    "layout":{"inset":{"left":1}}}]}}],"inputs":[{"at":"1200000us","swipe":{"from":[0,0],"to":[0,1],
    "duration":"400000us","velocity":0}},{"at":"1300000us","delete":1,"index":0},{"at":"1200000us",
    "slide":0}]}
    """#,
    // A paged view that turns in a hidden card came to rest after a restore.
    #"""
    {"cards":[{"name":"money","content":{"cards":[{"name":"tips","parts":[{"kind":"paged","height":0,
    "pages":2}]}]}}],"inputs":[{"at":"50000us","rotate":true},{"at":"0us","hide":"tips"},{"at":"0us",
    "slide":1}]}
    """#,
    // A finger on a paged view that a state change removed made a state that was refused.
    #"""
    {"cards":[{"name":"card0","content":{"cards":[{"name":"card0-part0","parts":[{"kind":"paged",
    "height":272,"pages":2}]}]},"detents":{"d0":200}}],"inputs":[{"at":"0us","swipe":{"from":[50,0],"to":[0,
    0],"duration":"50000us","velocity":0},"on":"card"},{"at":"0us","state":"hasData"}]}
    """#,
    // A command to a hidden detent trapped: it is beyond the edges that a finger reaches.
    #"""
    {"cards":[{"name":"card0"}],"set":{"geometry.detents":"curtain"},"inputs":[{"at":"0us",
    "key":"collapse"}]}
    """#,
    // A tap was checked against the number of names.
    #"{"cards":[{"name":"card0","detents":{"d0":0}}],"inputs":[{"at":"0us","tap":[0,0]}]}"#,
    // The same below a sheet.
    #"{"preset":"cardparts-sheet","cards":[{"name":"card0"}],"inputs":[{"at":"0us","tap":[0,860]}]}"#,
    // A sheet as high as its content rested beside its detent under a bar.
    #"""
    {"screen":{"width":100,"height":100},"cards":[{"name":"card0","content":{"components":[]},"bar":5e-273}],
    "set":{"geometry.detents":"sheet"}}
    """#,
    // A sheet with pages was as high as the content that its page hides.
    #"""
    {"preset":"cardparts-sheet","cards":[{"name":"card0","content":{"cards":[{"name":"card0-part0"}]},
    "pages":[{"name":"card0-1"}]}],"inputs":[{"at":"0us","path":{"points":[["0us",0,0],["100000us",0,25]]},
    "on":"content"},{"at":"0us","hide":"card0-part0","card":"card0"}]}
    """#,
  ])
  func itHolds(text: String) throws {
    let read = try ReadDocument(#require(JSONValue(Array(text.utf8))))
    var draw = Draw(seed: 1, index: 0)
    let frames = try Trial.run(read.scenario, &draw, saves: 40, measures: true)
    #expect(frames > 0)
  }
}
