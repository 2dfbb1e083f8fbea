// Unpacks what a page carries: bytes as text, two signs for 13 or 14 bits, and these as LZMA. Sources/CardPage/Packing packs
// it: PackedText.swift says how the signs count, LZMAModel.swift what the places are.

'use strict';

// The bytes of a text of signs.
function packedBytes(text) {
  const bytes = new Uint8Array(text.length * 7 >> 3);
  let [bits, held, at] = [0, 0, 0];
  // From the blank to ~, without " and <.
  const sign = (code) => code - 32 - (code > 34) - (code > 60);
  // The first one turns the others.
  const turn = sign(text.charCodeAt(0));
  const part = (i) => (sign(text.charCodeAt(i)) + 93 - turn) % 93;
  for (let i = 1; i < text.length; i += 2) {
    const two = part(i) * 93 + part(i + 1);
    bits |= two << held;
    held += (two & 8191) > 456 ? 13 : 14;
    for (; held >= 8; held -= 8, bits >>= 8) {
      bytes[at] = bits;
      at += 1;
    }
  }
  return bytes;
}

// The decisions that packed bytes hold, one by one: LZMA's range decoder.
class Coder {
  constructor(packed, from, n) {
    [this.packed, this.at] = [packed, from + 5];
    [this.range, this.code] = [0xffffffff, 0];
    for (let i = from + 1; i < from + 5; i += 1) this.code = this.code * 256 + packed[i];
    // Probabilities of a 0, of 2048.
    this.zeros = new Uint16Array(n).fill(1024);
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
    const one = this.code >= bound;
    if (one) this.code -= bound;
    this.range = one ? this.range - bound : bound;
    while (this.range < 0x1000000) this.shift();
    return one ? 1 : 0;
  }

  shift() {
    this.range *= 256;
    this.code = this.code * 256 + this.packed[this.at];
    this.at += 1;
  }

  // Bits that have no probability, the highest first.
  plain(n) {
    let bits = 0;
    for (let i = 0; i < n; i += 1) {
      this.range = Math.floor(this.range / 2);
      const one = this.code >= this.range;
      if (one) this.code -= this.range;
      bits = bits * 2 + (one ? 1 : 0);
      if (this.range < 0x1000000) this.shift();
    }
    return bits;
  }

  // Bits of which each has its probability by those before it, the highest first.
  tree(at, n) {
    let node = 1;
    for (let i = 0; i < n; i += 1) node = node * 2 + this.next(at + node);
    return node - (1 << n);
  }

  // The same, the lowest first.
  reversed(at, n) {
    let [node, bits] = [1, 0];
    for (let i = 0; i < n; i += 1) {
      const bit = this.next(at + node);
      node = node * 2 + bit;
      bits |= bit << i;
    }
    return bits;
  }

  // A byte of which, after a match, the byte at the same distance is the likeliest.
  byte(at, like) {
    let node = 1;
    while (like !== null && node < 0x100) {
      const top = like >> 7 & 1;
      const bit = this.next(at + (1 + top << 8) + node);
      node = node * 2 + bit;
      like = bit === top ? like << 1 : null;
    }
    while (node < 0x100) node = node * 2 + this.next(at + node);
    return node & 0xff;
  }

  length(at) {
    if (!this.next(at)) return 2 + this.tree(at + 2, 3);
    return this.next(at + 1) ? 18 + this.tree(at + 18, 8) : 10 + this.tree(at + 10, 3);
  }

  distance(length) {
    const slot = this.tree(72 + 64 * Math.min(length - 2, 3), 6);
    if (slot < 4) return slot + 1;
    const n = (slot >> 1) - 1;
    const first = (2 + slot % 2) * 2 ** n;
    if (slot < 14) return first + this.reversed(328 + first - slot - 1, n) + 1;
    return first + this.plain(n - 4) * 16 + this.reversed(443, 4) + 1;
  }
}

// The bytes that were packed.
function unpacked(text) {
  const packed = packedBytes(text);
  const bits = packed[0];
  const bytes = new Uint8Array(new DataView(packed.buffer).getUint32(5, true));
  const coder = new Coder(packed, 13, 1007 + (0x300 << bits));
  const back = new Uint32Array(4).fill(1);
  let [at, state] = [0, 0];
  while (at < bytes.length) {
    if (!coder.next(state)) {
      const set = 1007 + 0x300 * ((at > 0 ? bytes[at - 1] : 0) >> 8 - bits);
      bytes[at] = coder.byte(set, state < 7 ? null : bytes[at - back[0]]);
      at += 1;
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
      const older = coder.next(24 + state);
      if (!older && !coder.next(60 + state)) {
        state = state < 7 ? 9 : 11;
      } else {
        if (older) {
          const i = coder.next(36 + state) ? 2 + coder.next(48 + state) : 1;
          const distance = back[i];
          back.copyWithin(1, 0, i);
          back[0] = distance;
        }
        length = coder.length(733);
        state = state < 7 ? 8 : 11;
      }
    }
    for (const end = at + length; at < end; at += 1) bytes[at] = bytes[at - back[0]];
  }
  return bytes;
}
