// Written by `CARDSIM_RECORD=1 swift test --filter BuiltInScenariosTexts`; not to be edited by hand.

extension BuiltInScenarios {
  /// The files of `Sources/CardExamples/Scenarios`, as the program brings them with it.
  enum Texts {
    static let appleMaps: StaticString = #"""
      {
        "about": "The search card of Apple Maps by FloatingPanel's sample: a tip, half, and 18 pt below the status \#
      bar, where it dims.",
        "cards": [
          {
            "name": "search", "content": 1600, "detent": "tip", "largest_undimmed_detent": "half",
            "detents": { "tip": { "height": 69 }, "half": { "fraction": 0.5 }, "full": { "from_safe_top": 18 } }
          }
        ],
        "set": { "dim.map_max": 0.3 },
        "inputs": [
          { "at": "100ms", "on": "header", "swipe": { "from": [190, 770], "to": [196, 690], "duration": "110ms", \#
      "velocity": -900, "seed": 60 } },
          { "at": "1500ms", "on": "header", "swipe": { "from": [190, 450], "to": [196, 330], "duration": "120ms", \#
      "velocity": -1400, "seed": 61 } },
          { "at": "2900ms", "on": "content", "swipe": { "from": [190, 600], "to": [194, 420], "duration": "150ms", \#
      "velocity": -1500, "seed": 62 } },
          { "at": "5200ms", "on": "header", "swipe": { "from": [190, 100], "to": [186, 400], "duration": "260ms", \#
      "velocity": 1100, "seed": 63 } }
        ]
      }

      """#
    static let bottomView: StaticString = #"""
      {
        "about": "A view at the card's bottom and one below its header take their room from the content; a button \#
      floats over both.",
        "cards": [
          { "name": "trips", "header": 84, "content": 900, "detent": "extended", "bottom": 56, "accessory": 30, \#
      "floating": true }
        ],
        "inputs": [
          { "at": "100ms", "path": { "points": [["0ms", 200, 700], ["600ms", 203, 200]], "lift_after": "80ms", \#
      "seed": 47 } },
          { "at": "1800ms", "path": { "points": [["0ms", 200, 170], ["600ms", 203, 830]], "lift_after": "80ms", \#
      "seed": 48 } }
        ]
      }

      """#
    static let callbacksCardparts: StaticString = #"""
      {
        "about": "What CardParts' bottom sheet tells its app: its height at each step, and that it is gone, or \#
      there, when it is.",
        "preset": "cardparts-sheet",
        "cards": [{ "name": "sheet", "header": 72, "content": 300, "detent": "shown" }],
        "inputs": [
          {
            "at": "100ms", "on": "header",
            "swipe": { "from": [200, 500], "to": [200, 530], "duration": "160ms", "velocity": 100 }
          },
          {
            "at": "900ms", "on": "header",
            "swipe": { "from": [200, 500], "to": [200, 600], "duration": "160ms", "velocity": 900 }
          },
          { "at": "2000ms", "move": "shown" }
        ]
      }

      """#
    static let callbacksInterrupted: StaticString = #"""
      {
        "about": "A drag catches a card of TGCardViewController while it settles: the app still gets didMove at the \#
      scheduled end.",
        "preset": "tgcard-2.5.1",
        "cards": [{ "name": "trips", "header": 84, "content": 1600, "detent": "peaking" }],
        "inputs": [
          {
            "at": "100ms", "on": "header",
            "swipe": { "from": [200, 430], "to": [200, 330], "duration": "120ms", "velocity": -900 }
          },
          {
            "at": "350ms", "on": "header",
            "swipe": { "from": [200, 110], "to": [200, 420], "duration": "600ms", "velocity": 300 }
          }
        ]
      }

      """#
    static let callbacksSweetcurtain: StaticString = #"""
      {
        "about": "What SweetCurtain tells its delegate: a drag is said to be over when its animation begins, not \#
      when it ends.",
        "preset": "sweetcurtain-0.2.5",
        "cards": [{ "name": "trips", "header": 84, "content": 1600, "detent": "mid" }],
        "inputs": [
          {
            "at": "100ms", "on": "header",
            "swipe": { "from": [200, 480], "to": [200, 400], "duration": "120ms", "velocity": -900 }
          },
          {
            "at": "1000ms", "on": "header",
            "swipe": { "from": [200, 250], "to": [200, 290], "duration": "160ms", "velocity": 200 }
          },
          { "at": "1800ms", "move": "min" }
        ]
      }

      """#
    static let callbacksTgcard: StaticString = #"""
      {
        "about": "What TGCardViewController tells cards and map managers: a snap, a push and a pop, whose first \#
      words are in reverse order.",
        "preset": "tgcard-2.5.1",
        "cards": [
          { "name": "trips", "header": 84, "content": 1600, "detent": "peaking" },
          { "name": "stop", "header": 84, "content": 900, "detent": "extended" }
        ],
        "inputs": [
          {
            "at": "100ms", "on": "header",
            "swipe": { "from": [200, 430], "to": [200, 640], "duration": "160ms", "velocity": 900 }
          },
          { "at": "1000ms", "push": "stop" },
          { "at": "1700ms", "pop": true }
        ]
      }

      """#
    static let cancelledPan: StaticString = #"""
      {
        "about": "A touch that the system takes away leaves TGCardViewController's card where it is: only a finger \#
      that lifts snaps.",
        "preset": "tgcard-2.5.1",
        "cards": [{ "name": "trips", "header": 84, "content": 1600, "detent": "peaking" }],
        "inputs": [
          { "at": "100ms", "path": { "points": [["0ms", 200, 430], ["400ms", 203, 280]], "end": "cancelled", \#
      "seed": 64 } }
        ]
      }

      """#
    static let cancelledTouch: StaticString = #"""
      {
        "about": "A touch that the system takes away leaves the card to the nearest detent, from rest.",
        "cards": [{ "name": "trips", "header": 84, "content": 1600, "detent": "peaking" }],
        "inputs": [
          { "at": "100ms", "path": { "points": [["0ms", 200, 430], ["120ms", 203, 280]], "end": "cancelled", \#
      "seed": 12 } }
        ]
      }

      """#
    static let cardBar: StaticString = #"""
      {
        "about": "A card with a bar of its own brings it along, and another such card changes what the bar holds \#
      and how high it is.",
        "cards": [
          { "name": "trips", "header": 84, "content": 1600, "detent": "peaking" },
          { "name": "days", "header": 84, "content": 900, "detent": "extended", "bar": 50 },
          { "name": "hours", "header": 84, "content": 900, "detent": "extended", "bar": 80 }
        ],
        "inputs": [
          { "at": "100ms", "push": "days" },
          { "at": "700ms", "push": "hours" },
          { "at": "1300ms", "pop": true },
          { "at": "1900ms", "pop": true }
        ]
      }

      """#
    static let cardsHidden: StaticString = #"""
      {
        "about": "A card of CardParts is left out of its list and put in again at its place, each one frame after \#
      it was told.",
        "cards": [
          {
            "name": "money", "detent": "extended",
            "content": {
              "cards": [
                { "name": "balance", "parts": [{ "kind": "text", "height": 300 }] },
                { "name": "offer", "parts": [{ "kind": "text", "height": 200 }] },
                { "name": "news", "hidden": true, "parts": [{ "kind": "text", "height": 400 }] },
                { "name": "rest", "parts": [{ "kind": "text", "height": 300 }] }
              ]
            },
            "feed": { "rules": "cardparts-4.0" }
          }
        ],
        "inputs": [
          { "at": "200ms", "show": "news" },
          { "at": "400ms", "hide": "offer" },
          { "at": "600ms", "on": "content", "swipe": { "from": [190, 700], "to": [195, 500], "duration": "160ms", \#
      "velocity": -900 } },
          { "at": "3s", "hide": "news" },
          { "at": "3200ms", "show": "offer" }
        ],
        "duration": "3500ms"
      }

      """#
    static let cardsKeyboard: StaticString = #"""
      {
        "about": "A keyboard takes the list's lower end: what is written in comes into sight by the keyboard's \#
      spring, and stays there.",
        "cards": [
          {
            "name": "money", "detent": "extended",
            "content": {
              "cards": [
                { "name": "balance", "parts": [{ "kind": "text", "height": 500 }] },
                { "name": "form", "parts": [{ "kind": "title", "height": 20 }, { "kind": "text", "height": 44 }, { \#
      "kind": "button", "height": 44 }] }
              ]
            },
            "feed": { "rules": "cardparts-4.0" }
          }
        ],
        "inputs": [
          { "at": "200ms", "keyboard": 336, "responder": [590, 44] },
          { "at": "1500ms", "keyboard": 0 }
        ]
      }

      """#
    static let cardsList: StaticString = #"""
      {
        "about": "A list of CardParts in Mint's theme: margins, the traits that change them, parts with their \#
      spacing.",
        "cards": [
          {
            "name": "money", "detent": "extended",
            "content": {
              "cards": [
                { "name": "balance", "parts": [{ "kind": "title", "height": 20 }, { "kind": "text", "height": 34 }, \#
      { "kind": "separator" }, { "kind": "button", "height": 44 }] },
                { "name": "banner", "no_top_bottom_margins": true, "custom_margin": 0, "parts": [{ "kind": "image", \#
      "height": 120, "margins": 0 }] },
                { "name": "trend", "parts": [{ "kind": "title", "height": 20 }, { "kind": "histogram" }, { "kind": \#
      "spacer", "height": 16 }, { "kind": "bar" }] },
                { "name": "budgets", "custom_margin": 24, "parts": [{ "kind": "title", "height": 20 }, { "kind": \#
      "text", "height": 300 }] }
              ]
            },
            "feed": { "rules": "cardparts-4.0" }
          }
        ],
        "inputs": [
          { "at": "100ms", "on": "content", "swipe": { "from": [190, 780], "to": [195, 380], "duration": "200ms", \#
      "velocity": -1200 } }
        ]
      }

      """#
    static let cardsOwn: StaticString = #"""
      {
        "about": "A card of CardParts with a theme of its own, stacks in stacks, rows of several heights, and its \#
      buttons.",
        "cards": [
          {
            "name": "money", "detent": "extended",
            "content": {
              "theme": { "like": "turbo", "cell_margins": 8, "line_spacing": 16 },
              "cards": [
                {
                  "name": "budget", "editable": true,
                  "parts": [
                    { "kind": "title", "height": 24, "button": "menu" },
                    {
                      "kind": "stack", "axis": "horizontal",
                      "parts": [
                        { "kind": "text", "height": 40 }, { "kind": "vertical_separator" },
                        { "kind": "stack", "axis": "vertical", "spacing": 4, "parts": [{ "kind": "label", "height": \#
      20 }, { "kind": "text_field", "height": 34 }] }
                      ]
                    },
                    { "kind": "table", "rows": [60, 44, 96] }
                  ]
                },
                { "name": "rest", "parts": [{ "kind": "title", "height": 24, "button": "action" }, { "kind": \#
      "text", "height": 900 }] }
              ]
            },
            "feed": { "rules": "cardparts-4.0" }
          }
        ],
        "inputs": [
          { "at": "100ms", "tap": [365, 160] },
          { "at": "300ms", "tap": [322, 180] },
          { "at": "500ms", "choose": 1 },
          { "at": "700ms", "tap": [340, 520] },
          { "at": "900ms", "swipe": { "from": [190, 600], "to": [195, 400], "duration": "200ms", "velocity": -600 } }
        ]
      }

      """#
    static let cardsPagedView: StaticString = #"""
      {
        "about": "A paged view of CardParts is flicked, pulled and let fall back, and turned by the program, which \#
      tells nobody.",
        "cards": [
          {
            "name": "money", "detent": "extended",
            "content": {
              "cards": [
                { "name": "tips", "parts": [{ "kind": "title", "height": 20 }, { "kind": "paged", "height": 180, \#
      "pages": 4 }] },
                { "name": "rest", "parts": [{ "kind": "text", "height": 700 }] }
              ]
            },
            "feed": { "rules": "cardparts-4.0" }
          }
        ],
        "inputs": [
          { "at": "100ms", "swipe": { "from": [300, 250], "to": [200, 253], "duration": "120ms", "velocity": -900 } },
          { "at": "2500ms", "path": { "points": [["0ms", 300, 250], ["400ms", 240, 250]], "lift_after": "200ms" } },
          { "at": "5s", "slide": 3, "of": "tips" },
          { "at": "7s", "slide": 0, "of": "tips", "animated": false }
        ],
        "duration": "7500ms"
      }

      """#
    static let cardsRows: StaticString = #"""
      {
        "about": "A table of rows that doesn't scroll by itself, and a collection that does, sideways.",
        "cards": [
          {
            "name": "money", "detent": "extended",
            "content": {
              "cards": [
                { "name": "accounts", "parts": [{ "kind": "title", "height": 20 }, { "kind": "table", "rows": 7, \#
      "footer": true }] },
                { "name": "offers", "parts": [{ "kind": "collection", "height": 130, "cells": 8, "cell_width": 110, \#
      "cell_spacing": 10 }] },
                { "name": "rest", "parts": [{ "kind": "table", "rows": 4, "row_height": 72 }] }
              ]
            },
            "feed": { "rules": "cardparts-4.0" }
          }
        ],
        "inputs": [
          { "at": "100ms", "swipe": { "from": [300, 700], "to": [150, 703], "duration": "150ms", "velocity": -900 } },
          { "at": "3s", "swipe": { "from": [190, 600], "to": [195, 400], "duration": "200ms", "velocity": -600 } }
        ]
      }

