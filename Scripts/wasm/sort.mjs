// Sorts a WebAssembly module's bytes by what they are, and packs its locals, as Sources/CardPage/Page/module.js and
// locals.js read them.
// Usage: node sort.mjs ENGINE.WASM SORTED LOCALS...: each of the last ones is packed by another rate of learning, so
// that one of them spells no word that it mustn't.
import { readFileSync, writeFileSync } from 'node:fs'

const file = (name) => readFileSync(new URL(`../../Sources/CardPage/Page/${name}`, import.meta.url), 'utf8')
const source = ['unpack.js', 'module.js', 'locals.js'].map(file).join('\n')
const names = 'GROUP, numberOf, moveFunction, joinedModule, Locals, localsOf'
const page = new Function(`${source}\nreturn { ${names} }`)()

const append = (bytes, number) => {
  for (; number >= 128; number >>>= 7) bytes.push((number & 127) | 128)
  bytes.push(number)
}

// The bytes of a module by their groups.
const grouped = (module) => {
  const groups = Object.values(page.GROUP).map(() => [])
  const rest = groups[page.GROUP.rest]
  let place = 0
  const next = () => module[place++]
  const move = (group) => {
    groups[group].push(module[place])
    return next()
  }
  while (place < 8) move(page.GROUP.rest)
  while (place < module.length) {
    const kind = move(page.GROUP.rest)
    const size = page.numberOf(next)
    if (kind === 10) {
      const count = page.numberOf(next)
      append(rest, count)
      for (let index = 0; index < count; index += 1) {
        page.numberOf(next)
        page.moveFunction(move)
      }
    } else {
      append(rest, size)
      for (const end = place + size; place < end;) move(page.GROUP.rest)
    }
  }
  return groups
}

// Groups one after the other, without the locals.
const sorted = (groups) => {
  const kept = groups.with(page.GROUP.local, [])
  const all = []
  for (const bytes of kept) append(all, bytes.length)
  for (const bytes of kept) for (const byte of bytes) all.push(byte)
  return Uint8Array.from(all)
}

// Writes the bits of the locals in as much space as their probabilities make them worth: LZMA's range coder.
class Writer {
  constructor(locals) {
    this.halves = locals.flatMap((byte) => (byte < 15 ? [byte] : [15, byte >> 4, byte & 15]))
    this.place = 0
    this.bytes = []
    this.low = 0
    this.range = 0xffffffff
    this.pending = [0]
  }

  // The next bit, given the probability that it is a 1, of 65536.
  bit(chance) {
    const bit = (this.halves[this.place >> 2] >> (3 - (this.place & 3))) & 1
    this.place += 1
    const bound = (this.range >>> 16) * (65536 - chance)
    if (bit === 1) this.low += bound
    this.range = bit === 1 ? this.range - bound : bound
    while (this.range < 0x1000000) {
      this.range *= 256
      this.shift()
    }
    return bit
  }

  // Moves the highest byte out. Those of 255 wait: a carry may still change them, and the one before.
  shift() {
    if (this.low < 0xff000000 || this.low > 0xffffffff) {
      const carry = this.low > 0xffffffff ? 1 : 0
      for (const byte of this.pending) this.bytes.push((byte + carry) & 255)
      this.pending = [Math.floor(this.low / 0x1000000) & 255]
    } else {
      this.pending.push(255)
    }
    this.low = (this.low % 0x1000000) * 256
  }

  end() {
    for (let count = 0; count < 5; count += 1) this.shift()
    return this.bytes
  }
}

const [, , path, target, ...others] = process.argv
const module = readFileSync(path)
const groups = grouped(module)
const found = sorted(groups)
writeFileSync(target, found)
others.forEach((other, index) => {
  const rate = 160 + 10 * index
  const writer = new Writer(groups[page.GROUP.local])
  page.joinedModule(found, new page.Locals(writer, rate))
  const packed = Uint8Array.from([rate, ...writer.end()])
  // A page's module has longer numbers for its parts' sizes, and is the same but for them.
  const joined = grouped(page.joinedModule(found, page.localsOf(packed)))
  if (groups.some((bytes, group) => !Buffer.from(bytes).equals(Buffer.from(joined[group])))) {
    console.error(`error: ${path} isn't what its sorted bytes are joined to`)
    process.exit(1)
  }
  writeFileSync(other, packed)
})
