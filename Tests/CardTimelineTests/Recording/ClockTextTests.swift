import CardText
import Testing

@testable import CardTimeline

@Suite struct ClockTextTests {
  private static func seconds(_ text: String) -> String {
    String(decoding: ClockText.withSeconds(SourceText(name: "a.csv", text: text)).bytes, as: UTF8.self)
  }

  /// Each place stays where it is, and what is no clock time stays as it is.
  @Test(arguments: [
    ("t,y\n14:03:01.250,1\n14:03:02.750,2\n", "t,y\n0           ,1\n1.5         ,2\n"),
    ("y,t\n1,\"14:03:01,5\"\n2,\"14:03:02,0\"\n", "y,t\n1,\"0         \"\n2,\"0.5       \"\n"),
    ("t,y\n23:59:59.999,1\n,2\n00:00:00.001,3\n", "t,y\n0           ,1\n,2\n0.002       ,3\n"),
    ("t,u\n00:00:01,10:00:00\n00:00:03,10:00:01\n", "t,u\n0       ,0       \n2       ,1       \n"),
    ("t,y\n14:03:01.250,1\n0.5,2\n", "t,y\n14:03:01.250,1\n0.5,2\n"),
    ("t,y\n14:03:01.000001,1\n14:03:21,2\n", "t,y\n14:03:01.000001,1\n14:03:21,2\n"),
    ("t,note\n0.5,at 14:03:01\n", "t,note\n0.5,at 14:03:01\n"), ("t,y\n0.5,1\n", "t,y\n0.5,1\n"), ("", ""),
    ("t,y\n", "t,y\n"), ("14:03:01", "14:03:01"), ("t\n\n14:03:01", "t\n\n0       "),
  ])
  func timesAreSeconds(text: String, seconds: String) {
    #expect(Self.seconds(text) == seconds)
  }
}