      """#
    static let cardsStates: StaticString = #"""
      {
        "about": "A card of CardParts loads, has data, is empty, fails: each height comes one frame after it was \#
      told, at once.",
        "cards": [
          {
            "name": "money", "detent": "extended",
            "content": {
              "cards": [
                {
                  "name": "balance", "state": "loading",
                  "states": {
                    "loading": [{ "kind": "text", "height": 40 }],
                    "hasData": [{ "kind": "title", "height": 20 }, { "kind": "table", "rows": 10 }],
                    "failed": [{ "kind": "text", "height": 90 }]
                  }
                },
                { "name": "rest", "parts": [{ "kind": "text", "height": 620 }] }
              ]
            },
            "feed": { "rules": "cardparts-4.0" }
          }
        ],
        "inputs": [
          { "at": "300ms", "state": "hasData", "of": "balance" },
          { "at": "400ms", "state": "hasData", "of": "balance" },
          { "at": "600ms", "on": "content", "swipe": { "from": [190, 700], "to": [195, 300], "duration": "160ms", \#
      "velocity": -2500 } },
          { "at": "4s", "state": "empty", "of": "balance" },
          { "at": "4500ms", "state": "failed", "of": "balance" }
        ],
        "duration": "5s"
      }

      """#
    static let cardsTurbo: StaticString = #"""
      {
        "about": "The same list in Turbo's theme, and a tab bar below it: no margins around cards but those that \#
      2.6 has in its code.",
        "cards": [
          {
            "name": "money", "detent": "extended",
            "content": {
              "theme": "turbo", "tab_bar": 49,
              "cards": [
                { "name": "balance", "parts": [{ "kind": "title", "height": 20 }, { "kind": "text", "height": 34 }, \#
      { "kind": "separator" }, { "kind": "button", "height": 44 }] },
                { "name": "banner", "no_top_bottom_margins": true, "custom_margin": 0, "parts": [{ "kind": "image", \#
      "height": 120, "margins": 0 }] },
                { "name": "trend", "parts": [{ "kind": "title", "height": 20 }, { "kind": "histogram" }, { "kind": \#
      "spacer", "height": 16 }, { "kind": "bar" }] }
              ]
            },
            "feed": { "rules": "cardparts-2.6" }
          }
        ],
        "inputs": [
          { "at": "100ms", "on": "content", "swipe": { "from": [190, 780], "to": [195, 380], "duration": "200ms", \#
      "velocity": -1200 } }
        ]
      }

      """#
    static let cardsVisibility2: StaticString = #"""
      {
        "about": "Cards of CardParts 2.6 are told how much of them shows where that has changed, and too much of \#
      one that is cut at both ends.",
        "cards": [
          {
            "name": "money", "detent": "extended",
            "content": {
              "cards": [
                { "name": "balance", "parts": [{ "kind": "text", "height": 300 }] },
                { "name": "long", "parts": [{ "kind": "text", "height": 1400 }] },
                { "name": "rest", "parts": [{ "kind": "text", "height": 200 }] }
              ]
            },
            "feed": { "rules": "cardparts-2.6" }
          }
        ],
        "inputs": [
          { "at": "100ms", "on": "content", "swipe": { "from": [190, 780], "to": [195, 380], "duration": "200ms", \#
      "velocity": -1800 } }
        ]
      }

      """#
    static let cardsVisibility: StaticString = #"""
      {
        "about": "Cards of CardParts 4.0 are told on every frame that scrolls how much of them shows, and how much \#
      of the list they cover.",
        "cards": [
          {
            "name": "money", "detent": "extended",
            "content": {
              "cards": [
                { "name": "balance", "parts": [{ "kind": "text", "height": 300 }] },
                { "name": "long", "parts": [{ "kind": "text", "height": 1400 }] },
                { "name": "rest", "parts": [{ "kind": "text", "height": 200 }] }
              ]
            },
            "feed": { "rules": "cardparts-4.0" }
          }
        ],
        "inputs": [
          { "at": "100ms", "on": "content", "swipe": { "from": [190, 780], "to": [195, 380], "duration": "200ms", \#
      "velocity": -1800 } }
        ]
      }

      """#
    static let carouselMomentum: StaticString = #"""
      {
        "about": "A carousel slows down by itself, bounces at its end and is caught; a finger along the card \#
      scrolls the list as ever.",
        "cards": [
          {
            "name": "news", "detent": "extended",
            "content": {
              "components": [
                { "kind": "carousel", "items": [{ "size": { "width": 140, "height": 160 }, "repeat": 6 }] },
                { "kind": "list", "items": [{ "repeat": 30 }] }
              ]
            },
            "feed": { "rules": "spots-7.5" }
          }
        ],
        "inputs": [
          { "at": "100ms", "swipe": { "from": [300, 200], "to": [180, 203], "duration": "120ms", "velocity": -1600 \#
      } },
          { "at": "4s", "swipe": { "from": [100, 200], "to": [200, 203], "duration": "120ms", "velocity": 900 } },
          { "at": "4400ms", "path": { "points": [["0ms", 200, 200], ["300ms", 200, 202]] } },
          { "at": "7s", "swipe": { "from": [200, 520], "to": [205, 420], "duration": "150ms", "velocity": -600 } }
        ]
      }

      """#
    static let closeButton: StaticString = #"""
      {
        "about": "Every card but the root has an (x), which pops it; the root refuses.",
        "cards": [
          { "name": "trips", "header": 84, "content": 1600, "detent": "peaking" },
          { "name": "stop", "header": 84, "content": 900 },
          { "name": "service", "header": 84, "content": 900 }
        ],
        "inputs": [
          { "at": "100ms", "tap": "close" },
          { "at": "200ms", "push": "stop" },
          { "at": "800ms", "push": "service" },
          { "at": "1400ms", "tap": "close" },
          { "at": "2000ms", "tap": "close" },
          { "at": "2600ms", "tap": "close" }
        ]
      }

      """#
    static let closeKeyTgcard: StaticString = #"""
      {
        "about": "TGCardViewController's key for closing isn't for cards: only the key for going back pops one.",
        "preset": "tgcard-2.5.1",
        "cards": [
          { "name": "trips", "header": 84, "content": 1600, "detent": "peaking" },
          { "name": "stop", "header": 84, "content": 900, "detent": "peaking" }
        ],
        "inputs": [
          { "at": "100ms", "push": "stop" }, { "at": "600ms", "key": "close" }, { "at": "700ms", "key": "back" }
        ]
      }

      """#
    static let compactHeight: StaticString = #"""
      {
        "about": "On a phone in landscape the card has two detents; a finger reaches both, and all else leads to \#
      the top.",
        "device": "iphone-15-landscape",
        "cards": [{ "name": "trips", "header": 84, "content": 1600 }],
        "inputs": [
          { "at": "100ms", "key": "collapse" },
          { "at": "400ms", "swipe": { "from": [120, 50], "to": [124, 200], "duration": "130ms", "velocity": 1400, \#
      "seed": 44 } },
          { "at": "1500ms", "move": "peaking" }
        ]
      }

      """#
    static let contentChangesInHand: StaticString = #"""
      {
        "about": "Content grows and shrinks under a finger that drags, hands over and scrolls: nothing jumps, and \#
      no travel is lost.",
        "cards": [
          {
            "name": "news", "detent": "peaking",
            "content": { "components": [{ "kind": "list", "items": [{ "size": { "height": 80 }, "repeat": 12 }] }] },
            "feed": { "rules": "spots-7.5" }
          }
        ],
        "inputs": [
          {
            "at": "100ms", "on": "content",
            "path": { "points": [["0ms", 190, 700], ["600ms", 195, 250], ["1200ms", 195, 60], ["1500ms", 195, 60], \#
      ["2200ms", 195, 560]], "lift_after": "100ms" }
          },
          { "at": "300ms", "append": [{ "size": { "height": 80 }, "repeat": 3 }] },
          { "at": "900ms", "delete": 5, "index": 3 },
          { "at": "1350ms", "append": [{ "size": { "height": 80 }, "repeat": 10 }] },
          { "at": "1700ms", "prepend": [{ "size": { "height": 50 } }] }
        ]
      }

      """#
    static let contentFade: StaticString = #"""
      {
        "about": "The content fades in as the card leaves its lowest detent.",
        "cards": [{ "name": "trips", "header": 84, "content": 1600, "detent": "collapsed" }],
        "inputs": [
          { "at": "100ms", "path": { "points": [["0ms", 200, 770], ["900ms", 206, 430]], "seed": 31 } }
        ]
      }

      """#
    static let contentFits: StaticString = #"""
      {
        "about": "Content that fits does not scroll: a pull on it moves the card.",
        "cards": [{ "name": "trips", "header": 84, "content": 400, "detent": "extended" }],
        "inputs": [
          { "at": "100ms", "swipe": { "from": [190, 500], "to": [196, 420], "duration": "300ms", "velocity": -200, \#
      "seed": 26 } },
          { "at": "1400ms", "swipe": { "from": [190, 300], "to": [196, 420], "duration": "200ms", "velocity": 800, \#
      "seed": 27 } }
        ]
      }

      """#
    static let contentGrows: StaticString = #"""
      {
        "about": "Content that fits doesn't scroll, and the finger drags the card; once it has grown, the finger \#
      goes on to scroll it.",
        "cards": [
          {
            "name": "news", "detent": "peaking",
            "content": { "components": [{ "kind": "list", "items": [{ "size": { "height": 80 }, "repeat": 5 }] }] },
            "feed": { "rules": "spots-7.5" }
          }
        ],
        "inputs": [
          { "at": "100ms", "on": "content", "path": { "points": [["0ms", 190, 600], ["400ms", 195, 180], ["800ms", \#
      195, 180], ["1200ms", 195, 80]], "lift_after": "100ms", "jitter": false } },
          { "at": "650ms", "append": [{ "size": { "height": 80 }, "repeat": 20 }] }
        ]
      }

      """#
    static let contentShrinks: StaticString = #"""
      {
        "about": "Content that gets shorter: at rest it is clamped at once, slowing down it bounces back from where \#
      it is.",
        "cards": [
          {
            "name": "news", "detent": "extended",
            "content": { "components": [{ "kind": "list", "items": [{ "size": { "height": 80 }, "repeat": 40 }] }] },
            "feed": { "rules": "spots-7.5" }
          }
        ],
        "inputs": [
          { "at": "100ms", "on": "content", "swipe": { "from": [190, 780], "to": [195, 380], "duration": "160ms", \#
      "velocity": -2400 } },
          { "at": "700ms", "delete": 20, "index": 20 },
          { "at": "3s", "delete": 6, "index": 10 },
          { "at": "4s", "delete": 12, "index": 0 }
        ]
      }

      """#
    static let curtainFromHere: StaticString = #"""
      {
        "about": "The same drag and flick under SweetCurtain's rewrite: the card goes on up, since it counts from \#
      where it is.",
        "preset": "sweetcurtain-0.9",
        "cards": [{ "name": "trips", "header": 84, "content": 1600, "detent": "small" }],
        "inputs": [
          { "at": "100ms", "path": { "points": [["0ms", 200, 720], ["900ms", 203, 300], ["960ms", 204, 240]], \#
      "seed": 66 } }
        ]
      }

      """#
    static let curtainRubberBand: StaticString = #"""
      {
        "about": "SweetCurtain's rubber band damps each step of the finger, so that it depends on how often one is \#
      handed over.",
        "preset": "sweetcurtain-0.2.5",
        "set": { "touch.slop": 0 },
        "cards": [{ "name": "trips", "header": 84, "content": 1600, "detent": "max" }],
        "inputs": [
          {
            "at": "99ms",
            "path": { "points": [["0ms", 200, 260], ["166667us", 200, 160]], "lift_after": "50ms", "rate": 60, \#
      "jitter": false }
          }
        ]
      }

      """#
    static let curtainScrollBothWays: StaticString = #"""
      {
        "about": "SweetCurtain's card grows to its top and then its content scrolls, and back, with one finger.",
        "preset": "sweetcurtain-0.2.5",
        "set": { "handoff.rule": "shared" },
        "cards": [{ "name": "trips", "header": 84, "content": 1600, "detent": "mid" }],
        "inputs": [
          { "at": "100ms", "path": { "points": [["0ms", 200, 700], ["500ms", 203, 330], ["1000ms", 200, 720]], \#
      "lift_after": "80ms", "seed": 75 } }
        ]
      }

      """#
    static let curtainSpeeds: StaticString = #"""
      {
        "about": "SweetCurtain's rewrite: a slow finger gets a curve of 0.2 s, a faster one a spring that its speed \#
      makes looser.",
        "preset": "sweetcurtain-0.9",
        "cards": [{ "name": "trips", "header": 84, "content": 1600, "detent": "medium" }],
        "inputs": [
          { "at": "100ms", "path": { "points": [["0ms", 200, 480], ["500ms", 202, 420]], "lift_after": "80ms", \#
      "seed": 76 } },
          { "at": "1400ms", "swipe": { "from": [200, 480], "to": [203, 400], "duration": "120ms", "velocity": \#
      -1000, "seed": 77 } },
          { "at": "2400ms", "swipe": { "from": [200, 250], "to": [203, 430], "duration": "110ms", "velocity": 3000, \#
      "seed": 78 } }
        ]
      }

      """#
    static let curtainStates: StaticString = #"""
      {
        "about": "SweetCurtain's fifth, half and four fifths of the height, and hidden, by the program: animated \#
      and at once.",
        "preset": "sweetcurtain-0.2.5",
        "cards": [{ "name": "trips", "header": 84, "content": 1600, "detent": "min" }],
        "inputs": [
          { "at": "100ms", "move": "mid" },
          { "at": "700ms", "move": "max" },
          { "at": "1300ms", "move": "hide" },
          { "at": "1900ms", "move": "min", "animated": false },
          { "at": "2100ms", "move": "max", "animated": false }
        ]
      }

