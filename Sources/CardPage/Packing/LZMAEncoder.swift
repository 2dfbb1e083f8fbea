/// Packs bytes as LZMA, in the form that `xz --format=lzma` reads: 13 bytes that say how, then the decisions.
///
/// The steps are chosen by their price: among all sequences of steps over a block of bytes, by the probabilities at its
/// start, the one with the fewest bits is taken. The same bytes are packed alike on every machine.
struct LZMAEncoder {
  /// The effort with which the packer looks for earlier places of the same bytes.
  struct Effort {
    /// The most places that are looked at for each byte.
    var tries: Int

    /// The length from which on a match is taken without looking further.
    var enough: Int

    /// For what is packed whenever a page is written.
    static let quick = Effort(tries: 24, enough: 48)

    /// For a page that is written now and then, and sent.
    static let careful = Effort(tries: 2048, enough: 273)

    /// For what is packed once.
    static let thorough = Effort(tries: 4096, enough: 273)
  }

  private let bytes: [UInt8]
  private let effort: Effort
  private var model: LZMAModel
  private var finder: MatchFinder
  private var output = RangeEncoder()

  /// Returns bytes, packed.
  ///
  /// - Parameters:
  ///   - bytes: Any bytes, fewer than 2^31.
  ///   - previousBits: The bits of the byte before by which a byte is expected, 0 … 8: 3 suits text, 0 … 4 programs.
  static func packed(_ bytes: [UInt8], previousBits: Int = 3, effort: Effort = .quick) -> [UInt8] {
    var encoder = LZMAEncoder(bytes, previousBits: previousBits, effort: effort)
    encoder.writeAll()
    var header = [UInt8(previousBits)]
    // The distances that a reader must be ready for, then the number of bytes.
    var reach = UInt32(1) << 12
    while reach < bytes.count { reach <<= 1 }
    for index in 0..<4 { header.append(UInt8(truncatingIfNeeded: reach >> UInt32(8 * index))) }
    for index in 0..<8 { header.append(UInt8(truncatingIfNeeded: bytes.count >> (8 * index))) }
    return header + encoder.output.bytes
  }

  private init(_ bytes: [UInt8], previousBits: Int, effort: Effort) {
    (self.bytes, self.effort) = (bytes, effort)
    model = LZMAModel(previousBits: previousBits)
    finder = MatchFinder(bytes, tries: effort.tries, enough: effort.enough)
  }

  // MARK: Steps

  /// The cheapest known arrival at a byte: its price, where it came from, and by what step.
  private struct Arrival {
    var price = Int32.max
    var from = 0
    var step = LZMAStep.byte

    /// A step before the last one, with a byte between them: the last one is then `again` from the same distance.
    var before: LZMAStep?

    /// The model's state there, and its last distances.
    var state = 0
    var distances = LastDistances()
  }

  /// The number of bytes in a block that begins at a place. The probabilities are taken as they are at its start, so
  /// blocks are short where these still learn fast.
  private static func blockSize(at start: Int) -> Int { max(128, min(1024, start / 8)) }

  private mutating func writeAll() {
    var start = 0
    var arrivals: [Arrival] = []
    while start < bytes.count {
      let last = weigh(&arrivals, from: start)
      var steps: [LZMAStep] = last.map { [$0] } ?? []
      var index = arrivals.count - 1
      while index > 0 {
        steps.append(arrivals[index].step)
        if let before = arrivals[index].before { steps += [.byte, before] }
        index = arrivals[index].from
      }
      for step in steps.reversed() {
        write(step, at: start)
        start += step.length
      }
      if let last { finder.skip(last.length - 1) }
    }
    output.end()
  }

  /// Finds the cheapest arrival at each byte of a block.
  ///
  /// - Returns: A step that is long enough to be taken after the last arrival without looking further, if one is.
  private mutating func weigh(_ arrivals: inout [Arrival], from start: Int) -> LZMAStep? {
    let prices = LZMAPrices(model)
    let count = min(LZMAEncoder.blockSize(at: start), bytes.count - start)
    arrivals.removeAll(keepingCapacity: true)
    arrivals.append(Arrival(price: 0, state: model.state, distances: model.distances))
    arrivals.append(contentsOf: repeatElement(Arrival(), count: count))
    for index in 0..<count {
      if index > 0 { arrive(&arrivals, at: index) }
      finder.advance()
      let place = start + index
      if let step = longStep(arrivals[index], at: place) {
        arrivals.removeLast(count - index)
        return step
      }
      weighBytes(&arrivals, at: index, place: place, prices)
      weighRepeats(&arrivals, at: index, place: place, prices)
      weighMatches(&arrivals, at: index, place: place, prices)
    }
    return nil
  }

