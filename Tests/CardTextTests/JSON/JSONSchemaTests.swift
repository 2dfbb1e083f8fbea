import CardText
import Testing

@Suite struct JSONSchemaTests {
  @Test func isWrittenAsADocument() {
    let schema = JSONSchema.object(
      [
        .init("at", .reference("time"), "When."), .init("share", .number(in: 0...0.5).standard(0.25)),
        .init("kind", .words([("a", "The first."), ("b", "The second.")])), .init("gone", .nothing),
        .init("sent", .string, "Text.").orNull,
      ], required: ["at"]
    ).matching([.when(.having("share"), .having("kind"))])
    let text = schema.document(title: "A test", definitions: [("time", .string(matching: "^[0-9]+s$"))])
    #expect(
      text == """
        {
          "$schema": "https://json-schema.org/draft/2020-12/schema",
          "title": "A test",
          "type": "object",
          "properties": {
            "at": {
              "description": "When.",
              "$ref": "#/$defs/time"
            },
            "share": {
              "type": "number",
              "minimum": 0,
              "maximum": 0.5,
              "default": 0.25
            },
            "kind": {
              "oneOf": [
                {
                  "description": "The first.",
                  "const": "a"
                },
                {
                  "description": "The second.",
                  "const": "b"
                }
              ]
            },
            "gone": false,
            "sent": {
              "description": "Text.",
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            }
          },
          "required": [
            "at"
          ],
          "additionalProperties": false,
          "allOf": [
            {
              "if": {
                "required": [
                  "share"
                ]
              },
              "then": {
                "required": [
                  "kind"
                ]
              }
            }
          ],
          "$defs": {
            "time": {
              "type": "string",
              "pattern": "^[0-9]+s$"
            }
          }
        }

        """)
  }

  @Test func aWholeNumberMayHaveNoUpperLimit() {
    let text = JSONSchema.array(of: .integer(in: 1 ... .max), count: 0...3).document(title: "-", definitions: [])
    #expect(text.contains("\"minimum\": 1\n"))
    #expect(!text.contains("\"maximum\""))
    #expect(text.contains("\"maxItems\": 3"))
    #expect(!text.contains("minItems"))
  }
}