      """#
    static let curveSettle: StaticString = #"""
      {
        "about": "Any motion can be a timing curve; what it can't take up of the velocity is said.",
        "cards": [{ "name": "trips", "header": 84, "content": 1600, "detent": "peaking" }],
        "set": { "settle.motion": "curve", "settle.duration": 0.5, "settle.curve": "sheet", "tap.motion": "curve", \#
      "tap.duration": 0.25, "tap.curve": "ease-out" },
        "inputs": [
          { "at": "100ms", "swipe": { "from": [190, 430], "to": [196, 310], "duration": "120ms", "velocity": -1400, \#
      "seed": 1 } },
          { "at": "350ms", "move": "collapsed" }
        ]
      }

      """#
    static let detentsChange: StaticString = #"""
      {
        "about": "Other detents while a card settles, is held and rests: a name that stays keeps its target, else \#
      the nearest does.",
        "cards": [
          {
            "name": "route", "content": 1600, "detent": "half",
            "detents": { "tip": { "height": 84 }, "half": { "fraction": 0.5 }, "full": { "fraction": 1 } }
          }
        ],
        "inputs": [
          { "at": "100ms", "on": "header", "swipe": { "from": [200, 450], "to": [200, 330], "duration": "120ms", \#
      "velocity": -1400, "seed": 71 } },
          { "at": "350ms", "detents": { "tip": { "height": 84 }, "half": { "fraction": 0.5 }, "full": { "fraction": \#
      0.9 } } },
          { "at": "1600ms", "on": "header", "path": { "points": [["0ms", 200, 160], ["300ms", 200, 420], ["900ms", \#
      200, 430]], "lift_after": "80ms" } },
          { "at": "2100ms", "detents": { "tip": { "height": 84 }, "full": { "fraction": 0.9 } } },
          { "at": "4s", "detents": { "list": { "fraction": 0.6 } } }
        ]
      }

      """#
    static let detentsInWords: StaticString = #"""
      {
        "about": "Detents in the author's words: a header's height, the content's, and below the status bar, on two \#
      screens.",
        "cards": [
          {
            "name": "stops", "header": 64, "detent": "peek",
            "detents": { "peek": { "height": 64 }, "list": "content", "full": { "from_safe_top": 10 } },
            "content": { "components": [{ "kind": "list", "items": [{ "size": { "height": 56 }, "repeat": 4 }] }] },
            "feed": { "rules": "spots-7.5" }
          }
        ],
        "inputs": [
          { "at": "100ms", "on": "header", "swipe": { "from": [190, 770], "to": [196, 690], "duration": "110ms", \#
      "velocity": -900, "seed": 40 } },
          { "at": "1400ms", "append": [{ "size": { "height": 56 }, "repeat": 2 }] },
          { "at": "2400ms", "resize": "iphone-se-3" },
          { "at": "2600ms", "on": "header", "swipe": { "from": [190, 300], "to": [196, 220], "duration": "110ms", \#
      "velocity": -1100, "seed": 41 } }
        ]
      }

      """#
    static let doublePopTgcard: StaticString = #"""
      {
        "about": "TGCardViewController ignores a pop while a card is on its way out; a moment later it pops the \#
      next.",
        "preset": "tgcard-2.5.1",
        "cards": [
          { "name": "trips", "header": 84, "content": 1600, "detent": "peaking" },
          { "name": "stop", "header": 84, "content": 900, "detent": "peaking" },
          { "name": "service", "header": 84, "content": 900, "detent": "peaking" }
        ],
        "inputs": [
          { "at": "100ms", "push": "stop" },
          { "at": "600ms", "push": "service" },
          { "at": "1100ms", "pop": true },
          { "at": "1200ms", "pop": true },
          { "at": "1600ms", "pop": true }
        ]
      }

      """#
    static let doublePop: StaticString = #"""
      {
        "about": "A pop while a card is still on its way out sends the next one after it.",
        "cards": [
          { "name": "trips", "header": 84, "content": 1600, "detent": "peaking" },
          { "name": "stop", "header": 84, "content": 900, "detent": "extended" },
          { "name": "service", "header": 84, "content": 900, "detent": "peaking" }
        ],
        "inputs": [
          { "at": "100ms", "push": "stop" },
          { "at": "800ms", "push": "service" },
          { "at": "1500ms", "pop": true },
          { "at": "1580ms", "pop": true }
        ]
      }

      """#
    static let droppedFrames: StaticString = #"""
      {
        "about": "Dropped frames, named and drawn from a seed, change nothing after them.",
        "cards": [{ "name": "trips", "header": 84, "content": 1600, "detent": "peaking" }],
        "drop": { "frames": [3], "share": 0.1, "seed": 7 },
        "inputs": [
          { "at": "100ms", "swipe": { "from": [190, 430], "to": [196, 310], "duration": "120ms", "velocity": -1400, \#
      "seed": 1 } },
          { "at": "300ms", "drop": 3 }
        ]
      }

      """#
    static let edgeOvershoot: StaticString = #"""
      {
        "about": "A hard flick near the top would overshoot far; the spring is stiffened to 24 points.",
        "cards": [{ "name": "trips", "header": 84, "content": 1600, "detent": "peaking" }],
        "inputs": [
          { "at": "100ms", "swipe": { "from": [190, 430], "to": [196, 130], "duration": "140ms", "velocity": -4200, \#
      "seed": 14 } }
        ]
      }

      """#
    static let flickAfterSlowDrag: StaticString = #"""
      {
        "about": "Dragged slowly almost to its top and flicked up, SweetCurtain's card goes down: a flick counts \#
      from the stored state.",
        "preset": "sweetcurtain-0.2.5",
        "cards": [{ "name": "trips", "header": 84, "content": 1600, "detent": "min" }],
        "inputs": [
          { "at": "100ms", "path": { "points": [["0ms", 200, 720], ["900ms", 203, 300], ["960ms", 204, 240]], \#
      "seed": 66 } }
        ]
      }

      """#
    static let flickDown: StaticString = #"""
      {
        "about": "A flick on the header sends the card from half to the bottom.",
        "cards": [{ "name": "trips", "header": 84, "content": 1600, "detent": "peaking" }],
        "inputs": [
          { "at": "100ms", "swipe": { "from": [200, 430], "to": [196, 540], "duration": "120ms", "velocity": 1200, \#
      "seed": 2 } }
        ]
      }

      """#
    static let flickUp: StaticString = #"""
      {
        "about": "A flick on the header sends the card from half to its top.",
        "cards": [{ "name": "trips", "header": 84, "content": 1600, "detent": "peaking" }],
        "inputs": [
          { "at": "100ms", "swipe": { "from": [190, 430], "to": [196, 310], "duration": "120ms", "velocity": -1400, \#
      "seed": 1 } }
        ]
      }

      """#
    static let formAsks: StaticString = #"""
      {
        "about": "A form asks before it goes: it comes back from a flick down, the app is told, and the program \#
      takes it away.",
        "cards": [
          {
            "name": "form", "content": 600, "detent": "away", "modal": true, "dismissal": "asks",
            "detents": { "away": "gone", "medium": { "fraction": 0.5 }, "large": { "fraction": 1 } }
          }
        ],
        "inputs": [
          { "at": "100ms", "present": "medium" },
          { "at": "1500ms", "on": "header", "swipe": { "from": [200, 470], "to": [200, 640], "duration": "120ms", \#
      "velocity": 1800, "seed": 68 } },
          { "at": "3s", "dismiss": true }
        ]
      }

      """#
    static let gatheredInput: StaticString = #"""
      {
        "about": "Inputs are gathered as one event a frame, as UIKit does.",
        "cards": [{ "name": "trips", "header": 84, "content": 1600, "detent": "peaking" }],
        "set": { "clock.delivery": "frame" },
        "inputs": [
          { "at": "100ms", "swipe": { "from": [190, 430], "to": [196, 310], "duration": "120ms", "velocity": -1400, \#
      "seed": 1 } }
        ]
      }

      """#
    static let googleMapsSheet: StaticString = #"""
      {
        "about": "A bottom sheet of Material: a peek of 56 dp, half, the whole screen, and gone. Any flick up opens \#
      it; its edges are hard.",
        "device": "pixel-9",
        "cards": [
          {
            "name": "place", "content": 3000, "detent": "peek", "dismissal": "allowed",
            "detents": { "hidden": "gone", "peek": { "height": 56 }, "half": { "fraction": 0.5 }, "expanded": { \#
      "fraction": 1 } }
          }
        ],
        "set": {
          "snap.policy": "height", "snap.resistance": "any", "drag.top_bounce": false, "drag.bottom_bounce": false,
          "settle.damping_ratio": 1, "content.fade": false
        },
        "inputs": [
          { "at": "100ms", "on": "header", "swipe": { "from": [200, 850], "to": [204, 770], "duration": "110ms", \#
      "velocity": -900, "seed": 64 } },
          { "at": "1500ms", "on": "header", "swipe": { "from": [200, 480], "to": [206, 300], "duration": "110ms", \#
      "velocity": -2200, "seed": 65 } },
          { "at": "5500ms", "on": "content", "swipe": { "from": [200, 300], "to": [204, 360], "duration": "60ms", \#
      "velocity": 1400, "seed": 66 } },
          { "at": "8500ms", "on": "header", "swipe": { "from": [200, 480], "to": [204, 740], "duration": "120ms", \#
      "velocity": 1200, "seed": 67 } },
          { "at": "10s", "on": "header", "swipe": { "from": [200, 870], "to": [202, 905], "duration": "100ms", \#
      "velocity": 400, "seed": 68 } },
          { "at": "12s", "present": true }
        ]
      }

      """#
    static let grabAndDrag: StaticString = #"""
      {
        "about": "A grabbed card follows the finger at once, without slop, and is released like any other.",
        "cards": [{ "name": "trips", "header": 84, "content": 1600, "detent": "peaking" }],
        "inputs": [
          { "at": "100ms", "swipe": { "from": [190, 430], "to": [196, 310], "duration": "120ms", "velocity": -1400, \#
      "seed": 1 } },
          { "at": "300ms", "path": { "points": [["0ms", 200, 300], ["80ms", 200, 300], ["500ms", 204, 480]], \#
      "seed": 16 } }
        ]
      }

      """#
    static let grabInRubberBand: StaticString = #"""
      {
        "about": "A card that is caught in its overshoot stays where it shows; the rubber band is inverted.",
        "cards": [{ "name": "trips", "header": 84, "content": 1600, "detent": "peaking" }],
        "inputs": [
          { "at": "100ms", "swipe": { "from": [190, 430], "to": [196, 160], "duration": "140ms", "velocity": -3000, \#
      "seed": 17 } },
          { "at": "290ms", "path": { "points": [["0ms", 200, 110], ["60ms", 200, 110], ["400ms", 203, 220]], \#
      "seed": 18 } }
        ]
      }

      """#
    static let grab: StaticString = #"""
      {
        "about": "Touching a settling card freezes it; lifting nearby lets it go on to where it was heading, not to \#
      the nearest.",
        "cards": [{ "name": "trips", "header": 84, "content": 1600, "detent": "peaking" }],
        "inputs": [
          { "at": "100ms", "swipe": { "from": [190, 430], "to": [196, 310], "duration": "120ms", "velocity": -1400, \#
      "seed": 1 } },
          { "at": "240ms", "path": { "points": [["0ms", 200, 330], ["150ms", 202, 327]], "seed": 15 } }
        ]
      }

      """#
    static let hardFling: StaticString = #"""
      {
        "about": "A thumb throws the card up: it skips the middle detent, and passes the top by no more than it may.",
        "cards": [
          { "name": "trips", "header": 84, "content": 1600, "detent": "collapsed" }
        ],
        "inputs": [
          {
            "at": "100ms",
            "on": "header",
            "swipe": { "from": [196, 776], "to": [190, 560], "duration": "90ms", "velocity": -5000 }
          }
        ]
      }

      """#
    static let hardStop: StaticString = #"""
      {
        "about": "Without bounce the card stops hard at its ends and remembers the finger's excess.",
        "cards": [{ "name": "trips", "header": 84, "content": 1600, "detent": "extended" }],
        "set": { "drag.top_bounce": false, "drag.bottom_bounce": false },
        "inputs": [
          { "at": "100ms", "path": { "points": [["0ms", 200, 110], ["300ms", 203, 20], ["450ms", 203, 18], \#
      ["900ms", 206, 260]], "seed": 13 } }
        ]
      }

      """#
    static let headerAndBar: StaticString = #"""
      {
        "about": "A page header comes in above the bar that shows already, stays while that goes, and goes with its \#
      card.",
        "preset": "tgcard-2018",
        "bar": 40,
        "cards": [
          { "name": "trips", "header": 84, "content": 1600, "detent": "peaking" },
          { "name": "days", "header": 84, "content": 900, "detent": "extended", "page_header": 80 }
        ],
        "inputs": [
          { "at": "100ms", "bar": true },
          { "at": "900ms", "push": "days" },
          { "at": "1800ms", "bar": false },
          { "at": "2600ms", "pop": true }
        ]
      }

      """#
    static let holdThenLift: StaticString = #"""
      {
        "about": "A finger that stands still before it lifts has no velocity left.",
        "cards": [{ "name": "trips", "header": 84, "content": 1600, "detent": "peaking" }],
        "inputs": [
          { "at": "100ms", "path": { "points": [["0ms", 200, 430], ["120ms", 203, 300]], "lift_after": "90ms", \#
      "seed": 11 } }
        ]
      }

