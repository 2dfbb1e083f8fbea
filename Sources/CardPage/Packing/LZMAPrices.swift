/// The bits that each decision would cost by a model's present probabilities, in units of 1/16 bit.
///
/// It is a class, since a debug build would copy six lists at each call.
final class LZMAPrices {
  private typealias Place = LZMAModel.Place

  /// The price of a decision that has a probability, by its upper seven bits.
  private static let table: [Int32] = (0..<128).map { index in
    // The logarithm to base 2, digit by digit, by squaring: in whole numbers, so that any machine packs the same bytes.
    var (square, whole) = (UInt64(index * 16 + 8), Int32(0))
    for _ in 0..<4 {
      square *= square
      whole <<= 1
      while square >= 1 << 16 {
        square >>= 1
        whole += 1
      }
    }
    return 11 << 4 - 15 - whole
  }

  private let model: LZMAModel

  /// The prices of the lengths from 2 on: of a match, and of one from a last distance.
  private var matchLengths: [Int32] = [], repeatLengths: [Int32] = []

  /// The prices of the distances' slots, and of distances below 128: 64 and 128 for each of the four groups of lengths.
  private var slots: [Int32] = [], near: [Int32] = []

  /// The prices of the last four bits of a far distance.
  private var lowBits: [Int32] = []

  init(_ model: LZMAModel) {
    self.model = model
    matchLengths = lengths(Place.matchLengths)
    repeatLengths = lengths(Place.repeatLengths)
    lowBits = (0..<16).map { reversed(Place.distanceLowBits, $0, count: 4) }
    for group in 0..<4 { slots += tree(Place.distanceSlots + 64 * group, count: 6) }
    let codes = (1...128).map { DistanceCode($0) }
    let rests = codes.map { $0.bitCount == 0 ? 0 : reversed($0.place, $0.bits, count: $0.bitCount) }
    for group in 0..<4 { near += zip(codes, rests).map { code, rest in slots[64 * group + code.slot] + rest } }
  }

  /// The price of one decision.
  @inline(__always)
  private func decision(_ place: Int, _ isOne: Bool) -> Int32 {
    let probability = model.probabilities[place]
    return LZMAPrices.table[Int(isOne ? 2048 - probability : probability) >> 4 & 127]
  }

  /// The prices of all numbers of so many bits, each with its probability by those before it, the highest first.
  private func tree(_ place: Int, count: Int) -> [Int32] {
    var prices = [Int32](repeating: 0, count: 2 << count)
    var node = 1
    while node < 1 << count {
      prices[2 * node] = prices[node] + decision(place + node, false)
      prices[2 * node + 1] = prices[node] + decision(place + node, true)
      node += 1
    }
    return Array(prices[(1 << count)...])
  }

  private func reversed(_ place: Int, _ bits: Int, count: Int) -> Int32 {
    var (price, node) = (Int32(0), 1)
    for index in 0..<count {
      let isOne = bits >> index & 1 == 1
      price += decision(place + node, isOne)
      node = 2 * node + (isOne ? 1 : 0)
    }
    return price
  }

  private func lengths(_ place: Int) -> [Int32] {
    let (isShort, isNotShort) = (decision(place, false), decision(place, true))
    let isMiddle = isNotShort + decision(place + 1, false), isLong = isNotShort + decision(place + 1, true)
    return tree(place + Place.short, count: 3).map { isShort + $0 }
      + tree(place + Place.middle, count: 3).map { isMiddle + $0 }
      + tree(place + Place.long, count: 8).map { isLong + $0 }
  }

  /// The price of a byte after another; `expected` is the byte at the last distance, after a match.
  func byte(_ byte: UInt8, after previous: UInt8, expected: UInt8, state: Int) -> Int32 {
    let place = model.place(ofByteAfter: previous)
    var (price, node) = (decision(Place.isMatch + state, false), 1)
    var isExpected = state >= 7
    var mask: UInt8 = 0x80
    while mask > 0 {
      let isOne = byte & mask > 0
      if isExpected {
        let bit = expected & mask > 0 ? 1 : 0
        price += decision(place + (1 + bit) << 8 + node, isOne)
        isExpected = (bit == 1) == isOne
      } else {
        price += decision(place + node, isOne)
      }
      node = 2 * node + (isOne ? 1 : 0)
      mask >>= 1
    }
    return price
  }

  /// The price of the byte at the last distance.
  func oneByte(state: Int) -> Int32 {
    again(state: state) + decision(Place.isNotLast + state, false) + decision(Place.isLong + state, false)
  }

  private func again(state: Int) -> Int32 {
    decision(Place.isMatch + state, true) + decision(Place.isRepeat + state, true)
  }

  /// The price of one of the last distances, without a length.
  func again(_ index: Int, state: Int) -> Int32 {
    let isAgain = again(state: state)
    if index == 0 {
      return isAgain + decision(Place.isNotLast + state, false) + decision(Place.isLong + state, true)
    }
    let isOlder = isAgain + decision(Place.isNotLast + state, true)
    if index == 1 { return isOlder + decision(Place.isNotSecond + state, false) }
    return isOlder + decision(Place.isNotSecond + state, true) + decision(Place.isNotThird + state, index == 3)
  }

  /// The price of a length from one of the last distances.
  @inline(__always)
  func repeatLength(_ length: Int) -> Int32 { repeatLengths[length - 2] }

  /// The price that every match has, whatever its length and distance.
  func match(state: Int) -> Int32 {
    decision(Place.isMatch + state, true) + decision(Place.isRepeat + state, false)
  }

  /// The price of a match's length and distance.
  @inline(__always)
  func match(length: Int, distance: Int) -> Int32 {
    let group = min(length - 2, 3)
    if distance <= 128 { return matchLengths[length - 2] + near[128 * group + distance - 1] }
    let code = DistanceCode(distance)
    let direct = Int32(code.bitCount - 4) << 4
    return matchLengths[length - 2] + slots[64 * group + code.slot] + direct + lowBits[code.bits & 15]
  }
}
