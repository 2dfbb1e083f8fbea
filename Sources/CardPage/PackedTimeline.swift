import CardText
import CardTimeline

/// A timeline's cells in few bytes, for a page: nothing is lost that stands in its text with up to four decimals.
///
/// The columns stand one after the other. Each begins with the lengths of its stretches of cells, by turns filled and
/// empty, the first filled. A column of numbers goes on with the second differences of its filled cells, in units of
/// its last decimal, as `Varints` writes them; the two numbers before the first are 0. A column of words goes on with
/// the index of a word and the number of cells that it stands in, again and again.
public struct PackedTimeline: Sendable {
  /// A column: its name, and how its cells are read.
  public struct Column: Hashable, Sendable {
    /// The name in the header.
    public var name: String

    /// The decimals of each of its numbers, 0 … 4; nil if its cells are words.
    public var places: Int?

    /// The words, if they are.
    public var words: [String] = []
  }

  /// The number of rows.
  public private(set) var rowCount = 0

  /// The columns, in order.
  public private(set) var columns: [Column] = []

  /// The packed cells.
  public private(set) var bytes: [UInt8] = []

  /// The most decimals that are kept.
  static let placesLimit = 4

  /// The largest number of units that a page's numbers, which are doubles, hold exactly.
  static let unitLimit: Int64 = 1 << 53

  /// The number from which on one with so many decimals isn't held.
  static func limit(ofPlaces places: Int) -> Double {
    (0..<places).reduce(Double(unitLimit)) { limit, _ in limit / 10 }
  }

  /// Creates a timeline without columns.
  public init(rowCount: Int) { self.rowCount = rowCount }

  /// Adds a column.
  ///
  /// - Parameter cells: Its cells as text; as many as there are rows.
  mutating func add(_ name: String, _ cells: CellTexts) {
    precondition(cells.count == rowCount, "a column has \(cells.count) cells in \(rowCount) rows")
    if let places = cells.places {
      columns.append(Column(name: name, places: places))
      appendStretches(cells)
      let units = (0..<rowCount).lazy.compactMap { cells.units($0, places: places) }
      Varints.append(secondDifferencesOf: units, to: &bytes)
    } else {
      columns.append(Column(name: name, places: nil))
      appendStretches(cells)
      appendWords(cells)
    }
  }

  private mutating func appendStretches(_ cells: CellTexts) {
    var (isFilled, length) = (true, UInt64(0))
    for index in 0..<rowCount {
      if cells.isEmpty(index) == isFilled {
        Varints.append(length, to: &bytes)
        (isFilled, length) = (!isFilled, 0)
      }
      length += 1
    }
    Varints.append(length, to: &bytes)
  }

  private mutating func appendWords(_ cells: CellTexts) {
    var words: [String] = []
    var indices: [String: Int] = [:]
    var last: ArraySlice<UInt8> = []
    var (index, length) = (0, UInt64(0))
    for row in 0..<rowCount where !cells.isEmpty(row) {
      let bytes = cells[row]
      if length == 0 || bytes != last {
        if length > 0 {
          Varints.append(UInt64(index), to: &self.bytes)
          Varints.append(length, to: &self.bytes)
        }
        let word = String(decoding: bytes, as: UTF8.self)
        index = indices[word] ?? words.count
        if index == words.count {
          words.append(word)
          indices[word] = index
        }
        (last, length) = (bytes, 0)
      }
      length += 1
    }
    if length > 0 {
      Varints.append(UInt64(index), to: &bytes)
      Varints.append(length, to: &bytes)
    }
    columns[columns.count - 1].words = words
  }
}

/// The cells of a column as text.
struct CellTexts: Sendable {
  private var bytes: [UInt8] = []
  private var ends: [Int] = []
  private var decimals = 0
  private var isNumeric = true

  /// The largest magnitude of its numbers.
  private var largest = 0.0

  /// The number of cells.
  var count: Int { ends.count }

  /// The decimals of its numbers; nil if a cell is a word, or a number too large for its decimals.
  var places: Int? {
    isNumeric && largest < PackedTimeline.limit(ofPlaces: decimals) ? decimals : nil
  }

  /// The text of a cell.
  subscript(index: Int) -> ArraySlice<UInt8> { bytes[(index == 0 ? 0 : ends[index - 1])..<ends[index]] }

  func isEmpty(_ index: Int) -> Bool { ends[index] == (index == 0 ? 0 : ends[index - 1]) }

  /// Adds a cell.
  ///
  /// - Parameter isWord: True if it is a word, even if it looks like a number.
  mutating func append(_ cell: some Collection<UInt8>, isWord: Bool = false) {
    let start = bytes.count
    bytes += cell
    ends.append(bytes.count)
    guard isNumeric, bytes.count > start else { return }
    guard !isWord, let scanned = try? DecimalText.scan(bytes, from: start), scanned.end == bytes.count else {
      isNumeric = false
      return
    }
    largest = max(largest, scanned.value.magnitude)
    decimals = max(decimals, CellTexts.decimals(of: bytes[start...]))
  }

  /// Returns the decimals that a number is kept with: as many as were written, and four of one with more or with an
  /// exponent.
  private static func decimals(of text: ArraySlice<UInt8>) -> Int {
    guard let point = text.firstIndex(of: UInt8(ascii: ".")) else {
      return text.allSatisfy { $0 != UInt8(ascii: "e") && $0 != UInt8(ascii: "E") } ? 0 : PackedTimeline.placesLimit
    }
    return min(text.endIndex - point - 1, PackedTimeline.placesLimit)
  }

  /// Returns a cell's number in units of its last place; nil if the cell is empty.
  func units(_ index: Int, places: Int) -> Int64? {
    let text = self[index]
    if text.isEmpty { return nil }
    var (units, decimals, isPastPoint) = (Int64(0), 0, false)
    let isNegative = text.first == UInt8(ascii: "-")
    for byte in text.dropFirst(isNegative ? 1 : 0) {
      if byte == UInt8(ascii: ".") {
        isPastPoint = true
      } else if byte &- 0x30 <= 9, decimals < places || !isPastPoint {
        units = units &* 10 &+ Int64(byte - 0x30)
        decimals += isPastPoint ? 1 : 0
      } else {
        return rounded(index, places: places)
      }
    }
    for _ in decimals..<max(places, decimals) { units *= 10 }
    return isNegative ? -units : units
  }

  /// A number that was written with more places, or an exponent.
  private func rounded(_ index: Int, places: Int) -> Int64 {
    let power = (0..<places).reduce(1.0) { power, _ in power * 10 }
    let number = (try? DecimalText.scan(Array(self[index]), from: 0))?.value ?? 0
    return Int64((number * power).rounded(.toNearestOrEven))
  }
}
