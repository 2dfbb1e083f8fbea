import CardText
import Testing

@Suite struct NearestNameTests {
  private let keys = ["damping_ratio", "response", "stiffness", "mass", "fps", "x_pt", "y_pt", "header", "height"]

  @Test(arguments: [
    ("dampnigRatio", "damping_ratio"), ("damping-ratio", "damping_ratio"), ("Response", "response"),
    ("repsonse", "response"), ("stifness", "stiffness"), ("fsp", "fps"), ("hieght", "height"), ("massa", "mass"),
    ("damping_raito_", "damping_ratio"),
  ])
  func slips(name: String, meant: String) {
    #expect(NearestName.find(name, in: keys) == meant)
  }

  @Test(arguments: ["", "z", "pt", "velocity", "mmmm", "x", "rs", "🙈🙈🙈", "headersandmore", "esp"])
  func noSlips(name: String) {
    #expect(NearestName.find(name, in: keys) == nil)
  }

  @Test func nearerInTheOrderOfTheDocumentation() {
    // Each name is near to all that are left, and the first of these is the nearest, wherever it stands.
    let ways = ["cardy", "cardys", "card_y_pt", "car_dz", "cardyes", "bardyz", "scale.card_y.at", "discardyard"]
    for first in ways.indices {
      #expect(NearestName.find("card_y", in: ways[first...].reversed()) == ways[first])
    }
  }

  @Test(arguments: [
    ("settle.damping", "settle.damping_ratio"), ("damping_ratio", "settle.damping_ratio"), ("resp", "settle.response"),
    ("pons", "settle.response"), ("curve", "push.curve"), ("setle.damping_ratio", "settle.damping_ratio"),
  ])
  func parts(name: String, meant: String) {
    let keys = ["settle.damping_ratio", "settle.response", "push.curve", "map"]
    #expect(NearestName.find(name, in: keys) == meant)
  }

  @Test func aPartOfThreeCharactersIsAWord() {
    #expect(NearestName.find("esp", in: ["settle.response"]) == nil)
    #expect(NearestName.find("ratio", in: ["settle.damping_ratio"]) == "settle.damping_ratio")
    #expect(NearestName.find("max", in: ["iphone-15-pro-max"]) == "iphone-15-pro-max")
  }

  @Test func twoCharacters() {
    #expect(NearestName.find("rn", in: ["run", "man", "map"]) == "run")
    #expect(NearestName.find("ma", in: ["run", "man", "map"]) == "man")
    #expect(NearestName.find("un", in: ["run"]) == nil)
    #expect(NearestName.find("ru", in: ["runs"]) == nil)
  }

  @Test func theFirstOfEquallyNearOnes() {
    #expect(NearestName.find("z_pt", in: ["x_pt", "y_pt"]) == "x_pt")
    #expect(NearestName.find("z_pt", in: ["y_pt", "x_pt"]) == "y_pt")
    #expect(NearestName.find("y_pt", in: ["x_pt", "y_pt"]) == "y_pt")
  }

  @Test func fewerThanFourEdits() {
    let long = "a_very_long_name_of_a_key"
    #expect(NearestName.find("very_long_name_of_a_kex", in: [long]) == long)
    #expect(NearestName.find("very_long_name_of_b", in: [long]) == nil)
  }

  @Test func asksOnlyWhenThereIsAnAnswer() {
    #expect(NearestName.find("easeInOut", in: ["ease-out", "ease-in-out"]) == "ease-in-out")
    #expect(NearestName.question("fsp", in: keys) == "did you mean \"fps\"?")
    #expect(NearestName.question("velocity", in: keys) == nil)
    #expect(NearestName.find(String(repeating: "a", count: 100_000), in: keys) == nil)
  }
}