      """#
    static let innerPanResidue: StaticString = #"""
      {
        "about": "A finger that pulls the card down by its content and turns round fast leaves it a few points \#
      below its top, unsnapped.",
        "preset": "tgcard-2.5.1",
        "cards": [{ "name": "trips", "header": 84, "content": 1600, "detent": "extended" }],
        "inputs": [
          { "at": "100ms", "path": { "points": [["0ms", 200, 500], ["200ms", 200, 440], ["500ms", 200, 440], \#
      ["700ms", 200, 560], ["730ms", 200, 430]], "jitter": false } }
        ]
      }

      """#
    static let keys: StaticString = #"""
      {
        "about": "Keys lead a card up and down through its detents and back to the card below.",
        "cards": [
          { "name": "trips", "header": 84, "content": 1600, "detent": "collapsed" },
          { "name": "stop", "header": 84, "content": 900 }
        ],
        "inputs": [
          { "at": "100ms", "key": "expand" },
          { "at": "900ms", "key": "expand" },
          { "at": "1700ms", "key": "expand" },
          { "at": "1800ms", "key": "collapse" },
          { "at": "2600ms", "push": "stop" },
          { "at": "3400ms", "key": "close" },
          { "at": "4200ms", "push": "stop" },
          { "at": "5000ms", "key": "escape" },
          { "at": "5800ms", "push": "stop" },
          { "at": "6600ms", "key": "back" },
          { "at": "7400ms", "key": "back" }
        ]
      }

      """#
    static let mapAlone: StaticString = #"""
      {
        "about": "The program takes card, dim and buttons away under a finger, and shows them again.",
        "preset": "tgcard-2.5.1",
        "device": "iphone-15",
        "cards": [{ "name": "trips", "detent": "peaking", "content": 1200 }],
        "inputs": [
          { "at": "100ms", "on": "header", "swipe": { "from": [196, 400], "to": [196, 330], "duration": "300ms", \#
      "velocity": -200 } },
          { "at": "300ms", "map_overlays": false },
          { "at": "1000ms", "swipe": { "from": [196, 600], "to": [196, 300], "duration": "200ms", "velocity": -1500 \#
      } },
          { "at": "1300ms", "move": "extended" },
          { "at": "1500ms", "tap": [196, 200] },
          { "at": "2000ms", "map_overlays": true },
          { "at": "2600ms", "move": "peaking" },
          { "at": "3200ms", "map_overlays": false, "animated": false }
        ]
      }

      """#
    static let mapButtons: StaticString = #"""
      {
        "about": "The map buttons fade over the first 30 % of the way from half to the top, with the finger.",
        "cards": [{ "name": "trips", "header": 84, "content": 1600, "detent": "peaking" }],
        "inputs": [
          { "at": "100ms", "path": { "points": [["0ms", 200, 430], ["900ms", 206, 110]], "seed": 30 } }
        ]
      }

      """#
    static let mapInsets: StaticString = #"""
      {
        "about": "What a card leaves of the map: its bottom as far as half, its left beside the map; the buttons \#
      stay above the card.",
        "bar": 40,
        "cards": [{ "name": "trips", "header": 84, "content": 1600, "detent": "collapsed" }],
        "inputs": [
          { "at": "100ms", "path": { "points": [["0ms", 200, 770], ["900ms", 206, 110]], "lift_after": "80ms", \#
      "seed": 45 } },
          { "at": "2600ms", "bar": true },
          { "at": "3200ms", "rotate": true }
        ]
      }

      """#
    static let mapTouch: StaticString = #"""
      {
        "about": "A finger on the map never drags the card.",
        "cards": [{ "name": "trips", "header": 84, "content": 1600, "detent": "peaking" }],
        "inputs": [
          { "at": "100ms", "path": { "points": [["0ms", 200, 200], ["200ms", 200, 120]], "seed": 8 }, "on": "map" }
        ]
      }

      """#
    static let mapWidget: StaticString = #"""
      {
        "about": "The widget at the top of the map stays there until the card touches it, and then goes up with the \#
      card.",
        "widget": 60,
        "cards": [{ "name": "trips", "header": 84, "content": 1600, "detent": "peaking" }],
        "inputs": [
          { "at": "100ms", "path": { "points": [["0ms", 200, 430], ["900ms", 206, 90]], "lift_after": "80ms", \#
      "seed": 46 } },
          { "at": "2400ms", "key": "collapse" }
        ]
      }

      """#
    static let miniPlayer: StaticString = #"""
      {
        "about": "A music player opens from its mini bar: the artwork comes, the bar goes, and a shadow follows \#
      three frames later.",
        "cards": [
          {
            "name": "player", "header": 64, "content": 500, "detent": "mini",
            "detents": { "mini": { "height": 64 }, "full": { "fraction": 1 } },
            "fades": { "content": { "mini": 0, "full": 1 } }
          }
        ],
        "channels": [
          { "name": "artwork", "from": ["mini", 0], "to": ["full", 1] },
          { "name": "mini_bar", "from": ["mini", 1], "to": ["full", 0] },
          { "name": "shadow", "follows": "artwork", "lag": 3 }
        ],
        "inputs": [
          { "at": "100ms", "tap": "header" },
          { "at": "1200ms", "on": "header", "swipe": { "from": [190, 80], "to": [194, 300], "duration": "300ms", \#
      "velocity": 400, "seed": 52 } },
          { "at": "2400ms", "on": "header", "swipe": { "from": [190, 80], "to": [194, 240], "duration": "120ms", \#
      "velocity": 1500, "seed": 53 } },
          { "at": "3600ms", "resize": "iphone-se-3" },
          { "at": "3800ms", "tap": "header" }
        ]
      }

      """#
    static let mixedSwipe: StaticString = #"""
      {
        "about": "A drag that turns sideways on its way stays a drag and snaps when it ends: it once didn't \#
      (TGCardViewController 9095425).",
        "preset": "tgcard-2.5.1",
        "cards": [{ "name": "trips", "header": 84, "content": 1600, "detent": "peaking" }],
        "inputs": [
          { "at": "100ms", "path": { "points": [["0ms", 100, 430], ["150ms", 104, 380], ["450ms", 330, 350]], \#
      "seed": 61 } }
        ]
      }

      """#
    static let modelAfterPop: StaticString = #"""
      {
        "about": "After a push and a pop the card shows where the controller believes it, and can be dragged: once \#
      it couldn't (#30).",
        "preset": "tgcard-2.5.1",
        "cards": [
          { "name": "trips", "header": 84, "content": 1600, "detent": "peaking" },
          { "name": "stop", "header": 84, "content": 900, "detent": "extended" }
        ],
        "inputs": [
          { "at": "100ms", "push": "stop" },
          { "at": "600ms", "pop": true },
          { "at": "1200ms", "path": { "points": [["0ms", 200, 430], ["300ms", 203, 300]], "lift_after": "80ms", \#
      "seed": 62 } }
        ]
      }

      """#
    static let momentumHanded: StaticString = #"""
      {
        "about": "Momentum goes on: a card flicked to its top scrolls its content, and content flicked to its top \#
      pulls the card down.",
        "cards": [{ "name": "trips", "content": 5000, "detent": "peaking" }],
        "set": { "handoff.momentum": "handed" },
        "inputs": [
          { "at": "100ms", "on": "header", "swipe": { "from": [190, 430], "to": [196, 290], "duration": "100ms", \#
      "velocity": -2000, "seed": 73 } },
          { "at": "4s", "on": "content", "swipe": { "from": [190, 600], "to": [194, 500], "duration": "80ms", \#
      "velocity": -1500, "seed": 74 } },
          { "at": "8s", "on": "content", "swipe": { "from": [190, 400], "to": [194, 480], "duration": "40ms", \#
      "velocity": 2600, "seed": 75 } }
        ]
      }

      """#
    static let noMapCardTgcard: StaticString = #"""
      {
        "about": "TGCardViewController lets nobody drag a card without a map, though its README says that such a \#
      card snaps back.",
        "preset": "tgcard-2.5.1",
        "cards": [
          { "name": "trips", "header": 84, "content": 1600, "detent": "collapsed" },
          { "name": "about", "header": 84, "content": 900, "map": false }
        ],
        "inputs": [
          { "at": "100ms", "push": "about" },
          { "at": "800ms", "swipe": { "from": [200, 110], "to": [204, 610], "duration": "300ms", "velocity": 1500, \#
      "seed": 52 } },
          { "at": "2400ms", "pop": true }
        ]
      }

      """#
    static let noMapCard: StaticString = #"""
      {
        "about": "A card without a map is always extended: pulled down it comes back, and no key leads it down.",
        "cards": [
          { "name": "trips", "header": 84, "content": 1600, "detent": "collapsed" },
          { "name": "about", "header": 84, "content": 900, "map": false }
        ],
        "inputs": [
          { "at": "100ms", "push": "about" },
          { "at": "800ms", "swipe": { "from": [200, 110], "to": [204, 610], "duration": "300ms", "velocity": 1500, \#
      "seed": 52 } },
          { "at": "2200ms", "key": "collapse" },
          { "at": "2400ms", "pop": true }
        ]
      }

      """#
    static let ownDetents: StaticString = #"""
      {
        "about": "A card with four detents of its own: each flick goes to the next one.",
        "cards": [
          { "name": "trips", "header": 60, "content": 1600, "detent": "tip", "detents": { "tip": 760, "third": 560, \#
      "half": 400, "full": 96 } }
        ],
        "inputs": [
          { "at": "100ms", "swipe": { "from": [190, 790], "to": [196, 700], "duration": "110ms", "velocity": -1200, \#
      "seed": 36 } },
          { "at": "1400ms", "swipe": { "from": [190, 590], "to": [196, 500], "duration": "110ms", "velocity": \#
      -1200, "seed": 37 } },
          { "at": "2700ms", "swipe": { "from": [190, 430], "to": [196, 520], "duration": "110ms", "velocity": 1200, \#
      "seed": 38 } }
        ]
      }

      """#
    static let pagingByProgram: StaticString = #"""
      {
        "about": "Keys and the program turn pages; each page keeps its own scroll offset, and there is none beyond \#
      the last.",
        "cards": [
          {
            "name": "week", "header": 84, "detent": "extended",
            "pages": [
              { "name": "monday", "content": 1600 },
              { "name": "tuesday", "content": 900 },
              { "name": "wednesday", "content": 300 }
            ]
          }
        ],
        "inputs": [
          {
            "at": "100ms", "on": "content",
            "path": { "points": [["0ms", 200, 600], ["300ms", 200, 400]], "lift_after": "200ms", "seed": 6 }
          },
          { "at": "1000ms", "key": "next_page" },
          { "at": "1150ms", "key": "next_page" },
          { "at": "1800ms", "key": "next_page" },
          { "at": "2000ms", "page": 0, "animated": false },
          { "at": "2200ms", "key": "previous_page" },
          { "at": "2400ms", "page": 2 }
        ]
      }

      """#
    static let pagingCallbacks: StaticString = #"""
      {
        "about": "What TGCardViewController tells pages; the map stays with its manager unless a page has one of \#
      its own.",
        "preset": "tgcard-2.5.1",
        "cards": [
          { "name": "trips", "header": 84, "content": 1600, "detent": "peaking" },
          {
            "name": "week", "header": 84, "detent": "peaking",
            "pages": [
              { "name": "monday", "content": 1600 },
              { "name": "tuesday", "content": 900 },
              { "name": "wednesday", "content": 300, "own_map": true }
            ]
          }
        ],
        "inputs": [
          { "at": "100ms", "push": "week" },
          { "at": "600ms", "key": "next_page" },
          { "at": "1100ms", "key": "next_page" },
          {
            "at": "1700ms", "on": "header",
            "path": { "points": [["0ms", 150, 430], ["300ms", 210, 430]], "lift_after": "200ms", "seed": 7 }
          },
          { "at": "4500ms", "pop": true }
        ]
      }

      """#
    static let pagingGrab: StaticString = #"""
      {
        "about": "A second flick catches the pages on their way and turns one more; a touch that goes along stays \#
      with the card.",
        "cards": [
          {
            "name": "week", "header": 84, "detent": "peaking", "page": 1,
            "pages": [
              { "name": "monday", "content": 1600 },
              { "name": "tuesday", "content": 900 },
              { "name": "wednesday", "content": 300 },
              { "name": "thursday", "content": 300 }
            ]
          }
        ],
        "inputs": [
          {
            "at": "100ms", "on": "header",
            "swipe": { "from": [300, 430], "to": [180, 430], "duration": "100ms", "velocity": -1400 }
          },
          {
            "at": "450ms", "on": "header",
            "swipe": { "from": [300, 430], "to": [180, 430], "duration": "100ms", "velocity": -1400 }
          },
          {
            "at": "3000ms", "on": "header",
            "path": { "points": [["0ms", 200, 430], ["100ms", 200, 380], ["400ms", 60, 330]], "seed": 5 }
          }
        ]
      }

      """#
    static let paging: StaticString = #"""
      {
        "about": "A flick turns the page, a slow drag falls back, one past the middle turns it, and beyond the last \#
      page they yield.",
        "cards": [
          {
            "name": "week", "header": 84, "detent": "peaking",
            "pages": [
              { "name": "monday", "content": 1600 },
              { "name": "tuesday", "content": 900, "header": 100 },
              { "name": "wednesday", "content": 300 }
            ]
          }
        ],
        "inputs": [
          {
            "at": "100ms", "on": "header",
            "swipe": { "from": [300, 430], "to": [200, 432], "duration": "120ms", "velocity": -900 }
          },
          {
            "at": "2000ms", "on": "content",
            "path": { "points": [["0ms", 300, 600], ["500ms", 180, 600]], "lift_after": "200ms", "seed": 3 }
          },
          {
            "at": "4500ms", "on": "content",
            "path": { "points": [["0ms", 350, 600], ["500ms", 100, 604]], "lift_after": "200ms", "seed": 4 }
          },
          {
            "at": "7000ms", "on": "content",
            "swipe": { "from": [300, 600], "to": [100, 600], "duration": "200ms", "velocity": -1000 }
          }
        ]
      }

