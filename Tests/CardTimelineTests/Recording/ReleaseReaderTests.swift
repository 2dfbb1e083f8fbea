import CardTestSupport
import CardText
import CardTimeline
import Testing

@Suite struct ReleaseReaderTests {
  static let detents = [NamedDetent(name: "top", y: 71), NamedDetent(name: "low", y: 734)]

  static func read(
    _ text: String, _ columns: ReleaseReader.Columns = ReleaseReader.Columns(), detents: [NamedDetent] = detents
  ) throws(DiagnosticsError) -> ReleaseReader {
    try ReleaseReader(SourceText(name: "a.csv", text: text), columns: columns, detents: detents)
  }

  static func problem(_ text: String, detents: [NamedDetent] = detents) -> String {
    do throws(DiagnosticsError) {
      _ = try read(text, detents: detents)
      return ""
    } catch {
      return error.diagnostics.map { "\($0.line):\($0.column) \($0.message)" }.joined(separator: "; ")
    }
  }

  @Test func detentsStandFromTheLowest() throws {
    let reader = try Self.read("y_pt,velocity_pt_s,detent,from\n100,-5,top,low\n700,0.5,low,\n")
    #expect(reader.detents.map(\.name) == ["low", "top"])
    #expect(
      reader.releases == [
        RecordedRelease(y: 100, velocity: -5, detent: 1, origin: 0), RecordedRelease(y: 700, velocity: 0.5, detent: 0),
      ])
  }

  @Test func aTableMayTellThePlaces() throws {
    let text = "y_pt,velocity_pt_s,detent,target_y_pt,from\n100,-5,top,71,low\n700,0,low,734,top\n90,1,top,71,none\n"
    let reader = try Self.read(text, detents: [])
    #expect(reader.detents == [NamedDetent(name: "low", y: 734), NamedDetent(name: "top", y: 71)])
    #expect(reader.releases.map(\.detent) == [1, 0, 1])
    // An origin may be a detent named further down; a detent that no release went to is unknown.
    #expect(reader.releases.map(\.origin) == [0, 1, nil])
  }

  @Test func otherNames() throws {
    let columns = ReleaseReader.Columns(position: "y", velocity: "v", detent: "to")
    #expect(try Self.read("to,v,y\ntop,1,2\n", columns).releases == [RecordedRelease(y: 2, velocity: 1, detent: 1)])
  }

  @Test(arguments: [
    ("", "1:1 expected the header of a table of releases, found nothing"),
    ("y_pt,velocity_pt_s,detent\n", "2:1 the table has no releases"),
    ("y,velocity_pt_s,detent\n1,2,top\n", "1:1 there is no column \"y_pt\""),
    ("y_pt,velocity_pt_s,detent\n1,2,tip\n", "2:5 there is no detent \"tip\""),
    ("y_pt,velocity_pt_s,detent\n1,2,\n", "2:5 expected a detent, found nothing"),
    ("y_pt,velocity_pt_s,detent\n1,NaN,top\n", "2:3 expected a velocity, found \"NaN\""),
    ("y_pt,velocity_pt_s,detent\n,1,top\n", "2:1 expected a place, found nothing"),
    ("y_pt,velocity_pt_s,detent\n1e9,1,top\n", "2:1 expected a place, found \"1e9\""),
    ("y_pt,velocity_pt_s,detent,from\n1,1,top,lwo\n", "2:9 there is no detent \"lwo\""),
  ])
  func everyMistakeHasItsPlace(text: String, problem: String) {
    #expect(Self.problem(text) == problem)
  }

  @Test(arguments: [
    ("y_pt,velocity_pt_s,detent\n1,2,top\n", "1:1 the positions of the detents are unknown"),
    (
      "y_pt,velocity_pt_s,detent,target_y_pt\n1,2,top,71\n1,2,top,72\n", "3:9 \"top\" was at 71 before, and is at 72"
    ),
    ("y_pt,velocity_pt_s,detent,target_y_pt\n1,2,top,71\n1,2,low,71\n", "3:9 \"low\" lies where \"top\" does"),
    ("y_pt,velocity_pt_s,detent,target_y_pt\n1,2,top,71\n", "3:1 all releases went to one detent, which shows no rule"),
  ])
  func placesThatContradict(text: String, problem: String) {
    #expect(Self.problem(text, detents: []) == problem)
  }
}
