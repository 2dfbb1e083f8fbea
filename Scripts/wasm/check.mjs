// Runs a page's engine over every built-in scenario, and compares its digests with the native ones. Then it drags the
// card of each by hand, with a late touch: the frames that were shown last must be those of the recording, to the bit.
// Usage: node check.mjs ENGINE.TXT CASES.JSON: the module as a page carries it, and what `CardTorture engine` prints.
import { readFileSync } from 'node:fs'

const file = (name) => readFileSync(new URL(`../../Sources/CardPage/Page/${name}`, import.meta.url), 'utf8')
const source = `${['unpack.js', 'module.js', 'locals.js', 'engine.js'].map(file).join('\n')}`
const { Engine, TimelineTexts, COLUMN } = new Function(`${source}\nreturn { Engine, TimelineTexts, COLUMN }`)()
const [, , path, casesPath] = process.argv
const module = await Engine.compile(readFileSync(path, 'latin1'))
const { texts, cases } = JSON.parse(readFileSync(casesPath, 'utf8'))

const words = (text) => BigUint64Array.from(text.split(' ').filter(Boolean), (word) => BigInt(`0x${word}`))
const limit = 65_536
let wrong = 0
const expect = (name, what, found, wanted) => {
  if (found === wanted) return
  wrong += 1
  console.error(`error: ${name}: ${what} is ${found}, not ${wanted}`)
}

// The scenario's own timeline, as it is written and after each of its settings was set to its value.
const replay = (engine, { name, digest, data }) => {
  const timelineTexts = new TimelineTexts(texts, data.names)
  const found = () => timelineTexts.digest(engine.rerun({ which: 'scenario', limit }))
  expect(name, 'the digest', found(), digest)
  data.settings.forEach((value, index) => expect(name, `setting ${index}`, engine.set(index, words(value)), true))
  engine.apply()
  expect(name, 'the digest under its settings', found(), digest)
}

const same = (one, other) => {
  for (let column = 0; column < COLUMN.isAtRest; column++) {
    if (!Object.is(one[column], other[column])) return false
  }
  return true
}

// A drag by hand: the frame at 100 ms is shown before the touch of 96 ms is known.
const drag = (engine, { name, data }) => {
  engine.begin()
  const first = engine.frame(0)
  const [x, y] = [150, first[COLUMN.cardY] + 20]
  engine.touch(20_000, 0, 1, x, y)
  for (let time = 32_000; time < 96_000; time += 8_000) engine.touch(time, 1, 1, x, y - (time - 20_000) / 800)
  let last
  for (let time = 16_667; time <= 100_002; time += 16_667) last = engine.frame(time)
  expect(name, 'the late touch', engine.touch(96_000, 1, 1, x, y - 95.123), 1)
  engine.touch(104_000, 3, 1, x, y - 105)
  last = engine.frame(116_669)
  expect(name, 'the first corrected frame', last[COLUMN.correctedFirst] <= 6, true)
  for (let time = 133_336; time < 3_000_000 && last[COLUMN.isAtRest] !== 1; time += 16_667) last = engine.frame(time)
  const { count, width, rows, events } = engine.rerun({ which: 'session', limit })
  const end = rows.subarray((count - 1) * width, count * width)
  expect(name, 'the last frame like the recording’s', same(last, end), true)
  expect(name, 'a release', events.some((event) => event.kind === 5), engine.explain() !== null)
  return engine.session()
}

for (const one of cases) {
  try {
    const engine = await Engine.create(module)
    engine.open(words(one.data.words))
    replay(engine, one)
    const session = drag(engine, one)
    // The recording is a scenario of its own.
    const other = await Engine.create(module)
    other.open(session)
    const timelineTexts = new TimelineTexts(texts, one.data.names)
    const digest = timelineTexts.digest(engine.rerun({ which: 'session', limit }))
    expect(one.name, 'the recording', timelineTexts.digest(other.rerun({ which: 'scenario', limit })), digest)
    const cut = session.subarray(0, session.length - 3)
    let isRefused = false
    try { other.open(cut) } catch { isRefused = true }
    expect(one.name, 'the refusal of damaged words', isRefused, true)
  } catch (error) {
    expect(one.name, 'the run', String(error.stack), 'done')
  }
}
console.log(`${cases.length} scenarios, ${wrong} differences`)
process.exit(wrong === 0 ? 0 : 1)