      """#
    static let popBesideMap: StaticString = #"""
      {
        "about": "Beside the map a pop leaves the card where it was: TGCardViewController restores detents only \#
      over the map.",
        "device": "ipad-pro-11",
        "preset": "tgcard-2.5.1",
        "cards": [
          { "name": "trips", "header": 84, "content": 1600, "detent": "peaking" },
          { "name": "service", "header": 84, "content": 1600, "detent": "extended" }
        ],
        "inputs": [{ "at": "100ms", "push": "service" }, { "at": "900ms", "pop": true }]
      }

      """#
    static let popDuringPush: StaticString = #"""
      {
        "about": "A pop during a push turns the card round without a jump.",
        "cards": [
          { "name": "trips", "header": 84, "content": 1600, "detent": "peaking" },
          { "name": "stop", "header": 84, "content": 900, "detent": "extended" }
        ],
        "inputs": [
          { "at": "100ms", "push": "stop" },
          { "at": "180ms", "pop": true }
        ]
      }

      """#
    static let popSeveral: StaticString = #"""
      {
        "about": "Two cards go at once: the upper one leaves, the one in between is never seen.",
        "cards": [
          { "name": "trips", "header": 84, "content": 1600, "detent": "peaking" },
          { "name": "stop", "header": 84, "content": 900, "detent": "extended" },
          { "name": "service", "header": 84, "content": 900, "detent": "collapsed" },
          { "name": "vehicle", "header": 84, "content": 300, "detent": "peaking" }
        ],
        "inputs": [
          { "at": "100ms", "push": "stop" },
          { "at": "800ms", "push": "service" },
          { "at": "1500ms", "push": "vehicle" },
          { "at": "2200ms", "pop": 2 }
        ]
      }

      """#
    static let popToRoot: StaticString = #"""
      {
        "about": "All cards but the root go at once, and the root is where it was, scrolled as it was.",
        "cards": [
          { "name": "trips", "header": 84, "content": 1600, "detent": "extended" },
          { "name": "stop", "header": 84, "content": 900, "detent": "peaking" },
          { "name": "service", "header": 84, "content": 900, "detent": "collapsed" }
        ],
        "inputs": [
          { "at": "100ms", "path": { "points": [["0ms", 200, 700], ["300ms", 200, 400]], "lift_after": "60ms" } },
          { "at": "700ms", "push": "stop" },
          { "at": "1400ms", "push": "service" },
          { "at": "2100ms", "pop": "root" }
        ]
      }

      """#
    static let programOnlyDetent: StaticString = #"""
      {
        "about": "A detent between the others that only the program reaches: fingers and taps pass it, and a drag \#
      begins there.",
        "cards": [
          {
            "name": "map", "content": 1600, "detent": "tip",
            "detents": { "tip": { "height": 84 }, "preview": { "fraction": 0.3, "reach": "program" }, "half": { \#
      "fraction": 0.6 }, "full": { "fraction": 1 } }
          }
        ],
        "inputs": [
          { "at": "100ms", "tap": "header" },
          { "at": "1200ms", "move": "preview" },
          { "at": "2400ms", "on": "header", "swipe": { "from": [200, 620], "to": [200, 660], "duration": "300ms", \#
      "velocity": 100, "seed": 72 } }
        ]
      }

      """#
    static let programmaticMove: StaticString = #"""
      {
        "about": "A move without animation is there at once at rest, and retargets a card that moves.",
        "cards": [{ "name": "trips", "header": 84, "content": 1600, "detent": "peaking" }],
        "inputs": [
          { "at": "100ms", "move": "extended", "animated": false },
          { "at": "300ms", "move": "collapsed" },
          { "at": "400ms", "move": "extended", "animated": false }
        ]
      }

      """#
    static let promotion: StaticString = #"""
      {
        "about": "A display that changes its rate: 60 Hz at rest, 120 Hz while the finger moves, 80 Hz for the \#
      settle.",
        "cards": [{ "name": "trips", "header": 84, "content": 1600, "detent": "peaking" }],
        "rates": [{ "from": "0ms", "fps": 60 }, { "from": "100ms", "fps": 120 }, { "from": "300ms", "fps": 80 }],
        "inputs": [
          { "at": "100ms", "swipe": { "from": [190, 430], "to": [196, 310], "duration": "120ms", "velocity": -1400, \#
      "seed": 1 } }
        ]
      }

      """#
    static let pushDuringDrag: StaticString = #"""
      {
        "about": "A push takes the card from the finger, which holds nothing until it lifts.",
        "cards": [
          { "name": "trips", "header": 84, "content": 1600, "detent": "peaking" },
          { "name": "stop", "header": 84, "content": 900, "detent": "extended" }
        ],
        "inputs": [
          { "at": "100ms", "path": { "points": [["0ms", 200, 430], ["400ms", 203, 260], ["800ms", 203, 600]], \#
      "seed": 28 } },
          { "at": "400ms", "push": "stop" },
          { "at": "1400ms", "pop": true }
        ]
      }

      """#
    static let pushDuringPop: StaticString = #"""
      {
        "about": "A push during a pop turns the card round without a jump.",
        "cards": [
          { "name": "trips", "header": 84, "content": 1600, "detent": "peaking" },
          { "name": "stop", "header": 84, "content": 900, "detent": "extended" }
        ],
        "inputs": [
          { "at": "100ms", "push": "stop" },
          { "at": "900ms", "pop": true },
          { "at": "1000ms", "push": "stop" }
        ]
      }

      """#
    static let pushPop: StaticString = #"""
      {
        "about": "A card comes in over another and goes again; the one below gets back its detent.",
        "cards": [
          { "name": "trips", "header": 84, "content": 1600, "detent": "peaking" },
          { "name": "stop", "header": 84, "content": 900, "detent": "extended" }
        ],
        "inputs": [
          { "at": "100ms", "push": "stop" },
          { "at": "1000ms", "pop": true }
        ]
      }

      """#
    static let pushWhileCollapsed: StaticString = #"""
      {
        "about": "A push over a collapsed card doesn't move that card: it is collapsed when it is uncovered.",
        "cards": [
          { "name": "trips", "header": 84, "content": 1600, "detent": "collapsed" },
          { "name": "stop", "header": 84, "content": 900, "detent": "extended" },
          { "name": "service", "header": 84, "content": 900 }
        ],
        "inputs": [
          { "at": "100ms", "push": "stop" },
          { "at": "1000ms", "pop": true },
          { "at": "2000ms", "push": "service" },
          { "at": "2900ms", "pop": true }
        ]
      }

      """#
    static let pushWhileSettling: StaticString = #"""
      {
        "about": "A push while the card settles takes it on as fast as it goes, and a pop leads it back to where it \#
      was going.",
        "cards": [
          { "name": "trips", "header": 84, "content": 1600, "detent": "collapsed" },
          { "name": "stop", "header": 84, "content": 900, "detent": "extended" }
        ],
        "inputs": [
          {
            "at": "100ms", "on": "header",
            "swipe": { "from": [200, 700], "to": [200, 480], "duration": "160ms", "velocity": -1800 }
          },
          { "at": "340ms", "push": "stop" },
          { "at": "1400ms", "pop": true }
        ]
      }

      """#
    static let reachedDetent: StaticString = #"""
      {
        "about": "A swipe that ends within 22 points of a detent counts it as reached, and goes on to the next.",
        "cards": [{ "name": "trips", "header": 84, "content": 1600, "detent": "collapsed" }],
        "inputs": [
          { "at": "100ms", "swipe": { "from": [190, 770], "to": [196, 424], "duration": "260ms", "velocity": -1000, \#
      "seed": 33 } }
        ]
      }

      """#
    static let reduceMotion: StaticString = #"""
      {
        "about": "Where less motion is wanted no spring swings: the same flick and the same push, with and without.",
        "cards": [
          { "name": "trips", "header": 84, "content": 1600, "detent": "collapsed" },
          { "name": "stop", "header": 84, "content": 900, "detent": "extended" }
        ],
        "inputs": [
          { "at": "100ms", "key": "expand" },
          { "at": "1100ms", "push": "stop" },
          { "at": "1900ms", "pop": true },
          { "at": "2700ms", "key": "collapse" },
          { "at": "3700ms", "reduce_motion": true },
          { "at": "3800ms", "key": "expand" },
          { "at": "4800ms", "push": "stop" },
          { "at": "5600ms", "pop": true }
        ]
      }

      """#
    static let resize: StaticString = #"""
      {
        "about": "A tablet's window becomes as narrow as a phone and wide again: the card is over the map, then \#
      beside it again.",
        "device": "ipad-pro-11-landscape",
        "cards": [{ "name": "trips", "header": 84, "content": 1600, "detent": "peaking" }],
        "inputs": [
          { "at": "200ms", "resize": { "width": 375, "height": 834, "safe_top": 24, "safe_bottom": 20 } },
          { "at": "500ms", "tap": "header" },
          { "at": "560ms", "resize": "ipad-pro-11-landscape" }
        ]
      }

      """#
    static let restOnTarget: StaticString = #"""
      {
        "about": "Let go at rest exactly on its detent, TGCardViewController divides 0 by 0; settle.at_rest says \#
      how long that takes.",
        "preset": "tgcard-2.5.1",
        "cards": [{ "name": "trips", "header": 84, "content": 1600, "detent": "peaking" }],
        "inputs": [
          { "at": "100ms", "path": { "points": [["0ms", 200, 430], ["100ms", 200, 410], ["200ms", 200, 420]], \#
      "lift_after": "200ms", "jitter": false } }
        ]
      }

      """#
    static let retarget: StaticString = #"""
      {
        "about": "Taps and moves during a settle change the target and keep position and velocity.",
        "cards": [{ "name": "trips", "header": 84, "content": 1600, "detent": "collapsed" }],
        "inputs": [
          { "at": "100ms", "tap": "header" },
          { "at": "160ms", "tap": "header" },
          { "at": "320ms", "move": "collapsed" },
          { "at": "420ms", "key": "expand" }
        ]
      }

      """#
    static let rightToLeft: StaticString = #"""
      {
        "about": "Written from right to left, a card stands at the right, and a finger to the right turns to its \#
      next page.",
        "device": "ipad-pro-11",
        "right_to_left": true,
        "cards": [
          {
            "name": "week", "detent": "extended",
            "pages": [{ "name": "monday", "content": 900 }, { "name": "tuesday", "content": 1400 }, { "name": \#
      "wednesday", "content": 1200 }]
          }
        ],
        "inputs": [
          { "at": "100ms", "swipe": { "from": [520, 640], "to": [730, 644], "duration": "150ms", "velocity": 1300 } },
          { "at": "1500ms", "swipe": { "from": [200, 640], "to": [410, 644], "duration": "150ms", "velocity": 1300 \#
      } },
          { "at": "2s", "key": "next_page" }
        ]
      }

      """#
    static let rotationDuringDrag: StaticString = #"""
      {
        "about": "The phone turns while a finger holds the card: the finger loses it, and the card goes on from its \#
      part of the way.",
        "cards": [{ "name": "trips", "header": 84, "content": 1600, "detent": "peaking" }],
        "inputs": [
          { "at": "100ms", "path": { "points": [["0ms", 200, 430], ["600ms", 203, 700]], "seed": 40 } },
          { "at": "500ms", "rotate": true },
          { "at": "2000ms", "rotate": true }
        ]
      }

      """#
    static let rotationDuringSettle: StaticString = #"""
      {
        "about": "The phone turns while the card settles: its part of the way and the rate of it go on unbroken.",
        "cards": [{ "name": "trips", "header": 84, "content": 1600, "detent": "collapsed" }],
        "inputs": [
          { "at": "100ms", "swipe": { "from": [190, 760], "to": [196, 610], "duration": "130ms", "velocity": -1500, \#
      "seed": 41 } },
          { "at": "310ms", "rotate": true },
          { "at": "1500ms", "rotate": true }
        ]
      }

      """#
    static let rotationReturns: StaticString = #"""
      {
        "about": "The phone turns and turns back while a card of TGCardViewController settles: it goes back to its \#
      last arrival.",
        "preset": "tgcard-2.5.1",
        "cards": [{ "name": "trips", "header": 84, "content": 1600, "detent": "peaking" }],
        "inputs": [
          {
            "at": "100ms", "on": "header",
            "swipe": { "from": [200, 430], "to": [200, 330], "duration": "120ms", "velocity": -900 }
          },
          { "at": "300ms", "rotate": true },
          { "at": "450ms", "rotate": true }
        ]
      }

      """#
    static let rotation: StaticString = #"""
      {
        "about": "A phone is turned and turned back: in landscape the card is beside the map and extended, then it \#
      is where it was.",
        "cards": [
          { "name": "trips", "header": 84, "content": 1600, "detent": "peaking" },
          { "name": "stop", "header": 84, "content": 900, "detent": "collapsed" }
        ],
        "inputs": [
          { "at": "100ms", "push": "stop" },
          { "at": "900ms", "rotate": true },
          { "at": "1300ms", "rotate": true },
          { "at": "1700ms", "pop": true },
          { "at": "2500ms", "rotate": true },
          { "at": "2900ms", "rotate": true }
        ]
      }

      """#
    static let rubberBandBottom: StaticString = #"""
      {
        "about": "Below its bottom detent the card yields as well, the less the nearer it comes to the screen's \#
      edge.",
        "cards": [{ "name": "trips", "header": 84, "content": 1600, "detent": "collapsed" }],
        "inputs": [
          { "at": "100ms", "path": { "points": [["0ms", 200, 770], ["250ms", 203, 845], ["350ms", 203, 847], \#
      ["700ms", 206, 700]], "seed": 32 } }
        ]
      }

