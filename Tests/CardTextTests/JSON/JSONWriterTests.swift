import CardTestSupport
import CardText
import Testing

@Suite struct JSONWriterTests {
  @Test func writesADocument() {
    let text = JSONWriter.document { document in
      document.object { object in
        object.member("name", "fling \"up\"\n")
        object.member("samples", 13)
        object.member("rate", 0.1)
        object.member("is_whole", true)
        object.member("nothing", nil as Double?)
        object.member("nobody", nil as String?)
        object.member("empty_object") { $0.object { _ in } }
        object.member("empty_array") { $0.array { _ in } }
        object.member("release_velocity_pt_s") { value in
          value.object { estimators in
            estimators.member("lsq2", [12.5, -812.25])
            estimators.member("none", [Double]())
          }
        }
        object.member("list") { value in
          value.array { array in
            array.element { $0.value(1) }
            array.element { $0.object { $0.member("x", 1e-7) } }
          }
        }
      }
    }
    #expect(
      text == #"""
        {
          "name": "fling \"up\"\n",
          "samples": 13,
          "rate": 0.1,
          "is_whole": true,
          "nothing": null,
          "nobody": null,
          "empty_object": {},
          "empty_array": [],
          "release_velocity_pt_s": {
            "lsq2": [12.5, -812.25],
            "none": []
          },
          "list": [
            1,
            {
              "x": 0.0000001
            }
          ]
        }

        """#)
  }

  @Test func aValueAloneIsADocument() {
    #expect(JSONWriter.document { $0.value(-0.0) } == "0\n")
    #expect(JSONWriter.document { $0.value("a\u{1}b") } == "\"a\\u0001b\"\n")
    #expect(JSONWriter.document { $0.array { $0.element { $0.value(false) } } } == "[\n  false\n]\n")
  }
}
