// Runs a driver for wasm32, which gets four functions and nothing else: one that writes a byte, two that read a decimal,
// and C's `round`, the only way of rounding that wasm32 has no instruction for.
import { readFileSync, writeSync } from 'node:fs'

let memory
let line = []

// The longest decimal at the start of some text. JavaScript reads one as the standard says, to the nearest number.
const decimal = (text) => {
  const bytes = new Uint8Array(memory.buffer, text)
  const words = String.fromCharCode(...bytes.subarray(0, bytes.indexOf(0)))
  return /^[-+]?(\d+\.?\d*|\.\d+)([eE][-+]?\d+)?/.exec(words)?.[0] ?? ''
}
const reader = (setter) => (text, number) => {
  const found = decimal(text)
  new DataView(memory.buffer)[setter](number, Number(found), true)
  return text + found.length
}
const env = {
  putchar: (byte) => {
    line.push(byte)
    if (byte === 10) {
      writeSync(1, Uint8Array.from(line))
      line = []
    }
    return byte
  },
  // Half goes away from zero; the difference is exact.
  round: (x) => {
    const whole = Math.trunc(x)
    return Math.abs(x - whole) >= 0.5 ? whole + Math.sign(x) : whole
  },
  _swift_stdlib_strtod_clocale: reader('setFloat64'),
  _swift_stdlib_strtof_clocale: reader('setFloat32'),
}

const { instance } = await WebAssembly.instantiate(readFileSync(process.argv[2]), { env })
memory = instance.exports.memory
instance.exports.__main_argc_argv(0, 0)