      """#
    static let rubberBand: StaticString = #"""
      {
        "about": "Beyond its top detent the card yields like a rubber band, and on the way back finger and card are \#
      in step again.",
        "cards": [{ "name": "trips", "header": 84, "content": 1600, "detent": "extended" }],
        "inputs": [
          { "at": "100ms", "path": { "points": [["0ms", 200, 110], ["300ms", 203, 20], ["450ms", 203, 18], \#
      ["900ms", 206, 260]], "seed": 13 } }
        ]
      }

      """#
    static let rubberJump: StaticString = #"""
      {
        "about": "A single step of 150 pt beyond the top moves SweetCurtain's card backwards, by 37.5 pt: its \#
      rubber band goes by steps.",
        "preset": "sweetcurtain-0.2.5",
        "set": { "touch.slop": 0 },
        "cards": [{ "name": "trips", "header": 84, "content": 1600, "detent": "max" }],
        "inputs": [
          {
            "at": "100ms",
            "path": { "points": [["0ms", 200, 260], ["100ms", 200, 260], ["116667us", 200, 110], ["300ms", 200, 110]],
                      "rate": 60, "jitter": false }
          }
        ]
      }

      """#
    static let scrollBounce: StaticString = #"""
      {
        "about": "Content with momentum meets its end, goes past it and comes back; the card stays where it is.",
        "cards": [{ "name": "trips", "header": 84, "content": 1600, "detent": "extended" }],
        "inputs": [
          { "at": "100ms", "swipe": { "from": [190, 640], "to": [196, 400], "duration": "140ms", "velocity": -3200, \#
      "seed": 25 } }
        ]
      }

      """#
    static let scrollHandoffBothWays: StaticString = #"""
      {
        "about": "One finger takes the card to its top, scrolls, and comes back the same way: nothing of its travel \#
      is lost.",
        "cards": [{ "name": "trips", "header": 84, "content": 1600, "detent": "peaking" }],
        "inputs": [
          { "at": "100ms", "path": { "points": [["0ms", 200, 700], ["350ms", 204, 200], ["420ms", 204, 196], \#
      ["900ms", 206, 720]], "seed": 34 } }
        ]
      }

      """#
    static let scrollHandoffDown: StaticString = #"""
      {
        "about": "The content comes back to its top and the same finger goes on to pull the card down.",
        "cards": [{ "name": "trips", "header": 84, "content": 1600, "detent": "extended" }],
        "inputs": [
          { "at": "100ms", "path": { "points": [["0ms", 190, 600], ["200ms", 196, 450]], "lift_after": "60ms", \#
      "seed": 20 } },
          { "at": "600ms", "swipe": { "from": [190, 250], "to": [196, 640], "duration": "400ms", "velocity": 900, \#
      "seed": 21 } }
        ]
      }

      """#
    static let scrollHandoffUp: StaticString = #"""
      {
        "about": "The card grows to its top and the same finger goes on to scroll the content.",
        "cards": [{ "name": "trips", "header": 84, "content": 1600, "detent": "peaking" }],
        "inputs": [
          { "at": "100ms", "swipe": { "from": [190, 700], "to": [196, 140], "duration": "350ms", "velocity": -1500, \#
      "seed": 19 } }
        ]
      }

      """#
    static let scrollKeepsOffset: StaticString = #"""
      {
        "about": "Lower down the content keeps its offset, and every pull moves the card.",
        "cards": [{ "name": "trips", "header": 84, "content": 1600, "detent": "extended" }],
        "inputs": [
          { "at": "100ms", "path": { "points": [["0ms", 190, 600], ["200ms", 196, 450]], "lift_after": "60ms", \#
      "seed": 20 } },
          { "at": "500ms", "move": "peaking" },
          { "at": "1600ms", "swipe": { "from": [190, 700], "to": [196, 600], "duration": "200ms", "velocity": -100, \#
      "seed": 22 } }
        ]
      }

      """#
    static let scrollMomentum: StaticString = #"""
      {
        "about": "Content that is let go slows down by itself; a finger that touches it stops it.",
        "cards": [{ "name": "trips", "header": 84, "content": 1600, "detent": "extended" }],
        "inputs": [
          { "at": "100ms", "swipe": { "from": [190, 640], "to": [196, 500], "duration": "140ms", "velocity": -1100, \#
      "seed": 23 } },
          { "at": "900ms", "path": { "points": [["0ms", 200, 500], ["120ms", 200, 500]], "seed": 24 } }
        ]
      }

      """#
    static let scrollRubberBand: StaticString = #"""
      {
        "about": "Pulled beyond its end by a finger, content yields like a rubber band and comes back when it is \#
      let go.",
        "cards": [{ "name": "trips", "header": 84, "content": 900, "detent": "extended" }],
        "inputs": [
          { "at": "100ms", "path": { "points": [["0ms", 200, 800], ["400ms", 204, 300]], "lift_after": "60ms", \#
      "seed": 35 } }
        ]
      }

      """#
    static let secondFinger: StaticString = #"""
      {
        "about": "The first finger owns the gesture, and a second one changes nothing.",
        "cards": [{ "name": "trips", "header": 84, "content": 1600, "detent": "peaking" }],
        "inputs": [
          { "at": "100ms", "path": { "points": [["0ms", 200, 430], ["400ms", 203, 300]], "seed": 9 } },
          { "at": "200ms", "path": { "points": [["0ms", 300, 500], ["100ms", 300, 700]], "pointer": 1, "seed": 10 } }
        ]
      }

      """#
    static let separator: StaticString = #"""
      {
        "about": "The line below the header shows while the content is scrolled, and not while it bounces beyond \#
      its top.",
        "cards": [{ "name": "trips", "header": 84, "content": 1600, "detent": "extended" }],
        "inputs": [
          { "at": "100ms", "path": { "points": [["0ms", 200, 600], ["300ms", 202, 480]], "lift_after": "80ms", \#
      "seed": 49 } },
          { "at": "800ms", "swipe": { "from": [200, 400], "to": [204, 470], "duration": "100ms", "velocity": 1500, \#
      "seed": 50 } }
        ]
      }

      """#
    static let sheetDismissal: StaticString = #"""
      {
        "about": "CardParts' sheet goes where less than 0.4 of it shows or the finger goes down at 250 pt/s; no \#
      flick up rescues it.",
        "preset": "cardparts-sheet",
        "cards": [{ "name": "sheet", "header": 84, "content": 382, "detent": "shown" }],
        "inputs": [
          { "at": "100ms", "path": { "points": [["0ms", 200, 400], ["300ms", 203, 640]], "lift_after": "80ms", \#
      "seed": 80 } },
          { "at": "1200ms", "path": { "points": [["0ms", 200, 400], ["400ms", 203, 760], ["460ms", 203, 740]], \#
      "seed": 81 } },
          { "at": "2400ms", "move": "shown" },
          { "at": "3400ms", "swipe": { "from": [200, 400], "to": [203, 450], "duration": "150ms", "velocity": 300, \#
      "seed": 82 } }
        ]
      }

      """#
    static let sheetGoes: StaticString = #"""
      {
        "about": "A sheet that a finger may take away: a slow pull comes back, a flick lets it go, and it is \#
      presented anew.",
        "cards": [
          {
            "name": "sheet", "content": 600, "detent": "medium", "dismissal": "allowed",
            "detents": { "away": "gone", "medium": { "fraction": 0.5 } }
          }
        ],
        "set": { "content.fade": false },
        "inputs": [
          { "at": "100ms", "on": "header", "swipe": { "from": [200, 470], "to": [200, 560], "duration": "500ms", \#
      "velocity": 100, "seed": 69 } },
          { "at": "1800ms", "on": "header", "swipe": { "from": [200, 470], "to": [200, 640], "duration": "120ms", \#
      "velocity": 1800, "seed": 70 } },
          { "at": "3200ms", "present": true }
        ]
      }

      """#
    static let sheetOverKeyboard: StaticString = #"""
      {
        "about": "A sheet rises on the keyboard by its spring, settles there after a flick down, and comes back \#
      once it is gone.",
        "cards": [
          {
            "name": "note", "content": 1200, "detent": "medium",
            "detents": { "small": { "height": 120 }, "medium": "50%", "large": { "fraction": 1 } }
          }
        ],
        "set": { "content.fade": false },
        "inputs": [
          { "at": "200ms", "keyboard": 336, "responder": [600, 44] },
          { "at": "1500ms", "on": "header", "swipe": { "from": [190, 150], "to": [194, 290], "duration": "150ms", \#
      "velocity": 1200, "seed": 71 } },
          { "at": "3s", "keyboard": 0 }
        ]
      }

      """#
    static let sheetPullUp: StaticString = #"""
      {
        "about": "CardParts' sheet yields a fifth of a pull beyond its top, and its overlay is one event late.",
        "preset": "cardparts-sheet",
        "cards": [{ "name": "sheet", "header": 84, "content": 382, "detent": "shown" }],
        "inputs": [
          { "at": "100ms", "path": { "points": [["0ms", 200, 400], ["300ms", 203, 300], ["700ms", 203, 520]], \#
      "lift_after": "80ms", "seed": 79 } }
        ]
      }

      """#
    static let sideCard: StaticString = #"""
      {
        "about": "On a tablet the card stands beside the map: 360 pt wide, the map undimmed, its buttons there \#
      whatever the card does.",
        "device": "ipad-pro-11",
        "cards": [{ "name": "trips", "header": 84, "content": 1600, "detent": "peaking" }],
        "inputs": [
          { "at": "100ms", "swipe": { "from": [190, 620], "to": [196, 440], "duration": "150ms", "velocity": -1500, \#
      "seed": 42 } },
          { "at": "1200ms", "path": { "points": [["0ms", 600, 700], ["200ms", 602, 500]], "seed": 43 } }
        ]
      }

      """#
    static let sideways: StaticString = #"""
      {
        "about": "A finger that moves more sideways than along the card is not the card's until it lifts.",
        "cards": [{ "name": "trips", "header": 84, "content": 1600, "detent": "peaking" }],
        "inputs": [
          { "at": "100ms", "path": { "points": [["0ms", 120, 430], ["100ms", 180, 426], ["300ms", 200, 250]], \#
      "seed": 7 } }
        ]
      }

      """#
    static let skipDetent: StaticString = #"""
      {
        "about": "With two detents a swipe allowed, a hard flick passes the one in the middle.",
        "cards": [{ "name": "trips", "header": 84, "content": 1600, "detent": "collapsed" }],
        "set": { "snap.max_detents": 2 },
        "inputs": [
          { "at": "100ms", "swipe": { "from": [190, 770], "to": [196, 600], "duration": "120ms", "velocity": -1500, \#
      "seed": 4 } }
        ]
      }

      """#
    static let slop: StaticString = #"""
      {
        "about": "A finger drags the card only from ten points on, and its travel counts from there.",
        "cards": [{ "name": "trips", "header": 84, "content": 1600, "detent": "peaking" }],
        "inputs": [
          { "at": "100ms", "path": { "points": [["0ms", 200, 430], ["200ms", 203, 422], ["300ms", 203, 422]], \#
      "seed": 5 } },
          { "at": "700ms", "path": { "points": [["0ms", 200, 430], ["300ms", 203, 400], ["500ms", 203, 400]], \#
      "seed": 6 } }
        ]
      }

      """#
    static let slowDrag: StaticString = #"""
      {
        "about": "A finger slower than the swipe resistance leaves the card to the nearest detent.",
        "cards": [{ "name": "trips", "header": 84, "content": 1600, "detent": "peaking" }],
        "inputs": [
          { "at": "100ms", "swipe": { "from": [190, 430], "to": [196, 330], "duration": "600ms", "velocity": -120, \#
      "seed": 3 } }
        ]
      }

      """#
    static let spots19Components: StaticString = #"""
      {
        "about": "The same kinds under Spots 1.9: other widths and heights, a grid for one that says nothing, lists \#
      alone resized.",
        "cards": [
          {
            "name": "news", "detent": "extended",
            "content": {
              "components": [
                {
                  "kind": "carousel", "span": 2, "layout": { "item-spacing": 10, "line-spacing": 6, "inset": { \#
      "top": 10, "left": 4, "bottom": 10, "right": 12 } },
                  "meta": { "pageIndicator": true },
                  "items": [{ "size": { "height": 180 } }, { "size": { "height": 140 }, "repeat": 5 }]
                },
                { "kind": "list", "meta": { "headerHeight": 44 }, "items": [{ "kind": "article", "repeat": 8 }, { \#
      "title": "Two" }] },
                {
                  "kind": "grid", "span": 3, "layout": { "inset": { "top": 8, "left": 16, "bottom": 12, "right": 16 \#
      }, "item-spacing": 8 },
                  "items": [{ "size": { "height": 95.5 }, "repeat": 7 }]
                },
                { "items": [{ "size": { "width": 320, "height": 50 } }] },
                { "kind": "view", "items": [{ "size": { "height": 200 } }] }
              ]
            },
            "feed": { "rules": "spots-1.9", "views": { "article": 112 } }
          }
        ],
        "inputs": [
          { "at": "100ms", "on": "content", "swipe": { "from": [190, 780], "to": [195, 330], "duration": "200ms", \#
      "velocity": -2600 } }
        ]
      }

