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

  @Test(arguments: ["", "z", "pt", "velocity", "mmmm", "damp", "x", "🙈🙈🙈", "headersandmore"])
  func noSlips(name: String) {
    #expect(NearestName.find(name, in: keys) == nil)
  }

  @Test func theFirstOfEquallyNearOnes() {
    #expect(NearestName.find("z_pt", in: ["x_pt", "y_pt"]) == "x_pt")
    #expect(NearestName.find("z_pt", in: ["y_pt", "x_pt"]) == "y_pt")
    #expect(NearestName.find("y_pt", in: ["x_pt", "y_pt"]) == "y_pt")
  }

  @Test func fewerThanFourEdits() {
    let long = "a_very_long_name_of_a_key"
    #expect(NearestName.find("very_long_name_of_a_kex", in: [long]) == long)
    #expect(NearestName.find("very_long_name_of_a", in: [long]) == nil)
  }

  @Test func asksOnlyWhenThereIsAnAnswer() {
    #expect(NearestName.find("easeInOut", in: ["ease-out", "ease-in-out"]) == "ease-in-out")
    #expect(NearestName.question("fsp", in: keys) == "did you mean \"fps\"?")
    #expect(NearestName.question("velocity", in: keys) == nil)
    #expect(NearestName.find(String(repeating: "a", count: 100_000), in: keys) == nil)
  }
}
