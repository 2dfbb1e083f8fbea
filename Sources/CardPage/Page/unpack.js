// Unpacks what a page carries: bytes as text, two signs for 13 or 14 bits, and these as LZMA. Sources/CardPage/Packing packs
// it: PackedText.swift says how the signs count, LZMAModel.swift what the places are.

'use strict';

// The bytes of a text of signs.
function packedBytes(text) {
  const bytes = new Uint8Array(text.length * 7 >> 3);
  let [bits, held, place] = [0, 0, 0];
  // From the blank to ~, without " and <.
  const sign = (code) => code - 32 - (code > 34) - (code > 60);
  // The first one turns the others.
  const turn = sign(text.charCodeAt(0));
  const digit = (i) => (sign(text.charCodeAt(i)) + 93 - turn) % 93;
  for (let i = 1; i < text.length; i += 2) {
    const value = digit(i) * 93 + digit(i + 1);
    bits |= value << held;
    held += (value & 8191) > 456 ? 13 : 14;
    for (; held >= 8; held -= 8, bits >>= 8) {
      bytes[place] = bits;
      place += 1;
    }
  }
  return bytes;
}

// The decisions that packed bytes hold, one by one: LZMA's range decoder.
class Decisions {
  constructor(packed, start, count) {
    [this.packed, this.place] = [packed, start + 5];
    [this.range, this.code] = [0xffffffff, 0];
    for (let i = start + 1; i < start + 5; i += 1) this.code = this.code * 256 + packed[i];
    // Probabilities of a 0, of 2048.
    this.zeros = new Uint16Array(count).fill(1024);
  }

  next(i) {
    const zero = this.zeros[i];
    const bit = this.decide((this.range >>> 11) * zero);
    this.zeros[i] = bit === 1 ? zero - (zero >> 5) : zero + (2048 - zero >> 5);
    return bit;
  }

  // A decision, which is a 1 with a chance of so many in 65536.
  bit(chance) {
    return this.decide((this.range >>> 16) * (65536 - chance));
  }

  // A 0 below a bound of the range.
  decide(bound) {
    const isOne = this.code >= bound;
    if (isOne) this.code -= bound;
    this.range = isOne ? this.range - bound : bound;
    while (this.range < 0x1000000) this.shift();
    return isOne ? 1 : 0;
  }

  shift() {
    this.range *= 256;
    this.code = this.code * 256 + this.packed[this.place];
    this.place += 1;
  }

  // Bits that have no probability, the highest first.
  plain(count) {
    let bits = 0;
    for (let i = 0; i < count; i += 1) {
      this.range = Math.floor(this.range / 2);
      const isOne = this.code >= this.range;
      if (isOne) this.code -= this.range;
      bits = bits * 2 + (isOne ? 1 : 0);
      if (this.range < 0x1000000) this.shift();
    }
    return bits;
  }

  // Bits of which each has its probability by those before it, the highest first.
  tree(place, count) {
    let node = 1;
    for (let i = 0; i < count; i += 1) node = node * 2 + this.next(place + node);
    return node - (1 << count);
  }

  // The same, the lowest first.
  reversed(place, count) {
    let [node, bits] = [1, 0];
    for (let i = 0; i < count; i += 1) {
      const bit = this.next(place + node);
      node = node * 2 + bit;
      bits |= bit << i;
    }
    return bits;
  }

  // A byte of which, after a match, the byte at the same distance is the likeliest.
  byte(place, like) {
    let node = 1;
    while (like !== null && node < 0x100) {
      const wanted = like >> 7 & 1;
      const bit = this.next(place + (1 + wanted << 8) + node);
      node = node * 2 + bit;
      like = bit === wanted ? like << 1 : null;
    }
    while (node < 0x100) node = node * 2 + this.next(place + node);
    return node & 0xff;
  }

  length(place) {
    if (!this.next(place)) return 2 + this.tree(place + 2, 3);
    return this.next(place + 1) ? 18 + this.tree(place + 18, 8) : 10 + this.tree(place + 10, 3);
  }

  distance(length) {
    const slot = this.tree(72 + 64 * Math.min(length - 2, 3), 6);
    if (slot < 4) return slot + 1;
    const count = (slot >> 1) - 1;
    const first = (2 + slot % 2) * 2 ** count;
    if (slot < 14) return first + this.reversed(328 + first - slot - 1, count) + 1;
    return first + this.plain(count - 4) * 16 + this.reversed(443, 4) + 1;
  }
}

// The bytes that were packed.
function unpacked(text) {
  const packed = packedBytes(text);
  const bits = packed[0];
  const bytes = new Uint8Array(new DataView(packed.buffer).getUint32(5, true));
  const coder = new Decisions(packed, 13, 1007 + (0x300 << bits));
  const back = new Uint32Array(4).fill(1);
  let [place, state] = [0, 0];
  while (place < bytes.length) {
    if (!coder.next(state)) {
      const group = 1007 + 0x300 * ((place > 0 ? bytes[place - 1] : 0) >> 8 - bits);
      bytes[place] = coder.byte(group, state < 7 ? null : bytes[place - back[0]]);
      place += 1;
      state = state < 4 ? 0 : state < 10 ? state - 3 : state - 6;
      continue;
    }
    let length = 1;
    if (!coder.next(12 + state)) {
      length = coder.length(459);
      back.copyWithin(1, 0);
      back[0] = coder.distance(length);
      state = state < 7 ? 7 : 10;
    } else {
      const isOlder = coder.next(24 + state);
      if (!isOlder && !coder.next(60 + state)) {
        state = state < 7 ? 9 : 11;
      } else {
        if (isOlder) {
          const i = coder.next(36 + state) ? 2 + coder.next(48 + state) : 1;
          const distance = back[i];
          back.copyWithin(1, 0, i);
          back[0] = distance;
        }
        length = coder.length(733);
        state = state < 7 ? 8 : 11;
      }
    }
    for (const end = place + length; place < end; place += 1) bytes[place] = bytes[place - back[0]];
  }
  return bytes;
}
