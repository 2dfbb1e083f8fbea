import CardMath
import CardTestSupport
import CardText
import Testing

@Suite struct RowScannerTests {
  /// All rows of a text that arrives in pieces of `pieces` bytes.
  static func rows(_ text: String, pieces: Int = 7, chunk: Int = 16) throws(DiagnosticsError) -> [[String]] {
    var rows: [[String]] = []
    var scanner = RowScanner(name: "a.csv", chunk: chunk)
    var rest = Array(text.utf8)[...]
    while true {
      switch try scanner.next() {
      case .row: rows.append(scanner.texts)
      case .end: return rows
      case .bytesWanted:
        scanner.fill { buffer in
          let count = min(pieces, buffer.count, rest.count)
          buffer.copyBytes(from: rest.prefix(count))
          rest = rest.dropFirst(count)
          return count
        }
      }
    }
  }

  /// The problem of a text, with its place.
  static func problem(_ text: String) -> String {
    placedProblem { () throws(DiagnosticsError) in _ = try rows(text) }
  }

  @Test(arguments: [1, 2, 3, 16, 1_000])
  func rowsAreCutWhereverThePiecesEnd(pieces: Int) throws {
    let text = "a,b,c\n1,,3\r\n\"x,y\",\"say \"\"so\"\"\",\n4,5,6"
    let expected = [["a", "b", "c"], ["1", "", "3"], ["x,y", "say \"so\"", ""], ["4", "5", "6"]]
    #expect(try Self.rows(text, pieces: pieces) == expected)
    #expect(try Self.rows(text + "\n\n\n", pieces: pieces) == expected)
  }

  @Test func numbersThatAreNotFiniteAreKnown() throws {
    var scanner = RowScanner(name: "a.csv")
    let text = Array("nan,\"-inf\",Infinity,none,12,,nan nan nan nan,1e400\n".utf8)
    scanner.fill { buffer in
      buffer.copyBytes(from: text)
      return text.count
    }
    #expect(try scanner.next() == .row)
    let found = (0..<8).map { scanner.isNonFinite($0) }
    #expect(found == [true, true, true, false, false, false, false, false])
  }

  @Test func nothingIsNoRow() throws {
    #expect(try Self.rows("").isEmpty)
    #expect(try Self.rows("\n\r\n").isEmpty)
  }

  /// A byte order mark, as spreadsheets write one, belongs to no name.
  @Test func aByteOrderMarkIsPassedOver() throws {
    #expect(try Self.rows("\u{FEFF}a,b\n1,2\n") == [["a", "b"], ["1", "2"]])
    #expect(Self.problem("\u{FEFF}a,a\n") == "1:3 the column \"a\" comes twice")
  }

  @Test func manyColumnsAndLongRowsFit() throws {
    let names = (0..<300).map { "column_\($0)" }
    let text = names.joined(separator: ",") + "\n"
    #expect(try Self.rows(text + text) == [names, names])
  }

  @Test(arguments: [
    ("a,b\n1\n", "2:1 expected a cell for each of the 2 columns, found 1"),
    ("a,b\n1,2\n1,2,3\n", "3:1 expected a cell for each of the 2 columns, found 3"),
    ("a,b\n1,\"2\n", "2:1 a quotation mark is never closed"),
    ("a,b\n1,2\n\n3,4\n", "3:1 expected a row, found an empty line"),
  ])
  func flawsHaveTheirPlaces(text: String, problem: String) {
    #expect(Self.problem(text) == problem)
  }

  static func number(_ text: String) throws(DiagnosticsError) -> Double? {
    var scanner = RowScanner(name: "a.csv")
    var bytes = Array((text + ",\n").utf8)[...]
    while true {
      switch try scanner.next() {
      case .row: return try scanner.number(0)
      case .end: return nil
      case .bytesWanted:
        scanner.fill { buffer in
          buffer.copyBytes(from: bytes)
          defer { bytes = [] }
          return bytes.count
        }
      }
    }
  }

  /// The fast path reads the same bits as the standard library.
  @Test(arguments: Seeds.few) func numbersAreExact(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<200 {
      let text = DecimalText.fixed(
        Double(Int64(bitPattern: random.next()) >> 24) / 1_024, decimals: Int(random.next() % 9) + 1)
      #expect(try Self.number(text) == Double(text), "\(text)")
    }
    for text in ["0", "-0.5", "007", "1.", ".5", "1e3", "123456789012345678", "0.00000000000000000001"] {
      let expected = ["007", "1.", ".5"].contains(text) ? nil : Double(text)
      #expect((try? Self.number(text)) == expected, "\(text)")
    }
  }

  @Test(arguments: ["nan", "inf", "x", "1 ", "--1", "+1", "1.2.3"])
  func whatIsNoNumberIsNamed(text: String) {
    #expect(throws: DiagnosticsError.self) { try Self.number(text) }
    do throws(DiagnosticsError) {
      _ = try Self.number(text)
    } catch {
      #expect(error.text.hasPrefix("a.csv:1:1: error: expected a number, found \"\(text)\""))
    }
  }
}