  private func arrive(_ arrivals: inout [Arrival], at index: Int) {
    let from = arrivals[index].from
    var (state, distances) = (arrivals[from].state, arrivals[from].distances)
    if let before = arrivals[index].before {
      state = LZMAStep.byte.state(after: before.state(after: state))
      distances.take(before)
    }
    distances.take(arrivals[index].step)
    (arrivals[index].state, arrivals[index].distances) = (arrivals[index].step.state(after: state), distances)
  }

  /// Returns a step that is long enough.
  private func longStep(_ arrival: Arrival, at place: Int) -> LZMAStep? {
    let limit = min(LZMAModel.lengths.upperBound, bytes.count - place)
    if limit < effort.enough { return nil }
    for index in 0..<4 where arrival.distances[index] <= place {
      let length = finder.length(at: place, distance: arrival.distances[index], limit: limit)
      if length >= effort.enough { return .again(index: index, length: length) }
    }
    guard let longest = finder.matches.last, longest.length >= effort.enough else { return nil }
    return .match(distance: longest.distance, length: longest.length)
  }

  @inline(__always)
  private func offer(_ price: Int32, _ step: LZMAStep, _ arrivals: inout [Arrival], from: Int, to: Int) {
    if price < arrivals[to].price {
      arrivals[to].price = price
      arrivals[to].from = from
      arrivals[to].step = step
      arrivals[to].before = nil
    }
  }

  /// Weighs a step with a byte after it and, after that, more bytes from the same distance: as programs have them that
  /// differ in an address.
  private func weighMore(
    _ arrivals: inout [Arrival], at index: Int, place: Int, _ step: LZMAStep, distance: Int, price: Int32,
    _ prices: LZMAPrices
  ) {
    let room = arrivals.count - 1 - index
    let next = place + step.length + 1
    let limit = min(LZMAModel.lengths.upperBound, room - step.length - 1)
    guard limit >= 2 else { return }
    let length = finder.length(at: next, distance: distance, limit: limit)
    guard length >= 2 else { return }
    let state = step.state(after: arrivals[index].state)
    let byte = prices.byte(
      bytes[next - 1], after: bytes[next - 2], expected: bytes[next - 1 - distance], state: state)
    let again = LZMAStep.byte.state(after: state)
    let whole = price + byte + prices.again(0, state: again) + prices.repeatLength(length)
    let to = index + step.length + 1 + length
    if whole < arrivals[to].price {
      arrivals[to].price = whole
      arrivals[to].from = index
      arrivals[to].step = .again(index: 0, length: length)
      arrivals[to].before = step
    }
  }

  private func weighBytes(_ arrivals: inout [Arrival], at index: Int, place: Int, _ prices: LZMAPrices) {
    let (price, state, distance) = (arrivals[index].price, arrivals[index].state, arrivals[index].distances[0])
    let byte = bytes[place]
    let previous = place > 0 ? bytes[place - 1] : 0
    let expected = distance <= place ? bytes[place - distance] : 0
    let asByte = price + prices.byte(byte, after: previous, expected: expected, state: state)
    offer(asByte, .byte, &arrivals, from: index, to: index + 1)
    if distance <= place, byte == expected {
      offer(price + prices.oneByte(state: state), .oneByte, &arrivals, from: index, to: index + 1)
    }
  }

  private func weighRepeats(_ arrivals: inout [Arrival], at index: Int, place: Int, _ prices: LZMAPrices) {
    let arrival = arrivals[index]
    let limit = min(LZMAModel.lengths.upperBound, arrivals.count - 1 - index)
    for which in 0..<4 where arrival.distances[which] <= place {
      let longest = finder.length(at: place, distance: arrival.distances[which], limit: limit)
      if longest < 2 { continue }
      let price = arrival.price + prices.again(which, state: arrival.state)
      for length in 2...longest {
        let step = LZMAStep.again(index: which, length: length)
        let whole = price + prices.repeatLength(length)
        offer(whole, step, &arrivals, from: index, to: index + length)
        if length == longest {
          weighMore(&arrivals, at: index, place: place, step, distance: arrival.distances[which], price: whole, prices)
        }
      }
    }
  }

