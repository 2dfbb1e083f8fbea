import CardMath
import CardModel
import CardScenario
import CardTestSupport
import CardText
import Testing

@Suite struct GestureCSVTests {
  private func problems(_ text: String) -> [String] {
    do throws(DiagnosticsError) {
      _ = try Gesture(csv: Array(text.utf8), name: "a.csv")
      return []
    } catch {
      return error.summary
    }
  }

  private static let head = "time_us,phase,pointer,x_pt,y_pt\n"

  @Test(arguments: ["\n", "\r\n"], ["", "\n", "\r\n\r\n"])
  func reads(lineEnd: String, end: String) throws {
    let lines = [
      "time_us,phase,pointer,x_pt,y_pt", "1000,began,0,198.8571,421.7143", "16060,moved,0,198.8571,421.7143",
      "16060,moved,0,-1e2,0.5", "20000,stationary,0,5,6", "20000,ended,0,5,6",
    ]
    let gesture = try Gesture(csv: Array((lines.joined(separator: lineEnd) + end).utf8), name: "a.csv")
    #expect(
      gesture.samples == [
        TouchSample(microseconds: 1_000, phase: .began, x: 198.8571, y: 421.7143),
        TouchSample(microseconds: 16_060, phase: .moved, x: 198.8571, y: 421.7143),
        TouchSample(microseconds: 16_060, phase: .moved, x: -100, y: 0.5),
        TouchSample(microseconds: 20_000, phase: .stationary, x: 5, y: 6),
        TouchSample(microseconds: 20_000, phase: .ended, x: 5, y: 6),
      ])
    #expect(gesture.durationMicroseconds == 19_000)
  }

  @Test func columnsGoByTheirNames() throws {
    let text = "y_pt,x_pt,pointer,phase,time_us\n2,1,7,began,0\n2,1,7,cancelled,5\n"
    let gesture = try Gesture(csv: Array(text.utf8), name: "a.csv")
    #expect(gesture.samples[0] == TouchSample(microseconds: 0, phase: .began, pointer: 7, x: 1, y: 2))
  }

  /// A byte order mark, as spreadsheets write one, belongs to no name.
  @Test func aByteOrderMarkIsPassedOver() throws {
    let text = Self.head + "0,began,0,1,2\n1,ended,0,1,2\n"
    #expect(try Gesture(csv: Array("\u{FEFF}\(text)".utf8), name: "a.csv") == Gesture(csv: Array(text.utf8), name: "a"))
  }

  @Test(arguments: [
    ("", "1:1 the file is empty | it begins with the header time_us,phase,pointer,x_pt,y_pt"),
    (
      "time_us,phase,pointer,x_pt\n0,began,0,1\n",
      "1:1 missing column y_pt | the header is time_us,phase,pointer,x_pt,y_pt"
    ),
    ("time_us,phase,pointer,x_pt,ypt\n", #"1:28 unknown column "ypt" | did you mean "y_pt"?"#),
    ("t,phase,pointer,x_pt,y_pt\n", #"1:1 unknown column "t" | the header is time_us,phase,pointer,x_pt,y_pt"#),
    ("time_us,phase,pointer,x_pt,x_pt,y_pt\n", "1:28 the column x_pt comes twice"),
    ("time_us,phase,pointer,x_pt,y_pt", "1:32 the gesture has no samples | it begins with 0,began,0,…"),
    (
      "0,began,0,1,2\n1,ended,0,1,2\n",
      "1:1 expected the header time_us,phase,pointer,x_pt,y_pt, found a sample | add it as the first line"
    ),
  ])
  func header(text: String, problem: String) {
    #expect(problems(text) == [problem])
  }

  @Test(arguments: [
    (
      "0,began,0,1,2\n9,moved,0,1,2\n5,ended,0,1,2\n",
      "4:1 time goes back, from 9 to 5 | samples stand in the order of time"
    ),
    ("0,began,0,1,2\n", "2:1 pointer 0 never lifts | end with 0,ended,0,… at its last position, or with cancelled"),
    (
      "0,moved,0,1,2\n1,moved,0,1,2\n2,ended,0,1,2\n",
      "2:3 pointer 0 isn't down: expected began, found moved | a touch goes from began to ended or cancelled"
    ),
    (
      "0,began,0,1,2\n1,ended,0,1,2\n2,ended,0,1,2\n",
      "4:3 pointer 0 isn't down: expected began, found ended | a touch goes from began to ended or cancelled"
    ),
    (
      "0,began,0,1,2\n1,began,0,1,2\n2,ended,0,1,2\n",
      "3:3 pointer 0 began and is down already | it has to end first, or is another pointer"
    ),
    ("0,began,0,1,2\n\n2,ended,0,1,2\n", "3:1 expected a sample, found an empty line | remove it"),
    ("0,began,0,1,2\n\n2,ended,0,1,2\n\r\n\n", "3:1 expected a sample, found an empty line | remove it"),
    (
      "0,began,0,1,2\n2,ended,0,1\n2,ended,0,1,2\n",
      "3:1 expected 5 values, found 4 | time_us,phase,pointer,x_pt,y_pt, for example 0,began,0,195,440"
    ),
    ("0,began,0,1,2\n1.5,moved,0,1,2\n2,ended,0,1,2\n", "3:1 expected whole microseconds, found 1.5"),
    ("0,began,0,1,2\n-1,moved,0,1,2\n2,ended,0,1,2\n", "3:1 expected whole microseconds, found -1"),
    ("0,began,0,1,2\n,moved,0,1,2\n2,ended,0,1,2\n", "3:1 expected whole microseconds, found nothing"),
    ("0,began,0,1,2\n1,moved,0,nan,2\n2,ended,0,1,2\n", "3:11 expected points from -1000000 to 1000000, found nan"),
    ("0,began,0,1,2\n1,moved,0,1,1e7\n2,ended,0,1,2\n", "3:13 expected points from -1000000 to 1000000, found 1e7"),
    ("0,began,0,1,2\n1,moved,0,1, 2\n2,ended,0,1,2\n", "3:13 expected points from -1000000 to 1000000, found  2"),
    (
      "0,began,0,1,2\n1,mvoed,0,1,2\n2,ended,0,1,2\n",
      #"3:3 expected began, moved, stationary, ended or cancelled, found mvoed | did you mean "moved"?"#
    ),
    ("0,began,a,1,2\n2,ended,a,1,2\n", "2:9 expected a pointer's number, found a | the first finger is 0"),
  ])
  func rows(text: String, problem: String) {
    #expect(problems(Self.head + text).first == problem)
  }

  @Test func allProblemsAtOnce() {
    let text = "0,began,0,1,2\n5,moved,0,x,2\n3,moved,0,1,y\n9,movd,0,1,2\n"
    #expect(problems(Self.head + text).map { $0.prefix { $0 != " " } } == ["3:11", "4:1", "4:13", "5:3"])
  }

  /// A phase that can't be read is one error, and no second one tells of the rows that depend on it.
  @Test(arguments: [
    ("0,BEGAN,0,1,2\n1,moved,0,1,2\n2,ended,0,1,2\n", ["2:3"]),
    ("0,began,0,1,2\n1,moved,0,1,2\n2,END,0,1,2\n", ["4:3"]),
    ("0,began,0,1,2\n2,END,0,1,2\n3,began,0,1,2\n4,ended,0,1,2\n", ["3:3"]),
    ("0,began,0\n1,moved,0,1,2\n2,ended,0,1,2\n", ["2:1"]),
    ("0,began,one,1,2\n1,moved,1,1,2\n2,ended,1,1,2\n", ["2:9"]),
    // Another finger's rows are judged.
    ("0,BEGAN,0,1,2\n1,moved,1,1,2\n2,ended,0,1,2\n", ["2:3", "3:1", "3:3"]),
  ])
  func whatFollowsFromAnErrorIsNone(text: String, places: [String]) {
    #expect(problems(Self.head + text).map { String($0.prefix { $0 != " " }) } == places)
  }

  @Test func severalFingersAndSeveralTouches() throws {
    let text = """
      0,began,0,1,2
      1,began,1,5,6
      2,moved,0,1,3
      3,cancelled,1,5,6
      4,ended,0,1,3
      5,began,0,1,2
      6,ended,0,1,2

      """
    #expect(problems(Self.head + text).isEmpty)
    let many = (0..<17).map { "0,began,\($0),1,2\n" }.joined()
    #expect(problems(Self.head + many).contains("18:1 more than 16 fingers are down at once"))
  }

  @Test func messageShowsTheLine() {
    let text = Self.head + "0,began,0,1,2\n9,moved,0,1,2\n5,ended,0,1,2\n"
    let error = thrown(DiagnosticsError.self) { try Gesture(csv: Array(text.utf8), name: "fling.csv") }
    #expect(
      error?.text == """
        fling.csv:4:1: error: time goes back, from 9 to 5
            4 | 5,ended,0,1,2
              | ^ samples stand in the order of time

        """)
  }

  @Test(arguments: Seeds.few) func writesWhatItReads(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var time = Int64(random.next(below: 1_000_000))
    var samples: [TouchSample] = []
    for index in 0..<50 {
      time += Int64(random.next(below: 9_000))
      let phase = index == 0 ? TouchPhase.began : index == 49 ? .ended : random.next() & 1 == 0 ? .moved : .stationary
      let (x, y) = (random.next(from: -1_000, to: 1_000), random.next(from: -1_000, to: 1_000))
      samples.append(TouchSample(microseconds: time, phase: phase, pointer: 3, x: x, y: y))
    }
    let gesture = Gesture(samples: samples)
    #expect(try Gesture(csv: gesture.csv(decimals: nil), name: "a.csv") == gesture)
    // Four decimals round once; writing the result again changes nothing.
    let rounded = try Gesture(csv: gesture.csv(), name: "a.csv")
    #expect(try Gesture(csv: rounded.csv(), name: "a.csv") == rounded)
    for (exact, written) in zip(gesture.samples, rounded.samples) {
      #expect((exact.x - written.x).magnitude <= 0.000_050_001)
      #expect(exact.microseconds == written.microseconds)
      #expect(exact.phase == written.phase)
    }
  }

  @Test(arguments: Seeds.few) func brokenFilesNeverCrash(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let good = Array((Self.head + "0,began,0,1,2\n8333,moved,0,1.5,2e1\n9000,ended,0,1,2\n").utf8)
    let alphabet = Array("0123456789,.-eE\r\n\"began moved".utf8) + [0xFF, 0x00]
    for _ in 0..<200 {
      var bytes = good
      for _ in 0...random.next(below: 4) {
        let index = Int(random.next(below: UInt64(bytes.count + 1)))
        let byte = alphabet[Int(random.next(below: UInt64(alphabet.count)))]
        switch random.next(below: 4) {
        case 0 where index < bytes.count: bytes.remove(at: index)
        case 1 where index < bytes.count: bytes[index] = byte
        case 2: bytes.removeLast(bytes.count - index)
        default: bytes.insert(byte, at: index)
        }
      }
      do throws(DiagnosticsError) {
        let gesture = try Gesture(csv: bytes, name: "a.csv")
        #expect(gesture.samples.first?.phase == .began)
        #expect(gesture.samples.allSatisfy { $0.x.magnitude <= 1e6 && $0.y.magnitude <= 1e6 })
        #expect(zip(gesture.samples, gesture.samples.dropFirst()).allSatisfy { $0.microseconds <= $1.microseconds })
      } catch {
        #expect(error.text.hasPrefix("a.csv:"))
      }
    }
  }
}
