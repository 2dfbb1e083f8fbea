import CardModel
import CardTestSupport
import Testing

@testable import CardPage

/// The pages' files stand twice, as files to read and edit and as text in the code. These tests compare the two, and
/// `CARDSIM_RECORD=1 swift test --filter PageFilesTexts` writes the code anew from the files.
@Suite struct PageFilesTextsTests {
  static let texts = EmbeddedTexts(
    of: "Sources/CardPage/Page", in: "Sources/CardPage/PageFiles+Texts.swift", extending: "PageFiles",
    recordedBy: "PageFilesTexts", endings: [".css", ".js"])

  @Test(.enabled(if: EmbeddedTexts.isRecording)) func record() throws {
    Issue.record("recorded \(try Self.texts.record()) files anew; run again without CARDSIM_RECORD")
  }

  @Test(.disabled(if: EmbeddedTexts.isRecording)) func theCodeIsTheFiles() throws {
    let files = try Self.texts.files()
    #expect(PageFiles.all.map(\.name).sorted() == files)
    for file in files {
      let text = PageFiles.all.first { $0.name == file }?.text
      #expect(try text.map { Array($0.utf8) } == Self.texts.bytes(of: file), "\(file)")
    }
    let (written, expected) = (try Self.texts.written(), try Self.texts.text())
    #expect(written == expected, "record the pages anew")
  }

  /// The phone moves a keyboard by the spring that the model and films have.
  @Test func thePhonesKeyboardIsTheModels() throws {
    guard case .spring(let response, dampingRatio: 1) = WrittenMotion.keyboard else {
      Issue.record("the keyboard's spring isn't critical, and phone.js takes it for one")
      return
    }
    let phone = try #require(PageFiles.all.first { $0.name == "phone.js" })
    #expect(phone.text.contains("const rate = 2 * Math.PI / \(response);"))
  }

  /// Texts that would end a script or a style sheet early, or would be fetched from elsewhere.
  @Test(.disabled(if: EmbeddedTexts.isRecording)) func filesEndNothingAndFetchNothing() throws {
    for file in PageFiles.all {
      let text = file.text.lowercased()
      // A style sheet fetches by url(…); a script's URL is a class.
      let fetching = file.name.hasSuffix(".css") ? ["url("] : ["fetch(", "xmlhttp", "import("]
      for bad in ["</", "<!--", "\u{2028}", "innerhtml", "eval(", "@import"] + fetching {
        #expect(text.range(of: bad) == nil, "\(file.name) has \(bad)")
      }
      let addresses = text.split(separator: "http", omittingEmptySubsequences: false).dropFirst()
      for address in addresses { #expect(address.hasPrefix("://www.w3.org/2000/svg"), "\(file.name): \(address)") }
    }
  }

  /// The writer of pages leaves out blanks, and takes for granted that a template ends in its line, and that no quote
  /// is escaped.
  @Test func blanksStandWhereTheyMayBeLeftOut() {
    #expect(PageWriter.tight("a = b + ' + ' - - c\nx = `${y} + 1`") == Array("a=b+' + '- -c\nx = `${y} + 1`\n".utf8))
    #expect(
      PageWriter.tightStyle("a > b, c :d {\n  e: f(g + 1px, 'h, i') \"; \"; }\n}\n")
        == "a>b,c :d{e:f(g + 1px,'h, i') \"; \";}}")
    for file in PageFiles.all where file.name.hasSuffix(".js") {
      for line in PageWriter.file(file.name).split(separator: "\n") {
        #expect(line.utf8.filter { $0 == UInt8(ascii: "`") }.count.isMultiple(of: 2), "\(file.name): \(line)")
        #expect(line.range(of: #"\'"#) == nil, "\(file.name): \(line)")
      }
    }
  }
}
