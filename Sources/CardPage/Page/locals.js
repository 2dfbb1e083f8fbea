// The locals that a module's instructions name: half of its numbers. Each of their bits has a probability, mixed from
// those that it had in several contexts: the instructions around, which are known, and the locals before. That packs
// them into a fifth less than LZMA does.

'use strict';

// ln(p / (1 − p)) for p in steps of 1/4096. It is made of sums and quotients alone, which are the same in every browser.
const LOGITS = (() => {
  const logarithms = new Float64Array(4097);
  for (let count = 1; count < 4096; count += 1) {
    // ln((n + 1) / n) = 2 artanh(1 / (2n + 1))
    const part = 1 / (2 * count + 1);
    let [sum, power] = [0, part];
    for (let order = 1; order < 40; order += 2, power *= part * part) sum += power / order;
    logarithms[count + 1] = logarithms[count] + 2 * sum;
  }
  return logarithms.slice(0, 4096).map((_, p) => logarithms[Math.max(p, 1)] - logarithms[4096 - Math.max(p, 1)]);
})();

// 1 / (1 + e^−x), nearly.
function share(x) {
  let power = 1 + Math.max(-12, Math.min(12, x)) / 1024;
  for (let square = 0; square < 10; square += 1) power *= power;
  return power / (1 + power);
}

// One number of three.
function hashed(one, other, third) {
  const hash = Math.imul(one << 24 ^ other, 0x2c1b3c6d);
  return Math.imul(hash ^ hash >>> 15 ^ third, 0x297a2d39);
}

// A table of 256 KB, which stays near the processor: a larger one packs little better, and is slower to read.
const CONTEXTS = 4;
const TABLE_BITS = 10;

// The share of a bit that a context learns, by the number of bits that it knows.
const RATES = Float64Array.from({ length: 16 }, (_, count) => 1 / (count + 1.3));

class Locals {
  // `coder.bit` says the next bit, given the probability that it is a 1, of 65536.
  constructor(coder, rate) {
    [this.coder, this.rate] = [coder, rate / 8192];
    // The probability of a 1, of 65536 and less one half, and the number of bits that it knows; in each sixteenth cell
    // the context of those after it.
    this.cells = new Int32Array(CONTEXTS << TABLE_BITS + 4);
    this.weights = new Float64Array(2 * 48 * CONTEXTS).fill(0.3);
    this.inputs = new Float64Array(CONTEXTS);
    this.hashes = new Int32Array(CONTEXTS);
    this.places = new Int32Array(CONTEXTS);
    [this.function, this.last, this.last2, this.last3] = [0, 0, 0, 0];
  }

  // A function begins, in which no local was named.
  begin() {
    this.function += 1;
    this.highest = 0;
    this.low = 0;
  }

  // The next byte; `place` is that of the instruction after it. Most are less than 15, and four bits; 15 stands before
  // others. A local from 128 on takes two bytes.
  byte(instructions, place) {
    this.#hash(instructions, place);
    const set = this.low === 0 ? 0 : 48 * CONTEXTS;
    let byte = this.#half(0, set);
    if (byte === 15) {
      const high = this.#half(1, set + 16 * CONTEXTS);
      byte = high << 4 | this.#half(2 + high, set + 32 * CONTEXTS);
    }
    if (byte > 127) {
      this.low = byte;
    } else {
      this.last3 = this.last2;
      this.last2 = this.last;
      this.last = byte << 7 | this.low;
      this.highest = Math.max(this.highest, this.last);
      this.low = 0;
    }
    return byte;
  }

  // The contexts as numbers: the local is likely one that this function named at such a place, or the next
  // that it names at all, or the one that followed the last ones.
  #hash(instructions, place) {
    const { hashes, last, low } = this;
    const own = instructions[place - 1];
    const after = instructions[place];
    hashes[0] = hashed(low, this.function, own << 8 | after);
    hashes[1] = hashed(low, this.highest, own);
    hashes[2] = hashed(low, last, instructions[place - 2] << 16 | own << 8 | after);
    hashes[3] = hashed(low, last << 8 | own, this.last2 << 12 | this.last3);
  }

  // Four bits. Their cells lie side by side in each context.
  #half(above, set) {
    const { weights, inputs, hashes, places, cells } = this;
    for (let index = 0; index < CONTEXTS; index += 1) {
      const hash = Math.imul(hashes[index] + Math.imul(above, 0x7feb352d), 0x846ca68b);
      const place = (index << TABLE_BITS | hash >>> 32 - TABLE_BITS) << 4;
      places[index] = place;
      // Another context had the place.
      if (cells[place] !== hash) {
        cells.fill(0, place, place + 16);
        cells[place] = hash;
      }
    }
    let node = 1;
    while (node < 16) {
      let sum = 0;
      const weight = set + node * CONTEXTS;
      for (let index = 0; index < CONTEXTS; index += 1) {
        const input = LOGITS[(cells[places[index] + node] >> 20) + 2048];
        inputs[index] = input;
        sum += weights[weight + index] * input;
      }
      const chance = Math.max(1, Math.min(65535, share(sum) * 65536 | 0));
      const bit = this.coder.bit(chance);
      const step = (bit - chance / 65536) * this.rate;
      const goal = bit === 1 ? 32767 : -32768;
      for (let index = 0; index < CONTEXTS; index += 1) {
        weights[weight + index] += step * inputs[index];
        const place = places[index] + node;
        const cell = cells[place];
        const known = cell >> 16;
        const count = cell & 15;
        cells[place] = known + (goal - known) * RATES[count] << 16 | Math.min(count + 1, 15);
      }
      node = node * 2 + bit;
    }
    return node & 15;
  }
}

// The locals in packed bytes, of which the first is the rate.
function localsOf(packed) {
  return new Locals(new Coder(packed, 1, 0), packed[0]);
}