      """#
    static let spotsCarouselInfinite: StaticString = #"""
      {
        "about": "An infinite carousel of Spots 7.5 goes on with its first item after its last, under the finger \#
      and by itself.",
        "cards": [
          {
            "name": "news", "detent": "extended",
            "content": {
              "components": [
                { "kind": "carousel", "layout": { "item-spacing": 10, "infinite-scrolling": true }, "items": [{ \#
      "size": { "width": 200, "height": 160 }, "repeat": 4 }] }
              ]
            },
            "feed": { "rules": "spots-7.5" }
          }
        ],
        "inputs": [
          { "at": "100ms", "swipe": { "from": [60, 200], "to": [360, 203], "duration": "200ms", "velocity": 1200 } },
          { "at": "6s", "swipe": { "from": [320, 200], "to": [160, 203], "duration": "120ms", "velocity": -2600 } }
        ]
      }

      """#
    static let spotsCarouselItem: StaticString = #"""
      {
        "about": "A carousel of Spots 7.5 that comes to rest with an item in its middle, and tells of it when the \#
      finger lifts.",
        "cards": [
          {
            "name": "news", "detent": "extended",
            "content": {
              "components": [
                {
                  "kind": "carousel", "interaction": { "paginate": "item" }, "layout": { "item-spacing": 12, \#
      "inset": { "left": 20, "right": 20 } },
                  "items": [
                    { "identifier": "a", "size": { "width": 240, "height": 160 } }, { "identifier": "b", "size": { \#
      "width": 240, "height": 160 } },
                    { "identifier": "c", "size": { "width": 180, "height": 160 } }, { "identifier": "d", "size": { \#
      "width": 240, "height": 120 } },
                    { "identifier": "e", "size": { "width": 240, "height": 160 } }
                  ]
                },
                { "kind": "list", "items": [{ "repeat": 30 }] }
              ]
            },
            "feed": { "rules": "spots-7.5" }
          }
        ],
        "inputs": [
          { "at": "100ms", "swipe": { "from": [300, 200], "to": [220, 203], "duration": "120ms", "velocity": -500 } },
          { "at": "2s", "swipe": { "from": [100, 200], "to": [180, 203], "duration": "160ms", "velocity": 400 } },
          { "at": "4s", "slide": 2, "of": 0 }
        ]
      }

      """#
    static let spotsCarouselPage: StaticString = #"""
      {
        "about": "A carousel of Spots 7.5 that pages: a quarter of an item is enough, and an animation of 0.25 s \#
      takes it there.",
        "cards": [
          {
            "name": "news", "detent": "extended",
            "content": {
              "components": [
                { "kind": "carousel", "interaction": { "paginate": "page" }, "layout": { "item-spacing": 10 }, \#
      "items": [{ "size": { "width": 300, "height": 160 }, "repeat": 6 }] }
              ]
            },
            "feed": { "rules": "spots-7.5" }
          }
        ],
        "inputs": [
          { "at": "100ms", "path": { "points": [["0ms", 300, 200], ["300ms", 180, 203]], "lift_after": "100ms" } },
          { "at": "2s", "path": { "points": [["0ms", 300, 200], ["300ms", 250, 203]], "lift_after": "100ms", \#
      "seed": 1 } }
        ]
      }

      """#
    static let spotsCarousel: StaticString = #"""
      {
        "about": "A carousel of Spots 1.9 turns by its own width, and tells of another item than the one that shows.",
        "cards": [
          {
            "name": "news", "detent": "extended",
            "content": {
              "components": [
                { "kind": "carousel", "span": 2, "layout": { "line-spacing": 8 }, "meta": { "paginate": true }, \#
      "items": [{ "size": { "height": 160 }, "repeat": 9 }] },
                { "kind": "list", "items": [{ "repeat": 30 }] }
              ]
            },
            "feed": { "rules": "spots-1.9" }
          }
        ],
        "inputs": [
          { "at": "100ms", "swipe": { "from": [300, 200], "to": [180, 204], "duration": "120ms", "velocity": -900 } },
          { "at": "2s", "path": { "points": [["0ms", 300, 200], ["400ms", 220, 200]], "lift_after": "200ms" } },
          { "at": "4s", "slide": 3 }
        ]
      }

      """#
    static let spotsComponents: StaticString = #"""
      {
        "about": "A list, a grid, a carousel and a kind of the app's own under Spots 7.5, scrolled as one from end \#
      to end.",
        "cards": [
          {
            "name": "news", "detent": "extended",
            "content": {
              "components": [
                {
                  "identifier": "top", "kind": "carousel", "layout": { "span": 2, "item-spacing": 10, "inset": 10, \#
      "page-indicator": "below" },
                  "items": [{ "identifier": "lead", "size": { "height": 180 } }, { "size": { "height": 140 }, \#
      "repeat": 5 }]
                },
                {
                  "kind": "list", "header": { "size": { "height": 44 } },
                  "items": [{ "kind": "article", "title": "One", "repeat": 8 }, { "title": "Two", "size": { \#
      "height": 60 } }]
                },
                {
                  "type": "grid", "span": "3",
                  "layout": { "inset": { "top": 8, "left": 16, "bottom": 8, "right": 16 }, "item-spacing": 8, \#
      "line-spacing": 12 },
                  "items": [{ "size": { "height": 96 }, "repeat": 7 }]
                },
                { "kind": "advert", "items": [{ "size": { "width": 320, "height": 50 } }], "campaign": "autumn" }
              ]
            },
            "feed": { "rules": "spots-7.5", "views": { "article": 112 }, "kinds": { "advert": "grid" } }
          }
        ],
        "inputs": [
          { "at": "100ms", "on": "content", "swipe": { "from": [190, 780], "to": [195, 330], "duration": "200ms", \#
      "velocity": -2600 } }
        ]
      }

      """#
    static let spotsHeightCache: StaticString = #"""
      {
        "about": "Views that measure more from an instant on: items that were measured keep their height, new and \#
      updated ones get it.",
        "cards": [
          {
            "name": "news", "detent": "extended",
            "content": { "components": [{ "kind": "list", "items": [{ "kind": "article", "repeat": 10 }] }] },
            "feed": { "rules": "spots-1.9", "views": { "article": 100 } }
          }
        ],
        "inputs": [
          { "at": "500ms", "measure": { "article": 150 } },
          { "at": "1s", "append": [{ "kind": "article" }] },
          { "at": "1500ms", "update": { "kind": "article" }, "index": 0 },
          { "at": "2s", "update": { "kind": "article", "size": { "height": 40 } }, "index": 1 }
        ],
        "duration": "2500ms"
      }

      """#
    static let spotsMutations: StaticString = #"""
      {
        "about": "Items come and go while the list is scrolled: after it, before it, in between, updated, deleted. \#
      The offset stays.",
        "cards": [
          {
            "name": "news", "detent": "extended",
            "content": { "components": [{ "kind": "list", "items": [{ "size": { "height": 80 }, "repeat": 40 }] }] },
            "feed": { "rules": "spots-7.5" }
          }
        ],
        "inputs": [
          { "at": "100ms", "on": "content", "swipe": { "from": [190, 780], "to": [195, 380], "duration": "160ms", \#
      "velocity": -2000 } },
          { "at": "500ms", "append": [{ "size": { "height": 80 }, "repeat": 5 }] },
          { "at": "700ms", "prepend": [{ "identifier": "first", "size": { "height": 60 } }, { "identifier": \#
      "second", "size": { "height": 60 } }] },
          { "at": "900ms", "insert": [{ "identifier": "between", "size": { "height": 30 } }], "index": 20 },
          { "at": "1100ms", "update": { "identifier": "changed", "size": { "height": 200 } }, "index": 22 },
          { "at": "1300ms", "delete": 3, "index": 2 },
          { "at": "1500ms", "delete": 100, "index": 12 }
        ]
      }

      """#
    static let spotsReachBeginning: StaticString = #"""
      {
        "about": "A list pulled beyond its top asks for what lies before its beginning; what arrives pushes the \#
      rest down.",
        "set": { "touch.drag_without_map": false },
        "cards": [
          {
            "name": "news", "map": false,
            "content": { "components": [{ "kind": "list", "items": [{ "size": { "height": 80 }, "repeat": 20 }] }] },
            "feed": { "rules": "spots-7.5", "at_beginning": [[{ "size": { "height": 70 }, "repeat": 3 }], []] }
          }
        ],
        "inputs": [
          { "at": "100ms", "on": "content", "path": { "points": [["0ms", 190, 300], ["400ms", 195, 420], ["600ms", \#
      195, 420]], "lift_after": "100ms" } }
        ]
      }

      """#
    static let spotsReachEnd7: StaticString = #"""
      {
        "about": "The same list under Spots 7.5, which asks one viewport before the end, then two, then three.",
        "cards": [
          {
            "name": "news", "detent": "extended",
            "content": { "components": [{ "kind": "list", "items": [{ "size": { "height": 80 }, "repeat": 30 }] }] },
            "feed": {
              "rules": "spots-7.5",
              "at_end": [[{ "size": { "height": 80 }, "repeat": 12 }], [{ "size": { "height": 80 }, "repeat": 12 \#
      }], []]
            }
          }
        ],
        "inputs": [
          { "at": "100ms", "on": "content", "swipe": { "from": [190, 780], "to": [195, 280], "duration": "160ms", \#
      "velocity": -3000 } },
          { "at": "2s", "on": "content", "swipe": { "from": [190, 780], "to": [195, 280], "duration": "160ms", \#
      "velocity": -4000 } },
          { "at": "4500ms", "on": "content", "swipe": { "from": [190, 780], "to": [195, 280], "duration": "160ms", \#
      "velocity": -4000 } }
        ]
      }

      """#
    static let spotsReachEnd: StaticString = #"""
      {
        "about": "A list that asks for more under Spots 1.9, two screens before its end, once for each height; the \#
      last answer is empty.",
        "cards": [
          {
            "name": "news", "detent": "extended",
            "content": { "components": [{ "kind": "list", "items": [{ "size": { "height": 80 }, "repeat": 30 }] }] },
            "feed": {
              "rules": "spots-1.9",
              "at_end": [[{ "size": { "height": 80 }, "repeat": 12 }], [{ "size": { "height": 80 }, "repeat": 12 \#
      }], []]
            }
          }
        ],
        "inputs": [
          { "at": "100ms", "on": "content", "swipe": { "from": [190, 780], "to": [195, 280], "duration": "160ms", \#
      "velocity": -3000 } },
          { "at": "2s", "on": "content", "swipe": { "from": [190, 780], "to": [195, 280], "duration": "160ms", \#
      "velocity": -4000 } },
          { "at": "4500ms", "on": "content", "swipe": { "from": [190, 780], "to": [195, 280], "duration": "160ms", \#
      "velocity": -4000 } }
        ]
      }

      """#
    static let spotsRefresh: StaticString = #"""
      {
        "about": "A list pulled down far enough is refreshed: room is kept above it under the finger, and given \#
      back with the new items.",
        "set": { "touch.drag_without_map": false },
        "cards": [
          {
            "name": "news", "map": false,
            "content": { "components": [{ "kind": "list", "items": [{ "size": { "height": 80 }, "repeat": 20 }] }] },
            "feed": { "rules": "spots-1.9", "on_refresh": [[{ "size": { "height": 90 }, "repeat": 24 }]] }
          }
        ],
        "inputs": [
          { "at": "100ms", "on": "content", "path": { "points": [["0ms", 190, 200], ["150ms", 192, 240]], \#
      "lift_after": "100ms" } },
          { "at": "1500ms", "on": "content", "path": { "points": [["0ms", 190, 200], ["500ms", 195, 520], ["700ms", \#
      195, 520]], "lift_after": "100ms", "seed": 2 } }
        ]
      }

      """#
    static let spotsScrollAsOne: StaticString = #"""
      {
        "about": "Four lists of 320 pt in a viewport of 667: each sticks to the top while its own content moves, \#
      then makes room.",
        "screen": { "width": 375, "height": 850 },
        "cards": [
          {
            "name": "news", "detents": { "low": 700, "full": 99 }, "detent": "full",
            "content": {
              "components": [
                { "kind": "list", "items": [{ "size": { "height": 80 }, "repeat": 4 }] },
                { "kind": "list", "items": [{ "size": { "height": 80 }, "repeat": 4 }] },
                { "kind": "list", "items": [{ "size": { "height": 80 }, "repeat": 4 }] },
                { "kind": "list", "items": [{ "size": { "height": 80 }, "repeat": 4 }] }
              ]
            },
            "feed": { "rules": "spots-7.5" }
          }
        ],
        "inputs": [
          { "at": "100ms", "on": "content", "swipe": { "from": [190, 780], "to": [195, 400], "duration": "300ms", \#
      "velocity": -900 } }
        ]
      }

      """#
    static let spotsSelect: StaticString = #"""
      {
        "about": "Items of Spots are selected by a tap, by a table's keys and by the program, which also scrolls to \#
      one.",
        "cards": [
          {
            "name": "news", "detent": "extended",
            "content": {
              "components": [
                { "type": "carousel", "items": [{ "type": "lead", "size": { "width": 900 } }, { "type": "lead", \#
      "size": { "width": 200 }, "repeat": 4 }] },
                { "type": "list", "items": [{ "type": "article", "repeat": 20 }] }
              ]
            },
            "feed": { "rules": "spots-7.5", "views": { "lead": 120, "article": 60 } }
          }
        ],
        "inputs": [
          { "at": "100ms", "tap": [190, 400] },
          { "at": "200ms", "tap": [380, 200] },
          { "at": "300ms", "key": "row_below" },
          { "at": "500ms", "key": "last_row" },
          { "at": "1200ms", "key": "activate_row" },
          { "at": "1400ms", "key": "clear_row" },
          { "at": "1600ms", "scroll_to": 14, "of": 1 },
          { "at": "2400ms", "select": 3, "of": 1 }
        ]
      }

