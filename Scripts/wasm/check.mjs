// Runs a page's engine over every built-in scenario, and compares its digests with the native ones.
// Usage: node check.mjs ENGINE.WASM CASES.JSON, the cases being those that `CardTorture engine` prints.
import { readFileSync } from 'node:fs'

const source = readFileSync(new URL('../../Sources/CardPage/Page/engine.js', import.meta.url), 'utf8')
const { Engine, TimelineTexts } = new Function(`${source}\nreturn { Engine, TimelineTexts }`)()
const [, , path, casesPath] = process.argv
const module = await WebAssembly.compile(readFileSync(path))
const { texts, cases } = JSON.parse(readFileSync(casesPath, 'utf8'))

const words = (text) => new BigUint64Array(Uint8Array.from(Buffer.from(text, 'base64')).buffer)
let wrong = 0
const expect = (name, what, found, wanted) => {
  if (found === wanted) return
  wrong += 1
  console.error(`error: ${name}: ${what} is ${found}, not ${wanted}`)
}

for (const { name, digest, data } of cases) {
  const engine = await Engine.create(module)
  try {
    engine.open(words(data.words))
    const timelineTexts = new TimelineTexts(texts, data.names)
    const found = () => timelineTexts.digest(engine.rerun({ which: 'scenario', limit: 65_536 }))
    expect(name, 'the digest', found(), digest)
    data.settings.forEach((value, index) => expect(name, `setting ${index}`, engine.set(index, words(value)), true))
    engine.apply()
    expect(name, 'the digest under its settings', found(), digest)
  } catch (error) {
    expect(name, 'the run', String(error), 'done')
  }
}
console.log(`${cases.length} scenarios, ${wrong} differences`)
process.exit(wrong === 0 ? 0 : 1)
