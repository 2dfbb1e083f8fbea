import CardMath

extension SplitMix64 {
  /// Returns words of which one was damaged: a flipped bit, another word, one of its own elsewhere, a small or a large
  /// number, or an end too early.
  mutating func damaged(_ words: [UInt64]) -> [UInt64] {
    var damaged = words
    let index = Int(next() % UInt64(words.count))
    switch next() % 6 {
    case 0: damaged[index] ^= 1 << (next() % 64)
    case 1: damaged[index] = words[Int(next() % UInt64(words.count))]
    case 2: damaged[index] = next()
    case 3: damaged[index] = next() % 3
    case 4: damaged[index] = UInt64(Int32.max)
    default: damaged.removeSubrange(index...)
    }
    return damaged
  }
}
