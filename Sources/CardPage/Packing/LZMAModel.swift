/// The probabilities by which LZMA codes its decisions, each of which is 0 or 1: what both ends learn alike.
///
/// LZMA writes bytes one by one, or as a match: a distance back and a number of bytes to repeat from there. The four
/// last distances are kept, as they are likely to return. A probability is of a 0, in units of 1/2048; it begins at one
/// half, and each decision moves it by 1/32 of the rest. The format is that of the LZMA SDK's specification, with one
/// of its three parameters: the number of bits of the byte before that choose a byte's probabilities, `lc`. Its `lp`
/// and `pb` are 0: nothing that a page carries is aligned.
struct LZMAModel {
  /// The places of the groups of probabilities in `probabilities`. `Page/unpack.js` has the same.
  enum Place {
    static let isMatch = 0, isRepeat = 12, isNotLast = 24, isNotSecond = 36, isNotThird = 48, isLong = 60
    static let distanceSlots = 72, distanceBits = 328, distanceLowBits = 443
    static let matchLengths = 459, repeatLengths = 733, bytes = 1007

    /// Inside of the lengths: two choices, lengths from 2, from 10 and from 18.
    static let short = 2, middle = 10, long = 18
  }

  /// The lengths of a match.
  static let lengths = 2...273

  /// The probabilities of a 0.
  var probabilities: [UInt16]

  /// The bits of the byte before that choose a byte's probabilities, 0 … 8.
  let previousBits: Int

  /// The kind of the last decisions, 0 … 11: 7 and more after a match.
  private(set) var state = 0

  /// The last distances, the latest first; 1 is the byte before.
  private(set) var distances = LastDistances()

  init(previousBits: Int) {
    self.previousBits = previousBits
    probabilities = Array(repeating: 1024, count: Place.bytes + 0x300 << previousBits)
  }

  /// The place of a byte's probabilities.
  func place(ofByteAfter previous: UInt8) -> Int {
    Place.bytes + 0x300 * (Int(previous) >> (8 - previousBits))
  }

  /// Takes note of a step.
  mutating func take(_ step: LZMAStep) {
    state = step.state(after: state)
    distances.take(step)
  }
}

/// The last four distances of matches, the latest first.
struct LastDistances {
  private var distances: (Int, Int, Int, Int) = (1, 1, 1, 1)

  subscript(index: Int) -> Int {
    switch index {
    case 0: distances.0
    case 1: distances.1
    case 2: distances.2
    default: distances.3
    }
  }

  mutating func take(_ step: LZMAStep) {
    let (first, second, third, fourth) = distances
    switch step {
    case .byte, .oneByte: break
    case .match(let distance, _): distances = (distance, first, second, third)
    case .again(1, _): distances = (second, first, third, fourth)
    case .again(2, _): distances = (third, first, second, fourth)
    case .again(3, _): distances = (fourth, first, second, third)
    case .again: break
    }
  }
}

/// A decision of LZMA: what stands next.
enum LZMAStep {
  /// A byte.
  case byte

  /// The byte at the last distance.
  case oneByte

  /// As many bytes from a distance back.
  case match(distance: Int, length: Int)

  /// As many bytes from one of the last distances back, by its index.
  case again(index: Int, length: Int)

  /// The number of bytes.
  var length: Int {
    switch self {
    case .byte, .oneByte: 1
    case .match(_, let length), .again(_, let length): length
    }
  }

  /// The model's state after it.
  func state(after state: Int) -> Int {
    switch self {
    case .byte: state < 4 ? 0 : state < 10 ? state - 3 : state - 6
    case .oneByte: state < 7 ? 9 : 11
    case .match: state < 7 ? 7 : 10
    case .again: state < 7 ? 8 : 11
    }
  }
}

/// A distance as LZMA writes it: its slot, the number of its leading bits, then the bits that follow.
struct DistanceCode {
  let slot: Int

  /// The number of bits after the slot, and these.
  let bitCount: Int, bits: Int

  init(_ distance: Int) {
    let code = distance - 1
    guard code >= 4 else {
      (slot, bitCount, bits) = (code, 0, 0)
      return
    }
    let top = Int.bitWidth - 1 - code.leadingZeroBitCount
    (slot, bitCount) = (2 * top + (code >> (top - 1) & 1), top - 1)
    bits = code & (1 << bitCount - 1)
  }

  /// The place of the probabilities of a near distance's bits.
  var place: Int { LZMAModel.Place.distanceBits + (2 | slot & 1) << bitCount - slot - 1 }

  /// The distances from whose slot on all but the last four bits are written as they are.
  static let farSlot = 14
}