      """#
    static let spotsStickyHeader: StaticString = #"""
      {
        "about": "A header that stays in sight until it meets the footer, and one that goes with its component.",
        "cards": [
          {
            "name": "news", "detent": "extended",
            "content": {
              "components": [
                {
                  "kind": "list", "header": { "size": { "height": 50 } }, "footer": { "size": { "height": 30 } }, \#
      "layout": { "header-mode": "sticky" },
                  "items": [{ "repeat": 12 }]
                },
                { "kind": "list", "header": { "size": { "height": 50 } }, "items": [{ "repeat": 30 }] }
              ]
            },
            "feed": { "rules": "spots-7.5" }
          }
        ],
        "inputs": [
          { "at": "100ms", "on": "content", "swipe": { "from": [190, 780], "to": [195, 330], "duration": "400ms", \#
      "velocity": -700 } }
        ]
      }

      """#
    static let stackDim: StaticString = #"""
      {
        "about": "Dragging the upper card does not relight the lower one; only its push and pop do.",
        "cards": [
          { "name": "trips", "header": 84, "content": 1600, "detent": "peaking" },
          { "name": "stop", "header": 84, "content": 900, "detent": "peaking" }
        ],
        "inputs": [
          { "at": "100ms", "push": "stop" },
          { "at": "900ms", "path": { "points": [["0ms", 200, 430], ["400ms", 203, 700]], "seed": 29 } },
          { "at": "2400ms", "pop": true }
        ]
      }

      """#
    static let stickyBar: StaticString = #"""
      {
        "about": "A bar comes in at the top, changes what it holds and goes; the card makes room for it.",
        "bar": 40,
        "cards": [{ "name": "trips", "header": 84, "content": 1600, "detent": "extended" }],
        "inputs": [
          { "at": "100ms", "bar": true },
          { "at": "700ms", "bar": true },
          { "at": "1300ms", "bar": false },
          { "at": "1400ms", "bar": true },
          { "at": "2000ms", "bar": false }
        ]
      }

      """#
    static let swapCard: StaticString = #"""
      {
        "about": "A card takes another's place, be it the root's: animated to another detent only; the last one \#
      asks to be dismissed.",
        "preset": "tgcard-2.5.1",
        "cards": [
          { "name": "trips", "content": 1600, "detent": "peaking" },
          { "name": "stop", "content": 900, "detent": "extended" },
          { "name": "service", "content": 700, "detent": "extended" }
        ],
        "inputs": [
          { "at": "100ms", "swap": "stop" },
          { "at": "900ms", "swap": "service" },
          { "at": "1300ms", "pop": true }
        ]
      }

      """#
    static let tapsByPosition: StaticString = #"""
      {
        "about": "Taps hit what lies there: the map, the handle, the title, the (x) of a pushed card, and content \#
      that cares for none.",
        "cards": [
          { "name": "trips", "header": 84, "content": 1600, "detent": "peaking" },
          { "name": "stop", "header": 84, "content": 900, "detent": "peaking" }
        ],
        "inputs": [
          { "at": "100ms", "tap": [200, 200] },
          { "at": "300ms", "tap": [200, 395] },
          { "at": "1200ms", "tap": [200, 40] },
          { "at": "2200ms", "tap": [363, 430] },
          { "at": "2400ms", "push": "stop" },
          { "at": "3200ms", "tap": [200, 700] },
          { "at": "3400ms", "tap": [363, 430] },
          { "at": "4200ms", "tap": [363, 430] }
        ]
      }

      """#
    static let taps: StaticString = #"""
      {
        "about": "A tap on the header takes the card one detent up, one on the map takes it down from its top, and \#
      keys do both.",
        "cards": [{ "name": "trips", "header": 84, "content": 1600, "detent": "collapsed" }],
        "inputs": [
          { "at": "100ms", "tap": "header" },
          { "at": "1200ms", "tap": "header" },
          { "at": "2300ms", "tap": "map" },
          { "at": "3400ms", "key": "collapse" },
          { "at": "4500ms", "key": "expand" }
        ]
      }

      """#
    static let tgcard2018Flick: StaticString = #"""
      {
        "about": "The same flick before the fluid design of 2019: another projection, a curve in place of the \#
      spring.",
        "preset": "tgcard-2018",
        "cards": [{ "name": "trips", "header": 84, "content": 1600, "detent": "peaking" }],
        "inputs": [
          { "at": "100ms", "swipe": { "from": [200, 430], "to": [204, 320], "duration": "140ms", "velocity": -900, \#
      "seed": 67 } }
        ]
      }

      """#
    static let tgcardCollapsed: StaticString = #"""
      {
        "about": "TGCardViewController believes a collapsed card at the screen's bottom edge, while its header \#
      still shows.",
        "preset": "tgcard-2.5.1",
        "cards": [{ "name": "trips", "header": 84, "content": 1600, "detent": "peaking" }],
        "inputs": [
          { "at": "100ms", "key": "collapse" },
          { "at": "800ms", "path": { "points": [["0ms", 200, 780], ["500ms", 203, 560]], "lift_after": "80ms", \#
      "seed": 73 } }
        ]
      }

      """#
    static let tgcardFades: StaticString = #"""
      {
        "about": "TGCardViewController switches fades in animations; under a finger its buttons follow, gone after \#
      30 % of the way.",
        "preset": "tgcard-2.5.1",
        "cards": [{ "name": "trips", "header": 84, "content": 1600, "detent": "peaking" }],
        "inputs": [
          { "at": "100ms", "path": { "points": [["0ms", 200, 430], ["800ms", 203, 180]], "seed": 72 } },
          { "at": "2600ms", "tap": "map" }
        ]
      }

      """#
    static let tgcardFlick: StaticString = #"""
      {
        "about": "The way over the finger's speed is the duration of TGCardViewController's snap, and its velocity \#
      is dropped.",
        "preset": "tgcard-2.5.1",
        "cards": [{ "name": "trips", "header": 84, "content": 1600, "detent": "peaking" }],
        "inputs": [
          { "at": "100ms", "swipe": { "from": [200, 430], "to": [204, 320], "duration": "140ms", "velocity": -900, \#
      "seed": 67 } }
        ]
      }

      """#
    static let tgcardHardStop: StaticString = #"""
      {
        "about": "Beyond its top TGCardViewController's card stands still, and follows again when the finger is \#
      back.",
        "preset": "tgcard-2.5.1",
        "cards": [{ "name": "trips", "header": 84, "content": 1600, "detent": "peaking" }],
        "inputs": [
          { "at": "100ms", "path": { "points": [["0ms", 200, 430], ["500ms", 203, 40], ["900ms", 200, 300]], \#
      "lift_after": "100ms", "seed": 69 } }
        ]
      }

      """#
    static let tgcardPushDetents: StaticString = #"""
      {
        "about": "Three cards over each other, each pushed to another detent than the one below, and popped again.",
        "preset": "tgcard-2.5.1",
        "cards": [
          { "name": "trips", "header": 84, "content": 1600, "detent": "collapsed" },
          { "name": "stop", "header": 84, "content": 900, "detent": "peaking" },
          { "name": "service", "header": 84, "content": 900, "detent": "extended" }
        ],
        "inputs": [
          { "at": "100ms", "push": "stop" },
          { "at": "600ms", "push": "service" },
          { "at": "1100ms", "pop": true },
          { "at": "1700ms", "pop": true }
        ]
      }

      """#
    static let tgcardPushDim: StaticString = #"""
      {
        "about": "TGCardViewController darkens the card below by 0.15, whatever its README says.",
        "preset": "tgcard-2.5.1",
        "cards": [
          { "name": "trips", "header": 84, "content": 1600, "detent": "peaking" },
          { "name": "stop", "header": 84, "content": 900, "detent": "extended" }
        ],
        "inputs": [
          { "at": "100ms", "push": "stop" },
          { "at": "700ms", "pop": true }
        ]
      }

      """#
    static let tgcardReadmePushDim: StaticString = #"""
      {
        "about": "By the README of TGCardViewController the card below darkens by 25 %.",
        "preset": "tgcard-readme",
        "cards": [
          { "name": "trips", "header": 84, "content": 1600, "detent": "peaking" },
          { "name": "stop", "header": 84, "content": 900, "detent": "extended" }
        ],
        "inputs": [
          { "at": "100ms", "push": "stop" },
          { "at": "700ms", "pop": true }
        ]
      }

      """#
    static let tgcardRestFalls: StaticString = #"""
      {
        "about": "Let go at rest between its detents, TGCardViewController's card doesn't go to the nearest: it \#
      falls, for 1.3 s.",
        "preset": "tgcard-2.5.1",
        "cards": [{ "name": "trips", "header": 84, "content": 1600, "detent": "peaking" }],
        "inputs": [
          { "at": "100ms", "path": { "points": [["0ms", 200, 430], ["600ms", 203, 540]], "lift_after": "200ms", \#
      "jitter": false } }
        ]
      }

      """#
    static let tgcardScrollToDrag: StaticString = #"""
      {
        "about": "Content pulled beyond its top takes TGCardViewController's card along by its rubber band; no drag \#
      becomes a scroll.",
        "preset": "tgcard-2.5.1",
        "cards": [{ "name": "trips", "header": 84, "content": 1600, "detent": "peaking" }],
        "inputs": [
          { "at": "100ms", "path": { "points": [["0ms", 200, 700], ["300ms", 203, 200]], "seed": 70 } },
          { "at": "1800ms", "path": { "points": [["0ms", 200, 400], ["100ms", 200, 360], ["600ms", 204, 700]], \#
      "lift_after": "80ms", "seed": 71 } }
        ]
      }

      """#
    static let tour: StaticString = #"""
      {
        "about": "Every behaviour in one timeline: drag, flick, grab, retarget, handoff and momentum, rubber band, \#
      push and pop.",
        "device": "iphone-15",
        "cards": [
          { "name": "trips", "header": 84, "content": 1100, "detent": "collapsed" },
          { "name": "stop", "header": 84, "content": 900, "detent": "peaking" },
          { "name": "service", "header": 84, "content": 300, "detent": "extended" }
        ],
        "inputs": [
          { "at": "200ms", "path": { "points": [["0ms", 200, 776], ["500ms", 203, 690]], "seed": 1 } },
          { "at": "1700ms", "swipe": { "from": [190, 760], "to": [196, 610], "duration": "130ms", "velocity": \#
      -1500, "seed": 2 } },
          { "at": "1920ms", "path": { "points": [["0ms", 200, 540], ["90ms", 201, 537]], "seed": 3 } },
          { "at": "3000ms", "path": { "points": [["0ms", 200, 620], ["450ms", 204, 236]], "lift_after": "60ms", \#
      "seed": 4 } },
          { "at": "3700ms", "swipe": { "from": [180, 640], "to": [186, 540], "duration": "120ms", "velocity": \#
      -1300, "seed": 5 } },
          { "at": "4500ms", "path": { "points": [["0ms", 200, 240], ["650ms", 205, 830]], "seed": 6 } },
          { "at": "5600ms", "tap": "header" },
          { "at": "5750ms", "key": "collapse" },
          { "at": "6850ms", "path": { "points": [["0ms", 210, 430], ["350ms", 212, 40], ["450ms", 212, 36]], \#
      "lift_after": "60ms", "seed": 7 } },
          { "at": "7800ms", "push": "stop" },
          { "at": "8400ms", "push": "service" },
          { "at": "8500ms", "pop": true },
          { "at": "9200ms", "swipe": { "from": [200, 430], "to": [196, 540], "duration": "120ms", "velocity": 1200, \#
      "seed": 8 } },
          { "at": "10300ms", "pop": true },
          { "at": "10900ms", "move": "peaking" }
        ]
      }

      """#
    static let undimmedSheet: StaticString = #"""
      {
        "about": "A sheet that leaves the map bright up to its smallest detent, under a modal one that dims it \#
      everywhere.",
        "cards": [
          {
            "name": "sheet", "header": 64, "content": 1600, "detent": "small", "largest_undimmed_detent": "small",
            "detents": { "small": { "height": 64 }, "medium": "50%", "large": { "fraction": 1 } }
          },
          { "name": "question", "header": 64, "content": 200, "detents": { "medium": "50%" }, "modal": true }
        ],
        "set": { "content.fade": false },
        "inputs": [
          { "at": "100ms", "on": "header", "swipe": { "from": [190, 770], "to": [196, 690], "duration": "110ms", \#
      "velocity": -900, "seed": 50 } },
          { "at": "1200ms", "move": "large" },
          { "at": "2200ms", "on": "header", "swipe": { "from": [190, 80], "to": [194, 400], "duration": "400ms", \#
      "velocity": 500, "seed": 51 } },
          { "at": "3600ms", "move": "small" },
          { "at": "4600ms", "push": "question" },
          { "at": "5400ms", "tap": "map" },
          { "at": "5800ms", "pop": true }
        ]
      }

      """#
    static let voiceover: StaticString = #"""
      {
        "about": "With VoiceOver content scrolls at every detent, focus below the screen brings the card up, and \#
      cards stay extended.",
        "cards": [
          { "name": "trips", "header": 84, "content": 1600, "detent": "peaking" },
          { "name": "stop", "header": 84, "content": 1600, "detent": "peaking" }
        ],
        "inputs": [
          { "at": "100ms", "voiceover": true },
          { "at": "200ms", "path": { "points": [["0ms", 200, 700], ["400ms", 203, 600]], "lift_after": "80ms", \#
      "seed": 51 } },
          { "at": "1500ms", "focus": 300 },
          { "at": "1600ms", "focus": 900 },
          { "at": "2600ms", "push": "stop" },
          { "at": "3400ms", "key": "escape" },
          { "at": "4200ms", "voiceover": false },
          { "at": "4300ms", "focus": 1500 },
          { "at": "4400ms", "push": "stop" }
        ]
      }

      """#
  }
}