  private func weighMatches(_ arrivals: inout [Arrival], at index: Int, place: Int, _ prices: LZMAPrices) {
    let room = arrivals.count - 1 - index
    let price = arrivals[index].price + prices.match(state: arrivals[index].state)
    var length = 2
    for match in finder.matches {
      while length <= min(match.length, room) {
        let step = LZMAStep.match(distance: match.distance, length: length)
        let whole = price + prices.match(length: length, distance: match.distance)
        offer(whole, step, &arrivals, from: index, to: index + length)
        if length == match.length {
          weighMore(&arrivals, at: index, place: place, step, distance: match.distance, price: whole, prices)
        }
        length += 1
      }
    }
  }

  // MARK: Writing

  private mutating func write(_ step: LZMAStep, at place: Int) {
    typealias Place = LZMAModel.Place
    let state = model.state
    let isByte = if case .byte = step { true } else { false }
    decide(Place.isMatch + state, !isByte)
    switch step {
    case .byte: writeByte(at: place)
    case .match(let distance, let length):
      decide(Place.isRepeat + state, false)
      write(length: length, Place.matchLengths)
      write(distance: distance, length: length)
    case .oneByte:
      decide(Place.isRepeat + state, true)
      decide(Place.isNotLast + state, false)
      decide(Place.isLong + state, false)
    case .again(let index, let length):
      decide(Place.isRepeat + state, true)
      decide(Place.isNotLast + state, index > 0)
      if index == 0 { decide(Place.isLong + state, true) }
      if index > 0 { decide(Place.isNotSecond + state, index > 1) }
      if index > 1 { decide(Place.isNotThird + state, index > 2) }
      write(length: length, Place.repeatLengths)
    }
    model.take(step)
  }

  @inline(__always)
  private mutating func decide(_ place: Int, _ isOne: Bool) { output.write(isOne, &model.probabilities[place]) }

  private mutating func writeByte(at place: Int) {
    let byte = bytes[place]
    let group = model.place(ofByteAfter: place > 0 ? bytes[place - 1] : 0)
    var node = 1
    var isExpected = model.state >= 7
    let expected = isExpected ? bytes[place - model.distances[0]] : 0
    for index in (0..<8).reversed() {
      let isOne = byte >> index & 1 == 1
      if isExpected {
        let bit = Int(expected >> index & 1)
        decide(group + (1 + bit) << 8 + node, isOne)
        isExpected = (bit == 1) == isOne
      } else {
        decide(group + node, isOne)
      }
      node = 2 * node + (isOne ? 1 : 0)
    }
  }

  private mutating func write(length: Int, _ place: Int) {
    let code = length - 2
    decide(place, code >= 8)
    if code < 8 { return writeTree(place + LZMAModel.Place.short, code, count: 3) }
    decide(place + 1, code >= 16)
    if code < 16 { return writeTree(place + LZMAModel.Place.middle, code - 8, count: 3) }
    writeTree(place + LZMAModel.Place.long, code - 16, count: 8)
  }

  private mutating func write(distance: Int, length: Int) {
    let code = DistanceCode(distance)
    writeTree(LZMAModel.Place.distanceSlots + 64 * min(length - 2, 3), code.slot, count: 6)
    if code.slot < DistanceCode.farSlot {
      writeReversed(code.place, code.bits, count: code.bitCount)
    } else {
      output.write(code.bits >> 4, count: code.bitCount - 4)
      writeReversed(LZMAModel.Place.distanceLowBits, code.bits & 15, count: 4)
    }
  }

  private mutating func writeTree(_ place: Int, _ bits: Int, count: Int) {
    var node = 1
    for index in (0..<count).reversed() {
      let isOne = bits >> index & 1 == 1
      decide(place + node, isOne)
      node = 2 * node + (isOne ? 1 : 0)
    }
  }

  private mutating func writeReversed(_ place: Int, _ bits: Int, count: Int) {
    var node = 1
    for index in 0..<count {
      let isOne = bits >> index & 1 == 1
      decide(place + node, isOne)
      node = 2 * node + (isOne ? 1 : 0)
    }
  }
}
